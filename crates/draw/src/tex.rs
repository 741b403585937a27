//! A table for LaTeX. Two coordinates give a matrix with a header row and column; one is folded into lines of ten.
//! Lost positions, or zeros, are bold; a cell without a position is empty.

use super::letters::{fonts, latex};
use super::svg::drawable;
use super::{Axis, Content, ExportError, Format, Grid, HeapSequence, NONE, TableLabels};
use rules::Lang;
use std::io::{self, Write};

/// Extension of its files.
pub(super) const EXTENSION: &str = "tex";
/// Limit on cells: a table of a page.
const MOST_CELLS: u64 = 4096;
/// Values in a line of a sequence.
const LINE: usize = 10;

/// Accepts tables of one or two dimensions that a page may hold.
pub(super) fn allows(axes: &[Axis]) -> Result<(), ExportError> {
    drawable(axes, Format::Tex, MOST_CELLS)
}

/// Writes the values in lines of ten.
pub(super) fn write_heaps(sequence: &HeapSequence<'_>, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
    let values: Vec<String> = sequence.values().map(|(_, value)| value.to_string()).collect();
    folded("n", 0, &values, sequence.title.get(lang), out)
}

/// Writes `grid`.
pub(super) fn write(grid: &Grid<'_>, _: &TableLabels, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
    let fixed = grid.axes().iter().filter(|axis| axis.is_fixed());
    let fixed: Vec<String> = fixed.map(|axis| format!("{} = {}", axis.name, axis.first())).collect();
    let title = grid.title().get(lang);
    let caption = if fixed.is_empty() { title.to_owned() } else { format!("{title}, {}", fixed.join(", ")) };
    let content = grid.content();
    let line = |row: &[u64]| row.iter().map(|&value| cell(content, value)).collect::<Vec<String>>();
    match grid.shown().as_slice() {
        [down, right] => {
            let corner = format!("{} \\textbackslash{{}} {}", latex(&down.name), latex(&right.name));
            let heads: Vec<String> = (right.first()..=right.last()).map(|head| head.to_string()).collect();
            begin(&corner, &heads, &caption, out)?;
            grid.each_row(|label, row| {
                let label = label.first().copied().unwrap_or_default();
                writeln!(out, "{label} & {} \\\\", line(row).join(" & "))
            })?;
            end(&caption, out)
        }
        [only] => {
            let mut cells = vec![];
            grid.each_row(|_, row| {
                cells.extend(line(row));
                Ok::<(), io::Error>(())
            })?;
            folded(&only.name, only.first(), &cells, &caption, out)
        }
        _ => Ok(()),
    }
}

fn cell(content: Content, value: u64) -> String {
    match content.letters(value) {
        Some("P") => "\\textbf{P}".into(),
        Some(letters) => letters.into(),
        None if value == NONE => String::new(),
        None if value == 0 => "\\textbf{0}".into(),
        None => value.to_string(),
    }
}

/// Cells in lines of ten, from `first` on; each line begins with the number of its first cell.
fn folded(name: &str, first: u64, cells: &[String], caption: &str, out: &mut dyn Write) -> io::Result<()> {
    let heads: Vec<String> = (0..LINE).map(|place| format!("+{place}")).collect();
    begin(&latex(name), &heads, caption, out)?;
    for (line, from) in cells.chunks(LINE).zip((first..).step_by(LINE)) {
        writeln!(out, "{from} & {} \\\\", line.join(" & "))?;
    }
    end(caption, out)
}

fn begin(corner: &str, heads: &[String], caption: &str, out: &mut dyn Write) -> io::Result<()> {
    write!(out, "{}", fonts(caption))?;
    writeln!(out, "\\begin{{table}}\n\\centering\n\\begin{{tabular}}{{r|{}}}", "r".repeat(heads.len()))?;
    writeln!(out, "{corner} & {} \\\\\n\\hline", heads.join(" & "))
}

fn end(caption: &str, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\\end{{tabular}}\n\\caption{{{}}}\n\\end{{table}}", latex(caption))
}
