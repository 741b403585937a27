//! Attempts to fill the table. A failed attempt, because a value does not fit or the order is wrong, leads to
//! the next one; the parameters of an attempt are stored in the file, so that it can be resumed.

use super::divided::{self, Share};
use super::grid::Grid;
use super::moves::Moves;
use super::order::Order;
use super::outcomes::{self, Outcomes};
use super::run::{Board, Failure};
use super::schedule::Schedule;
use super::stop::Stop;
use super::values::{self, Values};
use super::walked::Walked;
use super::want::{Backing, Holds, Want};
use limits::Alone;
use solve::{Game, Limits, Refusal, Shape, StopReason, Verdict};
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32};
use store::{Plan, Store};

/// Inputs shared by all attempts.
pub(super) struct Task<'a> {
    pub(super) game: &'a dyn Game,
    pub(super) shapes: &'a [Shape],
    pub(super) walks: &'a Walked,
    pub(super) backing: &'a Backing,
    /// Identity of the table; see [`store::fingerprint`].
    pub(super) fingerprint: u128,
    pub(super) limits: &'a Limits,
}

/// Parameters for filling the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Attempt {
    pub(super) order: Order,
    pub(super) holds: Holds,
    /// Number of values allowed beyond those that simple moves account for, because of listed options.
    pub(super) more: u64,
}

/// Initial allowance for values from listed options.
const FIRST_MORE: u64 = 1 << 10;
/// Line sets with this many bytes are always allowed, unless a limit forbids them.
const LEAST_ROOM: u64 = 1 << 28;

impl Attempt {
    pub(super) fn first(want: Want, game: &dyn Game, grid: &Grid, shapes: &[Shape], order: Order) -> Attempt {
        let moves = Moves::new(grid, shapes, |_| 1, u64::MAX);
        let holds = match want {
            Want::Outcomes => Holds::Bits { planes: outcomes::planes(game) },
            // A value is at most the number of options.
            Want::Values if moves.most_options <= u8::MAX.into() && !moves.lists() => Holds::Bytes(1),
            Want::Values => Holds::Bytes(2),
        };
        let more = if moves.lists() { FIRST_MORE } else { 0 };
        Attempt { order, holds, more }
    }

    /// The next attempt, if there is one.
    pub(super) fn after(&self, stop: &Stop) -> Option<Attempt> {
        let mut next = self.clone();
        match stop {
            Stop::Order(signs) => next.order.add_signs(signs.clone()),
            Stop::Wider => next.holds = wider(self.holds)?,
            Stop::Longer => next.more = (self.more.max(FIRST_MORE)).checked_mul(4)?,
            Stop::NeedsValues => next.holds = Holds::Bytes(2),
            Stop::Refused(_) | Stop::Limit(_) => return None,
        }
        Some(next)
    }

    /// Makes a kernel and runs it; returns the cells and the number of positions that were damaged in the file.
    pub(super) fn go(
        &self,
        task: &Task<'_>,
        grid: &Grid,
        found: Option<(Store, Plan)>,
    ) -> Result<(Store, u64), Failure> {
        let &Task { game, shapes, walks, backing, fingerprint, limits } = task;
        if matches!(self.holds, Holds::Bytes(_)) {
            values_make_sense(game).map_err(|refusal| Failure::Stop(Stop::Refused(refusal), 0))?;
        }
        let cells = self.cells(grid);
        // The copy of another process fills no more than half of its memory; a larger one is in an unnamed file.
        let scratch = match backing {
            Backing::Divided { path, .. } if limits.memory.is_some_and(|limit| cells > limit / 2) => {
                Some(path)
            }
            _ => None,
        };
        let in_memory = if backing.file().is_some() || scratch.is_some() { 0 } else { cells };
        let room = limits.memory.map_or(u64::MAX, |limit| limit.saturating_sub(in_memory));
        let set_bits = |options: u64| self.set_bits(options);
        // The sets of all lines may take a few times the memory of the table.
        let moves = Moves::new(grid, shapes, set_bits, cells.saturating_mul(4).max(LEAST_ROOM).min(room));
        let bits = self.set_bits(moves.most_options);
        let lines = moves.rays.iter().map(|ray| ray.lines.count(grid)).fold(0, u64::saturating_add);
        let sets = lines.saturating_mul(bits) / 8;
        if limits.memory.is_some_and(|limit| sets.saturating_add(in_memory) > limit) {
            return Err(Failure::at_once(StopReason::Memory));
        }
        let monotone = self.order.is_monotone();
        let (target, grain) =
            if matches!(self.holds, Holds::Bits { .. }) { (1 << 18, 16) } else { (1 << 14, 2) };
        let schedule = Schedule::new(grid, monotone, target, grain);
        let notes = self.encode(grid, &schedule.sizes);
        let plan = Plan { fingerprint, notes, bytes: cells, blocks: schedule.tiles.len() as u64 };
        // A file divided in another way is of no use; it is unlocked here and replaced below.
        let found = found.and_then(|(store, found)| (found == plan).then_some(store));
        let store = match (found, backing.file(), scratch) {
            (Some(store), ..) => store,
            (None, Some(path), _) => Store::create(path, &plan)?,
            (None, None, Some(beside)) => Store::scratch(beside, cells)?,
            (None, None, None) => Store::memory(cells)?,
        };
        let board = Board { game, grid, moves: &moves, walks, limits, monotone };
        let length = bits / 64;
        let peers = backing.peers().unwrap_or(&Alone);
        let fill = |kernel: &dyn Share| divided::fill(kernel, &schedule, &store, limits, peers);
        let lost = match self.holds {
            Holds::Bits { .. } => fill(&Outcomes::new(board, store.cells())?)?,
            Holds::Bytes(1) => fill(&Values::<AtomicU8>::new(board, store.cells(), length)?)?,
            Holds::Bytes(2) => fill(&Values::<AtomicU16>::new(board, store.cells(), length)?)?,
            Holds::Bytes(_) => fill(&Values::<AtomicU32>::new(board, store.cells(), length)?)?,
        };
        Ok((store, lost))
    }

