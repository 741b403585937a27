//! Green Hackenbush on trees, written by the parents of the vertices.
//!
//! * Problem: the nim-value of a tree on the ground, and all cuts that leave a wanted one.
//! * Theorem: the colon principle: the value of a vertex is the nim-sum, over its branches, of one more than
//!   the value of what the branch carries (Berlekamp, Conway, Guy, *Winning Ways*, chapter 7).
//! * Cost: that of `solve::graph`, about linear; an option costs the length of the row.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::{Component, Several, Theory};
use crate::argument::Statement;
use crate::native::cut_above;
use dashu_int::UBig;
use solve::Limits;
use solve::graph::{Graph, cuts, value};
use std::collections::HashSet;

/// Limit on the numbers stored to distinguish options.
const MOST: usize = 1 << 24;

/// A component is the row of the parents of the vertices 1, 2, 3, …
pub(super) struct Tree;

fn graph(at: &[UBig]) -> Option<Graph> {
    let parents: Option<Vec<u64>> = at.iter().map(|parent| u64::try_from(parent).ok()).collect();
    Graph::from_parents(&parents?).ok()
}

impl Theory for Tree {
    fn citation(&self) -> &str {
        "Winning Ways, ch. 7"
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        graph(at).map(|graph| value(&graph).into())
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Statement> {
        super::account(sum.iter().filter_map(|at| graph(at)).map(std::borrow::Cow::Owned))
    }

    /// Cuts of different edges may leave the same tree; where comparing them would take too much, they are
    /// not counted.
    fn reaching(&self, at: &[UBig], wanted: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let Ok(wanted) = u64::try_from(wanted) else {
            return Some(Several { first: Vec::new(), count: Some(UBig::ZERO) });
        };
        let found = cuts(&graph(at)?, wanted, &Limits::none()).ok()?.edges;
        let parents: Option<Vec<usize>> = at.iter().map(|parent| usize::try_from(parent).ok()).collect();
        let parents = parents?;
        let countable = found.len().checked_mul(at.len()).is_some_and(|numbers| numbers <= MOST);
        let looked_at = if countable { found.len() } else { found.len().min(most) };
        let mut seen = HashSet::new();
        let mut first = Vec::new();
        for &edge in found.iter().take(looked_at) {
            // The edge below vertex v is edge v - 1.
            let left = cut_above(&parents, edge as usize + 1);
            if seen.insert(left.clone()) && first.len() < most {
                first.push(vec![left.into_iter().map(UBig::from).collect()]);
            }
        }
        Some(Several { first, count: countable.then(|| seen.len().into()) })
    }
}
