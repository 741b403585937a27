//! The sets of a proof, followed from the start.

use super::flaw::ProofFlaw;
use super::goal::Goal;
use super::listed::Listed;
use super::successors::Successors;
use crate::columns::Columns;
use crate::join::Plan;
use crate::rows::Rows;
use crate::scheme::DigitRules;
use crate::table::DEAD;
use crate::transitions::Transitions;
use limits::{Meter, StopReason};

/// Pairs met so far.
pub(super) struct Search<'a> {
    goal: &'a Goal<'a>,
    listed: Listed,
    meter: &'a Meter,
    /// Number of guards among the universal literals; they come first.
    guards: usize,
    /// The guards, and the column that all read, with the states before and after it.
    columns: Columns<'a>,
    /// Transitions of the other universal literals, all of whose digits are known.
    of_cases: Vec<Option<Transitions<'a>>>,
    met: Vec<bool>,
    queue: Vec<u32>,
    /// For each element, the round in which it was last a successor.
    marks: Vec<u32>,
    round: u32,
    /// Cases that can no longer hold after the column.
    lost: Vec<bool>,
    by_case: Vec<Successors<'a>>,
    /// Elements with the digits of the universal variables that they depend on, and the position of their
    /// successors.
    known: Rows,
    successors: Vec<(u32, u32)>,
    all_successors: Vec<u32>,
    flaw: Option<ProofFlaw>,
}

