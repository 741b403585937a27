//! Tokens on a directed graph: move one along an edge.

use crate::Unplayable;
use dashu_int::UBig;
use rules::{Argument, NativeMoves, Objection, Options, Trouble};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// Moves of the game. A component is the vertex of a token.
struct Tokens {
    /// Targets of each vertex, ascending and without repetition.
    next: HashMap<u64, Vec<u64>>,
    /// Vertices with an edge, and those listed separately.
    vertices: BTreeSet<u64>,
    /// `true` if there are no circles.
    acyclic: bool,
}

/// Moves on the graph that is the only parameter.
pub(super) fn moves(arguments: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
    let [Argument::Graph(graph)] = arguments else {
        return Err(Unplayable::Parameters.into());
    };
    let mut next: HashMap<u64, Vec<u64>> = HashMap::new();
    let mut vertices = BTreeSet::new();
    for vertex in &graph.vertices {
        vertices.insert(word(vertex)?);
    }
    for (from, to) in &graph.edges {
        let (from, to) = (word(from)?, word(to)?);
        next.entry(from).or_default().push(to);
        vertices.extend([from, to]);
    }
    for places in next.values_mut() {
        places.sort_unstable();
        places.dedup();
    }
    let acyclic = is_acyclic(&next);
    Ok(Arc::new(Tokens { next, vertices, acyclic }))
}

fn word(vertex: &UBig) -> Result<u64, Unplayable> {
    u64::try_from(vertex).map_err(|_| Unplayable::LargeVertex)
}

impl NativeMoves for Tokens {
    /// Accepts any vertex if the graph has no edges, since its vertices are then unknown.
    fn read(&self, at: Vec<UBig>) -> Result<Vec<UBig>, Objection> {
        let is_one =
            |vertex: &UBig| u64::try_from(vertex).is_ok_and(|vertex| self.vertices.contains(&vertex));
        match at.iter().find(|vertex| !is_one(vertex)) {
            Some(other) if !self.vertices.is_empty() => {
                Err(Unplayable::UnknownVertex { vertex: other.clone() }.into())
            }
            _ => Ok(at),
        }
    }

    fn largest(&self) -> Option<u64> {
        self.vertices.last().copied()
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble> {
        let [vertex] = at else { return Err(Trouble::WrongForm) };
        for &next in self.next.get(vertex).into_iter().flatten() {
            options.push_word(next);
            options.end_component();
            options.end_option();
        }
        Ok(())
    }

    fn terminates(&self) -> bool {
        self.acyclic
    }
}

/// Removes vertices without incoming edges until none is left; on a circle some always remain.
fn is_acyclic(next: &HashMap<u64, Vec<u64>>) -> bool {
    let mut into: HashMap<u64, usize> = HashMap::new();
    for (&from, places) in next {
        into.entry(from).or_default();
        places.iter().for_each(|&to| *into.entry(to).or_default() += 1);
    }
    let mut open: Vec<u64> =
        into.iter().filter(|(_, count)| **count == 0).map(|(&vertex, _)| vertex).collect();
    let mut gone = 0;
    while let Some(vertex) = open.pop() {
        gone += 1;
        for &to in next.get(&vertex).into_iter().flatten() {
            if let Some(count) = into.get_mut(&to) {
                *count -= 1;
                if *count == 0 {
                    open.push(to);
                }
            }
        }
    }
    gone == into.len()
}
