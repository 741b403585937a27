//! A probably optimal basis, by a floating-point simplex method.
//!
//! * Problem: the column player mixes the columns so that the best row against the mixture is as bad as
//!   possible: minimise v subject to Aq ≤ v, Σq = 1, q ≥ 0. No shift is needed, since v is free; it never
//!   leaves the basis.
//! * Method: primal simplex on a dense tableau, since matrices of payoffs are dense; steepest edge for the
//!   column, a ratio test with a small allowance for the row. The right-hand side is perturbed at random,
//!   which breaks ties and prevents cycling. For a comparison with a general sparse solver see `records/`.
//! * Cost: m·n per pivot, and about one to two pivots for every line of a random matrix.
//! * Evidence: none. The result is a guess for [`exact`](super::exact) to check and repair.

use super::basis::Basis;
use super::exact::start;
use super::gauge::Gauge;
use super::grid::Grid;
use super::view::View;
use super::whole::Whole;
use solve::StopReason;

/// Reduced costs up to this one are worth a pivot. Entries are at most 1.
const COST: f64 = -1e-10;
/// Smaller elements are not used as pivots.
const PIVOT: f64 = 1e-9;
/// Tolerance of the ratio test for basic variables below zero.
const ALLOWANCE: f64 = 1e-11;
/// The right-hand side is perturbed by one to two times this.
const NUDGE: f64 = 1e-9;

/// The best basis found in floating point.
pub(super) fn basis<E: Whole>(grid: &Grid<E>, gauge: &mut Gauge) -> Result<Basis, StopReason> {
    let bytes = (grid.cells().len() * size_of::<f64>()) as u64;
    gauge.would_hold(bytes)?;
    gauge.hold(bytes);
    let mut tableau = Tableau::new(grid);
    // Many times the usual number; after that the current basis is the guess.
    let most = 50 * (tableau.rows + tableau.columns);
    for _ in 0..most {
        let Some((row, column)) = tableau.choose() else { break };
        gauge.pivot()?;
        tableau.pivot(row, column);
    }
    gauge.release(bytes);
    Ok(tableau.basis())
}

/// Entries in floating point, from 0 to 1. Only their differences matter; these are computed exactly, so that
/// they keep their digits however large the entries are.
fn rough<E: Whole>(grid: &Grid<E>) -> Vec<f64> {
    let Some(least) = grid.cells().iter().min() else { return Vec::new() };
    let bits = grid.cells().iter().max().map_or(0, |most| most.above(least).bits());
    grid.cells().iter().map(|cell| cell.above(least).rough(bits)).collect()
}

/// A variable: the weight of a column, or the shortfall of a row from v.
#[derive(Clone, Copy)]
enum Variable {
    Weight(usize),
    Slack(usize),
}

/// Basic variables in terms of the others: basic = right − cells · nonbasic.
struct Tableau {
    rows: usize,
    columns: usize,
    cells: Vec<f64>,
    right: Vec<f64>,
    /// Change of v with each nonbasic variable.
    costs: Vec<f64>,
    /// Squared length of the edge along each nonbasic variable.
    edges: Vec<f64>,
    basic: Vec<Variable>,
    nonbasic: Vec<Variable>,
    /// Column of the pivot, its row divided by the pivot, and the products of the columns with the pivot's.
    pivot_column: Vec<f64>,
    pivot_row: Vec<f64>,
    products: Vec<f64>,
}

impl Tableau {
    /// Tableau of a column with the smallest greatest entry, and the row of that entry.
    fn new<E: Whole>(grid: &Grid<E>) -> Tableau {
        let (rows, columns) = (grid.rows(), grid.columns());
        let mut cells = rough(grid);
        let (row, column) = start(View::new(grid));
        let above: Vec<f64> = cells[row * columns..][..columns].to_vec();
        let value = above[column];
        let mut nudge = Nudge(0x9e37_79b9_7f4a_7c15);
        let mut right = Vec::with_capacity(rows);
        for (i, cells) in cells.chunks_mut(columns).enumerate() {
            // The start row says Σq = 1; any other compares its row of the matrix with that one.
            let beside = cells[column];
            for (j, cell) in cells.iter_mut().enumerate() {
                *cell = match (i == row, j == column) {
                    (true, true) => 0.0,
                    (true, false) => 1.0,
                    (false, true) => -1.0,
                    (false, false) => (*cell - beside) - (above[j] - value),
                };
            }
            right.push(if i == row { 1.0 } else { value - beside } + nudge.next());
        }
        let costs = (0..columns).map(|j| if j == column { 1.0 } else { above[j] - value }).collect();
        let mut edges = vec![1.0; columns];
        for row in cells.chunks(columns) {
            for (edge, cell) in edges.iter_mut().zip(row) {
                *edge += cell * cell;
            }
        }
        let mut basic: Vec<Variable> = (0..rows).map(Variable::Slack).collect();
        let mut nonbasic: Vec<Variable> = (0..columns).map(Variable::Weight).collect();
        std::mem::swap(&mut basic[row], &mut nonbasic[column]);
        Tableau {
            rows,
            columns,
            cells,
            right,
            costs,
            edges,
            basic,
            nonbasic,
            pivot_column: vec![0.0; rows],
            pivot_row: vec![0.0; columns],
            products: vec![0.0; columns],
        }
    }

