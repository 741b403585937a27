//! Turning Turtles: turn a head to tails and, optionally, any one coin to its left.
//!
//! The nim-value is the nim-sum of the positions of the heads, counted from 1 (Winning Ways, ch. 14). *Proof.* Coins
//! that show heads are independent games, since two heads in one place would cancel; a single head at n can vanish or
//! turn into one at any j < n: a heap of Nim.
//!
//! Each head has at most one option with a wanted value. Linear in the number of coins.
//! Evidence: the theorem, compared in the tests with exhaustive search from the rules.

use super::row::{Gathered, heads, replaced, sums};
use crate::theory::{Component, Several, Theory};
use dashu_int::UBig;
use rules::Text;
use rules::speech::{both, number};

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

    fn account(&self, sum: &[&[UBig]]) -> Vec<Text> {
        if sum.is_empty() {
            return Vec::new();
        }
        let sums = sums(sum, |row| heads(row).into_iter().flatten().map(UBig::from).collect());
        vec![
            both(
                "A head in position i, counted from 1, acts as a heap of i stones of Nim: turning it alone takes the heap away, \
                 turning a coin j on its left as well leaves a heap of j stones; if j was a head already, the two cancel.",
                "从左数第 i 枚正面相当于有 i 个石子的尼姆堆：只翻它等于取走整堆；同时翻左边的第 j 枚，等于把它变成 j 个石子的堆；若第 j 枚本来是正面，两堆正好抵消。",
            ),
            both(format!("The heads: {sums}."), format!("正面的位置：{sums}。")),
        ]
    }

    fn tells(&self, at: &[UBig], option: &[Component], value: &UBig) -> Option<Text> {
        let [after] = option else { return None };
        let mut turned = at.iter().zip(after).zip(1u64..).filter(|((before, now), _)| before != now);
        let first = turned.next()?.1;
        let value = number(value);
        Some(match turned.next() {
            None => both(
                format!("It turns coin {first}: the positions of the heads then have the nim-sum {value}."),
                format!("翻第 {first} 枚，正面位置的异或和变为 {value}。"),
            ),
            Some((_, second)) => both(
                format!(
                    "It turns coins {second} and {first}: the positions of the heads then have the nim-sum {value}."
                ),
                format!("翻第 {second} 枚和第 {first} 枚，正面位置的异或和变为 {value}。"),
            ),
        })
    }
}
