//! Turning games.
//!
//! **Theorem.** Let there be two letters, heads and tails, no laws, no groups that fall, and no end of play. Let each move need heads on one cell u and
//! turn it to tails, have no condition, need of other cells no more than that they are there, and exchange the letters of some others. Then a position is worth the
//! nim-sum of its heads, each alone among the same cells.
//!
//! Let g(u) be the value of the position with heads on u alone, and call the nim-sum of g over the heads the weight of a position. By induction on the measure the
//! value is the weight. A move of u leads from weight w to w + g(u) + x, where x is the weight of the other cells that it turns and that are there: for u alone, to x. So g(u) is the
//! least number that is no such x; whence no option has the weight w, and for each smaller v some head u has g(u) + w + v < g(u), which is one of its x: that option has the weight v. ∎
//!
//! A cell that a move needs and that is not there makes it impossible, for u alone as well.

use crate::moves::Cells;
use crate::statement::{Formula, Move, Statement};

/// The letters of heads and tails, if the game is a turning game in which some move exchanges letters.
pub(crate) fn heads(statement: &Statement) -> Option<[u8; 2]> {
    let plain = statement.laws.is_empty()
        && statement.falls.is_empty()
        && statement.end == Formula::Or(Vec::new())
        && statement.letters.len() == 2
        && statement.moves.iter().any(|made| !made.flip.is_empty());
    [[0, 1], [1, 0]].into_iter().find(|&pair| plain && statement.moves.iter().all(|made| turns(made, pair)))
}

/// Returns `true` if a move turns a cell from heads to tails, and others whatever they show.
fn turns(made: &Move, [heads, tails]: [u8; 2]) -> bool {
    let mut leading = made.need.iter().filter(|(letters, _)| letters.len() == 1);
    let (Some((letters, cells)), None) = (leading.next(), leading.next()) else { return false };
    made.guard == Formula::And(Vec::new())
        && *letters == [heads]
        && cells.len() == 1
        && made.write == [(tails, cells.clone())]
        && made.flip.iter().all(|(_, flipped)| !flipped.contains(&cells[0]))
}

/// The heads of a position, each alone.
pub(crate) fn parts(cells: &[u8], [heads, tails]: [u8; 2]) -> Vec<Cells> {
    let alone = |at: usize| {
        let letter =
            |(other, &letter): (usize, &u8)| if letter == heads && other != at { tails } else { letter };
        cells.iter().enumerate().map(letter).collect()
    };
    (0..cells.len()).filter(|&at| cells[at] == heads).map(alone).collect()
}
