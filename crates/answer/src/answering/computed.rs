//! Engines that go by the rules: nim-values of components, or the position as a whole.

use super::draft::{Draft, about_moves, nim_sum_decides, nim_values};
use super::engine::{Asked, Cost, Engine};
use super::judge::{ByGraph, ByNimSum, BySearch, ByTable, Judge};
use super::values::Valuer;
use super::winning::{Winning, winning};
use crate::Evidence;
use crate::reason::{Ground, Reason};
use crate::values::{extents, suits};
use dashu_int::UBig;
use question::Position;
use question::step::Step;
use rules::{Convention, Outcome};
use solve::search::Outcomes;
use solve::{Halt, Refusal};
use tables::{Backing, Want, table};

/// The nim-values of the components.
pub(super) struct NimSum;

impl Engine for NimSum {
    fn accepts(&self, position: &Position) -> Result<Cost, Refusal> {
        nim_sum_decides(position).map(|()| Cost::Positions)
    }

    fn answer(&self, asked: Asked) -> Result<Draft, Halt> {
        let Asked { position, most, lent, limits } = asked;
        let mut valuer = Valuer::new(position, lent, limits);
        valuer.fill_tables()?;
        let mut values = Vec::with_capacity(position.components().len());
        let mut sum = UBig::ZERO;
        for component in position.components() {
            let value = valuer.value(component)?;
            sum ^= &value;
            values.push(value);
        }
        let outcome = if sum.is_zero() { Outcome::P } else { Outcome::N };
        let mut judge = ByNimSum { valuer: &mut valuer, values: &values, sum: sum.clone() };
        let mut won = winning(position, &mut judge, most, limits)?;
        let mut why = nim_values(&values, &sum);
        why.extend(about_moves(position, outcome, &mut won, |step| makes_zero(position, &mut valuer, step)));
        let engine = match (valuer.rules.computed, valuer.rules.searched) {
            (false, _) => "claim",
            (true, false) => "table",
            (true, true) => "search",
        };
        let citations = valuer.citations();
        let evidence = match (valuer.rules.computed, citations.is_empty()) {
            (false, false) => {
                Evidence::Theorem(Ground::Citation { citation: citations, value_is_computed: false })
            }
            _ => Evidence::Computed(Ground::Solved { positions: valuer.rules.positions, citations }),
        };
        Ok(Draft::decided(engine, (outcome, won), why, evidence).with_value(Some(sum)))
    }
}

/// A table of outcomes, for a tuple.
pub(super) struct Table;

impl Engine for Table {
    fn accepts(&self, position: &Position) -> Result<Cost, Refusal> {
        match (position.components(), position.single_game()) {
            ([_], Some(_)) => Ok(Cost::Positions),
            _ => Err(Refusal::NotATuple),
        }
    }

    fn answer(&self, asked: Asked) -> Result<Draft, Halt> {
        let Asked { position, most, limits, .. } = asked;
        let ([component], Some(variant)) = (position.components(), position.single_game()) else {
            return Err(Refusal::NotATuple.into());
        };
        let extents = extents(variant.form(), [component]).ok_or(Refusal::TooLarge)?;
        if !suits(variant.rules(), &extents, limits) {
            return Err(Refusal::TooLarge.into());
        }
        let filled = table(variant.rules(), &extents, Want::Outcomes, Backing::Memory, limits)?;
        let words = component.words().ok_or(Refusal::TooLarge)?;
        let outcome = filled.outcome(&words.words).ok_or(Refusal::NotAPosition)?;
        let positions = filled.positions();
        let won = winning(position, &mut ByTable { table: filled }, most, limits)?;
        if !won.complete && won.stopped.is_none() {
            return Err(Refusal::NotATuple.into());
        }
        Ok(whole(position, (outcome, won), positions, "table", leads_to_lost(position)))
    }
}

/// A search of the whole position.
pub(super) struct Search;

