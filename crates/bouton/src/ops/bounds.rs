//! Bounds of the numbers in requests.

use super::Failure;
use crate::Problem;
use ::question::problem::MalformedRequest;
use std::ops::RangeInclusive;

/// The smallest and the largest number that a field takes, and the number that stands for none.
///
/// ```
/// use bouton::ops::Bounds;
/// let bounds = Bounds::new(1..=200, 60);
/// assert_eq!((bounds.least, bounds.default(), bounds.most), (1, 60, 200));
/// assert_eq!(Bounds::optional(1..=200).default(), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The smallest number.
    pub least: u64,
    /// The largest number.
    pub most: u64,
    /// The number if none is given, where one stands for it.
    pub default: Option<u64>,
}

impl Bounds {
    /// Largest number that every reader of JSON takes without rounding.
    pub const EXACT: u64 = (1 << 53) - 1;

    /// With a default.
    pub const fn new(range: RangeInclusive<u64>, default: u64) -> Bounds {
        Bounds { least: *range.start(), most: *range.end(), default: Some(default) }
    }

    /// Without a default.
    pub const fn optional(range: RangeInclusive<u64>) -> Bounds {
        Bounds { least: *range.start(), most: *range.end(), default: None }
    }

    /// The number if none is given; the smallest where no number stands for it.
    pub const fn default(&self) -> u64 {
        match self.default {
            Some(number) => number,
            None => self.least,
        }
    }

    /// Checks that a number is within the bounds.
    pub(super) fn admit(&self, field: &str, number: u64) -> Result<(), Failure> {
        let Bounds { least, most, .. } = *self;
        if (least..=most).contains(&number) {
            return Ok(());
        }
        Err(Problem::new(MalformedRequest::OutOfBounds { field: field.to_owned(), least, most }).into())
    }
}
