//! Counting up to a target.

use super::Equation;
use dashu_int::UBig;

/// A statement on this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountUp {
    /// The nim-values.
    Rule {
        /// The largest step.
        most: UBig,
        /// The target.
        target: UBig,
        /// One more than the largest step.
        period: UBig,
    },
    /// The target is reached.
    Reached {
        /// The total.
        total: UBig,
        /// The target.
        target: UBig,
    },
    /// The distance is a multiple of the period, and so lost.
    Multiple {
        /// The distance.
        left: UBig,
        /// The target.
        target: UBig,
        /// The period.
        period: UBig,
    },
    /// In misère play: only the target can be said.
    LastStep {
        /// The target.
        target: UBig,
    },
    /// In misère play: the remainder is 1, and the opponent restores it.
    Lost {
        /// The remainder.
        equation: Equation,
        /// The target.
        target: UBig,
        /// The period.
        period: UBig,
    },
    /// In misère play: the remainder can be made 1.
    Won {
        /// The remainder.
        equation: Equation,
        /// The target.
        target: UBig,
        /// The period.
        period: UBig,
    },
}
