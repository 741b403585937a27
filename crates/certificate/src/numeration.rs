//! How numbers are written: digits, most significant first.

use std::fmt;

/// How numbers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numeration {
    /// `base B`, 2 to 10: digits 0 … B−1, all words valid.
    Base(u32),
    /// `quadratic T`, 1 to 9: digits 0 … T, and after a digit T comes a 0. `quadratic 1` is Zeckendorf's.
    Quadratic(u32),
}

impl Numeration {
    /// How many digits there are.
    pub fn radix(self) -> u32 {
        match self {
            Numeration::Base(base) => base,
            Numeration::Quadratic(t) => t + 1,
        }
    }

    /// The numeration of that name: `base 2`, `quadratic 1`.
    pub fn named(text: &str) -> Option<Numeration> {
        let (kind, number) = text.split_once(' ')?;
        let [digits @ b'1'..=b'9', rest @ ..] = number.as_bytes() else { return None };
        let number = match (digits - b'0', rest) {
            (digit, []) => u32::from(digit),
            (1, b"0") => 10,
            _ => return None,
        };
        match kind {
            "base" if (2..=10).contains(&number) => Some(Numeration::Base(number)),
            "quadratic" if (1..=9).contains(&number) => Some(Numeration::Quadratic(number)),
            _ => None,
        }
    }
}

impl fmt::Display for Numeration {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Numeration::Base(base) => write!(out, "base {base}"),
            Numeration::Quadratic(t) => write!(out, "quadratic {t}"),
        }
    }
}
