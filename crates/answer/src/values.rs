//! Nim-values of components by the rules alone: from a table, from the sequence of a game on heaps, or by a search.

use dashu_int::UBig;
use question::{Component, Position};
use rules::Form;
use sequences::cache::CachedValues;
use solve::search::Values;
use solve::{Halt, Limits, Refusal, Shape};
use std::sync::Arc;
use tables::{Backing, Table, Want, table};

/// The most cells of a table that serves one question, if its rules have shapes that a table is quick with.
const MOST_CELLS: u64 = 1 << 27;
/// The same where options have to be listed position by position, of which a search may meet only a few.
const MOST_LISTED: u64 = 1 << 15;

/// Finds nim-values.
pub(crate) struct ByRules<'a> {
    position: &'a Position,
    tables: Vec<Option<Table>>,
    /// The values of games on heaps.
    heaps: Vec<Option<Arc<CachedValues>>>,
    search: Option<Values<'a>>,
    limits: &'a Limits,
    /// `true` once a table or search has been asked.
    pub(crate) computed: bool,
    /// `true` once the search has been asked.
    pub(crate) searched: bool,
    /// Number of positions that the engines have solved.
    pub(crate) positions: u64,
}

impl<'a> ByRules<'a> {
    /// For the games of this position.
    pub(crate) fn new(position: &'a Position, limits: &'a Limits) -> ByRules<'a> {
        let tables = position.variants().iter().map(|_| None).collect();
        let heaps = position.variants().iter().map(|_| None).collect();
        ByRules {
            position,
            tables,
            heaps,
            search: None,
            limits,
            computed: false,
            searched: false,
            positions: 0,
        }
    }

    /// Returns `true` if a game needs no search, once tables are filled.
    pub(crate) fn is_ready(&self, game: usize) -> bool {
        self.tables[game].is_some() || self.heaps[game].is_some()
    }

    /// Fills a table for every game where that is cheaper than to search, and where values are needed.
    pub(crate) fn fill_tables(&mut self, needs: impl Fn(usize) -> bool) -> Result<(), Halt> {
        for (index, variant) in self.position.variants().iter().enumerate() {
            if !needs(index) {
                continue;
            }
            let own = self.position.components().iter().filter(|component| component.game == index);
            let mut own = own.peekable();
            if own.peek().is_none() {
                continue;
            }
            if let Some(heaps) = CachedValues::of(variant) {
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

/// Returns `true` if a table of this box is cheaper than a search.
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
