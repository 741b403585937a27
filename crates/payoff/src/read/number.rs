//! Exact reading of numbers.

use super::cells::Separator;
use super::mistake::Flaw;
use crate::LARGEST;
use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

/// Returns `true` if a text looks like a number: it begins with a digit, possibly after a sign or a point.
pub(super) fn begins(text: &str) -> bool {
    text.trim_start_matches(['+', '-', '\u{2212}', '.']).starts_with(|first: char| first.is_ascii_digit())
}

/// Reads `-12`, `3/4`, `0.25` or `-1e-3`.
pub(super) fn number(text: &str, separator: Separator) -> Result<RBig, Flaw> {
    if let Ok(word) = text.parse::<i64>() {
        return Ok(RBig::from(word));
    }
    let unreadable = || Flaw::NotANumber { given: text.to_owned(), separator };
    let (negative, bare) = match text.strip_prefix(['-', '\u{2212}']) {
        Some(bare) => (true, bare),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let magnitude = match bare.split_once('/') {
        Some((numerator, denominator)) => {
            let numerator = natural(numerator.trim_end()).ok_or_else(unreadable)??;
            let denominator = natural(denominator.trim_start()).ok_or_else(unreadable)??;
            if denominator.is_zero() {
                return Err(Flaw::ZeroDenominator);
            }
            RBig::from_parts(numerator.into(), denominator)
        }
        None => decimal(bare).ok_or_else(unreadable)??,
    };
    Ok(if negative { -magnitude } else { magnitude })
}

/// Reads digits; `None` if there is anything else.
fn natural(text: &str) -> Option<Result<UBig, Flaw>> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    if text.len() > LARGEST.digits {
        return Some(Err(Flaw::LongNumber));
    }
    text.parse().ok().map(Ok)
}

/// Reads `0.25`, `.5`, `3.` or `1e-3`.
fn decimal(text: &str) -> Option<Result<RBig, Flaw>> {
    let (digits, exponent) = match text.split_once(['e', 'E']) {
        Some((digits, exponent)) => (digits, Some(exponent)),
        None => (text, None),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let mantissa = match natural(&format!("{whole}{part}"))? {
        Ok(mantissa) => IBig::from(mantissa),
        Err(flaw) => return Some(Err(flaw)),
    };
    let exponent = match exponent {
        Some(exponent) => integer(exponent)?,
        None => 0,
    };
    if exponent.unsigned_abs() > LARGEST.exponent as u64 {
        return Some(Err(Flaw::LargeExponent));
    }
    // Both are far from the largest word.
    let shift = exponent - part.len() as i64;
    let power = UBig::from(10u8).pow(shift.unsigned_abs() as usize);
    Some(Ok(if shift >= 0 { RBig::from(mantissa * power) } else { RBig::from_parts(mantissa, power) }))
}

/// Reads digits with a sign; saturates at the largest word.
fn integer(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix(['-', '\u{2212}']) {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let magnitude = digits.parse().unwrap_or(i64::MAX);
    Some(if negative { -magnitude } else { magnitude })
}
