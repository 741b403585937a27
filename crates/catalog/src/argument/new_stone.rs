//! The New Stone Game.

use super::Row;
use dashu_int::UBig;
use rules::Convention;

/// A statement on the New Stone Game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewStone {
    /// No stone is left.
    NothingLeft {
        /// The convention of play.
        convention: Convention,
    },
    /// The lost positions.
    Rule {
        /// The convention of play.
        convention: Convention,
    },
    /// The heaps pair up; the sizes of the first pairs.
    Paired(Vec<UBig>),
    /// The first heaps without a twin.
    Unpaired(Vec<UBig>),
    /// In misère play: an odd number of single stones.
    OddSingles {
        /// Number of single stones.
        stones: usize,
    },
    /// In misère play: an even number of single stones.
    EvenSingles {
        /// Number of single stones.
        stones: usize,
    },
    /// Single stones are thrown away one by one.
    OneByOne,
    /// No move leads from pairs to pairs.
    EveryMoveFails,
    /// The recommended move.
    Move {
        /// The row before it.
        from: Row,
        /// The row after it.
        to: Row,
        /// The heap that shrinks.
        heap: UBig,
        /// The stones thrown away.
        away: UBig,
        /// The stones moved onto other heaps.
        moved: UBig,
        /// `true` if nothing is left of the heap.
        whole: bool,
        /// The position after it.
        rest: Rest,
    },
}

/// The position after a winning move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// An odd number of single stones.
    OddSingles,
    /// No stone.
    Nothing,
    /// Pairs.
    Pairs,
}
