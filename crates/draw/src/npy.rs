//! NumPy's array file, version 1.0: C order, little endian, the narrowest unsigned type that holds every cell.
//! Outcomes are `|u1`: 0 for P, 1 for N, 2 for D. Fixed coordinates are not dimensions. A cell without a position has all bits set.

use super::{Axis, Content, ExportError, Grid, HeapSequence, TableLabels};
use rules::Lang;
use std::io::{self, Write};

/// Extension of its files.
pub(super) const EXTENSION: &str = "npy";

/// Accepts any table.
pub(super) fn allows(_: &[Axis]) -> Result<(), ExportError> {
    Ok(())
}

/// Writes an array of one dimension, of the narrowest unsigned type.
pub(super) fn write_heaps(sequence: &HeapSequence<'_>, _: Lang, out: &mut dyn Write) -> io::Result<()> {
    let width = width(sequence.values().map(|(_, value)| value).max().unwrap_or(0));
    out.write_all(&header(width, &[sequence.count as u64])?)?;
    sequence.values().try_for_each(|(_, value)| out.write_all(&value.to_le_bytes()[..width]))
}

/// Writes `grid`.
pub(super) fn write(grid: &Grid<'_>, _: &TableLabels, _: Lang, out: &mut dyn Write) -> io::Result<()> {
    let width = match grid.content() {
        Content::Outcome | Content::Claim => 1,
        // The largest number of the type stands for no position, and is left to it.
        Content::Value => width(grid.largest().saturating_add(u64::from(grid.has_gaps()))),
    };
    let lengths: Vec<u64> = grid.shown().iter().map(|axis| axis.len()).collect();
    out.write_all(&header(width, &lengths)?)?;
    let mut bytes = Vec::new();
    grid.each_row(|_, row| {
        bytes.clear();
        for cell in row {
            bytes.extend_from_slice(&cell.to_le_bytes()[..width]);
        }
        out.write_all(&bytes)
    })
}

/// Number of bytes that hold `largest`.
fn width(largest: u64) -> usize {
    match largest {
        0..=0xff => 1,
        0x100..=0xffff => 2,
        0x1_0000..=0xffff_ffff => 4,
        _ => 8,
    }
}

/// Magic, version, header length and a Python dictionary, padded so that the data begin at a multiple of 64.
fn header(width: usize, lengths: &[u64]) -> io::Result<Vec<u8>> {
    let order = if width == 1 { '|' } else { '<' };
    // a tuple of one is written (5,)
    let mut shape: String = lengths.iter().map(|length| format!("{length}, ")).collect();
    shape.truncate(if lengths.len() == 1 { shape.len() - 1 } else { shape.len().saturating_sub(2) });
    let mut text = format!("{{'descr': '{order}u{width}', 'fortran_order': False, 'shape': ({shape}), }}");
    const FIXED: usize = 10;
    while !(FIXED + text.len() + 1).is_multiple_of(64) {
        text.push(' ');
    }
    text.push('\n');
    let mut header = b"\x93NUMPY\x01\x00".to_vec();
    // version 1.0 keeps its header's length in two bytes
    let length = u16::try_from(text.len()).map_err(|_| io::Error::other("too many dimensions"))?;
    header.extend_from_slice(&length.to_le_bytes());
    header.extend_from_slice(text.as_bytes());
    Ok(header)
}
