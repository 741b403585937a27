//! A table as a picture. The cells are painted row by row as they come, and the rest of the drawing is laid over
//! them.

use super::chart::Chart;
use super::pixels::rasterise;
#[cfg(feature = "png")]
use super::pixels::{PIXEL, paint};
#[cfg(feature = "png")]
use super::svg::Sheet;
use super::svg::drawable;
use super::{Axis, ExportError, Format, Grid, HeapSequence, TableLabels};
use rules::Lang;
use std::io::{self, Write};

/// Extension of its files.
pub(super) const EXTENSION: &str = "png";
/// Limit on the cells of a picture.
const MOST_CELLS: u64 = 1 << 30;
/// Limit on the cells along a side.
const MOST_SIDE: u64 = 1 << 20;

/// Accepts tables that can be painted.
pub(super) fn allows(axes: &[Axis]) -> Result<(), ExportError> {
    drawable(axes, Format::Png, MOST_CELLS)?;
    let side = axes.iter().map(Axis::len).max().unwrap_or(0);
    if side > MOST_SIDE {
        return Err(ExportError::Side { cells: side, most: MOST_SIDE });
    }
    Ok(())
}

/// Writes the chart in pixels.
pub(super) fn write_heaps(sequence: &HeapSequence<'_>, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
    let mut drawing = Vec::new();
    Chart::new(sequence).svg(sequence, lang, &mut drawing)?;
    let drawing = String::from_utf8(drawing).map_err(io::Error::other)?;
    rasterise(&drawing, &sequence.title, out)
}

/// Fails, since the feature `png` is off.
#[cfg(not(feature = "png"))]
pub(super) fn write(_: &Grid<'_>, _: &TableLabels, _: Lang, _: &mut dyn Write) -> io::Result<()> {
    super::pixels::none()
}

/// Writes `grid`, which shows one or two coordinates.
#[cfg(feature = "png")]
pub(super) fn write(
    grid: &Grid<'_>,
    labels: &TableLabels,
    lang: Lang,
    out: &mut dyn Write,
) -> io::Result<()> {
    let Some(sheet) = Sheet::new(grid, labels, lang) else { return Ok(()) };
    let mut frame = Vec::new();
    sheet.frame(&mut frame)?;
    let frame = String::from_utf8(frame).map_err(io::Error::other)?;
    let (left, top) = sheet.corner();
    paint(&frame, grid.title(), out, |canvas| {
        let scale = canvas.scale();
        for _ in 0..top as usize * scale {
            canvas.row(|_| ())?;
        }
        let side = sheet.cell() as usize * scale;
        let start = left as usize * scale * PIXEL;
        let mut line = Vec::new();
        grid.each_row(|_, row| {
            line.clear();
            for &value in row {
                let [red, green, blue] = sheet.palette().colour(value);
                (0..side).for_each(|_| line.extend_from_slice(&[red, green, blue, 0xff]));
            }
            (0..side).try_for_each(|_| {
                canvas.row(|pixels| {
                    if let Some(field) = pixels.get_mut(start..start + line.len()) {
                        field.copy_from_slice(&line);
                    }
                })
            })
        })
    })
}
