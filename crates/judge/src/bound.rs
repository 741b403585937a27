//! Limits of a problem's statement, and larger bounds up to which it is answered.
//!
//! One rule holds for all problems. Within its limits an input is answered. Beyond them it is answered while that is cheap, up to a bound
//! beside each limit. Larger input is wrong, and the complaint names the place and both bounds.

use super::quantity::Quantity;

/// Limit on the digits of a number.
pub const DIGITS: usize = 10_000;
/// Number of items of a case held at once.
const HELD: u64 = 1_000_000;

/// A quantity of a problem's input, with its bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The quantity.
    pub of: Quantity,
    /// Limit in the problem's statement, if it is known.
    pub limit: Option<u64>,
    /// Largest number answered; `None` if only memory, time and [`DIGITS`] bound it.
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
    /// The same quantity, answered up to `most`.
    pub(super) const fn answered(self, most: u64) -> Bound {
        Bound { answered: Some(most), ..self }
    }

    /// The same quantity, answered for as many items as are held at once.
    pub(super) const fn held(self) -> Bound {
        self.answered(HELD)
    }
}
