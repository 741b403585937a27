//! Pairs that use up the numbers, by their numbers: the first number of each is a floor, from some pair on.

use super::Pairs;
use crate::Beatty;

/// Pairs (a, b) with b = a + times · k + plus and a = ⌊((times · k + shift) α + add) / times⌋ from some k on, where
/// α = (2 - times + √(times² + 4)) / 2, and some before them, which are listed. Normal and misère play of Wythoff's games have such
/// (Fraenkel 1982, 1984), with different shifts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Floors {
    begin: Vec<[i64; 2]>,
    alpha: Beatty,
    times: i64,
    plus: i64,
    shift: i64,
    add: i64,
}

/// Pairs beyond the listed ones that may be exceptions.
const MORE: usize = 12;
/// Shifts that are tried, in multiples of the factor.
const SHIFTS: i64 = 3;
/// The largest first number of the pairs that are compared.
const COMPARED: i64 = 60_000;
/// The largest factor.
const TIMES: i64 = 16;

impl Floors {
    /// The floors that agree with the pairs as far as these are compared.
    pub(crate) fn of(pairs: &Pairs) -> Option<Floors> {
        let (listed, times, plus) = pairs.parts();
        let alpha = Beatty::of_pairs(0, times).filter(|_| times <= TIMES)?;
        let made = pairs.lost(COMPARED as u64)?;
        (listed.len()..=listed.len() + MORE).find_map(|begin| {
            let least = -times.checked_mul(i64::try_from(begin).ok()?)?;
            let shifts = 0..=SHIFTS * times;
            let shifts = shifts.flat_map(|shift| [shift, -shift]).filter(|&shift| shift >= least);
            let adds = move || (0..=SHIFTS * times).flat_map(|add| [add, -add]);
            let mut all = shifts.flat_map(|shift| adds().map(move |add| (shift, add)));
            let floors = |(shift, add): (i64, i64)| {
                let begin = made.get(..begin)?.to_vec();
                let floors = Floors { begin, alpha, times, plus, shift, add };
                let rest = made.iter().enumerate().skip(floors.begin.len());
                let mut rest = rest.map(|(k, pair)| (k as i64, pair));
                rest.all(|(k, pair)| floors.first(k) == Some(pair[0])).then_some(floors)
            };
            all.find_map(floors)
        })
    }

    /// The first number of the k-th pair, which is not listed.
    fn first(&self, k: i64) -> Option<i64> {
        let place = self.times.checked_mul(k)?.checked_add(self.shift)?;
        let multiple = self.alpha.term(u64::try_from(place).ok()?)?;
        Some(multiple.checked_add(self.add)?.div_euclid(self.times))
    }

    /// Returns `true` for a pair, the smaller number first.
    pub(crate) fn has(&self, a: i64, b: i64) -> Option<bool> {
        if self.begin.contains(&[a, b]) {
            return Some(true);
        }
        let apart = b.checked_sub(a)?.checked_sub(self.plus)?;
        let k = apart.div_euclid(self.times);
        if apart.rem_euclid(self.times) != 0 || usize::try_from(k).map_or(true, |k| k < self.begin.len()) {
            return Some(false);
        }
        Some(self.first(k)? == a)
    }

    /// The pairs that are listed.
    pub fn begin(&self) -> &[[i64; 2]] {
        &self.begin
    }

    /// The floors of α, the factor and constant of the differences, the shift, and what is added to the floor.
    pub fn parts(&self) -> (&Beatty, [i64; 2], [i64; 2]) {
        (&self.alpha, [self.times, self.plus], [self.shift, self.add])
    }
}
