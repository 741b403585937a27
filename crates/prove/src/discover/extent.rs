//! Boxes of positions that claims are compared with.

/// All positions with numbers up to a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// How many there are. Sums count once for each order of their components.
    pub positions: u64,
    /// The bound.
    pub upto: u64,
}

/// A comparison with sums of another number of components, or rows of another length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherSize {
    /// The number of components, or the length.
    pub size: usize,
    /// The positions of this size that were solved, of which there is at least one.
    pub extent: Extent,
    /// The smallest of them by its largest number at which the claims are wrong.
    pub differs: Option<Vec<u64>>,
}
