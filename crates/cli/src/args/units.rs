//! Numbers, amounts of memory and spans of time, as people write them: `2G`, `500M`, `30s`, `2m30s`.

use crate::args::minus;
use crate::speech::{say, tell};
use bouton::ops::Bounds;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use phrases::usage;
use std::time::Duration;

/// Parses an amount of memory in bytes; `K`, `M`, `G` and `T` are powers of 1024.
pub(crate) fn memory(text: &str) -> Result<u64, String> {
    let text = minus::restore(text);
    let wrong = || tell(&usage::memory(&text)).to_owned();
    let upper = text.to_ascii_uppercase();
    let bare = upper.strip_suffix("IB").or_else(|| upper.strip_suffix('B')).unwrap_or(&upper);
    let (digits, shift) = match bare.chars().last() {
        Some('K') => (&bare[..bare.len() - 1], 10),
        Some('M') => (&bare[..bare.len() - 1], 20),
        Some('G') => (&bare[..bare.len() - 1], 30),
        Some('T') => (&bare[..bare.len() - 1], 40),
        _ => (bare, 0),
    };
    let bytes =
        thousandths(digits).and_then(|amount| amount.checked_mul(1 << shift)).map(|amount| amount / 1000);
    match bytes.and_then(|bytes| u64::try_from(bytes).ok()) {
        Some(0) => Err(say(usage::NO_MEMORY).into()),
        Some(bytes) => Ok(bytes),
        None => Err(wrong()),
    }
}

/// Parses a duration: parts with the units `ms`, `s`, `m`, `h`, `d`; a bare number is in seconds.
pub(crate) fn time(text: &str) -> Result<Duration, String> {
    let text = minus::restore(text);
    let wrong = || tell(&usage::time(&text)).to_owned();
    let mut rest = text.as_str();
    let mut total: u128 = 0;
    while !rest.is_empty() {
        let end = rest.find(|c: char| !(c.is_ascii_digit() || c == '.')).unwrap_or(rest.len());
        let (number, after) = rest.split_at(end);
        let end = after.find(|c: char| c.is_ascii_digit() || c == '.').unwrap_or(after.len());
        let (unit, after) = after.split_at(end);
        let milliseconds: u128 = match unit.trim() {
            "ms" => 1,
            "" | "s" => 1000,
            "m" | "min" => 60_000,
            "h" => 3_600_000,
            "d" => 86_400_000,
            _ => return Err(wrong()),
        };
        let part =
            thousandths(number).and_then(|amount| amount.checked_mul(milliseconds)).ok_or_else(wrong)?;
        total = total.checked_add(part / 1000).ok_or_else(wrong)?;
        rest = after;
    }
    match u64::try_from(total) {
        Ok(0) => Err(wrong()),
        Ok(milliseconds) => Ok(Duration::from_millis(milliseconds)),
        Err(_) => Err(wrong()),
    }
}

/// A number out of bounds, or no number.
#[derive(Debug)]
pub(crate) struct OutOfBounds(String);

impl std::fmt::Display for OutOfBounds {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for OutOfBounds {}

/// Parses a number from `least` to `most`.
pub(crate) fn count(least: u64, most: u64) -> impl Fn(&str) -> Result<u64, OutOfBounds> + Clone {
    move |text| {
        let text = minus::restore(text);
        match text.parse() {
            Ok(number) if (least..=most).contains(&number) => Ok(number),
            _ => Err(OutOfBounds(tell(&usage::number(&text, least, most)).to_owned())),
        }
    }
}

/// Parses a number within bounds.
pub(crate) fn within(bounds: Bounds) -> impl Fn(&str) -> Result<u64, OutOfBounds> + Clone {
    count(bounds.least, bounds.most)
}

/// Parses one of some values by its name.
pub(crate) fn named<T: Copy + Send + Sync + 'static>(
    all: &'static [T],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let names = PossibleValuesParser::new(all.iter().map(|&one| name(one)));
    names.try_map(move |given| all.iter().copied().find(|&one| name(one) == given).ok_or(Unnamed))
}

/// No value has this name; the names are looked at before.
#[derive(Debug)]
struct Unnamed;

impl std::fmt::Display for Unnamed {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("no such value")
    }
}

impl std::error::Error for Unnamed {}

/// A decimal number times 1000; digits after the third decimal place are ignored.
fn thousandths(text: &str) -> Option<u128> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    if whole.is_empty() || !whole.bytes().chain(part.bytes()).all(|b| b.is_ascii_digit()) {
        return None;
    }
    let part: String = part.chars().chain("000".chars()).take(3).collect();
    whole.parse::<u128>().ok()?.checked_mul(1000)?.checked_add(part.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_has_units_of_1024() {
        assert_eq!(memory("512"), Ok(512));
        assert_eq!(memory("2k"), Ok(2048));
        assert_eq!(memory("2G"), Ok(2 << 30));
        assert_eq!(memory("1.5MiB"), Ok(3 << 19));
        for wrong in ["", "G", "-1G", "1..5G", "2 X", "0", "99999999999999999999999999999T", "½G", "1e9"] {
            assert!(memory(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn time_adds_its_parts() {
        assert_eq!(time("30"), Ok(Duration::from_secs(30)));
        assert_eq!(time("2m30s"), Ok(Duration::from_secs(150)));
        assert_eq!(time("1.5h"), Ok(Duration::from_secs(5400)));
        assert_eq!(time("250ms"), Ok(Duration::from_millis(250)));
        for wrong in ["", "s", "-3s", "3 weeks", "0s", "99999999999999999999999d"] {
            assert!(time(wrong).is_err(), "{wrong}");
        }
    }
}
