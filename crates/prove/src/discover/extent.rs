//! Boxes of positions that claims are compared with.

/// All positions with numbers up to a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Number of positions. Sums count once for each order of their components.
    pub positions: u64,
    /// Bound on the numbers.
    pub upto: u64,
}

/// A comparison with sums of another number of components, or rows of another length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherSize {
    /// Number of components, or length.
    pub size: usize,
    /// Positions of this size that were solved; at least one.
    pub extent: Extent,
    /// The smallest position, by its largest number, at which the claims are wrong.
    pub differs: Option<Vec<u64>>,
}
