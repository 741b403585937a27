//! Heaps of any game.

use super::Equation;
use dashu_int::UBig;

/// A statement on a heap that several games share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heap {
    /// The nim-values of the heaps.
    Equations {
        /// Those of the first heaps.
        first: Vec<Equation>,
        /// `true` if there are more heaps.
        more: bool,
    },
    /// The nim-value of the heap that is left.
    Equation(Equation),
    /// No stone is left in the heap.
    Empty,
    /// One stone is left, and the last one loses.
    LastStone,
    /// An even number of stones is taken one at a time.
    OneByOne {
        /// Their number.
        stones: UBig,
    },
    /// Stones are taken one at a time, and the last one loses.
    LastLoses {
        /// Their number.
        stones: UBig,
        /// `true` if it is odd.
        odd: bool,
    },
    /// No move is left, and the player who cannot move wins.
    StuckWins,
}
