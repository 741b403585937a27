//! Answers from misère quotients: of sums of heaps, at any size.

use super::draft::{Draft, about_moves, any_move, is_consistent};
use super::engine::{Asked, Cost, Engine};
use super::judge::Judge;
use super::values::MOST_TRIED;
use super::winning::winning;
use crate::Evidence;
use crate::effort::Effort;
use crate::misere::cache::cached_quotient;
use crate::misere::elements::Elements;
use crate::reason::{Ground, Reason};
use catalog::theory::Several;
use dashu_int::UBig;
use question::Position;
use question::step::Step;
use rules::{Convention, Outcome};
use solve::{Halt, Limits, Refusal};

/// The most components whose elements are named one by one.
const MOST_NAMED: usize = 12;

/// The misère quotient of the position's only game, found with this effort.
pub(super) struct Quotient(pub(super) Effort);

impl Engine for Quotient {
    fn accepts(&self, position: &Position) -> Result<Cost, Refusal> {
        let misere = position.single_game().is_some() && position.convention() == Convention::Misere;
        if misere { Ok(self.0.cost()) } else { Err(Refusal::NoTheorem) }
    }

    fn answer(&self, asked: Asked) -> Result<Draft, Halt> {
        let found = by_quotient(asked.position, self.0, asked.most, asked.limits);
        found.ok_or(Halt::Refused(Refusal::NoTheorem))
    }
}

/// An answer from the quotient of the position's only game, if it covers the heaps.
fn by_quotient(position: &Position, effort: Effort, most: usize, limits: &Limits) -> Option<Draft> {
    let variant = position.single_game()?;
    let cached = cached_quotient(variant, effort, limits)?;
    let elements: Option<Vec<u32>> =
        position.components().iter().map(|component| cached.element(&component.naturals)).collect();
    let elements = elements?;
    // A position without moves is left to the engines that list them.
    if !position.components().iter().any(|component| can_be_moved_in(position, component)) {
        return None;
    }
    let all = cached.product(elements.iter().copied())?;
    let outcome = if cached.quotient().is_lost(all) { Outcome::P } else { Outcome::N };
    let mut judge = ByQuotient::new(position, &cached, &elements)?;
    let mut won = winning(position, &mut judge, most, limits).ok()?;
    if !is_consistent(outcome, &won) {
        return None;
    }
    let quotient = cached.quotient();
    let named = if elements.len() > MOST_NAMED { &[][..] } else { &elements };
    let mut why = vec![
        Reason::Elements {
            elements: named.iter().map(|&element| quotient.spelled(element)).collect(),
            product: quotient.spelled(all),
        },
        Reason::Element { lost: quotient.is_lost(all), of: quotient.lost().count(), order: quotient.order() },
    ];
    let leaves = |step: &Step| {
        let left = judge.element_after(step).map(|element| quotient.spelled(element));
        Reason::LeavesLost { made: step.text(position), element: left.unwrap_or_default() }
    };
    why.extend(about_moves(position, outcome, &mut won, leaves));
    let evidence = Evidence::Proved(Ground::Quotient {
        code: cached.code().into(),
        order: quotient.order(),
        last: quotient.period().is_none().then(|| quotient.map().len().saturating_sub(1)),
        typed: variant.typed(),
    });
    Some(Draft::decided("quotient", (outcome, won), why, evidence))
}

fn can_be_moved_in(position: &Position, component: &question::Component) -> bool {
    any_move(&position.with(vec![component.clone()]))
}

/// By the elements of a quotient.
struct ByQuotient<'a> {
    position: &'a Position,
    cached: &'a Elements,
    /// By component: the element of all others together.
    beside: Vec<u32>,
}

impl<'a> ByQuotient<'a> {
    fn new(position: &'a Position, cached: &'a Elements, elements: &[u32]) -> Option<ByQuotient<'a>> {
        let mut after = vec![0; elements.len() + 1];
        for (place, &element) in elements.iter().enumerate().rev() {
            after[place] = cached.product([after[place + 1], element])?;
        }
        let (mut before, mut beside) = (0, vec![]);
        for (&element, &after) in elements.iter().zip(&after[1..]) {
            beside.push(cached.product([before, after])?);
            before = cached.product([before, element])?;
        }
        Some(ByQuotient { position, cached, beside })
    }

    fn element_after(&self, step: &Step) -> Option<u32> {
        let [change] = &*step.changes else { return None };
        let parts: Option<Vec<u32>> =
            change.parts.iter().map(|part| self.cached.element(&part.naturals)).collect();
        self.cached.product(parts?.into_iter().chain([*self.beside.get(change.index)?]))
    }
}

impl Judge for ByQuotient<'_> {
    fn after(&mut self, step: &Step) -> Result<Option<Outcome>, Halt> {
        let lost = self.element_after(step).map(|element| self.cached.quotient().is_lost(element));
        Ok(lost.map(|lost| if lost { Outcome::P } else { Outcome::N }))
    }

    fn constructed(&mut self, index: usize, most: usize) -> Option<Several<Vec<Vec<UBig>>>> {
        let component = self.position.components().get(index)?;
        // Small positions are cheaper to try.
        let large = component.naturals.iter().any(|natural| *natural > UBig::from(MOST_TRIED));
        large.then(|| self.cached.winning(&component.naturals, *self.beside.get(index)?, most)).flatten()
    }

    fn cost(&self) -> u64 {
        1
    }
}
