//! Turning Turtles: turn a head to tails and, optionally, any one coin to its left.
//!
//! The nim-value is the nim-sum of the positions of the heads, counted from 1 (Winning Ways, ch. 14). *Proof.* Coins
//! that show heads are independent games, since two heads in one place would cancel; a single head at n can vanish or
//! turn into one at any j < n: a heap of Nim.
//!
//! Each head has at most one option with a wanted value. Linear in the number of coins.
//! Evidence: the theorem, compared in the tests with exhaustive search from the rules.

use super::row::{Gathered, heads, replaced, sums};
use crate::argument::{self, Statement};
use crate::theory::{Component, Several, Theory};
use dashu_int::UBig;

pub(super) struct Coins;

/// Nim-sum, if all entries are coins.
fn nim_sum(row: &[UBig]) -> Option<u64> {
    heads(row).map(|heads| heads.fold(0, |sum, head| sum ^ head))
}

/// The row after a coin is turned.
fn turned(row: &[UBig], position: u64) -> Option<(usize, UBig)> {
    let place = usize::try_from(position.checked_sub(1)?).ok()?;
    Some((place, UBig::from(row.get(place)?.is_zero())))
}

impl Theory for Coins {
    fn citation(&self) -> &str {
        "Winning Ways, ch. 14"
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        nim_sum(at).map(UBig::from)
    }

    fn reaching(&self, at: &[UBig], value: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let (own, heads): (u64, Vec<u64>) = (nim_sum(at)?, heads(at)?.collect());
        let mut found = Gathered::new(most);
        let Ok(value) = u64::try_from(value) else { return Some(found.all()) };
        let changed = own ^ value;
        if changed == 0 {
            return Some(found.all());
        }
        let option = |head, other| replaced(at, turned(at, head).into_iter().chain(turned(at, other)));
        // A single coin.
        if heads.contains(&changed) {
            found.add(|| option(changed, 0));
        }
        for head in heads {
            let other = head ^ changed;
            if 0 < other && other < head {
                found.add(|| option(head, other));
            }
        }
        Some(found.all())
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Statement> {
        if sum.is_empty() {
            return Vec::new();
        }
        let sums = sums(sum, |row| heads(row).into_iter().flatten().map(UBig::from).collect());
        vec![argument::Coins::Rule.into(), argument::Coins::Heads(sums).into()]
    }

    fn tells(&self, at: &[UBig], option: &[Component], value: &UBig) -> Option<Statement> {
        let [after] = option else { return None };
        let mut turned =
            at.iter().zip(after).zip(1u64..).filter(|((was, is), _)| was != is).map(|(_, place)| place);
        let (first, second) = (turned.next()?, turned.next());
        Some(argument::Coins::Move { first, second, value: value.clone() }.into())
    }
}
