//! The chooser: which engine answers a question, and how far its answer is known.
//!
//! In this order:
//!
//! 1. what is *proved*, or a *theorem* of the catalogue, at any size of numbers: a theory, which constructs the moves and
//!    tells the argument, or else a claim of the game's file, or the misère quotient of a game on heaps. Proofs are made on the spot, if that takes no time to speak of;
//! 2. an *engine*: nim-values where the Sprague–Grundy theorem applies, from tables where their boxes are small
//!    and by search elsewhere; the whole position where it does not: a table of outcomes, a search, or the whole
//!    graph where play may go round in circles;
//! 3. a *claim* of the user's file, if it can be proved with some patience, or else after it has been compared with the
//!    rules as far as is reasonable.
//!
//! A claim that is found to contradict itself at this very position is not believed.

mod claimed;
pub(crate) mod claims;
mod computed;
pub(crate) mod every;
pub(crate) mod judge;
mod misere;
pub(crate) mod remoteness;
mod replies;
pub(crate) mod theorem;
pub(crate) mod values;
pub(crate) mod winning;

use crate::effort::Effort;
use crate::reason::Reason;
use crate::{Answer, Evidence};
use claims::Trust;
use dashu_int::UBig;
use question::problem::{Mistake, Problem};
use question::step::Step;
use question::{Position, laws};
use rules::Outcome;
use solve::{Halt, Limits, Refusal, StopReason};
use winning::Winning;

/// Who wins, by which moves, why, and how that is known. At most `most` winning moves are listed.
///
/// ```
/// use bouton::{Query, Workbench, solve};
/// let position = Workbench::new().ask(&Query::read("nim 14 21 39").unwrap(), None).unwrap();
/// let answer = solve(&position, 10, &solve::Limits::none()).unwrap();
/// assert_eq!(answer.outcome, Some(rules::Outcome::N));
/// assert_eq!(answer.value.as_deref(), Some("60"));
/// assert_eq!(answer.winning_moves[0].text, "39 → 27");
/// assert_eq!(answer.winning_moves[0].to, "14 21 27");
/// ```
pub fn solve(position: &Position, most: usize, limits: &Limits) -> Result<Answer, Problem> {
    limits.watching(|| find(position, most, limits)).map(|found| found.answer(position))
}

/// The same from the rules alone.
pub(crate) fn compute(position: &Position, most: usize, limits: &Limits) -> Result<Answer, Problem> {
    let found = limits.watching(|| computed::find(position, None, most, limits));
    found.or_else(|halt| undecided(position, halt, limits)).map(|found| found.answer(position))
}

/// What was found out about a position.
pub(crate) struct Found {
    pub(crate) outcome: Option<Outcome>,
    pub(crate) value: Option<UBig>,
    /// Whether whoever says who wins gives the nim-value as well.
    pub(crate) claims_value: bool,
    pub(crate) winning: Winning,
    pub(crate) remoteness: Option<u64>,
    pub(crate) why: Vec<Reason>,
    pub(crate) evidence: Option<Evidence>,
    pub(crate) engine: &'static str,
    pub(crate) stopped: Option<StopReason>,
}

pub(crate) fn find(position: &Position, most: usize, limits: &Limits) -> Result<Found, Problem> {
    let mut found = found(position, most, limits)?;
    laws::lawful(position, found.winning.steps.iter().chain(&found.winning.drawing))?;
    if found.outcome == Some(Outcome::P) && found.stopped.is_none() {
        found.why.extend(replies::told(position, limits));
    }
    Ok(found)
}

/// The same without the answers to each move.
fn found(position: &Position, most: usize, limits: &Limits) -> Result<Found, Problem> {
    let mut theorem = theorem::by_theory(position, most, limits)
        .or_else(|| claimed::by_known(position, Effort::Quick, most, limits))
        .or_else(|| misere::by_quotient(position, Effort::Quick, most, limits));
    if let Some(mut found) = theorem.take_if(|found| !claimed::lacks_moves(found) || !is_small(position)) {
        found.remoteness = remoteness::cheap(position, limits);
        return Ok(found);
    }
    let computed = computed::find(position, Some(Trust::Known(Effort::Quick)), most, limits);
    if let (Some(found), Err(_)) = (theorem, &computed) {
        return Ok(found);
    }
    match computed {
        Ok(mut found) => {
            if found.remoteness.is_none() {
                found.remoteness = remoteness::cheap(position, limits);
            }
            Ok(found)
        }
        // Who interrupts wants no conjecture.
        Err(halt) if limits.stopped() == Some(StopReason::Interrupted) => undecided(position, halt, limits),
        Err(halt) => {
            let proved = claimed::by_known(position, Effort::Patient, most, limits);
            let proved = proved.or_else(|| misere::by_quotient(position, Effort::Patient, most, limits));
            match proved.or_else(|| claimed::by_conjecture(position, most, limits)) {
                Some(found) => Ok(found),
                None => undecided(position, halt, limits),
            }
        }
    }
}

/// What there is to say where no engine has answered.
fn undecided(position: &Position, halt: Halt, limits: &Limits) -> Result<Found, Problem> {
    match halt.within(limits) {
        Halt::Stopped { reason, positions } => Ok(Found {
            outcome: None,
            value: None,
            claims_value: false,
            winning: Winning::default(),
            remoteness: None,
            why: vec![Reason::Undecided { stop: reason, positions }],
            evidence: None,
            engine: "none",
            stopped: Some(reason),
        }),
        Halt::Refused(refusal) => Err(refused(position, refusal)),
        Halt::File(flaw) => Err(Problem::checkpoint(flaw)),
    }
}

