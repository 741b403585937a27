//! Named functions and folds.

use super::{Env, Fault, fits};
use crate::{Fold, Function};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use language::factor::{self, NoValue};
use language::integer::Number;
use language::{Surd, WordSurd, arithmetic};

/// Applies a named function to numbers.
pub(super) fn apply<N: Number>(function: Function, values: &[N]) -> Result<N, Fault> {
    if values.iter().any(N::is_negative) {
        return Err(Fault::Undefined);
    }
    let natural = |value: &N| value.natural().ok_or(Fault::Undefined);
    let number = |natural: UBig| fits(N::from_natural(&natural));
    match (function, values) {
        (Function::Fib, [index]) => {
            number(index.word().and_then(arithmetic::fibonacci).ok_or(Fault::TooLarge)?)
        }
        (Function::LowestZeckendorf, [of]) => {
            number(arithmetic::lowest_zeckendorf(&natural(of)?).ok_or(Fault::Undefined)?)
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
        (Function::Exponent, [of]) => match arithmetic::exponent(&natural(of)?) {
            Some(Some(exponent)) => fits(N::from_word(exponent)),
            Some(None) => Err(Fault::Undefined),
            None => Err(Fault::TooLarge),
        },
        (Function::Gcd, [a, b]) if a.word().is_some() && b.word().is_some() => {
            let (a, b) = (a.word().unwrap_or_default(), b.word().unwrap_or_default());
            fits(N::from_word(factor::gcd(a, b)))
        }
        (Function::Gcd | Function::SmallestFactor | Function::Digit, values) => {
            let naturals = values.iter().map(natural).collect::<Result<Vec<UBig>, Fault>>()?;
            number(factor::value(function, &naturals).map_err(|reason| match reason {
                NoValue::Undefined => Fault::Undefined,
                NoValue::TooLarge => Fault::TooLarge,
                NoValue::Stopped => Fault::TooMany,
            })?)
        }
        (Function::Min, values) => values.iter().min().cloned().ok_or(Fault::Undefined),
        (Function::Max, values) => values.iter().max().cloned().ok_or(Fault::Undefined),
        _ => Err(Fault::Undefined),
    }
}

/// Floor of a multiple of a number.
pub(super) fn floor<N: Number>(surd: &Surd, word: Option<WordSurd>, of: &N) -> Result<N, Fault> {
    if let (Some(surd), Some(of)) = (word, of.word())
        && let Some(floor) = surd.floor(of)
    {
        return fits(N::from_word(floor));
    }
    let of = of.natural().ok_or(Fault::Undefined)?;
    fits(N::from_natural(&surd.floor(&of)))
}

/// The smallest number above `after` that is not an element of the row.
pub(super) fn next_free<N: Number>(row: &[N], after: N) -> Result<N, Fault> {
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
pub(super) fn put_together<N: Number>(fold: Fold, so_far: N, next: N) -> Result<N, Fault> {
    match fold {
        Fold::Xor if so_far.is_negative() || next.is_negative() => Err(Fault::Undefined),
        Fold::Xor => fits(so_far.xor(&next)),
        Fold::Sum => fits(so_far.add(&next)),
        Fold::Max => Ok(so_far.max(next)),
        Fold::Min => Ok(so_far.min(next)),
    }
}

/// Folds over the elements, with their places bound to the first slots; the empty fold is 0.
pub(super) fn over_elements<N: Number>(
    env: &mut Env<'_, N>,
    mut step: impl FnMut(&mut Env<'_, N>, Option<N>) -> Result<Option<N>, Fault>,
) -> Result<N, Fault> {
    let elements = env.elements;
    let mut so_far = None;
    for element in elements {
        for (slot, value) in env.slots.iter_mut().zip(element) {
            slot.clone_from(value);
        }
        so_far = step(env, so_far)?;
    }
    Ok(so_far.unwrap_or_else(N::zero))
}
