//! Values of heads given by theorems, and the moves that leave a wanted value.
//!
//! All are in Winning Ways, ch. 14. A head at place n has the value
//!
//! * n in Turning Turtles: it leaves nothing or one head before it, as in a heap of Nim; and n - 1 in Twins,
//!   where it leaves exactly one;
//! * the n-th odious number in Mock Turtles, the numbers with an odd number of ones in binary: the nim-sum of
//!   two odious numbers is evil, any smaller odious number is the value of a coin before, and any smaller
//!   evil one that of two such coins. In Triplets it is the same two places later: the coins at places 1 and
//!   2, of value 0, stand for the missing ones;
//! * the largest power of two that divides n in Ruler: the nim-sums of the first n values are the Gray code
//!   n ⊕ ⌊n/2⌋, so that a run of coins has a wanted value for one first coin at most;
//! * 2^(n-1) in Motley: the other coins are the digits of any smaller number.
//!
//! Evidence: the theorems, compared in the tests with exhaustive search from the rules.

use super::code::{Arrangement, Code, Turn};
use crate::theory::Several;
use dashu_int::ops::BitTest;
use dashu_int::{UBig, Word};

/// Limit on the coins written for one move.
const MOST_COINS: usize = 1 << 16;

/// A game whose nim-values are known for numbers of any size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Strip {
    Turtles,
    Twins,
    MockTurtles,
    Triplets,
    Ruler,
    Motley,
}

impl Strip {
    pub(crate) fn of(code: &Code) -> Option<Strip> {
        let [Turn { least, most, span: u64::MAX, arrangement, first: false }] = &code.0[..] else {
            return None;
        };
        match (least, most, arrangement) {
            (1, 2, Arrangement::Any) => Some(Strip::Turtles),
            (2, 2, Arrangement::Any) => Some(Strip::Twins),
            (1, 3, Arrangement::Any) => Some(Strip::MockTurtles),
            (3, 3, Arrangement::Any) => Some(Strip::Triplets),
            (1, &u64::MAX, Arrangement::Consecutive) => Some(Strip::Ruler),
            (1, &u64::MAX, Arrangement::Any) => Some(Strip::Motley),
            _ => None,
        }
    }

    /// Returns `true` if every option of a head has a smaller value than the head.
    pub(crate) fn only_falls(self) -> bool {
        matches!(self, Strip::Turtles | Strip::Twins | Strip::Motley)
    }

    /// Nim-value of a head at a place; `None` if it is too long to write.
    pub(crate) fn value(self, place: &UBig) -> Option<UBig> {
        let Some(before) = less(place, 1) else { return Some(UBig::ZERO) };
        Some(match self {
            Strip::Turtles => place.clone(),
            Strip::Twins => before,
            Strip::MockTurtles => odious(&before),
            Strip::Triplets => less(place, 3).map_or(UBig::ZERO, |before| odious(&before)),
            Strip::Ruler => UBig::ONE << place.trailing_zeros()?,
            Strip::Motley => {
                UBig::ONE << usize::try_from(before).ok().filter(|&shift| shift <= MOST_COINS)?
            }
        })
    }

    /// An upper bound, exclusive, on the nim-values of all options of a head at a place.
    pub(crate) fn above(self, place: &UBig) -> Option<UBig> {
        match self {
            Strip::Turtles | Strip::Twins | Strip::Motley => self.value(place),
            Strip::Ruler => Some(UBig::ONE << less(place, 1)?.bit_len()),
            Strip::MockTurtles | Strip::Triplets => Some(UBig::ONE << (place.bit_len() + 1)),
        }
    }

