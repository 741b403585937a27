//! Tables of positions: what is asked for, filled, and as data.

mod claimed;
mod lawful;
mod ranges;
mod theorem;

pub use claimed::{Compared, claimed, with_claim};
pub use lawful::LawfulCells;
#[cfg(feature = "prove")]
pub(crate) use ranges::one as range;

use ::rules::{Convention, Form, Verdict};
use ::solve::{Halt, Limits, Refusal};
use answer::cached::CachedValues;
use dashu_int::UBig;
use draw::{Axis, Grid, NONE};
use question::board::BoardGame;
use question::problem::{Problem, Problems, Source, TableFlaw};
use question::{Standing, Variant};
use serde_json::{Value, json};
use std::ops::Range;
use tables::{Backing, Positions, Table, Want, given, is_crowded, lasting, searched, summed, table};

/// The axes that the ranges ask for, one for each number of a position, or of several that are added; `places` are where ranges stand in
/// the source. They end where positions do.
pub fn axes(variant: &Variant, source: &Source, places: &[Range<usize>]) -> Result<Vec<Axis>, Problems> {
    let mut ranges = ranges::read(source, places)?;
    let names = variant.coordinates();
    let needed = match variant.form() {
        Form::Tuple(arity) => arity,
        // Of a row as many as one likes.
        Form::Row => 0,
        Form::Edges => return Err(variant.refused(Refusal::NotATuple).into()),
    };
    if ranges.is_empty() || needed > 0 && !ranges.len().is_multiple_of(needed) {
        let (game, given) = (variant.game().name.clone(), ranges.len());
        return Err(Problem::new(TableFlaw::Count { game, given, arity: needed }).into());
    }
    if let Some(largest) = variant.instance().native().and_then(|moves| moves.largest()) {
        for range in &mut ranges {
            if range.first > largest {
                variant.fit(vec![range.first.into()]).map_err(Problem::new)?;
            }
            range.last = range.last.min(largest);
        }
    }
    let arity = arity(variant, ranges.len());
    let name = |index: usize| {
        let number = index % arity;
        let sum = ranges.len() > arity;
        let name = names.get(number).cloned();
        let name =
            name.unwrap_or_else(|| if sum && arity == 1 { "x".into() } else { format!("x{}", number + 1) });
        if sum { format!("{name}{}", below(index / arity + 1)) } else { name }
    };
    Ok(ranges.iter().enumerate().map(|(index, range)| ranges::axis(range, &name(index))).collect())
}

/// Axes of the sizes of a board, one for each parameter, from the places of their ranges in a text. Parameters with a value are fixed; the last ones
/// that are left without a range have their defaults.
pub fn sizes(
    game: &BoardGame,
    values: &[Option<i64>],
    source: &Source,
    places: &[Range<usize>],
) -> Result<Vec<Axis>, Problems> {
    let ranges = ranges::read(source, places)?;
    let mut rest = ranges.iter();
    let axes = game.file.parameters.iter().zip(values).map(|(parameter, value)| {
        let range = if value.is_some() { None } else { rest.next() };
        let fixed = || Some(Axis::fixed(&*parameter.name, value.or(parameter.default)?.unsigned_abs()));
        range.map(|range| ranges::axis(range, &parameter.name)).or_else(fixed)
    });
    match axes.collect::<Option<Vec<Axis>>>() {
        Some(axes) if !ranges.is_empty() && rest.len() == 0 => Ok(axes),
        _ => {
            let arity = values.iter().filter(|value| value.is_none()).count();
            Err(Problem::new(TableFlaw::Count { game: game.name.clone(), given: ranges.len(), arity }).into())
        }
    }
}

/// Number of coordinates that make a component.
fn arity(variant: &Variant, numbers: usize) -> usize {
    match variant.form() {
        Form::Tuple(arity) => arity.max(1),
        Form::Row | Form::Edges => numbers.max(1),
    }
}

/// A number in small digits below the line.
fn below(number: usize) -> String {
    let digit = |digit: char| digit.to_digit(10).and_then(|digit| char::from_u32('₀' as u32 + digit));
    number.to_string().chars().filter_map(digit).collect()
}

