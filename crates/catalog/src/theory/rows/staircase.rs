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
use crate::argument::{self, Statement};
use crate::theory::{Component, Several, Theory};
use dashu_int::UBig;

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

    fn account(&self, sum: &[&[UBig]]) -> Vec<Statement> {
        if sum.is_empty() {
            return Vec::new();
        }
        let sums = sums(sum, |row| row.iter().step_by(2).cloned().collect());
        vec![argument::Staircase::Rule.into(), argument::Staircase::Steps(sums).into()]
    }

    fn tells(&self, at: &[UBig], option: &[Component], value: &UBig) -> Option<Statement> {
        let [after] = option else { return None };
        // The higher of the two changed steps loses stones.
        let place = at.iter().zip(after).rposition(|(before, now)| before != now)?;
        let (before, now) = (at.get(place)?, after.get(place)?);
        if now > before {
            return None;
        }
        let odd = if place % 2 == 0 { place } else { place - 1 };
        let (from, to) = (at.get(odd)?.clone(), after.get(odd)?.clone());
        let (stones, value) = (before - now, value.clone());
        Some(argument::Staircase::Move { stones, step: place + 1, odd: odd + 1, from, to, value }.into())
    }
}

/// The row after `stones` went down from a place.
fn moved(at: &[UBig], place: usize, stones: &UBig) -> Component {
    let above = at.get(place).map(|step| (place, step - stones));
    let below = place.checked_sub(1).and_then(|place| Some((place, at.get(place)? + stones)));
    replaced(at, above.into_iter().chain(below))
}
