//! Values of the built-in functions in either kind of integer.

use crate::integer::{NoValue, Number};
use crate::{Fold, Function, Surd, WordSurd, arithmetic, factor};
use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// Converts the result of an operation on numbers: `None` means overflow.
#[inline]
pub fn fits<N: Number>(result: Option<N>) -> Result<N, NoValue> {
    result.ok_or(NoValue::Overflow)
}

/// Applies a named function to numbers.
pub fn apply<N: Number>(function: Function, values: &[N]) -> Result<N, NoValue> {
    if values.iter().any(N::is_negative) {
        return Err(NoValue::Undefined);
    }
    let natural = |value: &N| value.natural().ok_or(NoValue::Undefined);
    let number = |natural: UBig| fits(N::from_natural(&natural));
    match (function, values) {
        (Function::Fib, [index]) => {
            number(index.word().and_then(arithmetic::fibonacci).ok_or(NoValue::TooLarge)?)
        }
        (Function::LowestZeckendorf, [of]) => {
            number(arithmetic::lowest_zeckendorf(&natural(of)?).ok_or(NoValue::Undefined)?)
        }
        (Function::Bit, [of, place]) => {
            let bit = match place.word().and_then(|place| usize::try_from(place).ok()) {
                Some(place) => natural(of)?.bit(place),
                None => false,
            };
            Ok(if bit { N::one() } else { N::zero() })
        }
        (Function::Ones, [of]) => {
            let ones = match of.word() {
                Some(word) => u64::from(word.count_ones()),
                None => natural(of)?.count_ones() as u64,
            };
            fits(N::from_word(ones))
        }
        (Function::Bits, [of]) => {
            let bits = match of.word() {
                Some(word) => u64::from(u64::BITS - word.leading_zeros()),
                None => natural(of)?.bit_len() as u64,
            };
            fits(N::from_word(bits))
        }
        (Function::Exponent, [of]) => match arithmetic::exponent(&natural(of)?) {
            Some(Some(exponent)) => fits(N::from_word(exponent)),
            Some(None) => Err(NoValue::Undefined),
            None => Err(NoValue::TooLarge),
        },
        (
            Function::Gcd
            | Function::SmallestFactor
            | Function::Digit
            | Function::Twos
            | Function::Valuation
            | Function::OddPart,
            values,
        ) => {
            if let Some(word) = of_words(function, values) {
                return fits(N::from_word(word?));
            }
            let naturals = values.iter().map(natural).collect::<Result<Vec<UBig>, NoValue>>()?;
            number(factor::value(function, &naturals)?)
        }
        (Function::Min, values) => values.iter().min().cloned().ok_or(NoValue::Undefined),
        (Function::Max, values) => values.iter().max().cloned().ok_or(NoValue::Undefined),
        _ => Err(NoValue::Undefined),
    }
}

impl Function {
    /// Value at these numbers, if it is defined and not too large.
    ///
    /// ```
    /// use language::Function;
    /// assert_eq!(Function::Exponent.at(&[32]), Some(5));
    /// assert_eq!(Function::Exponent.at(&[6]), None);
    /// ```
    pub fn at(self, numbers: &[u64]) -> Option<u64> {
        let numbers = numbers.iter().map(|&number| i64::from_word(number)).collect::<Option<Vec<_>>>()?;
        apply(self, &numbers).ok()?.word()
    }
}

/// Value of a function of factors or digits at machine words; `None` at larger numbers.
fn of_words<N: Number>(function: Function, values: &[N]) -> Option<Result<u64, NoValue>> {
    match (function, values) {
        (Function::Gcd, [a, b]) => Some(Ok(factor::gcd(a.word()?, b.word()?))),
        (Function::SmallestFactor, [of]) => Some(factor::smallest_factor(of.word()?)),
        (Function::Twos, [of]) => Some(factor::valuation(2, of.word()?)),
        (Function::Valuation, [by, of]) => Some(factor::valuation(by.word()?, of.word()?)),
        (Function::OddPart, [of]) => Some(factor::odd_part(of.word()?)),
        (Function::Digit, [of, place, base]) => Some(factor::digit(of.word()?, place.word()?, base.word()?)),
        _ => None,
    }
}

/// Floor of a multiple of a number.
pub fn floor<N: Number>(surd: &Surd, word: Option<WordSurd>, of: &N) -> Result<N, NoValue> {
    if let (Some(surd), Some(of)) = (word, of.word())
        && let Some(floor) = surd.floor(of)
    {
        return fits(N::from_word(floor));
    }
    let of = of.natural().ok_or(NoValue::Undefined)?;
    fits(N::from_natural(&surd.floor(&of)))
}

