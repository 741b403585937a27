//! Many values at once, while no heap is rare: first the smallest common value of each that no split has, as if it were its value; then
//! the witnesses for all smaller ones together. If there is none, everything from that heap on is taken back.

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::engine::{Engine, Way};
use crate::moves::Moves;
use crate::planes::{LANES, Planes};
use crate::rare::Rare;
use crate::space::Space;
use crate::walk::{TRIED, Walk};
use crate::words::Words;

/// The most bits of values that have planes.
const MOST_BITS: u32 = 11;
/// So many heaps have to be common before blocks are worth while.
const QUIET: usize = 256;

/// What is known for the blocks to come.
pub(crate) struct Block {
    planes: Planes,
    walk: Walk,
    common: Common,
}

/// How common values are found.
enum Common {
    One(Words<1>),
    Two(Words<2>),
    Planes(Candidates),
}

impl Block {
    fn new<V: Cell>(moves: &Moves, space: Space, rare: &Rare<V>, bits: u32, values: &[V]) -> Block {
        let words = match bits {
            ..=6 => Words::new(moves, space, rare, bits).map(Common::One),
            7 => Words::new(moves, space, rare, bits).map(Common::Two),
            _ => None,
        };
        let common = words.unwrap_or_else(|| Common::Planes(Candidates::new(moves, space, rare, bits)));
        let reach = match &common {
            Common::Planes(_) => Candidates::reach(moves, rare),
            _ => 0,
        };
        let planes = Planes::new(1 << bits, reach.max(Walk::reach(moves)), values);
        Block { planes, walk: Walk::new(moves, space, values), common }
    }
}

impl<V: Cell> Engine<V> {
    /// Computes up to `count` values in blocks, if that can be done from here on; how many it computed.
    #[inline(always)]
    pub(crate) fn block(&mut self, count: usize) -> usize {
        let base = self.values.len();
        let Way::Sparse(space) = self.way else { return 0 };
        if !base.is_multiple_of(8) || base < self.blocks_from() || self.bits > MOST_BITS {
            return 0;
        }
        let block = self.block.take();
        let mut block = match block {
            Some(block) => block,
            None => Box::new(Block::new(&self.moves, space, &self.rare, self.bits, &self.values)),
        };
        let done = self.tentative(&mut block, base, count.min(LANES));
        self.values.truncate(base + done);
        block.planes.add(&self.values);
        let failing = block.walk.failing(&self.moves, &block.planes, &self.values, base, done);
        if let Some(heap) = failing {
            block.planes.truncate(&self.values, heap);
            self.values.truncate(heap);
        }
        self.block = Some(block);
        self.values.len() - base
    }

    /// From which heap on the parts of a split are never both rare or too small for a block.
    fn blocks_from(&self) -> usize {
        (self.rare.last() + QUIET).max(2 * TRIED) + self.moves.largest() + 8
    }

    /// The smallest common values, up to so many; how many there are. There is room for a block behind them.
    #[inline(always)]
    fn tentative(&mut self, block: &mut Block, base: usize, count: usize) -> usize {
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
        self.values = values;
        done
    }
}
