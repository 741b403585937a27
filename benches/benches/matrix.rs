//! Values of random matrices of payoffs, compared with a handwritten simplex method in fractions.
//!
//! `cargo bench -p benches --bench matrix`

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use dashu_ratio::RBig;
use payoff::{Matrix, Solved, solve};
use solve::Limits;
use std::hint::black_box;

/// A square matrix of whole numbers from `-most` to `most`, the same in every run.
fn random(size: usize, most: i64) -> Matrix {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64 ^ size as u64;
    let mut entry = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        RBig::from((state >> 11) as i64 % (2 * most + 1) - most)
    };
    Matrix::new(size, (0..size * size).map(|_| entry()).collect()).expect("full rows")
}

fn engine(matrix: &Matrix) -> Solved {
    solve(matrix, &Limits::none()).expect("nothing limits it")
}

/// Handwritten: all entries made positive, then the largest Σy under Ay ≤ 1, y ≥ 0 in a tableau of fractions.
fn by_hand(matrix: &Matrix) -> RBig {
    let (rows, columns) = (matrix.rows(), matrix.columns());
    let shift = RBig::ONE - matrix.entries().iter().min().expect("it has entries");
    // The last row holds the costs, the last column the right-hand side.
    let mut tableau: Vec<Vec<RBig>> = (0..rows)
        .map(|row| {
            let entries = (0..columns).map(|column| matrix.entry(row, column) + &shift);
            entries.chain([RBig::ONE]).collect()
        })
        .collect();
    tableau.push((0..columns).map(|_| -RBig::ONE).chain([RBig::ZERO]).collect());
    loop {
        let costs = tableau[rows][..columns].iter().enumerate();
        let (column, cost) = costs.min_by(|one, other| one.1.cmp(other.1)).expect("it has columns");
        if *cost >= RBig::ZERO {
            return RBig::ONE / &tableau[rows][columns] - shift;
        }
        let limits = (0..rows).filter(|&row| tableau[row][column] > RBig::ZERO);
        let ratio = |row: usize| &tableau[row][columns] / &tableau[row][column];
        let row =
            limits.min_by(|&one, &other| ratio(one).cmp(&ratio(other))).expect("the entries are positive");
        let pivot = RBig::ONE / &tableau[row][column];
        tableau[row].iter_mut().for_each(|cell| *cell *= &pivot);
        tableau[row][column] = pivot.clone();
        let pivot_row = tableau[row].clone();
        for (_, cells) in tableau.iter_mut().enumerate().filter(|(index, _)| *index != row) {
            let factor = std::mem::replace(&mut cells[column], RBig::ZERO);
            for (cell, held) in cells.iter_mut().zip(&pivot_row) {
                *cell -= &factor * held;
            }
        }
    }
}

fn random_matrices(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random matrices, entries from -100 to 100");
    group.sample_size(10);
    for size in [10, 20, 40] {
        let matrix = random(size, 100);
        assert_eq!(by_hand(&matrix), engine(&matrix).value, "both agree on {size}×{size}");
        group.bench_function(BenchmarkId::new("by hand", size), |bencher| {
            bencher.iter(|| black_box(by_hand(&matrix)));
        });
    }
    for size in [10, 20, 40, 50, 100, 200, 500] {
        let matrix = random(size, 100);
        group.bench_function(BenchmarkId::new("engine", size), |bencher| {
            bencher.iter(|| black_box(engine(&matrix)));
        });
    }
    group.finish();
}

fn degenerate_matrices(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random matrices of -1, 0 and 1");
    group.sample_size(10);
    for size in [50, 100, 300] {
        let matrix = random(size, 1);
        group.bench_function(BenchmarkId::new("engine", size), |bencher| {
            bencher.iter(|| black_box(engine(&matrix)));
        });
    }
    group.finish();
}

criterion_group!(benches, random_matrices, degenerate_matrices);
criterion_main!(benches);
