//! Ranks of options: how nearly they cut a board in two.
//!
//! A line between two columns (two rows, two distances from a cell at the rim) has open cells on both sides, and moves that cross it. The rank is the
//! least, over all lines, of the larger side plus a weight for each move across: positions that fall apart soon, into
//! parts as small as can be, come first.

use crate::play::Move;
use crate::set::Set;
use crate::structure::Structure;

/// Weight of a move across a line.
const ACROSS: i32 = 3;

/// Lines that may cut a board.
pub(crate) struct Cuts<const W: usize> {
    axes: Vec<Axis<W>>,
}

/// Moves and open cells of a position; of each strip of each axis, its open cells, and the moves that begin there less those that
/// end there.
pub(crate) struct Base<const W: usize> {
    moves: Vec<u64>,
    pub(crate) open: Set<W>,
    total: i32,
    strips: Vec<[i32; 2]>,
}

/// Parallel lines.
struct Axis<const W: usize> {
    /// Number of strips of cells between neighbouring lines.
    strips: usize,
    /// Strip of each cell.
    strip: Vec<u16>,
    /// First and last strip of the cells of each move.
    spans: Vec<[u16; 2]>,
}

impl<const W: usize> Cuts<W> {
    pub(crate) fn new(structure: &Structure, moves: &[Move<W>]) -> Cuts<W> {
        let coordinates: Vec<Vec<usize>> = match &structure.places {
            Some(places) => {
                [0, 1].map(|which| places.iter().map(|place| place[which] as usize - 1).collect()).into()
            }
            None => vec![layers(structure)],
        };
        let axis = |coordinate: &Vec<usize>| {
            let count = coordinate.iter().max().map_or(0, |last| last + 1);
            let span = |made: &Move<W>| {
                let strips = || made.cells().cells().map(|cell| coordinate[cell as usize] as u16);
                [strips().min().unwrap_or(0), strips().max().unwrap_or(0)]
            };
            let strip = coordinate.iter().map(|&strip| strip as u16).collect();
            Axis { strips: count, strip, spans: moves.iter().map(span).collect() }
        };
        let mut axes: Vec<Axis<W>> = coordinates.iter().map(axis).collect();
        axes.retain(|axis| axis.strips > 1);
        Cuts { axes }
    }

    /// What the ranks of positions that differ little from one are counted from.
    pub(crate) fn base(&self, moves: &[u64], open: Set<W>) -> Base<W> {
        let mut base =
            Base { moves: vec![0; moves.len()], open: Set::default(), total: 0, strips: Vec::new() };
        base.strips = self.axes.iter().flat_map(|axis| std::iter::repeat_n([0, 0], axis.strips)).collect();
        let mut strips = base.strips.clone();
        base.total = self.count(&base, moves, open, &mut strips);
        Base { moves: moves.to_vec(), open, strips, ..base }
    }

    /// Counts open cells and beginning and ending moves of all strips; returns the number of open cells.
    fn count(&self, base: &Base<W>, moves: &[u64], open: Set<W>, strips: &mut [[i32; 2]]) -> i32 {
        let (opened, closed) = (open.minus(base.open), base.open.minus(open));
        let mut start = 0;
        for axis in &self.axes {
            let strips = &mut strips[start..start + axis.strips];
            start += axis.strips;
            let mut put = |number: usize, by: i32| {
                let [first, last] = axis.spans[number];
                strips[first as usize][1] += by;
                strips[last as usize][1] -= by;
            };
            for (at, (&now, &before)) in moves.iter().zip(&base.moves).enumerate() {
                let (mut more, mut fewer) = (now & !before, before & !now);
                while fewer != 0 {
                    put(64 * at + fewer.trailing_zeros() as usize, -1);
                    fewer &= fewer - 1;
                }
                while more != 0 {
                    put(64 * at + more.trailing_zeros() as usize, 1);
                    more &= more - 1;
                }
            }
            closed.cells().for_each(|cell| strips[axis.strip[cell as usize] as usize][0] -= 1);
            opened.cells().for_each(|cell| strips[axis.strip[cell as usize] as usize][0] += 1);
        }
        base.total + opened.cells().count() as i32 - closed.cells().count() as i32
    }

    /// Rank of a position with these moves and open cells.
    pub(crate) fn rank(
        &self,
        base: &Base<W>,
        moves: &[u64],
        open: Set<W>,
        strips: &mut Vec<[i32; 2]>,
    ) -> u32 {
        strips.clone_from(&base.strips);
        let total = self.count(base, moves, open, strips);
        let mut best = total * (1 + ACROSS);
        let mut rest = strips.as_slice();
        for axis in &self.axes {
            let (strips, others) = rest.split_at(axis.strips);
            rest = others;
            let (mut before, mut across) = (0, 0);
            for [cells, change] in strips {
                before += cells;
                across += change;
                best = best.min(before.max(total - before) + ACROSS * across);
                if before == total {
                    break;
                }
            }
        }
        best as u32
    }
}

/// Distance of each cell from one at the rim of its component.
fn layers(structure: &Structure) -> Vec<usize> {
    let cells = structure.cells();
    let distances = structure.distances();
    let mut layers = vec![0; cells];
    for (cell, layer) in layers.iter_mut().enumerate() {
        let reached = |from: usize| distances[from].iter().filter(|&&steps| usize::from(steps) < cells);
        // The cell of the component that is farthest from its first one.
        let first = (0..cells).find(|&other| other == cell || usize::from(distances[cell][other]) < cells);
        let first = first.unwrap_or(cell);
        let far = reached(first).max().copied().unwrap_or(0);
        let rim = distances[first].iter().position(|&steps| steps == far).unwrap_or(first);
        *layer = usize::from(distances[rim][cell]).min(cells - 1);
    }
    layers
}
