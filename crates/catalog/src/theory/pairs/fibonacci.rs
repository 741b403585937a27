//! Fibonacci Nim: n stones, of which at most `cap` may be taken now, and afterwards at most twice the amount
//! just taken.
//!
//! Write n as a sum of Fibonacci numbers 1, 2, 3, 5, 8, … no two of them adjacent (Zeckendorf; the
//! representation is unique). The position is lost exactly if n = 0 or the cap is below the smallest part
//! (Whinihan 1963).
//!
//! All winning moves: take the sum k of any number of the smallest parts, if k is at most the cap and nothing
//! is left or 2k is below the smallest part that is left. *These win* by the theorem. *No others do:* say k
//! leaves a smallest part f with 2k < f. Fibonacci numbers at most double from one to the next, so k is below
//! the one before f, and no part of k is a neighbour of a part of n − k. Thus the parts of both together are
//! the parts of n, those of k the smallest.
//!
//! Cost: the Fibonacci numbers up to n, down and up once, so quadratic in the digits; only a few numbers are
//! kept. Larger heaps than [`LONGEST`] bits are not handled here. Evidence: the theorem and the proof above,
//! compared in the tests with exhaustive search from the rules.

use super::shown::arrow;
use crate::theory::lone::{lone, without_winning_move, won_by};
use crate::theory::{Judgement, Several, Theory};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use rules::speech::{both, list, number};
use rules::{Outcome, Text};

/// Limit on the bits of a heap: half a second of additions.
const LONGEST: usize = 1 << 17;
/// Number of the largest parts shown.
const SHOWN: usize = 8;
/// Limit on the amounts named in a sentence.
const NAMED: usize = 16;

pub(super) struct FibonacciNim;

impl Theory for FibonacciNim {
    fn citation(&self) -> &str {
        "Whinihan 1963"
    }

    fn judge(&self, sum: &[&[UBig]], most: usize) -> Option<Judgement> {
        let (component, at) = lone(sum, |at| at.iter().any(UBig::is_zero))?;
        let [stones, cap] = at else { return None };
        if stones.is_zero() {
            return Some(without_winning_move(Outcome::P, vec![none_left()]));
        }
        if cap.is_zero() {
            return Some(without_winning_move(Outcome::P, vec![none_allowed()]));
        }
        let parts = Parts::of(stones)?;
        let mut why = vec![written_out(stones, &parts)];
        if *cap < parts.smallest {
            why.push(too_little(cap, &parts.smallest));
            return Some(without_winning_move(Outcome::P, why));
        }
        let takes = parts.winning(cap, most.max(NAMED));
        why.push(enough(cap, &parts.smallest));
        if takes.first.len() > 1 {
            why.push(all_takes(&takes.first));
        }
        let recommends = takes.first.first().map(|take| recommended((stones, cap), take, &parts));
        let first = takes.first.into_iter().take(most).map(|take| vec![stones - &take, take << 1]).collect();
        Some(won_by(component, Several { first, count: takes.count }, why, recommends))
    }
}

/// A positive natural as a sum of Fibonacci numbers 1, 2, 3, 5, …, no two of them adjacent.
struct Parts {
    /// Indices of the parts in that sequence, from 0, largest first.
    places: Vec<usize>,
    smallest: UBig,
    /// The largest few.
    largest: Vec<UBig>,
}

impl Parts {
    fn of(natural: &UBig) -> Option<Parts> {
        if natural.bit_len() > LONGEST {
            return None;
        }
        let (mut low, mut high, mut place) = (UBig::ONE, UBig::from(2u8), 0);
        while high <= *natural {
            low += &high;
            std::mem::swap(&mut low, &mut high);
            place += 1;
        }
        // The greedy choice never takes two adjacent ones.
        let (mut places, mut largest, mut rest) = (Vec::new(), Vec::new(), natural.clone());
        loop {
            if low <= rest {
                rest -= &low;
                places.push(place);
                if largest.len() < SHOWN {
                    largest.push(low.clone());
                }
                if rest.is_zero() {
                    return Some(Parts { places, smallest: low, largest });
                }
            }
            if place == 0 {
                return None;
            }
            place -= 1;
            high -= &low;
            std::mem::swap(&mut low, &mut high);
        }
    }

