//! Words in drawings, given by the caller in both languages.

use rules::Text;

/// Legend of outcomes.
#[derive(Clone, Debug, Default)]
pub struct OutcomeLabels {
    /// Lost positions.
    pub lost: Text,
    /// Won positions.
    pub won: Text,
    /// Drawn positions.
    pub drawn: Text,
    /// Places where no position stands.
    pub none: Text,
}

/// Legend of a table.
#[derive(Clone, Debug, Default)]
pub struct TableLabels {
    /// Outcomes.
    pub outcomes: OutcomeLabels,
    /// Positions of nim-value 0.
    pub zero: Text,
    /// The nim-value.
    pub value: Text,
    /// Positions about which nothing is claimed.
    pub unclaimed: Text,
    /// Positions about which something wrong is claimed.
    pub wrong: Text,
}

/// Axes and legend of a chart.
#[derive(Clone, Debug, Default)]
pub struct ChartLabels {
    /// Axis of heap sizes.
    pub heap: Text,
    /// Axis of nim-values.
    pub value: Text,
    /// Meaning of darker cells.
    pub density: Text,
    /// The line at which a proved period begins.
    pub period: Text,
}

/// Legend of tokens on a directed graph.
#[derive(Clone, Debug, Default)]
pub struct ArrowLabels {
    /// Outcomes of vertices.
    pub outcomes: OutcomeLabels,
    /// A vertex with tokens.
    pub token: Text,
    /// An arrow that wins.
    pub winning_move: Text,
    /// The number beside a vertex.
    pub value: Text,
}

/// Legend of green Hackenbush.
#[derive(Clone, Debug, Default)]
pub struct HackenbushLabels {
    /// An edge whose cut wins.
    pub winning_cut: Text,
    /// Any other edge of such a graph.
    pub other_edge: Text,
    /// An edge where no cut wins.
    pub losing_edge: Text,
}
