//! Taking from a to b stones.

use super::Equation;
use dashu_int::UBig;

/// A statement on this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BashRange {
    /// The nim-values.
    Rule {
        /// Minimum stones per move.
        least: UBig,
        /// Maximum stones per move.
        most: UBig,
        /// Their sum.
        period: UBig,
    },
    /// A heap without a move.
    Stuck {
        /// The heap.
        heap: UBig,
        /// Minimum stones per move.
        least: UBig,
    },
    /// The opponent comes back to such a heap.
    DownTo {
        /// The remainder.
        equation: Equation,
        /// Minimum stones per move.
        least: UBig,
        /// The period.
        period: UBig,
        /// The remainder alone.
        left: UBig,
    },
    /// In misère play: whatever is taken, the opponent is stuck and wins.
    LeavesStuck {
        /// The heap.
        stones: UBig,
        /// Minimum stones per move.
        least: UBig,
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
        /// The stones of a move, at least; the lost remainders begin with it.
        least: UBig,
        /// The last lost remainder.
        last: UBig,
        /// The period.
        period: UBig,
    },
}
