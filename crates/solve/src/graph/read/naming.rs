//! Labels get numbers.

use crate::graph::labels::natural;
use crate::graph::{EdgeList, Labels, Mistake};
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::borrow::Cow;
use std::hash::BuildHasher;

/// The labels met so far and the edges between them.
pub(super) struct Naming<'t> {
    names: Vec<Cow<'t, str>>,
    numbers: HashTable<u32>,
    edges: Vec<[u32; 2]>,
    most_edges: usize,
}

impl<'t> Naming<'t> {
    pub(super) fn new(most_edges: usize) -> Naming<'t> {
        Naming { names: vec![], numbers: HashTable::new(), edges: vec![], most_edges }
    }

    /// The number of a label that has been met.
    pub(super) fn find(&self, label: &str) -> Option<u32> {
        let label = natural(label).unwrap_or(label);
        let same = |&number: &u32| self.names[number as usize] == label;
        self.numbers.find(FxBuildHasher.hash_one(label), same).copied()
    }

    /// The number of a label, a new one if it has not been met.
    pub(super) fn vertex(&mut self, label: Cow<'t, str>) -> Result<u32, Mistake> {
        if let Some(known) = self.find(&label) {
            return Ok(known);
        }
        let label = match natural(&label) {
            Some(natural) if natural.len() < label.len() => natural.to_string().into(),
            _ => label,
        };
        let number = self.names.len();
        if number >= crate::graph::Graph::MOST_VERTICES {
            return Err(Mistake::TooManyVertices { limit: number });
        }
        let hash = FxBuildHasher.hash_one(&*label);
        self.names.push(label);
        let names = &self.names;
        let hasher = |&number: &u32| FxBuildHasher.hash_one(&*names[number as usize]);
        self.numbers.insert_unique(hash, number as u32, hasher);
        Ok(number as u32)
    }

    /// What a vertex is called.
    pub(super) fn label(&self, vertex: u32) -> String {
        self.names[vertex as usize].to_string()
    }

    /// The next edge.
    pub(super) fn edge(&mut self, ends: [u32; 2]) -> Result<(), Mistake> {
        if self.edges.len() >= self.most_edges {
            return Err(Mistake::TooManyEdges { limit: self.most_edges });
        }
        self.edges.push(ends);
        Ok(())
    }

    /// Whether there is an edge.
    pub(super) fn has_edges(&self) -> bool {
        !self.edges.is_empty()
    }

    /// Leaves of parallel edges only the first.
    pub(super) fn without_parallels(&mut self, directed: bool) {
        let mut seen = rustc_hash::FxHashSet::default();
        self.edges.retain(|&[a, b]| seen.insert(if directed { [a, b] } else { [a.min(b), a.max(b)] }));
    }

    /// The list; vertices that are all called by numbers get them in rising order.
    pub(super) fn finish(mut self, directed: bool, ground: Option<u32>) -> EdgeList {
        let number = |name: &Cow<str>| natural(name)?.parse::<u64>().ok();
        let numbers: Option<Vec<u64>> = self.names.iter().map(number).collect();
        let Some(numbers) = numbers else {
            let labels = Labels::names(self.names.iter().map(|name| &**name));
            return EdgeList { labels, edges: self.edges, directed, ground, all_occur: true };
        };
        let mut order: Vec<u32> = (0..numbers.len() as u32).collect();
        order.sort_unstable_by_key(|&vertex| numbers[vertex as usize]);
        let mut places = vec![0; order.len()];
        for (place, &vertex) in (0..).zip(&order) {
            places[vertex as usize] = place;
        }
        for end in self.edges.as_flattened_mut() {
            *end = places[*end as usize];
        }
        let numbers: Vec<u64> = order.iter().map(|&vertex| numbers[vertex as usize]).collect();
        let counted = numbers.last().is_none_or(|&last| last == numbers.len() as u64 - 1);
        let labels = if counted { Labels::counted(order.len() as u32) } else { Labels::numbers(numbers) };
        let ground = ground.map(|ground| places[ground as usize]);
        EdgeList { labels, edges: self.edges, directed, ground, all_occur: true }
    }
}
