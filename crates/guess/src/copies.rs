//! Sequences that copy their own smaller terms: on each residue class, n = m q + r, a term is a line in q or the term with
//! the index p q + s. So are the values of games in which at most a fixed part may be taken.

use crate::budget::Budget;

/// A sequence that copies its own smaller terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copies {
    first: u64,
    /// The first terms.
    before: Vec<i64>,
    /// The rule of each class.
    rules: Vec<Rule>,
}

/// The terms of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The term is slope · q + constant.
    Line {
        /// Slope.
        slope: i64,
        /// Constant.
        constant: i64,
    },
    /// The term is that with the index times · q + plus.
    Copy {
        /// Factor of q, less than the modulus.
        times: u64,
        /// Added.
        plus: i64,
    },
}

/// The largest modulus.
const MODULUS: u64 = 9;
/// Terms that a class has to have.
const FEWEST: usize = 4;

impl Copies {
    /// The rules with the smallest modulus that the values satisfy.
    pub(crate) fn fitted(first: u64, values: &[i64], budget: &Budget<'_>) -> Option<Copies> {
        if first > 4 {
            return None;
        }
        (2..=MODULUS).find_map(|modulus| Copies::of_modulus(first, values, modulus, budget))
    }

    fn of_modulus(first: u64, values: &[i64], modulus: u64, budget: &Budget<'_>) -> Option<Copies> {
        let begin = first.max(modulus);
        let before = values.get(..usize::try_from(begin - first).ok()?)?.to_vec();
        let term = |index: u64| values.get(usize::try_from(index.checked_sub(first)?).ok()?).copied();
        let mut rules = Vec::new();
        for rest in 0..modulus {
            let start = (begin - rest).div_ceil(modulus);
            let class: Vec<(u64, i64)> =
                (start..).map_while(|q| Some((q, term(modulus * q + rest)?))).collect();
            if class.len() < FEWEST {
                return None;
            }
            rules.push(line(&class).or_else(|| copy(&class, (modulus, rest), &term, budget))?);
        }
        let copies = rules.iter().any(|rule| matches!(rule, Rule::Copy { .. }));
        copies.then_some(Copies { first, before, rules })
    }

    /// The term with an index; nothing before the first, or beyond 64 bits. Time O(log n).
    pub fn term(&self, index: u64) -> Option<i64> {
        let modulus = self.rules.len() as u64;
        let mut index = index;
        loop {
            let place = index.checked_sub(self.first)?;
            if let Some(&value) = usize::try_from(place).ok().and_then(|place| self.before.get(place)) {
                return Some(value);
            }
            let quotient = index / modulus;
            match *self.rules.get(usize::try_from(index % modulus).ok()?)? {
                Rule::Line { slope, constant } => {
                    let value = i128::from(slope) * i128::from(quotient) + i128::from(constant);
                    return i64::try_from(value).ok();
                }
                Rule::Copy { times, plus } => {
                    let next = i128::from(times) * i128::from(quotient) + i128::from(plus);
                    index = u64::try_from(next).ok().filter(|&next| next < index)?;
                }
            }
        }
    }

    /// Index of the first term, and the first terms.
    pub fn before(&self) -> (u64, &[i64]) {
        (self.first, &self.before)
    }

    /// The rule of each residue.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        let number = |number: i64| 2.0 + 2.0 * (number.unsigned_abs() as f64 + 1.0).log2();
        let modulus = self.rules.len() as f64;
        let rule = |rule: &Rule| match rule {
            Rule::Line { slope, constant } => 1.0 + number(*slope) + number(*constant),
            Rule::Copy { plus, .. } => 1.0 + modulus.log2() + number(*plus),
        };
        let before: f64 = self.before.iter().map(|&value| number(value)).sum();
        4.0 + before + self.rules.iter().map(rule).sum::<f64>()
    }
}

/// The line through all terms of a class.
fn line(class: &[(u64, i64)]) -> Option<Rule> {
    let [(start, one), (_, other), ..] = *class else { return None };
    let slope = other.checked_sub(one)?;
    let constant = one.checked_sub(slope.checked_mul(i64::try_from(start).ok()?)?)?;
    let of = |q: u64| i64::try_from(i128::from(slope) * i128::from(q) + i128::from(constant)).ok();
    class.iter().all(|&(q, value)| of(q) == Some(value)).then_some(Rule::Line { slope, constant })
}

/// The smaller terms that the terms of a class copy.
fn copy(
    class: &[(u64, i64)],
    (modulus, rest): (u64, u64),
    term: &impl Fn(u64) -> Option<i64>,
    budget: &Budget<'_>,
) -> Option<Rule> {
    for times in 1..modulus {
        let most = (modulus + rest).checked_sub(times + 1)? as i64;
        for plus in (0..=2 * modulus as i64).flat_map(|size| [size, -size]).filter(|&plus| plus <= most) {
            let agrees = |&(q, value): &(u64, i64)| {
                let index = (times * q).checked_add_signed(plus);
                index.and_then(term) == Some(value)
            };
            if budget.is_over() {
                return None;
            }
            if class.iter().all(agrees) {
                return Some(Rule::Copy { times, plus });
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::unlimited;

    #[test]
    fn heaps_of_which_at_most_a_part_is_taken() {
        for (over, under) in [(1, 2), (1, 3), (2, 3), (1, 5)] {
            let mut values: Vec<i64> = Vec::new();
            for n in 0..900usize {
                let options: Vec<i64> = (1..=n * over / under).map(|k| values[n - k]).collect();
                values.push((0..).find(|value| !options.contains(value)).expect("finitely many"));
            }
            let found = unlimited(|budget| Copies::fitted(0, &values[..120], budget)).expect("copies");
            assert!((0..900).all(|n| found.term(n) == Some(values[n as usize])), "{found:?}");
            assert!(found.bits() < 80.0, "{found:?} {}", found.bits());
        }
    }
}
