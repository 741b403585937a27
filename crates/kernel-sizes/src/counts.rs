//! Counts of entries, totals put together, and moves that mend a position.

use crate::parts::{Numbers, equal, joins, put, within};
use crate::statement::{Claim, Fold, Shape, Statement, Step};
use kernel::{Formula, Move, Variable};
use kernel_text::Build;

impl Statement {
    /// Returns `true` for rows.
    pub fn is_row(&self) -> bool {
        matches!(self.shape, Shape::Row(_))
    }

    /// Number of totals, with the one that tells whether there is a move.
    pub fn width(&self) -> usize {
        self.totals.len() + usize::from(self.tells_moves())
    }

    /// Totals put together: as many as there are in `c`.
    pub fn joins(&self, a: &[Variable], b: &[Variable], c: &[Variable]) -> Vec<Formula> {
        let own = self.totals.iter().map(|total| total.fold);
        let folds = own.chain(self.tells_moves().then_some(Fold::Max)).zip(c);
        folds.enumerate().map(|(total, (fold, &c))| joins(fold, a[total], b[total], c)).collect()
    }

    /// The counts of an entry whose place has this residue, for as many totals as there are numbers.
    pub fn counted(&self, entry: &[Variable], residue: i64, counts: &[Variable]) -> Vec<Formula> {
        let split = self.split();
        let with = |number: Variable| [entry, &[number]].concat();
        let own = self.totals.iter().zip(counts);
        let own = own.map(|(total, &number)| put(&split.at(residue, &total.formula), &with(number)));
        let mut all: Vec<Formula> = own.collect();
        if let Some(&moves) = counts.get(self.totals.len()) {
            let can = self.moves.iter().map(|Step { of, .. }| {
                let when = of.when.iter().map(|formula| put(formula, entry));
                Formula::exists(within(&of.bound), Formula::all(when))
            });
            let can = Formula::any(can);
            let some = Formula::all([equal(moves, None, 1), can.clone()]);
            all.push(Formula::any([some, Formula::all([equal(moves, None, 0), can.negated()])]));
        }
        all
    }

    /// The totals are lost, or have the value that is aimed at.
    pub fn goal(&self, totals: &[Variable], aim: Option<Variable>) -> Formula {
        let own = &totals[..self.totals.len()];
        match &self.claim {
            Claim::Lost(formula) | Claim::Columns(formula) => put(formula, own),
            Claim::Value(formula) => put(formula, &[own, aim.as_slice()].concat()),
        }
    }

    /// A move of a heap, beside others, leads to a goal.
    pub fn mends(
        &self,
        step: &Step,
        entry: &[Variable],
        others: &[Variable],
        aim: Option<Variable>,
        numbers: &mut Numbers,
    ) -> Formula {
        let width = self.totals.len();
        let (mut all, to, mut bound) = moved(&step.of, entry, numbers);
        let (counts, whole) = (numbers.some(width), numbers.some(width));
        all.extend(self.counted(&to, 0, &counts));
        all.extend(self.joins(others, &counts, &whole));
        all.push(self.goal(&whole, aim));
        bound.extend(counts.into_iter().chain(whole));
        Formula::exists(bound, Formula::all(all))
    }
}

/// Conditions of a move from these numbers, where it leads, and the new numbers that it binds.
pub(crate) fn moved(
    of: &Move,
    places: &[Variable],
    numbers: &mut Numbers,
) -> (Vec<Formula>, Vec<Variable>, Vec<Variable>) {
    let bound = numbers.some(of.bound.len());
    let all = [places, &bound].concat();
    let when = of.when.iter().map(|formula| put(formula, &all)).collect();
    (when, of.parts[0].iter().map(|&number| all[number as usize]).collect(), bound)
}
