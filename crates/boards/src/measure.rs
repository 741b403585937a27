//! Termination: a measure that every move lowers.
//!
//! Each letter has a weight w.
//!
//! * **A sum**: each cell has a factor f: 1, or its coordinate from one of the sides, or the sum of two. If for every move the sum of w·f falls,
//!   whatever stood before on the cells that it changes, play ends. Cells that it does not name may be missing in a part: what falls there is not counted.
//! * **An order of the cells**: if of the cells whose weight a move may change the first in the order is one that it names, and falls
//!   whatever stood there before, the list of all weights falls in the order of dictionaries.
//!
//! What happens to groups after a move raises no weight.

use crate::ground::{Fall, Ground, GroundMove};
use crate::structure::Structure;
use crate::syntax::LetterSet;
use crate::written::exchanged;
use std::collections::BTreeSet;

/// A measure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// Weight of each letter.
    pub weights: Vec<i64>,
    /// Weighing of the cells.
    pub cells: Weighing,
}

/// Comparison of the weights on cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Weighing {
    /// By their sum.
    Sum,
    /// By their sum, each times a factor.
    Factors(Vec<i64>),
    /// In this order, the first that differs decides.
    Order(Vec<u32>),
}

/// Changes of a move: letters before, the letter or letters after, and the number of cells or the factor. Cells that the move does not
/// name have no letters before.
type Changes = Vec<(Option<LetterSet>, After, i64)>;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum After {
    Letter(u8),
    Flipped([u8; 2]),
}

/// Finds a measure, if there is one of this form.
pub fn measure(ground: &Ground, structure: &Structure, letters: usize) -> Option<Measure> {
    let plain: BTreeSet<Changes> = ground.moves.iter().map(|made| changes(made, &|_| 1)).collect();
    let top = if letters <= 5 { letters as i64 } else { 2 };
    let weights = |top, moves: &BTreeSet<Changes>| {
        weights(letters, top, &ground.falls, &mut |weights| moves.iter().all(|made| sinks(made, weights)))
    };
    if let Some(weights) = weights(top, &plain) {
        return Some(Measure { weights, cells: Weighing::Sum });
    }
    for factors in factors(structure) {
        let found: BTreeSet<Changes> =
            ground.moves.iter().map(|made| changes(made, &|cell| factors[cell as usize])).collect();
        if let Some(weights) = weights(1, &found) {
            return Some(Measure { weights, cells: Weighing::Factors(factors) });
        }
    }
    in_order(ground, structure.cells(), letters)
}

/// The cells that a move changes, with what they need and what comes out.
fn changed(made: &GroundMove) -> impl Iterator<Item = (u32, Option<LetterSet>, After)> {
    let written = made.write.iter().map(|(letter, cells)| (After::Letter(*letter), cells));
    let flipped = made.flip.iter().map(|(pair, cells)| (After::Flipped(*pair), cells));
    written.chain(flipped).flat_map(move |(after, cells)| {
        cells.iter().map(move |&cell| {
            let known = made.need.iter().find(|(_, needed)| needed.binary_search(&cell).is_ok());
            (cell, known.map(|(letters, _)| *letters), after)
        })
    })
}

/// The changes of a move, cells of a kind together.
fn changes(made: &GroundMove, factor: &dyn Fn(u32) -> i64) -> Changes {
    let mut changes = Changes::new();
    for (cell, before, after) in changed(made) {
        let factor = factor(cell);
        let known = changes.iter_mut().find(|(known, same, _)| *known == before && *same == after);
        match known {
            Some(change) => change.2 += factor,
            None => changes.push((before, after, factor)),
        }
    }
    changes.sort_unstable();
    changes
}

/// The most by which the weight of a cell may rise, or the least by which it falls.
fn rise(before: Option<LetterSet>, after: After, weights: &[i64]) -> i64 {
    let before = before.unwrap_or(LetterSet::MAX);
    let letters = (0..weights.len()).filter(|letter| before >> letter & 1 == 1);
    let becomes = |letter: usize| match after {
        After::Letter(letter) => weights[usize::from(letter)],
        After::Flipped(pair) => weights[usize::from(exchanged(pair, letter as u8))],
    };
    letters.map(|letter| becomes(letter) - weights[letter]).max().unwrap_or(0)
}

