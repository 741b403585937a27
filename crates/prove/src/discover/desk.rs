//! Writes candidates into the game's text, reads them like any claim, compares them with data, and has them
//! proved.

use super::extent::Extent;
use super::oracle::{Goal, Label};
use super::sample::Sample;
use crate::{Answer, Question, prove};
use automata::Budget;
use dashu_int::UBig;
use rules::{Argument, ClaimInstance, Content, Convention, Instance, Library, Outcome, Ruleset, Subject};

/// Number of compared positions between two polls for interruption.
const OFTEN: u64 = 16;

/// Result of comparing claims with a sample.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    /// The claims are right at all of its positions.
    Agrees,
    /// The claims are wrong at this position, the smallest by its largest number.
    Differs(Vec<u64>),
    /// The caller asked to stop; the claims are right in this smaller box, if any position beyond one was
    /// reached.
    Stopped(Option<Extent>),
}

/// A game with its claims removed.
pub(crate) struct Desk<'a> {
    text: String,
    library: &'a dyn Library,
    arguments: &'a [(String, Argument)],
    convention: Convention,
    size: Option<usize>,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(
        ruleset: &Ruleset,
        library: &'a dyn Library,
        arguments: &'a [(String, Argument)],
        convention: Convention,
        size: Option<usize>,
    ) -> Desk<'a> {
        Desk { text: bare(ruleset), library, arguments, convention, size }
    }

    /// Text of the game with these items and no other claims.
    pub(crate) fn with(&self, items: &[String]) -> String {
        format!("{}\n\n{}\n", self.text.trim_end(), items.join("\n"))
    }

    /// Reads the game with these items.
    pub(crate) fn read(&self, items: &[String]) -> Option<Instance> {
        let ruleset = rules::parse(&self.with(items), self.library).ruleset?;
        ruleset.instantiate(self.arguments, Some(self.convention)).ok()
    }

    /// Compares the claims of this convention with all positions of a sample.
    pub(crate) fn compare(
        &self,
        instance: &Instance,
        goal: Goal,
        sample: &Sample,
        interrupted: &dyn Fn() -> bool,
    ) -> Comparison {
        let claims: Vec<&ClaimInstance> =
            instance.claims().iter().filter(|claim| claim.convention == self.convention).collect();
        let mut within = None;
        let mut reached = 0;
        for (positions, (at, label)) in (0u64..).zip(sample.outwards()) {
            let largest = at.iter().copied().max().unwrap_or(0);
            if largest > reached {
                within = (positions > 0).then_some(Extent { positions, upto: largest - 1 });
                reached = largest;
            }
            if positions % OFTEN == 0 && (rules::is_stopped() || interrupted()) {
                return Comparison::Stopped(within);
            }
            let numbers: Vec<UBig> = at.iter().map(|&number| UBig::from(number)).collect();
            if claims.is_empty() || !claims.iter().all(|claim| agrees(claim, &numbers, goal, label)) {
                return Comparison::Differs(at);
            }
        }
        Comparison::Agrees
    }

    /// Has the first claim proved or refuted.
    pub(crate) fn prove(&self, instance: &Instance, budget: &Budget) -> Answer {
        prove(self.question(instance), budget)
    }

    /// The question about a parsed game: its first claim.
    pub(crate) fn question<'i>(&self, instance: &'i Instance) -> Question<'i> {
        let claim = instance.claims().first().map_or(0, |claim| claim.place);
        Question { instance, claim, size: self.size }
    }
}

/// Returns `true` if a claim at a position agrees with the rules.
fn agrees(claim: &ClaimInstance, at: &[UBig], goal: Goal, label: Label) -> bool {
    let sum: Vec<&[UBig]> = match claim.subject {
        Subject::Sum(arity) => at.chunks(arity.max(1)).collect(),
        Subject::Component(_) | Subject::Row => vec![at],
    };
    match (goal, claim.content(), label) {
        (Goal::Outcomes, Content::Outcome(said, _), Label::Outcome(outcome)) => {
            claim.holds(&sum) == Some(outcome == *said)
        }
        (Goal::Outcomes, Content::Outcome(said, _), Label::Value(value)) => {
            claim.holds(&sum) == Some((value == 0) == (*said == Outcome::P))
        }
        (Goal::Values, _, Label::Value(value)) => {
            claim.value(&sum).is_ok_and(|said| said == Some(UBig::from(value)))
        }
        _ => false,
    }
}

/// Text of a game without its claims; everything else keeps its place.
fn bare(ruleset: &Ruleset) -> String {
    let mut text = ruleset.text.clone();
    for claim in &ruleset.claims {
        let (start, end) = (claim.span.start as usize, claim.span.end as usize);
        let Some(said) = text.get(start..end) else { continue };
        // Keeps the number of bytes, so that other places stay right, and line ends.
        let blank: String = said.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect();
        text.replace_range(start..end, &blank);
    }
    text
}
