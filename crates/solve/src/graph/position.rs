//! A position: a graph that stands on the ground.

use super::{EdgeList, Labels, Mistake};
use std::borrow::Cow;

/// A graph with a ground, a position of green Hackenbush.
///
/// Loops and parallel edges are allowed. Edges that are not connected to the ground may be listed, but they are not
/// part of the position: they count for nothing, and none of them can be cut.
///
/// ```
/// use solve::graph::{Graph, value};
/// // A triangle on the ground, and a stalk of two edges on top of it.
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
    /// The most edges of a graph, so that twice their number fits 31 bits.
    pub const MOST_EDGES: usize = (1 << 30) - 1;
    /// The most vertices of a graph.
    pub const MOST_VERTICES: usize = (1 << 31) - 1;

    /// A graph on so many vertices, called 0, 1, 2, ….
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

    /// A graph from a list of edges: on the vertex of this label, else on the one that the list marks, else on the
    /// one called `0` or `ground`.
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

    /// How many vertices have a number, whether or not they have an edge.
    pub fn vertices(&self) -> usize {
        self.labels.len()
    }

    /// The ground.
    pub fn ground(&self) -> u32 {
        self.ground
    }

    /// The edges, each by its two ends; an edge is known by its place here.
    pub fn edges(&self) -> &[[u32; 2]] {
        &self.edges
    }

    /// What a vertex is called.
    pub fn label(&self, vertex: u32) -> Cow<'_, str> {
        self.labels.label(vertex)
    }

    /// What all vertices are called.
    pub fn labels(&self) -> &Labels {
        &self.labels
    }

    /// What is left after an edge is cut: what is still connected to the ground. Vertices keep their numbers and
    /// labels.
    ///
    /// Nothing if there is no such edge, or if it is not connected to the ground.
    pub fn cut(&self, edge: usize) -> Option<Graph> {
        let &[end, _] = self.edges.get(edge)?;
        if !self.standing(None)[end as usize] {
            return None;
        }
        let standing = self.standing(Some(edge));
        let stays = |(index, &ends): (usize, &[u32; 2])| {
            (index != edge && standing[ends[0] as usize]).then_some(ends)
        };
        let edges = self.edges.iter().enumerate().filter_map(stays).collect();
        Some(Graph { labels: self.labels.clone(), ground: self.ground, edges })
    }

    /// Which edges still stand after an edge is cut, by their places.
    pub fn standing_after(&self, edge: usize) -> Vec<bool> {
        let standing = self.standing(Some(edge));
        let stands = |(index, ends): (usize, &[u32; 2])| index != edge && standing[ends[0] as usize];
        self.edges.iter().enumerate().map(stands).collect()
    }

    /// The same position without the edges that are not connected to the ground.
    pub fn grounded(mut self) -> Graph {
        let standing = self.standing(None);
        self.edges.retain(|ends| standing[ends[0] as usize]);
        self
    }

    /// Which vertices are connected to the ground, without one of the edges.
    fn standing(&self, without: Option<usize>) -> Vec<bool> {
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

/// The vertex that stands for all that are joined with this one; halves the path on the way.
fn find(joined: &mut [u32], mut vertex: u32) -> u32 {
    while joined[vertex as usize] != vertex {
        let next = joined[joined[vertex as usize] as usize];
        joined[vertex as usize] = next;
        vertex = next;
    }
    vertex
}
