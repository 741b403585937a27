//! Codes of games on one heap, in the notation of the literature: `0.77`, `4.7`, `0.F`, `0.15,7`.
//!
//! The digit k places after the point gives the possible results of taking k stones, as a sum of 1 (nothing:
//! the heap had exactly k), 2 (one heap), 4 (two), 8 (three). Remaining heaps are never empty. The digit
//! before the point is about moves that take nothing, which have to leave at least two heaps, or play would
//! not end; so it is 0, 4, 8 or C.

use std::fmt;

/// One kind of move: a number of stones is taken from a heap, and the remainder forms a number of nonempty
/// heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Split {
    /// Number of stones taken.
    pub taken: usize,
    /// Number of heaps left: 0 (the whole heap is taken) to 3.
    pub left: usize,
}

/// All kinds of moves of a game on one heap.
///
/// ```
/// use certificate::{Moves, Split};
/// let kayles = Moves::read("0.77").unwrap();
/// assert_eq!(kayles.splits().len(), 6);
/// assert!(kayles.splits().contains(&Split { taken: 2, left: 2 }));
/// assert_eq!((kayles.most_taken(), kayles.most_left()), (2, 2));
/// assert_eq!(kayles.to_string(), "0.77");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Moves {
    splits: Vec<Split>,
}

/// Error in a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeFlaw {
    /// There is not exactly one point, after at most one digit.
    Point,
    /// The digit with this number is invalid, not from 0 to 15; that before the point is number 0.
    Digit(usize),
    /// The digit before the point allows taking nothing and leaving nothing, or one heap.
    Idle,
    /// Too many digits.
    Long,
}

impl fmt::Display for CodeFlaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeFlaw::Point => out.write_str("point"),
            CodeFlaw::Digit(place) => write!(out, "digit {place}"),
            CodeFlaw::Idle => out.write_str("idle"),
            CodeFlaw::Long => out.write_str("long"),
        }
    }
}

impl Moves {
    /// Limit on the digits of a code.
    pub const MOST_DIGITS: usize = 4096;

    /// Reads a code: single digits 0 to 9 and A to F, or numbers up to 15 separated by commas (optional after
    /// the last, but required if there is only one).
    pub fn read(code: &str) -> Result<Moves, CodeFlaw> {
        let (before, after) = code.split_once('.').ok_or(CodeFlaw::Point)?;
        if after.contains('.') || before.chars().nth(1).is_some() {
            return Err(CodeFlaw::Point);
        }
        // Each digit takes at least one byte, a spelled-out one at most three.
        if after.len() > 3 * Moves::MOST_DIGITS {
            return Err(CodeFlaw::Long);
        }
        let mut digits =
            vec![if before.is_empty() { 0 } else { letter(before).ok_or(CodeFlaw::Digit(0))? }];
        let spelled = after.contains(',');
        let pieces: Vec<&str> = match spelled {
            true => after.strip_suffix(',').unwrap_or(after).split(',').collect(),
            false => after.split_inclusive(|_| true).collect(),
        };
        for piece in pieces {
            let digit = if spelled { number(piece) } else { letter(piece) };
            digits.push(digit.ok_or(CodeFlaw::Digit(digits.len()))?);
        }
        if digits.len() > Moves::MOST_DIGITS {
            return Err(CodeFlaw::Long);
        }
        Moves::of_digits(&digits)
    }

    /// From the digits, starting with the one before the point.
    pub fn of_digits(digits: &[u8]) -> Result<Moves, CodeFlaw> {
        let mut splits = vec![];
        for (taken, &digit) in digits.iter().enumerate() {
            if digit > 15 {
                return Err(CodeFlaw::Digit(taken));
            }
            if taken == 0 && digit & 3 != 0 {
                return Err(CodeFlaw::Idle);
            }
            splits.extend((0..4).filter(|left| digit >> left & 1 == 1).map(|left| Split { taken, left }));
        }
        Ok(Moves { splits })
    }

    /// From the kinds of moves.
    pub(crate) fn of_splits(mut splits: Vec<Split>) -> Moves {
        splits.sort_unstable();
        splits.dedup();
        Moves { splits }
    }

    /// Kinds of moves, sorted by stones taken and then by heaps left.
    pub fn splits(&self) -> &[Split] {
        &self.splits
    }

    /// Largest number of stones taken; 0 if there are no moves.
    pub fn most_taken(&self) -> usize {
        self.splits.iter().map(|split| split.taken).max().unwrap_or(0)
    }

