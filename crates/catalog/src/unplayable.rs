//! Objections of the games written in Rust.

use dashu_int::UBig;
use std::error::Error;
use std::fmt::{Display, Formatter, Result};

/// Reason why a game of the catalogue does not accept its parameters or a component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// Parameters of other kinds than the game's.
    Parameters,
    /// A matrix of payoffs is not a position.
    Matrix,
    /// A sum is not a game by itself.
    Sum,
    /// A code that does not describe the coins to be turned.
    CoinCode {
        /// The code, or the part of it between commas.
        code: String,
    },
    /// A code by which a move turns no coin.
    NoCoin {
        /// The part of the code.
        code: String,
    },
    /// A code with a least number above the largest.
    BackwardCoins {
        /// The part of the code.
        code: String,
        /// Minimal number of coins.
        least: u64,
        /// Maximal number of coins.
        most: u64,
    },
    /// A coin that is neither heads nor tails.
    NotACoin,
    /// A vertex whose number does not fit a machine word.
    LargeVertex,
    /// A vertex without edges.
    UnknownVertex {
        /// The vertex.
        vertex: UBig,
    },
    /// A square outside the grid, or a wall.
    UnknownSquare {
        /// Its row.
        row: u64,
        /// Its column.
        column: u64,
    },
    /// A row of a square without its column.
    HalfSquare,
    /// A wall outside the grid.
    WallOutside {
        /// Its row.
        row: UBig,
        /// Its column.
        column: UBig,
    },
    /// A grid with too many squares.
    LargeGrid {
        /// Limit on them.
        limit: u64,
    },
    /// A parent that is not a vertex of the tree.
    UnknownParent {
        /// The last vertex.
        last: usize,
    },
    /// A vertex of a tree whose parents form a circle.
    Circle {
        /// The vertex.
        vertex: usize,
    },
}

/// In English, for programs.
impl Display for Unplayable {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        match self {
            Unplayable::Parameters => formatter.write_str("parameters of other kinds"),
            Unplayable::Matrix => formatter.write_str("a matrix is not a position"),
            Unplayable::Sum => formatter.write_str("a sum without its games"),
            Unplayable::CoinCode { code } => write!(formatter, "not a code of coins: {code:?}"),
            Unplayable::NoCoin { code } => write!(formatter, "no coin turned: {code:?}"),
            Unplayable::BackwardCoins { code, .. } => write!(formatter, "backward range of coins: {code:?}"),
            Unplayable::NotACoin => formatter.write_str("not a coin"),
            Unplayable::LargeVertex => formatter.write_str("vertex too large"),
            Unplayable::UnknownVertex { vertex } => write!(formatter, "unknown vertex {vertex}"),
            Unplayable::UnknownSquare { row, column } => {
                write!(formatter, "no free square ({row},{column})")
            }
            Unplayable::HalfSquare => formatter.write_str("a row without a column"),
            Unplayable::WallOutside { row, column } => {
                write!(formatter, "wall ({row},{column}) outside the grid")
            }
            Unplayable::LargeGrid { limit } => write!(formatter, "a grid of more than {limit} squares"),
            Unplayable::UnknownParent { .. } => formatter.write_str("unknown parent"),
            Unplayable::Circle { vertex } => write!(formatter, "vertex {vertex} on a circle"),
        }
    }
}

impl Error for Unplayable {}
