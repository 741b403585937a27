//! Undirected vertex geography.

use std::fmt::{Display, Formatter, Result};

/// A vertex as it is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vertex {
    /// A vertex of a graph.
    Number(u64),
    /// A square of a grid.
    Square {
        /// Its row, from 1.
        row: u64,
        /// Its column, from 1.
        column: u64,
    },
}

/// As typed.
impl Display for Vertex {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        match self {
            Vertex::Number(vertex) => write!(formatter, "{vertex}"),
            Vertex::Square { row, column } => write!(formatter, "({row},{column})"),
        }
    }
}

/// A matching with the most edges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs {
    /// Number of vertices that are left in the graph.
    pub vertices: usize,
    /// Number of edges.
    pub size: usize,
    /// The first of them.
    pub first: Vec<[Vertex; 2]>,
}

/// A statement on undirected vertex geography.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Geography {
    /// All neighbours have been visited.
    Stuck {
        /// Place of the token.
        at: Vertex,
    },
    /// A maximum matching misses the vertex of the token.
    Missed {
        /// Place of the token.
        at: Vertex,
        /// The matching.
        pairs: Pairs,
    },
    /// Every maximum matching covers the vertex of the token.
    Covered {
        /// Place of the token.
        at: Vertex,
        /// One of them.
        pairs: Pairs,
    },
    /// The move along an edge of that matching.
    Move {
        /// The position before it.
        from: Vertex,
        /// The position after it.
        to: Vertex,
    },
    /// There is no vertex for the token.
    Empty,
    /// The token is to be placed, and a matching covers every vertex.
    Perfect {
        /// The matching.
        pairs: Pairs,
    },
    /// The token is to be placed, and no matching covers every vertex.
    Imperfect {
        /// A vertex that the matching misses.
        at: Vertex,
        /// A maximum matching.
        pairs: Pairs,
    },
    /// The token is placed there.
    Place {
        /// A vertex that the matching misses.
        at: Vertex,
    },
}
