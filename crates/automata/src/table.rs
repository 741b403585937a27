//! A relation between naturals as an automaton: one digit of each number at a time, each column by decisions on
//! one track after another.

use crate::Numeration;
use crate::spent::{Spending, Spent};
use hashbrown::HashTable;
use limits::Meter;
use rustc_hash::FxBuildHasher;
use std::hash::{BuildHasher, Hash};

/// Continuation of reading: a state between columns, a decision inside one, or nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Child(u32);

/// Kind of a child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Everything that follows is rejected.
    Dead,
    /// A state between columns.
    State(u32),
    /// A decision.
    Node(u32),
}

impl Child {
    /// Rejects everything that follows.
    pub const DEAD: Child = Child(u32::MAX);

    /// A child that is never reached.
    pub(crate) const NEVER: Child = Child(u32::MAX - 1);

    /// A state between columns.
    #[inline]
    pub fn state(state: u32) -> Child {
        Child(state)
    }

    #[inline]
    pub(crate) fn node(node: u32) -> Child {
        Child(node | 1 << 31)
    }

    /// Kind of the child.
    #[inline]
    pub fn kind(self) -> Kind {
        match self.0 {
            u32::MAX => Kind::Dead,
            word if word >> 31 == 1 => Kind::Node(word & !(1 << 31)),
            state => Kind::State(state),
        }
    }

    /// Returns `true` if everything that follows is rejected.
    #[inline]
    pub fn is_dead(self) -> bool {
        self == Child::DEAD
    }
}

/// A relation between naturals. Equal relations need not have equal tables, since the verdict on invalid
/// words does not matter; see [`Table::canonical`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    numeration: Numeration,
    tracks: usize,
    /// Track tested by each decision; children come before their parents.
    asks: Vec<u8>,
    /// Children of all decisions, one for each digit.
    children: Vec<Child>,
    /// First child of a column, for each state.
    rows: Vec<Child>,
    accepting: Vec<bool>,
}

impl Table {
    /// Numeration of its numbers.
    pub fn numeration(&self) -> Numeration {
        self.numeration
    }

    /// Number of numbers it reads.
    pub fn tracks(&self) -> usize {
        self.tracks
    }

    /// Number of states.
    pub fn states(&self) -> usize {
        self.rows.len()
    }

    /// Number of decisions.
    pub fn decisions(&self) -> usize {
        self.asks.len()
    }

    /// Decisions: the track that each tests, and its children.
    pub fn nodes(&self) -> impl Iterator<Item = (u8, &[Child])> {
        self.asks.iter().copied().zip(self.children.chunks(self.numeration.radix().into()))
    }

    /// Track that a decision tests.
    #[inline]
    pub(crate) fn asked(&self, node: u32) -> usize {
        self.asks[node as usize].into()
    }

    /// Child of a decision for a digit.
    #[inline]
    pub(crate) fn child(&self, node: u32, digit: u8) -> Child {
        self.children[node as usize * usize::from(self.numeration.radix()) + usize::from(digit)]
    }

    #[inline]
    pub(crate) fn children_of(&self, node: u32) -> &[Child] {
        let radix = usize::from(self.numeration.radix());
        &self.children[node as usize * radix..][..radix]
    }

    /// First child of a column, for each state.
    pub fn rows(&self) -> &[Child] {
        &self.rows
    }

    /// Acceptance of each state.
    pub fn accepting(&self) -> &[bool] {
        &self.accepting
    }

    /// First child of a column from a state; dead if the state is.
    #[inline]
    pub(crate) fn open(&self, state: Child) -> Child {
        match state.kind() {
            Kind::State(state) => self.rows[state as usize],
            _ => state,
        }
    }

    /// Returns `true` if a state accepts.
    #[inline]
    pub(crate) fn accepts_at(&self, state: Child) -> bool {
        match state.kind() {
            Kind::State(state) => self.accepting[state as usize],
            _ => false,
        }
    }

    /// The accepting state that no column leaves, if there is one.
    pub(crate) fn sure(&self) -> Option<Child> {
        let stays = |state: &u32| {
            self.rows[*state as usize] == Child::state(*state) && self.accepting[*state as usize]
        };
        (0..self.rows.len() as u32).find(stays).map(Child::state)
    }

