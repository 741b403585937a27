//! Answers from the rules alone.

use super::claims::Trust;
use super::found::{Found, about_moves, nim_sum_decides, nim_values};
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
use solve::table::{Backing, Want, table};
use solve::{Halt, Limits, Refusal, StopReason};

/// An answer from the rules, by the first engine that does not refuse. Claims that are trusted may lend the
/// nim-values of some components.
pub(crate) fn find(
    position: &Position,
    trust: Option<Trust>,
    most: usize,
    limits: &Limits,
) -> Result<Found, Halt> {
    let by_nim_sum =
        |position: &Position, most: usize, limits: &Limits| by_nim_sum(position, trust, most, limits);
    type Engine<'e> = &'e dyn Fn(&Position, usize, &Limits) -> Result<Found, Halt>;
    let engines: [Engine; 4] = [&by_nim_sum, &by_table, &by_search, &by_graph];
    // What the last engine says matters most, since it is the one that takes anything; but for reasons that hold
    // for all engines.
    let holds_for_all =
        |refusal: &Refusal| matches!(refusal, Refusal::DeclaredEnds | Refusal::Unbounded { .. });
    let mut refusal = Refusal::NotAPosition;
    let mut endless = None;
    let last = engines.len() - 1;
    let narrow = narrowed(position, limits);
    for (number, engine) in engines.into_iter().enumerate() {
        match engine(position, most, if number == last { limits } else { &narrow }) {
            Err(Halt::Refused(other)) if holds_for_all(&other) || !holds_for_all(&refusal) => refusal = other,
            Err(Halt::Refused(_)) => {}
            // An engine that goes down first may be lost where another, which looks around, is not.
            Err(stopped @ Halt::Stopped { reason: StopReason::Positions, .. }) => endless = Some(stopped),
            ended => return ended,
        }
    }
    Err(endless.unwrap_or(Halt::Refused(refusal)))
}

/// The limits for those engines after which the whole graph is still to be looked at: less of the positions that may
/// never be all.
fn narrowed(position: &Position, limits: &Limits) -> Limits {
    let has_graph = |variant: &question::Variant| variant.instance().draws_declared();
    let share = if position.variants().iter().all(has_graph) { 8 } else { 1 };
    Limits { positions: limits.positions.map(|most| most / share), ..limits.clone() }
}

/// By the nim-values of the components.
fn by_nim_sum(
    position: &Position,
    trust: Option<Trust>,
    most: usize,
    limits: &Limits,
) -> Result<Found, Halt> {
    nim_sum_decides(position)?;
    let mut valuer = Valuer::new(position, trust, limits);
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
    let evidence = Some(match (valuer.rules.computed, citations.is_empty()) {
        (false, false) => {
            Evidence::Theorem(Ground::Citation { citation: citations, value_is_computed: false })
        }
        _ => Evidence::Computed(Ground::Solved { positions: valuer.rules.positions, citations }),
    });
    Ok(Found {
        outcome: Some(outcome),
        value: Some(sum),
        claims_value: true,
        winning: won,
        remoteness: None,
        why,
        evidence,
        engine,
        stopped: None,
    })
}

/// Why a move wins: the values that it leaves have the nim-sum 0.
pub(super) fn makes_zero(position: &Position, valuer: &mut Valuer, step: &Step) -> Reason {
    let after = step.apply(position);
    // Of a long position only the beginning is shown.
    let values: Result<Vec<UBig>, Halt> =
        after.iter().take(13).map(|component| valuer.value(component)).collect();
    Reason::MakesZero { made: step.text(position), values: values.unwrap_or_default() }
}

/// By a table of outcomes, for a tuple.
fn by_table(position: &Position, most: usize, limits: &Limits) -> Result<Found, Halt> {
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
    Ok(whole(position, outcome, won, positions, "table", leads_to_lost(position)))
}

/// By a search of the whole position.
fn by_search(position: &Position, most: usize, limits: &Limits) -> Result<Found, Halt> {
    let words = position.words().ok_or(Refusal::TooLarge)?;
    let rules = position.rules();
    let mut outcomes = Outcomes::new(&rules)?;
    let solved = outcomes.outcome(&words, limits)?;
    let mut judge = BySearch { position, outcomes, limits };
    let won = winning(position, &mut judge as &mut dyn Judge, most, limits)?;
    Ok(whole(position, solved.outcome, won, solved.positions, "search", leads_to_lost(position)))
}

/// By the whole graph, for games that may go round in circles.
fn by_graph(position: &Position, most: usize, limits: &Limits) -> Result<Found, Halt> {
    let words = position.words().ok_or(Refusal::TooLarge)?;
    let rules = position.rules();
    if position.may_go_round() {
        return Err(Refusal::Endless.into());
    }
    let analysis = solve::loopy::analyse(&rules, &words, limits)?;
    let mut judge = ByGraph::new(position, &analysis);
    let mut won = winning(position, &mut judge, usize::MAX, limits)?;
    if !analysis.complete {
        won.steps.truncate(most);
        let of_move = leads_to_lost(position);
        return Ok(whole(position, analysis.outcome, won, analysis.positions, "loopy", of_move));
    }
    // Where play may go round in circles a winning move need not come nearer to the end: the quickest goes first.
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
    let found = whole(position, analysis.outcome, won, analysis.positions, "loopy", of_move);
    Ok(Found { remoteness: analysis.remoteness, ..found })
}

/// Why a move wins: what it leaves is lost.
fn leads_to_lost(position: &Position) -> impl FnOnce(&Step) -> Reason {
    |step| Reason::LeadsToLost { made: step.text(position), after: position.show(step.after(position)) }
}

fn whole(
    position: &Position,
    outcome: Outcome,
    mut won: Winning,
    positions: u64,
    engine: &'static str,
    of_move: impl FnOnce(&Step) -> Reason,
) -> Found {
    let misere = position.convention() == Convention::Misere;
    let mut why = vec![Reason::Exhausted { misere, positions }];
    why.extend(about_moves(position, outcome, &mut won, of_move));
    Found {
        outcome: Some(outcome),
        value: None,
        claims_value: false,
        winning: won,
        remoteness: None,
        why,
        evidence: Some(Evidence::Computed(Ground::Solved { positions, citations: String::new() })),
        engine,
        stopped: None,
    }
}
