//! Tables as text and files: pretty text, csv, npy, png, svg and tex.
//!
//! A [`Grid`] is what is shown: some coordinates run over a range, others are fixed. In every format the
//! coordinates keep their order: of the last two running coordinates, the first runs down and the second to the right.
//!
//! | format | dimensions | a cell is |
//! |---|---|---|
//! | text | any | `P`, `.` for N, `D`; or the nim-value |
//! | `csv` | two: a matrix with a header row and column; else one line per position | `P`, `N`, `D`; or the nim-value |
//! | `npy` | any, C order, version 1.0 | 0 for P, 1 for N, 2 for D; or the nim-value |
//! | `svg` | one or two | dark for P, light for N, grey for D; or a colour that grows lighter with the nim-value |
//! | `png` | one or two | the same drawing, in pixels |
//! | `tex` | one or two: a table for LaTeX | `P`, `N`, `D`; or the nim-value; P and 0 are bold |
//!
//! A place that holds no position of the game is empty in text and `csv`, has all bits set in `npy`, and is white in
//! drawings.
//!
//! Charts of sequences, automata and graphs are drawings too; [`rasterise`] turns each into pixels, [`tikz`] into a picture for LaTeX.
//! Pixels need the feature `png`.
#![forbid(unsafe_code)]
#![cfg_attr(not(feature = "png"), allow(dead_code))]

#[cfg(feature = "automata")]
mod automaton;
mod chart;
mod error;
mod filled;
#[cfg(feature = "png")]
mod fonts;
mod graph;
mod grid;
mod heaps;
mod labels;
pub mod layout;
mod letters;
mod palette;
mod paper;
#[cfg_attr(not(feature = "png"), path = "no_pixels.rs")]
mod pixels;
mod plan;
mod text;
mod tikz;

#[cfg(feature = "automata")]
pub use automaton::{STATE_RADIUS, automaton_places, write_automaton};
pub use error::ExportError;
pub use filled::code;
pub use graph::{Arrows, Field, Frame, Hackenbush, Shape, write_arrows, write_field, write_hackenbush};
pub use grid::{Axis, Cells, Content, Grid, NONE, SILENT};
pub use heaps::{HeapSequence, SequenceFormat, write_heaps};
pub use labels::{ArrowLabels, ChartLabels, HackenbushLabels, OutcomeLabels, TableLabels};
pub use pixels::rasterise;
pub use plan::Plan;
pub use text::{Ink, Layout, write_text};
pub use tikz::tikz;

use rules::Lang;
use std::io::Write;

/// Declares the formats of tables. A format is a file with its `EXTENSION`, a check of the tables that it `allows`, and functions that
/// write tables (`write`) and sequences (`write_heaps`).
macro_rules! formats {
    ($($(#[$about:meta])* $format:ident = $file:ident,)*) => {
        $(mod $file;)*

        /// A file format of tables.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Format {
            $($(#[$about])* $format,)*
        }

        impl Format {
            /// All formats.
            pub const ALL: &[Format] = &[$(Format::$format),*];

            /// The extension.
            pub fn extension(self) -> &'static str {
                match self {
                    $(Format::$format => $file::EXTENSION,)*
                }
            }
        }

        /// Checks that a grid with these axes can be written in `format`, before the table is computed.
        pub fn allows(axes: &[Axis], format: Format) -> Result<(), ExportError> {
            match format {
                $(Format::$format => $file::allows(axes),)*
            }
        }

        /// Writes `grid` in `format`; a drawing has its labels in `lang`.
        pub fn write(
            grid: &Grid<'_>,
            format: Format,
            labels: &TableLabels,
            lang: Lang,
            out: &mut dyn Write,
        ) -> Result<(), ExportError> {
            allows(grid.axes(), format)?;
            match format {
                $(Format::$format => $file::write(grid, labels, lang, out)?,)*
            }
            Ok(out.flush()?)
        }

        /// Writes a sequence in `format`.
        fn write_sequence(
            sequence: &HeapSequence<'_>,
            format: Format,
            lang: Lang,
            out: &mut dyn Write,
        ) -> Result<(), ExportError> {
            match format {
                $(Format::$format => $file::write_heaps(sequence, lang, out)?,)*
            }
            Ok(())
        }
    };
}

formats! {
    /// Comma-separated values.
    Csv = csv,
    /// NumPy's array file.
    Npy = npy,
    /// The drawing in pixels.
    Png = png,
    /// A drawing with title, axes and legend.
    Svg = svg,
    /// A table for LaTeX.
    Tex = tex,
}

impl Format {
    /// Format of a file name's extension.
    pub fn of(name: &std::path::Path) -> Option<Format> {
        let asked = name.extension()?.to_str()?;
        Format::ALL.iter().copied().find(|format| format.extension().eq_ignore_ascii_case(asked))
    }
}
