//! Comma-separated values. Two coordinates give a matrix with a header row and column; any other number gives one
//! line per position: its coordinates, then the cell. A cell without a position is empty.

use super::{Axis, Content, ExportError, Grid, HeapSequence, NONE, TableLabels};
use rules::Lang;
use std::io::{self, Write};

/// Extension of its files.
pub(super) const EXTENSION: &str = "csv";

/// Accepts any table.
pub(super) fn allows(_: &[Axis]) -> Result<(), ExportError> {
    Ok(())
}

/// Writes the size and the value of each heap.
pub(super) fn write_heaps(sequence: &HeapSequence<'_>, _: Lang, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "heap,value")?;
    sequence.values().try_for_each(|(heap, value)| writeln!(out, "{heap},{value}"))
}

/// Writes `grid`.
pub(super) fn write(grid: &Grid<'_>, _: &TableLabels, _: Lang, out: &mut dyn Write) -> io::Result<()> {
    match grid.shown().as_slice() {
        [down, right] => {
            write!(out, "{}\\{}", down.name, right.name)?;
            for column in right.first()..=right.last() {
                write!(out, ",{column}")?;
            }
            writeln!(out)?;
            grid.each_row(|label, row| {
                write!(out, "{}", label.first().copied().unwrap_or_default())?;
                for &cell in row {
                    write!(out, ",")?;
                    write_cell(grid.content(), cell, out)?;
                }
                writeln!(out)
            })
        }
        shown => {
            for axis in shown {
                write!(out, "{},", axis.name)?;
            }
            let name = match grid.content() {
                Content::Outcome => "outcome",
                Content::Value => "value",
                Content::Claim => "claim",
            };
            writeln!(out, "{name}")?;
            let first = shown.last().map(|axis| axis.first());
            grid.each_row(|label, row| {
                for (index, &cell) in row.iter().enumerate() {
                    for place in label {
                        write!(out, "{place},")?;
                    }
                    if let Some(first) = first {
                        write!(out, "{},", first + index as u64)?;
                    }
                    write_cell(grid.content(), cell, out)?;
                    writeln!(out)?;
                }
                Ok(())
            })
        }
    }
}

fn write_cell(content: Content, cell: u64, out: &mut dyn Write) -> io::Result<()> {
    match content.letters(cell) {
        Some(letters) => out.write_all(letters.as_bytes()),
        None if cell == NONE => Ok(()),
        None => write!(out, "{cell}"),
    }
}
