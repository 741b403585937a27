//! Tables of sums, from the nim-values of single components.
//!
//! **Theorem.** Sprague and Grundy's: the nim-value of a sum is the nim-sum of the values, and the player to move loses
//! where it is 0.
//!
//! **Cost.** A few nanoseconds per sum.
//!
//! **Evidence.** Computed, like the values.

use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::{Backing, Table, Want};
use solve::{Halt, Limits, Refusal};

/// Approximate number of sums per tile.
const TARGET: u64 = 1 << 16;

/// Fills a table of sums: `extents` are those of the components, one after another, each within the table of
/// `values`, for a game in which a player moves in one component at a time.
pub fn summed(
    values: &Table,
    extents: &[u64],
    want: Want,
    backing: Backing,
    limits: &Limits,
) -> Result<Table, Halt> {
    let arity = values.extents.len();
    let within = |part: &[u64]| part.iter().zip(&values.extents).all(|(extent, all)| extent <= all);
    let fits =
        !extents.is_empty() && extents.len().is_multiple_of(arity) && extents.chunks(arity).all(within);
    if values.want != Want::Values || !fits || extents.contains(&0) {
        return Err(Refusal::NotATuple.into());
    }
    let sheet = Sheet::open(extents, (want, 1), (Filler::Sum, TARGET), &backing, limits)?;
    sheet.independent().fill(&Summing { values, want, limits }, limits)
}

struct Summing<'a> {
    values: &'a Table,
    want: Want,
    limits: &'a Limits,
}

impl Summing<'_> {
    fn fill_row(&self, sheet: &Sheet, head: &[u64], tile: &Tile) -> Result<(), Stop> {
        let arity = self.values.extents.len();
        let (before, last) = head.split_at(head.len() + 1 - arity);
        let mut others = 0;
        for component in before.chunks(arity) {
            others ^= self.values.value(component).ok_or(Refusal::NotATuple)?;
        }
        let places = tile.places();
        let along = self.values.values(last).skip(places.start as usize);
        for (place, value) in places.zip(along) {
            sheet.tell(head, place, value ^ others, self.want)?;
        }
        Ok(())
    }
}

impl Fill for Summing<'_> {
    fn fill(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        tile.each_row(|head| {
            if let Some(reason) = self.limits.stopped() {
                return Err(Stop::Limit(reason));
            }
            self.fill_row(sheet, head, tile)
        })
    }

    fn replay(&self, _: &Sheet, _: &Tile) -> Result<(), Stop> {
        Ok(())
    }
}
