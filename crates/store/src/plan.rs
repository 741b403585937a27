//! The plan of a store in a file.

/// What a store in a file is for, and how it is divided; written at its beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What the computation is about; see [`fingerprint`](crate::fingerprint()). A file with another one is never touched.
    pub fingerprint: u128,
    /// Whatever the owner needs to know again to go on.
    pub notes: Vec<u64>,
    /// The bytes of all cells.
    pub bytes: u64,
    /// The number of blocks.
    pub blocks: u64,
}
