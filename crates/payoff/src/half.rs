//! One player's strategy on a basis.

use super::gauge::Gauge;
use super::lifting::{Fractions, Hint, System};
use super::view::View;
use super::whole::Whole;
use dashu_int::IBig;
use solve::StopReason;

/// Effort spent on a system that may be singular.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Patience {
    /// A few primes: a system that is singular modulo all of them is given up.
    Short,
    /// As many primes as necessary: the system is known to be regular.
    Endless,
}

/// Weights of the basis's columns that make its rows equally good.
pub(super) struct Half<E> {
    /// The equations: each row of the basis gets the value, and the weights sum to 1.
    pub(super) system: System<E>,
    /// The weights, followed by the value.
    pub(super) weights: Fractions,
    /// Shortfall of each row of the game from the value, over the same denominator.
    pub(super) slack: Vec<IBig>,
}

impl<E: Whole> Half<E> {
    /// Weights for these rows and columns, which are equally many; `None` if they are not determined.
    pub(super) fn of(
        view: View<'_, E>,
        rows: &[usize],
        columns: &[usize],
        hint: Hint<'_>,
        patience: Patience,
        gauge: &mut Gauge,
    ) -> Result<Option<Half<E>>, StopReason> {
        let size = columns.len() + 1;
        let mut cells = Vec::with_capacity(size * size);
        for &row in rows {
            cells.extend(columns.iter().map(|&column| view.entry(row, column)));
            cells.push(E::small(-1));
        }
        cells.resize(size * size - 1, E::small(1));
        cells.push(E::small(0));
        let Some(system) = System::new(size, cells, patience, gauge)? else { return Ok(None) };
        let mut right = vec![E::small(0); size];
        right[size - 1] = E::small(1);
        let weights = system.solve(&right, hint, gauge)?;
        let mut slack = Vec::with_capacity(view.rows());
        let value = &weights.numerators[size - 1];
        for row in 0..view.rows() {
            gauge.look()?;
            let products = columns.iter().zip(&weights.numerators);
            let paid: IBig = products.map(|(&column, weight)| view.entry(row, column).times(weight)).sum();
            slack.push(value - paid);
        }
        Ok(Some(Half { system, weights, slack }))
    }

    /// Returns `true` if no weight is negative and no row gets more than the value.
    pub(super) fn is_feasible(&self) -> bool {
        let weights = self.weights.numerators.split_last().map_or(&[][..], |(_, weights)| weights);
        weights.iter().chain(&self.slack).all(|number| *number >= IBig::ZERO)
    }
}
