//! Tables filled by search: for games in which a table finds no order or a move leaves the box, for rows, and
//! for sums.
//!
//! **Problem.** That of tables, for positions whose play may leave the box and return to it, and for boxes in
//! which not all places are positions.
//!
//! **Method.** Each position of the box is passed to the engines for single positions, which remember their
//! results: nim-values where they decide, otherwise a search; where play may go on for ever and that is a
//! draw, [`rounds`], or the graph of everything reachable from the box.
//!
//! **Cost.** Every reachable position once, inside or outside the box; some hundred bytes each.
//!
//! **Evidence.** Computed: every position of the box has been exhausted from the rules.

use super::schedule::Tile;
use super::sheet::{Fill, Filler, Sheet};
use super::stop::Stop;
use super::{Backing, Table, Want, rounds};
use solve::pool::Component;
use solve::search::{Outcomes, Values};
use solve::{Form, Game, Halt, Limits, Options, Outcome, Progress, Refusal, StopReason, loopy};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Position at a place of a box, as a sum of components in the form of the rules; `None` if there is none.
pub type Stands<'a> = dyn Fn(&[u64]) -> Option<Vec<Vec<u64>>> + Sync + 'a;

/// Positions of a box.
#[derive(Clone, Copy)]
pub struct Positions<'a> {
    /// The position at a place; a place without one is left unchanged.
    pub stands: &'a Stands<'a>,
    /// `true` if play that never ends is a draw.
    pub draws: bool,
}

/// Approximate number of positions per tile: a single one may take long.
const TARGET: u64 = 1 << 6;

/// Fills a table by search. The numbers of a place are those of one or several components, one after another.
///
/// A file keeps the positions of the table, but not the other positions that the search has visited; a resumed
/// search visits those again as far as it needs them.
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
    if want == Want::Outcomes
        && !game.terminates()
        && positions.draws
        && let Some(filled) = rounds::outcomes(game, extents, &backing, limits)?
    {
        return Ok(filled);
    }
    if backing.peers().is_some() {
        return Err(Refusal::Undivided.into());
    }
    // A searched position takes more than its cell, so a table that does not fit now never will.
    let cells = extents.iter().fold(1u64, |cells, &extent| cells.saturating_mul(extent));
    if limits.memory.is_some_and(|memory| cells.saturating_mul(16) > memory) {
        return Err(Halt::Stopped { reason: StopReason::Memory, positions: 0 });
    }
    let sums = matches!(game.form(), Form::Tuple(arity) if extents.len() > arity);
    if want == Want::Values && sums && game.reach() != 1 {
        return Err(Refusal::NimSumReach.into());
    }
    if want == Want::Values && game.blocking().is_some() {
        return Err(Refusal::Blocking.into());
    }
    let engine = match want {
        Want::Outcomes if game.blocking().is_some() && !sums && game.form() != Form::Row => {
            Outcomes::new(&[game])?;
            Engine::Whole(Mutex::new(None))
        }
        Want::Outcomes if game.blocking().is_some() => {
            Engine::Outcomes(Box::new(Mutex::new(Outcomes::new(&[game])?)))
        }
        Want::Values => Engine::Values(Mutex::new(Values::new(&[game])?)),
        Want::Outcomes if !game.terminates() && positions.draws => Engine::Whole(Mutex::new(None)),
        Want::Outcomes if game.reach() == 1 && !game.has_ends() && Values::new(&[game]).is_ok() => {
            Engine::ByValues(Mutex::new(Values::new(&[game])?))
        }
        Want::Outcomes => Engine::Outcomes(Box::new(Mutex::new(Outcomes::new(&[game])?))),
    };
    let sheet = Sheet::open(extents, (want, 2), (Filler::Search, TARGET), &backing, limits)?;
    let (mut told, mut within) = (limits.clone(), limits.clone());
    if let Some(outer) = &limits.progress {
        let last = Mutex::new((0, Some(sheet.grid.cells())));
        let table = Arc::new(OfTable { outer: Arc::clone(outer), last });
        told.progress = Some(table.clone());
        within.progress = Some(Arc::new(OfPosition(table)));
    }
    sheet.fill(&Searching { game, positions, engine, extents: extents.to_vec(), limits: within }, &told)
}

