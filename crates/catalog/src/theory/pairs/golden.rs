//! The pairs of Wythoff's game.
//!
//! Pair number j is (⌊jφ⌋, ⌊jφ⌋ + j), where φ = (1 + √5)/2. As 1/φ + 1/φ² = 1, every natural number occurs in
//! exactly one pair (Beatty 1926), and so does every difference. The game needs only these two facts, which
//! also hold for the lost positions of misère play, where (2,2) and (0,1) replace (0,0) and (1,2).
//!
//! Every number here costs one or two integer square roots of twice its length.

use crate::argument::{Direction, NumberedPair, ToPair};
use dashu_int::UBig;
use rules::Convention;
use std::cmp::Ordering;

/// ⌊φ·j⌋ = ⌊(j + √(5j²)) / 2⌋; rounding the root down first changes nothing, since j is an integer.
pub(super) fn floor_phi(j: &UBig) -> UBig {
    let square: UBig = j * j * UBig::from(5u8);
    (j + square.nth_root(2)) >> 1
}

/// A lost position of Wythoff's game, lesser number first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    /// Difference of its numbers, which identifies it.
    pub(super) number: UBig,
    pub(super) low: UBig,
}

impl Pair {
    /// Greater number of the pair.
    pub(super) fn high(&self) -> UBig {
        &self.low + &self.number
    }

    /// The partner of `given` in this pair.
    fn partner(&self, given: &UBig) -> UBig {
        if *given == self.low { self.high() } else { self.low.clone() }
    }

    /// The pair with its number, for an argument.
    pub(super) fn numbered(&self) -> NumberedPair {
        NumberedPair { number: self.number.clone(), pair: (self.low.clone(), self.high()) }
    }
}

/// Lost positions under one convention.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pairs(pub(super) Convention);

impl Pairs {
    /// Pair with this difference.
    pub(super) fn numbered(self, number: &UBig) -> Pair {
        let low = match (self.0, u64::try_from(number)) {
            (Convention::Misere, Ok(0)) => UBig::from(2u8),
            (Convention::Misere, Ok(1)) => UBig::ZERO,
            _ => floor_phi(number),
        };
        Pair { number: number.clone(), low }
    }

    /// Pair that contains a number.
    pub(super) fn with(self, given: &UBig) -> Pair {
        match (self.0, u64::try_from(given)) {
            (Convention::Misere, Ok(0 | 1)) => return self.numbered(&UBig::ONE),
            (Convention::Misere, Ok(2)) => return self.numbered(&UBig::ZERO),
            (_, Ok(0)) => return self.numbered(&UBig::ZERO),
            _ => {}
        }
        // For x = ⌊jφ⌋ the only possible j is ⌈x/φ⌉ = ⌈xφ − x⌉, and for x = ⌊jφ⌋ + j = ⌊jφ²⌋ it is ⌈x/φ²⌉ =
        // ⌈2x − xφ⌉. Neither is rounded from an integer, as φ is irrational and x is not 0.
        let times_phi = floor_phi(given);
        let lesser = self.numbered(&(&times_phi - given + UBig::ONE));
        if lesser.low == *given {
            return lesser;
        }
        self.numbered(&(given + given - times_phi))
    }
}

/// The three pairs related to a position.
pub(super) struct Related {
    /// The one with the same difference.
    pub(super) alike: Pair,
    /// The one that contains the first number.
    pub(super) first: Pair,
    /// The one that contains the second number.
    pub(super) second: Pair,
}

impl Related {
    pub(super) fn of(pairs: Pairs, first: &UBig, second: &UBig) -> Related {
        let difference = if first <= second { second - first } else { first - second };
        Related { alike: pairs.numbered(&difference), first: pairs.with(first), second: pairs.with(second) }
    }

    /// All moves from the position to a pair: first the one that decreases both, then one in the greater
    /// number.
    ///
    /// Each number and each difference belongs to only one pair, so there are at most three.
    pub(super) fn reached(&self, first: &UBig, second: &UBig) -> Vec<ToPair> {
        let mut found = Vec::new();
        let pair = &self.alike;
        match pair.low.cmp(first.min(second)) {
            Ordering::Less => {
                let by = first.min(second) - &pair.low;
                let to = (first - &by, second - &by);
                found.push(ToPair { direction: Direction::Both, by, to, number: pair.number.clone() });
            }
            // A lost position: no move leads to another.
            Ordering::Equal => return found,
            Ordering::Greater => {}
        }
        let directions = if first >= second {
            [Direction::First, Direction::Second]
        } else {
            [Direction::Second, Direction::First]
        };
        for direction in directions {
            let (pair, stays, falls) = if direction == Direction::First {
                (&self.second, second, first)
            } else {
                (&self.first, first, second)
            };
            let partner = pair.partner(stays);
            if partner < *falls {
                let by = falls - &partner;
                let to = if direction == Direction::First {
                    (partner, stays.clone())
                } else {
                    (stays.clone(), partner)
                };
                found.push(ToPair { direction, by, to, number: pair.number.clone() });
            }
        }
        found
    }
}
