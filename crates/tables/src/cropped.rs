//! Part of a table, as a table.

use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::want::Holds;
use super::{Backing, Table, Want};
use solve::{Halt, Limits, Refusal, StopReason};

/// Approximate number of positions per tile.
const TARGET: u64 = 1 << 16;

/// The positions of a wider table with numbers below these extents; the refusal of the smaller one if there is no wider.
pub(super) fn part_of(
    wider: Result<Table, Halt>,
    extents: &[u64],
    refusal: Refusal,
    limits: &Limits,
) -> Result<Table, Halt> {
    match wider {
        Ok(table) => cropped(&table, extents, limits),
        Err(Halt::Refused(_) | Halt::Stopped { reason: StopReason::Memory, .. }) => Err(refusal.into()),
        Err(halt) => Err(halt),
    }
}

fn cropped(table: &Table, extents: &[u64], limits: &Limits) -> Result<Table, Halt> {
    let planes = match table.holds {
        Holds::Bits { planes } => planes,
        Holds::Bytes(_) => 1,
    };
    let sheet = Sheet::open(extents, (table.want, planes), (Filler::Part, TARGET), &Backing::Memory, limits)?;
    sheet.fill(&Cropping(table), limits)
}

struct Cropping<'a>(&'a Table);

impl Fill for Cropping<'_> {
    fn fill(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        let (first, count) = (tile.places().start as usize, tile.places().count());
        tile.each_row(|head| {
            match self.0.want {
                Want::Values => {
                    for (place, value) in tile.places().zip(self.0.values(head).skip(first).take(count)) {
                        if !sheet.set(head, place, value) {
                            return Err(Stop::Wider);
                        }
                    }
                }
                Want::Outcomes => {
                    for (place, outcome) in tile.places().zip(self.0.outcomes(head).skip(first).take(count)) {
                        sheet.mark(head, place, outcome);
                    }
                }
            }
            Ok(())
        })
    }

    fn replay(&self, _: &Sheet, _: &Tile) -> Result<(), Stop> {
        Ok(())
    }
}
