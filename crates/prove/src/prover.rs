//! Proofs and refutations of claims.

use crate::decider::{Decider, Failed, Step};
use crate::demand::{Demand, Purpose, demands};
use crate::family::beside;
use crate::ranks::Falling;
use crate::undecided::Undecided;
use automata::{Library, Meter, Numeration};
use dashu_int::UBig;
use elaborate::{Elaborated, Unfit, by_lemmas, elaborate, places, tight};
use kernel::{Claim, Phase, Statement};
use kernel_residues::Family;
use rules::Convention;
use std::collections::BTreeSet;
use std::time::Duration;

pub use elaborate::Subject as Question;

/// Answer of the prover.
#[derive(Clone, Debug)]
pub enum Answer {
    /// True for all positions.
    Proved(Theorem),
    /// False.
    Refuted(Refutation),
    /// Unknown.
    Undecided(Undecided),
}

/// A claim that holds for all positions.
#[derive(Clone, Debug)]
pub struct Theorem {
    /// The statement that is proved, as the kernel reads it; for a family, the one about quotients and remainders.
    pub statement: Statement,
    /// The statement with moduli, if there are any.
    pub family: Option<Box<Family>>,
    /// Numeration of the proof.
    pub numeration: Numeration,
    /// The convention of play.
    pub convention: Convention,
    /// Ranks that decrease with every move, by phases of play.
    pub phases: Vec<Phase>,
    /// Assumptions of the proof, by place in the text; none of them can be omitted.
    pub assumptions: Vec<usize>,
    /// `true` if the statement is about the game beside a heap of Nim, whose size is the exponent of the last number.
    pub heap: bool,
    /// Sentences proved.
    pub steps: Vec<Step>,
}

/// A false claim.
#[derive(Clone, Debug)]
pub struct Refutation {
    /// Sentence that fails.
    pub demand: Demand,
    /// Position at which it fails.
    pub position: Vec<UBig>,
    /// Number of product states met until it was found.
    pub met: usize,
    /// Time taken.
    pub time: Duration,
    /// Sentences proved before.
    pub steps: Vec<Step>,
}

/// Proves or refutes a claim.
pub fn prove(question: Question, meter: &Meter) -> Answer {
    match proved(question, meter) {
        Ok(answer) => answer,
        Err(undecided) => Answer::Undecided(undecided),
    }
}

/// Proves a claim or refutes it, where all numbers are divided by a constant.
pub fn prove_divided(question: Question, by: i64, meter: &Meter) -> Answer {
    let answer = || -> Result<Answer, Undecided> {
        let convention = question.claim()?.convention;
        settled(elaborate::divided(question, by, meter)?, convention, &mut None, meter)
    };
    answer().unwrap_or_else(Answer::Undecided)
}

fn proved(question: Question, meter: &Meter) -> Result<Answer, Undecided> {
    let all = places(question.instance);
    let mut library = None;
    let answer = proved_from(question, elaborate, &all, &mut library, meter);
    let beyond = match &answer {
        Ok(Answer::Proved(theorem)) => !theorem.assumptions.is_empty(),
        Ok(_) => false,
        Err(undecided) => matches!(undecided, Undecided::Unfit(Unfit::Obstacle(..))),
    };
    if beyond && let Some(theorem) = proved_by_lemmas(question, &all, meter) {
        return Ok(Answer::Proved(theorem));
    }
    let mut theorem = match answer? {
        Answer::Proved(theorem) => theorem,
        other => return Ok(other),
    };
    // Drops assumptions one after another, where possible.
    for place in theorem.assumptions.clone() {
        let allowed = theorem.assumptions.iter().copied().filter(|&other| other != place).collect();
        match proved_from(question, elaborate, &allowed, &mut library, meter) {
            Ok(Answer::Proved(without)) => theorem = without,
            Err(Undecided::Spent(spent)) => return Err(Undecided::Spent(spent)),
            Ok(_) | Err(_) => {}
        }
    }
    Ok(Answer::Proved(theorem))
}

/// Limit on the states of one automaton in a proof by elementary facts; those that succeed have few.
const STATES_BY_LEMMAS: usize = 1 << 13;
/// Limit on the steps of such a proof.
const STEPS_BY_LEMMAS: u64 = 1 << 24;

/// Limit on the states of one automaton in a proof that some moves suffice; it is quick, or does not succeed.
const STATES_BY_FEW: usize = 1 << 18;

/// Proves a claim by elementary facts about numbers; with assumptions if it must be.
fn proved_by_lemmas(question: Question, all: &BTreeSet<usize>, meter: &Meter) -> Option<Theorem> {
    let limits = meter.limits().share(2).with_states(STATES_BY_LEMMAS).with_steps(STEPS_BY_LEMMAS);
    let meter = Meter::new(&limits);
    let none = BTreeSet::new();
    let premises = [Some(&none), (!all.is_empty()).then_some(all)];
    premises.into_iter().flatten().find_map(|allowed| {
        match proved_from(question, by_lemmas, allowed, &mut None, &meter) {
            Ok(Answer::Proved(theorem)) => Some(theorem),
            // What approximations contradict, the rules need not.
            Ok(_) | Err(_) => None,
        }
    })
}

/// Makes a statement from a question and some assumptions.
type Make = fn(Question, &BTreeSet<usize>, &Meter) -> Result<Elaborated, Unfit>;