impl<'a> Search<'a> {
    pub(super) fn new(goal: &'a Goal<'a>, listed: Listed, meter: &'a Meter) -> Search<'a> {
        let guards = goal.watches.iter().take_while(|watch| watch.case.is_none()).count();
        let tables = goal.watches[..guards].iter().map(|watch| watch.joined()).collect();
        Search {
            guards,
            columns: Columns::new(goal.numeration, tables, vec![false; goal.universal], goal.state_width()),
            of_cases: goal.watches.iter().map(|_| None).collect(),
            met: vec![false; listed.sets.len()],
            queue: Vec::new(),
            marks: vec![0; listed.elements.len()],
            round: 0,
            lost: vec![false; goal.cases.len()],
            by_case: (0..goal.cases.len()).map(|case| Successors::new(goal, case)).collect(),
            known: Rows::new(3),
            successors: Vec::new(),
            all_successors: Vec::new(),
            flaw: None,
            goal,
            listed,
            meter,
        }
    }

    pub(super) fn run(&mut self) -> Result<Option<ProofFlaw>, StopReason> {
        let start = vec![0; self.goal.state_width()];
        let Some(state) = self.listed.states.find(&start) else { return Ok(Some(ProofFlaw::Start)) };
        self.mark_reachable_at_zero()?;
        if !self.meet(state) {
            return Ok(Some(ProofFlaw::Start));
        }
        while let Some(pair) = self.queue.pop() {
            if self.fails(pair) {
                return Ok(Some(ProofFlaw::End(pair as usize + 1)));
            }
            self.expand(pair)?;
            if let Some(flaw) = self.flaw.take() {
                return Ok(Some(flaw));
            }
        }
        Ok(None)
    }

    /// Meets the first set at a state all of whose elements are marked; `false` if there is none.
    fn meet(&mut self, state: u32) -> bool {
        let (sets, marks, round) = (&self.listed.sets, &self.marks, self.round);
        let all_marked =
            |pair: &&u32| sets[**pair as usize].iter().all(|&element| marks[element as usize] == round);
        let Some(&pair) = self.listed.pairs[state as usize].iter().find(all_marked) else { return false };
        if !std::mem::replace(&mut self.met[pair as usize], true) {
            self.queue.push(pair);
        }
        true
    }

    /// Returns `true` if the guards hold at a pair, but no element does.
    fn fails(&self, pair: u32) -> bool {
        let state = self.listed.states.row(self.listed.state_of[pair as usize]);
        let watches = || self.goal.watches.iter().zip(state);
        if !watches().take(self.guards).all(|(watch, &state)| watch.holds(state)) {
            return false;
        }
        let good = |&element: &u32| {
            let element = self.listed.elements.row(element);
            let case = element[0] as usize;
            let mut mixed = self.goal.cases[case].watches.iter().zip(&element[1..]);
            let mut own = watches().filter(|(watch, _)| watch.case == Some(case));
            mixed.all(|(watch, &state)| watch.holds(state)) && own.all(|(watch, &state)| watch.holds(state))
        };
        !self.listed.sets[pair as usize].iter().any(good)
    }

    /// Marks the listed elements reachable from the starts by columns in which all universal variables have
    /// the digit 0.
    fn mark_reachable_at_zero(&mut self) -> Result<(), StopReason> {
        self.round += 1;
        let zeros = vec![0; self.goal.universal];
        for (case, successors) in (0..).zip(&mut self.by_case) {
            let mut reached = Rows::new(self.goal.widest);
            let mut row = vec![0; self.goal.widest];
            row[0] = case;
            reached.insert(&row);
            let mut next = 0;
            while (next as usize) < reached.len() {
                row.copy_from_slice(reached.row(next));
                let mut found = |element: &[u32]| {
                    reached.insert(element);
                    self.meter.holds(reached.bytes())
                };
                successors.of(&row, &zeros, self.meter, &mut found)?;
                next += 1;
            }
            for place in 0..reached.len() as u32 {
                if let Some(element) = self.listed.elements.find(reached.row(place)) {
                    self.marks[element as usize] = self.round;
                }
            }
        }
        Ok(())
    }

    /// Follows all valid columns from a pair.
    fn expand(&mut self, pair: u32) -> Result<(), StopReason> {
        let goal = self.goal;
        let columns = &mut self.columns;
        let state = self.listed.states.row(self.listed.state_of[pair as usize]);
        let (states, flags) = state.split_at(goal.watches.len());
        let mut guards = goal.watches.iter().zip(states).take(self.guards);
        if guards.any(|(watch, &state)| watch.is_lost(state)) {
            return Ok(());
        }
        columns.states.copy_from_slice(state);
        columns.next.copy_from_slice(state);
        columns.closed.iter_mut().zip(flags).for_each(|(closed, &flag)| *closed = flag == 1);
        columns.digits.fill(0);
        let live: Vec<bool> = states[..self.guards].iter().map(|&state| state != DEAD).collect();
        let plan = columns.begin(&live);
        self.add_rest(pair, &plan);
        while self.columns.advance(&|guard, place| goal.watches[guard].outlook(place), self.meter)? {
            self.arrive(pair)?;
            if self.flaw.is_some() {
                break;
            }
        }
        Ok(())
    }

    /// Adds the numbers whose digits the guards do not determine: those asked for elsewhere, and those for
    /// which it matters only if they let nothing but a 0 follow.
    fn add_rest(&mut self, pair: u32, plan: &Plan) {
        if !plan.known.contains(&false) {
            return;
        }
        let mut asked = vec![false; self.goal.universal];
        // Variables that the elements of the set depend on.
        for &element in &self.listed.sets[pair as usize] {
            let case = self.listed.elements.row(element)[0] as usize;
            self.goal.cases[case].asks.iter().for_each(|&variable| asked[variable] = true);
        }
        for (watch, &state) in self.goal.watches.iter().zip(&self.columns.states).skip(self.guards) {
            if state != DEAD {
                watch.arguments.iter().for_each(|&variable| asked[variable as usize] = true);
            }
        }
        let unknown = || (0..self.goal.universal).filter(|&variable| !plan.known[variable]);
        for variable in unknown().filter(|&variable| asked[variable]) {
            self.columns.add_free(variable, self.goal.numeration.digits_from_zero());
        }
        // A variable that is not asked for needs no digits if all may follow it.
        for variable in unknown().filter(|&variable| !asked[variable] && self.goal.quadratic) {
            self.columns.add_free(variable, self.goal.kinds());
        }
    }

    /// Handles a column read from a pair: there has to be a set of successors.
    fn arrive(&mut self, pair: u32) -> Result<(), StopReason> {
        let goal = self.goal;
        let all = goal.watches.len();
        self.meter.steps(1 + (all - self.guards) as u64)?;
        let Columns { states, next, digits, .. } = &mut self.columns;
        for index in self.guards..all {
            if states[index] != DEAD {
                let watch = &goal.watches[index];
                let transitions = self.of_cases[index].get_or_insert_with(|| {
                    Transitions::new(watch.reader, watch.arguments, goal.numeration, |_| true)
                });
                let list = transitions.list(states[index], digits, &Some, self.meter)?;
                next[index] = transitions.next(list.start);
            }
        }
        for (flag, &digit) in next[all..].iter_mut().zip(digits.iter()) {
            *flag = goal.flag(digit);
        }
        if let Some(state) = self.listed.states.find(&self.columns.next) {
            self.mark_successors(pair)?;
            if self.meet(state) {
                return Ok(());
            }
        }
        self.flaw = Some(ProofFlaw::Step { pair: pair as usize + 1, column: self.columns.digits.clone() });
        Ok(())
    }

    /// Marks the listed elements that are successors of a pair's set.
    fn mark_successors(&mut self, pair: u32) -> Result<(), StopReason> {
        self.round += 1;
        self.lost.fill(false);
        for (watch, &state) in self.goal.watches.iter().zip(&self.columns.next).skip(self.guards) {
            if let Some(case) = watch.case {
                self.lost[case] |= watch.is_lost(state);
            }
        }
        for index in 0..self.listed.sets[pair as usize].len() {
            let element = self.listed.sets[pair as usize][index];
            let case = self.listed.elements.row(element)[0] as usize;
            if self.lost[case] {
                continue;
            }
            let (start, end) = self.successors_of(element, case)?;
            self.meter.steps(u64::from(end - start))?;
            for &successor in &self.all_successors[start as usize..end as usize] {
                self.marks[successor as usize] = self.round;
            }
        }
        Ok(())
    }

    /// Position of the listed elements that are successors of an element by the current column.
    fn successors_of(&mut self, element: u32, case: usize) -> Result<(u32, u32), StopReason> {
        let (goal, meter) = (self.goal, self.meter);
        let mut column = 0u64;
        for &variable in &goal.cases[case].asks {
            let digit = u64::from(self.columns.digits[variable]);
            let times = column.checked_mul(u64::from(goal.numeration.radix()));
            // This many columns could never be visited.
            column = times.and_then(|times| times.checked_add(digit)).ok_or(StopReason::Steps)?;
        }
        let (place, new) = self.known.insert(&[element, column as u32, (column >> 32) as u32]);
        if !new {
            return Ok(self.successors[place as usize]);
        }
        let start = self.all_successors.len();
        let row = self.listed.elements.row(element);
        let (elements, all) = (&self.listed.elements, &mut self.all_successors);
        let mut found = |element: &[u32]| {
            all.extend(elements.find(element));
            meter.holds(4 * all.capacity())
        };
        self.by_case[case].of(row, &self.columns.digits, meter, &mut found)?;
        let end = u32::try_from(self.all_successors.len()).map_err(|_| StopReason::Memory)?;
        self.successors.push((start as u32, end));
        meter.holds(
            4 * self.all_successors.capacity() + self.known.bytes() + 8 * self.successors.capacity(),
        )?;
        Ok((start as u32, end))
    }
}
