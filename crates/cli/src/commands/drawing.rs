//! Drawings in files, as SVG, PNG or TikZ.

use super::fmt::unwritable;
use crate::complaint::Complaint;
use crate::failure::{Exit, Failure};
use crate::speech::{lang, tell};
use bouton::draw::{self, ExportError, Format, rasterise, tikz};
use bouton::proof::Automaton;
use phrases::files;
use rules::Text;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use words::{Say, legend};

/// Complaint about a file name whose extension is none of these.
pub(crate) fn other_extension(out: &Path, known: &[&str]) -> Failure {
    let message = files::extension(&out.to_string_lossy(), known);
    Complaint::new("unknown-format", tell(&message)).into()
}

/// Extensions of tables.
pub(crate) fn of_tables() -> Vec<&'static str> {
    Format::ALL.iter().map(|format| format.extension()).collect()
}

/// Format of a drawing by its file name; determined before anything is computed.
pub(crate) fn format(out: &Path) -> Result<Format, Failure> {
    of_drawings(out).ok_or_else(|| other_extension(out, &["svg", "png", "tex"]))
}

fn of_drawings(out: &Path) -> Option<Format> {
    Format::of(out).filter(|format| matches!(format, Format::Svg | Format::Png | Format::Tex))
}

/// Writes a drawing in the current language; its title is in the file in both.
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
    let text = if format == Format::Tex { tikz(&drawing) } else { drawing };
    std::fs::write(out, text).map_err(|error| unwritable(&out.to_string_lossy(), &error))
}

/// Writes a drawing as PNG.
fn write_png(drawing: &str, title: &Text, out: &Path) -> Result<(), Failure> {
    let wrong = |error| unwritable(&out.to_string_lossy(), &error);
    let mut file = BufWriter::new(File::create(out).map_err(wrong)?);
    rasterise(drawing, title, &mut file).and_then(|()| file.flush()).map_err(wrong)
}

/// A file for an automaton.
pub(crate) struct Automata<'a> {
    out: &'a Path,
    /// Format of the drawing; `None` for Graphviz.
    format: Option<Format>,
}

impl<'a> Automata<'a> {
    /// The file with this name, in the format of its extension; determined before anything is computed.
    pub(crate) fn to(out: &'a Path) -> Result<Automata<'a>, Failure> {
        let dot = out.extension().is_some_and(|extension| {
            ["dot", "gv"].iter().any(|graphviz| extension.eq_ignore_ascii_case(graphviz))
        });
        let format = of_drawings(out);
        if !dot && format.is_none() {
            return Err(other_extension(out, &["svg", "png", "tex", "dot"]));
        }
        Ok(Automata { out, format })
    }

    /// Writes the automaton of a proved claim. Having none is not an error here: the exit status reports it.
    pub(crate) fn write(self, automaton: Option<&Automaton>, exit: Exit) -> Result<(), Failure> {
        let Automata { out, format } = self;
        let Some(Automaton { table, title, names }) = automaton else {
            if exit != Exit::Answered {
                return Ok(());
            }
            let wrong = files::nothing_to_draw(&out.to_string_lossy());
            return Err(Complaint::new("nothing-to-draw", tell(&wrong)).into());
        };
        let text = if format.is_none() {
            table.to_dot()
        } else {
            let mut text = vec![];
            let subtitle = legend::digits(table.numeration(), names);
            let drawn = draw::write_automaton(table, &title.text(), &subtitle, lang(), &mut text)?;
            drawn.then(|| String::from_utf8_lossy(&text).into_owned())
        };
        let Some(text) = text else {
            let wrong = files::too_large(&out.to_string_lossy());
            return Err(Complaint::new("too-large", tell(&wrong)).into());
        };
        write(Ok(text), format.unwrap_or(Format::Svg), &title.text(), out)
    }
}
