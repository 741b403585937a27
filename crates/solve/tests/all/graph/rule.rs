//! The rule of the game itself, played out: exponential, and independent of the engine.

use solve::graph::Graph;
use std::collections::HashMap;

/// A small graph; a position is the set of edges that are left, as bits.
pub(crate) struct Rule<'a> {
    edges: &'a [[u32; 2]],
    ground: u32,
    values: HashMap<u32, u64>,
}

impl<'a> Rule<'a> {
    pub(crate) fn new(graph: &'a Graph) -> Rule<'a> {
        assert!(graph.edges().len() <= 16, "too many edges to play out");
        Rule { edges: graph.edges(), ground: graph.ground(), values: HashMap::new() }
    }

    /// The position at the start: the edges connected to the ground.
    pub(crate) fn start(&self) -> u32 {
        self.connected((1 << self.edges.len()) - 1)
    }

    /// The edges of `left` that are connected to the ground.
    fn connected(&self, left: u32) -> u32 {
        let (mut reached, mut edges) = (vec![self.ground], 0);
        while let Some(vertex) = reached.pop() {
            for (index, ends) in self.edges.iter().enumerate() {
                if left & !edges & 1 << index != 0 && ends.contains(&vertex) {
                    edges |= 1 << index;
                    reached.extend(ends);
                }
            }
        }
        edges
    }

    /// The graph after an edge is cut; nothing if it has no such edge.
    pub(crate) fn cut(&self, left: u32, edge: usize) -> Option<u32> {
        (left & 1 << edge != 0).then(|| self.connected(left & !(1 << edge)))
    }

    /// The nim-value: the least one that no cut leads to.
    pub(crate) fn value(&mut self, left: u32) -> u64 {
        if let Some(&known) = self.values.get(&left) {
            return known;
        }
        let options: Vec<u32> = (0..self.edges.len()).filter_map(|edge| self.cut(left, edge)).collect();
        let values: Vec<u64> = options.into_iter().map(|option| self.value(option)).collect();
        let value = (0..).find(|value| !values.contains(value)).unwrap();
        self.values.insert(left, value);
        value
    }

    /// All cuts that leave 0.
    pub(crate) fn wins(&mut self) -> Vec<u32> {
        let (start, edges) = (self.start(), self.edges.len());
        let wins = |edge: &usize| self.cut(start, *edge).is_some_and(|option| self.value(option) == 0);
        (0..edges).filter(wins).map(|edge| edge as u32).collect()
    }
}
