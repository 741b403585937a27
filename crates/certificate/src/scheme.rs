//! What the checker makes of a numeration.

use crate::places::Places;

/// How words are formed, and what their digits are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scheme {
    /// How many digits there are.
    pub(crate) radix: u8,
    /// The digit after which only a 0 may follow.
    pub(crate) closing: Option<u8>,
    pub(crate) places: Places,
}

impl Scheme {
    /// Whether no digit but 0 may follow this one.
    #[inline]
    pub(crate) fn closes(&self, digit: u8) -> bool {
        self.closing == Some(digit)
    }

    /// The largest digit that may follow, after a digit that lets only a 0 follow or after another one.
    #[inline]
    pub(crate) fn most(&self, closed: bool) -> u8 {
        if closed { 0 } else { self.radix.saturating_sub(1) }
    }
}