/// Progress of the table; remembers the last report.
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

/// Progress during the search of a single position: repeats the last report of the table.
struct OfPosition(Arc<OfTable>);

impl Progress for OfPosition {
    fn tell(&self, _: u64, _: Option<u64>) {
        let (done, total) = *locked(&self.0.last);
        self.0.outer.tell(done, total);
    }
}

/// Engine for single positions.
enum Engine<'a> {
    /// Nim-values.
    Values(Mutex<Values<'a>>),
    /// Outcomes by nim-values.
    ByValues(Mutex<Values<'a>>),
    Outcomes(Box<Mutex<Outcomes<'a>>>),
    /// All places at once, by the graph of everything reachable or by counting lost options; after that, the outcome of every
    /// place.
    Whole(Mutex<Option<Vec<Outcome>>>),
}

struct Searching<'a> {
    game: &'a dyn Game,
    positions: Positions<'a>,
    engine: Engine<'a>,
    extents: Vec<u64>,
    /// Limits for single positions.
    limits: Limits,
}

impl Searching<'_> {
    /// Position at a place.
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

    /// Outcomes of all places of tuples, by the number of lost options; those that are not known yet are searched.
    fn counted(&self, sheet: &Sheet, most: u64, plain: &dyn Game) -> Result<Vec<Outcome>, Stop> {
        let mut known: Vec<Option<Outcome>> = vec![None; sheet.grid.cells() as usize];
        let mut search = Outcomes::new(&[self.game])?;
        let mut options = Options::new();
        let (mut left, mut lost) = (vec![], vec![]);
        self.each(&sheet.whole(), |head, place, sum| {
            if let Some(reason) = self.limits.stopped() {
                return Err(Stop::Limit(reason));
            }
            options.clear();
            let [component] = sum else { return Err(Refusal::NotATuple.into()) };
            plain.options(&component.words, &mut options)?;
            lost.clear();
            for option in options.iter() {
                left.clear();
                left.extend(option.components().map(|part| Component::new(0, part)));
                let within = match &*left {
                    [one] if one.words.iter().zip(&self.extents).all(|(word, extent)| word < extent) => one
                        .words
                        .split_last()
                        .and_then(|(&last, head)| known[sheet.index(head, last) as usize]),
                    _ => None,
                };
                let outcome = match within {
                    Some(outcome) => outcome,
                    None => search.outcome(&left, &self.limits).map_err(stopped)?.outcome,
                };
                if outcome == Outcome::P {
                    left.sort_unstable();
                    lost.push(left.clone());
                }
            }
            lost.sort_unstable();
            lost.dedup();
            let outcome = if lost.len() as u64 <= most { Outcome::P } else { Outcome::N };
            known[sheet.index(head, place) as usize] = Some(outcome);
            Ok(())
        })?;
        Ok(known.into_iter().map(|outcome| outcome.unwrap_or(Outcome::N)).collect())
    }

    /// Outcomes of all places, by the graph of everything reachable.
    fn graph(&self, sheet: &Sheet) -> Result<Vec<Outcome>, Stop> {
        let all = sheet.whole();
        let mut standing = vec![];
        let mut sums = vec![];
        self.each(&all, |head, place, sum| {
            standing.push(sheet.index(head, place));
            sums.push(sum.to_vec());
            Ok(())
        })?;
        let found = loopy::outcomes(&[self.game], sums, &self.limits).map_err(stopped)?;
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
            Engine::Whole(found) => {
                let mut found = locked(found);
                let outcomes = match found.take() {
                    Some(outcomes) => outcomes,
                    None => match self.game.blocking() {
                        Some((most, plain)) => self.counted(sheet, most, plain)?,
                        None => self.graph(sheet)?,
                    },
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
            Engine::ByValues(_) | Engine::Whole(_) => Ok(()),
        }
    }
}

/// Nim-value of a sum.
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