    /// Position of the next pivot; `None` if no pivot seems to improve the value.
    fn choose(&mut self) -> Option<(usize, usize)> {
        let mut best = (0.0, None);
        for (column, (&cost, &edge)) in self.costs.iter().zip(&self.edges).enumerate() {
            if cost < COST && cost * cost > best.0 * edge {
                best = (cost * cost / edge, Some(column));
            }
        }
        let column = best.1?;
        for (held, row) in self.pivot_column.iter_mut().zip(self.cells.chunks(self.columns)) {
            *held = row[column];
        }
        let limits = || self.pivot_column.iter().zip(&self.right).enumerate();
        let farthest = limits()
            .filter(|(_, (cell, _))| **cell > PIVOT)
            .map(|(_, (cell, right))| (right.max(0.0) + ALLOWANCE) / cell)
            .fold(f64::INFINITY, f64::min);
        // Among the rows that stop it there, the one with the greatest element loses the fewest digits.
        let stops =
            limits().filter(|(_, (cell, right))| **cell > PIVOT && right.max(0.0) <= farthest * **cell);
        let row = stops.max_by(|(_, (one, _)), (_, (other, _))| one.total_cmp(other))?.0;
        Some((row, column))
    }

    /// Exchanges a basic variable and a nonbasic one whose column has been stored.
    fn pivot(&mut self, row: usize, column: usize) {
        let width = self.columns;
        let pivot = self.pivot_column[row];
        let step = self.right[row].max(0.0) / pivot;
        for (held, cell) in self.pivot_row.iter_mut().zip(&self.cells[row * width..][..width]) {
            *held = cell / pivot;
        }
        self.products.fill(0.0);
        for (index, cells) in self.cells.chunks_mut(width).enumerate() {
            let factor = self.pivot_column[index];
            if index == row {
                cells.copy_from_slice(&self.pivot_row);
                cells[column] = 1.0 / pivot;
                self.right[index] = step;
            } else if factor != 0.0 {
                for ((cell, held), product) in cells.iter_mut().zip(&self.pivot_row).zip(&mut self.products) {
                    *product += *cell * factor;
                    *cell -= factor * held;
                }
                cells[column] = -factor / pivot;
                self.right[index] -= factor * step;
            }
        }
        self.lengthen(pivot, column);
        let cost = self.costs[column];
        for (other, held) in self.costs.iter_mut().zip(&self.pivot_row) {
            *other -= cost * held;
        }
        self.costs[column] = -cost / pivot;
        std::mem::swap(&mut self.basic[row], &mut self.nonbasic[column]);
    }

    /// Updates the edges after a pivot (Goldfarb and Reid 1977).
    fn lengthen(&mut self, pivot: f64, column: usize) {
        let edge = 1.0 + self.pivot_column.iter().map(|cell| cell * cell).sum::<f64>();
        let others = self.edges.iter_mut().zip(&self.pivot_row).zip(&self.products);
        for ((other, ratio), product) in others {
            let product = product + ratio * pivot * pivot;
            let changed = *other - 2.0 * ratio * product + ratio * ratio * edge;
            *other = changed.max(1.0 + ratio * ratio);
        }
        self.edges[column] = (edge / (pivot * pivot)).max(1.0);
    }

    /// Columns with a basic weight, and rows with a nonbasic slack.
    fn basis(&self) -> Basis {
        let column = |variable: &Variable| match variable {
            Variable::Weight(column) => Some(*column),
            Variable::Slack(_) => None,
        };
        let row = |variable: &Variable| match variable {
            Variable::Weight(_) => None,
            Variable::Slack(row) => Some(*row),
        };
        Basis {
            rows: self.nonbasic.iter().filter_map(row).collect(),
            columns: self.basic.iter().filter_map(column).collect(),
        }
    }
}

/// Small random numbers, the same in every run.
struct Nudge(u64);

impl Nudge {
    /// Xorshift (Marsaglia 2003).
    fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        NUDGE * (1.0 + (self.0 >> 11) as f64 / (1u64 << 53) as f64)
    }
}
