//! Answers for games in which the opponent forbids options, by a search of the whole position.

use super::draft::Draft;
use super::engine::{Asked, Cost, Engine};
use super::entailing::Confined;
use super::judge::{BySearch, ByTable, Judge};
use super::winning::{Winning, winning};
use crate::Evidence;
use crate::reason::{Ground, Reason};
use crate::values::extents;
use dashu_int::UBig;
use question::Position;
use rules::{Convention, Outcome};
use solve::search::{Outcomes, distinct_options, forbidden};
use solve::{Halt, Limits, Refusal};
use std::collections::BTreeSet;
use tables::{Backing, Want};

/// Limit on the moves to lost positions that are listed.
const MOST_LISTED: usize = 1 << 16;
/// Limit on the positions of a table.
const MOST_CELLS: u64 = 1 << 24;

/// A search that counts the options that are lost; or, where replies are confined instead, the values of the components.
pub(super) struct Forbidding;

impl Engine for Forbidding {
    fn accepts(&self, position: &Position) -> Result<Cost, Refusal> {
        match forbidden(&position.rules())? {
            Some(_) if position.convention() == Convention::Normal => Ok(Cost::Positions),
            Some(_) => Err(Refusal::Blocking),
            None => Confined.accepts(position),
        }
    }

    fn answer(&self, asked: Asked) -> Result<Draft, Halt> {
        let Asked { position, most, limits, .. } = asked;
        let rules = position.rules();
        let Some((forbidden, _)) = forbidden(&rules)? else { return Confined.answer(asked) };
        let words = position.words().ok_or(Refusal::TooLarge)?;
        let (outcome, positions, judge): (_, _, &mut dyn Judge) = match tabled(position, limits)? {
            Some(table) => {
                let outcome = words.first().and_then(|component| table.outcome(&component.words));
                (outcome.ok_or(Refusal::NotAPosition)?, table.positions(), &mut ByTable { table })
            }
            None => {
                let mut outcomes = Outcomes::new(&rules)?;
                let solved = outcomes.outcome(&words, limits)?;
                (solved.outcome, solved.positions, &mut BySearch { position, outcomes, limits })
            }
        };
        let found = unforbidden(position, judge, (forbidden, outcome), most, limits)?;
        let (won, reason) = found.ok_or(Refusal::NoTheorem)?;
        let why = [Reason::Exhausted { misere: false, positions }].into_iter().chain(reason).collect();
        let evidence = Evidence::Computed(Ground::Solved { positions, citations: String::new() });
        Ok(Draft::decided("search", (outcome, won), why, evidence))
    }
}

/// The winning moves, and the lost options as a reason, where some may be forbidden; `None` if they do not agree with
/// the outcome.
pub(super) fn unforbidden(
    position: &Position,
    judge: &mut dyn Judge,
    (forbidden, outcome): (u64, Outcome),
    most: usize,
    limits: &Limits,
) -> Result<Option<(Winning, Option<Reason>)>, Halt> {
    let unblocked = position.unblocked();
    let mut won = winning(&unblocked, judge, MOST_LISTED, limits)?;
    if won.judged.is_some() {
        won.complete &= won.count == UBig::from(won.steps.len());
        // Moves to one position are one option.
        let mut seen = BTreeSet::new();
        won.steps.retain(|step| {
            let mut after = step.apply(position);
            after.sort_unstable();
            seen.insert(after)
        });
        won.count = won.steps.len().into();
    }
    let many = won.count > UBig::from(forbidden);
    if won.complete && many != (outcome == Outcome::N) {
        return Ok(None);
    }
    let reason = reason(&unblocked, &won, forbidden, most)?;
    won.steps.truncate(most);
    match outcome {
        Outcome::P => (won.steps, won.count) = (vec![], UBig::ZERO),
        _ => won.reason.clone_from(&reason),
    }
    Ok(Some((won, reason)))
}

/// The lost options as a reason, if all are known.
fn reason(position: &Position, won: &Winning, forbidden: u64, most: usize) -> Result<Option<Reason>, Halt> {
    let options = match (&won.judged, position.words()) {
        (Some(_), Some(words)) => Some(distinct_options(&position.rules(), &words)?.len() as u64),
        _ => None,
    };
    let lost = u64::try_from(&won.count).ok().filter(|_| won.complete);
    let shown = won.steps.iter().take(most).map(|step| step.text(position)).collect();
    Ok(lost.map(|lost| Reason::Forbidden { forbidden, options, lost, shown }))
}

/// The engine of positions of two numbers whose box is not large.
fn tabled(position: &Position, limits: &Limits) -> Result<Option<tables::Table>, Halt> {
    let ([component], Some(variant)) = (position.components(), position.single_game()) else {
        return Ok(None);
    };
    let Some(extents) = extents(variant.form(), [component]) else { return Ok(None) };
    let cells = extents.iter().fold(1u64, |cells, &extent| cells.saturating_mul(extent));
    if extents.len() != 2 || cells > MOST_CELLS {
        return Ok(None);
    }
    tables::table(variant.rules(), &extents, Want::Outcomes, Backing::Memory, limits).map(Some)
}
