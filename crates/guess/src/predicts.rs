//! A part of a pattern, as those made of several see it.

/// Something that says values at positions, and what it takes to state it.
pub trait Predicts {
    /// Value at a position; nothing where nothing is said, or the value is beyond 64 bits.
    fn value(&self, at: &[u64]) -> Option<i64>;

    /// Bits that state it.
    fn bits(&self) -> f64;
}
