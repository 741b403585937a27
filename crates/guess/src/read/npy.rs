//! Arrays in NumPy's format.

use super::{Data, MOST};
use crate::{Point, Table};

pub(super) const MAGIC: &[u8] = b"\x93NUMPY";

/// The array, if it has integers or truth values and up to three dimensions.
pub(super) fn read(bytes: &[u8], from: u64) -> Option<Data> {
    let rest = bytes.strip_prefix(MAGIC)?;
    let (&version, rest) = rest.split_first()?;
    let wide = if version == 1 { 2 } else { 4 };
    let length = rest.get(1..1 + wide)?.iter().rev().fold(0usize, |sum, &byte| sum << 8 | usize::from(byte));
    let header = std::str::from_utf8(rest.get(1 + wide..(1 + wide).checked_add(length)?)?).ok()?;
    let body = &rest[1 + wide + length..];
    let after = |key: &str| header.split_once(key).map(|(_, rest)| rest.trim_start_matches([' ', ':']));
    let kind = after("'descr'")?.strip_prefix('\'')?.split('\'').next()?;
    if after("'fortran_order'")?.starts_with("True") {
        return None;
    }
    let shape = after("'shape'")?.strip_prefix('(')?.split(')').next()?;
    let sides: Vec<usize> = shape
        .split(',')
        .map(str::trim)
        .filter(|side| !side.is_empty())
        .map(|side| side.parse().ok())
        .collect::<Option<_>>()?;
    let count = sides.iter().try_fold(1usize, |product, &side| product.checked_mul(side))?;
    let (order, letter, size) =
        (kind.chars().next()?, kind.chars().nth(1)?, kind.get(2..)?.parse::<usize>().ok()?);
    if !(1..=3).contains(&sides.len())
        || count == 0
        || count > MOST
        || ![1, 2, 4, 8].contains(&size)
        || body.len() < count * size
    {
        return None;
    }
    let number = |bytes: &[u8]| -> Option<i64> {
        let byte = |sum: u64, &byte: &u8| sum << 8 | u64::from(byte);
        let bits = if order == '>' { bytes.iter().fold(0, byte) } else { bytes.iter().rev().fold(0, byte) };
        let unused = 64 - 8 * size as u32;
        match letter {
            'i' => Some((bits << unused) as i64 >> unused),
            'u' | 'b' => i64::try_from(bits).ok(),
            _ => None,
        }
    };
    let point = |(place, bytes): (usize, &[u8])| {
        let mut at = vec![0; sides.len()];
        let mut rest = place;
        for (coordinate, side) in at.iter_mut().zip(&sides).rev() {
            *coordinate = from.checked_add((rest % side) as u64)?;
            rest /= side;
        }
        Some(Point { at, value: number(bytes)? })
    };
    let points = body.chunks_exact(size).take(count).enumerate().map(point).collect::<Option<_>>()?;
    // Truth values say who wins.
    let outcomes = (letter == 'b').then(|| ["W".to_owned(), "L".to_owned()]);
    Some(Data { table: Table::new(points).ok()?, layout: None, outcomes, names: None, bound: None })
}
