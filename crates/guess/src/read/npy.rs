//! Arrays in NumPy's format.

use super::{Data, Flaw, MOST};
use crate::{Point, Table};

pub(super) const MAGIC: &[u8] = b"\x93NUMPY";

/// The header, which stands before the entries.
struct Header {
    kind: Kind,
    /// Bytes of an entry.
    size: usize,
    /// The first byte of an entry is the highest.
    is_big_endian: bool,
    /// The first coordinate runs fastest, as in Fortran.
    is_of_columns: bool,
    sides: Vec<usize>,
}

/// Kind of the entries.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Signed,
    Unsigned,
    Truth,
    /// Floating point, which `numpy.zeros` gives unless asked for another.
    Float,
}

/// The array, if it has whole numbers or truth values and up to three dimensions.
pub(super) fn read(bytes: &[u8], from: u64) -> Result<Data, Flaw> {
    let (header, body) = header(bytes).ok_or(Flaw::NotAnArray)?;
    let count = header.sides.iter().try_fold(1usize, |product, &side| product.checked_mul(side));
    let count = count.filter(|&count| count <= MOST).ok_or(Flaw::TooMany { most: MOST })?;
    if count == 0 {
        return Err(Flaw::Empty);
    }
    if body.len() / header.size < count {
        return Err(Flaw::CutOff { given: body.len() / header.size, expected: count });
    }
    let entries = body.chunks_exact(header.size).take(count).enumerate();
    let points = entries.map(|(place, bytes)| {
        let at = header.at(place, from).ok_or(Flaw::LongNumber)?;
        Ok(Point { at, value: header.number(bytes)? })
    });
    let table = Table::new(points.collect::<Result<_, Flaw>>()?).map_err(|_| Flaw::NotAnArray)?;
    // Truth values say who wins.
    let outcomes = (header.kind == Kind::Truth).then(|| ["W".to_owned(), "L".to_owned()]);
    Ok(Data { table, layout: None, outcomes, names: None, bound: None, increasing: false })
}

/// The header, and the bytes after it.
fn header(bytes: &[u8]) -> Option<(Header, &[u8])> {
    let rest = bytes.strip_prefix(MAGIC)?;
    let (&version, rest) = rest.split_first()?;
    let wide = if version == 1 { 2 } else { 4 };
    let length = rest.get(1..1 + wide)?.iter().rev().fold(0usize, |sum, &byte| sum << 8 | usize::from(byte));
    let text = std::str::from_utf8(rest.get(1 + wide..(1 + wide).checked_add(length)?)?).ok()?;
    let after = |key: &str| text.split_once(key).map(|(_, rest)| rest.trim_start_matches([' ', ':']));
    let descr = after("'descr'")?.strip_prefix('\'')?.split('\'').next()?;
    let shape = after("'shape'")?.strip_prefix('(')?.split(')').next()?;
    let sides = shape.split(',').map(str::trim).filter(|side| !side.is_empty());
    let sides: Vec<usize> = sides.map(|side| side.parse().ok()).collect::<Option<_>>()?;
    let mut letters = descr.chars();
    let order = letters.next()?;
    let letter = letters.next()?;
    let size = letters.as_str().parse().ok()?;
    let kind = match (letter, size) {
        ('i', 1 | 2 | 4 | 8) => Kind::Signed,
        ('u', 1 | 2 | 4 | 8) => Kind::Unsigned,
        ('b', 1) => Kind::Truth,
        ('f', 4 | 8) => Kind::Float,
        _ => return None,
    };
    let is_of_columns = after("'fortran_order'")?.starts_with("True");
    let header = Header { kind, size, is_big_endian: order == '>', is_of_columns, sides };
    (1..=3).contains(&header.sides.len()).then_some((header, &rest[1 + wide + length..]))
}

impl Header {
    /// Position of the entry at a place of the file.
    fn at(&self, place: usize, from: u64) -> Option<Vec<u64>> {
        let mut at = vec![0; self.sides.len()];
        let mut rest = place;
        let mut set = |(coordinate, side): (&mut u64, &usize)| {
            *coordinate = from.checked_add((rest % side) as u64)?;
            rest /= side;
            Some(())
        };
        let mut fields = at.iter_mut().zip(&self.sides);
        if self.is_of_columns { fields.try_for_each(&mut set) } else { fields.rev().try_for_each(&mut set) }?;
        Some(at)
    }

    /// An entry.
    fn number(&self, bytes: &[u8]) -> Result<i64, Flaw> {
        let byte = |sum: u64, &byte: &u8| sum << 8 | u64::from(byte);
        let bits =
            if self.is_big_endian { bytes.iter().fold(0, byte) } else { bytes.iter().rev().fold(0, byte) };
        let unused = 64 - 8 * self.size as u32;
        match self.kind {
            Kind::Signed => Ok((bits << unused) as i64 >> unused),
            Kind::Unsigned | Kind::Truth => i64::try_from(bits).map_err(|_| Flaw::LongNumber),
            Kind::Float if self.size == 4 => whole(f64::from(f32::from_bits(bits as u32))),
            Kind::Float => whole(f64::from_bits(bits)),
        }
    }
}

/// A floating-point number that is whole, of those that are exact.
fn whole(number: f64) -> Result<i64, Flaw> {
    if number.fract() != 0.0 {
        // Neither infinity nor "not a number" has a fraction of 0.
        Err(Flaw::Fraction { given: number.to_string() })
    } else if number.abs() > (1u64 << 53) as f64 {
        Err(Flaw::LongNumber)
    } else {
        Ok(number as i64)
    }
}
