//! Tables of what a theorem says of each position.
//!
//! **Cost.** That of the theorem, once for each position.
//!
//! **Evidence.** That of the theorem.

use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::{Backing, Table, Want};
use solve::{Halt, Limits, Outcome, Refusal};

/// Approximate number of positions per tile.
const TARGET: u64 = 1 << 14;

/// What is said of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// No position stands there.
    Vacant,
    /// Outcome of the position.
    Outcome(Outcome),
    /// Nim-value of the position.
    Value(u64),
}

/// Fills a table by what is told of each place; refused with [`Refusal::NoTheorem`] if nothing is told of one.
pub fn told(
    extents: &[u64],
    want: Want,
    tell: &(dyn Fn(&[u64]) -> Option<Told> + Sync),
    limits: &Limits,
) -> Result<Table, Halt> {
    if extents.is_empty() || extents.contains(&0) {
        return Err(Refusal::NotATuple.into());
    }
    let sheet = Sheet::open(extents, (want, 2), (Filler::Told, TARGET), &Backing::Memory, limits)?;
    sheet.independent().fill(&Telling { tell, want, limits }, limits)
}

struct Telling<'a> {
    tell: &'a (dyn Fn(&[u64]) -> Option<Told> + Sync),
    want: Want,
    limits: &'a Limits,
}

impl Fill for Telling<'_> {
    fn fill(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        let mut at = Vec::new();
        tile.each_row(|head| {
            if let Some(reason) = self.limits.stopped() {
                return Err(Stop::Limit(reason));
            }
            at.clear();
            at.extend_from_slice(head);
            at.push(0);
            for place in tile.places() {
                at[head.len()] = place;
                match (self.tell)(&at).ok_or(Refusal::NoTheorem)? {
                    Told::Vacant => {}
                    Told::Value(value) => sheet.tell(head, place, value, self.want)?,
                    Told::Outcome(outcome) if self.want == Want::Outcomes => {
                        sheet.mark(head, place, outcome);
                    }
                    Told::Outcome(_) => return Err(Refusal::NoTheorem.into()),
                }
            }
            Ok(())
        })
    }

    fn replay(&self, _: &Sheet, _: &Tile) -> Result<(), Stop> {
        Ok(())
    }
}
