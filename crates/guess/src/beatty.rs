//! Floors of multiples of a quadratic surd: ⌊n (p + √d) / q⌋.

use crate::budget::Budget;
use crate::surprise::of_differences;

/// A sequence ⌊(n + shift) (p + √d) / q⌋ + plus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beatty {
    /// Added to the index.
    shift: u64,
    /// Added to the floor.
    plus: i64,
    /// The surd: p, d and q.
    p: i64,
    d: u64,
    q: u64,
}

/// The largest d.
const RADICAND: u64 = 60;
/// The largest q.
const DENOMINATOR: u64 = 6;
/// Bits by which the differences of the values have to exceed what states the surd.
const EXCESS: f64 = 5.0;

impl Beatty {
    /// The simplest surd whose multiples have these floors, if the differences of the values tell it from a slope that is
    /// known only nearly. Time O(n) for each of some thousand surds at worst, and for most of them one comparison.
    pub(crate) fn fitted(first: u64, values: &[i64], budget: &Budget<'_>) -> Option<Beatty> {
        let last = values.len().checked_sub(8)? + 7;
        let index = first.checked_add(last as u64)?;
        let end = *values.last()?;
        let evidence = of_differences(values);
        let mut surds: Vec<Beatty> = Vec::new();
        for (shift, plus) in [(0, 0), (1, 0), (0, 1), (1, 1), (0, -1), (1, -1)] {
            let slope = end.checked_sub(plus)? as f64 / index.checked_add(shift)? as f64;
            for q in 1..=DENOMINATOR {
                for d in (2..=RADICAND).filter(|d| d.isqrt().pow(2) != *d && !has_square(*d)) {
                    // The p that the slope suggests, if one does.
                    let p = (slope * q as f64 - (d as f64).sqrt()).round() as i64;
                    let surd = Beatty { shift, plus, p, d, q };
                    if budget.is_over() || surd.bits() + EXCESS > evidence || surd.term(index) != Some(end) {
                        continue;
                    }
                    if (first..).zip(values).all(|(n, &value)| surd.term(n) == Some(value)) {
                        surds.push(surd);
                    }
                }
            }
        }
        surds.into_iter().min_by(|one, other| one.bits().total_cmp(&other.bits()))
    }

    /// The simplest surd whose multiples have these floors, from an index on; `stop` is asked now and then.
    pub fn of(first: u64, values: &[i64], stop: &mut dyn FnMut() -> bool) -> Option<Beatty> {
        Beatty::fitted(first, values, &Budget::new(stop))
    }

    /// ⌊(n + shift) (2 - t + √(t² + 4)) / 2⌋: the first numbers of pairs with b = a + t k.
    pub(crate) fn of_pairs(shift: u64, t: i64) -> Option<Beatty> {
        let d = t.checked_mul(t)?.checked_add(4)?;
        Some(Beatty { shift, plus: 0, p: 2 - t, d: u64::try_from(d).ok()?, q: 2 })
    }

    /// The term with an index; nothing beyond 64 bits.
    pub fn term(&self, index: u64) -> Option<i64> {
        let n = i128::from(index) + i128::from(self.shift);
        let root = u128::try_from(n).ok()?.checked_pow(2)?.checked_mul(self.d.into())?.isqrt();
        let sum = n.checked_mul(self.p.into())?.checked_add(i128::try_from(root).ok()?)?;
        // ⌊(x + ⌊√y⌋) / q⌋ = ⌊(x + √y) / q⌋ for whole x and q.
        i64::try_from(sum.div_euclid(self.q.into())).ok()?.checked_add(self.plus)
    }

    /// The surd in the language of games: `phi`, `sqrt(3)`, `(sqrt(13) - 1)/2`.
    pub fn factor(&self) -> String {
        let Beatty { p, d, q, .. } = self;
        let sum = match *p {
            1 if (*d, *q) == (5, 2) => return "phi".into(),
            0 => format!("sqrt({d})"),
            1.. => format!("({p} + sqrt({d}))"),
            _ => format!("(sqrt({d}) - {})", p.unsigned_abs()),
        };
        if *q == 1 { sum } else { format!("{sum}/{q}") }
    }

    /// The number that is added to the index, and p, d, q.
    pub fn parts(&self) -> (u64, i64, u64, u64) {
        (self.shift, self.p, self.d, self.q)
    }

    /// The number that is added to the floor.
    pub fn plus(&self) -> i64 {
        self.plus
    }

    /// Bits that state it. Surds (t ± 2 + √(t² + 4)) / 2, of which pairs with b = a + t k consist, need only t.
    pub fn bits(&self) -> f64 {
        let common = 2.0 + 2.0 * self.shift as f64 + 3.0 * self.plus.unsigned_abs() as f64;
        let family = (1..8u64).find(|t| self.is_of(*t));
        common
            + match family {
                Some(t) => 2.0 + 2.0 * (t as f64).log2(),
                None => {
                    6.0 + 2.0 * ((self.d * self.q) as f64).log2()
                        + (self.p.unsigned_abs() as f64 + 1.0).log2()
                }
            }
    }

    /// Returns `true` for the surds of pairs with b = a + t k.
    fn is_of(&self, t: u64) -> bool {
        let (t, p, d, q) = (t as i64, self.p, self.d as i64, self.q as i64);
        // (2 ∓ t + √(t² + 4)) / 2, with the square that t² + 4 may contain.
        (1..=3).any(|root| {
            let whole = t * t + 4;
            whole % (root * root) == 0
                && d == whole / (root * root)
                && (q * root == 2 && (p * root == 2 - t || p * root == 2 + t))
        })
    }
}

fn has_square(d: u64) -> bool {
    (2..=d.isqrt()).any(|root| d.is_multiple_of(root * root))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::unlimited;

    #[test]
    fn surds_are_recognised() {
        for (p, d, q) in [(1, 5, 2), (0, 2, 1), (2, 2, 1), (3, 13, 2), (3, 5, 2)] {
            let surd = Beatty { shift: 0, plus: 0, p, d, q };
            let fitted = |first, values: &[i64]| unlimited(|budget| Beatty::fitted(first, values, budget));
            let values: Vec<i64> = (1..60).map(|n| surd.term(n).expect("small")).collect();
            assert_eq!(fitted(1, &values), Some(surd));
            let later: Vec<i64> = (0..60).map(|n| surd.term(n + 1).expect("small") + 1).collect();
            assert_eq!(fitted(0, &later), Some(Beatty { shift: 1, plus: 1, ..surd }));
            assert_eq!(fitted(0, &(0..60).map(|n| n * n).collect::<Vec<_>>()), None);
        }
    }
}
