//! Ruler: turn neighbouring coins, the rightmost of them a head.
//!
//! A head at place n, counted from 1, has as its value the largest power of two that divides n (Winning Ways,
//! ch. 14). *Proof.* Coins that show heads are independent games, since two heads in one place would cancel.
//! The nim-sum of the first n values is n ⊕ ⌊n/2⌋, the Gray code of n, which is different for every n. The
//! options of a head at n are the runs that end before n; that from m has the value G(n-1) ⊕ G(m-1). With n =
//! 2^k·odd these are for m > n - 2^k all the values below 2^k, and 2^k itself would need G(m-1) = G(n-1) ⊕
//! 2^k = G(n), so m - 1 = n.
//!
//! Each head ends at most one run with a wanted value. Linear in the number of coins.
//! Evidence: the theorem, compared in the tests with exhaustive search from the rules.

use super::row::{Gathered, heads, replaced, sums};
use crate::argument::{self, Statement};
use crate::theory::{Component, Several, Theory};
use dashu_int::UBig;

pub(super) struct Ruler;

/// Values of the heads, if all entries are coins.
fn worths(row: &[UBig]) -> Option<impl Iterator<Item = u64>> {
    heads(row).map(|heads| heads.map(|place| 1 << place.trailing_zeros()))
}

fn nim_sum(row: &[UBig]) -> Option<u64> {
    worths(row).map(|worths| worths.fold(0, |sum, worth| sum ^ worth))
}

/// Number with this Gray code.
fn from_gray(mut code: u64) -> u64 {
    for shift in [1, 2, 4, 8, 16, 32] {
        code ^= code >> shift;
    }
    code
}

/// The coin before the run that ends at this place and has this value, if there is a run.
fn before_run(last: u64, value: u64) -> Option<u64> {
    let before = from_gray(last ^ (last >> 1) ^ value);
    (before < last).then_some(before)
}

/// The row with the coins after `before` turned, up to `last`.
fn turned(row: &[UBig], before: u64, last: u64) -> Component {
    let place = |at: u64| usize::try_from(at).unwrap_or(usize::MAX);
    let run = row.iter().enumerate().take(place(last)).skip(place(before));
    replaced(row, run.map(|(place, coin)| (place, UBig::from(coin.is_zero()))))
}

impl Theory for Ruler {
    fn citation(&self) -> &str {
        "Winning Ways, ch. 14"
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        nim_sum(at).map(UBig::from)
    }

    fn reaching(&self, at: &[UBig], value: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let own = nim_sum(at)?;
        let mut found = Gathered::new(most);
        let Ok(value) = u64::try_from(value) else { return Some(found.all()) };
        if own == value {
            return Some(found.all());
        }
        for last in heads(at)? {
            if let Some(before) = before_run(last, own ^ value) {
                found.add(|| turned(at, before, last));
            }
        }
        Some(found.all())
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Statement> {
        if sum.is_empty() {
            return Vec::new();
        }
        let sums = sums(sum, |row| worths(row).into_iter().flatten().map(UBig::from).collect());
        vec![argument::Ruler::Rule.into(), argument::Ruler::Heads(sums).into()]
    }

    fn tells(&self, at: &[UBig], option: &[Component], value: &UBig) -> Option<Statement> {
        let [after] = option else { return None };
        let mut turned =
            at.iter().zip(after).zip(1u64..).filter(|((was, is), _)| was != is).map(|(_, place)| place);
        let (first, last) = (turned.next()?, turned.last());
        Some(argument::Ruler::Move { first, last, value: value.clone() }.into())
    }
}
