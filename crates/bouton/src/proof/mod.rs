//! Claims proved for all positions, or refuted by the smallest position.
//!
//! A proof counts once its certificate has been read and accepted by the checker, which shares no code with the prover.

mod addable;
mod automaton;
pub(crate) mod known;
mod names;
mod period;
mod program;
mod refute;
mod told;
pub(crate) mod verify;

pub use addable::{Addable, addable};
pub use automaton::Automaton;
pub use program::program;
pub use told::{Accepts, Contradiction, NotAddable, Open, Scope, Statement, Unclaimed};
pub use verify::{Accepted, Rejected, verify, verify_all};

use crate::check::{self, Counterexample};
use ::certificate::Rejection;
use ::prove::{Answer, Demand, Purpose, Question, Refutation, Theorem};
use automata::{Budget, Expression, Numeration, Spent};
use question::problem::{NoClaim, Source};
use question::{Problem, Variant, laws};
use rules::{ClaimInstance, Convention, Form};
use solve::{Limits, StopReason};
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

/// What is to be proved, and how hard to try.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// Which claim of the text, counted from 1; all of them if none is named.
    pub claim: Option<usize>,
    /// For sums the numbers of components, for rows the lengths.
    pub sizes: Option<RangeInclusive<usize>>,
    /// The convention, if only claims about one are wanted.
    pub convention: Option<Convention>,
    /// The most states of an automaton, and nodes of a proof.
    pub states: usize,
}

impl Default for Wanted {
    fn default() -> Wanted {
        Wanted { claim: None, sizes: None, convention: None, states: 1 << 20 }
    }
}

/// What became of the claims of a game.
#[derive(Clone, Debug, Default)]
pub struct Proofs {
    /// The game.
    pub game: String,
    /// One for each claim and size.
    pub attempts: Vec<Attempt>,
    /// Why there are none, if there are none.
    pub unclaimed: Option<Unclaimed>,
    /// The limit that was reached, if one was.
    pub limits_hit: Option<StopReason>,
    /// How many claims and sizes were not tried for it.
    pub untried: usize,
}

/// What became of a claim.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// The game with its parameters.
    pub game: String,
    /// The convention that the claim is about.
    pub convention: Convention,
    /// Which claim of the text it is, counted from 1.
    pub claim: usize,
    /// What it says.
    pub text: String,
    /// How many components, or how long a row.
    pub size: Option<usize>,
    /// The positions that it speaks of.
    pub scope: Scope,
    /// What became of it.
    pub result: Attempted,
    /// What automata decided, in order; where one step fails, it is the last.
    pub steps: Vec<Step>,
    /// How many states an automaton for what is claimed needs, if it is proved and that is known.
    pub states: Option<usize>,
    /// The automaton.
    pub automaton: Option<Automaton>,
    /// How long it took.
    pub time: Duration,
}

/// What became of it.
#[derive(Clone, Debug)]
pub enum Attempted {
    /// It is true of all positions, and the checker has accepted the certificate.
    Proved(Box<Proved>),
    /// It is false.
    Refuted(Box<Counterexample>),
    /// It is proved from something that is false.
    Unfounded(Box<Unfounded>),
    /// Neither was found out, and this is why.
    Undecided(Box<Open>),
    /// The checker refuses the certificate that was written, which is a defect of the program: nothing is said of the claim.
    Rejected(Box<Rejection>),
}

impl Attempted {
    /// The proof, if there is one.
    pub fn proved(&self) -> Option<&Proved> {
        match self {
            Attempted::Proved(proved) => Some(proved),
            _ => None,
        }
    }
}

/// An assumption that is false.
#[derive(Clone, Debug)]
pub struct Unfounded {
    /// As the text of the game says it.
    pub assumption: String,
    /// Where it fails.
    pub counterexample: Counterexample,
}

