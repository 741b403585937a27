//! Reads universal literals and sets of elements together. States, sets and columns are numbered, and
//! successors are computed once.

use crate::Numeration;
use crate::rows::Rows;
use crate::sets::Sets;
use crate::spent::{Spending, Spent};
use crate::table::Child;
use crate::watch::{Full, Together, Watch};
use limits::Meter;
use std::rc::Rc;

/// A sentence or definition being read.
pub(crate) struct Walk {
    pub(crate) universal: Together,
    /// Number of universal literals that have to hold; the others belong to cases.
    given: usize,
    pub(crate) sets: Sets,
    /// States of the universal literals, with the variables that were full.
    states: Rows<Full, Child>,
    moves: Vec<Option<Rc<[Move]>>>,
    columns: Rows<(), u8>,
    /// Cases that can no longer hold.
    lost: Rows<(), bool>,
}

/// A readable column, and the resulting state of the universal literals.
#[derive(Clone, Copy)]
pub(crate) struct Move {
    pub(crate) column: u32,
    pub(crate) state: u32,
    lost: u32,
}

impl Walk {
    /// The first `given` of the universal literals have to hold.
    pub(crate) fn new(
        numeration: Numeration,
        variables: u32,
        universal: Vec<Watch>,
        given: usize,
        sets: Sets,
    ) -> Walk {
        Walk {
            universal: Together::new(numeration, (0, variables), universal, |index| index < given),
            given,
            sets,
            states: Rows::new(),
            moves: vec![],
            columns: Rows::new(),
            lost: Rows::new(),
        }
    }

    /// State of the universal literals, and the set, at the start.
    pub(crate) fn start(&mut self, meter: &Meter) -> Result<(u32, u32), Spent> {
        let states = self.universal.start();
        let state = self.state(&states, 0);
        let (zeros, _) = self.columns.number((), &vec![0; self.universal.count as usize]);
        Ok((state, self.sets.start(zeros, meter)?))
    }

    fn state(&mut self, states: &[Child], full: Full) -> u32 {
        let (state, new) = self.states.number(full, states);
        if new {
            self.moves.push(None);
        }
        state
    }

    /// States of the universal literals.
    pub(crate) fn states(&self, state: u32) -> &[Child] {
        self.states.items(state)
    }

    /// Variables that were full.
    pub(crate) fn full(&self, state: u32) -> Full {
        self.states.head(state)
    }

    /// The same state with no variable full.
    pub(crate) fn plain(&mut self, state: u32) -> u32 {
        if self.full(state) == 0 {
            return state;
        }
        let states = self.states(state).to_vec();
        self.state(&states, 0)
    }

    /// Digits of a column.
    pub(crate) fn column(&self, column: u32) -> &[u8] {
        self.columns.items(column)
    }

    /// All columns readable in a state.
    pub(crate) fn moves(&mut self, state: u32, meter: &Meter) -> Result<Rc<[Move]>, Spent> {
        if let Some(known) = &self.moves[state as usize] {
            return Ok(known.clone());
        }
        let open = self.universal.open(self.states.items(state), &[]);
        let full = self.full(state);
        let mut moves = vec![];
        let Walk { universal, sets, states, columns, lost, .. } = self;
        universal.columns(open, full, meter, &mut |digits, after, full| {
            let case_is_lost = |mixed: &crate::sets::Mixed| {
                mixed.own.clone().any(|index| universal.watches[index].is_lost(after[index]))
            };
            let of_cases: Vec<bool> = sets.cases.iter().map(case_is_lost).collect();
            moves.push(Move {
                column: columns.number((), digits).0,
                state: states.number(full, after).0,
                lost: lost.number((), &of_cases).0,
            });
            meter.build(moves.len().max(states.len()))
        })?;
        self.moves.resize(self.states.len(), None);
        let moves: Rc<[Move]> = moves.into();
        self.moves[state as usize] = Some(moves.clone());
        Ok(moves)
    }

    /// Successor of a set under a move.
    pub(crate) fn after(&mut self, set: u32, by: Move, meter: &Meter) -> Result<u32, Spent> {
        let column = (by.column, self.columns.items(by.column));
        self.sets.after(set, column, (by.lost, self.lost.items(by.lost)), meter)
    }

    /// Returns `true` if all given literals hold.
    pub(crate) fn is_given(&self, state: u32) -> bool {
        self.all_hold(state, 0..self.given)
    }

    /// Returns `true` if some element of a set holds.
    pub(crate) fn comes_out(&self, state: u32, set: u32, meter: &Meter) -> Result<bool, Spent> {
        let comes_out = |element: u32| {
            let own = self.sets.cases[self.sets.case(element) as usize].own.clone();
            self.all_hold(state, own) && self.sets.holds(element)
        };
        for &element in self.sets.elements(set) {
            meter.spend(1)?;
            if comes_out(element) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn all_hold(&self, state: u32, range: std::ops::Range<usize>) -> bool {
        let states = &self.states(state)[range.clone()];
        self.universal.watches[range].iter().zip(states).all(|(watch, &state)| watch.holds(state))
    }
}
