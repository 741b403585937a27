//! Naturals as written in decimal.

use crate::letters::narrowed;
use crate::problem::{Construct, Problem, Syntax};
use dashu_int::UBig;

/// Limit on the digits of a single number.
pub(crate) const DIGIT_LIMIT: usize = 1_000_000;

/// The natural written by some digits.
pub(crate) fn natural(source: &str) -> Result<UBig, Problem> {
    let digits = narrowed(source);
    if digits.len() > DIGIT_LIMIT {
        return Err(Problem::Syntax(Syntax::LongNumber { digits: digits.len(), limit: DIGIT_LIMIT }));
    }
    UBig::from_str_radix(&digits, 10).map_err(|_| Problem::expected(Construct::Number, source))
}
