//! Successors of an element by a column of the universal variables.

use super::goal::{Goal, Mixed};
use crate::columns::Columns;
use crate::table::DEAD;
use limits::{Meter, StopReason};

/// Callback for each element.
pub(super) type OnSuccessor<'f> = dyn FnMut(&[u32]) -> Result<(), StopReason> + 'f;

/// Finds the successors of elements of one case.
pub(super) struct Successors<'a> {
    goal: &'a Goal<'a>,
    mixed: &'a Mixed<'a>,
    /// The mixed literals, and the column that they read: first the universal variables, then the bound ones.
    columns: Columns<'a>,
    live: Vec<bool>,
    /// The successor, padded with zeros.
    row: Vec<u32>,
}

impl<'a> Successors<'a> {
    pub(super) fn new(goal: &'a Goal<'a>, case: usize) -> Successors<'a> {
        let mixed = &goal.cases[case];
        let all = goal.universal + mixed.bound;
        let known = (0..all).map(|variable| variable < goal.universal).collect();
        let tables = mixed.watches.iter().map(|watch| watch.joined()).collect();
        let mut row = vec![0; goal.widest];
        row[0] = case as u32;
        Successors {
            goal,
            mixed,
            columns: Columns::new(goal.numeration, tables, known, mixed.watches.len()),
            live: vec![],
            row,
        }
    }

    /// Visits the successors of an element by these digits of the universal variables.
    pub(super) fn of(
        &mut self,
        element: &[u32],
        digits: &[u8],
        meter: &Meter,
        found: &mut OnSuccessor<'_>,
    ) -> Result<(), StopReason> {
        let (goal, mixed) = (self.goal, self.mixed);
        let columns = &mut self.columns;
        let (states, flags) = element[1..].split_at(mixed.watches.len());
        if mixed.watches.iter().zip(states).any(|(watch, &state)| watch.is_lost(state)) {
            return Ok(());
        }
        self.live.clear();
        self.live.extend(states.iter().map(|&state| state != DEAD));
        let plan = columns.begin(&self.live);
        columns.states.copy_from_slice(states);
        columns.next.fill(DEAD);
        columns.digits[..goal.universal].copy_from_slice(digits);
        if goal.quadratic {
            let closed = columns.closed[goal.universal..].iter_mut();
            closed.zip(flags).for_each(|(closed, &flag)| *closed = flag == 1);
            // Bound variables that are not asked for.
            let unknown = (goal.universal..plan.known.len()).filter(|&variable| !plan.known[variable]);
            unknown.for_each(|variable| columns.add_free(variable, goal.kinds()));
        }
        while self.columns.advance(&|table, place| mixed.watches[table].outlook(place), meter)? {
            self.arrive(meter, found)?;
        }
        Ok(())
    }

    fn arrive(&mut self, meter: &Meter, found: &mut OnSuccessor<'_>) -> Result<(), StopReason> {
        meter.steps(1)?;
        let (states, flags) = self.row[1..].split_at_mut(self.mixed.watches.len());
        states.copy_from_slice(&self.columns.next);
        if self.goal.quadratic {
            for (flag, &digit) in flags.iter_mut().zip(&self.columns.digits[self.goal.universal..]) {
                *flag = self.goal.flag(digit);
            }
        }
        found(&self.row)
    }
}
