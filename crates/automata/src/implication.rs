//! Decides sentences of the form "every tuple with this property satisfies one of those cases": sets of cases
//! still possible, closed under reading a column.
//!
//! A node is a state of the universal literals with a set of elements. Reading a column leads to another
//! node; it is subsumed by a node with the same state whose set is a subset of its own. If at some node all
//! given literals hold but no element does, the path to it is the shortest counterexample. Otherwise the
//! nodes are the proof.

use crate::Numeration;
use crate::spent::{Spending, Spent};
use crate::unsatisfiable::{Trail, Verdict};
use crate::walk::Walk;
use limits::Meter;
use rustc_hash::{FxHashMap, FxHashSet};

/// State of the universal literals, and a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Node {
    pub(crate) state: u32,
    pub(crate) set: u32,
}

/// Proof of a sentence.
pub(crate) struct ClosedSets {
    pub(crate) nodes: Vec<Node>,
    /// Number of nodes met in all.
    pub(crate) met: usize,
}

/// Search for a refuting node.
struct Search<'w> {
    walk: &'w mut Walk,
    nodes: Vec<Node>,
    /// Number of columns read before each node.
    depths: Vec<u32>,
    /// Nodes by state, those with small sets first.
    same: FxHashMap<u32, Vec<u32>>,
    /// Nodes judged before.
    judged: FxHashSet<Node>,
    /// Approximate contents of each set, as a bit mask.
    hints: Vec<u64>,
}

/// Decides a sentence; the nodes are the proof.
pub(crate) fn implication(
    numeration: Numeration,
    walk: &mut Walk,
    meter: &Meter,
) -> Result<Verdict<ClosedSets>, Spent> {
    let variables = walk.universal.count as usize;
    let (state, set) = walk.start(meter)?;
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
        if search.walk.is_given(state) && !search.walk.comes_out(state, set, meter)? {
            return Ok(Verdict::Fails { numbers: trail.numbers(next as u32), met: search.nodes.len() });
        }
        if search.is_outdone(next, meter)? {
            next += 1;
            continue;
        }
        for &by in search.walk.moves(state, meter)?.iter() {
            meter.spend(1)?;
            let node = Node { state: by.state, set: search.walk.after(set, by, meter)? };
            if search.judged.insert(node) && search.smallest(node, meter)?.is_none() {
                trail.push(next as u32, search.walk.column(by.column));
                search.push(node, search.depths[next] + 1);
                meter.build(search.nodes.len())?;
            }
        }
        next += 1;
    }
    let met = search.nodes.len();
    Ok(Verdict::Holds(ClosedSets { nodes: search.needed(meter)?, met }))
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

    /// Finds the node with this state and the smallest set that is a subset of this one.
    fn smallest(&self, node: Node, meter: &Meter) -> Result<Option<u32>, Spent> {
        let Some(same) = self.same.get(&node.state) else { return Ok(None) };
        let whole = self.walk.sets.elements(node.set);
        let outside = !hint(whole);
        let set = |other: u32| self.walk.sets.elements(self.nodes[other as usize].set);
        for &other in same {
            meter.spend(1)?;
            if set(other).len() > whole.len() {
                break;
            }
            if self.hints[other as usize] & outside != 0 {
                continue;
            }
            meter.spend(whole.len() as u64 / 16)?;
            if is_part(set(other), whole) {
                return Ok(Some(other));
            }
        }
        Ok(None)
    }

    /// Returns `true` if a node met after as many columns has a smaller set: whatever refutes this node
    /// refutes that one.
    fn is_outdone(&self, node: usize, meter: &Meter) -> Result<bool, Spent> {
        let smallest = self.smallest(self.nodes[node], meter)?.map_or(node, |smallest| smallest as usize);
        Ok(self.nodes[smallest].set != self.nodes[node].set && self.depths[smallest] <= self.depths[node])
    }

    /// Nodes needed by the proof when the smallest set is always chosen.
    fn needed(self, meter: &Meter) -> Result<Vec<Node>, Spent> {
        let mut chosen: FxHashMap<Node, u32> = FxHashMap::default();
        let mut order: Vec<u32> = vec![];
        let mut taken = FxHashSet::default();
        let mut choose = |search: &Self, node: Node, order: &mut Vec<u32>| -> Result<(), Spent> {
            if chosen.contains_key(&node) {
                return Ok(());
            }
            if let Some(number) = search.smallest(node, meter)? {
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
            for &by in self.walk.moves(state, meter)?.iter() {
                meter.spend(1)?;
                let node = Node { state: by.state, set: self.walk.after(set, by, meter)? };
                choose(&self, node, &mut order)?;
            }
            next += 1;
        }
        Ok(order.into_iter().map(|number| self.nodes[number as usize]).collect())
    }
}

/// A bit mask that is contained in another list's mask if the list is a subset of it.
fn hint(elements: &[u32]) -> u64 {
    elements.iter().fold(0, |hint, &element| hint | 1 << (element % 64))
}

/// Returns `true` if an ascending list is a subset of another.
fn is_part(part: &[u32], whole: &[u32]) -> bool {
    if part.len() > whole.len() {
        return false;
    }
    let mut rest = whole.iter();
    part.iter().all(|wanted| rest.by_ref().any(|found| found == wanted))
}
