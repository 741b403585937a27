//! Tables of positions: what is asked for, filled, and as data.

mod claimed;
mod ranges;

pub use claimed::{Compared, claimed, with_claim};
pub use ranges::Typed;

use crate::export::{Axis, Content, Grid};
use crate::problem::{Mistake, Problem, Source};
use crate::{Query, Variant};
use ::rules::{Form, Lang, Text};
use ::solve::table::{Backing, Table, Want, searched, table};
use ::solve::{Halt, Limits, Refusal};
use serde_json::{Value, json};
use std::ops::Range;
use std::path::Path;

/// The axes that the ranges ask for, one for each number of a position; `places` are where ranges stand in the source. They end where
/// positions do.
pub fn axes(variant: &Variant, source: &Source, places: &[Range<usize>]) -> Result<Vec<Axis>, Vec<Problem>> {
    let mut ranges = ranges::read(source, places)?;
    let names = variant.coordinates();
    if let Form::Tuple(arity) = variant.form()
        && arity != ranges.len()
    {
        let game = variant.game().reference.clone();
        return Err(Problem::new(Mistake::RangeCount { game, given: ranges.len(), arity }).into());
    }
    if let Some(largest) = variant.instance().native().and_then(|moves| moves.largest()) {
        for range in &mut ranges {
            if range.first > largest {
                variant.fit(vec![range.first.into()]).map_err(Problem::new)?;
            }
            range.last = range.last.min(largest);
        }
    }
    let name = |index: usize| names.get(index).cloned().unwrap_or_else(|| format!("x{}", index + 1));
    Ok(ranges.iter().enumerate().map(|(index, range)| range.axis(&name(index))).collect())
}

/// One more than the largest number of each axis: the table reaches from 0 so far.
pub fn extents(axes: &[Axis]) -> Vec<u64> {
    axes.iter().map(|axis| axis.last().saturating_add(1)).collect()
}

/// Whether a table has at most so many positions, counted from 0, and so many cells.
pub fn bounded(axes: &[Axis], most: u64) -> Result<(), Problem> {
    let product = |sizes: &mut dyn Iterator<Item = u64>| sizes.fold(1u64, u64::saturating_mul);
    let box_size = product(&mut extents(axes).into_iter());
    let shown = product(&mut axes.iter().map(Axis::len));
    let cells = box_size.max(shown);
    if cells > most { Err(Problem::new(Mistake::LargeTable { cells, most })) } else { Ok(()) }
}

/// Fills the table from 0 to the end of every axis.
pub fn fill(
    variant: &Variant,
    axes: &[Axis],
    want: Want,
    backing: Backing,
    limits: &Limits,
) -> Result<Table, Halt> {
    let extents = extents(axes);
    match table(variant.instance(), &extents, want, backing, limits) {
        // What a table finds no order for may still be searched, position by position.
        Err(Halt::Refused(Refusal::NoOrder | Refusal::LeavesBox { .. })) => {
            searched(variant.instance(), &extents, want, variant.instance().draws_declared(), limits)
        }
        filled => filled,
    }
}

/// What a picture is called: the title, and the parameters.
pub fn title(variant: &Variant) -> Text {
    let parameters = variant.name().strip_prefix(&*variant.game().reference).unwrap_or_default();
    let title = |lang| format!("{}{parameters}", variant.ruleset().title(lang));
    Text { en: title(Lang::En), zh: title(Lang::Zh) }
}

/// What a table is about, as data: `game`, `what`, `axes`, `positions`, `out`, `evidence`.
pub fn summary(variant: &Variant, grid: &Grid<'_>, positions: u64, out: Option<&Path>) -> Value {
    let axis = |axis: &Axis| json!({ "name": axis.name, "first": axis.first(), "last": axis.last(), "fixed": axis.is_fixed() });
    json!({
        "game": variant.name(),
        "what": if grid.content() == Content::Outcome { "outcome" } else { "value" },
        "axes": grid.axes().iter().map(axis).collect::<Vec<_>>(),
        "positions": positions,
        "out": out.map(|path| path.to_string_lossy()),
        "evidence": { "kind": "computed" },
    })
}

/// The cells as nested lists, the last coordinate innermost.
pub fn cells(grid: &Grid<'_>) -> Value {
    let cell = |&cell: &u64| match (grid.content(), cell) {
        (Content::Value, value) => json!(value),
        (Content::Outcome, 0) => json!("P"),
        (Content::Outcome, 1) => json!("N"),
        (Content::Outcome, _) => json!("D"),
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

/// Complains if a position is given where a game is looked at as a whole.
pub fn without_position(query: &Query) -> Result<(), Problem> {
    match query.positions().next() {
        Some(span) => Err(Problem::new(Mistake::PositionGiven).at(query.source(), span)),
        None => Ok(()),
    }
}
