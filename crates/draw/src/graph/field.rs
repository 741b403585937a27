//! Positions of letters on cells: a grid, hexagons, or a graph.

use super::{LEFT, Sheet, size};
use crate::ExportError;
use crate::layout::{MOST_EDGES, limited};
use crate::paper::{INK, SMALL, WINS, escape};
use rules::{Lang, Text};
use std::io::{self, Write};

/// Form of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A square of a grid.
    Square,
    /// A hexagon.
    Hexagon,
    /// A vertex of a graph.
    Circle,
}

/// A graph whose edges are the cells.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// Places of its vertices, to the right and down.
    pub vertices: Vec<[f64; 2]>,
    /// Their names.
    pub names: Vec<String>,
    /// Ends of each cell.
    pub ends: Vec<[u32; 2]>,
}

/// A position on cells, ready to be drawn.
pub struct Field<'a> {
    /// Form of the cells.
    pub shape: Shape,
    /// Places of the cells, to the right and down; neighbours are about 1 apart.
    pub places: &'a [[f64; 2]],
    /// Cells that are joined by a line.
    pub joins: &'a [[u32; 2]],
    /// The graph whose edges are the cells, if they are edges.
    pub frame: Option<&'a Frame>,
    /// Says of rows and of columns if the last is next to the first: sides that are one carry the same arrows.
    pub closes: [bool; 2],
    /// Letters of the cells: number and symbol.
    pub letters: &'a [(u8, char)],
    /// Names of the cells, written in them; empty for none.
    pub names: &'a [String],
    /// Numbers of rows and columns at the rim; none where there are none.
    pub extent: Option<[usize; 2]>,
    /// Winning moves: the cells that name each.
    pub wins: &'a [Vec<u32>],
    /// Title.
    pub title: Text,
    /// Line under the title.
    pub subtitle: Text,
    /// A winning move, in the legend.
    pub winning_move: Text,
}

const TOP: f64 = 84.0;
const LEGEND: f64 = 44.0;
const RIM: f64 = 22.0;
const LINE: &str = "#6b7280";
/// Sides that are joined to those opposite.
const JOINED: &str = "#b45309";
/// Preferred and least size of a cell.
const CELL: f64 = 44.0;
const LEAST: f64 = 9.0;
/// Backgrounds of letters, and their signs.
const COLOURS: [(&str, &str); 8] = [
    ("#ffffff", INK),
    ("#4b5563", "#ffffff"),
    ("#dbeafe", INK),
    ("#fde68a", INK),
    ("#d1fae5", INK),
    ("#fbcfe8", INK),
    ("#ddd6fe", INK),
    ("#e5e7eb", INK),
];

/// Writes the drawing; one of more than 2000 lines or 4000 cells is refused.
pub fn write_field(picture: &Field<'_>, lang: Lang, out: &mut dyn Write) -> Result<(), ExportError> {
    limited(picture.places.len(), picture.joins.len().min(MOST_EDGES + 1))?;
    Ok(Plan::new(picture).write(picture, lang, out)?)
}

struct Plan {
    cell: f64,
    rim: f64,
    width: f64,
    height: f64,
}

impl Plan {
    fn new(picture: &Field<'_>) -> Plan {
        let all = || picture.places.iter().chain(picture.frame.iter().flat_map(|frame| &frame.vertices));
        let most = |which: usize| all().map(|place| place[which]).fold(0.0, f64::max) + 1.0;
        let (wide, tall) = (most(0), most(1));
        let cell = size(wide.max(tall), CELL, LEAST).floor();
        let rim = if picture.extent.is_some() { RIM } else { 0.0 };
        Plan { cell, rim, width: wide * cell + rim + 2.0 * LEFT, height: TOP + rim + tall * cell }
    }

    /// Middle of a cell.
    fn at(&self, place: [f64; 2]) -> (f64, f64) {
        (LEFT + self.rim + (place[0] + 0.5) * self.cell, TOP + self.rim + (place[1] + 0.5) * self.cell)
    }

