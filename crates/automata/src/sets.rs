//! Sets of ways in which a case may come out: elements, and what they become when a column is read.

use crate::Numeration;
use crate::budget::{Budget, Spent};
use crate::table::Child;
use crate::watch::{Together, Watch};
use rustc_hash::FxHashMap;

/// The cases of a sentence or definition, read along.
pub(crate) struct Sets {
    numeration: Numeration,
    /// How many universal variables there are.
    free: u32,
    pub(crate) cases: Vec<Mixed>,
    /// The elements met.
    pub(crate) elements: Vec<Element>,
    numbers: FxHashMap<Element, u32>,
    /// What elements become under the digits of the universal variables.
    after: FxHashMap<(u32, u64), Box<[u32]>>,
}

/// A case: its literals with bound variables, and which universal literals are its own.
pub(crate) struct Mixed {
    pub(crate) bound: u32,
    pub(crate) watches: Vec<Watch>,
    prunes: Vec<bool>,
    /// Those of the universal literals that belong to this case, as a range.
    pub(crate) own: std::ops::Range<usize>,
}

/// A case, the states of its mixed literals, and the bound variables whose last digit was full.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Element {
    pub(crate) case: u32,
    pub(crate) states: Box<[Child]>,
    pub(crate) full: u32,
}

impl Mixed {
    pub(crate) fn new(bound: u32, watches: Vec<Watch>, own: std::ops::Range<usize>) -> Mixed {
        Mixed { bound, prunes: vec![true; watches.len()], watches, own }
    }
}

impl Sets {
    pub(crate) fn new(numeration: Numeration, free: u32, cases: Vec<Mixed>) -> Sets {
        Sets {
            numeration,
            free,
            cases,
            elements: vec![],
            numbers: FxHashMap::default(),
            after: FxHashMap::default(),
        }
    }

    fn number(&mut self, element: Element) -> u32 {
        let new = self.elements.len() as u32;
        *self.numbers.entry(element).or_insert_with_key(|element| {
            self.elements.push(element.clone());
            new
        })
    }

    /// All that can be reached while the universal variables are 0.
    pub(crate) fn start(&mut self, budget: &Budget) -> Result<Vec<u32>, Spent> {
        let zeros = vec![0; self.free as usize];
        let mut found = vec![];
        for case in 0..self.cases.len() {
            let states = vec![Child::state(0); self.cases[case].watches.len()].into();
            found.push(self.number(Element { case: case as u32, states, full: 0 }));
        }
        let mut next = 0;
        while next < found.len() {
            for after in self.step(found[next], &zeros, budget)? {
                if !found.contains(&after) {
                    found.push(after);
                }
            }
            next += 1;
        }
        found.sort_unstable();
        Ok(found)
    }

    /// What an element becomes, some digits of the bound variables given.
    fn step(&mut self, element: u32, digits: &[u8], budget: &Budget) -> Result<Vec<u32>, Spent> {
        let key = digits.iter().fold(1u64, |key, &digit| key << 4 | u64::from(digit));
        let fits = digits.len() < 16;
        if fits && let Some(known) = self.after.get(&(element, key)) {
            return Ok(known.to_vec());
        }
        let Element { case, states, full } = self.elements[element as usize].clone();
        let mixed = &self.cases[case as usize];
        let open: Vec<Child> =
            mixed.watches.iter().zip(&states).map(|(watch, &state)| watch.open(state, digits)).collect();
        let mut reached = vec![];
        if !mixed.watches.iter().zip(&open).any(|(watch, &at)| watch.is_lost(at)) {
            let together = Together {
                numeration: self.numeration,
                watches: &mixed.watches,
                prunes: &mixed.prunes,
                first: self.free,
                count: mixed.bound,
            };
            let mut digits = digits.to_vec();
            together.columns(&open, full, &mut digits, &mut |_, states, full| {
                budget.steps(1)?;
                reached.push(Element { case, states: states.into(), full });
                Ok(())
            })?;
        }
        let mut after: Vec<u32> = reached.into_iter().map(|element| self.number(element)).collect();
        after.sort_unstable();
        after.dedup();
        budget.states(self.elements.len())?;
        if fits {
            self.after.insert((element, key), after.clone().into());
        }
        Ok(after)
    }

    /// What a set becomes. `lost` says which cases cannot hold any more.
    pub(crate) fn after(
        &mut self,
        set: &[u32],
        digits: &[u8],
        lost: impl Fn(&Mixed) -> bool,
        budget: &Budget,
    ) -> Result<Vec<u32>, Spent> {
        let lost: Vec<bool> = self.cases.iter().map(lost).collect();
        let mut all = vec![];
        for &element in set {
            if !lost[self.elements[element as usize].case as usize] {
                all.extend(self.step(element, digits, budget)?);
            }
        }
        all.sort_unstable();
        all.dedup();
        Ok(all)
    }

    /// Whether the mixed literals of an element hold of what was read.
    pub(crate) fn holds(&self, element: u32) -> bool {
        let element = &self.elements[element as usize];
        let watches = &self.cases[element.case as usize].watches;
        watches.iter().zip(&element.states).all(|(watch, &state)| watch.holds(state))
    }
}