/// One more than the largest number of each axis: the table reaches from 0 so far.
pub fn extents(axes: &[Axis]) -> Vec<u64> {
    axes.iter().map(|axis| axis.last().saturating_add(1)).collect()
}

/// Checks that a table has at most `most` positions, counted from 0, and cells.
pub fn bounded(axes: &[Axis], most: u64) -> Result<(), Problem> {
    let product = |sizes: &mut dyn Iterator<Item = u64>| sizes.fold(1u64, u64::saturating_mul);
    let box_size = product(&mut extents(axes).into_iter());
    let shown = product(&mut axes.iter().map(Axis::len));
    let cells = box_size.max(shown);
    if cells > most { Err(Problem::new(TableFlaw::TooMany { cells, most })) } else { Ok(()) }
}

/// Fills the table from 0 to the end of every axis by the rules; [`LawfulCells`] hides the cells that are no positions.
pub fn fill(
    variant: &Variant,
    axes: &[Axis],
    want: Want,
    backing: Backing,
    limits: &Limits,
) -> Result<Table, Halt> {
    let extents = extents(axes);
    Task { variant, extents: &extents, want, backing: &backing, limits }.filled().unwrap_or_else(|task| {
        let stopped = |reason| Halt::Stopped { reason, positions: 0 };
        task.searched(&Standing::new(variant, &extents, limits).map_err(stopped)?)
    })
}

/// The same, but in memory a theorem of the catalogue is preferred to a search; its citation comes with the table.
pub fn fill_quickly(
    variant: &Variant,
    extents: &[u64],
    (want, backing): (Want, &Backing),
    standing: &Standing,
    limits: &Limits,
) -> Result<(Table, Option<String>), Halt> {
    let task = Task { variant, extents, want, backing, limits };
    let is_memory = matches!(backing, Backing::Memory);
    let by_theorem = || match theorem::by_theorem(variant, extents, want, standing, limits) {
        Ok((table, citation)) => Some(Ok((table, Some(citation)))),
        Err(Halt::Refused(_)) => None,
        Err(halt) => Some(Err(halt)),
    };
    if let Some(told) = (is_memory && task.is_crowded()).then(by_theorem).flatten() {
        return told;
    }
    match task.filled() {
        Ok(filled) => Ok((filled?, None)),
        Err(task) => match is_memory.then(by_theorem).flatten() {
            Some(told) => told,
            None => Ok((task.searched(standing)?, None)),
        },
    }
}

/// A table to be filled.
#[derive(Clone, Copy)]
struct Task<'a> {
    variant: &'a Variant,
    extents: &'a [u64],
    want: Want,
    backing: &'a Backing,
    limits: &'a Limits,
}

