//! Nim-values of components, from wherever they come most cheaply: a theory, a claim, a table, a search.

use super::claims::{Trust, Trusted};
use crate::heaps::known::KnownHeaps;
use crate::heaps::periodic::Periodic;
use ::prove::Strategy;
use automata::Budget;
use catalog::theory::{Several, Theory};
use dashu_int::UBig;
use question::{Component, Position, Variant};
use rules::{ClaimInstance, Form, Subject};
use solve::search::Values;
use solve::table::{Backing, Table, Want, table};
use solve::{Halt, Limits, Refusal, Shape};
use std::sync::Arc;

/// The most cells of a table that serves one question, if its rules have shapes that a table is quick with.
const MOST_CELLS: u64 = 1 << 27;
/// The same where options have to be listed position by position, of which a search may meet only a few.
const MOST_LISTED: u64 = 1 << 15;

/// Of components with no larger number all moves are tried.
pub(super) const MOST_TRIED: u64 = 1 << 12;

/// Who gives the nim-values of a game without an engine.
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
            Trust::Proved(effort) | Trust::Known(effort) => Some(effort),
            Trust::All => None,
        };
        let heaps = || {
            let largest = own().flat_map(|component| &component.naturals).max()?;
            let periodic = KnownHeaps::of(variant)?.period(variant, effort?, largest, limits)?;
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
    tables: Vec<Option<Table>>,
    /// The values of games on heaps.
    heaps: Vec<Option<Arc<KnownHeaps>>>,
    search: Option<Values<'a>>,
    limits: &'a Limits,
    /// Whether a table or search has been asked.
    pub(crate) computed: bool,
    /// Whether the search has been asked.
    pub(crate) searched: bool,
    /// How many positions the engines have solved.
    pub(crate) positions: u64,
}

