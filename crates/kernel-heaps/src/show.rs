//! Moves as they are written in the literature.

use crate::moves::{Amounts, Moves};
use std::fmt;

/// Codes have no more digits than this.
const MOST_DIGITS: usize = 4096;

impl Moves {
    /// The code of the game: `0.77`, `4.7`, `0.F`. `None` if a code would need too many digits.
    ///
    /// The digit k places after the point is the sum of 1 if k stones may be taken to leave nothing, 2 one heap, 4 two, 8
    /// three.
    pub fn code(&self) -> Option<String> {
        let listed = self.listed()?;
        let most = listed.iter().flatten().max().copied().unwrap_or(0).max(1);
        if most >= MOST_DIGITS {
            return None;
        }
        let digit = |taken: usize| {
            let sum =
                (0..4u32).filter(|&left| self.0[left as usize].contains(taken)).map(|left| 1 << left).sum();
            char::from_digit(sum, 16).map(|digit| digit.to_ascii_uppercase())
        };
        let digits: Option<String> = (0..=most).map(digit).collect();
        let digits = digits?;
        let (before, after) = digits.split_at(1);
        Some(format!("{before}.{after}"))
    }
}

/// `{1, 3, 4} ∪ {k ≥ 6}`, `{k ≥ 1: (k − 1) mod 2 ∈ {0}}`.
impl fmt::Display for Amounts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |set: &[bool]| {
            let members = (0..set.len()).filter(|&place| set[place]).map(|place| place.to_string());
            members.collect::<Vec<_>>().join(", ")
        };
        let (few, from) = (list(&self.head), self.head.len());
        if !few.is_empty() || !self.cycle.contains(&true) {
            write!(out, "{{{few}}}")?;
        }
        let both = if few.is_empty() { "" } else { " ∪ " };
        match self.cycle.iter().filter(|&&is_in| is_in).count() {
            0 => Ok(()),
            all if all == self.cycle.len() => write!(out, "{both}{{k ≥ {from}}}"),
            _ => {
                let (length, places) = (self.cycle.len(), list(&self.cycle));
                write!(out, "{both}{{k ≥ {from}: (k − {from}) mod {length} ∈ {{{places}}}}}")
            }
        }
    }
}
