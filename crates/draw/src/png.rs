//! A table as a picture: the same as the drawing. The cells are painted row by row as they come, and the drawing
//! without them comes over them.

use super::Grid;
use super::pixels::{PIXEL, paint};
use super::svg::Sheet;
use rules::Lang;
use std::io::{self, Write};

/// The most cells of a picture.
pub(super) const MOST_CELLS: u64 = 1 << 30;
/// The most cells along a side.
pub(super) const MOST_SIDE: u64 = 1 << 20;

/// Writes `grid`, which shows one or two coordinates.
pub(super) fn write(grid: &Grid<'_>, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
    let Some(sheet) = Sheet::new(grid, lang) else { return Ok(()) };
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