    /// Number of bytes of all cells.
    fn cells(&self, grid: &Grid) -> u64 {
        match self.holds {
            Holds::Bits { planes } => grid.rows * outcomes::words(grid.length) * 8 * planes as u64,
            Holds::Bytes(bytes) => grid.cells() * bytes,
        }
    }

    /// Number of bits in the set of a line, given the maximal number of options from steps and rays: for
    /// nim-values whole words and the number of full ones.
    fn set_bits(&self, options: u64) -> u64 {
        match self.holds {
            Holds::Bits { planes } => planes as u64,
            Holds::Bytes(_) => {
                64 * values::set_words(options.saturating_add(self.more).min(u64::MAX / 2)) + 32
            }
        }
    }

    /// Notes for the header of a file.
    fn encode(&self, grid: &Grid, sizes: &[u64]) -> Vec<u64> {
        let holds = match self.holds {
            Holds::Bits { planes } => planes as u64 + 100,
            Holds::Bytes(bytes) => bytes,
        };
        let axes = grid.axes.iter().map(|&axis| axis as u64);
        [FORMAT, holds, self.more]
            .into_iter()
            .chain(axes)
            .chain(sizes.iter().copied())
            .chain(self.order.encode())
            .collect()
    }

    /// Notes for other processes, who know the layout of the box.
    pub(super) fn notes(&self, grid: &Grid) -> Vec<u64> {
        self.encode(grid, &vec![0; grid.arity()])
    }

    /// Reads the header of a file; `None` if it was not written by this version. The layout and division of
    /// the box follow from the attempt; `go` compares them with the file's.
    pub(super) fn decode(notes: &[u64], arity: usize) -> Option<Attempt> {
        let (&[format, holds, more], rest) = notes.split_first_chunk()?;
        let order = rest.get(2 * arity..)?;
        let holds = match holds {
            101 | 102 => Holds::Bits { planes: (holds - 100) as usize },
            1 | 2 | 4 => Holds::Bytes(holds),
            _ => return None,
        };
        (format == FORMAT).then(|| Attempt { order: Order::decode(order, arity), holds, more })
    }
}

/// Changes whenever the layout of cells does.
const FORMAT: u64 = 1;

fn wider(holds: Holds) -> Option<Holds> {
    match holds {
        Holds::Bytes(1) => Some(Holds::Bytes(2)),
        Holds::Bytes(2) => Some(Holds::Bytes(4)),
        _ => None,
    }
}

/// Checks that nim-values are meaningful: normal play without other ends, in which nothing is forbidden.
pub(super) fn values_make_sense(game: &dyn Game) -> Result<(), Refusal> {
    match game.stuck() {
        _ if game.blocking().is_some() => Err(Refusal::Blocking),
        Verdict::Won => Err(Refusal::NimSumMisere),
        Verdict::Draw => Err(Refusal::NimSumDraw),
        Verdict::Lost if game.has_ends() => Err(Refusal::DeclaredEnds),
        Verdict::Lost => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attempt_is_read_back_as_it_was_written() {
        let grid = Grid::new(&[4, 5, 6], vec![0, 2, 1]).expect("small");
        let mut order = Order::default();
        order.add([1, -3, 0].into_iter());
        for holds in [Holds::Bits { planes: 1 }, Holds::Bits { planes: 2 }, Holds::Bytes(1), Holds::Bytes(4)]
        {
            let attempt = Attempt { order: order.clone(), holds, more: 5 };
            assert_eq!(Attempt::decode(&attempt.encode(&grid, &[4, 3, 2]), 3), Some(attempt));
        }
        let sizes = [0; 6];
        assert_eq!(Attempt::decode(&[], 3), None);
        assert_eq!(Attempt::decode(&[FORMAT, 1, 0, 0], 3), None);
        assert_eq!(Attempt::decode(&[&[FORMAT, 3, 0], &sizes[..]].concat(), 3), None);
        assert_eq!(Attempt::decode(&[&[FORMAT + 1, 1, 0], &sizes[..]].concat(), 3), None);
    }
}
