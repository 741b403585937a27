//! A drawing of an automaton: circles and arrows, for light and dark ground.

mod curve;
mod label;
mod picture;
mod shapes;
#[cfg(test)]
mod tests;

use super::paper::{FONT, LARGE, SMALL, WIDEST, escape, fitted, wide};
use crate::layout::Point;
use automata::Table;
use picture::{Drawn, Picture};
use rules::{Lang, Text};
use shapes::{Circle, Curve, LINE, RADIUS};
use std::io::{self, Write};

/// Colours on light and dark ground.
const STYLE: &str = "\
.ground { fill: #ffffff }
.arc { fill: none; stroke: #6b7280; stroke-width: 1.3 }
.tip { fill: #6b7280 }
.state { fill: #f3f4f6; stroke: #2b2b2b; stroke-width: 1.3 }
.accepts { fill: #dbe7fb }
.ring { fill: none; stroke: #2b2b2b; stroke-width: 1.3 }
text { fill: #2b2b2b }
.label { font-size: 12px; stroke: #ffffff; stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; text-anchor: middle }
.number { font-size: 13px; text-anchor: middle }
@media (prefers-color-scheme: dark) {
  .ground { fill: #16181d }
  .arc { stroke: #9aa3b2 }
  .tip { fill: #9aa3b2 }
  .state { fill: #24272e; stroke: #e5e7eb }
  .accepts { fill: #2a4372 }
  .ring { stroke: #e5e7eb }
  text { fill: #e5e7eb }
  .label { stroke: #16181d }
}";

/// Height of the titles.
const TOP: f64 = 58.0;
const LEFT: f64 = 12.0;
/// Length of an arrowhead.
const TIP: f64 = 8.0;

/// Centres of the states in the drawing of an automaton; `None` if it is too large for one.
pub fn automaton_places(table: &Table) -> Option<Vec<(f64, f64)>> {
    let picture = Picture::new(table)?;
    Some(picture.states.iter().map(|circle| (circle.middle.x + LEFT, circle.middle.y + TOP)).collect())
}

/// Radius of a state in a drawing.
pub const STATE_RADIUS: f64 = RADIUS;

/// Writes the drawing of an automaton; returns `false` if it is too large for one.
pub fn write_automaton(
    table: &Table,
    title: &Text,
    subtitle: &Text,
    lang: Lang,
    out: &mut dyn Write,
) -> io::Result<bool> {
    let Some(picture) = Picture::new(table) else { return Ok(false) };
    let title = escape(&fitted(title.get(lang), LARGE, WIDEST));
    let subtitle = escape(&fitted(subtitle.get(lang), SMALL, WIDEST));
    let width = picture.width.max(wide(&title, LARGE)).max(wide(&subtitle, SMALL)) + 2.0 * LEFT;
    let height = picture.height + TOP + LEFT;
    writeln!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0}" height="{height:.0}" viewBox="0 0 {width:.0} {height:.0}" font-family="{FONT}" role="img">"#
    )?;
    writeln!(out, "<title>{title}</title>\n<style>\n{STYLE}\n</style>")?;
    writeln!(out, r#"<rect class="ground" width="100%" height="100%"/>"#)?;
    writeln!(out, r#"<text x="{LEFT}" y="24" font-size="16" font-weight="600">{title}</text>"#)?;
    writeln!(out, r#"<text x="{LEFT}" y="44" font-size="12">{subtitle}</text>"#)?;
    writeln!(out, r#"<g transform="translate({LEFT} {TOP})">"#)?;
    write_curve(&picture.entry, out)?;
    for drawn in &picture.arcs {
        write_curve(&drawn.curve, out)?;
    }
    for (number, circle) in picture.states.iter().enumerate() {
        write_state(number, circle, out)?;
    }
    for drawn in &picture.arcs {
        write_label(drawn, out)?;
    }
    writeln!(out, "</g>\n</svg>")?;
    Ok(true)
}

fn write_state(number: usize, circle: &Circle, out: &mut dyn Write) -> io::Result<()> {
    let Point { x, y } = circle.middle;
    let class = if circle.accepts { "state accepts" } else { "state" };
    writeln!(out, r#"<circle class="{class}" cx="{x:.1}" cy="{y:.1}" r="{RADIUS}"/>"#)?;
    if circle.accepts {
        writeln!(out, r#"<circle class="ring" cx="{x:.1}" cy="{y:.1}" r="{}"/>"#, RADIUS - 3.5)?;
    }
    writeln!(out, r#"<text class="number" x="{x:.1}" y="{:.1}">{number}</text>"#, y + 4.5)
}

/// Writes a line and its arrowhead, which covers the end of the line.
fn write_curve(curve: &Curve, out: &mut dyn Write) -> io::Result<()> {
    let mut path = format!("M{:.1} {:.1}", curve.start.x, curve.start.y);
    let count = curve.pieces.len();
    for (index, &[a, b, end]) in curve.pieces.iter().enumerate() {
        let (x, y) = (end.x - b.x, end.y - b.y);
        let length = (x * x + y * y).sqrt().max(1e-9);
        let (x, y) = (x / length, y / length);
        let short = if index + 1 == count { TIP - 1.0 } else { 0.0 };
        path.push_str(&format!(
            "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
            a.x,
            a.y,
            b.x - x * short,
            b.y - y * short,
            end.x - x * short,
            end.y - y * short
        ));
        if index + 1 == count {
            let (back_x, back_y) = (end.x - x * TIP, end.y - y * TIP);
            let (wide_x, wide_y) = (-y * TIP * 0.42, x * TIP * 0.42);
            writeln!(
                out,
                r#"<path class="tip" d="M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}z"/>"#,
                end.x,
                end.y,
                back_x + wide_x,
                back_y + wide_y,
                back_x - wide_x,
                back_y - wide_y
            )?;
        }
    }
    writeln!(out, r#"<path class="arc" d="{path}"/>"#)
}

fn write_label(drawn: &Drawn, out: &mut dyn Write) -> io::Result<()> {
    let top = drawn.label_at.y - LINE * drawn.label.len() as f64 / 2.0;
    for (index, line) in drawn.label.iter().enumerate() {
        let y = top + LINE * (index as f64 + 0.5) + 4.0;
        writeln!(
            out,
            r#"<text class="label" x="{:.1}" y="{y:.1}">{}</text>"#,
            drawn.label_at.x,
            escape(line)
        )?;
    }
    Ok(())
}
