//! All octal games of up to three digits against the definition, 8 000 heaps of each, 20 000 in a long sweep: every smaller value is
//! that of an option, and the value itself is not.

use heap::{Code, Sequence};
use std::ops::BitXor;

/// Moves as the definition has them, read from the digits alone: amounts that may be taken, by what has to be left.
struct Moves {
    whole: Vec<usize>,
    one: Vec<usize>,
    two: Vec<usize>,
}

impl Moves {
    fn of(digits: &[u8]) -> Moves {
        let with = |bit: u8| (0..digits.len()).filter(|&taken| digits[taken] & bit != 0).collect();
        Moves { whole: with(1), one: with(2), two: with(4) }
    }

    /// The first heap whose value is not the smallest that no option has.
    fn first_wrong<V: Value>(&self, values: &[V]) -> Option<usize> {
        let reversed: Vec<V> = values.iter().rev().copied().collect();
        let mut seen = vec![u32::MAX; 1 << 16];
        let mut missing: Vec<usize> = vec![];
        (0..values.len()).find(|&heap| {
            let now = heap as u32;
            if self.whole.contains(&heap) && heap > 0 {
                seen[0] = now;
            }
            for taken in self.one.iter().filter(|&&taken| taken < heap) {
                seen[values[heap - taken].into()] = now;
            }
            let splits = |taken: &usize| {
                let left = heap.checked_sub(*taken).filter(|&left| left >= 2)?;
                let end = left / 2 + 1;
                Some((&values[1..end], &reversed[values.len() - left..values.len() - 1 - left + end]))
            };
            let all: Vec<(&[V], &[V])> = self.two.iter().filter_map(splits).collect();
            let value: usize = values[heap].into();
            // Most values have a witness among the first splits, and those are found together. The rest are looked for one by one.
            missing.clear();
            missing.extend(0..value);
            for from in (0..heap).step_by(TOGETHER) {
                for &(a, b) in &all {
                    let to = a.len().min(from + TOGETHER);
                    for (&a, &b) in a[from.min(to)..to].iter().zip(&b[from.min(to)..to]) {
                        seen[(a ^ b).into()] = now;
                    }
                }
                missing.retain(|&value| seen[value] != now);
                if missing.len() <= FEW {
                    break;
                }
            }
            let has = |wanted: usize| {
                seen[wanted] == now
                    || V::new(wanted).is_some_and(|wanted| {
                        all.iter()
                            .any(|(a, b)| a.chunks(512).zip(b.chunks(512)).any(|(a, b)| wanted.is_in(a, b)))
                    })
            };
            has(value) || !missing.iter().all(|&value| has(value))
        })
    }
}

/// Of how many splits the values are found together, and how few missing values are looked for one by one.
const TOGETHER: usize = 128;
const FEW: usize = 6;

/// A value in one byte or two.
trait Value: Copy + BitXor<Output = Self> + Into<usize> {
    fn new(value: usize) -> Option<Self>;

    /// Returns `true` if it is the exclusive or of some pair.
    fn is_in(self, a: &[Self], b: &[Self]) -> bool;
}

macro_rules! value {
    ($($word:ty),*) => {$(
        impl Value for $word {
            fn new(value: usize) -> Option<$word> {
                value.try_into().ok()
            }

            fn is_in(self, a: &[$word], b: &[$word]) -> bool {
                // As wide as the values, so that many are compared at once.
                a.iter().zip(b).fold(0, |found, (a, b)| found | <$word>::from(a ^ b == self)) != 0
            }
        }
    )*};
}

value!(u8, u16);

/// The games whose first digits are these.
fn check(first: u8, second: std::ops::Range<u16>) {
    let count = count();
    for number in second.start << 6..second.end << 6 {
        let digits = vec![first, (number >> 6) as u8, (number >> 3 & 7) as u8, (number & 7) as u8];
        let moves = Moves::of(&digits);
        let code = Code::new(digits).expect("a code");
        let mut sequence = Sequence::new(code.rules());
        sequence.extend(count);
        let values: Vec<u16> =
            sequence.values().map(|value| value.try_into().expect("small values")).collect();
        assert_eq!(values.len(), count);
        let bytes: Result<Vec<u8>, _> = values.iter().map(|&value| value.try_into()).collect();
        let wrong = bytes.map_or_else(|_| moves.first_wrong(&values), |bytes| moves.first_wrong(&bytes));
        assert_eq!(wrong, None, "{code}");
    }
}

/// Number of heaps.
fn count() -> usize {
    oracle::sweep(5_000, 20_000)
}

#[test]
fn games_from_0_0_agree_with_the_definition() {
    check(0, 0..4);
}

#[test]
fn games_from_0_4_agree_with_the_definition() {
    check(0, 4..8);
}

#[test]
fn games_from_4_0_agree_with_the_definition() {
    check(4, 0..4);
}

#[test]
fn games_from_4_4_agree_with_the_definition() {
    check(4, 4..8);
}

#[test]
fn a_wrong_value_is_noticed() {
    let mut values: Vec<u16> = heap::naive::values(&"0.77".parse::<Code>().expect("a code").rules(), 2000)
        .into_iter()
        .map(|value| value as u16)
        .collect();
    let kayles = Moves::of(&[0, 7, 7]);
    assert_eq!(kayles.first_wrong(&values), None);
    for wrong in [values[1500] + 1, values[1500] - 1, 900] {
        values[1500] = wrong;
        assert_eq!(kayles.first_wrong(&values), Some(1500));
    }
}
