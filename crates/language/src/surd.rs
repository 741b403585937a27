//! Quadratic irrationals (p + √d) / q, and exact floors of their multiples at any size.

use dashu_int::ops::{DivRem, Gcd, UnsignedAbs};
use dashu_int::{IBig, UBig};
use std::cmp::Ordering;

/// The nonnegative number (plus + √root) / over.
///
/// ```
/// use language::Surd;
/// let phi = Surd::new(1.into(), 5.into(), 2.into()).unwrap();
/// let floors: Vec<u64> = (1u8..6).map(|j| u64::try_from(phi.floor(&j.into())).unwrap()).collect();
/// assert_eq!(floors, [1, 3, 4, 6, 8]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Surd {
    plus: IBig,
    root: UBig,
    over: UBig,
}

/// Reason why terms do not form a number whose floors are supported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSurd {
    /// A parameter is not fixed, or a term is undefined.
    Open,
    /// The square root of a negative number.
    Root,
    /// A divisor that is 0 or negative.
    Over,
    /// The number is negative.
    Negative,
}

impl Surd {
    /// The number (plus + √root) / over.
    pub fn new(plus: IBig, root: IBig, over: IBig) -> Result<Surd, NoSurd> {
        let root = UBig::try_from(root).map_err(|_| NoSurd::Root)?;
        let over = UBig::try_from(over).ok().filter(|over| !over.is_zero()).ok_or(NoSurd::Over)?;
        if plus < IBig::ZERO && IBig::from(root.clone()) < &plus * &plus {
            return Err(NoSurd::Negative);
        }
        Ok(Surd { plus, root, over })
    }

    /// Summand beside the root.
    pub fn plus(&self) -> &IBig {
        &self.plus
    }

    /// Radicand.
    pub fn root(&self) -> &UBig {
        &self.root
    }

    /// Divisor.
    pub fn over(&self) -> &UBig {
        &self.over
    }

    /// Returns `true` if it is 0.
    pub fn is_zero(&self) -> bool {
        self.plus <= IBig::ZERO && &self.plus * &self.plus == IBig::from(self.root.clone())
    }

    /// Canonical form of the number: for a rational number the lowest terms, with 0 under the root; for any
    /// other the larger root of the primitive polynomial a·x² + b·x + c with a > 0, (-b + √(b² - 4ac)) / 2a.
    ///
    /// ```
    /// use language::Surd;
    /// let phi = Surd::new(1.into(), 5.into(), 2.into()).unwrap();
    /// assert_eq!(Surd::new(2.into(), 20.into(), 4.into()).unwrap().normal(), phi);
    /// assert_eq!(phi.normal(), phi);
    /// ```
    #[must_use]
    pub fn normal(&self) -> Surd {
        let exact = self.root.nth_root(2);
        if &exact * &exact == self.root {
            let top = UBig::try_from(&self.plus + IBig::from(exact)).unwrap_or_default();
            let common = (&top).gcd(&self.over);
            return Surd { plus: IBig::from(top / &common), root: UBig::ZERO, over: &self.over / common };
        }
        // over²·x² - 2·plus·over·x + plus² - root
        let square = &self.over * &self.over;
        let middle = &self.plus * IBig::from(&self.over * UBig::from(2u8));
        let last = &self.plus * &self.plus - IBig::from(self.root.clone());
        let common = (&square).gcd(&middle).gcd(&last);
        let root = UBig::from(4u8) * &square * &self.root / (&common * &common);
        let over = UBig::from(2u8) * square / &common;
        Surd { plus: middle / IBig::from(common), root, over }
    }

    /// The largest natural not above `of` times this number.
    pub fn floor(&self, of: &UBig) -> UBig {
        // Rounding the root down first changes nothing, since the rest is an integer.
        let root: UBig = of * of * &self.root;
        let top = &self.plus * IBig::from(of.clone()) + IBig::from(root.nth_root(2));
        UBig::try_from(top).unwrap_or_default() / &self.over
    }

