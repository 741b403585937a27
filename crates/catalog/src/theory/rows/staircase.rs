//! Staircase Nim: move some stones one step down; from step 1, the first of the row, they drop to the ground.
//!
//! The nim-value is the nim-sum of the odd steps (Sprague 1937). *Proof.* From an odd step any number of
//! stones may be moved, which lowers it to any smaller number: the options of Nim on the odd steps. A move
//! from an even step only raises the odd step below, by at most the size of the even step; and an increase
//! can be undone by moving the same stones on, so by induction such options never have the value of the
//! position itself. Hence the mex is the nim-sum.
//!
//! Each step has at most one option with a wanted value. Linear in the length of the row.
//! Evidence: the theorem, compared in the tests with exhaustive search from the rules.

use super::row::{Gathered, replaced, sums};
use crate::theory::{Component, Several, Theory};
use dashu_int::UBig;
use rules::Text;
use rules::speech::{both, number};

pub(super) struct Staircase;

impl Theory for Staircase {
    fn citation(&self) -> &str {
        "Sprague 1937"
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        Some(at.iter().step_by(2).fold(UBig::ZERO, |sum, step| sum ^ step))
    }

    fn reaching(&self, at: &[UBig], value: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let changed = self.value(at)? ^ value;
        let mut found = Gathered::new(most);
        if changed.is_zero() {
            return Some(found.all());
        }
        // As in Nim: an odd step decreases.
        for (place, step) in at.iter().enumerate().step_by(2) {
            let wanted = step ^ &changed;
            if wanted < *step {
                found.add(|| moved(at, place, &(step - &wanted)));
            }
        }
        // Or it increases from the even step above.
        for place in (1..at.len()).step_by(2) {
            let [below, step] = [&at[place - 1], &at[place]];
            if step.is_zero() {
                continue;
            }
            let wanted = below ^ &changed;
            if wanted > *below && &wanted - below <= *step {
                found.add(|| moved(at, place, &(&wanted - below)));
            }
        }
        Some(found.all())
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Text> {
        if sum.is_empty() {
            return Vec::new();
        }
        let sums = sums(sum, |row| row.iter().step_by(2).cloned().collect());
        vec![
            both(
                "Only the stones on odd steps count: they act as heaps of Nim. What comes down from an even step to an odd \
                 one can at once be moved one step further, so such moves settle nothing.",
                "只有奇数级台阶上的石子起作用，相当于尼姆堆；从偶数级移到奇数级的石子，对方可以立刻原样再移下一级，所以动偶数级改变不了胜负。",
            ),
            both(
                format!("The odd steps (step 1 comes first): {sums}."),
                format!("各奇数级（第 1 级写在最前）：{sums}。"),
            ),
        ]
    }

    fn tells(&self, at: &[UBig], option: &[Component], value: &UBig) -> Option<Text> {
        let [after] = option else { return None };
        // The higher of the two changed steps loses stones.
        let place = at.iter().zip(after).rposition(|(before, now)| before != now)?;
        let (before, now) = (at.get(place)?, after.get(place)?);
        if now > before {
            return None;
        }
        let (step, stones) = (place + 1, number(&(before - now)));
        let odd = if place % 2 == 0 { place } else { place - 1 };
        let (from, to) = (number(at.get(odd)?), number(after.get(odd)?));
        let (odd, value) = (odd + 1, number(value));
        Some(both(
            format!(
                "{stones} {} from step {step}, so that step {odd} goes from {from} to {to}: the odd steps then have the \
                 nim-sum {value}.",
                if stones == "1" { "stone moves down" } else { "stones move down" }
            ),
            format!(
                "从第 {step} 级移下 {stones} 个，第 {odd} 级由 {from} 变为 {to}，各奇数级的异或和变为 {value}。"
            ),
        ))
    }
}

/// The row after `stones` went down from a place.
fn moved(at: &[UBig], place: usize, stones: &UBig) -> Component {
    let above = at.get(place).map(|step| (place, step - stones));
    let below = place.checked_sub(1).and_then(|place| Some((place, at.get(place)? + stones)));
    replaced(at, above.into_iter().chain(below))
}
