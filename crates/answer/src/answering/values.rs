//! Nim-values of components, from wherever they come most cheaply: a theory, a claim, a table, a search.

use super::claims::{Trust, Trusted};
use crate::period::cache::CachedPeriod;
use crate::period::periodic::Periodic;
use crate::proof::Strategy;
use crate::values::ByRules;
use catalog::theory::{Several, Theory};
use dashu_int::UBig;
use limits::Meter;
use question::{Component, Position, Variant};
use rules::{ClaimInstance, Subject};
use solve::{Halt, Limits};
use std::sync::Arc;

/// Of components with no larger number all moves are tried.
pub(super) const MOST_TRIED: u64 = 1 << 12;

/// Source of the nim-values of a game without an engine.
#[derive(Clone)]
pub(crate) enum Source<'a> {
    /// A theorem at work.
    Theory(&'a dyn Theory),
    /// A claim of the file, and whose theorem it is.
    Claim(&'a ClaimInstance, Option<&'a str>),
    /// The period of a game on heaps.
    Heaps(Arc<Periodic>),
}

impl<'a> Source<'a> {
    /// For the game with this index.
    pub(super) fn of(
        position: &'a Position,
        index: usize,
        trust: Trust,
        limits: &'a Limits,
    ) -> Option<Source<'a>> {
        let variant: &Variant = position.variants().get(index)?;
        let own = || position.components().iter().filter(|component| component.game == index);
        // A theory that gives nim-values gives all of them.
        let first = own().next();
        let gives = |theory: &&dyn Theory| first.is_some_and(|first| theory.value(&first.naturals).is_some());
        let theory = variant.theory().filter(|_| !matches!(trust, Trust::Proved(_))).filter(gives);
        let trusted = Trusted { position, game: index, trust, limits };
        let effort = match trust {
            Trust::Proved(effort) | Trust::Cited(effort) => Some(effort),
            Trust::All => None,
        };
        let heaps = || {
            let largest = own().flat_map(|component| &component.naturals).max()?;
            let periodic = CachedPeriod::of(variant)?.period(variant, effort?, largest, limits)?;
            let certified = periodic.ground().is_certified() || !matches!(trust, Trust::Proved(_));
            certified.then_some(Source::Heaps(periodic))
        };
        theory
            .map(Source::Theory)
            .or_else(|| trusted.value_claim().map(|claim| Source::Claim(claim, variant.citation(claim))))
            .or_else(heaps)
    }

    /// The nim-value of a component, if that is said.
    pub(crate) fn value(&self, component: &Component) -> Option<UBig> {
        match self {
            Source::Theory(theory) => theory.value(&component.naturals),
            Source::Heaps(heaps) => heaps.value(&component.naturals),
            Source::Claim(claim, _) => claim.value(&[&component.naturals]).ok().flatten(),
        }
    }

    /// Whose theorem it is.
    pub(crate) fn citation(&self) -> Option<&'a str> {
        match self {
            Source::Theory(theory) => Some(theory.citation()),
            Source::Claim(_, citation) => *citation,
            Source::Heaps(heaps) => heaps.ground().citation(),
        }
    }
}

/// Finds nim-values.
pub(crate) struct Valuer<'a> {
    position: &'a Position,
    trust: Option<Trust>,
    sources: Vec<Option<Source<'a>>>,
    /// Those of games without a source.
    pub(crate) rules: ByRules<'a>,
    limits: &'a Limits,
}

