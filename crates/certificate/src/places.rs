//! Values of digits.

/// Place values: U₀ = 1, and each later one is `times` the one before plus `before` times the one before
/// that, where U₋₁ = 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Places {
    pub(crate) times: i128,
    pub(crate) before: i128,
}

/// The value read so far, h and l: followed by r zeros it is h·Uᵣ + l·Uᵣ₋₁.
///
/// A step is linear, so that sums and multiples of values are read by the same step.
pub(crate) type Worth = (i128, i128);

/// Value before anything has been read.
pub(crate) const NOTHING: Worth = (0, 0);

impl Places {
    /// Value after another digit; `None` if it is too large.
    #[inline]
    pub(crate) fn step(&self, (high, low): Worth, digit: i128) -> Option<Worth> {
        let next = high.checked_mul(self.times)?.checked_add(low)?.checked_add(digit)?;
        Some((next, high.checked_mul(self.before)?))
    }

    /// Value if the word ends here.
    #[inline]
    pub(crate) fn end(&self, (high, low): Worth) -> Option<i128> {
        high.checked_add(low)
    }
}
