//! Ranks of options: how nearly they cut a board in two.
//!
//! A line between two columns (two rows, two distances from a cell at the rim) has moves on both sides, and moves that cross it. The rank is the
//! least, over all lines, of the sum of the squares of both sides, and of a weight for each move across times their sum: positions that fall apart
//! soon, into parts as small as can be, come first. Where moves only exclude each other, the size of a side is the number of its cells with a move left;
//! and the square of the number of moves across is added; elsewhere it is the number of its moves, which is known sooner.

use crate::play::Move;
use crate::set::Set;
use crate::structure::Structure;

/// Weight of a move across a line, beside sides of moves.
const BESIDE_MOVES: u64 = 9;
/// Twice the same beside sides of cells.
const BESIDE_CELLS: u32 = 9;

/// Lines that may cut a board.
pub(crate) struct Cuts {
    axes: Vec<Axis>,
}

/// Moves of a position, and how many of them begin and end in each strip of each axis.
pub(crate) struct Base {
    moves: Vec<u64>,
    total: i64,
    strips: Vec<[i64; 2]>,
}

/// All lines, in lanes: for each cell the lines that it is before, for each move those that it crosses.
pub(crate) struct Lines {
    before: Vec<Lanes>,
    across: Vec<Lanes>,
    /// Lanes of one cell or move: a multiple of 8.
    lanes: usize,
}

/// Numbers of the cells of a position, of those before each line, and of its moves across each.
#[derive(Clone)]
pub(crate) struct Sides {
    total: u32,
    before: Lanes,
    across: Lanes,
}

type Lanes = Vec<u16>;

/// Parallel lines.
struct Axis {
    /// Number of strips of cells between neighbouring lines.
    strips: usize,
    /// Strip of each cell.
    strip: Vec<u16>,
    /// First and last strip of the cells of each move.
    spans: Vec<[u16; 2]>,
}

impl Cuts {
    pub(crate) fn new<const W: usize>(structure: &Structure, moves: &[Move<W>]) -> Cuts {
        let coordinates: Vec<Vec<usize>> = match &structure.places {
            Some(places) => {
                [0, 1].map(|which| places.iter().map(|place| place[which] as usize - 1).collect()).into()
            }
            None => vec![layers(structure)],
        };
        let axis = |coordinate: &Vec<usize>| {
            let strip: Vec<u16> = coordinate.iter().map(|&strip| strip as u16).collect();
            let span = |made: &Move<W>| {
                let strips = || made.cells().cells().map(|cell| strip[cell as usize]);
                [strips().min().unwrap_or(0), strips().max().unwrap_or(0)]
            };
            let spans = moves.iter().map(span).collect();
            Axis { strips: coordinate.iter().max().map_or(0, |last| last + 1), strip, spans }
        };
        let mut axes: Vec<Axis> = coordinates.iter().map(axis).collect();
        axes.retain(|axis| axis.strips > 1);
        Cuts { axes }
    }

    /// Counts of one position, from which the ranks of positions with nearly the same moves are computed.
    pub(crate) fn base(&self, moves: &[u64]) -> Base {
        let strips = vec![[0, 0]; self.axes.iter().map(|axis| axis.strips).sum()];
        let mut base = Base { moves: vec![0; moves.len()], total: 0, strips };
        let mut strips = base.strips.clone();
        base.total = self.count(&base, moves, &mut strips);
        Base { moves: moves.to_vec(), strips, ..base }
    }

    /// Counts the moves that begin and end in all strips; returns the number of moves.
    fn count(&self, base: &Base, moves: &[u64], strips: &mut [[i64; 2]]) -> i64 {
        let mut total = base.total;
        for (at, (&now, &before)) in moves.iter().zip(&base.moves).enumerate() {
            for (mut word, by) in [(before & !now, -1), (now & !before, 1)] {
                total += by * i64::from(word.count_ones());
                while word != 0 {
                    let number = 64 * at + word.trailing_zeros() as usize;
                    let mut start = 0;
                    for axis in &self.axes {
                        let [first, last] = axis.spans[number];
                        strips[start + first as usize][0] += by;
                        strips[start + last as usize][1] += by;
                        start += axis.strips;
                    }
                    word &= word - 1;
                }
            }
        }
        total
    }

