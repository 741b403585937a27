//! Numbers of sentences, and formulas put in their place.

use crate::statement::Fold;
use kernel::{Formula, Literal, Relation, Sense, Variable};
use kernel_text::Build;

/// Numbers that formulas bind come after all others of a sentence.
const WITHIN: Variable = 1 << 12;

/// New numbers, one after the other.
#[derive(Default)]
pub struct Numbers(Variable);

impl Numbers {
    /// The next number.
    pub fn one(&mut self) -> Variable {
        self.0 += 1;
        self.0 - 1
    }

    /// So many numbers.
    pub fn some(&mut self, count: usize) -> Vec<Variable> {
        (0..count).map(|_| self.one()).collect()
    }
}

/// A formula of other numbers.
pub(crate) fn put(formula: &Formula, numbers: &[Variable]) -> Formula {
    formula.renamed(|number| numbers.get(number as usize).copied().unwrap_or(WITHIN + number))
}

/// Numbers that a formula binds, once it has been put in its place.
pub(crate) fn within(numbers: &[Variable]) -> Vec<Variable> {
    numbers.iter().map(|number| WITHIN + number).collect()
}

/// One total put together with another one comes to a third.
pub(crate) fn joins(fold: Fold, a: Variable, b: Variable, c: Variable) -> Formula {
    let same = |one: Variable| Formula::of(Literal::linear([(c, 1), (one, -1)], 0, Sense::Zero));
    match fold {
        Fold::Xor => Formula::of(Literal::new(Relation::Xor, [a, b, c])),
        Fold::Sum => Formula::of(Literal::linear([(a, 1), (b, 1), (c, -1)], 0, Sense::Zero)),
        Fold::Max => Formula::any([
            Formula::all([before(b, a, 1), same(a)]),
            Formula::all([before(a, b, 0), same(b)]),
        ]),
    }
}

/// a < b + more
pub(crate) fn before(a: Variable, b: Variable, more: i64) -> Formula {
    Formula::of(Literal::linear([(a, 1), (b, -1)], -more, Sense::Negative))
}

/// A number is this.
pub(crate) fn is(number: Variable, constant: i64) -> Formula {
    Formula::of(Literal::linear([(number, 1)], -constant, Sense::Zero))
}
