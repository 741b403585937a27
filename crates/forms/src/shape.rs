//! Shapes of rules: the information a table needs to serve a rule without listing its options.

use rules::Mask;
use std::sync::Arc;

/// Effect of a rule of a tuple game on positions, as far as its text shows it.
///
/// A vector in a shape is *subtracted*: `position - delta` is the option. The move exists when that has no
/// negative component and the guard holds at `position`. Shapes of an instance cover exactly its rules.
#[derive(Clone)]
pub enum Shape {
    /// `position - k * direction` for every `first <= k` (and `k <= last` if there is a last).
    Ray {
        /// Index of the rule with this shape in the instance's rules.
        rule: usize,
        /// Vector taken in one step; not all zero.
        direction: Vec<i64>,
        /// The smallest multiple, at least 1.
        first: u64,
        /// The largest multiple, if the rule has one.
        last: Option<u64>,
        /// Condition on positions; `None` if the rule applies everywhere.
        guard: Option<Arc<dyn Mask>>,
    },
    /// `position - delta` for each listed `delta`.
    ///
    /// The list is complete for positions within the requested extents.
    Steps {
        /// Index of the rule with this shape.
        rule: usize,
        /// Vectors taken, without repetition.
        deltas: Vec<Vec<i64>>,
        /// Condition on positions; `None` if the rule applies everywhere.
        guard: Option<Arc<dyn Mask>>,
    },
    /// Neither: options have to be listed position by position.
    General {
        /// Index of the rule with this shape.
        rule: usize,
    },
}