/// Proves or refutes a claim from some assumptions. The library is kept for further attempts.
fn proved_from(
    question: Question,
    make: Make,
    allowed: &BTreeSet<usize>,
    library: &mut Option<Library>,
    meter: &Meter,
) -> Result<Answer, Undecided> {
    let convention = question.claim()?.convention;
    let made = make(question, allowed, meter)?;
    if let Some(theorem) = proved_by_few(&made, convention, meter) {
        return Ok(Answer::Proved(theorem));
    }
    settled(made, convention, library, meter)
}

/// Proves that some of the moves suffice to win; what they do not prove may still be true.
fn proved_by_few(made: &Elaborated, convention: Convention, meter: &Meter) -> Option<Theorem> {
    let statement = if made.family.is_none() && !made.heap { tight(&made.statement)? } else { return None };
    let limits = meter.limits().share(2).with_states(STATES_BY_FEW);
    let few = Elaborated { statement, ..made.clone() };
    match settled(few, convention, &mut None, &Meter::new(&limits)) {
        Ok(Answer::Proved(theorem)) => Some(theorem),
        Ok(_) | Err(_) => None,
    }
}

/// Proves or refutes a statement.
fn settled(
    elaborated: Elaborated,
    convention: Convention,
    library: &mut Option<Library>,
    meter: &Meter,
) -> Result<Answer, Undecided> {
    let Elaborated { statement, family, numeration, assumptions, heap } = elaborated;
    let own = statement.places.len() - usize::from(heap);
    let beside = family.as_deref().map(beside).transpose()?;
    if library.as_ref().is_none_or(|library| library.numeration() != numeration) {
        *library = Some(Library::new(numeration));
    }
    let library = library.get_or_insert_with(|| Library::new(numeration));
    let mut decider = Decider { library, meter };
    // The claim is more important than termination.
    let mut steps = vec![];
    for demand in demands(&statement, &[])?.into_iter().filter(|demand| demand.purpose != Purpose::Ends) {
        match decider.step(demand)? {
            Ok(step) => steps.push(step),
            // Other values may follow from others, and other rules may have these.
            Err(_) if matches!(statement.claim, Claim::Recursion(..)) => return Err(Unfit::Window.into()),
            // A row out of order is not a position, so a counterexample there means nothing.
            Err(failed) if statement.sorted && failed.is_of_positions() => return Err(Unfit::Unsorted.into()),
            Err(Failed { demand, numbers: mut position, met, time }) => {
                position.truncate(own);
                if let (Some(beside), Some(family)) = (&beside, &family) {
                    position = crate::family::joined(beside, &position);
                    position.truncate(family.statement.places.len());
                }
                return Ok(Answer::Refuted(Refutation { demand, position, met, time, steps }));
            }
        }
    }
    let found = Falling { statement: &statement, family: beside.as_ref(), decider: &mut decider }.found()?;
    let (phases, ends) = found.ok_or(Undecided::Endless)?;
    steps.splice(0..0, ends);
    let assumptions = assumptions.into_iter().collect();
    let theorem = Theorem { statement, family, numeration, convention, phases, assumptions, heap, steps };
    Ok(Answer::Proved(theorem))
}

/// Refutes a refuted claim at the smallest position: the one with the least sum of its numbers at which an
/// obligation fails, and among those the first alphabetically. If the limits do not suffice, it may be
/// another one. Where moves break the laws of positions, it is the smallest position with such a move.
pub fn smallest(question: Question, refutation: Refutation, meter: &Meter) -> Refutation {
    let plan = || -> Result<_, Undecided> {
        let made = elaborate::elaborate(question, &places(question.instance), meter)?;
        Ok((demands(&made.statement, &[])?, made))
    };
    let Ok((demands, Elaborated { statement, numeration, heap, .. })) = plan() else { return refutation };
    let mut library = Library::new(numeration);
    let lawless = refutation.demand.purpose == Purpose::Stays;
    let sought = |demand: &Demand| match demand.purpose {
        Purpose::Ends => false,
        purpose => !lawless || purpose == Purpose::Stays,
    };
    let places = statement.places.len();
    let found = least(demands.into_iter().filter(sought), places, &mut library, meter);
    let found = found.map(|(demand, mut position)| {
        position.truncate(places - usize::from(heap));
        (demand, position)
    });
    match found {
        Some((demand, position)) if size(&position) < size(&refutation.position) => {
            Refutation { demand, position, ..refutation }
        }
        _ => refutation,
    }
}

/// Sorts by the sum of the numbers, then alphabetically.
fn size(position: &[UBig]) -> (UBig, &[UBig]) {
    (position.iter().sum::<UBig>(), position)
}

/// Smallest position at which one of these fails, and the demand, as far as the limits allow.
pub(crate) fn least(
    demands: impl Iterator<Item = Demand>,
    places: usize,
    library: &mut Library,
    meter: &Meter,
) -> Option<(Demand, Vec<UBig>)> {
    let mut best: Option<(Demand, Vec<UBig>)> = None;
    for demand in demands {
        let failing = library.failing(&demand.sentence, places as u32, meter);
        let Some(position) = failing.ok().and_then(|failing| failing.least(meter).ok()?) else { continue };
        if best.as_ref().is_none_or(|(_, known)| size(&position) < size(known)) {
            best = Some((demand, position));
        }
    }
    best
}
