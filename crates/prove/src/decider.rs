//! Decides sentences, and remembers the tables of their relations.

use crate::demand::{Demand, Purpose};
use crate::undecided::Undecided;
use automata::{Library, Meter, Spent, Verdict};
use dashu_int::UBig;
use limits::Instant;
use std::time::Duration;

/// A proved sentence.
#[derive(Clone, Debug)]
pub struct Step {
    /// The sentence with its purpose.
    pub demand: Demand,
    /// Number of states met.
    pub met: usize,
    /// Time taken.
    pub time: Duration,
}

/// A sentence that fails.
pub(crate) struct Failed {
    pub(crate) demand: Demand,
    pub(crate) numbers: Vec<UBig>,
    pub(crate) met: usize,
    pub(crate) time: Duration,
}

impl Failed {
    /// Returns `true` if it is about which rows are positions, rather than about the claim.
    pub(crate) fn is_of_positions(&self) -> bool {
        matches!(self.demand.purpose, Purpose::Order | Purpose::Stays)
    }
}

/// Decides sentences, and remembers the tables of their relations.
pub(crate) struct Decider<'a> {
    pub(crate) library: &'a mut Library,
    pub(crate) meter: &'a Meter,
}

impl Decider<'_> {
    /// Proves a sentence, or returns its counterexample.
    pub(crate) fn step(&mut self, demand: Demand) -> Result<Result<Step, Failed>, Undecided> {
        let begun = Instant::now();
        let meter = self.meter;
        meter.look().map_err(|reason| Undecided::Spent(Spent::of(reason, meter.limits())))?;
        Ok(match self.library.decide(&demand.sentence, meter)? {
            Verdict::Holds(proof) => Ok(Step { demand, met: proof.met, time: begun.elapsed() }),
            Verdict::Fails { numbers, met } => Err(Failed { demand, numbers, met, time: begun.elapsed() }),
        })
    }
}
