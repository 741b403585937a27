//! Layered layout of graphs, for every drawing that has one: automata, tokens on arrows, Hackenbush on its ground.
//!
//! A drawing says which layer each node is in. Here edges over several layers get nodes to pass through, layers are put
//! in an order with few crossings, and each node is placed near its neighbours (Sugiyama, Tagawa and Toda 1981; barycentres
//! and swaps of neighbours). The layers of a drawing may run in any direction: a node is placed *across* them.

mod order;
mod place;

/// A point of a drawing; y grows downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

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
