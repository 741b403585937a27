//! Who wins after a move, as an engine or a claim tells it.

use super::claims::OutcomeClaims;
use super::values::{MOST_TRIED, Valuer};
use catalog::theory::Several;
use dashu_int::UBig;
use question::step::{Change, Step};
use question::{Component, Position};
use rules::{Options, Outcome};
use solve::loopy::Analysis;
use solve::search::Outcomes;
use solve::{Halt, Limits, Verdict};
use std::collections::HashMap;
use tables::Table;

/// Tells who wins after a move.
pub(crate) trait Judge {
    /// From the side of the player to move then; `None` if this judge cannot tell.
    fn after(&mut self, step: &Step) -> Result<Option<Outcome>, Halt>;

    /// All winning options of a component, if they can be constructed; at most `most` are written down.
    fn constructed(&mut self, _index: usize, _most: usize) -> Option<Several<Vec<Vec<UBig>>>> {
        None
    }

    /// All winning moves of the whole position, if they can be constructed; at most `most` are written down.
    fn constructed_whole(&mut self, _most: usize) -> Option<Several<Step>> {
        None
    }

    /// Number of components examined for a move.
    fn cost(&self) -> u64;
}

/// By nim-values.
pub(crate) struct ByNimSum<'v, 'a> {
    pub(crate) valuer: &'v mut Valuer<'a>,
    pub(crate) values: &'v [UBig],
    pub(crate) sum: UBig,
}

impl ByNimSum<'_, '_> {
    /// The nim-sum after a move.
    pub(crate) fn sum_after(&mut self, step: &Step) -> Result<UBig, Halt> {
        let mut sum = self.sum.clone();
        for change in &step.changes {
            if let Some(value) = self.values.get(change.index) {
                sum ^= value;
            }
            for part in &change.parts {
                sum ^= self.valuer.value(part)?;
            }
        }
        Ok(sum)
    }
}

impl Judge for ByNimSum<'_, '_> {
    fn after(&mut self, step: &Step) -> Result<Option<Outcome>, Halt> {
        Ok(Some(if self.sum_after(step)?.is_zero() { Outcome::P } else { Outcome::N }))
    }

    fn constructed(&mut self, index: usize, most: usize) -> Option<Several<Vec<Vec<UBig>>>> {
        if self.sum.is_zero() && self.valuer.is_told(index) {
            return Some(Several { first: Vec::new(), count: Some(UBig::ZERO) });
        }
        self.valuer.reaching(index, &(self.values.get(index)? ^ &self.sum), most)
    }

    fn cost(&self) -> u64 {
        1
    }
}

/// By claims about the whole position.
pub(crate) struct ByClaims<'a> {
    pub(crate) position: &'a Position,
    pub(crate) claims: OutcomeClaims<'a>,
}

impl Judge for ByClaims<'_> {
    fn after(&mut self, step: &Step) -> Result<Option<Outcome>, Halt> {
        Ok(self.claims.decide(&step.apply(self.position)).map(|(outcome, _)| outcome))
    }

    fn constructed_whole(&mut self, most: usize) -> Option<Several<Step>> {
        let components = self.position.components();
        // Small positions are cheaper to try.
        let large = |component: &Component| component.naturals.iter().any(|n| *n > UBig::from(MOST_TRIED));
        let chosen = components.iter().any(large).then(|| self.claims.winning_moves(most)).flatten()?;
        let step = |left: Vec<UBig>| {
            let mut left = left.into_iter();
            let after =
                components.iter().map(|component| left.by_ref().take(component.naturals.len()).collect());
            let changes = after.zip(components).enumerate().filter_map(|(index, (naturals, component))| {
                let naturals: Vec<UBig> = naturals;
                let parts = vec![Component { naturals, ..*component }];
                (parts[0].naturals != component.naturals).then_some(Change { index, parts })
            });
            Step { changes: changes.collect() }
        };
        Some(Several { first: chosen.first.into_iter().map(step).collect(), count: Some(chosen.count) })
    }

    fn cost(&self) -> u64 {
        self.position.components().len() as u64 + 1
    }
}

/// By searching the whole position.
pub(crate) struct BySearch<'a> {
    pub(crate) position: &'a Position,
    pub(crate) outcomes: Outcomes<'a>,
    pub(crate) limits: &'a Limits,
}

impl Judge for BySearch<'_> {
    fn after(&mut self, step: &Step) -> Result<Option<Outcome>, Halt> {
        let words: Option<Vec<_>> = step.apply(self.position).iter().map(Component::words).collect();
        match words {
            Some(words) => Ok(Some(self.outcomes.outcome(&words, self.limits)?.outcome)),
            None => Ok(None),
        }
    }

    fn cost(&self) -> u64 {
        self.position.components().len() as u64 + 1
    }
}

/// By a table of outcomes, for a position of one component.
pub(crate) struct ByTable {
    pub(crate) table: Table,
}

impl Judge for ByTable {
    fn after(&mut self, step: &Step) -> Result<Option<Outcome>, Halt> {
        let [change] = &*step.changes else { return Ok(None) };
        let [part] = &*change.parts else { return Ok(None) };
        Ok(part.words().and_then(|part| self.table.outcome(&part.words)))
    }

    fn cost(&self) -> u64 {
        1
    }
}

/// By the whole graph of a game that may go round in circles.
pub(crate) struct ByGraph<'a> {
    position: &'a Position,
    labels: HashMap<Vec<solve::pool::Component>, (Outcome, Option<u64>)>,
}

impl<'a> ByGraph<'a> {
    pub(crate) fn new(position: &'a Position, analysis: &Analysis) -> ByGraph<'a> {
        let label = |choice: &solve::loopy::Choice| {
            let mut sum = choice.sum.clone();
            sum.sort_unstable();
            (sum, (choice.outcome, choice.remoteness))
        };
        ByGraph { position, labels: analysis.options.iter().map(label).collect() }
    }

    /// Outcome and remoteness after a move.
    pub(crate) fn label(&self, step: &Step) -> Result<Option<(Outcome, Option<u64>)>, Halt> {
        let rules = self.position.rules();
        let mut sum = Vec::new();
        for component in step.apply(self.position) {
            let Some(words) = component.words() else { return Ok(None) };
            let Some(game) = rules.get(words.game) else { return Ok(None) };
            if !is_stuck(*game, &words.words)? {
                sum.push(words);
            }
        }
        sum.sort_unstable();
        Ok(self.labels.get(&sum).copied())
    }
}

impl Judge for ByGraph<'_> {
    fn after(&mut self, step: &Step) -> Result<Option<Outcome>, Halt> {
        Ok(self.label(step)?.map(|(outcome, _)| outcome))
    }

    fn cost(&self) -> u64 {
        self.position.components().len() as u64 + 1
    }
}

/// Returns `true` if play has stopped in a component, with the verdict that being stuck has: then it changes nothing.
fn is_stuck(game: &dyn solve::Game, at: &[u64]) -> Result<bool, Halt> {
    let stuck: Verdict = game.stuck();
    if let Some(verdict) = game.end(at)? {
        return Ok(verdict == stuck);
    }
    let mut options = Options::new();
    game.options(at, &mut options)?;
    Ok(options.is_empty())
}
