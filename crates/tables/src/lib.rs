//! Tables: outcomes or nim-values of all positions in a box.
//!
//! **Problem.** Tuples of naturals, component `i` in `0..extents[i]`, from which no move leaves the box.
//!
//! **Theorems.** Zermelo's backward induction for outcomes, Sprague and Grundy's for nim-values; see
//! `outcomes` and `values`. Both need the options first, and therefore an order: `order` and `schedule`.
//!
//! **Cost.** Rules that are steps or rays are served from their shapes, regardless of their number of
//! options: a few instructions per rule and position for outcomes, 64 positions at a time. Other rules are
//! listed position by position. Memory is one bit per position for outcomes, two with draws, one to four
//! bytes for nim-values, and the sets of the rays' lines.
//!
//! **Evidence.** Computed: every position of the box has been exhausted from the rules.

mod agreed;
mod along;
mod attempt;
mod bits;
mod cropped;
mod divided;
mod filled;
mod forbidden;
mod given;
mod grid;
mod heaps;
mod lasting;
mod lines;
mod listed;
mod moves;
mod order;
mod outcomes;
mod product;
mod rounds;
mod row;
mod run;
mod schedule;
mod searched;
mod separate;
mod sheet;
mod stop;
mod summed;
mod taken;
mod told;
mod values;
mod vectors;
mod walked;
mod want;
mod windows;

use attempt::{Attempt, Task};
use grid::Grid;
use order::Order;
use run::{Failure, halt};
use solve::{Form, Game, Halt, Limits, Options, Refusal, Shape, StopReason};
use stop::Stop;
use store::Store;
use walked::Walked;
use want::{Holds, fingerprint};

pub use filled::Table;
pub use given::given;
pub use lasting::lasting;
pub use searched::{Positions, Stands, searched};
pub use summed::summed;
pub use told::{Told, told};
pub use want::{Backing, Want};

/// Fills a table.
///
/// If a limit stops it, `Halt::Stopped` has the number of positions filled; in a file they are kept.
pub fn table(
    game: &dyn Game,
    extents: &[u64],
    want: Want,
    backing: Backing,
    limits: &Limits,
) -> Result<Table, Halt> {
    if let Backing::Divided { .. } = backing {
        return match game.blocking() {
            None => filled(game, extents, want, &backing, limits),
            Some(_) => Err(Refusal::Undivided.into()),
        };
    }
    if game.blocking().is_some() {
        if want == Want::Outcomes
            && let Some(filled) = forbidden::of_pairs(game, extents, &backing, limits)?
        {
            return Ok(filled);
        }
        let stands = |at: &[u64]| Some(vec![at.to_vec()]);
        return searched(game, extents, want, Positions { stands: &stands, draws: false }, backing, limits);
    }
    if attempt::values_make_sense(game).is_ok() && !extents.contains(&0) {
        if let Some(filled) = product::product(game, extents, want, &backing, limits)? {
            return Ok(filled);
        }
        if let Some(filled) = separate::separate(game, extents, want, &backing, limits)? {
            return Ok(filled);
        }
    }
    filled(game, extents, want, &backing, limits)
}

/// Returns `true` if the last position of such a table has more options by a rule than the table has positions, and they can only be
/// listed.
pub fn is_crowded(game: &dyn Game, extents: &[u64]) -> bool {
    if let &[extent] = extents
        && (game.takes(extent).is_some() || matches!(game.runs(extent, &mut Vec::new()), Ok(true)))
    {
        return false;
    }
    let Ok(shapes) = game.shapes(extents) else { return true };
    let walks = Walked::new(game, extents, &shapes);
    let last: Vec<u64> = extents.iter().map(|extent| extent.saturating_sub(1)).collect();
    let positions = extents.iter().fold(1, |all: u64, &extent| all.saturating_mul(extent));
    let mut options = Options::new();
    shapes.iter().any(|shape| match shape {
        Shape::General { rule } if walks.of(*rule).is_none() => {
            options.clear();
            // What goes wrong is reported by those who list.
            game.options_of(*rule, &last, &mut options).is_err() || options.len() as u64 > positions
        }
        _ => false,
    })
}

/// A table without positions.
fn empty(extents: &[u64], want: Want) -> Result<Table, Halt> {
    let store = Store::memory(0).map_err(|error| halt(error.into()))?;
    Ok(Table { extents: extents.to_vec(), want, grid: None, store, holds: Holds::Bytes(1), lost: 0 })
}

/// A table of heaps that take amounts from a set, or that are runs of heaps.
fn one_heap(game: &dyn Game, extents: &[u64], want: Want, limits: &Limits) -> Result<Option<Table>, Halt> {
    match taken::of_takes(game, extents, want, limits)? {
        Some(filled) => Ok(Some(filled)),
        None => heaps::of_runs(game, extents, want, limits),
    }
}

