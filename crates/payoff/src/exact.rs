//! Exact optimal strategies, from any basis.
//!
//! * Problem: as in [`floating`](super::floating), but exact.
//! * Theorem: Shapley and Snow 1950: some square submatrix, with its rows made equally good and its columns
//!   made equally good, gives optimal strategies for the whole. A basis selects such a submatrix; its
//!   strategies solve one system of equations each, and are optimal exactly if no weight is negative and no
//!   other line is better. If not, the simplex method continues from there, with Bland's rule wherever the
//!   value does not change, so that it terminates (Bland 1977).
//! * Cost: two systems per basis and one more per pivot, by [`lifting`](super::lifting). A good first basis
//!   needs no pivot.
//! * Evidence: the strategies are exact. [`certificate`](super::certificate) checks them independently.

use super::basis::Basis;
use super::gauge::Gauge;
use super::half::{Half, Patience};
use super::lifting::{Fractions, Hint};
use super::view::View;
use super::whole::Whole;
use dashu_int::IBig;
use dashu_int::ops::BitTest;
use solve::StopReason;
use std::cmp::Ordering;

/// Reason why there are no strategies.
pub(super) enum Fault {
    /// A limit was reached.
    Stopped(StopReason),
    /// A case excluded by theory; reported rather than turned into an answer.
    Impossible,
}

impl From<StopReason> for Fault {
    fn from(reason: StopReason) -> Fault {
        Fault::Stopped(reason)
    }
}

/// A basis with the strategies of both players.
pub(super) struct Point<E> {
    pub(super) basis: Basis,
    /// The column player's strategy: a vertex of the simplex method.
    pub(super) columns: Half<E>,
    /// The row player's strategy: the prices at that vertex.
    pub(super) rows: Half<E>,
}

/// Optimal strategies, starting from this basis if it is feasible, otherwise from a pure one.
pub(super) fn optimum<E: Whole>(
    view: View<'_, E>,
    first: Option<Basis>,
    gauge: &mut Gauge,
) -> Result<Point<E>, Fault> {
    if let Some(basis) = first
        && let Some(point) = Point::at(view, basis, Hint::None, Patience::Short, gauge)?
    {
        if point.columns.is_feasible() {
            return descend(view, point, gauge);
        }
        if point.rows.is_feasible() {
            // It is feasible for the other player.
            return Ok(descend(view.mirrored(), point.mirrored(), gauge)?.mirrored());
        }
    }
    let (row, column) = start(view);
    let basis = Basis::pure(row, column);
    let point = Point::at(view, basis, Hint::None, Patience::Endless, gauge)?.ok_or(Fault::Impossible)?;
    descend(view, point, gauge)
}

/// A column with the smallest greatest entry, and the row of that entry: a feasible start for the simplex
/// method.
pub(super) fn start<E: Whole>(view: View<'_, E>) -> (usize, usize) {
    let greatest = |column: usize| {
        let entries = (0..view.rows()).map(|row| (view.entry(row, column), row));
        entries.max_by(|one, other| one.0.cmp(&other.0))
    };
    let worst = (0..view.columns()).filter_map(|column| Some((greatest(column)?, column)));
    worst.min_by(|one, other| one.0.0.cmp(&other.0.0)).map_or((0, 0), |((_, row), column)| (row, column))
}

/// A variable of the simplex method, ordered for Bland's rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Variable {
    /// Weight of a column.
    Weight(usize),
    /// Shortfall of a row from the value.
    Slack(usize),
}

/// The simplex method, from a point that is feasible for the columns to an optimal one.
fn descend<E: Whole>(view: View<'_, E>, mut point: Point<E>, gauge: &mut Gauge) -> Result<Point<E>, Fault> {
    let mut stalled = false;
    while let Some(enters) = point.entering(stalled) {
        gauge.pivot()?;
        let (leaves, still) = point.leaving(view, enters, gauge)?;
        stalled = still;
        let basis = point.basis.exchanged(enters, leaves);
        let near = Hint::Bits(point.columns.weights.denominator.bit_len());
        point = Point::at(view, basis, near, Patience::Endless, gauge)?.ok_or(Fault::Impossible)?;
    }
    Ok(point)
}

impl<E: Whole> Point<E> {
    /// The point of a basis; `None` if there is none, or none found with this patience.
    fn at(
        view: View<'_, E>,
        basis: Basis,
        hint: Hint<'_>,
        patience: Patience,
        gauge: &mut Gauge,
    ) -> Result<Option<Point<E>>, StopReason> {
        let columns = Half::of(view, &basis.rows, &basis.columns, hint, patience, gauge)?;
        let Some(columns) = columns else { return Ok(None) };
        let hint = Hint::Denominator(&columns.weights.denominator);
        let rows = Half::of(view.mirrored(), &basis.columns, &basis.rows, hint, patience, gauge)?;
        Ok(rows.map(|rows| Point { basis, columns, rows }))
    }

