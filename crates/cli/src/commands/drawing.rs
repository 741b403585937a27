//! Drawings in files: as they are, or in pixels.

use super::fmt::unwritable;
use crate::complaint::Complaint;
use crate::failure::Failure;
use crate::speech::say;
use bouton::export::{ExportError, Format, rasterise};
use rules::Text;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

/// The format of a drawing that a file is to have; asked before anything is computed.
pub(crate) fn format(out: &Path) -> Result<Format, Failure> {
    Format::of(out).filter(|format| matches!(format, Format::Svg | Format::Png)).ok_or_else(|| {
        let name = out.to_string_lossy();
        let wrong = say(" does not end in .svg or .png", " 不以 .svg 或 .png 结尾");
        Complaint::new("unknown-format", format!("`{name}`{wrong}")).into()
    })
}

/// Writes a drawing in the language that is spoken; what it is of stands in the file in both.
pub(crate) fn write(
    drawing: Result<String, ExportError>,
    format: Format,
    title: &Text,
    out: &Path,
) -> Result<(), Failure> {
    let drawing = drawing?;
    if format == Format::Png {
        return write_png(&drawing, title, out);
    }
    std::fs::write(out, drawing).map_err(|error| unwritable(&out.to_string_lossy(), &error))
}

/// Writes a drawing in pixels.
pub(crate) fn write_png(drawing: &str, title: &Text, out: &Path) -> Result<(), Failure> {
    let wrong = |error| unwritable(&out.to_string_lossy(), &error);
    let mut file = BufWriter::new(File::create(out).map_err(wrong)?);
    rasterise(drawing, title, &mut file).and_then(|()| file.flush()).map_err(wrong)
}
