//! Drawings for LaTeX, in plain TikZ: nodes and paths with numbers, a unit of the drawing for a pixel of CSS.
//!
//! The source is a drawing of this crate: rectangles, circles, paths and text, with presentation attributes and rules for classes.

mod element;
mod path;
mod style;

use crate::letters::{fonts, latex};
use element::{Element, Piece, pieces, plain};
use std::collections::BTreeSet;
use style::{Rules, Style};

/// Big points in a pixel of CSS.
const POINTS: f64 = 0.75;
/// Longest side of a picture in big points. TeX has no lengths beyond 16383 points.
const LONGEST: f64 = 15_000.0;

/// A drawing as a picture for LaTeX, which needs `\usepackage{tikz}`.
pub fn tikz(drawing: &str) -> String {
    let pieces = pieces(drawing);
    let unit = unit(&pieces);
    let mut page = Page { body: String::new(), colours: BTreeSet::new(), title: String::new(), unit };
    page.draw(&pieces);
    let mut text = String::from("% \\usepackage{tikz}\n");
    text.push_str(fonts(drawing));
    text.push_str(&format!("% {}\n", page.title));
    text.push_str(&format!("\\begin{{tikzpicture}}[x={unit}bp, y=-{unit}bp]\n"));
    for colour in &page.colours {
        text.push_str(&format!("\\definecolor{{c{colour}}}{{HTML}}{{{}}}\n", colour.to_uppercase()));
    }
    text.push_str(&page.body);
    text.push_str("\\end{tikzpicture}\n");
    text
}

/// Big points in a unit of the drawing: a pixel of CSS, or less where the picture would be too long for TeX.
fn unit(pieces: &[Piece<'_>]) -> f64 {
    let root = pieces.iter().find_map(|piece| match piece {
        Piece::Open(element) => Some(element),
        _ => None,
    });
    let side = |name| root.and_then(|root| root.number(name)).unwrap_or(0.0);
    let longest = side("width").max(side("height"));
    if longest * POINTS <= LONGEST { POINTS } else { (LONGEST / longest * 1e4).floor() / 1e4 }
}

/// The drawing so far.
struct Page {
    body: String,
    /// Colours in use, as six hexadecimal digits.
    colours: BTreeSet<String>,
    title: String,
    /// Big points in a unit of the drawing.
    unit: f64,
}

impl Page {
    fn draw(&mut self, pieces: &[Piece<'_>]) {
        let mut rules = Rules::default();
        let mut styles = vec![Style::default()];
        let mut at = 0;
        while let Some(piece) = pieces.get(at) {
            at += 1;
            match piece {
                Piece::Open(element) => {
                    let inherited = styles.last().cloned().unwrap_or_default();
                    let style = inherited.with(element, &rules);
                    let inside = pieces.get(at..).unwrap_or_default();
                    match element.name {
                        "title" => self.title = plain(&written(inside)),
                        "style" => rules = Rules::read(&written(inside)),
                        "text" => self.text(element, &style, inside),
                        _ => self.shape(element, &style),
                    }
                    if !element.closed {
                        styles.push(style);
                    }
                }
                Piece::Close => {
                    styles.pop();
                }
                Piece::Text(_) => {}
            }
        }
    }

    fn shape(&mut self, element: &Element<'_>, style: &Style) {
        let number = |name: &str| element.number(name);
        let at = |x: f64, y: f64| style.place(x, y);
        let way = match element.name {
            "rect" => {
                // The ground as a whole has no size of its own; paper has one.
                let (Some(wide), Some(high)) = (number("width"), number("height")) else { return };
                if element.get("x").is_none() {
                    return;
                }
                let (x, y) = (number("x").unwrap_or(0.0), number("y").unwrap_or(0.0));
                format!("{} rectangle {}", at(x, y), at(x + wide, y + high))
            }
            "circle" => {
                let (Some(x), Some(y), Some(radius)) = (number("cx"), number("cy"), number("r")) else {
                    return;
                };
                format!("{} circle[radius={}]", at(x, y), short(radius))
            }
            "path" => match element.get("d").and_then(|way| path::tikz(way, style)) {
                Some(way) => way,
                None => return,
            },
            _ => return,
        };
        let mut how = vec![];
        if let Some(colour) = self.colour(&style.fill) {
            how.push(format!("fill={colour}"));
        }
        if let Some(colour) = self.colour(&style.stroke) {
            how.push(format!("draw={colour}, line width={}bp", short(style.stroke_width * self.unit)));
            if style.round {
                how.push("line cap=round".into());
            }
            if let Some((on, off)) = style.dashes {
                let (on, off) = (short(on * self.unit), short(off * self.unit));
                how.push(format!("dash pattern=on {on}bp off {off}bp"));
            }
        }
        if !how.is_empty() {
            self.body.push_str(&format!("\\path[{}] {way};\n", how.join(", ")));
        }
    }

    fn text(&mut self, element: &Element<'_>, style: &Style, inside: &[Piece<'_>]) {
        let (Some(x), Some(y)) = (element.number("x"), element.number("y")) else { return };
        let mut words = String::new();
        let mut below = 0;
        for piece in inside {
            match piece {
                Piece::Open(inner) if inner.name == "tspan" => {
                    // Lowered digits; what follows stands on the line again.
                    let low = inner.number("dy").is_some_and(|dy| dy > 0.0);
                    words.push_str(if low { "\\textsubscript{" } else { "{" });
                    below += 1;
                }
                Piece::Close if below > 0 => {
                    words.push('}');
                    below -= 1;
                }
                Piece::Text(text) => words.push_str(&latex(&plain(text))),
                _ => break,
            }
        }
        let mut how = vec![format!("anchor={}", style.anchor), "inner sep=0pt".into()];
        if let Some(colour) = self.colour(&style.fill) {
            how.push(format!("text={colour}"));
        }
        // A halo around letters is a ground behind them.
        if let Some(halo) = self.colour(&style.stroke) {
            how.push(format!("fill={halo}"));
        }
        let size = style.font_size * self.unit;
        let bold = if style.bold { "\\bfseries" } else { "" };
        how.push(format!(
            "font=\\fontsize{{{}bp}}{{{}bp}}\\selectfont{bold}",
            short(size),
            short(size * 1.2)
        ));
        self.body.push_str(&format!("\\node[{}] at {} {{{words}}};\n", how.join(", "), style.place(x, y)));
    }

    /// Name of a colour; `None` where nothing is painted.
    fn colour(&mut self, colour: &str) -> Option<String> {
        let digits = colour.strip_prefix('#')?;
        if digits.len() != 6 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        self.colours.insert(digits.to_owned());
        Some(format!("c{digits}"))
    }
}

/// Text up to the next tag.
fn written(pieces: &[Piece<'_>]) -> String {
    match pieces.first() {
        Some(Piece::Text(text)) => (*text).to_owned(),
        _ => String::new(),
    }
}

/// A number with two decimals at most.
fn short(number: f64) -> String {
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

#[cfg(test)]
mod tests;
