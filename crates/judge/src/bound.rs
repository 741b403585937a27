//! The limits of a problem's statement, and what is answered beyond them.
//!
//! One rule holds for all problems. Within its limits an input is answered. Beyond them it is answered as far as that stays cheap; up to
//! where, stands beside each limit. What is larger is wrong, and the complaint names the place and both bounds.

use super::quantity::Quantity;

/// The most digits of a number.
pub const DIGITS: usize = 10_000;
/// Number of items of a case held at once.
const HELD: u64 = 1_000_000;

/// A quantity of a problem's input, and how large it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The quantity.
    pub of: Quantity,
    /// The most that the problem's statement allows; absent where none is known.
    pub limit: Option<u64>,
    /// The most that is answered; absent where only memory, time and [`DIGITS`] bound it.
    pub answered: Option<u64>,
}

/// A quantity with the limit that the statement names.
pub(super) const fn at_most(of: Quantity, limit: u64) -> Bound {
    Bound { of, limit: Some(limit), answered: None }
}

/// A quantity without a known limit.
pub(super) const fn unknown(of: Quantity) -> Bound {
    Bound { of, limit: None, answered: None }
}

impl Bound {
    /// Answered up to this.
    pub(super) const fn answered(self, most: u64) -> Bound {
        Bound { answered: Some(most), ..self }
    }

    /// Answered as far as that many can be held at once.
    pub(super) const fn held(self) -> Bound {
        self.answered(HELD)
    }
}
