//! Green Hackenbush.

use solve::graph::DrawnLine;

/// A statement on green Hackenbush.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hackenbush {
    /// The fusion and the colon principle.
    Rule,
    /// A line of the fused graph.
    Line(DrawnLine),
}
