//! Taking from a to b stones, or a small heap as a whole.

use super::Equation;
use dashu_int::UBig;

/// A statement on this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BashClear {
    /// The nim-values.
    Rule {
        /// Minimum stones per move.
        least: UBig,
        /// Maximum stones per move.
        most: UBig,
        /// Their sum.
        period: UBig,
    },
    /// The heap is a multiple of the period, and so lost.
    Multiple {
        /// The remainder.
        equation: Equation,
        /// The period.
        period: UBig,
    },
    /// A heap too large for one move and too small for two.
    TooMany {
        /// The heap.
        stones: UBig,
    },
    /// The opponent comes back to such a heap.
    DownTo {
        /// The remainder.
        equation: Equation,
        /// Maximum stones per move.
        most: UBig,
        /// The period.
        period: UBig,
        /// The remainder alone.
        left: UBig,
    },
    /// In misère play: the whole heap has to be taken.
    TakesAll {
        /// The heap.
        stones: UBig,
    },
    /// In misère play: the opponent comes back to such a heap.
    Lost {
        /// The remainder.
        equation: Equation,
        /// Minimum stones per move.
        least: UBig,
        /// The period.
        period: UBig,
        /// The remainder alone.
        left: UBig,
    },
    /// In misère play: a lost remainder can be left.
    Won {
        /// The remainder.
        equation: Equation,
        /// The stones of a move, at least; the lost remainders end with it.
        least: UBig,
        /// The period.
        period: UBig,
    },
}