    /// The least natural whose multiple by this number is at least `value`; `None` if there is none.
    pub fn least(&self, value: &UBig) -> Option<UBig> {
        if value.is_zero() {
            return Some(UBig::ZERO);
        }
        if self.is_zero() {
            return None;
        }
        // A rational lower bound on over·value / (plus + √root), less than 1 below it before rounding.
        let target = value * &self.over;
        let root: UBig = &target * &target * &self.root;
        let (root, target) = (IBig::from(root.nth_root(2)), IBig::from(target));
        let beside = &self.plus * &target;
        let norm = &self.plus * &self.plus - IBig::from(self.root.clone());
        let (top, bottom) = match norm.cmp(&IBig::ZERO) {
            Ordering::Greater => (beside - root - IBig::ONE, norm),
            Ordering::Less => (root - beside, -norm),
            Ordering::Equal => (target, &self.plus * IBig::from(2u8)),
        };
        let mut least = up(UBig::try_from(top).unwrap_or_default(), &bottom.unsigned_abs());
        while self.floor(&least) < *value {
            least += UBig::ONE;
        }
        Some(least)
    }

    /// The naturals whose floor is `value`, as an inclusive range: at most one if this number is at least 1.
    /// Not for the number 0.
    pub fn whose_floor_is(&self, value: &UBig) -> Option<(UBig, UBig)> {
        let first = self.least(value)?;
        if self.floor(&first) != *value {
            return None;
        }
        if self.floor(&UBig::ONE) > UBig::ZERO {
            return Some((first.clone(), first));
        }
        Some((first, self.least(&(value + UBig::ONE))? - UBig::ONE))
    }
}

/// Quotient rounded up.
fn up(top: UBig, bottom: &UBig) -> UBig {
    let (quotient, rest) = top.div_rem(bottom);
    if rest.is_zero() { quotient } else { quotient + UBig::ONE }
}

/// The same number in machine words, if its parts fit.
#[derive(Clone, Copy, Debug)]
pub struct WordSurd {
    plus: i64,
    root: u64,
    over: u64,
}

impl WordSurd {
    /// `None` if a part does not fit a word.
    pub fn new(surd: &Surd) -> Option<WordSurd> {
        Some(WordSurd {
            plus: i64::try_from(&surd.plus).ok()?,
            root: u64::try_from(&surd.root).ok()?,
            over: u64::try_from(&surd.over).ok()?,
        })
    }

