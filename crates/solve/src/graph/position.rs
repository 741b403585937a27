//! Positions: graphs attached to the ground.

use super::{EdgeList, Labels, Mistake};
use std::borrow::Cow;

/// A graph with a ground, a position of green Hackenbush.
///
/// Loops and parallel edges are allowed. Edges that are not connected to the ground may be listed, but are
/// not part of the position: they contribute nothing, and cannot be cut.
///
/// ```
/// use solve::graph::{Graph, value};
/// // A triangle on the ground, with a stalk of two edges on top.
/// let graph = Graph::new(5, 0, vec![[0, 1], [1, 2], [2, 0], [2, 3], [3, 4]])?;
/// assert_eq!(value(&graph), 3);
/// assert_eq!(value(&graph.cut(2).ok_or("no such edge")?), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    labels: Labels,
    ground: u32,
    edges: Vec<[u32; 2]>,
}

impl Graph {
    /// Maximal number of edges of a graph, so that twice their number fits 31 bits.
    pub const MOST_EDGES: usize = (1 << 30) - 1;
    /// Maximal number of vertices of a graph.
    pub const MOST_VERTICES: usize = (1 << 31) - 1;

    /// A graph on this many vertices, labelled 0, 1, 2, ….
    pub fn new(vertices: u32, ground: u32, edges: Vec<[u32; 2]>) -> Result<Graph, Mistake> {
        Graph::labelled(Labels::counted(vertices), ground, edges)
    }

    /// A graph on labelled vertices.
    pub fn labelled(labels: Labels, ground: u32, edges: Vec<[u32; 2]>) -> Result<Graph, Mistake> {
        if labels.len() > Graph::MOST_VERTICES {
            return Err(Mistake::TooManyVertices { limit: Graph::MOST_VERTICES });
        }
        if edges.len() > Graph::MOST_EDGES {
            return Err(Mistake::TooManyEdges { limit: Graph::MOST_EDGES });
        }
        let largest = edges.iter().fold(ground, |largest, &[a, b]| largest.max(a).max(b));
        if largest as usize >= labels.len() {
            return Err(Mistake::UnknownVertex { vertex: largest.into() });
        }
        Ok(Graph { labels, ground, edges })
    }

    /// A graph from a list of edges. The ground is the vertex with this label, or else the one that the list
    /// declares, or else the one labelled `0` or `ground`.
    pub fn on_ground(list: EdgeList, label: Option<&str>) -> Result<Graph, Mistake> {
        let unknown = |label: &str| Mistake::UnknownGround { label: label.to_string() };
        let ground = match (label, list.ground) {
            (Some(label), _) => list.labels.find(label).filter(|&vertex| list.occurs(vertex)),
            (None, Some(marked)) => Some(marked),
            (None, None) => list.usual_ground()?,
        };
        let ground = ground.ok_or_else(|| label.map_or(Mistake::NoGround, unknown))?;
        Graph::labelled(list.labels, ground, list.edges)
    }

    /// Number of vertex numbers, with or without edges.
    pub fn vertices(&self) -> usize {
        self.labels.len()
    }

    /// The ground vertex.
    pub fn ground(&self) -> u32 {
        self.ground
    }

    /// Edges, each as its two ends; edges are identified by their index here.
    pub fn edges(&self) -> &[[u32; 2]] {
        &self.edges
    }

    /// Label of a vertex.
    pub fn label(&self, vertex: u32) -> Cow<'_, str> {
        self.labels.label(vertex)
    }

    /// Labels of all vertices.
    pub fn labels(&self) -> &Labels {
        &self.labels
    }

    /// The graph after an edge is cut, reduced to the part connected to the ground. Vertices keep their
    /// numbers and labels.
    ///
    /// `None` if there is no such edge, or if it is not connected to the ground.
    pub fn cut(&self, edge: usize) -> Option<Graph> {
        let &[end, _] = self.edges.get(edge)?;
        if !self.grounded_vertices(None)[end as usize] {
            return None;
        }
        let grounded = self.grounded_vertices(Some(edge));
        let stays = |(index, &ends): (usize, &[u32; 2])| {
            (index != edge && grounded[ends[0] as usize]).then_some(ends)
        };
        let edges = self.edges.iter().enumerate().filter_map(stays).collect();
        Some(Graph { labels: self.labels.clone(), ground: self.ground, edges })
    }

    /// For each edge, `true` if it remains after an edge is cut.
    pub fn remaining_after(&self, edge: usize) -> Vec<bool> {
        let grounded = self.grounded_vertices(Some(edge));
        let stands = |(index, ends): (usize, &[u32; 2])| index != edge && grounded[ends[0] as usize];
        self.edges.iter().enumerate().map(stands).collect()
    }

    /// The same position without the edges that are not connected to the ground.
    pub fn grounded(mut self) -> Graph {
        let grounded = self.grounded_vertices(None);
        self.edges.retain(|ends| grounded[ends[0] as usize]);
        self
    }

    /// For each vertex, `true` if it is connected to the ground, without one of the edges.
    fn grounded_vertices(&self, without: Option<usize>) -> Vec<bool> {
        let mut joined: Vec<u32> = (0..self.vertices() as u32).collect();
        for (index, &[a, b]) in self.edges.iter().enumerate() {
            if without != Some(index) {
                let (a, b) = (find(&mut joined, a), find(&mut joined, b));
                joined[a.max(b) as usize] = a.min(b);
            }
        }
        let ground = find(&mut joined, self.ground);
        (0..self.vertices() as u32).map(|vertex| find(&mut joined, vertex) == ground).collect()
    }
}

/// Representative of a vertex's component; halves the path on the way.
fn find(joined: &mut [u32], mut vertex: u32) -> u32 {
    while joined[vertex as usize] != vertex {
        let next = joined[joined[vertex as usize] as usize];
        joined[vertex as usize] = next;
        vertex = next;
    }
    vertex
}