    /// The sets of other coins with this total value that a move may turn with a head at a place, each
    /// ascending. All are counted, at most `most` are listed; `None` if that would take too long.
    pub(crate) fn sets(self, place: &UBig, value: &UBig, most: usize) -> Option<Several<Vec<UBig>>> {
        let Some(before) = less(place, 1) else { return Some(several(Vec::new(), most)) };
        let sets = match self {
            Strip::Turtles if value.is_zero() => vec![vec![]],
            Strip::Turtles if value < place => vec![vec![value.clone()]],
            Strip::Twins if value < &before => vec![vec![value + UBig::ONE]],
            Strip::MockTurtles if value.is_zero() => vec![vec![]],
            Strip::MockTurtles if is_odious(value) => {
                let other = (value >> 1) + UBig::ONE;
                if &other < place { vec![vec![other]] } else { vec![] }
            }
            Strip::MockTurtles => return Some(pairs(&before, value, 1, most)),
            Strip::Triplets => {
                let Some(shifted) = less(place, 3) else { return Some(several(Vec::new(), most)) };
                let other = (value >> 1) + UBig::from(3u8);
                match () {
                    () if value.is_zero() => vec![vec![UBig::ONE, UBig::from(2u8)]],
                    () if !is_odious(value) => return Some(pairs(&shifted, value, 3, most)),
                    () if &other < place => {
                        vec![vec![UBig::ONE, other.clone()], vec![UBig::from(2u8), other]]
                    }
                    () => vec![],
                }
            }
            Strip::Ruler => return run(&before, value, most),
            Strip::Motley => {
                if less(place, MOST_COINS as u64 + 1).is_some() && most > 0 {
                    return None;
                }
                let length = value.bit_len();
                match UBig::from(length) < *place {
                    true => vec![
                        (0..length).filter(|&bit| value.bit(bit)).map(|bit| UBig::from(bit + 1)).collect(),
                    ],
                    false => vec![],
                }
            }
            Strip::Turtles | Strip::Twins => vec![],
        };
        Some(several(sets, most))
    }
}

fn several(sets: Vec<Vec<UBig>>, most: usize) -> Several<Vec<UBig>> {
    let count = Some(UBig::from(sets.len()));
    Several { first: sets.into_iter().take(most).collect(), count }
}

/// Difference of two numbers, if it is a natural.
fn less(number: &UBig, by: u64) -> Option<UBig> {
    let by = UBig::from(by);
    (*number >= by).then(|| number - by)
}

fn is_odious(number: &UBig) -> bool {
    number.as_words().iter().map(|word: &Word| word.count_ones()).sum::<u32>() % 2 == 1
}

/// Odious number with this index: 1, 2, 4, 7, 8, 11, …
fn odious(index: &UBig) -> UBig {
    (index << 1) + UBig::from(u8::from(!is_odious(index)))
}

/// Pairs of the first `count` odious numbers whose nim-sum is this nonzero evil number, as the places of
/// their heads; the first odious number is at place `first`.
///
/// Without their last binary digits the two are numbers below `count` with nim-sum d = ⌊value/2⌋; the last
/// digits are then determined correctly. The larger one has the leading bit of d, and every number with that
/// bit is possible.
fn pairs(count: &UBig, value: &UBig, first: u8, most: usize) -> Several<Vec<UBig>> {
    let difference = value >> 1;
    let Some(top) = difference.bit_len().checked_sub(1) else { return several(Vec::new(), most) };
    let half = UBig::ONE << top;
    let whole = &half << 1;
    let last = count % &whole;
    let rest = if last > half { last - &half } else { UBig::ZERO };
    let all = (count >> (top + 1)) * &half + rest;
    let mut found = Vec::new();
    let mut larger = half.clone();
    while found.len() < most && &larger < count {
        let smaller = &larger ^ &difference;
        found.push(vec![smaller + UBig::from(first), &larger + UBig::from(first)]);
        larger += UBig::ONE;
        if !larger.bit(top) {
            larger += &half;
        }
    }
    Several { first: found, count: Some(all) }
}

