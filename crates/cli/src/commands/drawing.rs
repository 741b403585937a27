//! Drawings in files, as SVG or PNG.

use super::fmt::unwritable;
use crate::complaint::Complaint;
use crate::failure::{Exit, Failure};
use crate::speech::{lang, say};
use bouton::draw::{self, ExportError, Format, rasterise};
use bouton::proof::Automaton;
use rules::{Lang, Text};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use words::{Say, legend};

/// Message about a table's file whose extension is none of the formats, nor one of these.
pub(crate) fn other_extension(name: &str, more: &[&str]) -> String {
    let known = Format::ALL.iter().map(|format| format.extension()).chain(more.iter().copied());
    let mut known: Vec<String> = known.map(|extension| format!(".{extension}")).collect();
    let last = known.pop().unwrap_or_default();
    match lang() {
        Lang::En => format!("`{name}` does not end in {} or {last}", known.join(", ")),
        Lang::Zh => format!("`{name}` 不以 {} 或 {last} 结尾", known.join("、")),
    }
}

/// Format of a drawing by its file name; determined before anything is computed.
pub(crate) fn format(out: &Path) -> Result<Format, Failure> {
    Format::of(out).filter(|format| matches!(format, Format::Svg | Format::Png)).ok_or_else(|| {
        refused("unknown-format", out, say(" does not end in .svg or .png", " 不以 .svg 或 .png 结尾"))
    })
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
    std::fs::write(out, drawing).map_err(|error| unwritable(&out.to_string_lossy(), &error))
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
        let format = Format::of(out).filter(|format| matches!(format, Format::Svg | Format::Png));
        if !dot && format.is_none() {
            let wrong = say(" does not end in .svg, .png or .dot", " 不以 .svg、.png 或 .dot 结尾");
            return Err(refused("unknown-format", out, wrong));
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
            let wrong = say(": nothing was proved that could be drawn", "：没有可以画出的已证结果");
            return Err(refused("nothing-to-draw", out, wrong));
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
            let wrong = say(": the automaton is too large to be drawn", "：自动机太大，无法画出");
            return Err(refused("too-large", out, wrong));
        };
        write(Ok(text), format.unwrap_or(Format::Svg), &title.text(), out)
    }
}

fn refused(code: &'static str, out: &Path, wrong: &str) -> Failure {
    Complaint::new(code, format!("`{}`{wrong}", out.to_string_lossy())).into()
}
