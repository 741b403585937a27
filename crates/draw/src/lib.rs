//! Tables as text and files: pretty text, csv, npy, png and svg.
//!
//! A [`Grid`] says what to show: some coordinates run over a range, others are fixed. In every format the
//! coordinates keep their order: of the last two that run, the first runs down and the second to the right.
//!
//! | format | dimensions | a cell is |
//! |---|---|---|
//! | text | any | `P`, `.` for N, `D`; or the nim-value |
//! | `csv` | two: a matrix with a header row and column; else one line per position | `P`, `N`, `D`; or the nim-value |
//! | `npy` | any, C order, version 1.0 | 0 for P, 1 for N, 2 for D; or the nim-value |
//! | `svg` | one or two | dark for P, light for N, grey for D; or a colour that grows lighter with the nim-value |
//! | `png` | one or two | the same drawing, in pixels |
//!
//! Where a place of the box is no position of the game, text and `csv` leave it empty, `npy` sets all bits, and drawings
//! leave the paper white.
//!
//! Charts of sequences, automata and graphs are drawings too; [`rasterise`] makes pixels of each.
#![forbid(unsafe_code)]

mod automaton;
mod chart;
mod csv;
mod error;
mod filled;
mod fonts;
mod graph;
mod grid;
mod heaps;
mod npy;
mod palette;
mod paper;
mod pixels;
mod png;
mod svg;
mod text;

pub use automaton::write_automaton;
pub use error::ExportError;
pub use filled::code;
pub use graph::{Arrows, Standing, write_arrows, write_standing};
pub use grid::{Axis, Cells, Content, Grid, NONE};
pub use heaps::{HeapSequence, SequenceFormat, write_heaps};
pub use pixels::rasterise;
pub use text::{Ink, Layout, write_text};

use rules::Lang;
use std::io::Write;

/// A file format of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Comma-separated values.
    Csv,
    /// NumPy's array file.
    Npy,
    /// The drawing in pixels.
    Png,
    /// A drawing with title, axes and legend.
    Svg,
}

impl Format {
    /// The format that a file name's extension asks for.
    pub fn of(name: &std::path::Path) -> Option<Format> {
        match name.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "csv" => Some(Format::Csv),
            "npy" => Some(Format::Npy),
            "png" => Some(Format::Png),
            "svg" => Some(Format::Svg),
            _ => None,
        }
    }

    /// The extension.
    pub fn extension(self) -> &'static str {
        match self {
            Format::Csv => "csv",
            Format::Npy => "npy",
            Format::Png => "png",
            Format::Svg => "svg",
        }
    }
}

/// Whether `grid` can be written in `format`; asked before the table is computed.
pub fn allows(axes: &[Axis], format: Format) -> Result<(), ExportError> {
    let shown = axes.iter().filter(|axis| !axis.is_fixed()).count();
    let cells = axes.iter().map(|axis| u128::from(axis.len())).fold(1, u128::saturating_mul);
    let most = match format {
        Format::Csv | Format::Npy => return Ok(()),
        Format::Png => png::MOST_CELLS,
        Format::Svg => svg::MOST_CELLS,
    };
    if !(1..=2).contains(&shown) {
        return Err(ExportError::Dimensions { format, shown });
    }
    if cells > u128::from(most) {
        return Err(ExportError::Cells { format, cells, most });
    }
    let side = axes.iter().map(Axis::len).max().unwrap_or(0);
    if format == Format::Png && side > png::MOST_SIDE {
        return Err(ExportError::Side { cells: side, most: png::MOST_SIDE });
    }
    Ok(())
}

/// Writes `grid` in `format`; the words in a drawing are in `lang`.
pub fn write(grid: &Grid<'_>, format: Format, lang: Lang, out: &mut dyn Write) -> Result<(), ExportError> {
    allows(grid.axes(), format)?;
    match format {
        Format::Csv => csv::write(grid, out)?,
        Format::Npy => npy::write(grid, out)?,
        Format::Png => png::write(grid, lang, out)?,
        Format::Svg => svg::write(grid, lang, out)?,
    }
    Ok(out.flush()?)
}
