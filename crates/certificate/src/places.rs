//! What digits are worth.

/// The values of places: U₀ = 1, and each after it is so many times the one before and so many times the one before
/// that, where U₋₁ = 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Places {
    pub(crate) times: i128,
    pub(crate) before: i128,
}

/// What has been read: h and l. Followed by r digits that are 0 it comes to h·Uᵣ + l·Uᵣ₋₁.
///
/// A step is linear, so that sums and multiples of what was read are read by the same step.
pub(crate) type Worth = (i128, i128);

/// Nothing has been read.
pub(crate) const NOTHING: Worth = (0, 0);

impl Places {
    /// What it comes to with another digit; nothing if that is too large to be followed.
    #[inline]
    pub(crate) fn step(&self, (high, low): Worth, digit: i128) -> Option<Worth> {
        let next = high.checked_mul(self.times)?.checked_add(low)?.checked_add(digit)?;
        Some((next, high.checked_mul(self.before)?))
    }

    /// What it comes to if nothing follows.
    #[inline]
    pub(crate) fn end(&self, (high, low): Worth) -> Option<i128> {
        high.checked_add(low)
    }
}