/// A proof.
#[derive(Clone, Debug)]
pub struct Proved {
    /// What is proved.
    pub theorem: Statement,
    /// What the proof builds on, as the text of the game says it.
    pub assumptions: Vec<String>,
    /// What falls with every move, so that play ends.
    pub ranks: Vec<String>,
    /// How it is proved.
    pub method: Method,
    /// The certificate.
    pub certificate: String,
    /// How long the checker took.
    pub checked: Duration,
}

/// How a claim is proved.
#[derive(Clone, Debug)]
pub enum Method {
    /// By automata.
    Automata(ByAutomata),
    /// Nim-values of heaps are computed until the theorem of Guy and Smith says that they come again.
    Period {
        /// The first heap from which they do.
        start: usize,
        /// After how many.
        length: usize,
        /// Of how many heaps they were computed.
        computed: usize,
    },
}

/// A proof by automata.
#[derive(Clone, Debug)]
pub struct ByAutomata {
    /// How numbers are written in the automata: a stable word.
    pub numeration: String,
    /// The same for whoever makes more automata.
    pub(crate) digits: Numeration,
    /// What falls with every move, for whoever adds moves.
    pub(crate) ranks: Vec<Expression>,
    /// In how many steps.
    pub steps: usize,
    /// How many relations the certificate defines.
    pub relations: usize,
}

impl Proved {
    /// The automata, if that is how it is proved.
    pub fn automata(&self) -> Option<&ByAutomata> {
        match &self.method {
            Method::Automata(automata) => Some(automata),
            Method::Period { .. } => None,
        }
    }

    /// How numbers are written in the automata: a stable word.
    pub fn numeration(&self) -> Option<&str> {
        self.automata().map(|automata| &*automata.numeration)
    }
}

/// A step of a proof.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its label and number in the certificate.
    pub label: String,
    /// What it is there for.
    pub purpose: Purpose,
    /// The sentence that automata decided, as certificates write it.
    pub sentence: String,
    /// How many states of all automata together were met in deciding it.
    pub states: usize,
    /// How many nodes its proof has; 0 if it needs none.
    pub nodes: usize,
    /// How long it took.
    pub time: Duration,
    /// Whether the sentence is true.
    pub holds: bool,
}

impl Proofs {
    /// Whether a claim was refuted, or something that its proof builds on.
    pub fn is_refuted(&self) -> bool {
        let refuted = |result: &Attempted| matches!(result, Attempted::Refuted(_) | Attempted::Unfounded(_));
        self.attempts.iter().any(|attempt| refuted(&attempt.result))
    }

    /// The certificates of what is proved, in one text; nothing if nothing is.
    pub fn certificate(&self) -> Option<String> {
        let proved = self.attempts.iter().filter_map(|attempt| attempt.result.proved());
        let all: Vec<&str> = proved.map(|proved| &*proved.certificate).collect();
        match *all {
            [] => None,
            [only] => Some(only.to_owned()),
            _ => Some(certificate::bundle(&all)),
        }
    }

    /// Whether there was something to prove, and all of it was.
    pub fn is_proved(&self) -> bool {
        !self.attempts.is_empty()
            && self.untried == 0
            && self.attempts.iter().all(|attempt| matches!(attempt.result, Attempted::Proved(_)))
    }
}

/// Proves or refutes the claims of a game. Where a parameter is a choice of words that was not `given`, every word is
/// looked at.
///
/// ```
/// use bouton::{Query, Workbench, proof};
/// let workbench = Workbench::new();
/// let variant = workbench.variant(&Query::read("wythoff").unwrap(), None).unwrap();
/// let proofs = proof::prove(&variant, &[], &proof::Wanted::default(), &solve::Limits::none()).unwrap();
/// assert!(proofs.is_proved());
/// ```
pub fn prove(
    variant: &Variant,
    given: &[&str],
    wanted: &Wanted,
    limits: &Limits,
) -> Result<Proofs, Vec<Problem>> {
    limits.watching(|| proved_within(variant, given, wanted, limits))
}

