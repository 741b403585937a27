//! Fractions in decimal, rounded where they have to be.

use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem};
use dashu_ratio::RBig;

/// So many digits are shown.
const DIGITS: usize = 10;

/// A number in decimal.
///
/// ```
/// use payoff::Decimal;
/// use dashu_ratio::RBig;
/// let third = Decimal::of(&RBig::from_parts((-1).into(), 3u8.into()));
/// assert_eq!((third.text.as_str(), third.exact), ("-0.3333333333", false));
/// let quarter = Decimal::of(&RBig::from_parts(1.into(), 4u8.into()));
/// assert_eq!((quarter.text.as_str(), quarter.exact), ("0.25", true));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decimal {
    /// At most ten digits, and a power of ten where the number is far from 1: `0.25`, `2.5e-300`.
    pub text: String,
    /// `true` if this is the number itself, not rounded.
    pub exact: bool,
}

impl Decimal {
    /// A number in decimal, rounded to ten digits.
    pub fn of(number: &RBig) -> Decimal {
        let sign = if number < &RBig::ZERO { "-" } else { "" };
        let numerator: UBig = number.numerator().clone().into_parts().1;
        if numerator.is_zero() {
            return Decimal { text: "0".into(), exact: true };
        }
        let (digits, exponent, exact) = rounded(&numerator, number.denominator());
        let digits = digits.trim_end_matches('0');
        Decimal { text: format!("{sign}{}", written(digits, exponent)), exact }
    }
}

/// The first digits of a positive fraction, the power of ten of the first, and whether there are no more.
fn rounded(numerator: &UBig, denominator: &UBig) -> (String, i64, bool) {
    let ten = |power: usize| UBig::from(10u8).pow(power);
    let (least, most) = (ten(DIGITS - 1), ten(DIGITS));
    let bits = numerator.bit_len() as f64 - denominator.bit_len() as f64;
    // Off by one at most; the loop mends that.
    let mut exponent = (bits * std::f64::consts::LOG10_2).floor() as i64;
    loop {
        let shift = DIGITS as i64 - 1 - exponent;
        let power = ten(shift.unsigned_abs() as usize);
        let (quotient, rest, divisor) = if shift >= 0 {
            let (quotient, rest) = (numerator * power).div_rem(denominator);
            (quotient, rest, denominator.clone())
        } else {
            let divisor = denominator * power;
            let (quotient, rest) = numerator.div_rem(&divisor);
            (quotient, rest, divisor)
        };
        if quotient < least {
            exponent -= 1;
        } else if quotient >= most {
            exponent += 1;
        } else {
            let exact = rest.is_zero();
            let up = &rest + &rest >= divisor;
            let digits = (quotient + UBig::from(u8::from(up))).to_string();
            // Nines may be rounded up to one digit more.
            return (digits[..DIGITS].to_owned(), exponent + (digits.len() - DIGITS) as i64, exact);
        }
    }
}

/// Digits with a point, the first of them at this power of ten.
fn written(digits: &str, exponent: i64) -> String {
    let count = digits.len() as i64;
    if (0..DIGITS as i64).contains(&exponent) {
        let whole = exponent as usize + 1;
        return if count <= exponent + 1 {
            format!("{digits:0<whole$}")
        } else {
            format!("{}.{}", &digits[..whole], &digits[whole..])
        };
    }
    if (-5..0).contains(&exponent) {
        let zeros = "0".repeat((-1 - exponent) as usize);
        return format!("0.{zeros}{digits}");
    }
    let (first, rest) = digits.split_at(1);
    let point = if rest.is_empty() { "" } else { "." };
    format!("{first}{point}{rest}e{exponent}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use dashu_int::IBig;

    fn of(numerator: i64, denominator: u64) -> (String, bool) {
        let decimal = Decimal::of(&RBig::from_parts(IBig::from(numerator), UBig::from(denominator)));
        (decimal.text, decimal.exact)
    }

    #[test]
    fn numbers_are_rounded_to_ten_digits() {
        let exact = |text: &str| (text.to_owned(), true);
        let rounded = |text: &str| (text.to_owned(), false);
        assert_eq!(of(0, 1), exact("0"));
        assert_eq!(of(-7, 1), exact("-7"));
        assert_eq!(of(1_000_000, 1), exact("1000000"));
        assert_eq!(of(9_999_999_999, 1), exact("9999999999"));
        assert_eq!(of(99_999_999_999, 1), rounded("1e11"));
        assert_eq!(of(10_000_000_000, 1), exact("1e10"));
        assert_eq!(of(5, 2), exact("2.5"));
        assert_eq!(of(2, 3), rounded("0.6666666667"));
        assert_eq!(of(-1, 12), rounded("-0.08333333333"));
        assert_eq!(of(1, 100_000), exact("0.00001"));
        assert_eq!(of(1, 1_000_000), exact("1e-6"));
        assert_eq!(of(1, 3_000_000), rounded("3.333333333e-7"));
        assert_eq!(of(12_345, 10), exact("1234.5"));
    }

    #[test]
    fn no_number_is_too_large_or_too_small() {
        let huge = UBig::from(10u8).pow(5000);
        let small = Decimal::of(&RBig::from_parts(3.into(), huge.clone()));
        assert_eq!((small.text.as_str(), small.exact), ("3e-5000", true));
        let large = Decimal::of(&RBig::from_parts(huge.into(), 7u8.into()));
        assert_eq!((large.text.as_str(), large.exact), ("1.428571429e4999", false));
    }
}
