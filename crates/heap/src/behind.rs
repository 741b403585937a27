//! Finds the witnesses of blocks on another thread, which has planes and values of its own and stays one
//! block behind.

use crate::cell::Cell;
use crate::moves::Moves;
use crate::planes::Planes;
use crate::space::Space;
use crate::twins::Twins;
use crate::vector::chosen;
use crate::walk::Walk;
use std::sync::mpsc::Receiver;

/// State of the other thread.
pub(crate) struct Behind<V> {
    moves: Moves,
    planes: Planes,
    values: Vec<V>,
    walk: Walk,
}

impl<V: Cell> Behind<V> {
    pub(crate) fn new(
        moves: &Moves,
        space: Space,
        bits: u32,
        twins: Option<Twins>,
        values: &[V],
    ) -> Behind<V> {
        let planes = Planes::new(1 << bits, Walk::reach(moves), twins, values);
        Behind {
            moves: moves.clone(),
            planes,
            values: values.to_vec(),
            walk: Walk::new(moves, space, twins, values),
        }
    }

    /// Number of values kept.
    pub(crate) fn kept(&self) -> usize {
        self.values.len()
    }

    /// Appends values found in the meantime.
    pub(crate) fn follow(&mut self, values: &[V]) {
        self.values.extend_from_slice(&values[self.values.len()..]);
    }

    /// Processes block after block; returns the first heap whose value is wrong.
    pub(crate) fn run(&mut self, blocks: Receiver<Vec<V>>) -> Option<usize> {
        blocks.into_iter().find_map(|block| next_block(self, &block))
    }

    /// Looks for the witnesses of a block; returns the first heap whose value is wrong.
    #[inline(always)]
    pub(crate) fn next(&mut self, block: &[V]) -> Option<usize> {
        let base = self.values.len();
        self.values.extend_from_slice(block);
        self.planes.add(&self.values);
        self.walk.failing(&self.moves, &self.planes, &self.values, base, block.len())
    }
}

chosen! {
    /// Looks for the witnesses of a block; the first heap whose value is another one.
    next_block(behind: &mut Behind<V>, block: &[V]) -> Option<usize>, behind.next(block)
}
