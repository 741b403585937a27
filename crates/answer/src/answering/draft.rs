//! Drafts of answers, and reasons common to all engines.

use super::winning::Winning;
use crate::reason::Reason;
use crate::{Answer, Evidence};
use dashu_int::UBig;
use question::problem::{Mistake, Problem};
use question::step::Step;
use question::{Component, Position, declared};
use rules::Outcome;
use solve::{Refusal, StopReason};

/// Findings about a position, from which its answer is made.
pub(crate) struct Draft {
    pub(crate) outcome: Option<Outcome>,
    pub(crate) value: Option<UBig>,
    pub(crate) winning: Winning,
    pub(crate) remoteness: Option<u64>,
    pub(crate) why: Vec<Reason>,
    pub(crate) evidence: Option<Evidence>,
    pub(crate) engine: &'static str,
    pub(crate) stopped: Option<StopReason>,
}

/// A refusal as a problem; the rule that is meant is quoted.
pub(crate) fn refused(position: &Position, refusal: Refusal) -> Problem {
    match position.single_game() {
        Some(variant) => variant.refused(refusal),
        None => {
            let refusal = declared(refusal, !position.may_go_round());
            Problem::new(Mistake::Refused { refusal, rule: None })
        }
    }
}

impl Draft {
    /// Empty draft.
    fn new(engine: &'static str, why: Vec<Reason>) -> Draft {
        Draft {
            outcome: None,
            value: None,
            winning: Winning::default(),
            remoteness: None,
            why,
            evidence: None,
            engine,
            stopped: None,
        }
    }

    /// Draft with the winner and the winning moves of an engine.
    pub(super) fn decided(
        engine: &'static str,
        (outcome, winning): (Outcome, Winning),
        why: Vec<Reason>,
        evidence: Evidence,
    ) -> Draft {
        Draft { outcome: Some(outcome), winning, evidence: Some(evidence), ..Draft::new(engine, why) }
    }

    /// With the nim-value, if it is known.
    pub(super) fn with_value(self, value: Option<UBig>) -> Draft {
        Draft { value, ..self }
    }

    /// With the number of moves that play lasts, if it is known.
    pub(super) fn lasting(self, remoteness: Option<u64>) -> Draft {
        Draft { remoteness: self.remoteness.or(remoteness), ..self }
    }

    /// The limit that was reached before anything was known.
    pub(super) fn undecided(stop: StopReason, positions: u64) -> Draft {
        let why = vec![Reason::Undecided { stop, positions }];
        Draft { stopped: Some(stop), ..Draft::new("none", why) }
    }

    /// The answer without its moves.
    pub(crate) fn briefly(mut self, position: &Position) -> Answer {
        self.winning.steps.clear();
        self.answer(position)
    }

    pub(super) fn answer(self, position: &Position) -> Answer {
        let moves: Vec<_> = self.winning.steps.iter().map(|step| step.describe(position)).collect();
        // A player who cannot win has no winning move, even if not all moves could be listed.
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
pub(super) fn about_moves(
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

/// Returns `true` if there is a move in some component.
pub(super) fn any_move(position: &Position) -> bool {
    let movable = |component: &Component| {
        let Some(variant) = position.variants().get(component.game) else { return false };
        let mut any = false;
        let each = &mut |_: usize, _: Vec<Vec<UBig>>| {
            any = true;
            std::ops::ControlFlow::Break(())
        };
        // A component whose options cannot be listed still has moves.
        variant.instance().big_options(&component.naturals, each).is_err() || any
    };
    position.components().iter().any(movable)
}

/// Returns `true` if moves and outcome are consistent, as far as the moves are known.
pub(super) fn is_consistent(outcome: Outcome, winning: &Winning) -> bool {
    match outcome {
        Outcome::N => {
            let stuck = winning.judged.as_ref().is_some_and(UBig::is_zero);
            !winning.complete || !winning.count.is_zero() || stuck
        }
        Outcome::P => winning.count.is_zero() && !(winning.complete && winning.drawing.is_some()),
        Outcome::D => winning.count.is_zero(),
    }
}

/// `true` if nim-values decide: every sum of these games is like a heap of Nim.
pub(super) fn nim_sum_decides(position: &Position) -> Result<(), Refusal> {
    let games = position.rules();
    if games.iter().any(|game| game.blocking().is_some()) {
        return Err(Refusal::Blocking);
    }
    if games.iter().any(|game| game.entailing().is_some()) {
        return Err(Refusal::Entailing);
    }
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
    let several = |(game, &count): (&&dyn solve::Game, &usize)| game.every() || game.reach() > 1 && count > 1;
    if games.iter().zip(&counts).any(several) { Err(Refusal::NimSumReach) } else { Ok(()) }
}

/// Returns `true` if an engine can be expected to answer soon.
pub(super) fn is_small(position: &Position) -> bool {
    const MOST: u64 = 1 << 22;
    let numbers = position.components().iter().flat_map(|component| &component.naturals);
    let mut sizes = numbers.map(|natural| u64::try_from(natural).ok().and_then(|word| word.checked_add(1)));
    sizes
        .try_fold(1u64, |product, size| product.checked_mul(size?).filter(|&product| product <= MOST))
        .is_some()
}

/// The most sums, as far as the numbers let foresee, for which values are searched that are not needed to know who wins.
const TINY: u64 = 1 << 10;

/// Returns `true` if a search for values is very quick.
pub(super) fn is_tiny(position: &Position) -> bool {
    let numbers = position.components().iter().flat_map(|component| &component.naturals);
    let mut sizes = numbers.map(|natural| u64::try_from(natural).ok().and_then(|word| word.checked_add(1)));
    sizes.try_fold(1u64, |all, size| all.checked_mul(size?).filter(|&all| all <= TINY)).is_some()
}