    /// Builds a table with one state for each entry of `accepting`; `next` is the transition function on
    /// columns.
    pub(crate) fn tabulated(
        (numeration, tracks): (Numeration, usize),
        accepting: Vec<bool>,
        mut next: impl FnMut(Child, &[u8]) -> Child,
        meter: &Meter,
    ) -> Result<Table, Spent> {
        let mut sharing = Sharing::new(numeration.radix());
        let mut digits = vec![0; tracks];
        let mut rows = Vec::with_capacity(accepting.len());
        for state in 0..accepting.len() as u32 {
            let mut of_state = |digits: &[u8]| next(Child::state(state), digits);
            rows.push(tabulated(0, &mut digits, &mut of_state, &mut sharing, meter)?);
        }
        Ok(sharing.table(numeration, tracks, rows, accepting))
    }

    /// State after a column, which has a digit for each number; `None` if everything that follows is rejected.
    pub fn step(&self, state: u32, column: &[u8]) -> Option<u32> {
        match self.column(Child::state(state), column).kind() {
            Kind::State(state) => Some(state),
            Kind::Dead | Kind::Node(_) => None,
        }
    }

    /// Reads a column from a state.
    pub(crate) fn column(&self, state: Child, digits: &[u8]) -> Child {
        let mut at = self.open(state);
        while let Kind::Node(node) = at.kind() {
            at = self.child(node, digits[self.asked(node)]);
        }
        at
    }
}

/// Decisions from a track on, given the digits before it.
fn tabulated(
    track: usize,
    digits: &mut [u8],
    next: &mut impl FnMut(&[u8]) -> Child,
    sharing: &mut Sharing,
    meter: &Meter,
) -> Result<Child, Spent> {
    if track == digits.len() {
        return Ok(next(digits));
    }
    meter.spend(sharing.radix as u64)?;
    for digit in 0..sharing.radix as u8 {
        digits[track] = digit;
        let child = tabulated(track + 1, digits, next, sharing, meter)?;
        sharing.push(child);
    }
    Ok(sharing.decide(track as u8))
}

/// Shares equal decisions.
pub(crate) struct Sharing {
    radix: usize,
    asks: Vec<u8>,
    children: Vec<Child>,
    /// Decisions by track and children.
    known: HashTable<u32>,
    /// Children whose decisions are not made yet.
    open: Vec<Child>,
}

impl Sharing {
    pub(crate) fn new(radix: u8) -> Sharing {
        Sharing { radix: radix.into(), asks: vec![], children: vec![], known: HashTable::new(), open: vec![] }
    }

    /// Pushes a child onto the stack of those that wait for their decision.
    #[inline]
    pub(crate) fn push(&mut self, child: Child) {
        self.open.push(child);
    }

    /// Makes the decision between the topmost children, one for each digit; returns the child itself if all
    /// are the same.
    pub(crate) fn decide(&mut self, track: u8) -> Child {
        let Sharing { radix, asks, children, known, open } = self;
        let start = open.len() - *radix;
        let these = &open[start..];
        let decided = if these.iter().all(|child| *child == these[0]) {
            these[0]
        } else {
            let of = |node: u32| &children[node as usize * *radix..][..*radix];
            let hash = FxBuildHasher.hash_one((track, these));
            let same = |&node: &u32| asks[node as usize] == track && of(node) == these;
            Child::node(match known.find(hash, same) {
                Some(&node) => node,
                None => {
                    let hash_of = |&node: &u32| FxBuildHasher.hash_one((asks[node as usize], of(node)));
                    let node = asks.len() as u32;
                    known.insert_unique(hash, node, hash_of);
                    asks.push(track);
                    children.extend_from_slice(these);
                    node
                }
            })
        };
        open.truncate(start);
        decided
    }

    pub(crate) fn table(
        self,
        numeration: Numeration,
        tracks: usize,
        rows: Vec<Child>,
        accepting: Vec<bool>,
    ) -> Table {
        assert_eq!(self.radix, usize::from(numeration.radix()));
        Table { numeration, tracks, asks: self.asks, children: self.children, rows, accepting }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A pseudorandom table.
    pub(crate) fn random(seed: u64, numeration: Numeration, tracks: usize, states: u32) -> Table {
        // Knuth's linear congruential generator; the high bits are good enough.
        let mut word = seed;
        let mut below = |end: u32| {
            word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (word >> 33) as u32 % end
        };
        let accepting = (0..states).map(|_| below(3) == 0).collect();
        let next = |_, _: &[u8]| match below(states + 1) {
            0 => Child::DEAD,
            state => Child::state(state - 1),
        };
        Table::tabulated((numeration, tracks), accepting, next, &Meter::ample()).expect("small")
    }
}
