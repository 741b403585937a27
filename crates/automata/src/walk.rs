//! What universal literals know, and sets of what may still come out, read along together. All that is met has a number,
//! and what follows it is found once.

use crate::Numeration;
use crate::budget::{Budget, Spent};
use crate::rows::Rows;
use crate::sets::Sets;
use crate::table::Child;
use crate::watch::{Full, Together, Watch};
use std::rc::Rc;

/// A sentence or definition being read.
pub(crate) struct Walk {
    pub(crate) universal: Together,
    /// How many of the universal literals have to hold; the others belong to cases.
    given: usize,
    pub(crate) sets: Sets,
    /// The states of the universal literals, and which variables were full.
    states: Rows<Full, Child>,
    moves: Vec<Option<Rc<[Move]>>>,
    columns: Rows<(), u8>,
    /// Which cases cannot hold any more.
    lost: Rows<(), bool>,
}

/// A column that can be read, and what becomes of the universal literals.
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

    /// The state of the universal literals, and the set, at the start.
    pub(crate) fn start(&mut self, budget: &Budget) -> Result<(u32, u32), Spent> {
        let states = self.universal.start();
        let state = self.state(&states, 0);
        let (zeros, _) = self.columns.number((), &vec![0; self.universal.count as usize]);
        Ok((state, self.sets.start(zeros, budget)?))
    }

    fn state(&mut self, states: &[Child], full: Full) -> u32 {
        let (state, new) = self.states.number(full, states);
        if new {
            self.moves.push(None);
        }
        state
    }

    /// The states of the universal literals.
    pub(crate) fn states(&self, state: u32) -> &[Child] {
        self.states.items(state)
    }

    /// Which variables were full.
    pub(crate) fn full(&self, state: u32) -> Full {
        self.states.head(state)
    }

    /// The same state if no variable were full.
    pub(crate) fn plain(&mut self, state: u32) -> u32 {
        if self.full(state) == 0 {
            return state;
        }
        let states = self.states(state).to_vec();
        self.state(&states, 0)
    }

    /// The digits of a column.
    pub(crate) fn column(&self, column: u32) -> &[u8] {
        self.columns.items(column)
    }

    /// All columns that can be read in a state.
    pub(crate) fn moves(&mut self, state: u32, budget: &Budget) -> Result<Rc<[Move]>, Spent> {
        if let Some(known) = &self.moves[state as usize] {
            return Ok(known.clone());
        }
        let open = self.universal.open(self.states.items(state), &[]);
        let full = self.full(state);
        let mut moves = vec![];
        let Walk { universal, sets, states, columns, lost, .. } = self;
        universal.columns(open, full, budget, &mut |digits, after, full| {
            let case_is_lost = |mixed: &crate::sets::Mixed| {
                mixed.own.clone().any(|index| universal.watches[index].is_lost(after[index]))
            };
            let of_cases: Vec<bool> = sets.cases.iter().map(case_is_lost).collect();
            moves.push(Move {
                column: columns.number((), digits).0,
                state: states.number(full, after).0,
                lost: lost.number((), &of_cases).0,
            });
            budget.states(moves.len().max(states.len()))
        })?;
        self.moves.resize(self.states.len(), None);
        let moves: Rc<[Move]> = moves.into();
        self.moves[state as usize] = Some(moves.clone());
        Ok(moves)
    }

    /// What a set becomes by a move.
    pub(crate) fn after(&mut self, set: u32, by: Move, budget: &Budget) -> Result<u32, Spent> {
        let column = (by.column, self.columns.items(by.column));
        self.sets.after(set, column, (by.lost, self.lost.items(by.lost)), budget)
    }

    /// Whether all that is given holds of what was read.
    pub(crate) fn is_given(&self, state: u32) -> bool {
        self.all_hold(state, 0..self.given)
    }

    /// Whether some element of a set holds of what was read.
    pub(crate) fn comes_out(&self, state: u32, set: u32, budget: &Budget) -> Result<bool, Spent> {
        let comes_out = |element: u32| {
            let own = self.sets.cases[self.sets.case(element) as usize].own.clone();
            self.all_hold(state, own) && self.sets.holds(element)
        };
        for &element in self.sets.elements(set) {
            budget.steps(1)?;
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
