//! Answers for games in which the opponent forbids options, by a search of the whole position.

use super::draft::Draft;
use super::engine::{Asked, Cost, Engine};
use super::judge::BySearch;
use super::winning::winning;
use crate::Evidence;
use crate::reason::{Ground, Reason};
use dashu_int::UBig;
use question::Position;
use rules::{Convention, Outcome};
use solve::search::{Outcomes, distinct_options, forbidden};
use solve::{Halt, Refusal};
use std::collections::BTreeSet;

/// A search that counts the options that are lost.
pub(super) struct Forbidding;

impl Engine for Forbidding {
    fn accepts(&self, position: &Position) -> Result<Cost, Refusal> {
        match forbidden(&position.rules())? {
            Some(_) if position.convention() == Convention::Normal => Ok(Cost::Positions),
            Some(_) => Err(Refusal::Blocking),
            None => Err(Refusal::NoTheorem),
        }
    }

    fn answer(&self, asked: Asked) -> Result<Draft, Halt> {
        let Asked { position, most, limits, .. } = asked;
        let rules = position.rules();
        let (forbidden, plain) = forbidden(&rules)?.ok_or(Refusal::NoTheorem)?;
        let words = position.words().ok_or(Refusal::TooLarge)?;
        let mut outcomes = Outcomes::new(&rules)?;
        let solved = outcomes.outcome(&words, limits)?;
        let options = distinct_options(&plain, &words)?;
        let mut lost = 0u64;
        for option in &options {
            lost += u64::from(outcomes.outcome(option, limits)?.outcome == Outcome::P);
        }
        let unblocked = position.unblocked();
        let mut judge = BySearch { position, outcomes, limits };
        let mut won = winning(&unblocked, &mut judge, usize::MAX, limits)?;
        // Moves to one position are one option.
        let mut seen = BTreeSet::new();
        won.steps.retain(|step| {
            let mut after = step.apply(position);
            after.sort_unstable();
            seen.insert(after)
        });
        won.count = won.steps.len().into();
        let shown: Vec<String> = won.steps.iter().take(most).map(|step| step.text(position)).collect();
        let reason = Reason::Forbidden { forbidden, options: options.len() as u64, lost, shown };
        match solved.outcome {
            Outcome::P => (won.steps, won.count) = (vec![], UBig::ZERO),
            _ => won.steps.truncate(most),
        }
        let why = vec![Reason::Exhausted { misere: false, positions: solved.positions }, reason];
        let evidence =
            Evidence::Computed(Ground::Solved { positions: solved.positions, citations: String::new() });
        Ok(Draft::decided("search", (solved.outcome, won), why, evidence))
    }
}
