//! Validation of tables, and their layout for reading.

use crate::format::{Child, LIMIT, Table};
use numeration::Numeration;
use std::fmt;

/// Marks node numbers among places of reading; smaller numbers are states.
const NODE: u32 = LIMIT;

/// The place of reading that rejects whatever follows.
pub(crate) const DEAD: u32 = u32::MAX;

/// Error in a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFlaw {
    /// Its number of tracks differs from that of its key.
    Tracks {
        /// Tracks of the key.
        expected: u32,
        /// Tracks of the table.
        given: u32,
    },
    /// There are no rows.
    NoRow,
    /// There are more rows or nodes than can be numbered.
    TooLarge,
    /// A node has too few or too many children, or tests a nonexistent number.
    Node(u32),
    /// A child of a node is not an earlier node, does not test a later number, or is a nonexistent state.
    Child(u32),
    /// A row begins at a nonexistent node or state.
    Row(u32),
    /// The accepting states do not ascend, or there is no such state.
    Accepting(u32),
    /// Leading zeros matter: they lead away from state 0.
    Zeros,
}

impl fmt::Display for TableFlaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableFlaw::Tracks { expected, given } => write!(out, "tracks {given}, not {expected}"),
            TableFlaw::NoRow => out.write_str("no-row"),
            TableFlaw::TooLarge => out.write_str("too-large"),
            TableFlaw::Node(node) => write!(out, "node {node}"),
            TableFlaw::Child(node) => write!(out, "child of node {node}"),
            TableFlaw::Row(row) => write!(out, "row {row}"),
            TableFlaw::Accepting(state) => write!(out, "accepting {state}"),
            TableFlaw::Zeros => out.write_str("zeros"),
        }
    }
}

/// A table laid out for reading. A *place* is a state, a node, or [`DEAD`].
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) tracks: u32,
    radix: usize,
    /// Number whose digit each node tests.
    asks: Vec<u32>,
    /// Children of all nodes, by digit.
    children: Vec<u32>,
    rows: Vec<u32>,
    accepts: Vec<bool>,
    /// States from which something is accepted.
    hopeful: Vec<bool>,
    /// States from which nothing is rejected.
    sure: Vec<bool>,
}

impl Reader {
    pub(crate) fn new(table: &Table, tracks: u32, numeration: Numeration) -> Result<Reader, TableFlaw> {
        if table.tracks != tracks {
            return Err(TableFlaw::Tracks { expected: tracks, given: table.tracks });
        }
        if table.rows.is_empty() {
            return Err(TableFlaw::NoRow);
        }
        if table.rows.len().max(table.nodes.len()) >= LIMIT as usize {
            return Err(TableFlaw::TooLarge);
        }
        let (states, radix) = (table.rows.len() as u32, usize::from(numeration.radix()));
        let mut asks: Vec<u32> = Vec::with_capacity(table.nodes.len());
        let mut children = Vec::with_capacity(table.nodes.len() * radix);
        for (number, node) in (0..).zip(&table.nodes) {
            if node.track >= tracks || node.children.len() != radix {
                return Err(TableFlaw::Node(number));
            }
            for child in &node.children {
                let place = match *child {
                    Child::Dead => Some(DEAD),
                    Child::State(state) => Some(state).filter(|&state| state < states),
                    Child::Node(earlier) => {
                        let later = asks.get(earlier as usize).filter(|&&track| track > node.track);
                        later.map(|_| earlier | NODE)
                    }
                };
                children.push(place.ok_or(TableFlaw::Child(number))?);
            }
            asks.push(node.track);
        }
        let mut rows = Vec::with_capacity(table.rows.len());
        for (number, row) in (0..).zip(&table.rows) {
            let place = match *row {
                Child::Dead => Some(DEAD),
                Child::State(state) => Some(state).filter(|&state| state < states),
                Child::Node(node) => Some(node | NODE).filter(|_| (node as usize) < asks.len()),
            };
            rows.push(place.ok_or(TableFlaw::Row(number))?);
        }
        let mut accepts = vec![false; table.rows.len()];
        let mut last = None;
        for &state in &table.accepting {
            match accepts.get_mut(state as usize) {
                Some(accept) if last < Some(state) => *accept = true,
                _ => return Err(TableFlaw::Accepting(state)),
            }
            last = Some(state);
        }
        let mut reader =
            Reader { tracks, radix, asks, children, rows, accepts, hopeful: vec![], sure: vec![] };
        let mut place = reader.row(0);
        while reader.asks(place).is_some() {
            place = reader.child(place, 0);
        }
        // The empty relation may reject at once.
        let empty = reader.row(0) == DEAD && !reader.accepts(0);
        if place != 0 && !empty {
            return Err(TableFlaw::Zeros);
        }
        reader.hopeful = reader.foresight(true);
        reader.sure = reader.foresight(false).into_iter().map(|rejects| !rejects).collect();
        Ok(reader)
    }

