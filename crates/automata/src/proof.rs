//! Proofs of sentences.

use crate::Numeration;
use crate::implication::ClosedSets;
use crate::table::{Child, Kind};
use crate::walk::Walk;
use crate::watch::{Full, state_of};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A proof of a sentence: closed sets, in terms of the states of the tables. It is empty for a sentence that
/// needs none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// Nodes of the proof.
    pub nodes: Arc<[ProofNode]>,
    /// Elements of the sets.
    pub elements: Arc<[ProofElement]>,
    /// Number of product states, with their sets, met in the search.
    pub met: usize,
}

/// A node of a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofNode {
    /// States of the universal literals.
    pub states: Vec<Option<u32>>,
    /// State of the word of each universal variable; empty where all words are valid.
    pub words: Vec<u8>,
    /// Elements of the set, as indices into those of the proof.
    pub set: Vec<u32>,
}

/// An element of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofElement {
    /// Number of its case.
    pub case: u32,
    /// States of the mixed literals.
    pub states: Vec<Option<u32>>,
    /// State of the word of each bound variable; empty where all words are valid.
    pub words: Vec<u8>,
}

impl Proof {
    /// Elements of a node's set.
    pub fn set<'a>(&'a self, node: &'a ProofNode) -> impl Iterator<Item = &'a ProofElement> {
        node.set.iter().filter_map(|&element| self.elements.get(element as usize))
    }

    /// Proof of a sentence that needs none; `met` is the number of states met.
    pub(crate) fn empty(met: usize) -> Proof {
        Proof { met, ..Proof::default() }
    }

    pub(crate) fn new(numeration: Numeration, walk: &Walk, found: &ClosedSets) -> Proof {
        let words = |full: Full, count: u32| match numeration.restricts() {
            true => (0..count as usize).map(|variable| state_of(numeration, full, variable)).collect(),
            false => vec![],
        };
        let sets = &walk.sets;
        let mut numbers: FxHashMap<u32, u32> = FxHashMap::default();
        let mut elements = vec![];
        let mut number = |element: u32| {
            *numbers.entry(element).or_insert_with(|| {
                let case = sets.case(element);
                let bound = sets.cases[case as usize].together.count;
                let states = states(sets.states(element));
                elements.push(ProofElement { case, states, words: words(sets.full(element), bound) });
                elements.len() as u32 - 1
            })
        };
        let nodes = found
            .nodes
            .iter()
            .map(|node| ProofNode {
                states: states(walk.states(node.state)),
                words: words(walk.full(node.state), walk.universal.count),
                set: sets.elements(node.set).iter().map(|&element| number(element)).collect(),
            })
            .collect();
        Proof { nodes, elements: elements.into(), met: found.met }
    }
}

fn states(states: &[Child]) -> Vec<Option<u32>> {
    let state = |child: &Child| match child.kind() {
        Kind::State(state) => Some(state),
        _ => None,
    };
    states.iter().map(state).collect()
}
