//! "All that satisfy this are one of those": sets of what may still come out, closed under reading a column.
//!
//! A node is what the universal literals know, and a set of elements. Reading a column leads to another node; if a node
//! met before knows the same and its set is part of the new one, that will do instead. If at some node all that is given
//! holds, and no element does, the way there is the shortest counterexample. The nodes are the proof.

use crate::Numeration;
use crate::budget::{Budget, Spent};
use crate::nothing::{Trail, Verdict};
use crate::walk::Walk;
use rustc_hash::{FxHashMap, FxHashSet};

/// A node: the state of the universal literals, and the set.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Node {
    pub(crate) state: u32,
    pub(crate) set: u32,
}

/// What proves a sentence.
pub(crate) struct Found {
    pub(crate) nodes: Vec<Node>,
    /// How many nodes were met in all.
    pub(crate) met: usize,
}

/// A search for a node that refutes.
struct Search<'w> {
    walk: &'w mut Walk,
    nodes: Vec<Node>,
    /// How many columns were read before each.
    depths: Vec<u32>,
    /// The nodes with each state, those with small sets first.
    same: FxHashMap<u32, Vec<u32>>,
    /// What was judged before.
    judged: FxHashSet<Node>,
    /// Which elements are in the set of each, roughly.
    hints: Vec<u64>,
}

/// Decides a sentence; the nodes are the proof.
pub(crate) fn every(
    numeration: Numeration,
    walk: &mut Walk,
    budget: &Budget,
) -> Result<Verdict<Found>, Spent> {
    let variables = walk.universal.count as usize;
    let (state, set) = walk.start(budget)?;
    let mut trail = Trail::new(numeration, variables);
    let mut search = Search {
        walk,
        nodes: vec![],
        depths: vec![],
        same: FxHashMap::default(),
        judged: FxHashSet::default(),
        hints: vec![],
    };
    search.push(Node { state, set }, 0);
    let mut next = 0;
    while next < search.nodes.len() {
        let Node { state, set } = search.nodes[next];
        if search.walk.is_given(state) && !search.walk.comes_out(state, set, budget)? {
            return Ok(Verdict::Fails { numbers: trail.numbers(next as u32), met: search.nodes.len() });
        }
        if search.is_outdone(next, budget)? {
            next += 1;
            continue;
        }
        for &by in search.walk.moves(state, budget)?.iter() {
            budget.steps(1)?;
            let node = Node { state: by.state, set: search.walk.after(set, by, budget)? };
            if search.judged.insert(node) && search.smallest(node, budget)?.is_none() {
                trail.push(next as u32, search.walk.column(by.column));
                search.push(node, search.depths[next] + 1);
                budget.states(search.nodes.len())?;
            }
        }
        next += 1;
    }
    let met = search.nodes.len();
    Ok(Verdict::Holds(Found { nodes: search.needed(budget)?, met }))
}

impl Search<'_> {
    fn push(&mut self, node: Node, depth: u32) {
        let elements = self.walk.sets.elements(node.set);
        self.hints.push(hint(elements));
        let size = |&other: &u32| self.walk.sets.elements(self.nodes[other as usize].set).len();
        let same = self.same.entry(node.state).or_default();
        let place = same.partition_point(|other| size(other) <= elements.len());
        same.insert(place, self.nodes.len() as u32);
        self.nodes.push(node);
        self.depths.push(depth);
    }

    /// The node with this state and a set that is part of this one; the smallest set.
    fn smallest(&self, node: Node, budget: &Budget) -> Result<Option<u32>, Spent> {
        let Some(same) = self.same.get(&node.state) else { return Ok(None) };
        let whole = self.walk.sets.elements(node.set);
        let outside = !hint(whole);
        let set = |other: u32| self.walk.sets.elements(self.nodes[other as usize].set);
        for &other in same {
            budget.steps(1)?;
            if set(other).len() > whole.len() {
                break;
            }
            if self.hints[other as usize] & outside != 0 {
                continue;
            }
            budget.steps(whole.len() as u64 / 16)?;
            if is_part(set(other), whole) {
                return Ok(Some(other));
            }
        }
        Ok(None)
    }

    /// Whether a node that was met after as many columns has a smaller set: whatever refutes this one refutes that one.
    fn is_outdone(&self, node: usize, budget: &Budget) -> Result<bool, Spent> {
        let smallest = self.smallest(self.nodes[node], budget)?.map_or(node, |smallest| smallest as usize);
        Ok(self.nodes[smallest].set != self.nodes[node].set && self.depths[smallest] <= self.depths[node])
    }

    /// The nodes that a proof needs, if always the smallest set is chosen.
    fn needed(self, budget: &Budget) -> Result<Vec<Node>, Spent> {
        let mut chosen: FxHashMap<Node, u32> = FxHashMap::default();
        let mut order: Vec<u32> = vec![];
        let mut taken = FxHashSet::default();
        let mut choose = |search: &Self, node: Node, order: &mut Vec<u32>| -> Result<(), Spent> {
            if chosen.contains_key(&node) {
                return Ok(());
            }
            if let Some(number) = search.smallest(node, budget)? {
                chosen.insert(node, number);
                if taken.insert(number) {
                    order.push(number);
                }
            }
            Ok(())
        };
        choose(&self, self.nodes[0], &mut order)?;
        let mut next = 0;
        while next < order.len() {
            let Node { state, set } = self.nodes[order[next] as usize];
            for &by in self.walk.moves(state, budget)?.iter() {
                budget.steps(1)?;
                let node = Node { state: by.state, set: self.walk.after(set, by, budget)? };
                choose(&self, node, &mut order)?;
            }
            next += 1;
        }
        Ok(order.into_iter().map(|number| self.nodes[number as usize]).collect())
    }
}

/// A word that is part of another one's if the list is.
fn hint(elements: &[u32]) -> u64 {
    elements.iter().fold(0, |hint, &element| hint | 1 << (element % 64))
}

/// Whether a rising list is part of another.
fn is_part(part: &[u32], whole: &[u32]) -> bool {
    if part.len() > whole.len() {
        return false;
    }
    let mut rest = whole.iter();
    part.iter().all(|wanted| rest.by_ref().any(|found| found == wanted))
}
