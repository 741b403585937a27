//! Misère play of heaps.

use super::Equation;
use dashu_int::UBig;

/// A class of positions: S where the nim-sum is not 0, T where it is, with the number of ample heaps, those of a
/// nim-value larger than 1. With a single ample heap the nim-sum is never 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// No ample heap, and an odd number of lone ones.
    S0,
    /// One ample heap.
    S1,
    /// Several ample heaps, and a nim-sum other than 0.
    S2,
    /// No ample heap, and an even number of lone ones.
    T0,
    /// Several ample heaps, and the nim-sum 0.
    T2,
}

/// A statement on misère play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misere {
    /// Ample and lone heaps of Nim.
    Stones,
    /// Ample and lone heaps of another game, by their nim-values.
    Values,
    /// The heaps counted.
    Counts {
        /// The number of ample heaps.
        ample: usize,
        /// The nim-values of the first of them.
        largest: Vec<UBig>,
        /// The number of lone heaps.
        lone: usize,
        /// The nim-values of the first heaps.
        values: Vec<UBig>,
        /// The nim-sum of all.
        sum: UBig,
    },
    /// The class of the position, which tells who wins.
    Class {
        /// The class.
        class: Class,
        /// `true` for Nim.
        nim: bool,
    },
    /// A move in the only heap.
    LeavesHeap {
        /// The heap.
        heap: UBig,
        /// Its remainder.
        left: UBig,
        /// The reason why that is lost.
        equation: Equation,
    },
    /// A move that leaves several ample heaps and the nim-sum 0.
    LeavesT2 {
        /// The heap.
        heap: UBig,
        /// Its remainder.
        left: UBig,
        /// The first nim-values after it.
        values: Vec<UBig>,
    },
    /// A move that leaves no ample heap and an odd number of lone ones.
    LeavesS0 {
        /// The heap.
        heap: UBig,
        /// Its remainder.
        left: UBig,
        /// The number of lone heaps.
        lone: usize,
    },
}