    /// Largest number of heaps left; 0 if there are no moves.
    pub fn most_left(&self) -> usize {
        self.splits.iter().map(|split| split.left).max().unwrap_or(0)
    }
}

impl fmt::Display for Moves {
    /// Writes the code with as few digits as possible, one character each.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = vec![0u32; self.most_taken().max(1) + 1];
        self.splits.iter().for_each(|split| digits[split.taken] |= 1 << split.left);
        for (taken, &digit) in digits.iter().enumerate() {
            let sign = char::from_digit(digit, 16).unwrap_or('0').to_ascii_uppercase();
            write!(f, "{sign}")?;
            if taken == 0 {
                write!(f, ".")?;
            }
        }
        Ok(())
    }
}

/// A one-character digit.
fn letter(text: &str) -> Option<u8> {
    let mut signs = text.chars();
    match (signs.next(), signs.next()) {
        (Some(sign), None) => sign.to_digit(16).map(|digit| digit as u8),
        _ => None,
    }
}

/// A spelled-out digit: 0 to 15, without leading zeros.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    text.parse().ok().filter(|&digit: &u8| plain && digit < 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn splits(code: &str) -> Vec<(usize, usize)> {
        Moves::read(code).expect("a code").splits().iter().map(|split| (split.taken, split.left)).collect()
    }

    #[test]
    fn every_digit_is_a_sum_of_what_may_be_left() {
        assert_eq!(splits("0.77"), [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]);
        assert_eq!(splits("4.7"), [(0, 2), (1, 0), (1, 1), (1, 2)]);
        assert_eq!(splits("0.07"), [(2, 0), (2, 1), (2, 2)]);
        assert_eq!(splits("0.F"), [(1, 0), (1, 1), (1, 2), (1, 3)]);
        assert_eq!(splits("C.0"), [(0, 2), (0, 3)]);
        assert_eq!(splits("0.00"), []);
        assert_eq!(splits("0."), []);
    }

    #[test]
    fn spellings_of_one_game() {
        let same = |codes: &[&str]| {
            let read: Vec<_> = codes.iter().map(|code| Moves::read(code).expect("a code")).collect();
            assert!(read.windows(2).all(|pair| pair[0] == pair[1]), "{codes:?}");
        };
        same(&["0.F7", "0.f7", ".F7", "0.15,7,", "0.15,7", "0.F70", "0.15,7,0,"]);
        same(&["0.F", "0.15,"]);
        same(&["0.77", "0.7,7"]);
        for code in ["0.77", "4.7", "0.F7", "0.0", "C.0", "0.00008"] {
            assert_eq!(Moves::read(code).expect("a code").to_string(), code);
        }
    }

    #[test]
    fn what_is_no_code() {
        let flaws = [
            ("", CodeFlaw::Point),
            ("77", CodeFlaw::Point),
            ("0.7.7", CodeFlaw::Point),
            ("00.7", CodeFlaw::Point),
            ("x.7", CodeFlaw::Digit(0)),
            ("0.7G", CodeFlaw::Digit(2)),
            ("0.7 7", CodeFlaw::Digit(2)),
            ("0.七", CodeFlaw::Digit(1)),
            ("0.16,7", CodeFlaw::Digit(1)),
            ("0.7,,7", CodeFlaw::Digit(2)),
            ("0.7,07", CodeFlaw::Digit(2)),
            ("0.7,+7", CodeFlaw::Digit(2)),
            ("0.7,A", CodeFlaw::Digit(2)),
            ("0.,", CodeFlaw::Digit(1)),
            ("1.7", CodeFlaw::Idle),
            ("7.7", CodeFlaw::Idle),
        ];
        for (code, flaw) in flaws {
            assert_eq!(Moves::read(code), Err(flaw), "{code}");
        }
        assert_eq!(Moves::read(&format!("0.{}", "7".repeat(Moves::MOST_DIGITS))), Err(CodeFlaw::Long));
        assert_eq!(Moves::read(&format!("0.{}", "7".repeat(1 << 20))), Err(CodeFlaw::Long));
        assert!(Moves::read(&format!("0.{}", "7".repeat(Moves::MOST_DIGITS - 1))).is_ok());
        assert_eq!(Moves::of_digits(&[0, 16]), Err(CodeFlaw::Digit(1)));
    }
}