/// No claim of those wanted was tried.
fn untried(mut proofs: Proofs, variant: &Variant, wanted: &Wanted, reason: StopReason) -> Proofs {
    let claims = variant.instance().claims().iter().filter(|claim| {
        wanted.convention.is_none_or(|wanted| wanted == claim.convention)
            && wanted.claim.is_none_or(|wanted| wanted == claim.place + 1)
    });
    proofs.untried = claims.count();
    proofs.limits_hit = Some(reason);
    proofs
}

fn proved_within(
    variant: &Variant,
    given: &[&str],
    wanted: &Wanted,
    limits: &Limits,
) -> Result<Proofs, Vec<Problem>> {
    if let Some(number) = wanted.claim {
        selected(variant, given, number, wanted.convention)?;
    }
    let mut proofs = Proofs { game: variant.game().reference.clone(), ..Proofs::default() };
    let asked = variant;
    let variants = match (check::variants(variant, given), limits.stopped()) {
        // The time was over before the game was read once more.
        (Err(_), Some(reason)) => return Ok(untried(proofs, variant, wanted, reason)),
        (variants, _) => variants?,
    };
    for variant in variants {
        laws::sound_everywhere(&variant, limits)?;
        for convention in [Convention::Normal, Convention::Misere] {
            if wanted.convention.is_some_and(|wanted| wanted != convention) {
                continue;
            }
            let prepared = variant.under(convention);
            if let (Err(_), Some(reason)) = (&prepared, limits.stopped()) {
                let own = variant.instance().claims().iter().filter(|claim| claim.convention == convention);
                proofs.untried += own.count();
                proofs.limits_hit = Some(reason);
                continue;
            }
            let variant = prepared.map_err(check::problems)?;
            for claim in variant.instance().claims() {
                let named = wanted.claim.is_none_or(|wanted| wanted == claim.place + 1);
                if claim.convention != convention || !named {
                    continue;
                }
                for size in sizes(&variant, claim, wanted) {
                    proofs.limits_hit = proofs.limits_hit.or_else(|| limits.stopped());
                    // Another claim may need less memory.
                    if limits.stopped().is_some() {
                        proofs.untried += 1;
                        continue;
                    }
                    let (attempt, spent) = attempt(&variant, claim, size, wanted, limits);
                    // Of what is refuted the smallest position may not have been found in time.
                    if matches!(attempt.result, Attempted::Undecided(_) | Attempted::Refuted(_)) {
                        let memory = matches!(spent, Some(Spent::Memory(_))).then_some(StopReason::Memory);
                        proofs.limits_hit = proofs.limits_hit.or(limits.stopped()).or(memory);
                    }
                    proofs.attempts.push(attempt);
                }
            }
        }
    }
    if proofs.attempts.is_empty() && proofs.untried == 0 {
        proofs.unclaimed = Some(Unclaimed::of(asked, wanted.convention));
    }
    Ok(proofs)
}

/// The game in the convention that a claim is about; complains if there is no such claim, or if it is about another game or
/// convention than is asked about.
pub(crate) fn selected(
    variant: &Variant,
    given: &[&str],
    number: usize,
    convention: Option<Convention>,
) -> Result<Variant, Vec<Problem>> {
    let ruleset = variant.ruleset();
    let Some(claim) = number.checked_sub(1).and_then(|place| ruleset.claims.get(place)) else {
        let mistake = NoClaim::NoSuch { number, claims: ruleset.claims.len() };
        return Err(Problem::new(mistake).into());
    };
    let game = variant.name().to_owned();
    let mistake = if convention.is_some_and(|convention| convention != claim.convention) {
        NoClaim::OtherConvention { number, convention: claim.convention }
    } else {
        for variant in check::variants(variant, given)? {
            let variant = variant.under(claim.convention).map_err(check::problems)?;
            if variant.instance().claims().iter().any(|other| other.place + 1 == number) {
                return Ok(variant);
            }
        }
        NoClaim::OtherParameters { number, game }
    };
    let text = ruleset.text.as_str().into();
    let source = Source { name: Some(variant.game().reference.clone()), text };
    let span = claim.span.start as usize..claim.span.end as usize;
    Err(Problem::new(mistake).at(&source, span).into())
}

