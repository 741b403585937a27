//! Factors of a nimber that decrease given numbers.
//!
//! A number u decreases x, that is x ⊕ u < x, exactly if the leading bit of u is one of the bits of x. Wanted
//! are u and w with u ⊗ w = c such that u decreases x and w decreases y. All of this lies in a field of F²
//! elements, F a Fermat power, in which F ⊗ F = F ⊕ h with h = F/2. Written as u = u₁F ⊕ u₀ and so on, the
//! equation says
//!
//! * c₁ = u₁w₁ ⊕ u₁w₀ ⊕ u₀w₁,
//! * c₀ = u₀w₀ ⊕ u₁w₁h.
//!
//! If neither high half is 0, they alone decide if x and y are decreased. Let p = u₁w₁. The low halves follow
//! from s = u₁w₀ and t = u₀w₁, whose sum is e = c₁ ⊕ p and whose product is p(c₀ ⊕ ph): a quadratic equation,
//! which has roots for about every other p. If u₁ = 0, then u₀w₁ = c₁ and w₀ = c₀/u₀: the same problem in the
//! field of F elements; likewise for w₁ = 0. If both are 0, then so is c₁, and u₀w₀ = c₀.
//!
//! Every pair of factors is one of these, so a search that runs to completion has found them all.

use nimber::Nimber128;

/// Pairs of factors.
pub(in crate::theory::pairs) struct Factors {
    pub(in crate::theory::pairs) found: Vec<(u128, u128)>,
    /// `true` if there are no others.
    pub(in crate::theory::pairs) all: bool,
}

/// At most `most` pairs of factors of the nonzero number `c` that decrease these numbers.
pub(in crate::theory::pairs) fn factors(
    c: Nimber128,
    lowered: (u128, u128),
    most: usize,
    effort: &mut u32,
) -> Factors {
    let mut search = Search { most, effort, all: true };
    let found = search.factors(c.0, lowered, 128);
    Factors { found, all: search.all }
}

struct Search<'e> {
    most: usize,
    /// Number of further pairs of high halves that may be tried.
    effort: &'e mut u32,
    all: bool,
}

impl Search<'_> {
    /// Factors in the field of numbers with this many bits.
    fn factors(&mut self, c: u128, (x, y): (u128, u128), bits: u32) -> Vec<(u128, u128)> {
        if c == 0 || x == 0 || y == 0 {
            return Vec::new();
        }
        if bits == 1 {
            return vec![(1, 1)];
        }
        let half = bits / 2;
        let halves = |number: u128| (number >> half, number & ((1 << half) - 1));
        let ((c_high, c_low), (x_high, x_low), (y_high, y_low)) = (halves(c), halves(x), halves(y));
        let mut found = Vec::new();
        if c_high == 0 {
            found.extend(self.factors(c_low, (x_low, y_low), half));
        }
        let rest = |factor| Nimber128(c_low).checked_div(Nimber128(factor)).map(|rest| rest.0);
        for (u, w) in self.factors(c_high, (x_low, y_high), half) {
            found.extend(rest(u).map(|low| (u, w << half | low)));
        }
        for (u, w) in self.factors(c_high, (x_high, y_low), half) {
            found.extend(rest(w).map(|low| (u << half | low, w)));
        }
        // Avoids going through each empty column, since there may be 2^64.
        let x_high = if y_high == 0 { 0 } else { x_high };
        for high in (0..x_high).flat_map(|i| (0..y_high).map(move |j| (x_high ^ i, y_high ^ j))) {
            if found.len() >= self.most || *self.effort == 0 {
                self.all = false;
                break;
            }
            *self.effort -= 1;
            let lows = low_halves((c_high, c_low), high, half);
            found.extend(lows.into_iter().map(|low| (high.0 << half | low.0, high.1 << half | low.1)));
        }
        found
    }
}

/// Low halves of two factors with known, nonzero high halves.
fn low_halves(c: (u128, u128), high: (u128, u128), half: u32) -> Vec<(u128, u128)> {
    let [u, w] = [high.0, high.1].map(Nimber128);
    let p = u * w;
    let sum = Nimber128(c.0) + p;
    let product = p * (Nimber128(c.1) + p * Nimber128(1 << (half - 1)));
    let roots = quadratic(sum, product, half);
    let low = |s: Nimber128| Some(((sum + s).checked_div(w)?.0, s.checked_div(u)?.0));
    roots.into_iter().filter_map(low).collect()
}

/// The numbers below `2^bits` that are roots of the quadratic with this sum and product.
fn quadratic(sum: Nimber128, product: Nimber128, bits: u32) -> Vec<Nimber128> {
    let Some(scaled) = product.checked_div(sum.square()) else { return vec![product.sqrt()] };
    match times_successor(scaled, bits) {
        Some(root) => vec![sum * root, sum * (root + Nimber128(1))],
        None => Vec::new(),
    }
}

/// A number r with r² ⊕ r = k in the field of numbers with this many bits. It exists exactly if the top bit
/// of k is 0.
fn times_successor(k: Nimber128, bits: u32) -> Option<Nimber128> {
    if bits == 1 {
        return (k.0 == 0).then_some(k);
    }
    let half = bits / 2;
    // With r = r₁F + r₀: r₁² + r₁ = k₁ and r₀² + r₀ = k₀ + r₁²h, where r₁ + 1 also solves the former.
    let high = times_successor(Nimber128(k.0 >> half), half)?;
    let low = Nimber128(k.0 & ((1 << half) - 1)) + high.square() * Nimber128(1 << (half - 1));
    let (high, low) = match low.0 >> (half - 1) {
        0 => (high, low),
        _ => (high + Nimber128(1), low + Nimber128(1 << (half - 1))),
    };
    let low = times_successor(low, half)?;
    Some(Nimber128(high.0 << half | low.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn quadratic_equations() {
        for bits in [1, 2, 4, 8] {
            for k in (0..1 << bits).map(Nimber128) {
                let solves = |r: &Nimber128| *r * *r + *r == k;
                let any = (0..1 << bits).map(Nimber128).any(|r| solves(&r));
                let found = times_successor(k, bits);
                assert_eq!(found.is_some(), any, "{k} in {bits} bits");
                assert!(found.iter().all(solves), "{k} in {bits} bits");
                assert_eq!(any, k.0 >> (bits - 1) == 0);
            }
        }
    }

    #[test]
    fn all_factors_are_found() {
        for x in 0..36u128 {
            for y in 0..36 {
                let mut wanted: Vec<BTreeSet<(u128, u128)>> = vec![BTreeSet::new(); 256];
                for (i, j) in (0..x).flat_map(|i| (0..y).map(move |j| (i, j))) {
                    let (u, w) = (x ^ i, y ^ j);
                    wanted[(Nimber128(u) * Nimber128(w)).0 as usize].insert((u, w));
                }
                for (c, wanted) in (0..).zip(wanted).skip(1) {
                    let found = factors(Nimber128(c), (x, y), usize::MAX, &mut u32::MAX.clone());
                    assert!(found.all);
                    assert_eq!(found.found.len(), wanted.len(), "{c}: {x} {y}");
                    assert_eq!(found.found.into_iter().collect::<BTreeSet<_>>(), wanted, "{c}: {x} {y}");
                }
            }
        }
    }
}
