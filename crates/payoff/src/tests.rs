//! The exact solver by itself: without floating point, and from any basis.

use super::basis::Basis;
use super::exact::{Point, optimum};
use super::gauge::Gauge;
use super::grid::Grid;
use super::view::View;
use super::whole::Whole;
use super::{Matrix, solve};
use dashu_int::IBig;
use dashu_ratio::RBig;
use solve::Limits;

/// Small random numbers, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound) as usize
    }

    fn grid(&mut self, most: usize, entry: i64) -> Grid<i64> {
        let (rows, columns) = (1 + self.below(most as u64), 1 + self.below(most as u64));
        let mut cell = || self.below(2 * entry as u64 + 1) as i64 - entry;
        Grid::new(columns, (0..rows * columns).map(|_| cell()).collect())
    }
}

fn value<E: Whole>(grid: &Grid<E>, first: Option<Basis>) -> RBig {
    let limits = Limits::none();
    let point: Point<E> =
        optimum(View::new(grid), first, &mut Gauge::new(&limits)).unwrap_or_else(|_| panic!("there is one"));
    assert!(point.columns.is_feasible() && point.rows.is_feasible(), "both strategies are optimal");
    let weights = point.columns.weights;
    RBig::from_parts(weights.numerators.last().cloned().unwrap_or_default(), weights.denominator)
}

fn known(grid: &Grid<i64>) -> RBig {
    let matrix = Matrix::new(grid.rows(), grid.cells().iter().map(|&cell| cell.into()).collect());
    solve(&matrix.expect("full rows"), &Limits::none()).expect("nothing limits it").value
}

#[test]
fn exact_pivots_alone_solve_games_of_any_kind() {
    let mut chance = Chance(0x1234_5678_9abc_def1);
    for entry in [1, 2, 100] {
        for _ in 0..150 {
            let grid = chance.grid(14, entry);
            assert_eq!(value(&grid, None), known(&grid), "{grid:?}");
        }
    }
}

#[test]
fn large_numbers_are_solved_as_words_are() {
    let mut chance = Chance(0x0fed_cba9_8765_4321);
    for _ in 0..150 {
        let grid = chance.grid(9, 3);
        let large = Grid::new(grid.columns(), grid.cells().iter().map(|&cell| IBig::from(cell)).collect());
        assert_eq!(value(&large, None), known(&grid), "{grid:?}");
    }
}

/// Singular and infeasible bases are no obstacle.
#[test]
fn any_basis_leads_to_the_value() {
    let mut chance = Chance(0x2545_f491_4f6c_dd1d);
    for _ in 0..1000 {
        let grid = chance.grid(8, 2);
        let size = 1 + chance.below(grid.rows().min(grid.columns()) as u64);
        let mut pick = |lines: usize| {
            let mut all: Vec<usize> = (0..lines).collect();
            (0..size).map(|_| all.swap_remove(chance.below(all.len() as u64))).collect()
        };
        let basis = Basis { rows: pick(grid.rows()), columns: pick(grid.columns()) };
        assert_eq!(value(&grid, Some(basis)), known(&grid), "{grid:?}");
    }
}