/// The sizes for which a claim is proved one by one; none if it is about positions of one size.
fn sizes(variant: &Variant, claim: &ClaimInstance, wanted: &Wanted) -> Vec<Option<usize>> {
    let least = match (&claim.subject, variant.form()) {
        (rules::Subject::Component(_), Form::Tuple(_)) => return vec![None],
        (rules::Subject::Sum(_), _) => 2,
        _ => 1,
    };
    wanted.sizes.clone().unwrap_or(least..=4).map(Some).collect()
}

fn attempt(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    wanted: &Wanted,
    limits: &Limits,
) -> (Attempt, Option<Spent>) {
    let begun = Instant::now();
    let stopped = || limits.stopped().is_some();
    let budget = Budget::new(wanted.states, u64::MAX >> 1).in_memory(limits.memory).until(&stopped);
    let attempted = attempted_by_steps(variant, claim, size, &budget, limits);
    let (result, steps) = match attempted {
        // What automata do not decide may be wrong of small positions.
        (Attempted::Undecided(why), steps) => match check::disagreement(variant, claim, size, limits) {
            Some(counterexample) => (Attempted::Refuted(Box::new(counterexample)), steps),
            None => (Attempted::Undecided(why), steps),
        },
        other => other,
    };
    let (states, automaton) = match result.proved().and_then(Proved::automata) {
        Some(by) => {
            let question = Question { instance: variant.instance(), claim: claim.place, size };
            automaton::automaton(variant, question, by.digits, &stopped)
        }
        None => (None, None),
    };
    let attempt = Attempt {
        game: variant.name().into(),
        convention: claim.convention,
        claim: claim.place + 1,
        text: variant.claimed(claim),
        size,
        scope: Scope::of(variant, size),
        result,
        steps,
        states,
        automaton,
        time: begun.elapsed(),
    };
    (attempt, budget.over())
}

/// What becomes of a claim, within a budget.
pub(crate) fn attempted(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    budget: &Budget,
    limits: &Limits,
) -> Attempted {
    attempted_by_steps(variant, claim, size, budget, limits).0
}

/// The same, with the steps that automata decided.
fn attempted_by_steps(
    variant: &Variant,
    claim: &ClaimInstance,
    size: Option<usize>,
    budget: &Budget,
    limits: &Limits,
) -> (Attempted, Vec<Step>) {
    if period::is_long(claim)
        && let Some(attempted) = period::attempted(variant, claim, limits)
    {
        return (attempted, vec![]);
    }
    let question = Question { instance: variant.instance(), claim: claim.place, size };
    match ::prove::prove(question, budget) {
        Answer::Proved(theorem) => {
            let attempted = proved(variant, claim, question, &theorem, budget, limits);
            (attempted, theorem.steps.iter().map(shown).collect())
        }
        Answer::Refuted(refutation) => {
            let steps = refutation.steps.iter().map(shown).chain([failed(&refutation)]).collect();
            (refuted(variant, claim, question, refutation, limits), steps)
        }
        Answer::Undecided(undecided) => {
            let attempted = period::attempted(variant, claim, limits);
            let why = || Attempted::Undecided(Box::new(Open::of(variant, &undecided)));
            (attempted.unwrap_or_else(why), vec![])
        }
    }
}