/// The run of coins that ends at place `last` and has this value, if there is one; it may be empty.
fn run(last: &UBig, value: &UBig, most: usize) -> Option<Several<Vec<UBig>>> {
    // Nim-sum of the values up to the coin before the run.
    let mut before = (last ^ (last >> 1)) ^ value;
    let mut shift = 1;
    while shift < before.bit_len() {
        before = &before ^ (&before >> shift);
        shift *= 2;
    }
    if &before > last {
        return Some(several(Vec::new(), most));
    }
    let length = usize::try_from(last - &before).ok().filter(|&length| length <= MOST_COINS);
    if most == 0 {
        return Some(Several { first: Vec::new(), count: Some(UBig::ONE) });
    }
    let run = (1..=length?).map(|index| &before + UBig::from(index)).collect();
    Some(several(vec![run], most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coins::Budget;
    use std::collections::{BTreeMap, BTreeSet};

    const ALL: [(&str, Strip); 6] = [
        ("1-2", Strip::Turtles),
        ("2", Strip::Twins),
        ("1-3", Strip::MockTurtles),
        ("3", Strip::Triplets),
        ("1+C", Strip::Ruler),
        ("1+", Strip::Motley),
    ];

    /// Compares nim-values and sets by value with the moves alone.
    #[test]
    fn values_and_sets_are_those_of_the_moves() {
        for (code, strip) in ALL {
            let code = Code::read(code).expect("a code");
            assert_eq!(Strip::of(&code), Some(strip));
            let places = if strip == Strip::Motley { 11 } else { 40 };
            let mut values = vec![0u64];
            for place in 1..=places {
                let sets = code.sets(place, &mut Budget::new()).expect("few");
                let mut by_value: BTreeMap<u64, BTreeSet<Vec<UBig>>> = BTreeMap::new();
                for set in sets {
                    let value = set.iter().fold(0, |sum, &at| sum ^ values[at as usize]);
                    by_value.entry(value).or_default().insert(set.into_iter().map(UBig::from).collect());
                }
                let own = (0..).find(|value| !by_value.contains_key(value)).expect("finitely many");
                values.push(own);
                let at = UBig::from(place);
                assert_eq!(strip.value(&at), Some(own.into()), "{code:?} at {place}");
                let above = strip.above(&at).expect("small");
                assert!(by_value.keys().all(|&value| UBig::from(value) < above), "{code:?} at {place}");
                assert!(!strip.only_falls() || by_value.keys().all(|&value| value < own));
                for value in 0..2100u64 {
                    let expected = by_value.remove(&value).unwrap_or_default();
                    let found = strip.sets(&at, &value.into(), usize::MAX).expect("small");
                    assert_eq!(found.count, Some(expected.len().into()), "{code:?} at {place} to {value}");
                    assert_eq!(found.first.len(), expected.len());
                    let none = strip.sets(&at, &value.into(), 0).expect("small");
                    assert_eq!((none.first.len(), &none.count), (0, &found.count));
                    assert_eq!(found.first.into_iter().collect::<BTreeSet<_>>(), expected);
                }
                assert!(by_value.is_empty());
            }
        }
    }

    #[test]
    fn other_codes_have_no_theorem() {
        for code in ["1", "1-4", "1-2,3", "1-2F", "1+C(3)", "1+E", "2C", "2+", "1-2C"] {
            assert_eq!(Strip::of(&Code::read(code).expect("a code")), None, "{code}");
        }
    }

    #[test]
    fn places_of_any_size() {
        let far = (UBig::ONE << 300) + UBig::from(12u8);
        for (_, strip) in ALL {
            let Some(own) = strip.value(&far) else {
                assert_eq!(strip, Strip::Motley);
                continue;
            };
            assert!(strip != Strip::Ruler || own == UBig::from(4u8));
            for wanted in [UBig::ZERO, UBig::ONE, UBig::from(3u8)] {
                let found = strip.sets(&far, &wanted, 1).expect("short");
                let [set] = &found.first[..] else { panic!("{strip:?}: {wanted} is less than {own}") };
                let value = set.iter().fold(UBig::ZERO, |sum, at| sum ^ strip.value(at).expect("short"));
                assert_eq!(value, wanted, "{strip:?}");
                assert!(set.iter().all(|at| at < &far));
            }
        }
    }
}
