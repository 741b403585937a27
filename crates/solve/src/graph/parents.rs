//! Trees given by the parents of their vertices.

use super::{Graph, Mistake};

impl Graph {
    /// The tree in which `parents[i]` is the parent of vertex `i + 1`, and 0 the ground; edges are in the
    /// order of the parents. Vertices may be in any order, as long as all of them reach the ground.
    ///
    /// ```
    /// use solve::graph::{Graph, value};
    /// // Two twigs on a stem: 1 + (1 xor 1).
    /// assert_eq!(value(&Graph::from_parents(&[0, 1, 1])?), 1);
    /// # Ok::<(), solve::graph::Mistake>(())
    /// ```
    pub fn from_parents(parents: &[u64]) -> Result<Graph, Mistake> {
        let limit = Graph::MOST_EDGES;
        if parents.len() > limit {
            return Err(Mistake::TooManyEdges { limit });
        }
        let last = parents.len() as u64;
        let edge = |(index, &parent): (usize, &u64)| {
            let vertex = index as u64 + 1;
            let fits = u32::try_from(parent).ok().filter(|_| parent <= last);
            fits.map(|parent| [parent, vertex as u32]).ok_or(Mistake::UnknownParent { vertex, parent, last })
        };
        let edges: Vec<[u32; 2]> = parents.iter().enumerate().map(edge).collect::<Result<_, _>>()?;
        match circle(&edges) {
            Some(vertex) => Err(Mistake::Circle { vertex }),
            None => Graph::new(last as u32 + 1, 0, edges),
        }
    }
}

/// The first vertex on a circle of parents. Every path is followed until it meets the ground or an earlier
/// path; if it meets itself, there is a circle.
fn circle(edges: &[[u32; 2]]) -> Option<u64> {
    let mut path_of = vec![0; edges.len() + 1];
    for start in 1..=edges.len() as u32 {
        let mut vertex = start;
        while vertex != 0 && path_of[vertex as usize] == 0 {
            path_of[vertex as usize] = start;
            vertex = edges[vertex as usize - 1][0];
        }
        if vertex != 0 && path_of[vertex as usize] == start {
            return Some(vertex.into());
        }
    }
    None
}
