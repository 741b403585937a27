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

use crate::argument::{self, Statement, Taken};
use crate::theory::lone::{lone, without_winning_move, won_by};
use crate::theory::{Judgement, Several, Theory};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use rules::Outcome;

/// Limit on the bits of a heap: half a second of additions.
const LONGEST: usize = 1 << 17;
/// Number of the largest parts shown.
const SHOWN: usize = 8;
/// Limit on the amounts named.
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
            return Some(without_winning_move(Outcome::P, vec![argument::Fibonacci::NothingLeft.into()]));
        }
        if cap.is_zero() {
            return Some(without_winning_move(Outcome::P, vec![argument::Fibonacci::NothingAllowed.into()]));
        }
        let parts = Parts::of(stones)?;
        let (smallest, largest) = (parts.smallest.clone(), parts.largest.clone());
        let count = parts.places.len();
        let mut why: Vec<Statement> =
            vec![argument::Fibonacci::Parts { stones: stones.clone(), largest, smallest, count }.into()];
        let (allowed, smallest) = (cap.clone(), parts.smallest.clone());
        if *cap < parts.smallest {
            why.push(argument::Fibonacci::TooLittle { cap: allowed, smallest }.into());
            return Some(without_winning_move(Outcome::P, why));
        }
        let takes = parts.winning(cap, most.max(NAMED));
        why.push(argument::Fibonacci::Enough { cap: allowed, smallest }.into());
        if takes.first.len() > 1 {
            let first = takes.first.iter().take(NAMED).cloned().collect();
            why.push(argument::Fibonacci::Amounts(first).into());
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

fn recommended(from: (&UBig, &UBig), stones: &UBig, parts: &Parts) -> Statement {
    let to = (from.0 - stones, stones << 1);
    let taken = match to.0.is_zero() {
        true => Taken::All,
        false if *stones == parts.smallest => Taken::Smallest,
        false => Taken::Several,
    };
    let from = (from.0.clone(), from.1.clone());
    argument::Fibonacci::Move { from, to, stones: stones.clone(), taken }.into()
}
