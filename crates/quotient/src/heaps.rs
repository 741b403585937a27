//! Heaps as elements of a monoid, and the results of their moves.

use crate::bits::Bits;
use crate::bounds::{Bounds, SearchEnd};
use crate::monoid::Product;
use crate::moves::Moves;
use crate::portion::Portion;

/// Elements that the moves in a heap lead to, ascending.
pub(crate) fn options(
    moves: &Moves,
    heap: usize,
    order: usize,
    product: &impl Product,
    map: &[u32],
    bounds: &Bounds,
) -> Result<Vec<u32>, SearchEnd> {
    let mut seen = Bits::new(order);
    let mut ended = Ok(());
    moves.each(heap, &mut |parts| {
        ended = bounds.step();
        let element = parts.iter().fold(0, |sofar, &part| product.times(sofar, map[part]));
        seen.add(element as usize);
        ended.is_ok()
    });
    ended?;
    Ok((0..order as u32).filter(|&element| seen.has(element as usize)).collect())
}

/// Elements with which a move to one of these wins.
pub(crate) fn wins(options: &[u32], portion: &Portion) -> Bits {
    let mut wins = Bits::new(portion.order());
    options.iter().for_each(|&option| wins.unite(portion.lost_with(option)));
    wins
}