    /// Like [`Surd::floor`]; `None` if an intermediate result exceeds 128 bits or the result exceeds a word.
    pub fn floor(self, of: u64) -> Option<u64> {
        let square = u128::from(of).checked_mul(u128::from(of))?.checked_mul(u128::from(self.root))?;
        let root = i128::try_from(square.isqrt()).ok()?;
        let top = i128::from(self.plus).checked_mul(i128::from(of))?.checked_add(root)?;
        match u64::try_from(top) {
            Ok(top) => Some(top / self.over),
            Err(_) => u64::try_from(u128::try_from(top).ok()? / u128::from(self.over)).ok(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn surd(plus: i64, root: u64, over: u64) -> Option<Surd> {
        Surd::new(plus.into(), root.into(), over.into()).ok()
    }

    /// Small numbers of this form, including rational ones and 0.
    fn small() -> impl Iterator<Item = (i64, u64, u64, Surd)> {
        let all = (-7..8i64).flat_map(|plus| (0..20u64).map(move |root| (plus, root)));
        let all = all.flat_map(|(plus, root)| (1..6u64).map(move |over| (plus, root, over)));
        all.filter_map(|(plus, root, over)| Some((plus, root, over, surd(plus, root, over)?)))
    }

    /// Returns `true` if value <= (plus + √root)/over · j, computed with squares.
    fn reaches(value: i64, plus: i64, root: u64, over: u64, j: i64) -> bool {
        let left = over as i64 * value - plus * j;
        left <= 0 || left * left <= root as i64 * j * j
    }

    #[test]
    fn a_floor_is_the_largest_natural_that_is_reached() {
        for (plus, root, over, number) in small() {
            let word = WordSurd::new(&number).expect("small");
            for j in 0..40u64 {
                let floor = word.floor(j).expect("small");
                assert_eq!(number.floor(&j.into()), floor.into());
                let reached = |value| reaches(value, plus, root, over, j as i64);
                assert!(reached(floor as i64) && !reached(floor as i64 + 1), "{number:?} {j}: {floor}");
            }
        }
    }

    #[test]
    fn the_least_multiple_that_reaches_a_value_is_found() {
        for (plus, root, over, number) in small() {
            for value in 0..30u64 {
                let slow = (0..2000i64).find(|&j| reaches(value as i64, plus, root, over, j));
                // The smallest one except 0 is (-4 + √17)/5, more than 1/41, so that no search ends too
                // early.
                let slow = slow.map(|j| UBig::from(j as u64));
                assert_eq!(number.least(&value.into()), slow, "{number:?} {value}");
            }
        }
    }

    #[test]
    fn numbers_whose_floor_is_a_value_stand_in_a_row() {
        for (.., number) in small().filter(|(.., number)| !number.is_zero()) {
            let floors: Vec<UBig> = (0..200u64).map(|j| number.floor(&j.into())).collect();
            for value in 0..3u64 {
                let value = UBig::from(value);
                let at: Vec<usize> = (0..200).filter(|&j| floors[j] == value).collect();
                let found = number.whose_floor_is(&value);
                let word = |natural: UBig| usize::try_from(&natural).expect("small");
                match found {
                    None => assert_eq!(at, []),
                    Some((from, to)) => assert_eq!(at, (word(from)..=word(to)).collect::<Vec<_>>()),
                }
            }
        }
    }

    #[test]
    fn floors_of_numbers_beyond_all_words_are_exact() {
        // ⌊√2·10^50⌋, the published digits of √2
        let sqrt_2 = surd(0, 2, 1).expect("a number");
        let power = UBig::from(10u8).pow(50);
        assert_eq!(sqrt_2.floor(&power).to_string(), "141421356237309504880168872420969807856967187537694");
        // Consecutive Fibonacci numbers: ⌊φ·F(n)⌋ is F(n + 1) for odd n, and one less for even n.
        let phi = surd(1, 5, 2).expect("a number");
        let (mut low, mut high) = (UBig::ONE, UBig::ONE);
        for n in 1..400u32 {
            let expected = if n % 2 == 1 { high.clone() } else { &high - UBig::ONE };
            // F(1) = F(2) = 1 comes first
            assert_eq!(phi.floor(&low), expected, "{n}");
            assert_eq!(phi.least(&expected), Some(low.clone()), "{n}");
            (low, high) = (high.clone(), low + high);
        }
    }

    #[test]
    fn all_ways_to_write_a_number_have_one_normal_form() {
        let read = |(plus, root, over)| surd(plus, root, over).expect("a number").normal();
        let same: [&[(i64, u64, u64)]; 5] = [
            &[(1, 5, 2), (2, 20, 4), (7, 245, 14)],
            &[(0, 2, 1), (0, 8, 2), (0, 200, 10)],
            &[(-1, 13, 2), (-3, 117, 6)],
            &[(1, 4, 2), (3, 0, 2), (-1, 49, 4)],
            &[(-3, 9, 5), (0, 0, 1)],
        ];
        for (index, ways) in same.iter().enumerate() {
            assert!(ways.iter().all(|&way| read(way) == read(ways[0])));
            assert_eq!(read(ways[0]).normal(), read(ways[0]));
            assert!(same[index + 1..].iter().all(|other| read(other[0]) != read(ways[0])));
        }
        assert_eq!(read((0, 2, 1)), surd(0, 8, 2).expect("a number"));
        assert_eq!(read((-1, 49, 4)), surd(3, 0, 2).expect("a number"));
    }

    #[test]
    fn what_is_no_number_or_negative_is_told_apart() {
        let why = |plus: i64, root: i64, over: i64| Surd::new(plus.into(), root.into(), over.into()).err();
        assert_eq!(why(1, -5, 2), Some(NoSurd::Root));
        assert_eq!(why(1, 5, 0), Some(NoSurd::Over));
        assert_eq!(why(1, 5, -2), Some(NoSurd::Over));
        assert_eq!(why(-3, 8, 1), Some(NoSurd::Negative));
        assert_eq!((why(-3, 9, 1), why(-3, 10, 1)), (None, None));
    }
}
