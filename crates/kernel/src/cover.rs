//! Sentences with *there are*: exactly where a table accepts, there are other numbers with which all literals
//! of a case hold.
//!
//! First all states are found that the cases can reach by digits of all their numbers. Those from which
//! nothing is accepted are left out. Then the numbers of the table are read, and with them the set of all
//! states that the cases can reach by any digits of the others. These may be longer: so the first set is what
//! zeros lead to.

use crate::limits::Meter;
use crate::numeration::Numeration;
use crate::rejection::{Rejection, Result};
use crate::table::Table;
use crate::walk::{GONE, Met, Product, Words, states, states_after};
use std::collections::BTreeSet;

/// Most columns of the numbers of a table.
const MOST_COLUMNS: u64 = 1 << 20;

/// Numbers for which a table of the first `free` numbers is wrong, as words. The numbers of each case are
/// these and its own.
pub(crate) fn uncovered(
    numeration: Numeration,
    free: u32,
    table: &Table,
    cases: &[Product],
    meter: &Meter,
) -> Result<Option<Words>> {
    if u64::from(numeration.radix()).checked_pow(free).is_none_or(|columns| columns > MOST_COLUMNS) {
        return Err(Rejection::Wide);
    }
    let (free, accepts, lists, after) = (free as usize, vec![], vec![], vec![]);
    let mut cover = Cover { numeration, free, meter, accepts, lists, ends: vec![0], after };
    let first = cases.iter().map(|case| cover.explore(case)).collect::<Result<Vec<u32>>>()?;
    cover.prune()?;
    cover.differs(table, first)
}

/// States of cases, by number, and where each leads.
struct Cover<'a> {
    numeration: Numeration,
    free: usize,
    meter: &'a Meter<'a>,
    accepts: Vec<bool>,
    /// First list of each state: it has one for each column that may follow, in their order.
    lists: Vec<usize>,
    /// Ends of the lists, after a 0, and all lists, one after the other.
    ends: Vec<usize>,
    after: Vec<u32>,
}

impl Cover<'_> {
    /// Columns of the numbers of the table that may follow a state.
    fn columns(&self, state: &[u32]) -> impl Iterator<Item = Vec<u8>> + use<> {
        let (numeration, free, states) = (self.numeration, self.free, states(state));
        std::iter::successors(Some(vec![0; free]), move |column| {
            let mut column = column.clone();
            let more = |place: &usize| column[*place] < numeration.most(numeration.state(states, *place));
            let place = (0..free).find(more)?;
            column[place] += 1;
            column[..place].fill(0);
            Some(column)
        })
    }

    /// States after a column, which is given by its place in their order.
    fn list(&self, state: u32, column: usize) -> &[u32] {
        let list = self.lists[state as usize] + column;
        &self.after[self.ends[list]..self.ends[list + 1]]
    }

    fn holds(&self, met: &Met) -> Result<()> {
        self.meter.holds(met.bytes + 16 * (self.lists.len() + self.ends.len()) + 8 * self.after.len())
    }

    /// Adds the states of a case; returns the first.
    fn explore(&mut self, product: &Product) -> Result<u32> {
        let first = self.lists.len();
        let mut met = Met::new(&product.start());
        while let Some(state) = met.get(self.lists.len() - first) {
            self.accepts.push(product.accepts(&state));
            self.lists.push(self.ends.len() - 1);
            for column in self.columns(&state) {
                product.columns(&state, &column, self.meter, |_, after| {
                    self.after.push(first as u32 + met.add(after, 0, &[]));
                    self.meter.holds(met.bytes + 8 * self.after.len())
                })?;
                self.ends.push(self.after.len());
                self.holds(&met)?;
            }
        }
        Ok(first as u32)
    }

    /// Removes states from all lists from which nothing is accepted.
    fn prune(&mut self) -> Result<()> {
        let mut alive = self.accepts.clone();
        let mut more = true;
        while std::mem::take(&mut more) {
            let mut end = self.after.len();
            for state in (0..alive.len()).rev() {
                let begin = self.ends[self.lists[state]];
                if !alive[state] {
                    self.meter.steps(end - begin)?;
                    alive[state] = self.after[begin..end].iter().any(|&after| alive[after as usize]);
                    more |= alive[state];
                }
                end = begin;
            }
        }
        let (mut kept, mut begin) = (vec![], 0);
        for end in &mut self.ends {
            let list = &self.after[begin..*end];
            kept.extend(list.iter().copied().filter(|&after| alive[after as usize]));
            begin = std::mem::replace(end, kept.len());
        }
        self.after = kept;
        Ok(())
    }

    /// All states reached from these by zeros.
    fn zeros(&self, mut open: Vec<u32>) -> Result<Vec<u32>> {
        let mut set = BTreeSet::new();
        while let Some(state) = open.pop() {
            if set.insert(state) {
                open.extend(self.list(state, 0));
                self.meter.steps(1 + self.list(state, 0).len())?;
            }
        }
        Ok(set.into_iter().collect())
    }

    /// Numbers on which a table differs from the cases. A state of this walk begins like one of a product;
    /// then come the state of the table, or `GONE`, and the set.
    fn differs(&self, table: &Table, first: Vec<u32>) -> Result<Option<Words>> {
        let mut met = Met::new(&[&[0, 0, 0], &*self.zeros(first)?].concat());
        let mut next = 0;
        while let Some(state) = met.get(next) {
            let (own, set) = (state[2], &state[3..]);
            let holds = own != GONE && table.accepts(own);
            if holds != set.iter().any(|&state| self.accepts[state as usize]) {
                return Ok(Some(met.words(next, self.free)));
            }
            for (number, column) in self.columns(&state).enumerate() {
                let own = if own == GONE { None } else { table.step(own, &column) };
                let mut set: Vec<u32> =
                    set.iter().flat_map(|&state| self.list(state, number)).copied().collect();
                self.meter.steps(1 + set.len())?;
                set.sort_unstable();
                set.dedup();
                let [low, high] = states_after(self.numeration, states(&state), &column);
                met.add(&[&[low, high, own.unwrap_or(GONE)], &*set].concat(), next, &column);
                self.holds(&met)?;
            }
            next += 1;
        }
        Ok(None)
    }
}
