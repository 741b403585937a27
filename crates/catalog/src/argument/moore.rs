//! Moore's Nim.

use dashu_int::UBig;

/// A statement on Moore's Nim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moore {
    /// No stone is left, and who cannot move loses.
    NothingLeft,
    /// The lost positions.
    Rule {
        /// The heaps of a move, at most.
        most: UBig,
        /// One more.
        period: UBig,
        /// `true` if the last stone loses.
        misere: bool,
    },
    /// In misère play: one stone is left.
    LastStone,
    /// In misère play: single stones, of a lost number.
    FlatLost {
        /// Their number.
        ones: usize,
        /// The period.
        period: UBig,
    },
    /// In misère play: single stones, of a won number.
    FlatWon {
        /// Their number.
        ones: usize,
        /// The period.
        period: UBig,
        /// The remainder of their number.
        rest: usize,
        /// The stones to take.
        take: usize,
    },
    /// In misère play: all large heaps can be made 0 or 1 at once.
    Flattens {
        /// The number of large heaps.
        large: usize,
        /// The period.
        period: UBig,
    },
    /// Everything can be taken at once.
    TakesAll {
        /// The number of heaps that hold stones.
        heaps: usize,
    },
    /// A line of a table in binary: `14 = 001110`.
    Line(String),
    /// All columns have a right number of ones.
    RightColumns {
        /// The heaps of a move, at most.
        most: UBig,
        /// The period.
        period: UBig,
        /// `true` if the last stone loses.
        misere: bool,
    },
    /// These columns have another number of ones: a column, and its ones.
    WrongColumns(Vec<(usize, usize)>),
    /// They can be mended.
    Mended {
        /// The heaps of a move, at most.
        most: UBig,
    },
    /// A winning move.
    Move {
        /// The first heaps that change, each with its remainder.
        heaps: Vec<(UBig, UBig)>,
        /// The position after it.
        remains: Remains,
    },
}

/// The position after a winning move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remains {
    /// No stone.
    Nothing,
    /// Single stones.
    Ones {
        /// Their number.
        ones: usize,
        /// The period.
        period: UBig,
        /// The remainder of their number.
        rest: usize,
    },
    /// The ones of the first columns, from the highest down.
    Columns(Vec<usize>),
}
