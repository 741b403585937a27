//! Numbering of labels.

use crate::graph::labels::natural;
use crate::graph::{EdgeList, Graph, Labels, Mistake};
use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::hash::BuildHasher;

/// The labels met so far and the edges between them.
pub(super) struct Naming<'t> {
    labels: Vec<Label<'t>>,
    /// Vertices labelled with numbers.
    numbers: FxHashMap<u64, u32>,
    /// Vertices labelled with names, which are in their labels.
    names: HashTable<u32>,
    edges: Vec<[u32; 2]>,
    most_edges: usize,
}

enum Label<'t> {
    Number(u64),
    /// Any other label, including a number that is too large.
    Name(Cow<'t, str>),
}

impl<'t> Label<'t> {
    fn new(text: Cow<'t, str>) -> Label<'t> {
        match natural(&text) {
            None => Label::Name(text),
            Some(digits) => match digits.parse() {
                Ok(number) => Label::Number(number),
                Err(_) if digits.len() == text.len() => Label::Name(text),
                Err(_) => Label::Name(digits.to_string().into()),
            },
        }
    }

    /// Hash of a name.
    fn hash(&self) -> u64 {
        match self {
            Label::Number(number) => *number,
            Label::Name(name) => FxBuildHasher.hash_one(&**name),
        }
    }
}

impl<'t> Naming<'t> {
    pub(super) fn new(most_edges: usize) -> Naming<'t> {
        let (numbers, names) = (FxHashMap::default(), HashTable::new());
        Naming { labels: vec![], numbers, names, edges: vec![], most_edges }
    }

    /// Vertex of a known label.
    pub(super) fn find(&self, label: &str) -> Option<u32> {
        self.lookup(&Label::new(label.into()))
    }

    fn lookup(&self, label: &Label) -> Option<u32> {
        match label {
            Label::Number(number) => self.numbers.get(number).copied(),
            Label::Name(name) => {
                let same =
                    |&vertex: &u32| matches!(&self.labels[vertex as usize], Label::Name(own) if own == name);
                self.names.find(label.hash(), same).copied()
            }
        }
    }

    /// Vertex of a label, a new one if it is unknown.
    pub(super) fn vertex(&mut self, label: Cow<'t, str>) -> Result<u32, Mistake> {
        let label = Label::new(label);
        if let Some(known) = self.lookup(&label) {
            return Ok(known);
        }
        let vertex = self.labels.len() as u32;
        if self.labels.len() >= Graph::MOST_VERTICES {
            return Err(Mistake::TooManyVertices { limit: Graph::MOST_VERTICES });
        }
        match label {
            Label::Number(number) => {
                self.numbers.insert(number, vertex);
            }
            Label::Name(_) => {
                let rehash = |&vertex: &u32| self.labels[vertex as usize].hash();
                self.names.insert_unique(label.hash(), vertex, rehash);
            }
        }
        self.labels.push(label);
        Ok(vertex)
    }

    /// Label of a vertex.
    pub(super) fn label(&self, vertex: u32) -> String {
        match &self.labels[vertex as usize] {
            Label::Number(number) => number.to_string(),
            Label::Name(name) => name.to_string(),
        }
    }

    /// Adds an edge.
    pub(super) fn edge(&mut self, ends: [u32; 2]) -> Result<(), Mistake> {
        if self.edges.len() >= self.most_edges {
            return Err(Mistake::TooManyEdges { limit: self.most_edges });
        }
        self.edges.push(ends);
        Ok(())
    }

    /// Returns `true` if there are edges.
    pub(super) fn has_edges(&self) -> bool {
        !self.edges.is_empty()
    }

    /// Removes all but the first of parallel edges.
    pub(super) fn without_parallels(&mut self, directed: bool) {
        let mut seen = FxHashSet::default();
        self.edges.retain(|&[a, b]| seen.insert(if directed { [a, b] } else { [a.min(b), a.max(b)] }));
    }

    /// The edge list; if all vertices are labelled with numbers, they are renumbered in ascending order.
    pub(super) fn finish(mut self, directed: bool, ground: Option<u32>) -> EdgeList {
        let number = |label: &Label| match label {
            Label::Number(number) => Some(*number),
            Label::Name(_) => None,
        };
        let Some(numbers) = self.labels.iter().map(number).collect::<Option<Vec<u64>>>() else {
            let labels = Labels::names((0..self.labels.len() as u32).map(|vertex| self.label(vertex)));
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