/// A table of a game whose rules have to be listed, where all that they take is known at once.
fn at_once(
    game: &dyn Game,
    extents: &[u64],
    want: Want,
    (shapes, backing): (&[Shape], &Backing),
    limits: &Limits,
) -> Result<Option<Table>, Halt> {
    // Processes go by the moves alone.
    if backing.peers().is_some() || !shapes.iter().any(|shape| matches!(shape, Shape::General { .. })) {
        return Ok(None);
    }
    if backing.is_memory()
        && let Some(filled) = one_heap(game, extents, want, limits)?
    {
        return Ok(Some(filled));
    }
    if want == Want::Outcomes
        && let Some(filled) = vectors::of_pairs(game, extents, shapes, backing, limits)?
    {
        return Ok(Some(filled));
    }
    windows::of_lines(game, extents, want, (shapes, backing), limits)
}

/// Fills a table by its moves.
fn filled(
    game: &dyn Game,
    extents: &[u64],
    want: Want,
    backing: &Backing,
    limits: &Limits,
) -> Result<Table, Halt> {
    let arity = match game.form() {
        Form::Tuple(arity) if arity == extents.len() && (1..=order::MOST_AXES).contains(&arity) => arity,
        Form::Tuple(arity) if arity > order::MOST_AXES => return Err(Refusal::TooLarge.into()),
        _ => return Err(Refusal::NotATuple.into()),
    };
    if extents.contains(&0) {
        return empty(extents, want);
    }
    let too_large = || Halt::Stopped { reason: StopReason::Memory, positions: 0 };
    let in_game_order = Grid::new(extents, (0..arity).collect()).ok_or_else(too_large)?;
    let shapes = game.shapes(extents)?;
    if let Some(filled) = at_once(game, extents, want, (&shapes, backing), limits)? {
        return Ok(filled);
    }
    let mut walks = Walked::new(game, extents, &shapes);
    listed::can_list(game, extents, &shapes, &walks, want)?;
    let mut order = Order::default();
    moves::tell_order(&shapes, arity, &mut order)?;
    let fingerprint = fingerprint(backing, extents, want);
    let mut attempt = Attempt::first(want, game, &in_game_order, &shapes, order);
    let mut found = None;
    if let Some(path) = backing.file()
        && let Some((store, plan)) = Store::resume(path, fingerprint).map_err(|error| halt(error.into()))?
    {
        // An earlier run found out that there is no order, and had the box searched.
        if sheet::is_searched(&plan.notes) {
            let alone = backing.peers().is_none();
            return Err(if alone { Refusal::NoOrder } else { Refusal::Undivided }.into());
        }
        // Unreadable notes belong to another version of this engine: then it starts over.
        if let Some(mut earlier) = Attempt::decode(&plan.notes, arity) {
            moves::tell_order(&shapes, arity, &mut earlier.order)?;
            attempt = earlier;
            found = Some((store, plan));
        }
    }
    if let Some(peers) = backing.peers() {
        attempt = agreed::agreed((peers, fingerprint), &attempt, &in_game_order, &shapes, limits)?;
    }
    loop {
        let mut axes = attempt.order.axes(arity).ok_or(Refusal::NoOrder)?;
        if attempt.order.is_monotone() && !moves::have_guards(&shapes) {
            axes = Grid::longest_last(extents);
        }
        let grid = Grid::new(extents, axes).ok_or_else(too_large)?;
        walks.settle(game, &grid, &shapes);
        let task = Task { game, shapes: &shapes, walks: &walks, backing, fingerprint, limits };
        match attempt.go(&task, &grid, found.take()) {
            Ok((store, lost)) => {
                let (extents, grid, holds) = (extents.to_vec(), Some(grid), attempt.holds);
                return Ok(Table { extents, want, grid, store, holds, lost });
            }
            Err(Failure::Stop(Stop::NeedsValues, _)) if game.reach() != 1 => {
                return Err(Refusal::NimSumReach.into());
            }
            Err(Failure::Stop(Stop::Refused(refusal @ Refusal::LeavesBox { .. }), _)) => {
                let wider = walks.wider(&grid).filter(|_| backing.is_memory());
                let Some(wider) = wider else { return Err(refusal.into()) };
                return cropped::part_of(
                    filled(game, &wider, want, backing, limits),
                    extents,
                    refusal,
                    limits,
                );
            }
            Err(Failure::Stop(stop, positions)) => match attempt.after(&stop) {
                Some(next) => attempt = next,
                None => return Err(halt(Failure::Stop(stop, positions))),
            },
            Err(failure) => return Err(halt(failure)),
        }
    }
}
