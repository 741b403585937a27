//! "All that satisfy this are one of those": sets of what may still come out, closed under reading a column.
//!
//! A node is what the universal literals know, and a set of elements. Reading a column leads to another node; if a node
//! met before knows the same and its set is part of the new one, that will do instead. If at some node all that is given
//! holds, and no element does, the way there is the shortest counterexample. The nodes are the proof.

use crate::Numeration;
use crate::budget::{Budget, Spent};
use crate::nothing::{Trail, Verdict};
use crate::sets::Sets;
use crate::table::Child;
use crate::watch::{Together, Watch};
use rustc_hash::FxHashMap;

/// A proof: the nodes, by the numbers of their elements.
pub(crate) struct Closed {
    pub(crate) nodes: Vec<Node>,
}

pub(crate) struct Node {
    pub(crate) states: Box<[Child]>,
    pub(crate) full: u32,
    pub(crate) set: Box<[u32]>,
}

/// Decides a sentence. The first `given` of the universal literals have to hold; the others belong to cases.
pub(crate) fn every(
    numeration: Numeration,
    variables: u32,
    universal: &[Watch],
    given: usize,
    sets: &mut Sets,
    budget: &Budget,
) -> Result<Verdict<Closed>, Spent> {
    let prunes: Vec<bool> = (0..universal.len()).map(|index| index < given).collect();
    let together = Together { numeration, watches: universal, prunes: &prunes, first: 0, count: variables };
    let first = Node {
        states: vec![Child::state(0); universal.len()].into(),
        full: 0,
        set: sets.start(budget)?.into(),
    };
    let mut trail = Trail::new(numeration, variables as usize);
    let mut known: FxHashMap<(Box<[Child]>, u32), Vec<u32>> =
        FxHashMap::from_iter([((first.states.clone(), 0), vec![0])]);
    let mut nodes = vec![first];
    let mut next = 0;
    let mut columns: Vec<(Box<[u8]>, Box<[Child]>, u32)> = vec![];
    while next < nodes.len() {
        let node = &nodes[next];
        let holds = |range: std::ops::Range<usize>| {
            universal[range.clone()].iter().zip(&node.states[range]).all(|(watch, &state)| watch.holds(state))
        };
        let comes_out = |&element: &u32| {
            let case = sets.elements[element as usize].case as usize;
            sets.holds(element) && holds(sets.cases[case].own.clone())
        };
        if holds(0..given) && !node.set.iter().any(comes_out) {
            return Ok(Verdict::Fails(trail.numbers(next as u32)));
        }
        let (set, full) = (node.set.clone(), node.full);
        let open: Vec<Child> =
            universal.iter().zip(&node.states).map(|(watch, &state)| watch.open(state, &[])).collect();
        columns.clear();
        together.columns(&open, full, &mut vec![], &mut |digits, states, full| {
            budget.steps(1)?;
            columns.push((digits.into(), states.into(), full));
            Ok(())
        })?;
        for (digits, states, full) in columns.drain(..) {
            let lost = |mixed: &crate::sets::Mixed| {
                mixed.own.clone().any(|index| universal[index].is_lost(states[index]))
            };
            let set = sets.after(&set, &digits, lost, budget)?;
            let same = known.entry((states.clone(), full)).or_default();
            budget.steps(same.len() as u64)?;
            if same.iter().any(|&old| is_part(&nodes[old as usize].set, &set)) {
                continue;
            }
            same.push(nodes.len() as u32);
            trail.push(next as u32, &digits);
            nodes.push(Node { states, full, set: set.into() });
            budget.states(nodes.len())?;
        }
        next += 1;
    }
    Ok(Verdict::Holds(Closed { nodes }))
}

/// Whether a rising list is part of another.
fn is_part(part: &[u32], whole: &[u32]) -> bool {
    if part.len() > whole.len() {
        return false;
    }
    let mut rest = whole.iter();
    part.iter().all(|wanted| rest.by_ref().any(|found| found == wanted))
}
