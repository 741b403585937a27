//! Tables: automata that read columns, one digit of each number, number by number.

use crate::rejection::{Rejection, Result, TableFlaw};
use crate::text::{Text, numeral};

/// The place where reading goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Child {
    /// All that follows is rejected.
    Dead,
    /// The column has been read: the next state.
    State(u32),
    /// A node, which asks for another digit of the column.
    Node(u32),
}

/// A table. It begins in state 0; leading zeros lead back to it, or it accepts nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    radix: usize,
    /// Number that each node asks for.
    asks: Vec<u32>,
    /// Children of all nodes, by digit.
    children: Vec<Child>,
    rows: Vec<Child>,
    accepts: Vec<bool>,
}

impl Table {
    /// A table for so many numbers: nodes, each with the number it asks for and a child for each digit; where
    /// each state begins to read; accepting states.
    pub fn new(
        numbers: u32,
        radix: u8,
        nodes: &[(u32, Vec<Child>)],
        rows: Vec<Child>,
        accepting: &[u32],
    ) -> Result<Table, TableFlaw> {
        let (radix, states) = (usize::from(radix), rows.len());
        let mut table = Table { radix, asks: vec![], children: vec![], accepts: vec![false; states], rows };
        // Where a node that asks for a number leads, or a row: to earlier nodes, which ask for later numbers.
        let there = |child: &Child, asks: Option<u32>, earlier: &[u32]| match *child {
            Child::Dead => true,
            Child::State(state) => (state as usize) < states,
            Child::Node(node) => earlier.get(node as usize).is_some_and(|&later| Some(later) > asks),
        };
        for (number, (asks, children)) in (0..).zip(nodes) {
            if *asks >= numbers || children.len() != radix {
                return Err(TableFlaw::Node(number));
            }
            if !children.iter().all(|child| there(child, Some(*asks), &table.asks)) {
                return Err(TableFlaw::Child(number));
            }
            table.asks.push(*asks);
            table.children.extend(children);
        }
        if let Some(row) = table.rows.iter().position(|row| !there(row, None, &table.asks)) {
            return Err(TableFlaw::Row(row as u32));
        }
        let mut last = None;
        for &state in accepting {
            match table.accepts.get_mut(state as usize) {
                Some(accepts) if last < Some(state) => *accepts = true,
                _ => return Err(TableFlaw::Accepting(state)),
            }
            last = Some(state);
        }
        // Leading zeros do not matter.
        let first = *table.rows.first().ok_or(TableFlaw::Empty)?;
        let rejects = first == Child::Dead && !table.accepts[0];
        let returns = table.step(0, &vec![0; numbers as usize]) == Some(0);
        if rejects || returns { Ok(table) } else { Err(TableFlaw::Zeros) }
    }

    /// The state after a column; `None` if it rejects.
    pub(crate) fn step(&self, state: u32, column: &[u8]) -> Option<u32> {
        let mut at = self.rows[state as usize];
        while let Child::Node(node) = at {
            at = self.child(node, column[self.asks(node) as usize]);
        }
        if let Child::State(state) = at { Some(state) } else { None }
    }

    /// Number of states.
    pub fn states(&self) -> usize {
        self.rows.len()
    }

    /// Number whose digit a node asks for.
    pub(crate) fn asks(&self, node: u32) -> u32 {
        self.asks[node as usize]
    }

    /// The child of a node for a digit.
    pub(crate) fn child(&self, node: u32, digit: u8) -> Child {
        self.children[node as usize * self.radix + usize::from(digit)]
    }

    /// Returns `true` for an accepting state.
    pub(crate) fn accepts(&self, state: u32) -> bool {
        self.accepts[state as usize]
    }

    /// Returns `true` for a state that accepts whatever follows, since it leads to itself without a question.
    pub(crate) fn is_full(&self, state: u32) -> bool {
        self.accepts(state) && self.rows[state as usize] == Child::State(state)
    }

    /// Nodes: the number that each asks for, and its children.
    pub fn nodes(&self) -> impl Iterator<Item = (u32, &[Child])> {
        self.asks.iter().copied().zip(self.children.chunks(self.radix))
    }

    /// The node or state at which each state begins to read.
    pub fn rows(&self) -> &[Child] {
        &self.rows
    }

    /// Accepting states, rising.
    pub fn accepting(&self) -> impl Iterator<Item = usize> {
        (0..self.rows.len()).filter(|&state| self.accepts[state])
    }

    /// The table that three items describe.
    pub(crate) fn read(
        text: &Text,
        name: &str,
        [nodes, rows, accepting]: [usize; 3],
        numbers: u32,
        radix: u8,
    ) -> Result<Table> {
        let mut read: Vec<(u32, Vec<Child>)> = vec![];
        for &item in text.rest(nodes, "nodes")? {
            let [asks, children @ ..] = text.list(item, "node")? else { return text.expected(item, "node") };
            let asks = text.number(*asks, u64::from(u32::MAX))? as u32;
            read.push((asks, children.iter().map(|&item| child(text, item)).collect::<Result<_, _>>()?));
        }
        let rows =
            text.rest(rows, "rows")?.iter().map(|&item| child(text, item)).collect::<Result<_, _>>()?;
        let state = |&item: &usize| Ok::<u32, Rejection>(text.number(item, u64::from(u32::MAX - 1))? as u32);
        let accepting: Vec<u32> =
            text.rest(accepting, "accept")?.iter().map(state).collect::<Result<_, _>>()?;
        Table::new(numbers, radix, &read, rows, &accepting)
            .map_err(|flaw| Rejection::Table { name: name.to_string(), flaw })
    }
}

/// A dash, `s` with the number of a state, or `n` with that of a node.
fn child(text: &Text, item: usize) -> Result<Child> {
    let word = text.word(item, "child")?;
    let number = |digits| numeral(digits).and_then(|it| u32::try_from(it).ok()).filter(|&it| it < u32::MAX);
    let child = match word.split_at_checked(1) {
        Some(("-", "")) => Some(Child::Dead),
        Some(("s", digits)) => number(digits).map(Child::State),
        Some(("n", digits)) => number(digits).map(Child::Node),
        _ => None,
    };
    child.map_or_else(|| text.expected(item, "child"), Ok)
}
