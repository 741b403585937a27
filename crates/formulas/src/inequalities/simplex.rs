//! Exact test for contradictory linear inequalities.
//!
//! **Problem.** Given affine forms over nonnegative unknowns, is there no rational point at which all of them
//! are nonnegative?
//!
//! **Method.** The dual simplex method without an objective, in integers: each row is kept as `size * basic =
//! constant + Σ multiple * other`, with `size > 0`. A row whose constant is negative and which has no
//! positive multiple is a contradiction (Farkas). Choosing the least index (Bland's rule) makes it terminate.
//!
//! **Cost.** A pivot takes at most rows × columns products; a budget bounds them all, and once it is spent
//! nothing more is found contradictory.

#[cfg(test)]
mod tests;

use super::affine::Affine;
use dashu_int::ops::Gcd;
use dashu_int::{IBig, UBig};
use std::cell::Cell;

/// Remaining work, in products of integers.
pub struct Budget {
    left: Cell<u64>,
    stop: fn(u32) -> bool,
}

impl Budget {
    /// A number of products, which also ends when a function says so; it is given steps of about a microsecond each.
    pub fn new(products: u64, stop: fn(u32) -> bool) -> Budget {
        Budget { left: Cell::new(products), stop }
    }

    /// Takes from the budget; `false` if it is spent, or the caller asked to stop.
    pub fn take(&self, products: u64) -> bool {
        // A product takes roughly a tenth of a microsecond.
        let stopped = (self.stop)(1 + u32::try_from(products / 8).unwrap_or(u32::MAX));
        let left = if stopped { 0 } else { self.left.get().saturating_sub(products) };
        self.left.set(left);
        left > 0
    }
}

struct Row {
    basic: usize,
    size: IBig,
    constant: IBig,
    multiples: Vec<IBig>,
}

impl Row {
    /// Divides out the common divisor of all entries.
    fn reduce(&mut self) {
        let mut common = (&self.size).gcd(&self.constant);
        for multiple in &self.multiples {
            if common == UBig::ONE {
                return;
            }
            if *multiple != IBig::ZERO {
                common = IBig::from(common).gcd(multiple);
            }
        }
        if common > UBig::ONE {
            let common = IBig::from(common);
            for entry in self.multiples.iter_mut().chain([&mut self.size, &mut self.constant]) {
                *entry /= &common;
            }
        }
    }

    /// Substitutes the new form of the unknown in this column.
    fn substitute(&mut self, column: usize, pivot: &Row) {
        let factor = std::mem::replace(&mut self.multiples[column], IBig::ZERO);
        if factor == IBig::ZERO {
            return;
        }
        self.size *= &pivot.size;
        self.constant = &self.constant * &pivot.size + &factor * &pivot.constant;
        for (entry, of_pivot) in self.multiples.iter_mut().zip(&pivot.multiples) {
            *entry = &*entry * &pivot.size + &factor * of_pivot;
        }
        self.reduce();
    }
}

/// Returns `true` if no naturals, nor nonnegative rationals, make all forms nonnegative; `false` also if that
/// was not established.
pub fn contradictory<'a>(forms: impl Iterator<Item = &'a Affine>, unknowns: usize, budget: &Budget) -> bool {
    matches!(examined(forms, unknowns, budget), Examined::Contradictory)
}

/// Naturals that are proportional to a point at which all forms are nonnegative, and not less; `None` also if
/// none was found.
pub(super) fn solution<'a>(
    forms: impl Iterator<Item = &'a Affine>,
    unknowns: usize,
    budget: &Budget,
) -> Option<Vec<IBig>> {
    let Examined::Satisfied(rows) = examined(forms, unknowns, budget) else { return None };
    let own = || rows.iter().filter(|row| row.basic < unknowns);
    let times = |all: IBig, row: &Row| &all * &row.size / IBig::from((&all).gcd(&row.size));
    let common = own().fold(IBig::ONE, times);
    let mut point = vec![IBig::ZERO; unknowns];
    own().for_each(|row| point[row.basic] = &row.constant * &common / &row.size);
    Some(point)
}

/// Facts about some forms.
enum Examined {
    Contradictory,
    /// Where all other unknowns are 0, no row is negative.
    Satisfied(Vec<Row>),
    /// The budget is spent.
    Unknown,
}

fn examined<'a>(forms: impl Iterator<Item = &'a Affine>, unknowns: usize, budget: &Budget) -> Examined {
    let mut rows: Vec<Row> = Vec::new();
    for (index, form) in forms.enumerate() {
        let mut multiples = vec![IBig::ZERO; unknowns];
        for (&unknown, multiple) in &form.multiples {
            multiples[unknown] = multiple.clone();
        }
        let constant = form.constant.clone();
        rows.push(Row { basic: unknowns + index, size: IBig::ONE, constant, multiples });
    }
    let mut free: Vec<usize> = (0..unknowns).collect();
    let cells = (rows.len() as u64).saturating_mul(unknowns as u64 + 2);
    if !budget.take(cells) {
        return Examined::Unknown;
    }
    loop {
        let negative = rows.iter().enumerate().filter(|(_, row)| row.constant < IBig::ZERO);
        let Some((leaving, _)) = negative.min_by_key(|(_, row)| row.basic) else {
            return Examined::Satisfied(rows);
        };
        let positive = (0..unknowns).filter(|&column| rows[leaving].multiples[column] > IBig::ZERO);
        let Some(entering) = positive.min_by_key(|&column| free[column]) else {
            return Examined::Contradictory;
        };
        if !budget.take(cells) {
            return Examined::Unknown;
        }
        let mut pivot = rows.swap_remove(leaving);
        // size * basic = constant + multiple * entering + …, solved for `entering`
        let multiple = std::mem::replace(&mut pivot.multiples[entering], -std::mem::take(&mut pivot.size));
        pivot.constant = -pivot.constant;
        for entry in &mut pivot.multiples {
            *entry = -std::mem::take(entry);
        }
        pivot.size = multiple;
        std::mem::swap(&mut pivot.basic, &mut free[entering]);
        pivot.reduce();
        for row in &mut rows {
            row.substitute(entering, &pivot);
        }
        rows.push(pivot);
    }
}
