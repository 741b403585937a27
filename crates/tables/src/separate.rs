//! Games whose moves change one number of the position each, by conditions on that number alone: two heaps of different
//! kinds, `(a, b) -> (a - k, b) where 2*k <= a`, `(a, b) -> (a, b - k) where gcd(b, k) = 1`.
//!
//! **Theorem.** Such a game is the sum of games on one number, so by Sprague and Grundy its nim-value is the nim-sum of theirs.
//!
//! **Method.** Where all other numbers are 0 nothing is taken from them: the values of a number are those of the positions on its
//! axis, a table of their own.
//!
//! **Cost.** That of the axes, and a few nanoseconds a position.
//!
//! **Evidence.** Computed: the axes from the rules, the rest by the theorem.

use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::{Backing, Table, Want, filled, order};
use solve::{Form, Game, Halt, Limits, Refusal, Shape};

/// Approximate number of positions per tile.
const TARGET: u64 = 1 << 16;

/// Fills the table of a game in which nim-values make sense; `None` if it is not of this kind, or the table of an axis is refused.
pub(super) fn separate(
    game: &dyn Game,
    extents: &[u64],
    want: Want,
    backing: &Backing,
    limits: &Limits,
) -> Result<Option<Table>, Halt> {
    let has_two = extents.iter().filter(|&&extent| extent > 1).count() > 1;
    let is_tuple = game.form() == Form::Tuple(extents.len()) && extents.len() <= order::MOST_AXES;
    if !has_two || !is_tuple || game.reach() != 1 {
        return Ok(None);
    }
    if !game.shapes(extents)?.iter().all(|shape| is_apart(game, extents, shape)) {
        return Ok(None);
    }
    let mut axes = Vec::with_capacity(extents.len());
    // Progress is that of the whole table.
    let quiet = Limits { progress: None, ..limits.clone() };
    for axis in 0..extents.len() {
        match values(game, extents, axis, &quiet) {
            Ok(values) => axes.push(values),
            Err(Halt::Refused(_)) => return Ok(None),
            Err(halt) => return Err(halt),
        }
    }
    let sheet = Sheet::open(extents, (want, 1), (Filler::Separate, TARGET), backing, limits)?;
    sheet.fill(&Separate { axes, want, limits }, limits).map(Some)
}

/// Returns `true` if a rule takes from one number, by conditions on that number alone.
fn is_apart(game: &dyn Game, extents: &[u64], shape: &Shape) -> bool {
    match shape {
        Shape::Ray { direction, guard: None, .. } => axis(direction).is_some(),
        Shape::Steps { deltas, guard: None, .. } => deltas.iter().all(|delta| axis(delta).is_some()),
        Shape::Ray { rule, .. } | Shape::Steps { rule, .. } | Shape::General { rule } => {
            game.sifted(*rule, extents).is_some_and(|sifted| {
                let axis = axis(sifted.vector());
                axis.is_some_and(|axis| {
                    (0..extents.len()).all(|place| place == axis || !sifted.varies(place))
                })
            })
        }
    }
}

/// The only axis along which a vector leads, if it leads down.
fn axis(vector: &[i64]) -> Option<usize> {
    let mut parts = vector.iter().enumerate().filter(|(_, part)| **part != 0);
    let (axis, &part) = parts.next()?;
    (part > 0 && parts.next().is_none()).then_some(axis)
}

/// Nim-values along an axis.
fn values(game: &dyn Game, extents: &[u64], axis: usize, limits: &Limits) -> Result<Vec<u64>, Halt> {
    let along: Vec<u64> =
        extents.iter().enumerate().map(|(place, &extent)| if place == axis { extent } else { 1 }).collect();
    let table = filled(game, &along, Want::Values, &Backing::Memory, limits)?;
    let values: Vec<u64> =
        table.prefixes().flat_map(|prefix| table.values(&prefix).collect::<Vec<_>>()).collect();
    // At 0 nothing is taken, unless a number grows.
    if values.first() == Some(&0) { Ok(values) } else { Err(Refusal::NoOrder.into()) }
}

struct Separate<'a> {
    axes: Vec<Vec<u64>>,
    want: Want,
    limits: &'a Limits,
}

impl Fill for Separate<'_> {
    fn fill(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        let Some((last, before)) = self.axes.split_last() else { return Ok(()) };
        tile.each_row(|head| {
            if let Some(reason) = self.limits.stopped() {
                return Err(Stop::Limit(reason));
            }
            let others = before.iter().zip(head).fold(0, |sum, (axis, &number)| sum ^ axis[number as usize]);
            tile.places()
                .try_for_each(|place| sheet.tell(head, place, last[place as usize] ^ others, self.want))
        })
    }

    fn replay(&self, _: &Sheet, _: &Tile) -> Result<(), Stop> {
        Ok(())
    }
}
