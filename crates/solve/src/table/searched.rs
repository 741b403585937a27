//! A box filled by search, for games in which a table finds no order or a move leaves the box, for rows, and for sums.
//!
//! **Problem.** The same as that of the table, of positions whose play may leave the box and come back to it, and of
//! boxes not all of whose places are positions.
//!
//! **Method.** Each position of the box is asked of the engines for single positions, which remember what they have
//! seen: nim-values where they decide, else a search; where play may go round for ever and that is a draw, the graph of
//! all that can be reached from the box.
//!
//! **Cost.** Every position that can be reached once, in the box or out of it; some hundred bytes each.
//!
//! **Evidence.** Computed: every position of the box has been exhausted from the rules.

use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::{Backing, Table, Want};
use crate::pool::Component;
use crate::search::{Outcomes, Values};
use crate::{Form, Game, Halt, Limits, Outcome, Progress, Refusal, StopReason, loopy};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What position stands at a place of a box, a sum of components as the rules write them; nothing if none does.
pub type Stands<'a> = dyn Fn(&[u64]) -> Option<Vec<Vec<u64>>> + Sync + 'a;

/// The positions of a box.
#[derive(Clone, Copy)]
pub struct Positions<'a> {
    /// Where they stand. A place without one is left as it is.
    pub stands: &'a Stands<'a>,
    /// Play that never ends is a draw.
    pub draws: bool,
}

/// About how many positions are searched at a time: one may take long.
const TARGET: u64 = 1 << 6;

/// Fills a table by search. The numbers of a place are those of one component or of several, one after another.
///
/// In a file positions stay, but what else the search has seen does not. Whoever goes on has to find that out again, except of
/// the positions that the file tells of.
pub fn searched(
    game: &dyn Game,
    extents: &[u64],
    want: Want,
    positions: Positions<'_>,
    backing: Backing,
    limits: &Limits,
) -> Result<Table, Halt> {
    match game.form() {
        Form::Tuple(arity) if arity > 0 && extents.len().is_multiple_of(arity) => {}
        Form::Row => {}
        Form::Tuple(_) | Form::Edges => return Err(Refusal::NotATuple.into()),
    }
    if extents.is_empty() || extents.contains(&0) {
        return Err(Refusal::NotATuple.into());
    }
    // A position that is searched takes more than its cell, so what does not fit now never will.
    let cells = extents.iter().fold(1u64, |cells, &extent| cells.saturating_mul(extent));
    if limits.memory.is_some_and(|memory| cells.saturating_mul(16) > memory) {
        return Err(Halt::Stopped { reason: StopReason::Memory, positions: 0 });
    }
    let sums = matches!(game.form(), Form::Tuple(arity) if extents.len() > arity);
    if want == Want::Values && sums && game.reach() != 1 {
        return Err(Refusal::NimSumReach.into());
    }
    let engine = match want {
        Want::Values => Engine::Values(Mutex::new(Values::new(&[game])?)),
        Want::Outcomes if !game.terminates() && positions.draws => Engine::Graph(Mutex::new(None)),
        Want::Outcomes if game.reach() == 1 && !game.has_ends() && Values::new(&[game]).is_ok() => {
            Engine::ByValues(Mutex::new(Values::new(&[game])?))
        }
        Want::Outcomes => Engine::Outcomes(Mutex::new(Outcomes::new(&[game])?)),
    };
    let sheet = Sheet::open(extents, (want, 2), (Filler::Search, TARGET), &backing, limits)?;
    let (mut told, mut within) = (limits.clone(), limits.clone());
    if let Some(outer) = &limits.progress {
        let last = Mutex::new((0, Some(sheet.grid.cells())));
        let table = Arc::new(OfTable { outer: Arc::clone(outer), last });
        told.progress = Some(table.clone());
        within.progress = Some(Arc::new(OfPosition(table)));
    }
    sheet.fill(&Searching { game, positions, engine, limits: within }, &told)
}

/// The progress of the table, which is remembered.
struct OfTable {
    outer: Arc<dyn Progress>,
    last: Mutex<(u64, Option<u64>)>,
}

impl Progress for OfTable {
    fn tell(&self, done: u64, total: Option<u64>) {
        *locked(&self.last) = (done, total);
        self.outer.tell(done, total);
    }
}

/// While a single position is searched, which may take long, that of the table is told again.
struct OfPosition(Arc<OfTable>);

impl Progress for OfPosition {
    fn tell(&self, _: u64, _: Option<u64>) {
        let (done, total) = *locked(&self.0.last);
        self.0.outer.tell(done, total);
    }
}