impl<'a> Valuer<'a> {
    /// For the games of this position, with claims as far as they are trusted; `None`: no claims at all.
    pub(crate) fn new(position: &'a Position, trust: Option<Trust>, limits: &'a Limits) -> Valuer<'a> {
        let source = |index| trust.and_then(|trust| Source::of(position, index, trust, limits));
        let sources = (0..position.variants().len()).map(source).collect();
        let tables = position.variants().iter().map(|_| None).collect();
        let heaps = position.variants().iter().map(|_| None).collect();
        Valuer {
            position,
            trust,
            sources,
            tables,
            heaps,
            search: None,
            limits,
            computed: false,
            searched: false,
            positions: 0,
        }
    }

    /// Who gives the nim-values of each game without an engine.
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
                // What is small is sooner tried.
                let large = component.naturals.iter().any(|natural| *natural > UBig::from(MOST_TRIED));
                large.then(|| heaps.reaching(&component.naturals, value, most)).flatten()
            }
            Source::Claim(claim, _) => {
                let (position, game, limits) = (self.position, component.game, self.limits);
                let trusted = Trusted { position, game, trust: self.trust?, limits };
                let size = matches!(claim.subject, Subject::Row).then_some(component.naturals.len());
                let ask = |strategy: &Strategy, budget: &Budget| {
                    strategy.moves(&component.naturals, Some(value), most, budget)
                };
                // What is small is sooner tried.
                let large = component.naturals.iter().any(|natural| *natural > UBig::from(MOST_TRIED));
                if !large {
                    return None;
                }
                if let (Trust::Proved(effort) | Trust::Known(effort), Some(variant)) =
                    (self.trust?, position.variants().get(game))
                    && let Some(heaps) = KnownHeaps::of(variant)
                    && let Some(periodic) =
                        heaps.period(variant, effort, component.naturals.iter().max()?, limits)
                {
                    return periodic.reaching(&component.naturals, value, most);
                }
                let chosen = trusted.with_strategy(claim, size, ask)?;
                let first = chosen.first.into_iter().map(|left| vec![left]).collect();
                Some(Several { first, count: Some(chosen.count) })
            }
        }
    }

    /// Whether a theory tells all about a component.
    pub(crate) fn is_told(&self, index: usize) -> bool {
        self.position.components().get(index).is_some_and(|component| self.theory(component.game).is_some())
    }

    /// The theorems in use; empty if there are none.
    pub(crate) fn citations(&self) -> String {
        let mut cited: Vec<&str> = self.sources().filter_map(|(_, source)| source.citation()).collect();
        cited.dedup();
        cited.join("; ")
    }

    /// Whether no game needs an engine.
    pub(crate) fn is_claimed(&self) -> bool {
        self.sources.iter().all(Option::is_some)
    }

    /// Whether no game needs a search, once tables are filled.
    pub(crate) fn is_ready(&self) -> bool {
        (0..self.sources.len()).all(|game| {
            self.sources[game].is_some() || self.tables[game].is_some() || self.heaps[game].is_some()
        })
    }

    /// Fills a table for every game where that is cheaper than to search.
    pub(crate) fn fill_tables(&mut self) -> Result<(), Halt> {
        for (index, variant) in self.position.variants().iter().enumerate() {
            if self.sources.get(index).is_some_and(Option::is_some) {
                continue;
            }
            let own = self.position.components().iter().filter(|component| component.game == index);
            let mut own = own.peekable();
            if own.peek().is_none() {
                continue;
            }
            if let Some(heaps) = KnownHeaps::of(variant) {
                let sizes = own.map(|component| component.words()?.words.first().copied());
                let largest = sizes.collect::<Option<Vec<u64>>>().and_then(|sizes| sizes.into_iter().max());
                self.positions += heaps.compute(largest.ok_or(Refusal::TooLarge)?, self.limits)?;
                self.heaps[index] = Some(heaps);
                continue;
            }
            let Some(extents) = extents(variant.form(), own) else { continue };
            if !suits(variant.rules(), &extents, self.limits) {
                continue;
            }
            match table(variant.rules(), &extents, Want::Values, Backing::Memory, self.limits) {
                Ok(filled) => {
                    self.positions += filled.positions();
                    self.tables[index] = Some(filled);
                }
                Err(Halt::Refused(_)) => {}
                Err(halt) => return Err(halt),
            }
        }
        Ok(())
    }

    /// The nim-value of a component.
    pub(crate) fn value(&mut self, component: &Component) -> Result<UBig, Halt> {
        let game = component.game;
        let source = self.sources.get(game).and_then(Option::as_ref);
        if let Some(value) = source.and_then(|source| source.value(component)) {
            return Ok(value);
        }
        let words = component.words().ok_or(Refusal::TooLarge)?;
        self.computed = true;
        if let Some(table) = self.tables.get(game).and_then(Option::as_ref)
            && let Some(value) = table.value(&words.words)
        {
            return Ok(value.into());
        }
        if let Some(heaps) = self.heaps.get(game).and_then(Option::as_ref)
            && let Some(value) = words.words.first().and_then(|&component| heaps.value(component))
        {
            return Ok(value.into());
        }
        self.searched = true;
        let search = match &mut self.search {
            Some(search) => search,
            None => self.search.insert(Values::new(&self.position.rules())?),
        };
        let found = search.value(&words, self.limits)?;
        self.positions += found.positions;
        Ok(found.value.into())
    }
}

/// The smallest box with these components, if they are tuples of machine words.
pub(crate) fn extents<'c>(
    form: Form,
    components: impl IntoIterator<Item = &'c Component>,
) -> Option<Vec<u64>> {
    let Form::Tuple(arity) = form else { return None };
    let mut extents = vec![0u64; arity];
    for component in components {
        let words = component.words()?.words;
        for (extent, word) in extents.iter_mut().zip(words) {
            *extent = (*extent).max(word.checked_add(1)?);
        }
    }
    (!extents.contains(&0)).then_some(extents)
}

/// Whether a table of this box is cheaper than a search.
pub(crate) fn suits(game: &dyn solve::Game, extents: &[u64], limits: &Limits) -> bool {
    let cells = extents.iter().try_fold(1u64, |cells, &extent| cells.checked_mul(extent));
    let Some(cells) = cells.filter(|&cells| cells <= MOST_CELLS) else { return false };
    if limits.memory.is_some_and(|limit| cells.saturating_mul(4) > limit) {
        return false;
    }
    let Ok(shapes) = game.shapes(extents) else { return false };
    let listed = shapes.iter().any(|shape| matches!(shape, Shape::General { .. }));
    !listed || cells <= MOST_LISTED
}