/// Returns `true` if the sum falls.
fn sinks(changes: &Changes, weights: &[i64]) -> bool {
    let gain = |&(before, after, factor): &(Option<LetterSet>, After, i64)| {
        let rise = rise(before, after, weights);
        factor * if before.is_none() { rise.max(0) } else { rise }
    };
    changes.iter().map(gain).sum::<i64>() < 0
}

/// Weights from 0 to `top` that are right, and by which nothing rises after a move.
fn weights(
    letters: usize,
    top: i64,
    falls: &[Fall],
    right: &mut dyn FnMut(&[i64]) -> bool,
) -> Option<Vec<i64>> {
    let mut weights = vec![0i64; letters];
    loop {
        let sinks = |fall: &Fall| rise(Some(fall.of), After::Letter(fall.letter), &weights) <= 0;
        if falls.iter().all(sinks) && right(&weights) {
            return Some(weights);
        }
        let raised = weights.iter().position(|weight| *weight < top)?;
        weights[raised] += 1;
        weights[..raised].fill(0);
    }
}

/// A measure by an order of the cells.
fn in_order(ground: &Ground, cells: usize, letters: usize) -> Option<Measure> {
    let mut order = None;
    let weights = weights(letters, 1, &ground.falls, &mut |weights| {
        order = order_of(ground, cells, weights);
        order.is_some()
    });
    weights.zip(order).map(|(weights, order)| Measure { weights, cells: Weighing::Order(order) })
}

/// An order of the cells for weights, if there is one: the next cell is always one that rises in none of the moves that are left, and
/// those in which it is sure to fall are left no longer.
fn order_of(ground: &Ground, cells: usize, weights: &[i64]) -> Option<Vec<u32>> {
    // For each cell the number of moves in which it may rise, and those in which it falls.
    let (mut rising, mut falling) = (vec![0usize; cells], vec![Vec::new(); cells]);
    let rises = |(number, made): (usize, &GroundMove)| {
        let mut rises = Vec::new();
        for (cell, before, after) in changed(made) {
            let rise = rise(before, after, weights);
            if rise > 0 {
                rises.push(cell as usize);
            } else if rise < 0 && before.is_some() {
                falling[cell as usize].push(number);
            }
        }
        rises.iter().for_each(|&cell| rising[cell] += 1);
        rises
    };
    let rises: Vec<Vec<usize>> = ground.moves.iter().enumerate().map(rises).collect();
    let mut left = vec![true; ground.moves.len()];
    let mut open: Vec<usize> = (0..cells).filter(|&cell| rising[cell] == 0).collect();
    let mut order = Vec::with_capacity(cells);
    while let Some(cell) = open.pop() {
        order.push(cell as u32);
        for &number in &falling[cell] {
            if !std::mem::take(&mut left[number]) {
                continue;
            }
            for &other in &rises[number] {
                rising[other] -= 1;
                if rising[other] == 0 {
                    open.push(other);
                }
            }
        }
    }
    (left.iter().all(|left| !left) && order.len() == cells).then_some(order)
}

/// Factors of cells that are tried, all positive.
fn factors(structure: &Structure) -> Vec<Vec<i64>> {
    let (Some(places), Some([rows, columns])) = (&structure.places, structure.extent) else {
        return Vec::new();
    };
    let (rows, columns) = (rows as i64 + 1, columns as i64 + 1);
    let forms: [&dyn Fn(i64, i64) -> i64; 8] = [
        &|_, column| column,
        &|row, _| row,
        &|row, column| row + column,
        &|row, column| row + columns - column,
        &|_, column| columns - column,
        &|row, _| rows - row,
        &|row, column| rows - row + column,
        &|row, column| rows - row + columns - column,
    ];
    forms.iter().map(|form| places.iter().map(|&[row, column]| form(row, column)).collect()).collect()
}
