//! Tiles, and the waves of tiles that can be filled concurrently.
//!
//! In a monotone game two different tiles with the same sum of indices are independent: one is behind the
//! other on some axis and ahead on another, so that no position of the one is componentwise below a position
//! of the other. They share no line of a nonnegative direction either. All tiles of one sum make a *wave*. In
//! any other order the tiles are consecutive runs of the lexicographic order.

use super::grid::Grid;
use std::ops::Range;

/// A box of positions: bounds by stored axis.
#[derive(Clone, Debug)]
pub(super) struct Tile {
    pub(super) low: Vec<u64>,
    pub(super) high: Vec<u64>,
}

/// All tiles, wave by wave.
pub(super) struct Schedule {
    /// Sides of a tile that is not at the border.
    pub(super) sizes: Vec<u64>,
    pub(super) tiles: Vec<Tile>,
    pub(super) waves: Vec<Range<usize>>,
}

/// With fewer tiles than this they are made smaller, but not below this many cells.
const FEWEST_TILES: u64 = 64;
const LEAST_CELLS: u64 = 256;
/// With more tiles than this they are made larger.
const MOST_TILES: u64 = 1 << 16;
/// Rows are cut at multiples of this, so that tiles share no word of bits.
const WORD: u64 = 64;

impl Schedule {
    /// Tiles of about `target` cells: enough to be worth a task, few enough for the cache and for quick
    /// interruption. `grain` is the preferred ratio of a tile's length to its height.
    pub(super) fn new(grid: &Grid, monotone: bool, target: u64, grain: u64) -> Schedule {
        let target =
            target.min((grid.cells() / FEWEST_TILES).max(LEAST_CELLS)).max(grid.cells() / MOST_TILES);
        let sizes = if monotone { blocks(grid, target, grain) } else { runs(grid, target) };
        let counts: Vec<u64> =
            grid.extents.iter().zip(&sizes).map(|(&extent, &size)| extent.div_ceil(size)).collect();
        let mut tiles = Vec::new();
        let mut index = vec![0; sizes.len()];
        loop {
            let low: Vec<u64> = index.iter().zip(&sizes).map(|(&index, &size)| index * size).collect();
            let ends = low.iter().zip(&sizes).zip(&grid.extents);
            let high = ends.map(|((&low, &size), &extent)| (low + size).min(extent)).collect();
            tiles.push((index.iter().sum::<u64>(), Tile { low, high }));
            if !advance(&mut index, &counts) {
                break;
            }
        }
        if monotone {
            tiles.sort_by_key(|&(sum, _)| sum);
        }
        let mut waves: Vec<Range<usize>> = Vec::new();
        for (place, (sum, _)) in tiles.iter().enumerate() {
            match waves.last_mut() {
                Some(wave) if monotone && tiles[wave.start].0 == *sum => wave.end = place + 1,
                _ => waves.push(place..place + 1),
            }
        }
        Schedule { sizes, tiles: tiles.into_iter().map(|(_, tile)| tile).collect(), waves }
    }
}

/// Halves the longest side until a tile is small enough.
fn blocks(grid: &Grid, target: u64, grain: u64) -> Vec<u64> {
    let mut sizes = grid.extents.clone();
    let last = sizes.len() - 1;
    while sizes.iter().product::<u64>() > target {
        let length = |axis: usize| {
            let shortest = if axis == last { WORD } else { 1 };
            if sizes[axis] <= shortest { 0 } else { sizes[axis] / if axis == last { grain } else { 1 } + 1 }
        };
        match (0..sizes.len()).max_by_key(|&axis| length(axis)) {
            Some(axis) if length(axis) > 0 => sizes[axis] = half(sizes[axis], axis == last),
            _ => break,
        }
    }
    sizes
}