impl<'a> Valuer<'a> {
    /// For the games of this position, with claims as far as they are trusted; `None`: no claims at all.
    pub(crate) fn new(position: &'a Position, trust: Option<Trust>, limits: &'a Limits) -> Valuer<'a> {
        let source = |index| trust.and_then(|trust| Source::of(position, index, trust, limits));
        let sources = (0..position.variants().len()).map(source).collect();
        Valuer { position, trust, sources, rules: ByRules::new(position, limits), limits }
    }

    /// Sources of the nim-values of each game without an engine.
    pub(crate) fn sources(&self) -> impl Iterator<Item = (usize, Source<'a>)> {
        self.sources.iter().enumerate().filter_map(|(index, source)| Some((index, source.clone()?)))
    }

    /// The theory of a game, if one gives its nim-values.
    pub(crate) fn theory(&self, game: usize) -> Option<&'a dyn Theory> {
        match self.sources.get(game) {
            Some(Some(Source::Theory(theory))) => Some(*theory),
            _ => None,
        }
    }

    /// All options of a component that have this nim-value, as its theory or its proved claim constructs them.
    pub(crate) fn reaching(
        &self,
        index: usize,
        value: &UBig,
        most: usize,
    ) -> Option<Several<Vec<Vec<UBig>>>> {
        let component = self.position.components().get(index)?;
        match self.sources.get(component.game)?.as_ref()? {
            Source::Theory(theory) => theory.reaching(&component.naturals, value, most),
            Source::Heaps(heaps) => {
                // Small positions are cheaper to try.
                let large = component.naturals.iter().any(|natural| *natural > UBig::from(MOST_TRIED));
                large.then(|| heaps.reaching(&component.naturals, value, most)).flatten()
            }
            Source::Claim(claim, _) => {
                let (position, game, limits) = (self.position, component.game, self.limits);
                let trusted = Trusted { position, game, trust: self.trust?, limits };
                let size = matches!(claim.subject, Subject::Row).then_some(component.naturals.len());
                let ask = |strategy: &Strategy, meter: &Meter| {
                    strategy.moves(&component.naturals, Some(value), most, meter)
                };
                // Small positions are cheaper to try.
                let large = component.naturals.iter().any(|natural| *natural > UBig::from(MOST_TRIED));
                if !large {
                    return None;
                }
                if let (Trust::Proved(effort) | Trust::Cited(effort), Some(variant)) =
                    (self.trust?, position.variants().get(game))
                    && let Some(known) = CachedPeriod::of(variant)
                    && let Some(periodic) =
                        known.period(variant, effort, component.naturals.iter().max()?, limits)
                {
                    return periodic.reaching(&component.naturals, value, most);
                }
                let chosen = trusted.with_strategy(claim, size, ask)?;
                let first = chosen.first.into_iter().map(|left| vec![left]).collect();
                Some(Several { first, count: Some(chosen.count) })
            }
        }
    }

    /// Returns `true` if a theory tells all about a component.
    pub(crate) fn is_told(&self, index: usize) -> bool {
        self.position.components().get(index).is_some_and(|component| self.theory(component.game).is_some())
    }

    /// The theorems in use; empty if there are none.
    pub(crate) fn citations(&self) -> String {
        let mut cited: Vec<&str> = self.sources().filter_map(|(_, source)| source.citation()).collect();
        cited.dedup();
        cited.join("; ")
    }

    /// Returns `true` if no game needs an engine.
    pub(crate) fn is_claimed(&self) -> bool {
        self.sources.iter().all(Option::is_some)
    }

    /// Returns `true` if no game needs a search, once tables are filled.
    pub(crate) fn is_ready(&self) -> bool {
        let mut sources = self.sources.iter().enumerate();
        sources.all(|(game, source)| source.is_some() || self.rules.is_ready(game))
    }

    /// Fills a table for every game without a source where that is cheaper than to search.
    pub(crate) fn fill_tables(&mut self) -> Result<(), Halt> {
        self.rules.fill_tables(|game| !self.sources.get(game).is_some_and(Option::is_some))
    }

    /// The nim-value of a component.
    pub(crate) fn value(&mut self, component: &Component) -> Result<UBig, Halt> {
        let source = self.sources.get(component.game).and_then(Option::as_ref);
        match source.and_then(|source| source.value(component)) {
            Some(value) => Ok(value),
            None => self.rules.value(component),
        }
    }
}
