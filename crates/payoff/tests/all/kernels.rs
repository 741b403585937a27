//! Shapley and Snow 1950: every extreme pair of optimal strategies belongs to a square part of the matrix, its kernel,
//! with p = Σ cofactors of a row, q = Σ cofactors of a column, v = the determinant, each over the sum of all cofactors.
//! Trying all square parts of a small matrix finds the value and every extreme optimal strategy, by determinants alone.

use crate::support::{Chance, fraction, matrix, solved, sum};
use dashu_ratio::RBig;
use payoff::Matrix;

/// By expansion along the first row.
fn determinant(cells: &[Vec<RBig>]) -> RBig {
    let Some(first) = cells.first() else { return RBig::ONE };
    let minor = |column: usize| -> Vec<Vec<RBig>> {
        let row = |row: &Vec<RBig>| {
            (0..row.len()).filter(|&place| place != column).map(|place| row[place].clone()).collect()
        };
        cells[1..].iter().map(row).collect()
    };
    let term = |column: usize| &first[column] * determinant(&minor(column));
    sum((0..first.len()).map(|column| if column % 2 == 0 { term(column) } else { -term(column) }))
}

/// The lines that a mask names.
fn lines(mask: usize) -> Vec<usize> {
    (0..usize::BITS as usize).filter(|line| mask >> line & 1 == 1).collect()
}

/// The strategies that a square part gives, if it is a kernel: p, q and v.
fn kernel(game: &Matrix, rows: &[usize], columns: &[usize]) -> Option<(Vec<RBig>, Vec<RBig>, RBig)> {
    let size = rows.len();
    let part: Vec<Vec<RBig>> = rows
        .iter()
        .map(|&row| columns.iter().map(|&column| game.entry(row, column).clone()).collect())
        .collect();
    let cofactor = |row: usize, column: usize| -> RBig {
        let others = |line: usize| (0..size).filter(move |&other| other != line);
        let minor: Vec<Vec<RBig>> =
            others(row).map(|row| others(column).map(|column| part[row][column].clone()).collect()).collect();
        if (row + column).is_multiple_of(2) { determinant(&minor) } else { -determinant(&minor) }
    };
    let cofactors: Vec<Vec<RBig>> =
        (0..size).map(|row| (0..size).map(|column| cofactor(row, column)).collect()).collect();
    let all = sum(cofactors.iter().flatten().cloned());
    if all.is_zero() {
        return None;
    }
    let mut p = vec![RBig::ZERO; game.rows()];
    let mut q = vec![RBig::ZERO; game.columns()];
    for (index, (&row, &column)) in rows.iter().zip(columns).enumerate() {
        p[row] = sum(cofactors[index].iter().cloned()) / &all;
        q[column] = sum(cofactors.iter().map(|row| row[index].clone())) / &all;
    }
    let value = determinant(&part) / &all;
    let positive = p.iter().chain(&q).all(|probability| *probability >= RBig::ZERO);
    let earns = |column: usize| sum((0..game.rows()).map(|row| game.entry(row, column) * &p[row]));
    let pays = |row: usize| sum((0..game.columns()).map(|column| game.entry(row, column) * &q[column]));
    let optimal = positive
        && (0..game.columns()).all(|column| earns(column) >= value)
        && (0..game.rows()).all(|row| pays(row) <= value);
    optimal.then_some((p, q, value))
}

/// The value, and the extreme optimal strategies of each player.
fn extremes(game: &Matrix) -> (RBig, Vec<Vec<RBig>>, Vec<Vec<RBig>>) {
    let (mut value, mut ps, mut qs) = (None, Vec::new(), Vec::new());
    for rows in 1..1_usize << game.rows() {
        for columns in
            (1usize..1 << game.columns()).filter(|columns| columns.count_ones() == rows.count_ones())
        {
            if let Some((p, q, v)) = kernel(game, &lines(rows), &lines(columns)) {
                assert_eq!(*value.get_or_insert_with(|| v.clone()), v, "a game has one value");
                if !ps.contains(&p) {
                    ps.push(p);
                }
                if !qs.contains(&q) {
                    qs.push(q);
                }
            }
        }
    }
    (value.expect("Shapley and Snow: there is a kernel"), ps, qs)
}

/// Compares with what the kernels say; how many strategies were claimed to be the only ones.
fn agrees(game: &Matrix) -> usize {
    let (value, ps, qs) = extremes(game);
    let found = solved(game);
    assert_eq!(found.value, value, "{game:?}");
    // An optimal strategy is a mixture of extreme ones, so a single extreme one is the only one.
    if found.rows_unique {
        assert_eq!(ps.len(), 1, "{game:?}");
    }
    if found.columns_unique {
        assert_eq!(qs.len(), 1, "{game:?}");
    }
    usize::from(found.rows_unique) + usize::from(found.columns_unique)
}

#[test]
fn small_games_of_small_numbers_have_the_value_of_their_kernels() {
    let mut chance = Chance::new(1);
    let mut unique = 0;
    for _ in 0..1500 {
        let (rows, columns) = (chance.between(1, 4), chance.between(1, 4));
        unique += agrees(&matrix(rows, columns, |_, _| chance.signed(3).into()));
    }
    assert!(unique > 500, "{unique}");
}

#[test]
fn games_of_zeros_and_ones_have_the_value_of_their_kernels() {
    let mut chance = Chance::new(2);
    for _ in 0..1000 {
        let (rows, columns) = (chance.between(2, 4), chance.between(2, 4));
        agrees(&matrix(rows, columns, |_, _| chance.below(2).into()));
    }
}

#[test]
fn games_of_fractions_have_the_value_of_their_kernels() {
    let mut chance = Chance::new(3);
    for _ in 0..1000 {
        let (rows, columns) = (chance.between(1, 4), chance.between(1, 4));
        agrees(&matrix(rows, columns, |_, _| fraction(chance.signed(30), chance.below(12) + 1)));
    }
}

#[test]
fn games_of_negative_numbers_have_the_value_of_their_kernels() {
    let mut chance = Chance::new(4);
    for _ in 0..500 {
        let (rows, columns) = (chance.between(2, 4), chance.between(2, 4));
        let game = matrix(rows, columns, |_, _| fraction(-1 - chance.below(9) as i64, 1));
        agrees(&game);
        assert!(solved(&game).value < RBig::ZERO);
    }
}

#[test]
fn all_two_by_two_games_of_five_numbers_have_the_value_of_their_kernels() {
    for code in 0..5_i64.pow(4) {
        let digit = |place: u32| RBig::from(code / 5_i64.pow(place) % 5 - 2);
        agrees(&matrix(2, 2, |row, column| digit((2 * row + column) as u32)));
    }
}
