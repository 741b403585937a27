//! Numerations of linear recurrences.
//!
//! With coefficients t₁, …, tₘ the places are worth 1, …, and in the end Uₙ = t₁·Uₙ₋₁ + … + tₘ·Uₙ₋ₘ. A word is valid
//! if from no place on it begins t₁ … tₘ or something larger: it is what subtracting the largest places first gives
//! (W. Parry, 1960; A. Bertrand-Mathis, 1989). The digits that may follow depend on the last ones only as far as they
//! begin t₁ … tₘ: on a state from 0 to m − 1.
//!
//! A recurrence of two terms may subtract: with Uₙ = a·Uₙ₋₁ − b·Uₙ₋₂ and b ≤ a − 2 a word is valid if from no place
//! on it is larger than a − 1, a − b − 1, a − b − 1, …, without end. State 1 is left by a smaller digit only.

use dashu_int::UBig;
use std::fmt;

/// Limit on the coefficients of a recurrence.
pub const MOST_DEGREE: usize = 4;
/// Limit on each digit.
const MOST: u8 = 35;

/// Coefficients of a recurrence, with zeros at the end for those that it does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Recurrence([i8; MOST_DEGREE]);

/// Reason why coefficients give no numeration in which sums are read by automata.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRecurrence {
    /// There are fewer than 2 or more than 4 coefficients, or one is larger than 35.
    Size,
    /// The first or the last coefficient is 0.
    Zero,
    /// The coefficients from some place on are not less than all of them, compared as words.
    Order,
    /// A coefficient is negative, and it is not the second of two, or the first is less than 2 more than its amount, or
    /// larger than 36.
    Negative,
    /// Another root of the characteristic polynomial is not smaller than 1 in modulus.
    Pisot,
}

impl Recurrence {
    /// The recurrence with these coefficients, that of the last term first.
    pub fn new(coefficients: &[i8]) -> Result<Recurrence, NoRecurrence> {
        let mut all = [0; MOST_DEGREE];
        if coefficients.iter().any(|&it| it < 0) {
            let &[times, less] = coefficients else { return Err(NoRecurrence::Negative) };
            let apart = i32::from(times) + i32::from(less) >= 2 && less < 0;
            if !apart || i32::from(times) > i32::from(MOST) + 1 {
                return Err(NoRecurrence::Negative);
            }
            // One root is larger than 1 and the other between 0 and 1, since the polynomial is negative at 1.
            all[..2].copy_from_slice(coefficients);
            return Ok(Recurrence(all));
        }
        let large = |&it: &i8| it.unsigned_abs() > MOST;
        if !(2..=MOST_DEGREE).contains(&coefficients.len()) || coefficients.iter().any(large) {
            return Err(NoRecurrence::Size);
        }
        if coefficients.first() == Some(&0) || coefficients.last() == Some(&0) {
            return Err(NoRecurrence::Zero);
        }
        all[..coefficients.len()].copy_from_slice(coefficients);
        let falls = |from: usize| all[from..].iter().lt(&all);
        if !(1..coefficients.len()).all(falls) {
            return Err(NoRecurrence::Order);
        }
        if !is_pisot(coefficients) {
            return Err(NoRecurrence::Pisot);
        }
        Ok(Recurrence(all))
    }

    /// Coefficients, without zeros at the end.
    pub fn coefficients(&self) -> &[i8] {
        let degree = self.0.iter().rposition(|&coefficient| coefficient != 0).map_or(0, |last| last + 1);
        &self.0[..degree]
    }

    /// The word that no valid word reaches, then zeros; where the second of two coefficients is negative its last digit
    /// repeats, and may be reached.
    #[inline]
    pub fn bound(self) -> [u8; MOST_DEGREE] {
        let [first, second, ..] = self.0;
        match self.repeats() {
            true => [first - 1, first + second - 1, 0, 0].map(i8::unsigned_abs),
            false => self.0.map(i8::unsigned_abs),
        }
    }

    /// Returns `true` if the last digit of the bound repeats.
    #[inline]
    pub fn repeats(self) -> bool {
        self.0[1] < 0
    }

    /// Values of the places up to the first that is larger than a number, the lowest first.
    fn places(&self, number: &UBig) -> Vec<UBig> {
        let coefficients = self.coefficients();
        let mut places = vec![UBig::ONE];
        while places.last().is_some_and(|last| last <= number) {
            let terms = |sign: i8| {
                let terms =
                    coefficients.iter().zip(places.iter().rev()).filter(move |it| it.0.signum() == sign);
                terms.map(|(coefficient, place)| place * coefficient.unsigned_abs()).sum::<UBig>()
            };
            let begins = !self.repeats() && places.len() < coefficients.len();
            places.push(terms(1) + u8::from(begins) - terms(-1));
        }
        places
    }

    /// Digits of a number, most significant first; empty for 0.
    pub(crate) fn digits(&self, number: &UBig) -> Vec<u8> {
        let mut rest = number.clone();
        let mut places = self.places(number);
        places.pop();
        let digit = |place: UBig| {
            let mut digit = 0;
            while rest >= place {
                rest -= &place;
                digit += 1;
            }
            digit
        };
        places.into_iter().rev().map(digit).collect()
    }
}

impl fmt::Display for Recurrence {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let coefficients: Vec<String> = self.coefficients().iter().map(i8::to_string).collect();
        out.write_str(&coefficients.join(" "))
    }
}

