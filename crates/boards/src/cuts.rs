//! Ranks of options: how nearly they cut a board in two.
//!
//! A line between two columns (two rows, two distances from a cell at the rim) has open cells on both sides, and moves that cross it. The rank is the
//! least, over all lines, of the larger side plus a weight for each move across: positions that fall apart soon, into
//! parts as small as can be, come first.

use crate::play::Move;
use crate::set::Set;
use crate::structure::Structure;

/// Weight of a move across a line.
const ACROSS: u32 = 3;

/// Lines that may cut a board.
pub(crate) struct Cuts<const W: usize> {
    axes: Vec<Axis<W>>,
}

/// Parallel lines.
struct Axis<const W: usize> {
    /// Cells between neighbouring lines.
    strips: Vec<Set<W>>,
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
            let mut strips = vec![Set::default(); count];
            for (cell, &strip) in (0..).zip(coordinate) {
                strips[strip].put(cell);
            }
            let span = |made: &Move<W>| {
                let strips = || made.cells().cells().map(|cell| coordinate[cell as usize] as u16);
                [strips().min().unwrap_or(0), strips().max().unwrap_or(0)]
            };
            Axis { strips, spans: moves.iter().map(span).collect() }
        };
        let mut axes: Vec<Axis<W>> = coordinates.iter().map(axis).collect();
        axes.retain(|axis| axis.strips.len() > 1);
        Cuts { axes }
    }

    /// Rank of a position with these moves and open cells.
    pub(crate) fn rank(&self, moves: &[u32], open: Set<W>, crossing: &mut Vec<i32>) -> u32 {
        let total = open.count();
        let mut best = total * (1 + ACROSS);
        for axis in &self.axes {
            crossing.clear();
            crossing.resize(axis.strips.len() + 1, 0);
            for &number in moves {
                let [first, last] = axis.spans[number as usize];
                crossing[first as usize] += 1;
                crossing[last as usize] -= 1;
            }
            let (mut before, mut across) = (0, 0);
            for (strip, change) in axis.strips.iter().zip(&*crossing) {
                before += strip.and(open).count();
                across += change;
                let larger = before.max(total - before);
                best = best.min(larger + ACROSS * across as u32);
            }
        }
        best
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
