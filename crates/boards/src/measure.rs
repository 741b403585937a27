//! Termination: a measure that every move lowers.
//!
//! Each letter has a weight w, and each cell a factor f: 1, or its coordinate from one of the sides, or the sum of two.
//! If for every move the sum of w·f falls on the cells that it names, whatever stood there before, and rises on no other cell,
//! play ends, in parts of positions too.

use crate::ground::{Ground, GroundMove};
use crate::structure::Structure;
use crate::syntax::LetterSet;
use std::collections::BTreeSet;

/// A measure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// Weight of each letter.
    pub weights: Vec<i64>,
    /// Factor of each cell; all 1 if absent.
    pub factors: Option<Vec<i64>>,
}

/// Changes of a move: letters before, the letter after, and the number of cells or the factor. Cells that the move does not
/// name have no letters before.
type Changes = Vec<(Option<LetterSet>, u8, i64)>;

/// Finds a measure, if there is one of this form.
pub fn measure(ground: &Ground, structure: &Structure, letters: usize) -> Option<Measure> {
    let plain: BTreeSet<Changes> = ground.moves.iter().map(|made| changes(made, &|_| 1)).collect();
    let top = if letters <= 5 { letters as i64 } else { 2 };
    if let Some(weights) = weights(letters, top, &plain) {
        return Some(Measure { weights, factors: None });
    }
    for factors in factors(structure) {
        let found: BTreeSet<Changes> =
            ground.moves.iter().map(|made| changes(made, &|cell| factors[cell as usize])).collect();
        if let Some(weights) = weights(letters, 1, &found) {
            return Some(Measure { weights, factors: Some(factors) });
        }
    }
    None
}

/// The changes of a move, cells of a kind together.
fn changes(made: &GroundMove, factor: &dyn Fn(u32) -> i64) -> Changes {
    let mut changes = Changes::new();
    for (letter, cells) in &made.write {
        for &cell in cells {
            let known = made.need.iter().find(|(_, needed)| needed.binary_search(&cell).is_ok());
            let before = known.map(|(letters, _)| *letters);
            let factor = factor(cell);
            match changes.iter_mut().find(|(known, after, _)| *known == before && after == letter) {
                Some(change) => change.2 += factor,
                None => changes.push((before, *letter, factor)),
            }
        }
    }
    changes.sort_unstable();
    changes
}

/// Weights from 0 to `top` by which every move falls.
fn weights(letters: usize, top: i64, moves: &BTreeSet<Changes>) -> Option<Vec<i64>> {
    let mut weights = vec![0i64; letters];
    loop {
        let lowest = weights.iter().min().copied().unwrap_or(0);
        let gain = |&(before, after, factor): &(Option<LetterSet>, u8, i64)| match before {
            Some(before) => {
                let letters = (0..letters).filter(|letter| before >> letter & 1 == 1);
                let least = letters.map(|letter| weights[letter]).min().unwrap_or(0);
                Some(factor * (weights[after as usize] - least))
            }
            None => (weights[after as usize] == lowest).then_some(0),
        };
        let falls =
            |changes: &Changes| changes.iter().map(gain).sum::<Option<i64>>().is_some_and(|sum| sum < 0);
        if moves.iter().all(falls) {
            return Some(weights);
        }
        let raised = weights.iter().position(|weight| *weight < top)?;
        weights[raised] += 1;
        weights[..raised].fill(0);
    }
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