/// A refusal as a problem; the rule that is meant is quoted.
pub(crate) fn refused(position: &Position, refusal: Refusal) -> Problem {
    match position.single_game() {
        Some(variant) => variant.refused(refusal),
        None => {
            let refusal = question::declared(refusal, !position.may_go_round());
            Problem::new(Mistake::Refused { refusal, rule: None })
        }
    }
}

impl Found {
    /// The answer without its moves.
    pub(crate) fn briefly(mut self, position: &Position) -> Answer {
        self.winning.steps.clear();
        self.answer(position)
    }

    fn answer(self, position: &Position) -> Answer {
        let moves: Vec<_> = self.winning.steps.iter().map(|step| step.describe(position)).collect();
        // Who cannot win has no winning move, whether or not all moves could be listed.
        let none = matches!(self.outcome, Some(Outcome::P | Outcome::D)) && moves.is_empty();
        let counted =
            if none { Some(UBig::ZERO) } else { self.winning.complete.then_some(self.winning.count) };
        Answer {
            game: position.game(),
            position: position.text(),
            convention: position.convention(),
            outcome: self.outcome,
            value: self.value.as_ref().map(UBig::to_string),
            winning_moves: moves,
            winning_move_count: counted.as_ref().map(UBig::to_string),
            remoteness: self.remoteness,
            why: self.why,
            evidence: self.evidence,
            engine: self.engine.into(),
            limits_hit: self.stopped.or(self.winning.stopped),
        }
    }
}

/// The nim-values, their sum, and its meaning.
pub(crate) fn nim_values(values: &[UBig], sum: &UBig) -> Vec<Reason> {
    vec![
        Reason::NimValues { values: values.to_vec(), sum: sum.clone() },
        Reason::NimSum { zero: sum.is_zero() },
    ]
}

/// The reasons about moves that follow from who wins; `of_move` gives that of the winning one, which is kept with it.
fn about_moves(
    position: &Position,
    outcome: Outcome,
    winning: &mut Winning,
    of_move: impl FnOnce(&Step) -> Reason,
) -> Vec<Reason> {
    let mut said = Vec::new();
    let none = match &winning.judged {
        Some(judged) => winning.complete && judged.is_zero(),
        None => outcome == Outcome::P && !any_move(position),
    };
    match (outcome, winning.steps.first()) {
        _ if none => said.push(Reason::NoMove { outcome }),
        (Outcome::N, Some(step)) => {
            let reason = of_move(step);
            winning.reason = Some(reason.clone());
            said.push(reason);
        }
        (Outcome::P, _) if winning.complete => {
            said.push(Reason::EveryMoveLoses { moves: winning.judged.clone() });
        }
        (Outcome::D, _) => {
            said.extend(winning.drawing.as_ref().map(|step| holds_draw(position, step)));
        }
        _ => {}
    }
    if outcome == Outcome::N && !winning.complete {
        said.push(Reason::MoreMoves { found: !winning.steps.is_empty() });
    }
    said
}

/// A move that holds the draw.
pub(crate) fn holds_draw(position: &Position, step: &Step) -> Reason {
    Reason::HoldsDraw { made: step.text(position), after: position.show(step.after(position)) }
}

/// Whether some component can be moved in.
fn any_move(position: &Position) -> bool {
    let movable = |component: &question::Component| {
        let Some(variant) = position.variants().get(component.game) else { return false };
        let mut any = false;
        let each = &mut |_: usize, _: Vec<Vec<UBig>>| {
            any = true;
            std::ops::ControlFlow::Break(())
        };
        // What cannot be listed can be moved in.
        variant.instance().big_options(&component.naturals, each).is_err() || any
    };
    position.components().iter().any(movable)
}

/// Whether moves and outcome fit together, as far as the moves are known.
fn is_consistent(outcome: Outcome, winning: &Winning) -> bool {
    match outcome {
        Outcome::N => {
            let stuck = winning.judged.as_ref().is_some_and(UBig::is_zero);
            !winning.complete || !winning.count.is_zero() || stuck
        }
        Outcome::P => winning.count.is_zero() && !(winning.complete && winning.drawing.is_some()),
        Outcome::D => winning.count.is_zero(),
    }
}

/// Whether nim-values decide: every sum of these games is like a heap of Nim.
fn nim_sum_decides(position: &Position) -> Result<(), Refusal> {
    let games = position.rules();
    let mut counts = vec![0usize; games.len()];
    for component in position.components() {
        if let Some(count) = counts.get_mut(component.game) {
            *count += 1;
        }
    }
    match solve::pool::stuck(&games)? {
        rules::Verdict::Lost => {}
        rules::Verdict::Won => return Err(Refusal::NimSumMisere),
        rules::Verdict::Draw => return Err(Refusal::NimSumDraw),
    }
    let several = |(game, &count): (&&dyn solve::Game, &usize)| game.reach() > 1 && count > 1;
    if games.iter().zip(&counts).any(several) { Err(Refusal::NimSumReach) } else { Ok(()) }
}

/// Whether an engine can be expected to answer soon.
fn is_small(position: &Position) -> bool {
    const MOST: u64 = 1 << 22;
    let numbers = position.components().iter().flat_map(|component| &component.naturals);
    let mut sizes = numbers.map(|natural| u64::try_from(natural).ok().and_then(|word| word.checked_add(1)));
    sizes
        .try_fold(1u64, |product, size| product.checked_mul(size?).filter(|&product| product <= MOST))
        .is_some()
}