impl Engine for Search {
    fn accepts(&self, _: &Position) -> Result<Cost, Refusal> {
        Ok(Cost::Positions)
    }

    fn answer(&self, asked: Asked) -> Result<Draft, Halt> {
        let Asked { position, most, limits, .. } = asked;
        let words = position.words().ok_or(Refusal::TooLarge)?;
        let rules = position.rules();
        let mut outcomes = Outcomes::new(&rules)?;
        let solved = outcomes.outcome(&words, limits)?;
        let mut judge = BySearch { position, outcomes, limits };
        let won = winning(position, &mut judge as &mut dyn Judge, most, limits)?;
        Ok(whole(position, (solved.outcome, won), solved.positions, "search", leads_to_lost(position)))
    }
}

/// The whole graph, for games that may go round in circles.
pub(super) struct Graph;

impl Engine for Graph {
    fn accepts(&self, position: &Position) -> Result<Cost, Refusal> {
        match position.words() {
            None => Err(Refusal::TooLarge),
            Some(_) if position.may_go_round() => Err(Refusal::Endless),
            Some(_) => Ok(Cost::Graph),
        }
    }

    fn answer(&self, asked: Asked) -> Result<Draft, Halt> {
        let Asked { position, most, limits, .. } = asked;
        let words = position.words().ok_or(Refusal::TooLarge)?;
        let rules = position.rules();
        let analysis = solve::loopy::analyse(&rules, &words, limits)?;
        let mut judge = ByGraph::new(position, &analysis);
        let mut won = winning(position, &mut judge, usize::MAX, limits)?;
        if !analysis.complete {
            won.steps.truncate(most);
            let of_move = leads_to_lost(position);
            return Ok(whole(position, (analysis.outcome, won), analysis.positions, "loopy", of_move));
        }
        // In cyclic play a winning move need not approach the end, so the quickest goes first.
        let mut ranked = Vec::with_capacity(won.steps.len());
        for step in won.steps.drain(..) {
            let left = judge.label(&step)?.and_then(|(_, left)| left);
            ranked.push((left.unwrap_or(u64::MAX), step));
        }
        ranked.sort_by_key(|&(left, _)| left);
        let least = ranked.first().map_or(0, |&(left, _)| left);
        won.steps = ranked.into_iter().take(most).map(|(_, step)| step).collect();
        let of_move = |step: &Step| Reason::Quickest {
            made: step.text(position),
            after: position.show(step.after(position)),
            left: least,
        };
        let found = whole(position, (analysis.outcome, won), analysis.positions, "loopy", of_move);
        Ok(found.lasting(analysis.remoteness))
    }
}

/// Why a move wins: the values that it leaves have the nim-sum 0.
pub(super) fn makes_zero(position: &Position, valuer: &mut Valuer, step: &Step) -> Reason {
    let after = step.apply(position);
    // Of a long position only the beginning is shown.
    let values: Result<Vec<UBig>, Halt> =
        after.iter().take(13).map(|component| valuer.value(component)).collect();
    Reason::MakesZero { made: step.text(position), values: values.unwrap_or_default() }
}

/// Why a move wins: what it leaves is lost.
fn leads_to_lost(position: &Position) -> impl FnOnce(&Step) -> Reason {
    |step| Reason::LeadsToLost { made: step.text(position), after: position.show(step.after(position)) }
}

fn whole(
    position: &Position,
    (outcome, mut won): (Outcome, Winning),
    positions: u64,
    engine: &'static str,
    of_move: impl FnOnce(&Step) -> Reason,
) -> Draft {
    let misere = position.convention() == Convention::Misere;
    let mut why = vec![Reason::Exhausted { misere, positions }];
    why.extend(about_moves(position, outcome, &mut won, of_move));
    let evidence = Evidence::Computed(Ground::Solved { positions, citations: String::new() });
    Draft::decided(engine, (outcome, won), why, evidence)
}
