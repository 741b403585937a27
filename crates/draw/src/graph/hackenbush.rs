//! Green Hackenbush: the ground, the graph on it, and the winning cuts.

use super::{LEFT, LONGEST_LABEL, Sheet, size};
use crate::layout::{LAYER, Point, limited, on_ground};
use crate::paper::{SMALL, WINS, escape, fitted, wide};
use crate::{ExportError, HackenbushLabels};
use rules::{Lang, Text};
use solve::graph::Graph;
use std::collections::{HashMap, HashSet};
use std::io::{self, Write};

const GREEN: &str = "#4a7c59";
const EARTH: &str = "#7a6a58";
const TOP: f64 = 76.0;
const LEGEND: f64 = 62.0;
/// Preferred height of a layer, and width of a vertex.
const HIGH: f64 = 62.0;
const WIDE: f64 = 58.0;
/// Limit on the vertices of a graph with labels.
const MOST_LABELS: usize = 150;

/// A graph on the ground, ready to be drawn.
pub struct Hackenbush<'a> {
    /// The graph.
    pub graph: &'a Graph,
    /// For each edge, `true` if cutting it wins.
    pub wins: &'a [bool],
    /// Label of a vertex.
    pub name: &'a dyn Fn(u32) -> String,
    /// Title.
    pub title: Text,
    /// Line under the title.
    pub subtitle: Text,
    /// Legend.
    pub labels: HackenbushLabels,
}

/// Writes the drawing; a graph of more than 2000 edges is refused.
pub fn write_hackenbush(
    picture: &Hackenbush<'_>,
    lang: Lang,
    out: &mut dyn Write,
) -> Result<(), ExportError> {
    // Vertices without edges are not drawn.
    limited(0, picture.graph.edges().len())?;
    Ok(Plan::new(picture)?.write(picture, lang, out)?)
}

/// Number of the ground among the vertices of a drawing.
const GROUND: usize = 0;

/// Ends of an edge that stands, as numbers of vertices in the drawing.
struct Ends {
    edge: usize,
    low: usize,
    high: usize,
}

/// Layout of the drawing.
struct Plan {
    ends: Vec<Ends>,
    /// Vertices that stand, the ground first.
    vertices: Vec<u32>,
    places: Vec<Point>,
    /// Places of loops at the ground.
    ground_loops: Vec<f64>,
    /// Order of the vertices from layer to layer, and from left to right in each.
    rank: Vec<usize>,
    width: f64,
    earth: f64,
    unit: f64,
}

