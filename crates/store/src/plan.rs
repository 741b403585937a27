//! The plan of a store in a file.

/// Purpose and division of a store in a file; written at its beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Identity of the computation; see [`fingerprint`](crate::fingerprint()). A file with another one is never touched.
    pub fingerprint: u128,
    /// Whatever the owner needs in order to resume.
    pub notes: Vec<u64>,
    /// Number of bytes of all cells.
    pub bytes: u64,
    /// Number of blocks.
    pub blocks: u64,
}
