//! Answers from theories: theorems of the catalogue that judge a whole position, at any size.

use super::claimed::{proved, small_value};
use super::draft::Draft;
use super::engine::{Asked, Cost, Engine};
use super::winning::Winning;
use crate::Evidence;
use crate::effort::Effort;
use crate::reason::{Ground, Reason};
use catalog::theory::Judgement;
use dashu_int::UBig;
use question::step::{Change, Step};
use question::{Component, Position};
use rules::Outcome;
use solve::{Halt, Limits, Refusal};

/// The theory of the position's only game.
pub(super) struct Theorem;

impl Engine for Theorem {
    fn accepts(&self, position: &Position) -> Result<Cost, Refusal> {
        let theory = position.single_game().and_then(|variant| variant.theory());
        theory.map(|_| Cost::Quick).ok_or(Refusal::NoTheorem)
    }

    fn answer(&self, asked: Asked) -> Result<Draft, Halt> {
        let found = by_theory(asked.position, asked.most, asked.limits);
        found.ok_or(Halt::Refused(Refusal::NoTheorem))
    }
}

/// An answer from the theory of the position's only game, if it judges such positions.
fn by_theory(position: &Position, most: usize, limits: &Limits) -> Option<Draft> {
    let theory = position.single_game()?.theory()?;
    let components: Vec<&[UBig]> =
        position.components().iter().map(|component| component.naturals.as_slice()).collect();
    // One move at least, so that it can be recommended.
    let judged = theory.judge(&components, most.max(1))?;
    let Judgement { outcome, moves, why, recommends } = judged;
    let mut why: Vec<Reason> = why.into_iter().map(Reason::of_theory).collect();
    let recommends = recommends.map(Reason::of_theory);
    let mut steps: Vec<Step> = moves.first.into_iter().map(step).collect();
    steps.truncate(if outcome == Outcome::N { most.max(1) } else { 0 });
    let winning = Winning {
        complete: moves.count.is_some(),
        count: moves.count.unwrap_or_default(),
        steps,
        reason: recommends.clone(),
        ..Winning::default()
    };
    why.extend(recommends);
    if outcome == Outcome::N && !winning.complete {
        why.push(Reason::MoreMoves { found: !winning.steps.is_empty() });
    }
    let value = small_value(position, outcome, limits);
    let evidence = match proved(position, outcome, Effort::Quick, limits) {
        Some(shown) => {
            let cited = vec![theory.citation().into()];
            Evidence::Proved(Ground::Proofs { shown, cited, value_is_computed: value.is_some() })
        }
        None => Evidence::Theorem(Ground::Citation {
            citation: theory.citation().into(),
            value_is_computed: value.is_some(),
        }),
    };
    Some(Draft::decided("theorem", (outcome, winning), why, evidence).with_value(value))
}

fn step(changes: Vec<catalog::theory::Change>) -> Step {
    let change = |change: catalog::theory::Change| Change {
        index: change.component,
        parts: change.parts.into_iter().map(|naturals| Component { game: 0, naturals }).collect(),
    };
    Step { changes: changes.into_iter().map(change).collect() }
}

/// Outcome by the theory of the position's only game, if it judges such positions.
pub(crate) fn outcome(position: &Position) -> Option<Outcome> {
    let theory = position.single_game()?.theory()?;
    let components: Vec<&[UBig]> =
        position.components().iter().map(|component| component.naturals.as_slice()).collect();
    theory.judge(&components, 0).map(|judged| judged.outcome)
}
