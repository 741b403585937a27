//! The pawns of POI XI.

use super::Row;
use dashu_int::UBig;

/// A statement on the pawns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Poi {
    /// There is no pawn.
    NoPawn,
    /// The last field is taken.
    Ended {
        /// The last field.
        last: UBig,
    },
    /// Pawns can jump to the last field.
    WinsAtOnce {
        /// The row.
        row: Row,
        /// The number of such pawns.
        pawns: u64,
        /// The last field.
        last: UBig,
    },
    /// A pawn jumps to the last field.
    LastJump {
        /// The field of the pawn.
        from: UBig,
        /// The last field.
        last: UBig,
    },
    /// The first groups of pawns: the size, and the number of free fields to their right.
    Groups(Vec<(u64, UBig)>),
    /// Odd groups from 3 on count.
    Staircase {
        /// The first of their sizes.
        sizes: Vec<UBig>,
        /// Their nim-sum.
        sum: u64,
    },
    /// The nim-sum is 0: the player to move loses.
    Zero,
    /// The nim-sum is not 0: the player to move wins.
    NotZero,
    /// The recommended jump.
    Move {
        /// The field of the pawn.
        from: UBig,
        /// The field after it.
        to: UBig,
        /// The pawns that change their group.
        pawns: u64,
        /// Their group before it.
        group: UBig,
        /// Their group after it.
        below: UBig,
    },
}
