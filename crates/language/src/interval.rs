//! Ranges of numbers as typed: `0..20` with both ends included, `3` for a single number.

use std::fmt;
use std::str::FromStr;

/// A range of numbers as typed.
///
/// ```
/// use language::{Interval, NoInterval};
/// assert_eq!("2..4".parse(), Ok(Interval { first: 2, last: 4, single: false }));
/// assert_eq!("3".parse(), Ok(Interval { first: 3, last: 3, single: true }));
/// assert_eq!("5..3".parse::<Interval>(), Err(NoInterval::Backward { first: 5, last: 3 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interval {
    /// Smallest number.
    pub first: u64,
    /// Largest number.
    pub last: u64,
    /// `true` if only one number was typed.
    pub single: bool,
}

impl Interval {
    /// All positions whose numbers are in these ranges, in order.
    pub fn product(ranges: &[Interval]) -> Vec<Vec<u64>> {
        ranges.iter().fold(vec![Vec::new()], |all, range| {
            let longer = |at: Vec<u64>| {
                (range.first..=range.last).map(move |number| [at.as_slice(), &[number]].concat())
            };
            all.into_iter().flat_map(longer).collect()
        })
    }
}

/// Error: a text is not a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoInterval {
    /// Neither a number nor two joined by `..`.
    Malformed,
    /// A number below 0.
    Negative,
    /// A number for which a table has no place.
    Large,
    /// The last number is smaller than the first.
    Backward {
        /// First number.
        first: u64,
        /// Last number.
        last: u64,
    },
}

impl fmt::Display for NoInterval {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoInterval::Malformed => formatter.write_str("not a range"),
            NoInterval::Negative => formatter.write_str("a number below 0"),
            NoInterval::Large => formatter.write_str("a number beyond 64 bits"),
            NoInterval::Backward { first, last } => write!(formatter, "{last} is smaller than {first}"),
        }
    }
}

impl std::error::Error for NoInterval {}

impl FromStr for Interval {
    type Err = NoInterval;

    fn from_str(text: &str) -> Result<Interval, NoInterval> {
        let (first, last, single) = match text.split_once("..") {
            Some((first, last)) => (natural(first)?, natural(last.strip_prefix('=').unwrap_or(last))?, false),
            None => (natural(text)?, natural(text)?, true),
        };
        if first > last {
            Err(NoInterval::Backward { first, last })
        } else {
            Ok(Interval { first, last, single })
        }
    }
}

fn natural(text: &str) -> Result<u64, NoInterval> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let text = text.trim();
    if text.strip_prefix(['-', '\u{2212}']).is_some_and(digits) {
        return Err(NoInterval::Negative);
    }
    if !digits(text) {
        return Err(NoInterval::Malformed);
    }
    // The length of the range, one more than its last number, has to fit as well.
    text.parse().ok().filter(|&number| number < u64::MAX).ok_or(NoInterval::Large)
}
