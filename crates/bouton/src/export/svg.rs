//! A drawing with title, axes with ticks, and a legend. Cells of one colour that touch along a row are one piece of
//! one path, which keeps large tables small.

use super::palette::{Colour, DRAWN, LOST, Palette, WON, hex, is_light};
use super::{Axis, Content, Grid};
use rules::Lang;
use std::io::{self, Write};

/// The most cells of a drawing.
pub(super) const MOST_CELLS: u64 = 1_000_000;

const LEFT: u64 = 64;
const TOP: u64 = 76;
const RIGHT: u64 = 60;
const LEGEND: u64 = 56;
/// How wide and high the cells together like to be.
const FIELD: u64 = 520;
/// From this size on a cell has its value written in it.
const ROOM_FOR_TEXT: u64 = 18;
/// The least width of a drawing: the legend's words need it.
const LEAST_WIDTH: u64 = 420;
const INK: &str = "#2b2b2b";
pub(super) const FONT: &str =
    "system-ui, 'Noto Sans', 'Noto Sans CJK SC', 'Noto Sans SC', 'PingFang SC', sans-serif";

/// Writes `grid`, which shows one or two coordinates.
pub(super) fn write(grid: &Grid<'_>, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
    let shown = grid.shown();
    let (down, right) = match shown.as_slice() {
        [down, right] => (Some(*down), *right),
        [right, ..] => (None, *right),
        [] => return Ok(()),
    };
    let palette = Palette::new(grid.content(), grid.largest());
    let rows = down.map_or(1, |axis| axis.len());
    let cell = (FIELD / rows.max(right.len())).clamp(1, 28);
    let field = (cell * right.len(), cell * rows);
    let width = (LEFT + field.0 + RIGHT).max(LEAST_WIDTH);
    let height = TOP + field.1 + LEGEND;
    writeln!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="{FONT}" font-size="12" fill="{INK}">"#
    )?;
    writeln!(out, r##"<rect width="{width}" height="{height}" fill="#ffffff"/>"##)?;
    let title = escape(grid.title().get(lang));
    writeln!(out, "<title>{title}</title>")?;
    writeln!(out, r#"<text x="{LEFT}" y="26" font-size="16" font-weight="600">{title}</text>"#)?;
    write_fixed(grid, out)?;
    write_cells(grid, &palette, cell, out)?;
    writeln!(
        out,
        r#"<rect x="{LEFT}" y="{TOP}" width="{}" height="{}" fill="none" stroke="{INK}"/>"#,
        field.0, field.1
    )?;
    write_ticks(right, cell, true, out)?;
    if let Some(down) = down {
        write_ticks(down, cell, false, out)?;
    }
    write_legend(grid, &palette, lang, TOP + field.1 + 22, out)?;
    writeln!(out, "</svg>")
}

/// The fixed coordinates, under the title.
fn write_fixed(grid: &Grid<'_>, out: &mut dyn Write) -> io::Result<()> {
    let fixed: Vec<String> = grid
        .axes()
        .iter()
        .filter(|axis| axis.is_fixed())
        .map(|axis| format!("{} = {}", escape(&axis.name), axis.first()))
        .collect();
    if fixed.is_empty() {
        return Ok(());
    }
    writeln!(out, r#"<text x="{LEFT}" y="44">{}</text>"#, fixed.join(", "))
}

/// One path for each colour; the pieces of a colour are gathered over the whole table.
fn write_cells(grid: &Grid<'_>, palette: &Palette, cell: u64, out: &mut dyn Write) -> io::Result<()> {
    let mut paths = vec![String::new(); palette.colours().len()];
    let mut labels = String::new();
    let labelled = cell >= ROOM_FOR_TEXT && grid.content() == Content::Value && grid.largest() < 1000;
    let mut y = TOP;
    grid.each_row(|_, row| {
        let mut x = LEFT;
        for run in row.chunk_by(|&left, &right| palette.index(left) == palette.index(right)) {
            let width = run.len() as u64 * cell;
            let index = usize::from(palette.index(run.first().copied().unwrap_or_default()));
            if let Some(path) = paths.get_mut(index) {
                path.push_str(&format!("M{x} {y}h{width}v{cell}h-{width}z"));
            }
            x += width;
        }
        if labelled {
            for (&value, left) in row.iter().zip((LEFT..).step_by(cell as usize)) {
                let colour = palette.colours().get(usize::from(palette.index(value))).copied().unwrap_or(WON);
                labels.push_str(&label(value, colour, left, y, cell));
            }
        }
        y += cell;
        Ok::<(), io::Error>(())
    })?;
    writeln!(out, r#"<g shape-rendering="crispEdges">"#)?;
    for (path, &colour) in paths.iter().zip(palette.colours()).filter(|(path, _)| !path.is_empty()) {
        writeln!(out, r#"<path fill="{}" d="{path}"/>"#, hex(colour))?;
    }
    writeln!(out, "</g>")?;
    if labelled {
        write!(out, "<g text-anchor=\"middle\" font-size=\"10\">\n{labels}</g>\n")?;
    }
    Ok(())
}

fn label(value: u64, colour: Colour, x: u64, y: u64, cell: u64) -> String {
    let ink = if is_light(colour) { INK } else { "#ffffff" };
    let (x, y) = (x + cell / 2, y + cell / 2 + 4);
    format!("<text x=\"{x}\" y=\"{y}\" fill=\"{ink}\">{value}</text>\n")
}

/// Ticks at round numbers, each at the middle of its cell, and the coordinate's name.
fn write_ticks(axis: &Axis, cell: u64, across: bool, out: &mut dyn Write) -> io::Result<()> {
    let widest = axis.last().to_string().len() as u64 * 7 + 8;
    let room = if across { widest.max(24) } else { 20 };
    let step = round_step(room.div_ceil(cell));
    let mut value = axis.first().next_multiple_of(step);
    while value <= axis.last() {
        let along = (value - axis.first()) * cell + cell / 2;
        if across {
            let x = LEFT + along;
            let (from, to) = (TOP - 5, TOP);
            writeln!(out, r#"<path d="M{x} {from}V{to}" stroke="{INK}"/>"#)?;
            writeln!(out, r#"<text x="{x}" y="{}" text-anchor="middle">{value}</text>"#, TOP - 9)?;
        } else {
            let y = TOP + along;
            let (from, to) = (LEFT - 5, LEFT);
            writeln!(out, r#"<path d="M{from} {y}H{to}" stroke="{INK}"/>"#)?;
            writeln!(out, r#"<text x="{}" y="{}" text-anchor="end">{value}</text>"#, LEFT - 9, y + 4)?;
        }
        match value.checked_add(step) {
            Some(next) => value = next,
            None => break,
        }
    }
    let name = escape(&axis.name);
    let style = r#"font-style="italic" font-size="14""#;
    if across {
        let x = LEFT + axis.len() * cell + 20;
        writeln!(out, r#"<text x="{x}" y="{}" {style}>{name} →</text>"#, TOP - 9)
    } else {
        let (x, y) = (LEFT - 9, TOP - 9);
        writeln!(out, r#"<text x="{x}" y="{y}" text-anchor="end" {style}>{name} ↓</text>"#)
    }
}

/// The smallest of 1, 2, 5, 10, 20, 50, … that is at least `least`.
pub(super) fn round_step(least: u64) -> u64 {
    let mut decade: u64 = 1;
    loop {
        for step in [decade, decade.saturating_mul(2), decade.saturating_mul(5)] {
            if step >= least {
                return step;
            }
        }
        decade = decade.saturating_mul(10);
    }
}

fn write_legend(
    grid: &Grid<'_>,
    palette: &Palette,
    lang: Lang,
    y: u64,
    out: &mut dyn Write,
) -> io::Result<()> {
    let words = |en: &'static str, zh: &'static str| if lang == Lang::Zh { zh } else { en };
    let mut x = LEFT;
    match grid.content() {
        Content::Outcome => {
            let mut seen = [false; 3];
            grid.each_row(|_, row| {
                row.iter().for_each(|&cell| seen[cell.min(2) as usize] = true);
                Ok::<(), io::Error>(())
            })?;
            let entries = [
                (LOST, words("P: the mover loses", "P：先手必败")),
                (WON, words("N: the mover wins", "N：先手必胜")),
                (DRAWN, words("D: draw", "D：平局")),
            ];
            for ((colour, text), _) in entries.into_iter().zip(seen).filter(|(_, seen)| *seen) {
                swatch(x, y, 14, colour, out)?;
                writeln!(out, r#"<text x="{}" y="{}">{text}</text>"#, x + 20, y + 11)?;
                x += 140;
            }
            Ok(())
        }
        Content::Value => {
            swatch(x, y, 14, LOST, out)?;
            let lost = words("0: the mover loses", "0：先手必败");
            writeln!(out, r#"<text x="{}" y="{}">{lost}</text>"#, x + 20, y + 11)?;
            let largest = grid.largest();
            if largest == 0 {
                return Ok(());
            }
            x += 140;
            writeln!(out, r#"<text x="{x}" y="{}">{} 1</text>"#, y + 11, words("nim-value", "尼姆值"))?;
            x += 72;
            let ramp = palette.colours().get(1..).unwrap_or_default();
            let width = 96_u64;
            for column in 0..width {
                let index = column * ramp.len() as u64 / width;
                let colour = ramp.get(index as usize).copied().unwrap_or(WON);
                let fill = hex(colour);
                writeln!(
                    out,
                    r#"<path fill="{fill}" shape-rendering="crispEdges" d="M{} {y}h1v14h-1z"/>"#,
                    x + column
                )?;
            }
            writeln!(out, r#"<text x="{}" y="{}">{largest}</text>"#, x + width + 6, y + 11)
        }
    }
}

fn swatch(x: u64, y: u64, side: u64, colour: Colour, out: &mut dyn Write) -> io::Result<()> {
    let fill = hex(colour);
    writeln!(out, r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" fill="{fill}" stroke="{INK}"/>"#)
}

/// Makes text safe inside an element.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