    fn mirrored(self) -> Point<E> {
        Point { basis: self.basis.mirrored(), columns: self.rows, rows: self.columns }
    }

    /// A variable whose increase lowers the value: the one with the steepest descent, or the first under
    /// Bland's rule.
    fn entering(&self, bland: bool) -> Option<Variable> {
        let columns =
            self.rows.slack.iter().enumerate().map(|(column, cost)| (Variable::Weight(column), cost));
        let rows = self.basis.rows.iter().zip(&self.rows.weights.numerators);
        let rows = rows.map(|(&row, cost)| (Variable::Slack(row), cost));
        let lowering = columns.chain(rows).filter(|(_, cost)| **cost < IBig::ZERO);
        let best = if bland {
            lowering.min_by_key(|(variable, _)| *variable)
        } else {
            lowering.min_by(|one, other| one.1.cmp(other.1))
        };
        best.map(|(variable, _)| variable)
    }

    /// The first variable to reach zero as `enters` grows, and `true` if it is zero already.
    fn leaving(
        &self,
        view: View<'_, E>,
        enters: Variable,
        gauge: &mut Gauge,
    ) -> Result<(Variable, bool), Fault> {
        let falls = self.falls(view, enters, gauge)?;
        let mut falling: Vec<Falling<'_>> = Vec::new();
        let weights = self.basis.columns.iter().zip(&self.columns.weights.numerators).zip(&falls.numerators);
        for ((&column, held), fall) in weights {
            falling.push(Falling { variable: Variable::Weight(column), held, fall: fall.clone() });
        }
        let mut tight = vec![false; view.rows()];
        self.basis.rows.iter().for_each(|&row| tight[row] = true);
        let value = falls.numerators.last().ok_or(Fault::Impossible)?;
        for (row, held) in self.columns.slack.iter().enumerate().filter(|(row, _)| !tight[*row]) {
            gauge.look()?;
            let products = self.basis.columns.iter().zip(&falls.numerators);
            let sum: IBig = products.map(|(&column, fall)| view.entry(row, column).times(fall)).sum();
            let own = match enters {
                Variable::Weight(column) => view.entry(row, column).times(falls.denominator.as_ibig()),
                Variable::Slack(_) => IBig::ZERO,
            };
            falling.push(Falling { variable: Variable::Slack(row), held, fall: value - sum + own });
        }
        falling.retain(|one| one.fall > IBig::ZERO);
        let first = falling.iter().min_by(|one, other| one.sooner(other)).ok_or(Fault::Impossible)?;
        Ok((first.variable, first.held.is_zero()))
    }

    /// Rates at which the weights of the basis, and the value, decrease as `enters` grows.
    fn falls(&self, view: View<'_, E>, enters: Variable, gauge: &mut Gauge) -> Result<Fractions, StopReason> {
        let rows = self.basis.rows.iter();
        let mut right: Vec<E> = match enters {
            Variable::Weight(column) => rows.map(|&row| view.entry(row, column)).collect(),
            Variable::Slack(slack) => rows.map(|&row| E::small(i8::from(row == slack))).collect(),
        };
        right.push(E::small(i8::from(matches!(enters, Variable::Weight(_)))));
        let hint = Hint::Denominator(&self.columns.weights.denominator);
        self.columns.system.solve(&right, hint, gauge)
    }
}

/// A basic variable as another one grows.
struct Falling<'p> {
    variable: Variable,
    held: &'p IBig,
    fall: IBig,
}

impl Falling<'_> {
    /// Orders variables by the time they reach zero, and then by Bland's order.
    fn sooner(&self, other: &Falling<'_>) -> Ordering {
        (self.held * &other.fall).cmp(&(other.held * &self.fall)).then(self.variable.cmp(&other.variable))
    }
}

impl Basis {
    /// Basis with one variable exchanged for another.
    fn exchanged(&self, enters: Variable, leaves: Variable) -> Basis {
        let mut basis = self.clone();
        match leaves {
            Variable::Weight(column) => basis.columns.retain(|&held| held != column),
            Variable::Slack(row) => basis.rows.push(row),
        }
        match enters {
            Variable::Weight(column) => basis.columns.push(column),
            Variable::Slack(row) => basis.rows.retain(|&held| held != row),
        }
        basis
    }
}
