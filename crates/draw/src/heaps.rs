//! The nim-values of a heap game as a file. Heaps are numbered by their size, from 0.
//!
//! | format | content |
//! |---|---|
//! | `csv` | a line for each heap: its size, its value |
//! | `npy` | one dimension, the narrowest unsigned type |
//! | `txt` | a b-file of the On-Line Encyclopedia of Integer Sequences: size and value with a blank between them |
//! | `png`, `svg` | a chart: sizes to the right, values upwards |
//! | `tex` | a table for LaTeX, ten values in a line |

use super::{ChartLabels, ExportError, Format, write_sequence};
use rules::{Lang, Text};
use std::io::Write;
use std::path::Path;

/// A file format of sequences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SequenceFormat {
    /// A format of tables.
    Table(Format),
    /// A b-file.
    BFile,
}

impl SequenceFormat {
    /// Format of a file name's extension.
    pub fn of(name: &Path) -> Option<SequenceFormat> {
        let text = name.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("txt"));
        if text { Some(SequenceFormat::BFile) } else { Format::of(name).map(SequenceFormat::Table) }
    }
}

/// Nim-values of heaps of 0, 1, 2, … stones.
pub struct HeapSequence<'a> {
    /// Title of the game.
    pub title: Text,
    /// Labels of a chart.
    pub labels: ChartLabels,
    /// Code of the game.
    pub code: String,
    /// Number of values.
    pub count: usize,
    /// Nim-value of a heap.
    pub value: &'a dyn Fn(usize) -> u64,
    /// First heap of a proved period.
    pub settled: Option<usize>,
}

impl HeapSequence<'_> {
    pub(super) fn values(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        (0..self.count).map(|heap| (heap, (self.value)(heap)))
    }
}

/// Writes the values; a chart has its labels in `lang`.
pub fn write_heaps(
    sequence: &HeapSequence<'_>,
    format: SequenceFormat,
    lang: Lang,
    out: &mut dyn Write,
) -> Result<(), ExportError> {
    match format {
        SequenceFormat::BFile => {
            writeln!(out, "# Nim-values of {}: heaps of 0, 1, 2, ... stones", sequence.code)?;
            sequence.values().try_for_each(|(heap, value)| writeln!(out, "{heap} {value}"))?;
        }
        SequenceFormat::Table(format) => write_sequence(sequence, format, lang, out)?,
    }
    Ok(out.flush()?)
}
