//! Values between tabs: a line for each row of a table of two dimensions.

use super::csv;
use super::{Axis, ExportError, Grid, HeapSequence, TableLabels};
use rules::Lang;
use std::io::{self, Write};

/// Extension of its files.
pub(super) const EXTENSION: &str = "tsv";

/// Accepts any table.
pub(super) fn allows(_: &[Axis]) -> Result<(), ExportError> {
    Ok(())
}

/// Writes the size and the value of each heap.
pub(super) fn write_heaps(sequence: &HeapSequence<'_>, _: Lang, out: &mut dyn Write) -> io::Result<()> {
    sequence.values().try_for_each(|(heap, value)| writeln!(out, "{heap}\t{value}"))
}

/// Writes `grid`.
pub(super) fn write(
    grid: &Grid<'_>,
    labels: &TableLabels,
    lang: Lang,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut lines = vec![];
    csv::write(grid, labels, lang, &mut lines)?;
    lines.iter_mut().filter(|sign| **sign == b',').for_each(|sign| *sign = b'\t');
    out.write_all(&lines)
}
