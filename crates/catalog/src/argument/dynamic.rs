//! Dynamic Nim, and Fibonacci Nim among it.

use super::Pair;
use dashu_int::UBig;

/// A statement on dynamic Nim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dynamic {
    /// No stone is left.
    NothingLeft,
    /// No stone may be taken.
    NothingAllowed,
    /// The heap as a sum in which each part exceeds a multiple of the next smaller one.
    Parts {
        /// The heap.
        stones: UBig,
        /// The multiple of the amount just taken that may be taken next.
        fold: UBig,
        /// The first of the numbers that are parts; none if these are the Fibonacci numbers, of which no two are neighbours.
        numbers: Vec<UBig>,
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
        /// The multiple of the amount just taken that may be taken next.
        fold: UBig,
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