/// The smallest number above `after` that is not an element of the row.
pub fn next_free<N: Number>(row: &[N], after: N) -> Result<N, NoValue> {
    let mut above: Vec<&N> = row.iter().filter(|element| **element > after).collect();
    above.sort_unstable();
    let mut free = fits(after.add(&N::one()))?;
    for element in above {
        if *element > free {
            break;
        }
        if *element == free {
            free = fits(free.add(&N::one()))?;
        }
    }
    Ok(free)
}

/// Adds one element to a fold.
pub fn put_together<N: Number>(fold: Fold, so_far: N, next: N) -> Result<N, NoValue> {
    match fold {
        Fold::Xor => nim_sum(&so_far, &next),
        Fold::Sum => plus(&so_far, &next),
        Fold::Max => Ok(so_far.max(next)),
        Fold::Min => Ok(so_far.min(next)),
    }
}

/// Sum.
#[inline]
pub fn plus<N: Number>(a: &N, b: &N) -> Result<N, NoValue> {
    fits(a.add(b))
}

/// Difference.
#[inline]
pub fn minus<N: Number>(a: &N, b: &N) -> Result<N, NoValue> {
    fits(a.subtract(b))
}

/// Product.
#[inline]
pub fn times<N: Number>(a: &N, b: &N) -> Result<N, NoValue> {
    fits(a.multiply(b))
}

/// `a div b`: undefined unless the divisor is positive.
#[inline]
pub fn quotient<N: Number>(a: &N, b: &N) -> Result<N, NoValue> {
    if *b <= N::zero() { Err(NoValue::Undefined) } else { divide(a, b) }
}

/// `a mod b`: undefined unless the divisor is positive.
#[inline]
pub fn remainder<N: Number>(a: &N, b: &N) -> Result<N, NoValue> {
    if *b <= N::zero() { Err(NoValue::Undefined) } else { fits(a.modulo(b)) }
}

/// `a xor b`: undefined below zero.
#[inline]
pub fn nim_sum<N: Number>(a: &N, b: &N) -> Result<N, NoValue> {
    if a.is_negative() || b.is_negative() { Err(NoValue::Undefined) } else { fits(a.xor(b)) }
}

/// Number with the opposite sign.
pub fn negative<N: Number>(a: &N) -> Result<N, NoValue> {
    minus(&N::zero(), a)
}

/// Quotient by a positive number, rounded down.
#[inline]
pub fn divide<N: Number>(a: &N, b: &N) -> Result<N, NoValue> {
    fits(a.divide(b))
}

/// The natural x with factor · x + rest = 0, if there is one.
pub fn solution<N: Number>(factor: N, rest: N) -> Result<Option<N>, NoValue> {
    let (factor, wanted) =
        if factor.is_negative() { (negative(&factor)?, rest) } else { (factor, negative(&rest)?) };
    if factor == N::zero() || wanted.is_negative() {
        return Ok(None);
    }
    let exact = fits(wanted.modulo(&factor))? == N::zero();
    if exact { divide(&wanted, &factor).map(Some) } else { Ok(None) }
}

/// The least and the largest natural x with from <= factor · x + rest <= to, if there is one; the factor is not 0.
pub fn within<N: Number>(from: &N, to: &N, factor: N, rest: &N) -> Result<Option<(N, N)>, NoValue> {
    let (from, to) = (minus(from, rest)?, minus(to, rest)?);
    // from <= factor · x <= to
    let (from, to, factor) = match factor.is_negative() {
        true => (negative(&to)?, negative(&from)?, negative(&factor)?),
        false => (from, to, factor),
    };
    let low = negative(&divide(&negative(&from)?, &factor)?)?.max(N::zero());
    let high = divide(&to, &factor)?;
    Ok((low <= high).then_some((low, high)))
}

/// A set of numbers as ranges, searched rather than scanned.
pub struct Ranges<N>(Vec<(N, N)>);

impl<N: Number> Ranges<N> {
    /// The numbers in any of some inclusive ranges.
    pub fn new(mut ranges: Vec<(N, N)>) -> Ranges<N> {
        ranges.retain(|(from, to)| from <= to);
        ranges.sort();
        // Makes upper ends nondecreasing, so that the last range that begins in time decides.
        for index in 1..ranges.len() {
            if ranges[index].1 < ranges[index - 1].1 {
                ranges[index].1 = ranges[index - 1].1.clone();
            }
        }
        Ranges(ranges)
    }

    /// Returns `true` if a number is in one of them.
    pub fn contains(&self, number: &N) -> bool {
        let begun = self.0.partition_point(|(from, _)| from <= number);
        begun.checked_sub(1).is_some_and(|last| *number <= self.0[last].1)
    }
}