    pub(crate) fn states(&self) -> u32 {
        self.rows.len() as u32
    }

    /// First place of a column from a state.
    #[inline]
    pub(crate) fn row(&self, state: u32) -> u32 {
        self.rows[state as usize]
    }

    /// Number whose digit is tested at a place; `None` if the column is complete.
    #[inline]
    pub(crate) fn asks(&self, place: u32) -> Option<u32> {
        if place & NODE != 0 && place != DEAD { Some(self.asks[(place ^ NODE) as usize]) } else { None }
    }

    /// Child of a node for a digit.
    #[inline]
    pub(crate) fn child(&self, place: u32, digit: u8) -> u32 {
        self.children[(place ^ NODE) as usize * self.radix + digit as usize]
    }

    #[inline]
    pub(crate) fn accepts(&self, state: u32) -> bool {
        self.accepts[state as usize]
    }

    /// Returns `true` if something is accepted from a state.
    #[inline]
    pub(crate) fn hopeful(&self, state: u32) -> bool {
        self.hopeful[state as usize]
    }

    /// Returns `true` if nothing is rejected from a state.
    #[inline]
    pub(crate) fn sure(&self, state: u32) -> bool {
        self.sure[state as usize]
    }

    /// States from which something is accepted, or rejected.
    fn foresight(&self, wanted: bool) -> Vec<bool> {
        let states = self.rows.len();
        // Reversed edges, from states and nodes to their predecessors; nodes after the states.
        let count = states + self.asks.len();
        let index = |place: u32| match self.asks(place) {
            Some(_) => states + (place ^ NODE) as usize,
            None => place as usize,
        };
        let mut found = vec![false; count];
        let mut back: Vec<(u32, u32)> = Vec::new();
        let mut queue: Vec<usize> = Vec::new();
        let mark = |at: usize, found: &mut Vec<bool>, queue: &mut Vec<usize>| {
            if !std::mem::replace(&mut found[at], true) {
                queue.push(at);
            }
        };
        let rows = (0..states).map(|state| (state, self.rows[state]));
        let inner = (0..self.children.len()).map(|child| (states + child / self.radix, self.children[child]));
        for (from, to) in rows.chain(inner) {
            if to != DEAD {
                back.push((index(to) as u32, from as u32));
            } else if !wanted {
                mark(from, &mut found, &mut queue);
            }
        }
        // Nodes and states are distinct: acceptance is a property of states only.
        for state in (0..states).filter(|&state| self.accepts[state] == wanted) {
            mark(state, &mut found, &mut queue);
        }
        back.sort_unstable();
        while let Some(at) = queue.pop() {
            let first = back.partition_point(|edge| edge.0 < at as u32);
            for &(_, from) in back[first..].iter().take_while(|edge| edge.0 == at as u32) {
                mark(from as usize, &mut found, &mut queue);
            }
        }
        found.truncate(states);
        found
    }
}