impl Task<'_> {
    /// Number of coordinates of a component.
    fn arity(&self) -> usize {
        arity(self.variant, self.extents.len())
    }

    /// Extents that hold every component of the sums.
    fn largest(&self) -> Vec<u64> {
        let mut largest = vec![0; self.arity()];
        for part in self.extents.chunks(self.arity()) {
            largest.iter_mut().zip(part).for_each(|(largest, &extent)| *largest = extent.max(*largest));
        }
        largest
    }

    /// Returns `true` for heaps with so many options that listing them takes longer than all else.
    fn is_crowded(&self) -> bool {
        let instance = self.variant.instance();
        let largest = self.largest();
        self.variant.form() == Form::Tuple(1)
            && CachedValues::of(self.variant).is_none()
            && is_crowded(instance, &largest)
    }

    /// The table by its rules without a search; gives itself back if a search is needed.
    fn filled(self) -> Result<Result<Table, Halt>, Self> {
        let Task { variant, extents, want, backing, limits } = self;
        if variant.form() == Form::Row {
            return Err(self);
        }
        if extents.len() > self.arity() {
            return self.summed();
        }
        if let Backing::Memory = backing
            && let Some(filled) = of_heaps(variant, extents, want, limits)
        {
            return Ok(filled);
        }
        match table(variant.instance(), extents, want, backing.clone(), limits) {
            // Without an order for a table, positions may still be searched one by one.
            Err(Halt::Refused(Refusal::NoOrder | Refusal::LeavesBox { .. })) => Err(self),
            // Where every component moves, parts of a component have an outcome but no nim-sum.
            Err(Halt::Refused(Refusal::NimSumReach))
                if want == Want::Outcomes && variant.instance().every() =>
            {
                Err(self)
            }
            filled => Ok(filled),
        }
    }

    /// The same for sums: the nim-values of single components say all, where there are any.
    fn summed(self) -> Result<Result<Table, Halt>, Self> {
        let Task { variant, extents, want, backing, limits } = self;
        if let Backing::Divided { .. } = backing {
            return Err(self);
        }
        if solve::Game::reach(variant.instance()) != 1 {
            return Err(self);
        }
        let axes: Vec<Axis> = self.largest().iter().map(|&extent| Axis::range("", 0, extent - 1)).collect();
        match fill(variant, &axes, Want::Values, Backing::Memory, limits) {
            Ok(values) => Ok(summed(&values, extents, want, backing.clone(), limits)),
            // A search would list the same options.
            Err(halt @ (Halt::Stopped { .. } | Halt::File(_) | Halt::Refused(Refusal::TooManyOptions))) => {
                Ok(Err(halt))
            }
            Err(Halt::Refused(_)) => Err(self),
        }
    }

    /// The table by searching its positions one by one.
    fn searched(self, standing: &Standing) -> Result<Table, Halt> {
        let Task { variant, extents, want, backing, limits } = self;
        let words =
            |component: Vec<UBig>| component.iter().map(|number| u64::try_from(number).ok()).collect();
        let read = |at: &[u64]| variant.components_at(at)?.into_iter().map(words).collect();
        let instance = variant.instance();
        if instance.every() && want == Want::Outcomes && matches!(backing, Backing::Memory) {
            match lasting(instance, extents, &read, limits) {
                Err(Halt::Refused(_)) => {}
                filled => return filled,
            }
        }
        // The box is that of whole sums.
        let stands = |at: &[u64]| standing.at(at).then(|| read(at)).flatten();
        let positions = Positions { stands: &stands, draws: instance.draws_declared() };
        searched(instance, extents, want, positions, backing.clone(), limits)
    }
}

/// The table of a game on heaps, from the engine that computes its nim-values by transforms; nothing if it is none, or if
/// another engine is quicker: who wins without a move that splits.
fn of_heaps(variant: &Variant, extents: &[u64], want: Want, limits: &Limits) -> Option<Result<Table, Halt>> {
    let instance = variant.instance();
    let plain = instance.convention() == Convention::Normal
        && instance.stuck() == Verdict::Lost
        && !instance.has_ends()
        && instance.laws().is_empty();
    let splits = || instance.rules().iter().any(|rule| rule.after.len() > 1);
    let &[extent] = extents else { return None };
    if !plain || extent == 0 || want == Want::Outcomes && !splits() {
        return None;
    }
    let heaps = CachedValues::of(variant)?;
    let values = || heaps.compute(extent - 1, limits).map(|_| |at| heaps.value(at));
    Some(given(extent, want, values, limits))
}

/// The cells as nested lists, the last coordinate innermost; null where no position stands.
pub fn cells(grid: &Grid<'_>) -> Value {
    let cell = |&cell: &u64| match grid.content().letters(cell) {
        Some(letters) => json!(letters),
        None if cell == NONE => Value::Null,
        None => json!(cell),
    };
    let mut rows = Vec::new();
    let walk: Result<(), std::convert::Infallible> = grid.each_row(|_, row| {
        rows.push(row.iter().map(cell).collect::<Value>());
        Ok(())
    });
    match walk {
        Ok(()) => {}
    }
    let shown = grid.shown();
    let outer = shown.len().saturating_sub(1);
    for axis in shown.iter().take(outer).skip(1).rev() {
        let length = usize::try_from(axis.len()).unwrap_or(usize::MAX);
        rows = rows.chunks(length).map(|chunk| Value::Array(chunk.to_vec())).collect();
    }
    if outer == 0 { rows.pop().unwrap_or_default() } else { Value::Array(rows) }
}