/// Halves the most significant side, then the next.
fn runs(grid: &Grid, target: u64) -> Vec<u64> {
    let mut sizes = grid.extents.clone();
    let last = sizes.len() - 1;
    for axis in 0..sizes.len() {
        let shortest = if axis == last { WORD } else { 1 };
        while sizes.iter().product::<u64>() > target && sizes[axis] > shortest {
            sizes[axis] = half(sizes[axis], axis == last);
        }
    }
    sizes
}

fn half(size: u64, is_row: bool) -> u64 {
    let half = size.div_ceil(2);
    if is_row { half.next_multiple_of(WORD).min(size) } else { half }
}

/// Next index below `counts` in lexicographic order; `false` after the last.
fn advance(index: &mut [u64], counts: &[u64]) -> bool {
    for (place, &count) in index.iter_mut().zip(counts).rev() {
        *place += 1;
        if *place < count {
            return true;
        }
        *place = 0;
    }
    false
}

impl Tile {
    /// Number of positions.
    pub(super) fn cells(&self) -> u64 {
        self.low.iter().zip(&self.high).map(|(low, high)| high - low).product()
    }

    /// Places of a row in the tile.
    pub(super) fn places(&self) -> Range<u64> {
        let last = self.low.len() - 1;
        self.low[last]..self.high[last]
    }

    /// Visits the heads of its rows in lexicographic order.
    pub(super) fn each_row<E>(&self, mut visit: impl FnMut(&[u64]) -> Result<(), E>) -> Result<(), E> {
        let last = self.low.len() - 1;
        let (low, high) = (&self.low[..last], &self.high[..last]);
        let mut head = low.to_vec();
        'rows: loop {
            visit(&head)?;
            for axis in (0..last).rev() {
                head[axis] += 1;
                if head[axis] < high[axis] {
                    continue 'rows;
                }
                head[axis] = low[axis];
            }
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(tile: &Tile) -> Vec<Vec<u64>> {
        let mut all = Vec::new();
        let _ = tile.each_row(|head| {
            all.extend(tile.places().map(|place| [head, &[place]].concat()));
            Ok::<(), ()>(())
        });
        all
    }

    #[test]
    fn waves_hold_every_cell_once_and_no_two_comparable_tiles() {
        for extents in [vec![300], vec![7, 200], vec![5, 6, 130], vec![1, 1], vec![2, 3, 4, 5]] {
            let grid = Grid::new(&extents, (0..extents.len()).collect()).expect("small");
            let schedule = Schedule::new(&grid, true, 40, 16);
            let mut seen = std::collections::HashSet::new();
            let mut done: Vec<Vec<u64>> = Vec::new();
            for wave in &schedule.waves {
                let tiles: Vec<_> = schedule.tiles[wave.clone()].iter().map(cells).collect();
                for (index, tile) in tiles.iter().enumerate() {
                    for other in &tiles[..index] {
                        let below = |a: &[u64], b: &[u64]| a.iter().zip(b).all(|(a, b)| a <= b);
                        assert!(tile.iter().all(|a| other.iter().all(|b| !below(a, b) && !below(b, a))));
                    }
                    assert!(tile.iter().all(|cell| seen.insert(cell.clone())));
                }
                for cell in tiles.iter().flatten() {
                    let behind = |earlier: &Vec<u64>| earlier.iter().zip(cell).all(|(a, b)| a >= b);
                    assert!(!done.iter().any(behind), "an earlier wave holds what comes after {cell:?}");
                }
                done.extend(tiles.into_iter().flatten());
            }
            assert_eq!(seen.len() as u64, grid.cells());
        }
    }

    #[test]
    fn runs_follow_the_lexicographic_order() {
        for extents in [vec![300], vec![7, 200], vec![5, 6, 130]] {
            let grid = Grid::new(&extents, (0..extents.len()).collect()).expect("small");
            let schedule = Schedule::new(&grid, false, 40, 16);
            let all: Vec<_> = schedule.tiles.iter().flat_map(cells).collect();
            assert!(all.is_sorted() && all.len() as u64 == grid.cells());
            assert!(schedule.waves.iter().all(|wave| wave.len() == 1));
        }
    }
}
