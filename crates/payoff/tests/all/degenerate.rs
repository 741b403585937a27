//! Games with many ties, where a simplex method may stand still: duplicates, few different numbers, low rank.

use crate::support::{Chance, matrix, solved, whole};
use payoff::{Matrix, Method};

/// A product of two random matrices: of rank at most `rank`.
fn low_rank(chance: &mut Chance, rows: usize, columns: usize, rank: usize) -> Matrix {
    let left: Vec<i64> = (0..rows * rank).map(|_| chance.signed(3)).collect();
    let right: Vec<i64> = (0..columns * rank).map(|_| chance.signed(3)).collect();
    whole(rows, columns, |row, column| {
        (0..rank).map(|place| left[row * rank + place] * right[column * rank + place]).sum()
    })
}

#[test]
fn a_thousand_games_of_minus_one_zero_and_one_are_solved() {
    let mut chance = Chance::new(20);
    let mut mixed = 0;
    for _ in 0..1000 {
        let (rows, columns) = (chance.between(5, 60), chance.between(5, 60));
        let found = solved(&whole(rows, columns, |_, _| chance.signed(1)));
        mixed += usize::from(found.method != Method::Saddle);
    }
    assert!(mixed > 900, "{mixed}");
}

#[test]
fn games_of_low_rank_are_solved() {
    let mut chance = Chance::new(21);
    for rank in [1, 2, 3, 5] {
        for _ in 0..25 {
            let (rows, columns) = (chance.between(5, 40), chance.between(5, 40));
            solved(&low_rank(&mut chance, rows, columns, rank));
        }
    }
}

#[test]
fn copies_of_rows_and_columns_change_nothing() {
    let mut chance = Chance::new(22);
    for _ in 0..100 {
        let (rows, columns) = (chance.between(2, 8), chance.between(2, 8));
        let game = whole(rows, columns, |_, _| chance.signed(4));
        let copied =
            matrix(3 * rows, 2 * columns, |row, column| game.entry(row % rows, column % columns).clone());
        assert_eq!(solved(&copied).value, solved(&game).value);
    }
}

#[test]
fn sparse_games_are_solved() {
    let mut chance = Chance::new(23);
    for _ in 0..100 {
        solved(&whole(30, 25, |_, _| i64::from(chance.below(9) == 0)));
    }
}

/// The pursuit of one player by the other on a circle: every weight is the same, every basis is degenerate.
#[test]
fn games_on_a_circle_are_worth_their_average() {
    for size in [3, 10, 33] {
        let game = whole(size, size, |row, column| i64::from((row + size - column) % size < size / 2));
        assert_eq!(solved(&game).value, crate::support::fraction((size / 2) as i64, size as u64));
    }
}

/// Wherever floating point cannot tell a mixture from its neighbour, exact pivots have to.
#[test]
fn games_that_mislead_floating_point_are_solved_by_exact_pivots() {
    let mut chance = Chance::new(24);
    let mut pivoted = 0;
    for _ in 0..40 {
        let size = chance.between(4, 10);
        let game = whole(size, size, |_, _| chance.signed(9) * 10_i64.pow(chance.below(17) as u32));
        pivoted += usize::from(solved(&game).method == Method::Pivoted);
    }
    assert!(pivoted > 5, "{pivoted}");
}
