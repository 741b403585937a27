//! Sequences that recursions on the digits of the index define: a(bn + d) is a combination of finitely many of the
//! sequences n ↦ a(bᵉ n + r), and 1.

use crate::linear::{Ratio, solved};

/// A sequence with recursions on the digits of its index in a base.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regular {
    base: u64,
    first: u64,
    /// Scale and offset of each sequence that takes part; the first is the sequence itself.
    parts: Vec<(u64, u64)>,
    /// Coefficients of the parts and of 1, for each part and digit.
    recursions: Vec<Vec<Vec<Ratio>>>,
    /// Values of the parts at each leading digit from 1 on.
    leading: Vec<Vec<i64>>,
    /// Value at 0, if known.
    zero: Option<i64>,
}

/// The most sequences that may take part.
const PARTS: usize = 5;
/// Equations beyond the unknowns that a recursion has to satisfy.
const EXTRA: usize = 5;

impl Regular {
    /// The recursions in a base that these values satisfy wherever they can be compared. Time O(n) for each.
    pub fn fitted(first: u64, values: &[i64], base: u64) -> Option<Regular> {
        if first > 1 || base < 2 {
            return None;
        }
        let term = |index: u64| values.get(usize::try_from(index.checked_sub(first)?).ok()?).copied();
        let mut parts = vec![(1, 0)];
        let mut recursions: Vec<Vec<Vec<Ratio>>> = Vec::new();
        while recursions.len() < parts.len() {
            let (scale, offset) = parts[recursions.len()];
            let mut digits = Vec::new();
            for digit in 0..base {
                let child = (scale * base, offset + scale * digit);
                match combined(&term, &parts, child) {
                    Combined::Of(coefficients) => digits.push(coefficients),
                    Combined::New if parts.len() < PARTS => {
                        let mut own = vec![Ratio::ZERO; parts.len() + 1];
                        own[parts.len()] = Ratio::whole(1);
                        own.push(Ratio::ZERO);
                        // Coefficients of parts that come later are 0; 1 stands last.
                        digits.push(own);
                        parts.push(child);
                    }
                    Combined::New | Combined::Unknown => return None,
                }
            }
            recursions.push(digits);
        }
        let count = parts.len();
        for coefficients in recursions.iter_mut().flatten() {
            let one = coefficients.pop()?;
            coefficients.resize(count, Ratio::ZERO);
            coefficients.push(one);
        }
        let at = |leading: u64| parts.iter().map(|(scale, offset)| term(scale * leading + offset)).collect();
        let leading = (1..base).map(at).collect::<Option<Vec<Vec<i64>>>>()?;
        Some(Regular { base, first, parts, recursions, leading, zero: term(0) })
    }

    /// The term with an index; nothing before the first, or beyond 64 bits.
    pub fn term(&self, index: u64) -> Option<i64> {
        if index < self.first {
            return None;
        }
        if index == 0 {
            return self.zero;
        }
        let mut digits = Vec::new();
        let mut rest = index;
        while rest >= self.base {
            digits.push(usize::try_from(rest % self.base).ok()?);
            rest /= self.base;
        }
        let leading = self.leading.get(usize::try_from(rest).ok()? - 1)?;
        let mut values: Vec<Ratio> = leading.iter().map(|&value| Ratio::whole(value.into())).collect();
        for &digit in digits.iter().rev() {
            let next = |digits: &Vec<Vec<Ratio>>| -> Option<Ratio> {
                let coefficients = &digits[digit];
                let all = values.iter().chain([const { &Ratio::ONE }]).zip(coefficients);
                all.into_iter().try_fold(Ratio::ZERO, |sum, (value, by)| sum.plus(value.times(*by)?))
            };
            values = self.recursions.iter().map(next).collect::<Option<_>>()?;
        }
        i64::try_from(values.first()?.integer()?).ok()
    }

    /// Base of the digits.
    pub fn base(&self) -> u64 {
        self.base
    }

    /// Index of the first term.
    pub fn first(&self) -> u64 {
        self.first
    }

    /// Scale and offset of each sequence that takes part; the first is the sequence itself.
    pub fn parts(&self) -> &[(u64, u64)] {
        &self.parts
    }

    /// Coefficients of the parts, and of 1 last, for each part and digit.
    pub fn recursions(&self) -> &[Vec<Vec<Ratio>>] {
        &self.recursions
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        let number = |ratio: &Ratio| {
            let (over, under) = ratio.parts();
            if over == 0 {
                1.0
            } else {
                2.0 + 2.0 * ((over.unsigned_abs() as f64).log2() + (under as f64).log2() + 1.0)
            }
        };
        let coefficients: f64 = self.recursions.iter().flatten().flatten().map(number).sum();
        coefficients + 8.0 * self.leading.iter().flatten().count() as f64
    }
}

/// A sequence as a combination of others.
enum Combined {
    /// Coefficients of the others, and of 1 last.
    Of(Vec<Ratio>),
    /// It is none.
    New,
    /// Too little of it is known.
    Unknown,
}

/// The sequence n ↦ a(scale · n + offset) for n from 1 on, as a combination of the parts and 1.
fn combined(term: &impl Fn(u64) -> Option<i64>, parts: &[(u64, u64)], child: (u64, u64)) -> Combined {
    let row = |n: u64| -> Option<(Vec<i128>, i128)> {
        let right = term(child.0 * n + child.1)?;
        let left = parts.iter().map(|(scale, offset)| term(scale * n + offset).map(i128::from));
        Some((left.chain([Some(1)]).collect::<Option<_>>()?, right.into()))
    };
    let rows: Vec<_> = (1..).map_while(row).collect();
    let unknowns = parts.len() + 1;
    if rows.len() < unknowns + EXTRA {
        return Combined::Unknown;
    }
    let Some(coefficients) = solved(&rows[..unknowns + EXTRA]) else { return Combined::New };
    let holds = |(left, right): &(Vec<i128>, i128)| {
        let sum = left
            .iter()
            .zip(&coefficients)
            .try_fold(Ratio::ZERO, |sum, (&value, by)| sum.plus(Ratio::whole(value).times(*by)?));
        sum == Some(Ratio::whole(*right))
    };
    if rows.iter().all(holds) { Combined::Of(coefficients) } else { Combined::New }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(base: u64, first: u64, rule: impl Fn(u64) -> i64, parts: usize) {
        let values: Vec<i64> = (first..first + 100).map(&rule).collect();
        let found = Regular::fitted(first, &values, base).expect("recursions");
        assert_eq!(found.parts().len(), parts, "{found:?}");
        for n in (first..3000).chain([u64::from(u32::MAX)]) {
            assert_eq!(found.term(n), Some(rule(n)), "{n}");
        }
    }

    #[test]
    fn recursions_on_digits() {
        check(2, 0, |n| i64::from(n.count_ones()), 1);
        check(2, 1, |n| i64::from(64 - n.leading_zeros()), 1);
        check(2, 1, |n| i64::from(n.trailing_zeros()), 1);
        // Values of the game in which at most half is taken.
        fn half(n: u64) -> i64 {
            if n.is_multiple_of(2) { n as i64 / 2 } else { half(n / 2) }
        }
        check(2, 1, half, 2);
        check(3, 1, |n| (n / 3) as i64, 2);
        check(2, 0, |n| (n ^ (n / 2)) as i64, 2);
    }

    #[test]
    fn others_have_none() {
        let squares: Vec<i64> = (0..200u64).map(|n| i64::from(n.isqrt().pow(2) == n)).collect();
        assert_eq!(Regular::fitted(0, &squares, 2), None);
    }
}
