//! Finite game graphs.

use crate::Verdict;

/// A graph whose arrows are moves, as concatenated lists of targets.
///
/// ```
/// use solve::{Outcome, Verdict, loopy::{Graph, solve_graph}};
/// // 0 → 1 → 2, and 3 ⇄ 4.
/// let graph = Graph::from_edges(5, [(0, 1), (1, 2), (3, 4), (4, 3)], Verdict::Lost)?;
/// let labels = solve_graph(&graph);
/// assert_eq!(labels.outcome(0), Outcome::P);
/// assert_eq!(labels.remoteness(0), Some(2));
/// assert_eq!(labels.outcome(3), Outcome::D);
/// # Ok::<(), solve::loopy::GraphError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Graph {
    offsets: Vec<u32>,
    targets: Vec<u32>,
    stuck: Verdict,
    ends: Vec<(u32, Verdict)>,
}

/// Error in a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphError {
    /// The offsets do not start with 0, ascend, and end with the number of targets.
    Offsets,
    /// A target or an end is not a vertex.
    NoSuchVertex,
    /// More than 2^31 vertices or 2^32 arrows.
    TooLarge,
}

impl Graph {
    /// A graph from offsets and targets: the moves from `v` lead to `targets[offsets[v]..offsets[v + 1]]`.
    ///
    /// At a vertex in `ends` play stops with that verdict for the player to move; any other vertex without
    /// arrows has the verdict `stuck`.
    pub fn new(
        offsets: Vec<u32>,
        targets: Vec<u32>,
        stuck: Verdict,
        mut ends: Vec<(u32, Verdict)>,
    ) -> Result<Graph, GraphError> {
        let rises = offsets.windows(2).all(|pair| pair[0] <= pair[1]);
        let total = u32::try_from(targets.len()).map_err(|_| GraphError::TooLarge)?;
        if offsets.first() != Some(&0) || offsets.last() != Some(&total) || !rises {
            return Err(GraphError::Offsets);
        }
        let vertices = i32::try_from(offsets.len() - 1).map_err(|_| GraphError::TooLarge)? as u32;
        let mut named = targets.iter().chain(ends.iter().map(|end| &end.0));
        if named.any(|&vertex| vertex >= vertices) {
            return Err(GraphError::NoSuchVertex);
        }
        ends.sort_by_key(|end| end.0);
        ends.dedup_by_key(|end| end.0);
        Ok(Graph { offsets, targets, stuck, ends })
    }

    /// A graph from its arrows, in any order; without declared ends.
    pub fn from_edges(
        vertices: u32,
        edges: impl IntoIterator<Item = (u32, u32)>,
        stuck: Verdict,
    ) -> Result<Graph, GraphError> {
        let mut edges: Vec<(u32, u32)> = edges.into_iter().collect();
        u32::try_from(edges.len()).map_err(|_| GraphError::TooLarge)?;
        if edges.iter().any(|edge| edge.0 >= vertices) {
            return Err(GraphError::NoSuchVertex);
        }
        edges.sort_unstable();
        let first = |vertex: u32| edges.partition_point(|edge| edge.0 < vertex) as u32;
        let offsets = (0..=vertices).map(first).collect();
        Graph::new(offsets, edges.iter().map(|edge| edge.1).collect(), stuck, vec![])
    }

    /// Number of vertices.
    pub fn len(&self) -> usize {
        self.offsets.len() - 1
    }

    /// Returns `true` if there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Number of arrows.
    pub fn arrows(&self) -> usize {
        self.targets.len()
    }

    /// Targets of the arrows from a vertex, even if play has stopped there.
    pub fn targets(&self, vertex: u32) -> &[u32] {
        let vertex = vertex as usize;
        &self.targets[self.offsets[vertex] as usize..self.offsets[vertex + 1] as usize]
    }

    /// Verdict for the player to move, if play has stopped.
    pub fn verdict(&self, vertex: u32) -> Option<Verdict> {
        match self.ends.binary_search_by_key(&vertex, |end| end.0) {
            Ok(place) => Some(self.ends[place].1),
            Err(_) if self.targets(vertex).is_empty() => Some(self.stuck),
            Err(_) => None,
        }
    }
}
