//! Green Hackenbush on any graph, written by its edges.
//!
//! * Problem: the nim-value of a graph on the ground, vertex 0, and all cuts that leave a wanted one.
//! * Theorem: the fusion and the colon principle (Berlekamp, Conway, Guy, *Winning Ways*, chapter 7).
//! * Cost: that of `solve::graph`, about linear; a listed option costs the length of the list.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::{Component, Several, Theory};
use crate::argument::Statement;
use dashu_int::UBig;
use solve::Limits;
use solve::graph::{Graph, Labels, cuts, value};
use std::collections::{HashMap, HashSet};

/// A component is a row of edges, each two vertices.
pub(super) struct Hackenbush;

/// The graph of a row of edges; vertices are numbered in order of first mention, starting with the ground.
fn graph(at: &[UBig]) -> Option<Graph> {
    let ground = UBig::ZERO;
    let mut labels = vec!["0".to_owned()];
    let mut numbers: HashMap<&UBig, u32> = HashMap::from([(&ground, 0)]);
    let mut edges = Vec::with_capacity(at.len() / 2);
    for ends in at.as_chunks::<2>().0 {
        let mut pair = [0; 2];
        for (number, end) in pair.iter_mut().zip(ends) {
            let next = u32::try_from(numbers.len()).ok()?;
            *number = *numbers.entry(end).or_insert_with(|| {
                labels.push(end.to_string());
                next
            });
        }
        edges.push(pair);
    }
    Graph::labelled(Labels::names(labels.iter().map(String::as_str)), 0, edges).ok()
}

/// The position after the edge with this index is cut.
pub(super) fn after(graph: &Graph, at: &[UBig], edge: usize) -> Component {
    let stands = graph.remaining_after(edge);
    let kept = |place: &usize| *place != edge && stands.get(*place).is_some_and(|&stands| stands);
    (0..at.len() / 2).filter(kept).flat_map(|place| at[2 * place..2 * place + 2].to_vec()).collect()
}

impl Theory for Hackenbush {
    fn citation(&self) -> &str {
        "Winning Ways, ch. 7"
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        graph(at).map(|graph| value(&graph).into())
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Statement> {
        super::account(sum.iter().filter_map(|at| graph(at)).map(std::borrow::Cow::Owned))
    }

    fn reaching(&self, at: &[UBig], wanted: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let graph = graph(at)?;
        let Ok(wanted) = u64::try_from(wanted) else {
            return Some(Several { first: Vec::new(), count: Some(UBig::ZERO) });
        };
        let found = cuts(&graph, wanted, &Limits::none()).ok()?;
        // One of several parallel edges is enough.
        let mut seen = HashSet::new();
        let ends = |edge: u32| graph.edges().get(edge as usize).map(|&[a, b]| (a.min(b), a.max(b)));
        let distinct: Vec<u32> = found
            .edges
            .into_iter()
            .filter(|&edge| ends(edge).is_some_and(|ends| seen.insert(ends)))
            .collect();
        let first = distinct.iter().take(most).map(|&edge| vec![after(&graph, at, edge as usize)]).collect();
        Some(Several { first, count: Some(distinct.len().into()) })
    }
}
