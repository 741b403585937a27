//! Sets of elements, the possible ways to satisfy a case, and their successors under columns.

use crate::Numeration;
use crate::rows::Rows;
use crate::spent::{Spending, Spent};
use crate::table::Child;
use crate::trim::alive;
use crate::watch::{Full, Together, Watch};
use limits::Meter;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Cases of a sentence or definition as they are read.
pub(crate) struct Sets {
    /// Number of universal variables.
    free: usize,
    pub(crate) cases: Vec<Mixed>,
    /// Elements met: a case, the set of its bound variables that were full, and the states of its mixed
    /// literals.
    elements: Rows<(u32, Full), Child>,
    /// `true` for elements that can still be satisfied, as far as known.
    alive: Vec<bool>,
    /// Successors of elements under the digits of the universal variables, as ranges of `reached`.
    after: FxHashMap<(u32, u32), (usize, usize)>,
    reached: Vec<u32>,
    /// Sets met, ascending.
    sets: Rows<(), u32>,
    /// Successors of sets, by column and by the cases lost.
    sets_after: FxHashMap<(u32, u32, u32), u32>,
    /// Last union that each element was in.
    union: Vec<u32>,
    unions: u32,
}

/// A case: its literals with bound variables, and the universal literals that belong to it.
pub(crate) struct Mixed {
    pub(crate) together: Together,
    /// Universal literals that belong to this case.
    pub(crate) own: Range<usize>,
}

impl Mixed {
    pub(crate) fn new(
        numeration: Numeration,
        free: u32,
        bound: u32,
        watches: Vec<Watch>,
        own: Range<usize>,
    ) -> Mixed {
        Mixed { together: Together::new(numeration, (free, bound), watches, |_| true), own }
    }
}

impl Sets {
    pub(crate) fn new(free: u32, cases: Vec<Mixed>) -> Sets {
        Sets {
            free: free as usize,
            cases,
            elements: Rows::new(),
            alive: vec![],
            after: FxHashMap::default(),
            reached: vec![],
            sets: Rows::new(),
            sets_after: FxHashMap::default(),
            union: vec![],
            unions: 0,
        }
    }

    /// Elements of a set, ascending.
    pub(crate) fn elements(&self, set: u32) -> &[u32] {
        self.sets.items(set)
    }

    /// Case of an element.
    pub(crate) fn case(&self, element: u32) -> u32 {
        self.elements.head(element).0
    }

    /// Bound variables of an element that were full.
    pub(crate) fn full(&self, element: u32) -> Full {
        self.elements.head(element).1
    }

    /// States of the mixed literals of an element.
    pub(crate) fn states(&self, element: u32) -> &[Child] {
        self.elements.items(element)
    }

    /// Returns `true` if the mixed literals of an element hold.
    pub(crate) fn holds(&self, element: u32) -> bool {
        self.cases[self.case(element) as usize].together.hold(self.states(element))
    }

    /// Set of all elements reachable while the universal variables are 0; `zeros` is the number of that
    /// column.
    pub(crate) fn start(&mut self, zeros: u32, meter: &Meter) -> Result<u32, Spent> {
        self.alive = alive(self.free as u32, &self.cases, &mut self.elements, meter)?;
        let column = vec![0; self.free];
        let mut found = vec![];
        for (case, mixed) in (0..).zip(&self.cases) {
            let (element, _) = self.elements.number((case, 0), &mixed.together.start());
            if self.alive.get(element as usize) != Some(&false) {
                found.push(element);
            }
        }
        self.unions += 1;
        self.union.resize(self.elements.len(), 0);
        found.iter().for_each(|&element| self.union[element as usize] = self.unions);
        let mut next = 0;
        while next < found.len() {
            let range = self.step(found[next], zeros, &column, meter)?;
            self.unite(range, &mut found);
            next += 1;
        }
        found.sort_unstable();
        Ok(self.sets.number((), &found).0)
    }

    /// Successors of an element, given the digits of the universal variables; `column` is their number.
    fn step(
        &mut self,
        element: u32,
        column: u32,
        digits: &[u8],
        meter: &Meter,
    ) -> Result<Range<usize>, Spent> {
        if let Some(&(start, end)) = self.after.get(&(element, column)) {
            return Ok(start..end);
        }
        let (case, full) = self.elements.head(element);
        let together = &self.cases[case as usize].together;
        let open = together.open(self.elements.items(element), digits);
        let start = self.reached.len();
        if !together.lost(&open) {
            let (elements, reached, alive) = (&mut self.elements, &mut self.reached, &self.alive);
            together.columns(open, full, meter, &mut |_, states, full| {
                let (element, _) = elements.number((case, full), states);
                if alive.get(element as usize) != Some(&false) {
                    reached.push(element);
                }
                meter.build(elements.len())
            })?;
        }
        // Different choices of the bound variables may lead to the same element.
        self.reached[start..].sort_unstable();
        let mut end = start;
        for index in start..self.reached.len() {
            if end == start || self.reached[end - 1] != self.reached[index] {
                self.reached[end] = self.reached[index];
                end += 1;
            }
        }
        self.reached.truncate(end);
        self.after.insert((element, column), (start, end));
        Ok(start..end)
    }

    /// Successor of a set under digits of the universal variables, whose number is `column`. `lost` has the
    /// cases that can no longer hold, and its number.
    pub(crate) fn after(
        &mut self,
        set: u32,
        (column, digits): (u32, &[u8]),
        (lost_number, lost): (u32, &[bool]),
        meter: &Meter,
    ) -> Result<u32, Spent> {
        let key = (set, column, lost_number);
        if let Some(&known) = self.sets_after.get(&key) {
            return Ok(known);
        }
        self.unions += 1;
        let mut all = vec![];
        for index in 0..self.sets.items(set).len() {
            let element = self.sets.items(set)[index];
            if lost[self.case(element) as usize] {
                continue;
            }
            let range = self.step(element, column, digits, meter)?;
            self.unite(range, &mut all);
        }
        meter.spend(1 + all.len() as u64)?;
        all.sort_unstable();
        let (after, _) = self.sets.number((), &all);
        self.sets_after.insert(key, after);
        meter.build(self.size())?;
        Ok(after)
    }

    /// Adds the elements of a range to a union.
    fn unite(&mut self, range: Range<usize>, all: &mut Vec<u32>) {
        self.union.resize(self.elements.len(), 0);
        for &after in &self.reached[range] {
            if std::mem::replace(&mut self.union[after as usize], self.unions) != self.unions {
                all.push(after);
            }
        }
    }

    /// Size in states, for the limits; lists count by the usual length of a state.
    fn size(&self) -> usize {
        let lists = self.reached.len() + self.sets.size() + self.sets_after.len();
        self.elements.len().max(self.sets.len()).max(lists / 32)
    }
}
