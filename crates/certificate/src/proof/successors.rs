//! The elements that one leads to by a column of the universal variables.

use super::goal::{Goal, Mixed};
use crate::join::{Join, Plan};
use crate::limits::{Meter, Spent};
use crate::table::DEAD;

/// What is called with each element.
pub(super) type Found<'f> = dyn FnMut(&[u32]) -> Result<(), Spent> + 'f;

/// Finds the successors of the elements of one case.
pub(super) struct Successors<'a> {
    goal: &'a Goal<'a>,
    mixed: &'a Mixed<'a>,
    join: Join<'a>,
    /// Of the universal variables, then of the bound ones.
    digits: Vec<u8>,
    closed: Vec<bool>,
    live: Vec<bool>,
    element: Vec<u32>,
    /// The successor, filled up with zeros.
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
            join: Join::new(goal.numeration, tables, known),
            digits: vec![0; all],
            closed: vec![false; all],
            live: vec![],
            element: vec![],
            row,
        }
    }

    /// Visits the successors of an element by these digits of the universal variables.
    pub(super) fn of(
        &mut self,
        element: &[u32],
        digits: &[u8],
        meter: &Meter<'_>,
        found: &mut Found<'_>,
    ) -> Result<(), Spent> {
        let (goal, mixed) = (self.goal, self.mixed);
        let all = mixed.watches.len();
        self.element.clear();
        self.element.extend_from_slice(&element[1..]);
        let states = &self.element[..all];
        if mixed.watches.iter().zip(states).any(|(watch, &state)| watch.is_lost(state)) {
            return Ok(());
        }
        self.live.clear();
        self.live.extend(states.iter().map(|&state| state != DEAD));
        let plan = self.join.plan(&self.live);
        self.digits[..goal.universal].copy_from_slice(digits);
        self.row[1..1 + all].fill(DEAD);
        if goal.quadratic {
            let flags = self.element[all..].iter().map(|&flag| flag == 1);
            self.closed[goal.universal..].iter_mut().zip(flags).for_each(|(closed, flag)| *closed = flag);
        }
        self.join(&plan, 0, meter, found)
    }

    /// Joins the tables from a step on. Recursion is as deep as there are bound variables.
    fn join(
        &mut self,
        plan: &Plan,
        mut step: usize,
        meter: &Meter<'_>,
        found: &mut Found<'_>,
    ) -> Result<(), Spent> {
        while let Some(&(table, ways)) = plan.steps.get(step) {
            let watch = &self.mixed.watches[table];
            let outlook = |place: u32| watch.outlook(place);
            let list = self.join.ways[ways].list(self.element[table], &mut self.digits, &outlook, meter)?;
            meter.steps(1 + list.len() as u64)?;
            if self.join.ways[ways].new_variables().is_empty() {
                if list.is_empty() {
                    return Ok(());
                }
                self.row[1 + table] = self.join.ways[ways].next(list.start);
                step += 1;
                continue;
            }
            for way in list {
                if self.join.ways[ways].write(way, &mut self.digits, &self.closed) {
                    self.row[1 + table] = self.join.ways[ways].next(way);
                    self.join(plan, step + 1, meter, found)?;
                }
            }
            return Ok(());
        }
        self.rest(plan, self.goal.universal, meter, found)
    }

    /// Gives digits of each kind to the bound variables, from this one on, that nobody asks for.
    fn rest(
        &mut self,
        plan: &Plan,
        from: usize,
        meter: &Meter<'_>,
        found: &mut Found<'_>,
    ) -> Result<(), Spent> {
        let unknown = (from..plan.known.len()).find(|&variable| !plan.known[variable]);
        let Some(variable) = unknown.filter(|_| self.goal.quadratic) else {
            return self.arrive(meter, found);
        };
        let kinds = self.goal.kinds();
        let kinds = if self.closed[variable] { &kinds[..1] } else { kinds };
        for &digit in kinds {
            self.digits[variable] = digit;
            self.rest(plan, variable + 1, meter, found)?;
        }
        Ok(())
    }

    fn arrive(&mut self, meter: &Meter<'_>, found: &mut Found<'_>) -> Result<(), Spent> {
        meter.steps(1)?;
        if self.goal.quadratic {
            let flags = &mut self.row[1 + self.mixed.watches.len()..];
            for (flag, &digit) in flags.iter_mut().zip(&self.digits[self.goal.universal..]) {
                *flag = self.goal.flag(digit);
            }
        }
        found(&self.row)
    }
}
