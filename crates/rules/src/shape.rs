//! The shape of a rule: what a table needs to know to serve it without listing its options.

use std::sync::Arc;

/// How a rule of a tuple game moves a position, as far as that is plain from its text.
///
/// A vector in a shape is what is *subtracted*: `position - delta` is the option. The move exists when that has
/// no negative component and the guard holds at `position`. Shapes of an instance cover exactly its rules.
#[derive(Clone)]
pub enum Shape {
    /// `position - k * direction` for every `first <= k` (and `k <= last` if there is a last).
    Ray {
        /// The rule that has this shape, as an index into the instance's rules.
        rule: usize,
        /// What one step takes away; not all zero.
        direction: Vec<i64>,
        /// The smallest multiple, at least 1.
        first: u64,
        /// The largest multiple, if the rule has one.
        last: Option<u64>,
        /// Where the rule applies; everywhere if absent.
        guard: Option<Arc<dyn Mask>>,
    },
    /// `position - delta` for each listed `delta`.
    ///
    /// The list is complete for positions inside the extents that the shapes were asked for.
    Steps {
        /// The rule that has this shape.
        rule: usize,
        /// What is taken away, each once.
        deltas: Vec<Vec<i64>>,
        /// Where the rule applies; everywhere if absent.
        guard: Option<Arc<dyn Mask>>,
    },
    /// Neither: its options have to be listed position by position.
    General {
        /// The rule that has this shape.
        rule: usize,
    },
}

/// A condition on positions, evaluated a row at a time.
pub trait Mask: Send + Sync {
    /// Evaluates the condition at the positions `(prefix.., start), (prefix.., start + 1), …`, one for each
    /// place of `row`, and writes whether it holds.
    ///
    /// `prefix` holds all components but the last. Total: where a term is undefined the condition is false.
    fn fill(&self, prefix: &[u64], start: u64, row: &mut [bool]);
}