    fn write(&self, picture: &Field<'_>, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        let (title, subtitle) = (&picture.title, &picture.subtitle);
        let height = self.height + LEGEND;
        Sheet { title, subtitle, width: self.width, height, least: 360.0 }.begin(lang, out)?;
        for &[a, b] in picture.joins {
            let (from, to) = (self.at(picture.places[a as usize]), self.at(picture.places[b as usize]));
            line(from, to, LINE, 1.3, out)?;
        }
        match picture.frame {
            Some(frame) => self.edges(picture, frame, out)?,
            None => {
                for (cell, &place) in picture.places.iter().enumerate() {
                    self.cell(picture, cell, place, out)?;
                }
                self.rim(picture, out)?;
                self.sides(picture, out)?;
                for named in picture.wins {
                    self.win(picture, named, out)?;
                }
            }
        }
        if !picture.wins.is_empty() {
            let y = self.height + 26.0;
            line((LEFT, y - 4.0), (LEFT + 22.0, y - 4.0), WINS, 3.4, out)?;
            let words = escape(picture.winning_move.get(lang));
            writeln!(out, r#"<text x="{}" y="{y}">{words}</text>"#, LEFT + 30.0)?;
        }
        writeln!(out, "</g>\n</svg>")
    }

    fn cell(&self, picture: &Field<'_>, cell: usize, place: [f64; 2], out: &mut dyn Write) -> io::Result<()> {
        let (x, y) = self.at(place);
        let (letter, symbol) = picture.letters[cell];
        let (fill, ink) = COLOURS[usize::from(letter) % COLOURS.len()];
        let stroke = format!(r#"fill="{fill}" stroke="{LINE}" stroke-width="1""#);
        match picture.shape {
            Shape::Square => {
                let half = self.cell / 2.0;
                let side = self.cell;
                writeln!(
                    out,
                    r#"<rect x="{:.1}" y="{:.1}" width="{side}" height="{side}" {stroke}/>"#,
                    x - half,
                    y - half
                )?;
            }
            Shape::Hexagon => {
                let radius = self.cell / 3.0_f64.sqrt();
                let corner = |at: u32| {
                    let angle = f64::from(at).mul_add(60.0, 30.0).to_radians();
                    format!("{:.1},{:.1}", x + radius * angle.cos(), y + radius * angle.sin())
                };
                let corners: Vec<String> = (0..6).map(corner).collect();
                writeln!(out, r#"<polygon points="{}" {stroke}/>"#, corners.join(" "))?;
            }
            Shape::Circle => {
                writeln!(out, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{:.1}" {stroke}/>"#, self.cell * 0.34)?;
            }
        }
        let large = self.cell * 0.4;
        if letter > 0 {
            self.sign(&symbol.to_string(), (x, y + large * 0.35), large, ink, out)?;
        }
        if let Some(name) = picture.names.get(cell) {
            // A cell without a sign has its name in the middle.
            let (tall, below) = if letter == 0 { (self.cell * 0.28, 0.1) } else { (self.cell * 0.18, 0.29) };
            self.sign(name, (x, y + self.cell * below), tall, ink, out)?;
        }
        Ok(())
    }

    /// Edges of a graph: those with the first letter are thick, others dashed with their sign; those that win are underlaid.
    fn edges(&self, picture: &Field<'_>, frame: &Frame, out: &mut dyn Write) -> io::Result<()> {
        let ends = |cell: usize| frame.ends[cell].map(|end| self.at(frame.vertices[end as usize]));
        for &cell in picture.wins.iter().flatten() {
            let [from, to] = ends(cell as usize);
            line(from, to, WINS, self.cell * 0.2, out)?;
        }
        for (cell, &(letter, symbol)) in picture.letters.iter().enumerate() {
            let [from, to] = ends(cell);
            if letter == 0 {
                line(from, to, INK, self.cell * 0.07, out)?;
                continue;
            }
            writeln!(
                out,
                r#"<path d="M{:.1} {:.1}L{:.1} {:.1}" fill="none" stroke="{LINE}" stroke-width="1.2" stroke-dasharray="3 4"/>"#,
                from.0, from.1, to.0, to.1
            )?;
            let ((x, y), (fill, ink)) =
                (self.at(picture.places[cell]), COLOURS[usize::from(letter) % COLOURS.len()]);
            let large = self.cell * 0.26;
            writeln!(out, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{:.1}" fill="{fill}"/>"#, self.cell * 0.17)?;
            self.sign(&symbol.to_string(), (x, y + large * 0.35), large, ink, out)?;
        }
        for (&place, name) in frame.vertices.iter().zip(&frame.names) {
            let ((x, y), radius) = (self.at(place), self.cell * 0.19);
            writeln!(
                out,
                r##"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="#ffffff" stroke="{LINE}" stroke-width="1"/>"##
            )?;
            self.sign(name, (x, y + radius * 0.4), radius * 1.1, INK, out)?;
        }
        Ok(())
    }

    /// Words around a point.
    fn sign(
        &self,
        words: &str,
        at: (f64, f64),
        large: f64,
        ink: &str,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let (words, (x, y)) = (escape(words), at);
        writeln!(
            out,
            r#"<text x="{x:.1}" y="{y:.1}" font-size="{large:.1}" text-anchor="middle" fill="{ink}">{words}</text>"#
        )
    }

    /// Arrows on the sides of a board that closes: one on those to the left and right, two on those above and below.
    fn sides(&self, picture: &Field<'_>, out: &mut dyn Write) -> io::Result<()> {
        let [rows, columns] = picture.closes;
        let Some([tall, wide]) = picture.extent else { return Ok(()) };
        let (left, top) = self.at([-0.5, -0.5]);
        let (right, low) = self.at([wide as f64 - 0.5, tall as f64 - 0.5]);
        let size = (self.cell * 0.16).max(3.0);
        // Arrows stand between two numbers at the rim.
        let between = |count: usize| if count == 1 { 0.0 } else { (count / 2) as f64 - 0.5 };
        let (middle, half) = self.at([between(wide), between(tall)]);
        let mut arrow = |x: f64, y: f64, across: bool| {
            let (back, side) = if across { ((-size, 0.0), (0.0, size)) } else { ((0.0, -size), (size, 0.0)) };
            writeln!(
                out,
                r#"<path d="M{:.1} {:.1}L{x:.1} {y:.1}L{:.1} {:.1}" fill="none" stroke="{JOINED}" stroke-width="2.2"/>"#,
                x + back.0 - side.0,
                y + back.1 - side.1,
                x + back.0 + side.0,
                y + back.1 + side.1
            )
        };
        for x in [left, right].into_iter().filter(|_| columns) {
            arrow(x, half + size / 2.0, false)?;
        }
        for y in [top, low].into_iter().filter(|_| rows) {
            arrow(middle, y, true)?;
            arrow(middle + size, y, true)?;
        }
        let mut side = |from, to| line(from, to, JOINED, 2.2, out);
        for x in [left, right].into_iter().filter(|_| columns) {
            side((x, top), (x, low))?;
        }
        for y in [top, low].into_iter().filter(|_| rows) {
            side((left, y), (right, y))?;
        }
        Ok(())
    }

    /// Numbers of rows and columns.
    fn rim(&self, picture: &Field<'_>, out: &mut dyn Write) -> io::Result<()> {
        let Some([rows, columns]) = picture.extent else { return Ok(()) };
        let every = (SMALL * 1.6 / self.cell).ceil().max(1.0) as usize;
        let mut number = |x: f64, y: f64, number: usize| {
            writeln!(out, r#"<text x="{x:.1}" y="{y:.1}" text-anchor="middle" fill="{LINE}">{number}</text>"#)
        };
        for column in (0..columns).step_by(every) {
            let (x, y) = self.at([column as f64, 0.0]);
            number(x, y - self.cell / 2.0 - 6.0, column + 1)?;
        }
        for row in (0..rows).step_by(every).filter(|_| rows > 1) {
            let Some(&place) = picture.places.get(row * columns) else { continue };
            let (x, y) = self.at(place);
            number(x - self.cell / 2.0 - 11.0, y + SMALL * 0.35, row + 1)?;
        }
        Ok(())
    }

    /// A winning move: a ring around its cell, or a line through its cells.
    fn win(&self, picture: &Field<'_>, named: &[u32], out: &mut dyn Write) -> io::Result<()> {
        let at = |cell: &u32| self.at(picture.places[*cell as usize]);
        for cell in named {
            let (x, y) = at(cell);
            let radius = if named.len() == 1 { self.cell * 0.3 } else { self.cell * 0.09 };
            let fill = if named.len() == 1 { "none" } else { WINS };
            writeln!(
                out,
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="{fill}" stroke="{WINS}" stroke-width="{:.1}"/>"#,
                (self.cell * 0.07).max(1.2)
            )?;
        }
        for pair in named.windows(2) {
            line(at(&pair[0]), at(&pair[1]), WINS, (self.cell * 0.08).max(1.2), out)?;
        }
        Ok(())
    }
}

fn line(from: (f64, f64), to: (f64, f64), colour: &str, thick: f64, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        r#"<path d="M{:.1} {:.1}L{:.1} {:.1}" fill="none" stroke="{colour}" stroke-width="{thick:.1}"/>"#,
        from.0, from.1, to.0, to.1
    )
}
