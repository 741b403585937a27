//! Graphs with their places, and what both kinds of them share.

use super::Point;
use crate::ExportError;

/// Distance between layers. The unit is the least distance between neighbours of a layer.
pub const LAYER: f64 = 1.2;
/// Limit on the edges of a graph with places.
pub const MOST_EDGES: usize = 2000;
/// Limit on its vertices.
pub const MOST_VERTICES: usize = 2 * MOST_EDGES;

/// Half of the room of a vertex.
pub(super) const HALF: f64 = 0.5;

/// Places of a graph. The unit is the least distance between neighbours; y is the height above the ground, or above the
/// ends of play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Placed {
    /// Place of each vertex; that of the ground is the middle of its line.
    pub vertices: Vec<Point>,
    /// Points between the ends of each arrow through which it runs: those that keep it away from vertices of the layers
    /// that it passes, the one by which it bows away from the arrow in the opposite direction, or the one around which a loop runs.
    pub routes: Vec<Vec<Point>>,
    /// Place of each loop at the ground, from left to right.
    pub ground_loops: Vec<f64>,
    /// Width, with half a unit beside the outermost vertices.
    pub width: f64,
    /// Height of the highest point.
    pub height: f64,
}

/// Refuses a graph beyond the limits.
pub(crate) fn limited(vertices: usize, edges: usize) -> Result<(), ExportError> {
    if edges > MOST_EDGES {
        return Err(ExportError::Edges { edges, most: MOST_EDGES });
    }
    if vertices > MOST_VERTICES {
        return Err(ExportError::Vertices { vertices, most: MOST_VERTICES });
    }
    Ok(())
}

impl Placed {
    /// Room for a graph within the limits; ends of edges are vertices, whatever their number is said to be.
    pub(super) fn room(vertices: usize, edges: &[(usize, usize)]) -> Result<Placed, ExportError> {
        let ends = edges.iter().map(|&(a, b)| a.max(b).saturating_add(1));
        let vertices = ends.max().unwrap_or(0).max(vertices);
        limited(vertices, edges.len())?;
        Ok(Placed { vertices: vec![Point::default(); vertices], ..Placed::default() })
    }
}

/// Neighbours of each vertex along these edges, in their order.
pub(super) fn neighbours(count: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Vec<Vec<usize>> {
    let mut near = vec![vec![]; count];
    for (a, b) in edges.into_iter().filter(|(a, b)| a != b) {
        near[a].push(b);
        near[b].push(a);
    }
    near
}

/// Connected parts, in the order in which their vertices start; each in the order of a breadth-first search.
pub(super) fn parts(near: &[Vec<usize>], starts: impl IntoIterator<Item = usize>) -> Vec<Vec<usize>> {
    let mut met = vec![false; near.len()];
    let mut parts = vec![];
    for start in starts {
        if met[start] {
            continue;
        }
        met[start] = true;
        let mut part = vec![start];
        let mut at = 0;
        while at < part.len() {
            for &next in &near[part[at]] {
                if !std::mem::replace(&mut met[next], true) {
                    part.push(next);
                }
            }
            at += 1;
        }
        parts.push(part);
    }
    parts
}
