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
            Formula::all([less(Some(b), -1, a), same(a)]),
            Formula::all([less(Some(a), 0, b), same(b)]),
        ]),
    }
}

/// a = b + c, where no b is 0.
pub(crate) fn equal(a: Variable, b: Option<Variable>, c: i64) -> Formula {
    let terms = [(a, 1)].into_iter().chain(b.map(|b| (b, -1)));
    Formula::of(Literal::linear(terms, -c, Sense::Zero))
}

/// a + c < b, where no a is 0.
pub(crate) fn less(a: Option<Variable>, c: i64, b: Variable) -> Formula {
    let terms = [(b, -1)].into_iter().chain(a.map(|a| (a, 1)));
    Formula::of(Literal::linear(terms, c, Sense::Negative))
}
