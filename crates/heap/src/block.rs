//! Computes many values at once while no heap is rare: first, tentatively, the smallest common value of each
//! heap that no split has; then witnesses for all smaller values together. If one has no witness, everything
//! from that heap on is taken back.

use crate::behind::Behind;
use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::engine::{Engine, Method};
use crate::moves::Moves;
use crate::planes::Planes;
use crate::rare::Rare;
use crate::rows::LANES;
use crate::space::Space;
use crate::twins::Twins;
use crate::walk::{TRIED, Walk};
use crate::words::Words;
use std::sync::mpsc::sync_channel;

/// Limit on the bits of values that have planes.
const MOST_BITS: u32 = 11;
/// Limit on the bits of values with twins: beyond it their planes would take too much memory.
const MOST_BITS_OF_TWINS: u32 = 9;
/// Number of consecutive common heaps from which on blocks are worth while.
const QUIET: usize = 256;
/// Number of blocks that may wait for their witnesses, and number of values that are worth another thread.
const AHEAD: usize = 4;
const WORTH_TWO: usize = 8 * LANES;

/// State for computing further blocks.
pub(crate) struct Block<V> {
    planes: Planes,
    walk: Walk,
    common: Common,
    behind: Option<Behind<V>>,
    /// `true` if rare heaps have been found since it was made.
    pub(crate) is_stale: bool,
}

/// Methods of finding common values.
enum Common {
    One(Words<1>),
    Two(Words<2>),
    Planes(Candidates),
}

impl Common {
    fn new<V: Cell>(
        moves: &Moves,
        space: Space,
        rare: &Rare<V>,
        bits: u32,
        twins: impl FnOnce() -> Option<Twins>,
    ) -> Common {
        let words = match bits {
            ..=6 => Words::new(moves, space, rare, bits).map(Common::One),
            7 => Words::new(moves, space, rare, bits).map(Common::Two),
            _ => None,
        };
        words.unwrap_or_else(|| Common::Planes(Candidates::new(moves, space, rare, bits, twins())))
    }

    /// Distance below a heap up to which planes are read.
    fn reach<V: Cell>(&self, moves: &Moves, rare: &Rare<V>) -> usize {
        match self {
            Common::Planes(_) => Candidates::reach(moves, rare),
            _ => 0,
        }
    }
}

impl<V: Cell> Block<V> {
    fn new(moves: &Moves, space: Space, rare: &Rare<V>, bits: u32, values: &[V]) -> Block<V> {
        let mut twins = None;
        // Words are so fast that making planes of twins would take longer.
        let common = Common::new(moves, space, rare, bits, || {
            twins = Twins::of(&Candidates::parts(rare)).filter(|_| bits <= MOST_BITS_OF_TWINS);
            twins
        });
        // More than necessary, since there will be further rare heaps.
        let reach = common.reach(moves, rare).next_power_of_two().max(Walk::reach(moves));
        let planes = Planes::new(1 << bits, reach, twins, values);
        Block { planes, walk: Walk::new(moves, space, twins, values), common, behind: None, is_stale: false }
    }

    /// Includes the rare heaps found in the meantime.
    fn renew(&mut self, moves: &Moves, space: Space, rare: &Rare<V>, bits: u32, values: &[V]) {
        self.common = Common::new(moves, space, rare, bits, || self.planes.twins());
        if self.common.reach(moves, rare) > self.planes.reach() {
            *self = Block::new(moves, space, rare, bits, values);
        }
        (self.behind, self.is_stale) = (None, false);
    }

    /// Number of values kept.
    pub(crate) fn kept(&self) -> usize {
        self.behind.as_ref().map_or(0, Behind::kept)
    }
}

impl<V: Cell> Engine<V> {
    /// Computes up to `count` values in blocks, if possible from here on; returns the number computed.
    #[inline(always)]
    pub(crate) fn block(&mut self, count: usize) -> usize {
        let base = self.values.len();
        let Method::Sparse(space) = self.method else { return 0 };
        if !base.is_multiple_of(8) || base < self.blocks_from() || self.bits > MOST_BITS {
            return 0;
        }
        let mut block = match self.block.take() {
            Some(mut block) => {
                if block.is_stale {
                    block.renew(&self.moves, space, &self.rare, self.bits, &self.values);
                }
                block
            }
            None => Box::new(Block::new(&self.moves, space, &self.rare, self.bits, &self.values)),
        };
        let by_two = self.threads > 1 && matches!(block.common, Common::Planes(_)) && count >= WORTH_TWO;
        let failing = if by_two { self.by_two(&mut block, count) } else { self.alone(&mut block, count) };
        if let Some(heap) = failing {
            // That heap is rare, so nothing from there on can be kept.
            block.planes.take_back(&self.values, heap);
            block.is_stale = true;
            self.values.truncate(heap);
        }
        self.block = Some(block);
        self.values.len() - base
    }

    /// The heap from which on the parts of a split are never both rare or too small for a block.
    fn blocks_from(&self) -> usize {
        (self.rare.last() + QUIET).max(2 * TRIED) + self.moves.largest() + 8
    }

    /// Computes one block; returns the first heap whose value is wrong.
    #[inline(always)]
    fn alone(&mut self, block: &mut Block<V>, count: usize) -> Option<usize> {
        let base = self.values.len();
        let done = self.tentative(block, base, count.min(LANES));
        block.planes.add(&self.values);
        block.walk.failing(&self.moves, &block.planes, &self.values, base, done)
    }

    /// Computes block after block while another thread looks for the witnesses of earlier ones; returns the
    /// first heap whose value is wrong.
    #[inline(always)]
    fn by_two(&mut self, block: &mut Block<V>, count: usize) -> Option<usize> {
        let end = self.values.len() + count;
        let Method::Sparse(space) = self.method else { return None };
        let mut behind = match block.behind.take() {
            Some(behind) => behind,
            None => Behind::new(&self.moves, space, self.bits, block.planes.twins(), &self.values),
        };
        behind.follow(&self.values);
        let failing = std::thread::scope(|scope| {
            let (blocks, received) = sync_channel(AHEAD);
            let worker = scope.spawn(move || {
                let failing = behind.run(received);
                (behind, failing)
            });
            while self.values.len() < end {
                let base = self.values.len();
                let wanted = LANES.min(end - base);
                let done = self.tentative(block, base, wanted);
                // The other thread has stopped if it found a heap with a missing witness.
                if done == 0 || blocks.send(self.values[base..].to_vec()).is_err() || done < wanted {
                    break;
                }
            }
            drop(blocks);
            worker.join()
        });
        match failing {
            Ok((behind, failing)) => {
                block.behind = Some(behind);
                failing
            }
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }

    /// Finds the smallest common values of up to `count` heaps; returns the number found.
    #[inline(always)]
    fn tentative(&mut self, block: &mut Block<V>, base: usize, count: usize) -> usize {
        let mut values = std::mem::take(&mut self.values);
        block.planes.add(&values);
        values.resize(base + LANES, V::default());
        let done = match &mut block.common {
            Common::One(words) => words.fill(&mut values, base, count),
            Common::Two(words) => words.fill(&mut values, base, count),
            Common::Planes(candidates) => {
                let exactly = |values: &[V], heap: usize| self.common(values, heap);
                candidates.fill(&block.planes, &mut values, base, count, exactly)
            }
        };
        values.truncate(base + done);
        self.values = values;
        done
    }
}
