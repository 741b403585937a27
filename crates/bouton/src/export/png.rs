//! A picture: small tables in squares of several pixels a cell, large ones one pixel a cell. Indexed colour, written
//! row by row.

use super::Grid;
use super::palette::Palette;
use std::io::{self, Write};

/// The most cells of a picture.
pub(super) const MOST_CELLS: u64 = 1 << 30;

/// Up to this many pixels a side, cells are made larger than a pixel.
const COMFORTABLE: u64 = 640;
/// The largest cell, in pixels a side.
const LARGEST_CELL: u64 = 16;

/// Writes `grid`, which shows one or two coordinates.
pub(super) fn write(grid: &Grid<'_>, out: &mut dyn Write) -> io::Result<()> {
    let shown = grid.shown();
    let right = shown.last().map_or(1, |axis| axis.len());
    let down = if let [down, _] = shown.as_slice() { down.len() } else { 1 };
    let cell = (COMFORTABLE / right.max(down)).clamp(1, LARGEST_CELL);
    let side = |cells: u64| {
        u32::try_from(cells * cell).map_err(|_| io::Error::other("the picture has too many pixels a side"))
    };
    let palette = Palette::new(grid.content(), grid.largest());
    let mut encoder = png::Encoder::new(out, side(right)?, side(down)?);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.colours().concat());
    encoder.set_compression(png::Compression::Balanced);
    let mut writer = encoder.write_header()?;
    let mut stream = writer.stream_writer()?;
    let mut line = Vec::new();
    grid.each_row(|_, row| {
        line.clear();
        for &value in row {
            line.resize(line.len() + cell as usize, palette.index(value));
        }
        (0..cell).try_for_each(|_| stream.write_all(&line))
    })?;
    Ok(stream.finish()?)
}
