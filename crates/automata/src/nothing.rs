//! "Nothing is all of this": a walk through the product of the tables.

use crate::Numeration;
use crate::budget::{Budget, Spent};
use crate::table::Child;
use crate::watch::{Together, Watch};
use dashu_int::UBig;
use rustc_hash::FxHashMap;

/// What became of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict<P> {
    /// It is true.
    Holds(P),
    /// These numbers are the shortest counterexample.
    Fails(Vec<UBig>),
}

/// A walk: the states met, and how.
pub(crate) struct Trail {
    numeration: Numeration,
    variables: usize,
    /// The state before, and the digits between, most significant first.
    steps: Vec<(u32, Box<[u8]>)>,
}

impl Trail {
    pub(crate) fn new(numeration: Numeration, variables: usize) -> Trail {
        Trail { numeration, variables, steps: vec![(u32::MAX, Box::default())] }
    }

    pub(crate) fn push(&mut self, before: u32, digits: &[u8]) {
        self.steps.push((before, digits.into()));
    }

    /// The numbers read on the way to a state.
    pub(crate) fn numbers(&self, mut state: u32) -> Vec<UBig> {
        let mut columns = vec![];
        while let Some((before, digits)) =
            self.steps.get(state as usize).filter(|(before, _)| *before != u32::MAX)
        {
            columns.push(digits);
            state = *before;
        }
        columns.reverse();
        let word = |variable: usize| columns.iter().map(move |column| column[variable]);
        (0..self.variables).map(|variable| self.numeration.value(word(variable))).collect()
    }
}

/// Decides that no numbers satisfy all of some literals; on success, how many states were met.
pub(crate) fn nothing(
    numeration: Numeration,
    variables: u32,
    watches: &[Watch],
    budget: &Budget,
) -> Result<Verdict<usize>, Spent> {
    let prunes = vec![true; watches.len()];
    let together = Together { numeration, watches, prunes: &prunes, first: 0, count: variables };
    let start: Box<[Child]> = vec![Child::state(0); watches.len()].into();
    let mut trail = Trail::new(numeration, variables as usize);
    let mut known: FxHashMap<(Box<[Child]>, u32), ()> = FxHashMap::from_iter([((start.clone(), 0), ())]);
    let mut order = vec![(start, 0)];
    let mut next = 0;
    while next < order.len() {
        let (states, full) = order[next].clone();
        if watches.iter().zip(&states).all(|(watch, &state)| watch.holds(state)) {
            return Ok(Verdict::Fails(trail.numbers(next as u32)));
        }
        let open: Vec<Child> =
            watches.iter().zip(&states).map(|(watch, &state)| watch.open(state, &[])).collect();
        let mut digits = Vec::with_capacity(variables as usize);
        together.columns(&open, full, &mut digits, &mut |digits, states, full| {
            budget.steps(1)?;
            let key = (Box::from(states), full);
            if !known.contains_key(&key) {
                known.insert(key.clone(), ());
                trail.push(next as u32, digits);
                order.push(key);
                budget.states(order.len())?;
            }
            Ok(())
        })?;
        next += 1;
    }
    Ok(Verdict::Holds(order.len()))
}