    /// The sums of smallest parts that win, the least first; at most `most` are kept.
    fn winning(&self, cap: &UBig, most: usize) -> Several<UBig> {
        let (mut low, mut high, mut place) = (UBig::ONE, UBig::from(2u8), 0);
        let (mut first, mut count, mut sum) = (Vec::new(), 0u64, UBig::ZERO);
        let mut wins = |sum: &UBig| {
            count += 1;
            if first.len() < most {
                first.push(sum.clone());
            }
        };
        for &part in self.places.iter().rev() {
            while place < part {
                low += &high;
                std::mem::swap(&mut low, &mut high);
                place += 1;
            }
            if !sum.is_zero() && &sum << 1 < low {
                wins(&sum);
            }
            sum += &low;
            if sum > *cap {
                return Several { first, count: Some(count.into()) };
            }
        }
        wins(&sum);
        Several { first, count: Some(count.into()) }
    }
}

fn none_left() -> Text {
    both(
        "No stone is left: the opponent took the last one, and the player to move has lost.",
        "已经没有石子：最后一个被对方取走，轮到走的一方已输。",
    )
}

fn none_allowed() -> Text {
    both(
        "No stone may be taken: the player to move is stuck and loses.",
        "一个也不许取：轮到走的一方无法行动，判负。",
    )
}

fn written_out(stones: &UBig, parts: &Parts) -> Text {
    let mut named: Vec<String> = parts.largest.iter().map(number).collect();
    if parts.places.len() > parts.largest.len() {
        named.push("…".into());
        named.push(number(&parts.smallest));
    }
    let (stones, sum) = (number(stones), named.join(" + "));
    match parts.places.as_slice() {
        [_] => both(
            format!("{stones} is itself a Fibonacci number, its only part."),
            format!("{stones} 本身就是斐波那契数，只有这一项。"),
        ),
        places => both(
            format!(
                "As a sum of Fibonacci numbers of which no two are neighbours, {stones} = {sum} ({} parts).",
                places.len()
            ),
            format!("把它写成互不相邻的斐波那契数之和：{stones} = {sum}（共 {} 项）。", places.len()),
        ),
    }
}

fn too_little(cap: &UBig, smallest: &UBig) -> Text {
    let (cap, smallest) = (number(cap), number(smallest));
    both(
        format!(
            "At most {cap} may be taken, less than the smallest part {smallest}: the player to move loses. Whatever is \
             taken, the smallest part of what is left is at most twice as large, and the opponent may take that."
        ),
        format!(
            "这次最多取 {cap} 个，小于最小项 {smallest}，所以先手必败：无论取多少，剩下的数的最小项都不超过所取的两倍，对方正好可以取走它。"
        ),
    )
}

fn enough(cap: &UBig, smallest: &UBig) -> Text {
    let (cap, smallest) = (number(cap), number(smallest));
    both(
        format!("Up to {cap} may be taken, so the smallest part {smallest} can be: the player to move wins."),
        format!("这次最多可取 {cap} 个，足够取走最小项 {smallest}，所以先手必胜。"),
    )
}

fn all_takes(takes: &[UBig]) -> Text {
    let named = rules::speech::numbers(takes);
    both(
        format!(
            "The sum of several of the smallest parts wins too, if it may be taken and the opponent may then take less \
             than the next part: the winning numbers to take are {}.",
            list(&named, ", ", " and ")
        ),
        format!(
            "最小的若干项之和也可以，只要允许取，且对方随后能取的数小于下一项：能获胜的取法是 {}。",
            list(&named, "、", "、")
        ),
    )
}

fn recommended(from: (&UBig, &UBig), take: &UBig, parts: &Parts) -> Text {
    let (left, next) = (from.0 - take, take << 1);
    let arrow = arrow(from, (&left, &next));
    if left.is_zero() {
        return both(format!("{arrow} wins: it takes all stones."), format!("{arrow} 获胜：取完所有石子。"));
    }
    let (taken, next) = (number(take), number(&next));
    let what = if *take == parts.smallest {
        ("the smallest part", "最小项")
    } else {
        ("the smallest parts", "最小的几项")
    };
    both(
        format!(
            "{arrow} wins: it takes {}, {taken}, and the {next} that the opponent may take are fewer than the next part.",
            what.0
        ),
        format!("{arrow} 获胜：取走{} {taken}，对方最多取 {next} 个，小于下一项。", what.1),
    )
}
