//! Bash's game.

use super::Equation;
use dashu_int::UBig;

/// A statement on Bash's game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bash {
    /// No stone may be taken.
    Nothing,
    /// The nim-values.
    Rule {
        /// Maximum stones per move.
        most: UBig,
        /// One more.
        period: UBig,
    },
    /// The heap is a multiple of the period, and so lost.
    Multiple {
        /// The heap.
        heap: UBig,
        /// The period.
        period: UBig,
    },
    /// In misère play: the remainder is 1, and the opponent restores it.
    Lost {
        /// The remainder.
        equation: Equation,
        /// The period.
        period: UBig,
    },
    /// In misère play: the remainder can be made 1.
    Won {
        /// The remainder.
        equation: Equation,
        /// The period.
        period: UBig,
    },
}
