//! Fibonacci Nim.

use super::Pair;
use dashu_int::UBig;

/// A statement on Fibonacci Nim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fibonacci {
    /// No stone is left.
    NothingLeft,
    /// No stone may be taken.
    NothingAllowed,
    /// The heap as a sum of Fibonacci numbers of which no two are neighbours.
    Parts {
        /// The heap.
        stones: UBig,
        /// The largest parts.
        largest: Vec<UBig>,
        /// The smallest part.
        smallest: UBig,
        /// The number of parts.
        count: usize,
    },
    /// Less than the smallest part may be taken.
    TooLittle {
        /// The stones that may be taken.
        cap: UBig,
        /// The smallest part.
        smallest: UBig,
    },
    /// The smallest part may be taken.
    Enough {
        /// The stones that may be taken.
        cap: UBig,
        /// The smallest part.
        smallest: UBig,
    },
    /// The first numbers of stones that win.
    Amounts(Vec<UBig>),
    /// The recommended move.
    Move {
        /// The position before it.
        from: Pair,
        /// The position after it.
        to: Pair,
        /// The stones taken.
        stones: UBig,
        /// Their part of the heap.
        taken: Taken,
    },
}

/// The part of a heap that a move takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// All stones.
    All,
    /// The smallest part.
    Smallest,
    /// Several of the smallest parts.
    Several,
}
