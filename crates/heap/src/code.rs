//! How the literature writes heap games: `0.77`, `4.7`, `0.2048`.

use crate::{Amounts, Parts, Rules, Shape};
use std::fmt;

/// The most digits of a code.
const MOST_DIGITS: usize = 4096;

/// A take-and-break code: the digit after k places says what taking k stones may leave, as a sum of 1 (nothing), 2 (one
/// heap), 4 (two heaps), 8 (three heaps). Before the point it is about splitting without taking.
///
/// ```
/// use heap::Code;
/// let kayles: Code = "0.77".parse().unwrap();
/// assert_eq!(kayles.to_string(), "0.77");
/// assert_eq!(kayles.rules().amounts(2).few(), [1, 2]);
/// let split: Code = "4.7".parse().unwrap();
/// assert_eq!(split.rules().amounts(2).few(), [0, 1]);
/// // Digits beyond 9 are letters, or all digits stand between commas.
/// assert_eq!("0.F".parse::<Code>(), "0.15,".parse());
/// assert!("3.7".parse::<Code>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code {
    digits: Vec<u8>,
}

/// What is wrong with a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misprint {
    /// There is no point.
    NoPoint,
    /// This cannot be a digit; it stands at this byte.
    Digit(char, usize),
    /// Before the point only 0, 4, 8 and C mean a move.
    First(char),
    /// There are too many digits.
    TooLong,
}

impl Code {
    /// From the digit before the point and those after it.
    pub fn new(digits: Vec<u8>) -> Result<Code, Misprint> {
        let mut digits = digits;
        while digits.len() > 1 && digits.last() == Some(&0) {
            digits.pop();
        }
        if digits.is_empty() {
            digits.push(0);
        }
        if digits.len() > MOST_DIGITS {
            return Err(Misprint::TooLong);
        }
        match digits[0] {
            first if first & 3 != 0 || first > 15 => Err(Misprint::First(letter(first))),
            _ => Ok(Code { digits }),
        }
    }

    /// The digits, that before the point first.
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// The moves.
    pub fn rules(&self) -> Rules {
        let mut rules = Rules::none();
        for bit in 0..4 {
            let amounts = self.digits.iter().enumerate().filter(|(_, digit)| **digit >> bit & 1 == 1);
            rules = rules.with(
                Parts::exactly(bit),
                Shape::Free,
                Amounts::list(amounts.map(|(amount, _)| amount)),
            );
        }
        rules
    }
}

fn letter(digit: u8) -> char {
    char::from_digit(digit.into(), 16).map_or('?', |letter| letter.to_ascii_uppercase())
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, &digit) in self.digits.iter().enumerate() {
            write!(f, "{}", letter(digit))?;
            if index == 0 {
                write!(f, ".")?;
            }
        }
        if self.digits.len() == 1 { write!(f, "0") } else { Ok(()) }
    }
}

impl std::str::FromStr for Code {
    type Err = Misprint;

    fn from_str(text: &str) -> Result<Code, Misprint> {
        let (before, after) = text.split_once('.').ok_or(Misprint::NoPoint)?;
        let digit = |sign: char, at: usize| {
            let value = sign.to_digit(16).ok_or(Misprint::Digit(sign, at))?;
            Ok(value as u8)
        };
        let mut digits = match before.len() {
            0 => vec![0],
            _ => {
                let mut signs = before.char_indices();
                let first = signs.next().map_or(Ok(0), |(at, sign)| digit(sign, at))?;
                if let Some((at, sign)) = signs.next() {
                    return Err(Misprint::Digit(sign, at));
                }
                vec![first]
            }
        };
        let start = before.len() + 1;
        if after.contains(',') {
            let mut at = start;
            for piece in after.split(',') {
                let number = piece.trim();
                if !number.is_empty() {
                    let wrong = || Misprint::Digit(number.chars().next().unwrap_or(','), at);
                    digits.push(number.parse().ok().filter(|&digit: &u8| digit < 16).ok_or_else(wrong)?);
                }
                at += piece.len() + 1;
            }
        } else {
            for (at, sign) in after.char_indices() {
                if digits.len() > MOST_DIGITS {
                    return Err(Misprint::TooLong);
                }
                digits.push(digit(sign, start + at)?);
            }
        }
        Code::new(digits)
    }
}
