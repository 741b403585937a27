//! Choice among the puzzles of a source: spread from the smallest to the largest, with different winning moves.

use crate::criteria::Puzzle;

/// As many as wanted, evenly spaced among those found.
pub(crate) fn choose(mut found: Vec<Puzzle>, take: usize) -> Vec<Puzzle> {
    found.sort_by_key(|puzzle| (puzzle.grade, puzzle.moves));
    let count = found.len();
    if count <= take {
        return found;
    }
    let places: Vec<usize> = (0..take).map(|at| (2 * at + 1) * count / (2 * take)).collect();
    found.into_iter().enumerate().filter(|(at, _)| places.contains(at)).map(|(_, puzzle)| puzzle).collect()
}
