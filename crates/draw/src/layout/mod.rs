//! The layout of graphs: automata, tokens on arrows, Hackenbush on its ground; in drawings and on the boards of the pages.
//!
//! A graph has layers that mean something: the distance from the start of an automaton, from the ground, or to the end of play. Here edges
//! over several layers get nodes to pass through, layers are put in an order with few crossings, and each node is placed near
//! its neighbours (Sugiyama, Tagawa and Toda 1981; barycentres and swaps of neighbours). The layers of a drawing may run in any
//! direction: a node is placed *across* them. [`on_ground`] and [`with_arrows`] place whole graphs, part beside part; [`evenly`] places those without directions.

mod arrows;
mod even;
mod ground;
mod order;
mod place;
mod placed;
mod smooth;
#[cfg(test)]
mod tests;

pub use arrows::with_arrows;
pub use even::evenly;
pub use ground::on_ground;
pub use placed::{LAYER, MOST_EDGES, MOST_VERTICES, Placed};

pub(crate) use placed::limited;
pub(crate) use smooth::smooth;

/// A point of a graph or of a drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Across.
    pub x: f64,
    /// Down in a drawing; up in a graph with its places.
    pub y: f64,
}

impl Point {
    pub(crate) fn plus(self, x: f64, y: f64) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }

    pub(crate) fn towards(self, other: Point, part: f64) -> Point {
        self.plus((other.x - self.x) * part, (other.y - self.y) * part)
    }

    pub(crate) fn distance(self, other: Point) -> f64 {
        let (x, y) = (other.x - self.x, other.y - self.y);
        (x * x + y * y).sqrt()
    }

    /// Point at a distance from here in the direction of another.
    pub(crate) fn stepped(self, other: Point, length: f64) -> Point {
        self.towards(other, length / self.distance(other).max(1e-9))
    }
}

/// Room of a node, before and behind its centre.
pub(crate) type Room = (f64, f64);

/// Nodes in layers, in their order, and their edges.
pub(crate) struct Layers {
    /// Nodes of each layer.
    pub(crate) layers: Vec<Vec<usize>>,
    /// Layer of each node.
    pub(crate) of: Vec<usize>,
    /// Neighbours of each node.
    near: Vec<Vec<usize>>,
    /// Edges between a layer and the next, by the first of the two layers.
    between: Vec<Vec<(usize, usize)>>,
}

impl Layers {
    /// Orders the nodes. Steps join nodes of one layer or of neighbouring layers; others are ignored.
    pub(crate) fn new(of: Vec<usize>, steps: impl IntoIterator<Item = (usize, usize)>) -> Layers {
        let count = of.iter().max().map_or(0, |most| most + 1);
        let mut layers = vec![vec![]; count];
        for (node, &layer) in of.iter().enumerate() {
            layers[layer].push(node);
        }
        let mut near = vec![vec![]; of.len()];
        let mut between = vec![vec![]; count];
        for (a, b) in steps.into_iter().filter(|&(a, b)| a != b && of[a].abs_diff(of[b]) <= 1) {
            near[a].push(b);
            near[b].push(a);
            if of[a] != of[b] {
                let (low, high) = if of[a] < of[b] { (a, b) } else { (b, a) };
                between[of[low]].push((low, high));
            }
        }
        let mut whole = Layers { layers, of, near, between };
        whole.sort();
        whole
    }

    /// Nodes on the way of each edge, including its ends. An edge over more than `longest` layers has no nodes between.
    pub(crate) fn routed(
        mut of: Vec<usize>,
        edges: impl IntoIterator<Item = (usize, usize)>,
        longest: usize,
    ) -> (Layers, Vec<Vec<usize>>) {
        let mut routes = vec![];
        for (from, to) in edges {
            let (a, b) = (of[from], of[to]);
            let mut route = vec![from];
            if a.abs_diff(b) <= longest {
                let passed: Vec<usize> =
                    if a < b { (a + 1..b).collect() } else { (b + 1..a).rev().collect() };
                for layer in passed {
                    route.push(of.len());
                    of.push(layer);
                }
            }
            route.push(to);
            routes.push(route);
        }
        let steps = routes.iter().flat_map(|route| route.windows(2).map(|step| (step[0], step[1])));
        (Layers::new(of, steps), routes)
    }

    /// Place of each node in the order of its layer.
    pub(crate) fn ranks(&self) -> Vec<usize> {
        let mut ranks = vec![0; self.of.len()];
        for layer in &self.layers {
            layer.iter().enumerate().for_each(|(rank, &node)| ranks[node] = rank);
        }
        ranks
    }
}
