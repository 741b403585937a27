//! Games with nim-values, one number a component.
//!
//! * Problem: the winner of a sum of heaps, and the winning moves.
//! * Theorem: R. P. Sprague 1935, P. M. Grundy 1939: the nim-sum of the nim-values decides, and a winning
//!   move makes it 0. So a game only has to provide the nim-value of a heap, and its options with a wanted
//!   value.
//! * Cost: that of these two, for each heap.
//! * Evidence: each game's file cites the theorem on its nim-values.

use super::super::{Component, Several, Theory};
use crate::argument::{self, Equation, Statement};
use dashu_int::UBig;
use rules::Convention;

/// Limit on the options of a heap, or moves, that are ever listed.
pub(super) const MOST_LISTED: usize = 1 << 20;
/// Limit on the heaps and columns named in a statement.
pub(super) const MOST_NAMED: usize = 12;

/// A game whose components are single numbers, with nim-values in closed form.
pub(super) trait Heap: Send + Sync {
    /// Citation of the theorem.
    fn citation(&self, convention: Convention) -> &str;

    /// Nim-value of a heap.
    fn value(&self, heap: &UBig) -> Option<UBig>;

    /// The heaps with this nim-value that a move can leave, by ascending size, except that a better
    /// recommendation may come first.
    fn reaching(&self, heap: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>>;

    /// Explains the rule for the nim-value of a heap.
    fn rule(&self) -> Statement;

    /// The rule applied to a heap: `21 mod 4 = 1`.
    fn equation(&self, heap: &UBig) -> Option<Equation>;

    /// Explains why the player to move loses if only this heap, of nim-value 0, is left, if there is more to
    /// say.
    fn lost(&self, heap: &UBig) -> Option<Statement>;

    /// In misère play: explains why the player to move wins or loses if only this heap is left. It has a
    /// move, and this nim-value.
    fn alone(&self, heap: &UBig, value: &UBig) -> Vec<Statement>;

    /// Explains the nim-values of these heaps.
    fn account(&self, heaps: &[&UBig]) -> Vec<Statement> {
        let mut said = vec![self.rule()];
        said.extend(equations(heaps, |heap| self.equation(heap)));
        if let [heap] = heaps
            && self.value(heap).is_some_and(|value| value.is_zero())
        {
            said.extend(self.lost(heap));
        }
        said
    }

    /// In misère play: the numbers that show that a single heap is lost: `21 mod 4 = 1`.
    fn mark(&self, heap: &UBig) -> Option<Equation> {
        self.equation(heap)
    }

    /// Returns `true` if the nim-value of a heap is its size.
    fn is_nim(&self) -> bool {
        false
    }
}

/// A game under normal play.
pub(super) struct Normal<H>(pub(super) H);

impl<H: Heap> Theory for Normal<H> {
    fn citation(&self) -> &str {
        self.0.citation(Convention::Normal)
    }

    fn value(&self, at: &[UBig]) -> Option<UBig> {
        self.0.value(single(at)?)
    }

    fn reaching(&self, at: &[UBig], value: &UBig, most: usize) -> Option<Several<Vec<Component>>> {
        let found = self.0.reaching(single(at)?, value, most)?;
        let first = found.first.into_iter().map(|heap| vec![vec![heap]]).collect();
        Some(Several { first, count: found.count })
    }

    fn account(&self, sum: &[&[UBig]]) -> Vec<Statement> {
        match singles(sum) {
            Some(heaps) => self.0.account(&heaps),
            None => Vec::new(),
        }
    }

    fn tells(&self, _at: &[UBig], option: &[Component], value: &UBig) -> Option<Statement> {
        let [left] = option else { return None };
        let left = single(left)?;
        if value.is_zero()
            && let Some(lost) = self.0.lost(left)
        {
            return Some(lost);
        }
        let equation = self.0.equation(left).filter(|_| !self.0.is_nim())?;
        Some(argument::Heap::Equation(equation).into())
    }
}

/// The equations of the heaps; of many only those of the first.
fn equations(heaps: &[&UBig], each: impl Fn(&UBig) -> Option<Equation>) -> Option<Statement> {
    let first: Vec<Equation> = heaps.iter().take(MOST_NAMED).filter_map(|heap| each(heap)).collect();
    let more = heaps.len() > MOST_NAMED;
    (!first.is_empty()).then(|| argument::Heap::Equations { first, more }.into())
}

/// The first few of several numbers.
pub(super) fn some<'n>(numbers: impl IntoIterator<Item = &'n UBig>) -> Vec<UBig> {
    numbers.into_iter().take(MOST_NAMED + 1).cloned().collect()
}

/// The only number of a component.
pub(super) fn single(at: &[UBig]) -> Option<&UBig> {
    match at {
        [heap] => Some(heap),
        _ => None,
    }
}

/// The numbers of all components.
pub(super) fn singles<'a>(sum: &[&'a [UBig]]) -> Option<Vec<&'a UBig>> {
    sum.iter().map(|at| single(at)).collect()
}

/// No results.
pub(super) fn none<T>() -> Several<T> {
    Several { first: Vec::new(), count: Some(UBig::ZERO) }
}

/// A single result.
pub(super) fn one<T>(thing: T, most: usize) -> Several<T> {
    let first = if most > 0 { vec![thing] } else { Vec::new() };
    Several { first, count: Some(UBig::ONE) }
}

/// All heaps in a range of sizes.
pub(super) fn run(least: UBig, most: &UBig, listed: usize) -> Several<UBig> {
    if least > *most {
        return none();
    }
    let count = most - &least + UBig::ONE;
    let listed = usize::try_from(&count).unwrap_or(usize::MAX).min(listed).min(MOST_LISTED);
    let first = std::iter::successors(Some(least), |heap| Some(heap + UBig::ONE)).take(listed).collect();
    Several { first, count: Some(count) }
}