    /// Rank of a position with these moves.
    pub(crate) fn rank(&self, base: &Base, moves: &[u64], strips: &mut Vec<[i64; 2]>) -> u32 {
        strips.clone_from(&base.strips);
        let total = self.count(base, moves, strips);
        let weighed = |left: i64, right: i64, across: i64| {
            weighed(left as u64, right as u64, BESIDE_MOVES * across as u64)
        };
        let mut best = weighed(total, 0, 0);
        let mut rest = strips.as_slice();
        for axis in &self.axes {
            let (strips, others) = rest.split_at(axis.strips);
            rest = others;
            let (mut begun, mut ended) = (0, 0);
            for [begin, end] in strips {
                begun += begin;
                ended += end;
                best = best.min(weighed(ended, total - begun, begun - ended));
            }
        }
        best
    }

    /// All lines of a board with so many cells.
    pub(crate) fn lines(&self, cells: usize) -> Lines {
        let count: usize = self.axes.iter().map(|axis| axis.strips - 1).sum();
        let lanes = count.next_multiple_of(8).max(8);
        let moves = self.axes.first().map_or(0, |axis| axis.spans.len());
        let (mut before, mut across) = (vec![vec![0; lanes]; cells], vec![vec![0; lanes]; moves]);
        let lines = self.axes.iter().flat_map(|axis| (1..axis.strips as u16).map(move |line| (axis, line)));
        for (lane, (axis, line)) in lines.enumerate() {
            for (cell, strip) in before.iter_mut().zip(&axis.strip) {
                cell[lane] = u16::from(*strip < line);
            }
            for (made, [first, last]) in across.iter_mut().zip(&axis.spans) {
                made[lane] = u16::from(*first < line && *last >= line);
            }
        }
        Lines { before, across, lanes }
    }
}

impl Lines {
    /// Numbers of a position with these cells and moves.
    pub(crate) fn sides<const W: usize, const M: usize>(&self, cells: &Set<W>, moves: &Set<M>) -> Sides {
        let mut sides =
            Sides { total: cells.count(), before: vec![0; self.lanes], across: vec![0; self.lanes] };
        cells.visit(|cell| change(&mut sides.before, &self.before[cell as usize], u16::wrapping_add));
        moves.visit(|made| {
            if let Some(lanes) = self.across.get(made as usize) {
                change(&mut sides.across, lanes, u16::wrapping_add);
            }
        });
        sides
    }

    /// Rank of the position when some of its cells and moves are gone.
    #[inline]
    pub(crate) fn rank<const W: usize, const M: usize>(
        &self,
        sides: &Sides,
        scratch: &mut Sides,
        cells: &Set<W>,
        moves: &Set<M>,
    ) -> u32 {
        scratch.before.copy_from_slice(&sides.before);
        scratch.across.copy_from_slice(&sides.across);
        scratch.total = sides.total;
        cells.visit(|cell| {
            scratch.total -= 1;
            change(&mut scratch.before, &self.before[cell as usize], u16::wrapping_sub);
        });
        moves.visit(|made| {
            if let Some(lanes) = self.across.get(made as usize) {
                change(&mut scratch.across, lanes, u16::wrapping_sub);
            }
        });
        let total = scratch.total;
        let lanes = scratch.before.iter().zip(&scratch.across);
        lanes.fold(u32::MAX, |best, (&left, &across)| {
            let (left, right) = (u32::from(left), total - u32::from(left));
            // No board has so many cells that this were too large.
            let across = u32::from(across);
            best.min(2 * (left * left + right * right + across * across) + BESIDE_CELLS * across * total)
        })
    }
}

#[inline]
fn change(lanes: &mut [u16], by: &[u16], how: impl Fn(u16, u16) -> u16) {
    lanes.iter_mut().zip(by).for_each(|(lane, by)| *lane = how(*lane, *by));
}

/// The rank by the sizes of both sides of a line, and the weight of the moves across.
#[inline]
fn weighed(left: u64, right: u64, across: u64) -> u32 {
    (left * left + right * right + across * (left + right)).min(u64::from(u32::MAX)) as u32
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