/// Who answers for single positions.
enum Engine<'a> {
    /// Nim-values, written as they are.
    Values(Mutex<Values<'a>>),
    /// Nim-values, of which it is written whether they are 0.
    ByValues(Mutex<Values<'a>>),
    Outcomes(Mutex<Outcomes<'a>>),
    /// The graph of all that can be reached, once it has been searched: the outcome of every place.
    Graph(Mutex<Option<Vec<Outcome>>>),
}

struct Searching<'a> {
    game: &'a dyn Game,
    positions: Positions<'a>,
    engine: Engine<'a>,
    /// Those of single positions.
    limits: Limits,
}

impl Searching<'_> {
    /// The position at a place.
    fn sum(&self, head: &[u64], place: u64) -> Option<Vec<Component>> {
        let sum = (self.positions.stands)(&Sheet::at(head, place))?;
        Some(sum.into_iter().map(|words| Component::new(0, words)).collect())
    }

    /// Visits the positions of a tile.
    fn each(
        &self,
        tile: &Tile,
        mut visit: impl FnMut(&[u64], u64, &[Component]) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        tile.each_row(|head| {
            for place in tile.places() {
                if let Some(sum) = self.sum(head, place) {
                    visit(head, place, &sum)?;
                }
            }
            Ok(())
        })
    }

    /// The outcomes of all places, by the graph of all that can be reached.
    fn graph(&self, sheet: &Sheet) -> Result<Vec<Outcome>, Stop> {
        let all = sheet.whole();
        let mut standing = vec![];
        let mut sums = vec![];
        self.each(&all, |head, place, sum| {
            standing.push(sheet.index(head, place));
            sums.push(sum.to_vec());
            Ok(())
        })?;
        let found = loopy::outcomes(&[self.game], sums.into_iter(), &self.limits).map_err(stopped)?;
        let mut outcomes = vec![Outcome::N; sheet.grid.cells() as usize];
        for (place, outcome) in standing.into_iter().zip(found) {
            outcomes[place as usize] = outcome.ok_or(Stop::Limit(StopReason::Positions))?;
        }
        Ok(outcomes)
    }
}

impl Fill for Searching<'_> {
    fn fill(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        match &self.engine {
            Engine::Values(values) => self.each(tile, |head, place, sum| {
                let value = value(&mut locked(values), sum, &self.limits)?;
                if sheet.set(head, place, value) { Ok(()) } else { Err(Stop::Wider) }
            }),
            Engine::ByValues(values) => self.each(tile, |head, place, sum| {
                let value = value(&mut locked(values), sum, &self.limits)?;
                sheet.mark(head, place, if value == 0 { Outcome::P } else { Outcome::N });
                Ok(())
            }),
            Engine::Outcomes(outcomes) => self.each(tile, |head, place, sum| {
                let solved = locked(outcomes).outcome(sum, &self.limits).map_err(stopped)?;
                sheet.mark(head, place, solved.outcome);
                Ok(())
            }),
            Engine::Graph(found) => {
                let mut found = locked(found);
                let outcomes = match found.take() {
                    Some(outcomes) => outcomes,
                    None => self.graph(sheet)?,
                };
                let outcomes = found.insert(outcomes);
                self.each(tile, |head, place, _| {
                    sheet.mark(head, place, outcomes[sheet.index(head, place) as usize]);
                    Ok(())
                })
            }
        }
    }

    fn replay(&self, sheet: &Sheet, tile: &Tile) -> Result<(), Stop> {
        match &self.engine {
            Engine::Values(values) => self.each(tile, |head, place, sum| match sum {
                [component] => Ok(locked(values).know(component, sheet.value(head, place))?),
                // Of several only the nim-sum is known.
                _ => Ok(()),
            }),
            Engine::Outcomes(outcomes) => self
                .each(tile, |head, place, sum| Ok(locked(outcomes).know(sum, sheet.outcome(head, place))?)),
            Engine::ByValues(_) | Engine::Graph(_) => Ok(()),
        }
    }
}

/// The nim-value of a sum.
fn value(values: &mut Values, sum: &[Component], limits: &Limits) -> Result<u64, Stop> {
    sum.iter().try_fold(0, |all, component| {
        values.value(component, limits).map(|valued| all ^ valued.value).map_err(stopped)
    })
}

fn stopped(halt: Halt) -> Stop {
    match halt {
        Halt::Refused(refusal) => Stop::Refused(refusal),
        Halt::Stopped { reason, .. } => Stop::Limit(reason),
        // No engine for single positions has a file.
        Halt::File(_) => Stop::Limit(StopReason::Memory),
    }
}

fn locked<T>(engine: &Mutex<T>) -> MutexGuard<'_, T> {
    engine.lock().unwrap_or_else(PoisonError::into_inner)
}
