//! Enumeration of the columns on which tables agree.
//!
//! The tables are read in the order of a plan. A table that determines new digits has several ways to do so,
//! which are tried in turn, so that columns on which tables disagree are never visited. Digits that no table
//! determines are tried last.

use crate::join::{Join, Joined, Plan};
use limits::{Meter, StopReason};
use numeration::Numeration;
use std::ops::Range;
use std::rc::Rc;

/// A table that has determined digits.
struct Open {
    /// Its step in the plan, the table itself, and the place of its transitions.
    step: usize,
    table: usize,
    transitions: usize,
    /// Transitions that have not been tried.
    left: Range<usize>,
}

/// A variable that no table determines, with the digits to try.
struct Free {
    variable: usize,
    digits: &'static [u8],
    tried: usize,
}

/// Tables, and the column that they read.
pub(crate) struct Columns<'a> {
    join: Join<'a>,
    /// Digits of all variables, with flags for those that can only be 0.
    pub(crate) digits: Vec<u8>,
    pub(crate) closed: Vec<bool>,
    /// States of the tables before and after the column; there may be more states than tables.
    pub(crate) states: Vec<u32>,
    pub(crate) next: Vec<u32>,
    plan: Rc<Plan>,
    begun: bool,
    open: Vec<Open>,
    free: Vec<Free>,
}

impl<'a> Columns<'a> {
    /// `known` has `true` for each variable whose digit is given; `width` is the number of states.
    pub(crate) fn new(
        numeration: Numeration,
        tables: Vec<Joined<'a>>,
        known: Vec<bool>,
        width: usize,
    ) -> Columns<'a> {
        Columns {
            digits: vec![0; known.len()],
            closed: vec![false; known.len()],
            states: vec![0; width],
            next: vec![0; width],
            join: Join::new(numeration, tables, known),
            plan: Rc::default(),
            begun: false,
            open: vec![],
            free: vec![],
        }
    }

    /// Starts with the tables still to be read; returns the plan, with the variables whose digits they
    /// determine.
    pub(crate) fn begin(&mut self, live: &[bool]) -> Rc<Plan> {
        self.plan = self.join.plan(live);
        self.begun = false;
        self.open.clear();
        self.free.clear();
        self.plan.clone()
    }

    /// Tries these digits for a variable that no table determines; the first of them is 0.
    pub(crate) fn add_free(&mut self, variable: usize, digits: &'static [u8]) {
        let digits = if self.closed[variable] { &digits[..1] } else { digits };
        self.free.push(Free { variable, digits, tried: 0 });
    }

    /// Proceeds to the next column; returns `false` if there is none. `outlook` maps a place reached by a
    /// table to its outcome, if it is of interest.
    pub(crate) fn advance(
        &mut self,
        outlook: &impl Fn(usize, u32) -> Option<u32>,
        meter: &Meter,
    ) -> Result<bool, StopReason> {
        let mut step = Some(0);
        if std::mem::replace(&mut self.begun, true) {
            if !self.free.is_empty() && self.turn() {
                return Ok(true);
            }
            step = self.try_way();
        }
        while let Some(from) = step {
            if self.read(from, outlook, meter)? {
                for free in &mut self.free {
                    free.tried = 0;
                    self.digits[free.variable] = 0;
                }
                return Ok(true);
            }
            step = self.try_way();
        }
        Ok(false)
    }

    /// Next digits of the free variables, the last varying fastest; `false` once all have been tried.
    fn turn(&mut self) -> bool {
        for free in self.free.iter_mut().rev() {
            free.tried = (free.tried + 1) % free.digits.len();
            self.digits[free.variable] = free.digits[free.tried];
            if free.tried > 0 {
                return true;
            }
        }
        false
    }

    /// Takes an untried way of the last table that has one; returns the step after it.
    fn try_way(&mut self) -> Option<usize> {
        let Columns { join, digits, closed, next, open: all, .. } = self;
        while let Some(open) = all.last_mut() {
            let transitions = &join.transitions[open.transitions];
            while !open.left.is_empty() {
                let way = open.left.start;
                open.left.start += 1;
                if transitions.write(way, digits, closed) {
                    next[open.table] = transitions.next(way);
                    return Some(open.step + 1);
                }
            }
            all.pop();
        }
        None
    }

    /// Reads the tables from a step on, up to one that determines digits; returns `true` once all have been
    /// read.
    fn read(
        &mut self,
        from: usize,
        outlook: &impl Fn(usize, u32) -> Option<u32>,
        meter: &Meter,
    ) -> Result<bool, StopReason> {
        let Columns { join, digits, states, next, plan, open, .. } = self;
        for (step, &(table, place)) in plan.steps.iter().enumerate().skip(from) {
            let transitions = &mut join.transitions[place];
            let outcome = |state: u32| outlook(table, state);
            let list = transitions.list(states[table], digits, &outcome, meter)?;
            meter.steps(1 + list.len() as u64)?;
            if list.is_empty() {
                return Ok(false);
            }
            if transitions.finds() {
                open.push(Open { step, table, transitions: place, left: list });
                return Ok(false);
            }
            next[table] = transitions.next(list.start);
        }
        Ok(true)
    }
}