impl Plan {
    fn new(picture: &Hackenbush<'_>) -> Result<Plan, ExportError> {
        let vertices = standing(picture.graph);
        let node: HashMap<u32, usize> = vertices.iter().copied().zip(0..).collect();
        let ends = |(edge, [a, b]): (usize, &[u32; 2])| {
            let (a, b) = (*node.get(a)?, *node.get(b)?);
            Some(Ends { edge, low: a.min(b), high: a.max(b) })
        };
        let ends: Vec<Ends> = picture.graph.edges().iter().enumerate().filter_map(ends).collect();
        let edges: Vec<(usize, usize)> = ends.iter().map(|ends| (ends.low, ends.high)).collect();
        let placed = on_ground(vertices.len(), &edges)?;
        let unit = size(placed.width, WIDE, 9.0);
        let high = size(placed.height / LAYER, HIGH, 14.0);
        let earth = TOP + high * (placed.height / LAYER).max(1.0);
        let across = |x: f64| LEFT + x * unit;
        let place = |point: &Point| Point { x: across(point.x), y: earth - point.y * high / LAYER };
        let places: Vec<Point> = placed.vertices.iter().map(place).collect();
        let mut order: Vec<usize> = (0..places.len()).collect();
        order.sort_by(|&a, &b| {
            let (a, b) = (places[a], places[b]);
            a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x))
        });
        let mut rank = vec![0; places.len()];
        order.into_iter().enumerate().for_each(|(index, vertex)| rank[vertex] = index);
        let ground_loops = placed.ground_loops.iter().map(|&x| across(x)).collect();
        let width = placed.width * unit + 2.0 * LEFT;
        Ok(Plan { ends, vertices, places, ground_loops, rank, width, earth, unit })
    }

    fn write(&self, picture: &Hackenbush<'_>, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        let Hackenbush { title, subtitle, labels, .. } = picture;
        let (width, height) = (self.width, self.earth + LEGEND);
        Sheet { title, subtitle, width, height, least: 360.0 }.begin(lang, out)?;
        self.earth(out)?;
        self.edges(picture, out)?;
        self.dots(picture, out)?;
        writeln!(out, "</g>")?;
        let won = self.ends.iter().any(|ends| picture.wins.get(ends.edge) == Some(&true));
        legend(won, self.earth + 44.0, labels, lang, out)?;
        writeln!(out, "</svg>")
    }

    /// The ground, hatched below.
    fn earth(&self, out: &mut dyn Write) -> io::Result<()> {
        let (from, to, y) = (LEFT, self.width - LEFT, self.earth);
        let mut hatch = String::new();
        let mut x = from + 4.0;
        while x < to {
            hatch.push_str(&format!("M{x:.1} {y:.1}l-6 8"));
            x += 12.0;
        }
        writeln!(out, r#"<path d="{hatch}" stroke="{EARTH}"/>"#)?;
        writeln!(out, r#"<path d="M{from} {y:.1}H{to:.1}" stroke="{EARTH}" stroke-width="2.5"/>"#)
    }

    fn edges(&self, picture: &Hackenbush<'_>, out: &mut dyn Write) -> io::Result<()> {
        // Those between the same two nodes are bent apart.
        let mut alike: HashMap<(usize, usize), usize> = HashMap::new();
        for ends in &self.ends {
            *alike.entry((ends.low, ends.high)).or_default() += 1;
        }
        let mut drawn: HashMap<(usize, usize), usize> = HashMap::new();
        writeln!(out, r#"<g fill="none" stroke-linecap="round">"#)?;
        for ends in &self.ends {
            let all = alike.get(&(ends.low, ends.high)).copied().unwrap_or(1);
            let number = drawn.entry((ends.low, ends.high)).or_default();
            let path = self.path(ends, *number, all);
            *number += 1;
            let wins = picture.wins.get(ends.edge) == Some(&true);
            let thick = (self.unit / 12.0).clamp(1.0, 2.4);
            let (colour, thick) = if wins { (WINS, thick * 2.4) } else { (GREEN, thick) };
            writeln!(out, r#"<path d="{path}" stroke="{colour}" stroke-width="{thick:.1}"/>"#)?;
        }
        writeln!(out, "</g>")
    }

    /// The line of an edge, the `number`-th of `all` between its ends.
    fn path(&self, ends: &Ends, number: usize, all: usize) -> String {
        let (a, b) = (self.places[ends.low], self.places[ends.high]);
        let side = self.unit * 0.3;
        if ends.high == GROUND {
            return arch(self.ground_loops.get(number).copied().unwrap_or(a.x), a.y, side);
        }
        if ends.low == ends.high {
            return looped(a, number, side);
        }
        // How far the middle is moved to the side, in shares of what is between parallels.
        let bend = (number as f64 - (all - 1) as f64 / 2.0) * (self.unit * 0.34);
        let bend = bend.clamp(-self.unit, self.unit);
        let (a, b) = match ends.low {
            // Straight up.
            GROUND => (Point { x: b.x + bend * 0.7, y: self.earth }, b),
            _ => (a, b),
        };
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let length = (dx * dx + dy * dy).sqrt().max(1e-9);
        let within = ends.low != GROUND && (b.y - a.y).abs() < 0.05;
        if within && self.rank[ends.low].abs_diff(self.rank[ends.high]) > 1 {
            // Over those that stand between.
            let rise = (length * 0.32).min(self.unit * 0.9) + self.unit * 0.34 * number as f64;
            let (x, y) = ((a.x + b.x) / 2.0, a.y - rise);
            return format!("M{:.1} {:.1}Q{x:.1} {y:.1} {:.1} {:.1}", a.x, a.y, b.x, b.y);
        }
        if bend.abs() < 0.05 {
            return format!("M{:.1} {:.1}L{:.1} {:.1}", a.x, a.y, b.x, b.y);
        }
        let (x, y) = match ends.low {
            GROUND => (b.x + bend * 1.8, (a.y + b.y) / 2.0),
            _ => ((a.x + b.x) / 2.0 - dy / length * bend * 2.0, (a.y + b.y) / 2.0 + dx / length * bend * 2.0),
        };
        format!("M{:.1} {:.1}Q{x:.1} {y:.1} {:.1} {:.1}", a.x, a.y, b.x, b.y)
    }

    fn dots(&self, picture: &Hackenbush<'_>, out: &mut dyn Write) -> io::Result<()> {
        let radius = (self.unit * 0.09).clamp(1.6, 4.6);
        let count = self.vertices.len() - 1;
        for (&vertex, at) in self.vertices.iter().zip(&self.places).skip(1) {
            writeln!(out, r#"<circle cx="{:.1}" cy="{:.1}" r="{radius:.1}"/>"#, at.x, at.y)?;
            if count <= MOST_LABELS {
                label(&(picture.name)(vertex), at.x + radius + 3.0, at.y + 13.0, "start", out)?;
            }
        }
        if count <= MOST_LABELS {
            let name = (picture.name)(picture.graph.ground());
            label(&name, self.width - LEFT + 4.0, self.earth + 4.0, "start", out)?;
        }
        Ok(())
    }
}

/// A loop at the ground.
fn arch(x: f64, y: f64, side: f64) -> String {
    let (left, right, top) = (x - side * 0.8, x + side * 0.8, y - side * 2.2);
    format!("M{left:.1} {y:.1}C{left:.1} {top:.1} {right:.1} {top:.1} {right:.1} {y:.1}")
}

/// A loop; the next one leans to the other side, and later ones are larger.
fn looped(at: Point, number: usize, side: f64) -> String {
    let size = side * (2.6 + 0.8 * (number / 2) as f64);
    let lean = if number.is_multiple_of(2) { 1.0 } else { -1.0 };
    let (x, y) = (at.x, at.y);
    format!(
        "M{x:.1} {y:.1}C{:.1} {:.1} {:.1} {:.1} {x:.1} {y:.1}",
        x + lean * size * 1.25,
        y + size * 0.1,
        x + lean * size * 0.35,
        y - size * 1.2
    )
}

fn label(name: &str, x: f64, y: f64, anchor: &str, out: &mut dyn Write) -> io::Result<()> {
    let name = escape(&fitted(name, 11.0, LONGEST_LABEL));
    writeln!(
        out,
        r##"<text x="{x:.1}" y="{y:.1}" font-size="11" text-anchor="{anchor}" stroke="#ffffff" stroke-width="3" stroke-linejoin="round" paint-order="stroke">{name}</text>"##
    )
}

fn legend(won: bool, y: f64, labels: &HackenbushLabels, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
    let mut x = LEFT;
    let mut entry = |colour: &str, thick: f64, words: &str| {
        let (y, text) = (y - 4.0, y);
        writeln!(
            out,
            r#"<path d="M{x:.1} {y:.1}h26" stroke="{colour}" stroke-width="{thick}" stroke-linecap="round"/>"#
        )?;
        writeln!(out, r#"<text x="{:.1}" y="{text:.1}">{words}</text>"#, x + 36.0)?;
        x += 64.0 + wide(words, SMALL);
        Ok::<(), io::Error>(())
    };
    if won {
        entry(WINS, 5.8, labels.winning_cut.get(lang))?;
        entry(GREEN, 2.4, labels.other_edge.get(lang))
    } else {
        entry(GREEN, 2.4, labels.losing_edge.get(lang))
    }
}

/// The ground, and the vertices connected to it in the order of a breadth-first search.
fn standing(graph: &Graph) -> Vec<u32> {
    let mut near: HashMap<u32, Vec<u32>> = HashMap::new();
    for &[a, b] in graph.edges() {
        near.entry(a).or_default().push(b);
        near.entry(b).or_default().push(a);
    }
    let mut order = vec![graph.ground()];
    let mut met = HashSet::from([graph.ground()]);
    let mut at = 0;
    while let Some(vertex) = order.get(at) {
        let next = near.get(vertex).into_iter().flatten().copied();
        let new: Vec<u32> = next.filter(|&next| met.insert(next)).collect();
        order.extend(new);
        at += 1;
    }
    order
}
