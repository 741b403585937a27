//! The canonical text of a code.

use super::digit::Digit;
use super::{Code, Kind};
use crate::Shape;
use std::fmt::{Display, Formatter, Result};

/// Digits up to 31.
pub(super) const SIGNS: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUV";

impl Display for Code {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match &self.kind {
            Kind::Set { amounts, but, split } => {
                f.write_str(if *split { "splittles " } else { "" })?;
                f.write_str(if *but { "all but " } else { "" })?;
                f.write_str("{")?;
                set(amounts, f)?;
                f.write_str("}")
            }
            Kind::Digits { added, taken, repeated } => {
                added.iter().rev().try_for_each(|digit| digit.fmt(f))?;
                let from = taken.len() - repeated;
                for (index, digit) in taken.iter().enumerate() {
                    f.write_str(if index == 1 { "." } else { "" })?;
                    if index == from {
                        f.write_str("[")?;
                    }
                    digit.fmt(f)?;
                }
                f.write_str(match (taken.len(), repeated) {
                    (1, _) => ".0",
                    (_, 0) => "",
                    _ => "]",
                })
            }
        }
    }
}

/// Writes numbers with commas; runs of three or more by their first and last.
fn set(amounts: &[usize], f: &mut Formatter<'_>) -> Result {
    for (index, run) in amounts.chunk_by(|a, b| a + 1 == *b).enumerate() {
        f.write_str(if index > 0 { "," } else { "" })?;
        match run {
            [first, _, .., last] => write!(f, "{first}..{last}")?,
            [first, last] => write!(f, "{first},{last}")?,
            _ => run.iter().try_for_each(|amount| write!(f, "{amount}"))?,
        }
    }
    Ok(())
}

impl Display for Digit {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let counts = self.counts.iter().copied().chain(self.more);
        let shape = self.shape();
        match (shape, self.more) {
            (Some(shape), None) => {
                let mask = self.mask();
                match usize::try_from(mask).ok().and_then(|mask| SIGNS.chars().nth(mask)) {
                    Some(sign) => write!(f, "{sign}{}", mark(shape)),
                    None => write!(f, "&{mask};{}", mark(shape)),
                }
            }
            (Some(shape), Some((2, _))) if self.mask() == 3 => write!(f, "*{}", mark(shape)),
            _ => {
                f.write_str("{")?;
                for (index, (count, each)) in counts.enumerate() {
                    let comma = if index > 0 { "," } else { "" };
                    write!(f, "{comma}{count}{}", if shape.is_none() { mark(each) } else { "" })?;
                }
                f.write_str(if self.more.is_some() { "+}" } else { "}" })?;
                f.write_str(shape.map_or("", mark))
            }
        }
    }
}

/// Mark of a shape.
pub(super) fn mark(shape: Shape) -> &'static str {
    match shape {
        Shape::Free => "",
        Shape::Different => "!",
        Shape::NotAllEqual => "?",
        Shape::Equal => "=",
    }
}
