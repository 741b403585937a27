//! The pairs of Wythoff's game.
//!
//! Pair number j is (⌊jφ⌋, ⌊jφ⌋ + j), where φ = (1 + √5)/2. As 1/φ + 1/φ² = 1, every natural number stands in exactly
//! one pair (Beatty 1926), and every difference is that of exactly one. These two facts are all that the game needs:
//! the lost positions of misère play, where (2,2) and (0,1) take the places of (0,0) and (1,2), have them as well.
//!
//! Every number here costs one or two integer square roots of twice its length.

use dashu_int::UBig;
use rules::Convention;
use std::cmp::Ordering;

/// ⌊φ·j⌋ = ⌊(j + √(5j²)) / 2⌋; to round the root down first changes nothing, since j is an integer.
pub(super) fn floor_phi(j: &UBig) -> UBig {
    let square: UBig = j * j * UBig::from(5u8);
    (j + square.nth_root(2)) >> 1
}

/// A lost position of Wythoff's game, the lesser number first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    /// The difference of its numbers, by which it is called.
    pub(super) number: UBig,
    pub(super) low: UBig,
}

impl Pair {
    /// The greater number.
    pub(super) fn high(&self) -> UBig {
        &self.low + &self.number
    }

    /// The number that stands in this pair beside `given`, which does.
    fn partner(&self, given: &UBig) -> UBig {
        if *given == self.low { self.high() } else { self.low.clone() }
    }
}

/// The lost positions under one convention.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pairs(pub(super) Convention);

impl Pairs {
    /// The pair whose numbers differ by `number`.
    pub(super) fn numbered(self, number: &UBig) -> Pair {
        let low = match (self.0, u64::try_from(number)) {
            (Convention::Misere, Ok(0)) => UBig::from(2u8),
            (Convention::Misere, Ok(1)) => UBig::ZERO,
            _ => floor_phi(number),
        };
        Pair { number: number.clone(), low }
    }

    /// The pair in which a number stands.
    pub(super) fn with(self, given: &UBig) -> Pair {
        match (self.0, u64::try_from(given)) {
            (Convention::Misere, Ok(0 | 1)) => return self.numbered(&UBig::ONE),
            (Convention::Misere, Ok(2)) => return self.numbered(&UBig::ZERO),
            (_, Ok(0)) => return self.numbered(&UBig::ZERO),
            _ => {}
        }
        // x = ⌊jφ⌋ leaves for j only ⌈x/φ⌉ = ⌈xφ − x⌉, and x = ⌊jφ⌋ + j = ⌊jφ²⌋ only ⌈x/φ²⌉ = ⌈2x − xφ⌉. Neither is
        // rounded from an integer, as φ is irrational and x is not 0.
        let times_phi = floor_phi(given);
        let lesser = self.numbered(&(&times_phi - given + UBig::ONE));
        if lesser.low == *given {
            return lesser;
        }
        self.numbered(&(given + given - times_phi))
    }
}

/// How a move reaches a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// By lowering both numbers equally.
    Both,
    /// By lowering the first number.
    First,
    /// By lowering the second number.
    Second,
}

/// A move to a lost position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reached {
    pub(super) way: Way,
    /// By how much the numbers are lowered.
    pub(super) by: UBig,
    pub(super) to: (UBig, UBig),
    /// The number of that position as a pair.
    pub(super) number: UBig,
}

/// The three pairs that a position has to do with.
pub(super) struct Standing {
    /// The one with the same difference.
    pub(super) alike: Pair,
    /// The one in which the first number stands.
    pub(super) first: Pair,
    /// The one in which the second number stands.
    pub(super) second: Pair,
}

impl Standing {
    pub(super) fn of(pairs: Pairs, first: &UBig, second: &UBig) -> Standing {
        let difference = if first <= second { second - first } else { first - second };
        Standing { alike: pairs.numbered(&difference), first: pairs.with(first), second: pairs.with(second) }
    }

    /// All moves from the position to a pair: first the one that lowers both, then one in the greater number.
    ///
    /// Each number and each difference has one pair only, so there are at most three.
    pub(super) fn reached(&self, first: &UBig, second: &UBig) -> Vec<Reached> {
        let mut found = Vec::new();
        let pair = &self.alike;
        match pair.low.cmp(first.min(second)) {
            Ordering::Less => {
                let by = first.min(second) - &pair.low;
                let to = (first - &by, second - &by);
                found.push(Reached { way: Way::Both, by, to, number: pair.number.clone() });
            }
            // A lost position: no move leads to another.
            Ordering::Equal => return found,
            Ordering::Greater => {}
        }
        let ways = if first >= second { [Way::First, Way::Second] } else { [Way::Second, Way::First] };
        for way in ways {
            let (pair, stays, falls) =
                if way == Way::First { (&self.second, second, first) } else { (&self.first, first, second) };
            let partner = pair.partner(stays);
            if partner < *falls {
                let by = falls - &partner;
                let to = if way == Way::First { (partner, stays.clone()) } else { (stays.clone(), partner) };
                found.push(Reached { way, by, to, number: pair.number.clone() });
            }
        }
        found
    }
}
