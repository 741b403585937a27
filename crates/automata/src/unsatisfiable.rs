//! Decides sentences of the form "no numbers satisfy all of this", by a walk through the product of the
//! tables.

use crate::Numeration;
use crate::rows::Rows;
use crate::spent::{Spending, Spent};
use crate::table::Child;
use crate::watch::{Full, Together, Watch};
use dashu_int::UBig;
use limits::Meter;

/// Outcome of deciding a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict<P> {
    /// It is true.
    Holds(P),
    /// It is false.
    Fails {
        /// The shortest counterexample.
        numbers: Vec<UBig>,
        /// Number of product states met in the search.
        met: usize,
    },
}

/// A walk: the states met, and the path to each.
pub(crate) struct Trail {
    numeration: Numeration,
    variables: usize,
    /// Previous state, and the digits read from it, most significant first.
    steps: Vec<(u32, Box<[u8]>)>,
}

impl Trail {
    pub(crate) fn new(numeration: Numeration, variables: usize) -> Trail {
        Trail { numeration, variables, steps: vec![(u32::MAX, Box::default())] }
    }

    pub(crate) fn push(&mut self, before: u32, digits: &[u8]) {
        self.steps.push((before, digits.into()));
    }

    /// Numbers read on the way to a state.
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

/// Decides that no numbers satisfy all of some literals; also returns the number of states met.
pub(crate) fn unsatisfiable(
    numeration: Numeration,
    variables: u32,
    watches: Vec<Watch>,
    meter: &Meter,
) -> Result<Verdict<usize>, Spent> {
    let watches = watches.into_iter().map(Watch::foreseeing).collect();
    let together = Together::new(numeration, (0, variables), watches, |_| true).without_idle();
    let mut trail = Trail::new(numeration, variables as usize);
    let mut met: Rows<Full, Child> = Rows::new();
    met.number(0, &together.start());
    let mut next = 0;
    while (next as usize) < met.len() {
        let states = met.items(next);
        if together.hold(states) {
            return Ok(Verdict::Fails { numbers: trail.numbers(next), met: met.len() });
        }
        let open = together.open(states, &[]);
        if !together.lost(&open) {
            together.columns(open, met.head(next), meter, &mut |digits, states, full| {
                if met.number(full, states).1 {
                    trail.push(next, digits);
                    meter.build(met.len())?;
                }
                Ok(())
            })?;
        }
        next += 1;
    }
    Ok(Verdict::Holds(met.len()))
}
