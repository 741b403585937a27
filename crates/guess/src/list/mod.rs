//! Lists of lost positions, by number: the k-th of them, as a sequence; of pairs, one for each coordinate.

mod floors;
mod pairs;
mod runs;
mod terms;

use crate::Table;
use crate::budget::Budget;
pub use floors::Floors;
pub use pairs::Pairs;
pub use runs::Runs;
pub use terms::{Iterated, Terms};

/// The lost positions of a table of outcomes: single numbers by size, or pairs, of which both orders are lost, by the
/// smaller number.
#[derive(Clone, Debug, PartialEq)]
pub struct List {
    /// The smallest number of the data: below it, nothing is said.
    from: u64,
    /// The sequence of each coordinate.
    terms: Vec<Terms>,
}

/// The lost numbers of a table, by size.
pub(crate) fn lost_numbers(table: &Table) -> Option<Vec<i64>> {
    let lost = table.points().iter().filter(|point| point.value == 0);
    lost.map(|point| i64::try_from(*point.at.first()?).ok()).collect()
}

/// The lost pairs of a symmetric table with the smaller number first, if those rise.
pub(crate) fn lost_pairs(table: &Table) -> Option<Vec<[i64; 2]>> {
    let lost = table.points().iter().filter(|point| point.value == 0 && point.at.is_sorted());
    let pair = |at: &[u64]| match at {
        [a, b] => Some([i64::try_from(*a).ok()?, i64::try_from(*b).ok()?]),
        _ => None,
    };
    let pairs: Vec<[i64; 2]> = lost.map(|point| pair(&point.at)).collect::<Option<_>>()?;
    let rising = pairs.windows(2).all(|pair| pair[0][0] < pair[1][0]);
    (rising && table.arity() == 2 && table.is_symmetric()).then_some(pairs)
}

impl List {
    /// The lists that the lost positions suggest; the table has outcomes, of every number up to some bound.
    pub(crate) fn fitted(table: &Table, budget: &Budget<'_>) -> Vec<List> {
        let from = table.least();
        if table.arity() == 1 {
            let found = lost_numbers(table).map(|values| Terms::fitted(&values, budget)).unwrap_or_default();
            return found.into_iter().map(|terms| List { from, terms: vec![terms] }).collect();
        }
        let Some(pairs) = lost_pairs(table) else { return Vec::new() };
        let column = |place: usize| pairs.iter().map(|pair| pair[place]).collect::<Vec<i64>>();
        let (firsts, seconds) = (Terms::fitted(&column(0), budget), column(1));
        let along = along(&pairs);
        let seconds = if firsts.is_empty() { Vec::new() } else { Terms::fitted(&seconds, budget) };
        let seconds: Vec<Terms> = along.into_iter().chain(seconds).collect();
        let both = firsts.iter().flat_map(|one| seconds.iter().map(move |other| [one, other]));
        both.map(|terms| List { from, terms: terms.map(Clone::clone).to_vec() }).collect()
    }

    /// Returns `true` if formulas lead from term to term.
    pub(crate) fn is_iterated(&self) -> bool {
        self.terms.iter().any(|terms| matches!(terms, Terms::Iterated(_)))
    }

    /// 0 at the positions of the list, and 1 elsewhere; nothing below the data, whose positions could not have been listed.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        if at.iter().any(|&number| number < self.from) {
            return None;
        }
        let mut at: Vec<i64> = at.iter().map(|&number| i64::try_from(number).ok()).collect::<Option<_>>()?;
        if at.len() != self.terms.len() {
            return None;
        }
        at.sort_unstable();
        let lost = match self.terms[0].number_of(at[0])? {
            Some(k) => match self.terms.get(1) {
                Some(other) => other.term(k, Some(at[0]))? == at[1],
                None => true,
            },
            None => false,
        };
        Some(i64::from(!lost))
    }

    /// The lost numbers up to a bound, of a list of single numbers that is not too long.
    pub(crate) fn numbers_to(&self, bound: u64) -> Option<Vec<u64>> {
        let [terms] = self.terms.as_slice() else { return None };
        let numbers = terms.iter().map_while(|term| u64::try_from(term).ok().filter(|&term| term <= bound));
        let numbers: Vec<u64> = numbers.take(1 << 22).collect();
        (numbers.len() < 1 << 22 && numbers.is_sorted()).then_some(numbers)
    }

    /// The smallest number of the data.
    pub fn least(&self) -> u64 {
        self.from
    }

    /// The sequence of each coordinate.
    pub fn terms(&self) -> &[Terms] {
        &self.terms
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        4.0 + self.terms.iter().map(Terms::bits).sum::<f64>()
    }
}

/// The second number as the first one and a line in the number of the pair.
fn along(pairs: &[[i64; 2]]) -> Option<Terms> {
    let [first, second, _, ..] = *pairs else { return None };
    let plus = first[1].checked_sub(first[0])?;
    let times = second[1].checked_sub(second[0])?.checked_sub(plus)?;
    let apart = |(k, pair): (i64, &[i64; 2])| {
        pair[1].checked_sub(pair[0]) == times.checked_mul(k).and_then(|sum| sum.checked_add(plus))
    };
    (0..).zip(pairs).all(apart).then_some(Terms::Along { times, plus })
}
