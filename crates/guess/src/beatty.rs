//! Floors of multiples of a quadratic surd: ⌊n (p + √d) / q⌋.

/// A sequence ⌊(n + shift) (p + √d) / q⌋.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beatty {
    /// Added to the index.
    shift: u64,
    /// The surd: p, d and q.
    p: i64,
    d: u64,
    q: u64,
}

/// The largest d.
const RADICAND: u64 = 60;
/// The largest q.
const DENOMINATOR: u64 = 6;

impl Beatty {
    /// The simplest surd whose multiples have these floors. Time O(n) for each of some thousand surds at worst, and for
    /// most of them one comparison.
    pub fn fitted(first: u64, values: &[i64]) -> Option<Beatty> {
        let last = values.len().checked_sub(1)?;
        [0, 1].into_iter().find_map(|shift| {
            let index = first + last as u64 + shift;
            let slope = *values.last()? as f64 / index as f64;
            let mut surds = Vec::new();
            for q in 1..=DENOMINATOR {
                for d in (2..=RADICAND).filter(|d| d.isqrt().pow(2) != *d && !has_square(*d)) {
                    // The p that the slope suggests, if one does.
                    let p = (slope * q as f64 - (d as f64).sqrt()).round() as i64;
                    let surd = Beatty { shift, p, d, q };
                    let wanted = |(n, &value): (u64, &i64)| surd.term(n) == Some(value);
                    if surd.term(first + last as u64) == values.last().copied() && (first..).zip(values).all(wanted) {
                        surds.push(surd);
                    }
                }
            }
            surds.into_iter().min_by(|one, other| one.bits().total_cmp(&other.bits()))
        })
    }

    /// The term with an index; nothing beyond 64 bits.
    pub fn term(&self, index: u64) -> Option<i64> {
        let n = i128::from(index) + i128::from(self.shift);
        let root = u128::try_from(n).ok()?.checked_pow(2)?.checked_mul(self.d.into())?.isqrt();
        let sum = n.checked_mul(self.p.into())?.checked_add(i128::try_from(root).ok()?)?;
        // ⌊(x + ⌊√y⌋) / q⌋ = ⌊(x + √y) / q⌋ for whole x and q.
        i64::try_from(sum.div_euclid(self.q.into())).ok()
    }

    /// The number that is added to the index, and p, d, q.
    pub fn parts(&self) -> (u64, i64, u64, u64) {
        (self.shift, self.p, self.d, self.q)
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        8.0 + 2.0 * ((self.d * self.q) as f64).log2() + (self.p.unsigned_abs() as f64 + 1.0).log2() + self.shift as f64
    }
}

fn has_square(d: u64) -> bool {
    (2..=d.isqrt()).any(|root| d.is_multiple_of(root * root))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn surds_are_recognised() {
        for (p, d, q) in [(1, 5, 2), (0, 2, 1), (2, 2, 1), (3, 13, 2), (3, 5, 2)] {
            let surd = Beatty { shift: 0, p, d, q };
            let values: Vec<i64> = (1..60).map(|n| surd.term(n).expect("small")).collect();
            assert_eq!(Beatty::fitted(1, &values), Some(surd));
            let later: Vec<i64> = (0..60).map(|n| surd.term(n + 1).expect("small")).collect();
            assert_eq!(Beatty::fitted(0, &later), Some(Beatty { shift: 1, ..surd }));
        }
        assert_eq!(Beatty::fitted(0, &(0..60).map(|n| n * n).collect::<Vec<_>>()), None);
    }
}