/// Returns `true` if all roots of xᵐ − t₁·xᵐ⁻¹ − … − tₘ but the positive one are smaller than 1 in modulus.
///
/// This is worked out in floating point, since nothing depends on it but that tables of sums are finite.
fn is_pisot(coefficients: &[i8]) -> bool {
    let value = |x: f64| coefficients.iter().fold(1.0, |value, &it| value * x - f64::from(it));
    // The positive root lies between 1 and a number above all coefficients.
    let (mut low, mut high) = (1.0, f64::from(MOST) + 2.0);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if value(middle) > 0.0 { high = middle } else { low = middle }
    }
    // The polynomial divided by x − root, highest coefficient first; then the test of Schur and Cohn.
    let mut rest = vec![1.0];
    for &coefficient in &coefficients[..coefficients.len() - 1] {
        let last = rest.last().copied().unwrap_or(1.0);
        rest.push(last * high - f64::from(coefficient));
    }
    while rest.len() > 1 {
        let (first, last) = (rest[0], rest[rest.len() - 1]);
        if last.abs() >= first.abs() * (1.0 - 1e-9) {
            return false;
        }
        let count = rest.len();
        rest = (0..count - 1).map(|place| first * rest[place] - last * rest[count - 1 - place]).collect();
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_pisot_numbers_are_recognised() {
        // The golden ratio, the Tribonacci and Tetranacci numbers, those of Narayana's cows and of x⁴ = x³ + 1, and
        // u'' = (s + t − 1)·u' + s·u for Fraenkel's games.
        let known: [&[i8]; 5] = [&[1, 1], &[1, 1, 1], &[1, 1, 1, 1], &[1, 0, 1], &[1, 0, 0, 1]];
        for coefficients in known {
            assert!(Recurrence::new(coefficients).is_ok(), "{coefficients:?}");
        }
        for (s, t) in (1..=4).flat_map(|s| (1..=4).map(move |t| (s, t))) {
            assert!(Recurrence::new(&[s + t - 1, s]).is_ok(), "{s} {t}");
        }
    }

    #[test]
    fn what_is_none_is_refused_with_a_reason() {
        assert_eq!(Recurrence::new(&[2]), Err(NoRecurrence::Size));
        assert_eq!(Recurrence::new(&[1, 0, 0, 0, 1]), Err(NoRecurrence::Size));
        assert_eq!(Recurrence::new(&[36, 1]), Err(NoRecurrence::Size));
        assert_eq!(Recurrence::new(&[0, 1]), Err(NoRecurrence::Zero));
        assert_eq!(Recurrence::new(&[1, 0]), Err(NoRecurrence::Zero));
        assert_eq!(Recurrence::new(&[1, 2]), Err(NoRecurrence::Order));
        assert_eq!(Recurrence::new(&[1, 0, 1, 1]), Err(NoRecurrence::Order));
        assert_eq!(Recurrence::new(&[i8::MIN, i8::MIN]), Err(NoRecurrence::Negative));
        for wrong in [&[3, -2][..], &[4, 1, -1], &[-1, 1], &[37, -1], &[1, -1]] {
            assert_eq!(Recurrence::new(wrong), Err(NoRecurrence::Negative), "{wrong:?}");
        }
        assert!(Recurrence::new(&[3, -1]).is_ok() && Recurrence::new(&[36, -34]).is_ok());
        // Two roots of x³ = 2x² + 2 have the product 2 / 2.359…; two of x⁴ = 2x³ + 2 are of modulus 1.04….
        assert!(Recurrence::new(&[2, 0, 2]).is_ok());
        assert_eq!(Recurrence::new(&[2, 0, 0, 2]), Err(NoRecurrence::Pisot));
    }

    /// The other roots by Durand and Kerner's iteration, an independent way.
    fn roots_inside(coefficients: &[f64]) -> bool {
        let mul = |(a, b): (f64, f64), (c, d): (f64, f64)| (a * c - b * d, a * d + b * c);
        let value = |x: (f64, f64)| {
            coefficients.iter().fold((1.0, 0.0), |value, it| {
                let (re, im) = mul(value, x);
                (re - it, im)
            })
        };
        let mut roots = vec![(1.0, 0.0)];
        for _ in 1..coefficients.len() {
            roots.push(mul(roots[roots.len() - 1], (0.4, 0.9)));
        }
        for _ in 0..2000 {
            for at in 0..roots.len() {
                let mut under = (1.0, 0.0);
                for other in (0..roots.len()).filter(|&other| other != at) {
                    under = mul(under, (roots[at].0 - roots[other].0, roots[at].1 - roots[other].1));
                }
                let (re, im) = value(roots[at]);
                let size = under.0 * under.0 + under.1 * under.1;
                let by = mul((re, im), (under.0 / size, -under.1 / size));
                roots[at] = (roots[at].0 - by.0, roots[at].1 - by.1);
            }
        }
        roots.iter().filter(|(re, im)| (re * re + im * im).sqrt() > 1.0 - 1e-6).count() == 1
    }

    #[test]
    fn the_test_of_pisot_numbers_agrees_with_their_roots() {
        for code in 0..5u32.pow(4) {
            let digits: Vec<i8> = (0..4).map(|place| (code / 5u32.pow(place) % 5) as i8).collect();
            for length in 2..=4 {
                let coefficients = &digits[..length];
                let known = Recurrence::new(coefficients);
                if matches!(known, Err(NoRecurrence::Zero | NoRecurrence::Order)) {
                    continue;
                }
                let reals: Vec<f64> = coefficients.iter().map(|&it| f64::from(it)).collect();
                assert_eq!(known.is_ok(), roots_inside(&reals), "{coefficients:?}");
            }
        }
    }
}