/// What the rules say of a claim that the prover refutes.
fn refuted(
    variant: &Variant,
    claim: &ClaimInstance,
    question: Question,
    refutation: Refutation,
    limits: &Limits,
) -> Attempted {
    let refutation = &refute::smallest(question, refutation, limits);
    let size = question.size;
    if let Some(counterexample) = refute::counterexample(variant, claim, size, refutation, limits) {
        return Attempted::Refuted(Box::new(counterexample));
    }
    let place = Contradiction::of(variant, refutation);
    let undecided = |why| Attempted::Undecided(Box::new(why));
    // The prover takes it that play ends, so what it says of play that need not says nothing.
    if variant.may_be_endless() {
        return undecided(Open::EndlessDraw);
    }
    if !variant.instance().terminates() {
        return undecided(match check::circle(variant) {
            Some(circle) => Open::Round(circle),
            None => Open::Unending(place),
        });
    }
    if !variant.may_draw() {
        return undecided(Open::Contradictory(place));
    }
    // Where draws are possible several claims are proved at once, and another one may be the wrong one.
    let others = ::prove::partners(variant.instance(), claim);
    let wrong = |other: &ClaimInstance| {
        let found = refute::counterexample(variant, other, size, refutation, limits)?;
        Some(Open::Partner { other: variant.claimed(other), counterexample: Box::new(found) })
    };
    let why = others.into_iter().find_map(wrong);
    undecided(why.unwrap_or(Open::Unfitting(place)))
}

fn shown(step: &::prove::Step) -> Step {
    let ::prove::Step { demand, proof, time } = step;
    let nodes = if demand.sentence.needs_proof() { proof.nodes.len() } else { 0 };
    decided(demand, proof.met, nodes, *time, true)
}

/// The step that fails.
fn failed(refutation: &Refutation) -> Step {
    decided(&refutation.demand, refutation.met, 0, refutation.time, false)
}

fn decided(demand: &Demand, states: usize, nodes: usize, time: Duration, holds: bool) -> Step {
    Step {
        label: format!("{} {}", demand.label, demand.number),
        purpose: demand.purpose,
        sentence: demand.sentence.to_string(),
        states,
        nodes,
        time,
        holds,
    }
}

/// Writes the certificate and has it checked.
pub(crate) fn proved(
    variant: &Variant,
    claim: &ClaimInstance,
    question: Question,
    theorem: &Theorem,
    budget: &Budget,
    limits: &Limits,
) -> Attempted {
    let certificate = match theorem.certificate(question, variant.changed_arguments(), budget) {
        Ok(certificate) => certificate,
        Err(undecided) => return Attempted::Undecided(Box::new(Open::of(variant, &undecided))),
    };
    let text = certificate.to_string();
    let begun = Instant::now();
    // What is checked is the text, as a stranger would read it.
    let accepted = match verify::check(&text, limits) {
        Ok(accepted) => accepted,
        Err(rejection @ (Rejection::Outside(_) | Rejection::Undecided(_))) => {
            return Attempted::Undecided(Box::new(Open::Unchecked(Box::new(rejection))));
        }
        Err(rejection) => return Attempted::Rejected(Box::new(rejection)),
    };
    let checked = begun.elapsed();
    let refuted = |&place: &usize| check::refuted_assumption(variant, place, limits);
    if let Some((assumption, counterexample)) = theorem.assumptions.iter().find_map(refuted) {
        return Attempted::Unfounded(Box::new(Unfounded { assumption, counterexample }));
    }
    let several = question.size.is_some();
    let ranks: Vec<String> = theorem.ranks.iter().map(|rank| names::rank(variant, rank, several)).collect();
    Attempted::Proved(Box::new(Proved {
        theorem: Statement::of(variant, claim, question.size, &accepted.assumed),
        assumptions: accepted.assumed,
        ranks,
        method: Method::Automata(ByAutomata {
            numeration: names::numeration(theorem.numeration),
            digits: theorem.numeration,
            ranks: theorem.ranks.clone(),
            steps: theorem.steps.len(),
            relations: certificate.relations.len(),
        }),
        certificate: text,
        checked,
    }))
}
