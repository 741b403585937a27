//! Drawings as pictures made of pixels, rasterised a strip at a time, so that memory does not grow
//! with the picture.

use super::fonts;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;
use rules::Text;
use std::io::{self, Write};

/// Bytes of a pixel: red, green, blue, and 255 for opaque.
pub(super) const PIXEL: usize = 4;
/// Approximate number of bytes of a strip.
const STRIP: usize = 4 << 20;
/// Largest side of a drawing with two pixels a unit.
const FINE: u64 = 2048;
/// Number of pixels beyond which pictures are compressed fast rather than well.
const HASTE: u64 = 1 << 24;

/// Writes a drawing as a PNG: two pixels for each unit of it, or one if it is large.
///
/// Letters come from the embedded font, or from the system's fonts if it lacks them.
pub fn rasterise(drawing: &str, title: &Text, out: &mut dyn Write) -> io::Result<()> {
    paint(drawing, title, out, |_| Ok(()))
}

/// Writes a drawing over the rows that `cells` paints from the top; the others stay white.
pub(super) fn paint(
    drawing: &str,
    title: &Text,
    out: &mut dyn Write,
    cells: impl FnOnce(&mut Canvas<'_, '_>) -> io::Result<()>,
) -> io::Result<()> {
    let drawing = Tree::from_str(drawing, &fonts::options()).map_err(io::Error::other)?;
    let (wide, high) = (drawing.size().width().ceil() as u64, drawing.size().height().ceil() as u64);
    let scale = if wide.max(high) <= FINE { 2 } else { 1 };
    let side = |units: u64| u32::try_from(units * scale).map_err(io::Error::other);
    let (width, height) = (side(wide)?, side(high)?);
    let rows = (STRIP / (PIXEL * width.max(1) as usize)).clamp(1, height.max(1) as usize);
    let strip = Pixmap::new(width, rows as u32).ok_or_else(|| io::Error::other("no room for a strip"))?;
    let mut encoder = png::Encoder::new(out, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let hasty = u64::from(width) * u64::from(height) > HASTE;
    encoder.set_compression(if hasty { png::Compression::Fast } else { png::Compression::Balanced });
    let both = if title.en == title.zh { title.en.clone() } else { format!("{} / {}", title.en, title.zh) };
    encoder.add_itxt_chunk("Title".into(), both)?;
    let mut writer = encoder.write_header()?;
    let stream = writer.stream_writer()?;
    let line = vec![0; 3 * width as usize];
    let mut canvas = Canvas { drawing, scale: scale as u32, height, strip, top: 0, ready: 0, line, stream };
    cells(&mut canvas)?;
    canvas.finish()?;
    Ok(writer.finish()?)
}

/// A picture written from top to bottom.
pub(super) struct Canvas<'a, 'w> {
    drawing: Tree,
    scale: u32,
    height: u32,
    strip: Pixmap,
    /// First row of the strip, and the number of its rows that are painted.
    top: u32,
    ready: u32,
    line: Vec<u8>,
    stream: png::StreamWriter<'a, &'w mut dyn Write>,
}

impl Canvas<'_, '_> {
    /// Pixels for a unit of the drawing.
    pub(super) fn scale(&self) -> usize {
        self.scale as usize
    }

    /// Adds a row of pixels, white before it is painted.
    pub(super) fn row(&mut self, paint: impl FnOnce(&mut [u8])) -> io::Result<()> {
        if self.ready == self.strip.height() {
            self.flush()?;
        }
        let length = PIXEL * self.strip.width() as usize;
        let start = length * self.ready as usize;
        if let Some(row) = self.strip.data_mut().get_mut(start..start + length) {
            row.fill(0xff);
            paint(row);
        }
        self.ready += 1;
        Ok(())
    }

    /// Draws over the painted rows, and writes them.
    fn flush(&mut self) -> io::Result<()> {
        let scale = self.scale as f32;
        let place = Transform::from_row(scale, 0.0, 0.0, scale, 0.0, -(self.top as f32));
        resvg::render(&self.drawing, place, &mut self.strip.as_mut());
        let length = PIXEL * self.strip.width() as usize;
        for row in self.strip.data().chunks_exact(length).take(self.ready as usize) {
            for (to, from) in self.line.chunks_exact_mut(3).zip(row.chunks_exact(PIXEL)) {
                to.copy_from_slice(from.get(..3).unwrap_or_default());
            }
            self.stream.write_all(&self.line)?;
        }
        self.top += self.ready;
        self.ready = 0;
        Ok(())
    }

    /// Writes the rest of the picture.
    fn finish(mut self) -> io::Result<()> {
        while self.top + self.ready < self.height {
            self.row(|_| ())?;
        }
        self.flush()?;
        Ok(self.stream.finish()?)
    }
}
