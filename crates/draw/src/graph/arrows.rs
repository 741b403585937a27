//! Tokens on a directed graph: arrows lead down, except those that close a cycle.

use super::{LEFT, Sheet, size};
use crate::layout::{LAYER, Point, limited, smooth, with_arrows};
use crate::palette::{DRAWN, LOST, WON, hex, is_light};
use crate::paper::{INK, SMALL, WINS, fitted, wide};
use crate::svg::{Seen, outcomes};
use crate::{ArrowLabels, ExportError};
use rules::{Lang, Outcome, Text};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

const LINE: &str = "#6b7280";
const TOKEN: &str = "#b3261e";
const TOP: f64 = 92.0;
const LEGEND: f64 = 92.0;
/// Preferred height of a layer and width of a vertex.
const HIGH: f64 = 86.0;
const WIDE: f64 = 74.0;

/// A directed graph with tokens, ready to be drawn.
pub struct Arrows<'a> {
    /// Arrows, without repetition.
    pub edges: &'a BTreeSet<(u64, u64)>,
    /// Number of tokens on each vertex.
    pub tokens: &'a BTreeMap<u64, usize>,
    /// Winning moves.
    pub wins: &'a BTreeSet<(u64, u64)>,
    /// Outcome of a single token on each vertex.
    pub outcomes: &'a BTreeMap<u64, Outcome>,
    /// Nim-values of all vertices, if they have any.
    pub values: Option<&'a BTreeMap<u64, u64>>,
    /// Title.
    pub title: Text,
    /// Line under the title.
    pub subtitle: Text,
    /// Legend.
    pub labels: ArrowLabels,
}

/// Writes the drawing; a graph of more than 2000 edges or 4000 vertices is refused.
pub fn write_arrows(picture: &Arrows<'_>, lang: Lang, out: &mut dyn Write) -> Result<(), ExportError> {
    limited(picture.outcomes.len(), picture.edges.len())?;
    Ok(Plan::new(picture)?.write(picture, lang, out)?)
}

/// An arrow and the points on its way, both ends included.
struct Route {
    from: u64,
    to: u64,
    points: Vec<Point>,
}

/// Layout of the drawing.
struct Plan {
    vertices: Vec<u64>,
    places: Vec<Point>,
    routes: Vec<Route>,
    radius: f64,
    width: f64,
    bottom: f64,
}

impl Plan {
    fn new(picture: &Arrows<'_>) -> Result<Plan, ExportError> {
        let vertices: Vec<u64> = picture.outcomes.keys().copied().collect();
        let node: BTreeMap<u64, usize> = vertices.iter().copied().zip(0..).collect();
        let edges: Vec<(usize, usize)> =
            picture.edges.iter().filter_map(|(from, to)| Some((*node.get(from)?, *node.get(to)?))).collect();
        let placed = with_arrows(vertices.len(), &edges)?;
        let wide = size(placed.width, WIDE, 12.0);
        let high = size(placed.height / LAYER + 1.0, HIGH, 22.0);
        let place = |&point: &Point| Point {
            x: LEFT + point.x * wide,
            y: TOP + (placed.height - point.y) * high / LAYER,
        };
        let places: Vec<Point> = placed.vertices.iter().map(place).collect();
        let route = |(&(from, to), through): (&(usize, usize), &Vec<Point>)| {
            let ends = (places[from], places[to]);
            let points = [ends.0].into_iter().chain(through.iter().map(place)).chain([ends.1]).collect();
            Route { from: vertices[from], to: vertices[to], points }
        };
        let routes = edges.iter().zip(&placed.routes).map(route).collect();
        let radius = (wide.min(high) * 0.24).clamp(2.5, 17.0);
        let bottom = TOP + placed.height * high / LAYER + radius;
        Ok(Plan { routes, radius, width: placed.width * wide + 2.0 * LEFT, bottom, vertices, places })
    }

    fn write(&self, picture: &Arrows<'_>, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        let Arrows { title, subtitle, .. } = picture;
        let (width, height) = (self.width, self.bottom + LEGEND);
        Sheet { title, subtitle, width, height, least: 480.0 }.begin(lang, out)?;
        // Winning moves are drawn over the others.
        for wins in [false, true] {
            for route in &self.routes {
                if picture.wins.contains(&(route.from, route.to)) == wins {
                    let reach = |vertex: u64| self.reach(picture.tokens.contains_key(&vertex));
                    self.arrow(route, [reach(route.from), reach(route.to)], wins, out)?;
                }
            }
        }
        for (&vertex, &at) in self.vertices.iter().zip(&self.places) {
            self.vertex(picture, vertex, at, out)?;
        }
        writeln!(out, "</g>")?;
        self.legend(picture, lang, out)?;
        writeln!(out, "</svg>")
    }

    /// Distance of arrows from the centre of a vertex, which has a ring around its tokens.
    fn reach(&self, tokens: bool) -> f64 {
        if tokens { self.radius + (self.radius * 0.42).max(2.2) } else { self.radius }
    }

    /// Draws an arrow between vertices of these radii.
    fn arrow(
        &self,
        route: &Route,
        [leaves, reaches]: [f64; 2],
        wins: bool,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let points = &route.points;
        let (Some(&first), Some(&last), Some(&second), Some(&before)) =
            (points.first(), points.last(), points.get(1), points.get(points.len().saturating_sub(2)))
        else {
            return Ok(());
        };
        let (colour, thick) = if wins { (WINS, 3.4) } else { (LINE, 1.3) };
        let tip = (self.radius * 0.5).min(if wins { 10.0 } else { 8.0 });
        let (start, pieces) = match route.points[..] {
            _ if route.from == route.to => looped(first, second, reaches, tip),
            [_, middle, _] => arc([first, middle, last], leaves, reaches + tip * 0.8),
            _ => {
                let mut line = points.clone();
                let end = line.len() - 1;
                line[0] = first.stepped(second, leaves);
                line[end] = last.stepped(before, reaches + tip * 0.8);
                (line[0], smooth(&line))
            }
        };
        let mut path = format!("M{:.1} {:.1}", start.x, start.y);
        for [a, b, end] in &pieces {
            path.push_str(&format!("C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}", a.x, a.y, b.x, b.y, end.x, end.y));
        }
        writeln!(out, r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{thick}"/>"#)?;
        let Some([_, behind, end]) = pieces.last() else { return Ok(()) };
        let length = behind.distance(*end).max(1e-9);
        let (dx, dy) = ((end.x - behind.x) / length, (end.y - behind.y) / length);
        tipped(end.plus(dx * tip * 0.8, dy * tip * 0.8), (dx, dy), tip, colour, out)
    }

    fn vertex(&self, picture: &Arrows<'_>, vertex: u64, at: Point, out: &mut dyn Write) -> io::Result<()> {
        let r = self.radius;
        let colour = match picture.outcomes.get(&vertex) {
            Some(Outcome::P) => LOST,
            Some(Outcome::N) => WON,
            Some(Outcome::D) | None => DRAWN,
        };
        let (x, y) = (at.x, at.y);
        let tokens = picture.tokens.get(&vertex).copied().unwrap_or(0);
        if tokens > 0 {
            writeln!(
                out,
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="{:.1}" fill="none" stroke="{TOKEN}" stroke-width="{:.1}"/>"#,
                r + (r * 0.28).max(1.5),
                (r * 0.22).max(1.2)
            )?;
        }
        writeln!(
            out,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="{r:.1}" fill="{}" stroke="{INK}"/>"#,
            hex(colour)
        )?;
        if r < 9.0 {
            return Ok(());
        }
        let reach = self.reach(tokens > 0);
        let ink = if is_light(colour) { INK } else { "#ffffff" };
        let name = fitted(&vertex.to_string(), 11.0, r * 2.2);
        writeln!(
            out,
            r#"<text x="{x:.1}" y="{:.1}" fill="{ink}" text-anchor="middle">{name}</text>"#,
            y + 4.2
        )?;
        let beside = |x: f64, y: f64, colour: &str, weight: u16, text: String, out: &mut dyn Write| {
            writeln!(
                out,
                r##"<text x="{x:.1}" y="{y:.1}" fill="{colour}" font-size="11" font-weight="{weight}" stroke="#ffffff" stroke-width="3" stroke-linejoin="round" paint-order="stroke">{text}</text>"##
            )
        };
        if let Some(value) = picture.values.and_then(|values| values.get(&vertex)) {
            beside(x + reach + 4.0, y + 4.0, INK, 400, value.to_string(), out)?;
        }
        if tokens > 1 {
            beside(x + reach * 0.85, y + reach * 1.05, TOKEN, 600, format!("×{tokens}"), out)?;
        }
        Ok(())
    }

    fn legend(&self, picture: &Arrows<'_>, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        let (labels, y) = (&picture.labels, self.bottom + 30.0);
        let has = |wanted| picture.outcomes.values().any(|&outcome| outcome == wanted);
        let seen =
            Seen { lost: has(Outcome::P), won: has(Outcome::N), drawn: has(Outcome::D), ..Seen::default() };
        outcomes((LEFT as u64, y as u64), &seen, &labels.outcomes, lang, out)?;
        let y = y + 34.0;
        let mut x = LEFT;
        let (middle, text) = (y.floor() - 4.0, y.floor());
        writeln!(
            out,
            r#"<circle cx="{}" cy="{middle}" r="7" fill="none" stroke="{TOKEN}" stroke-width="3"/>"#,
            x + 7.0
        )?;
        let words = labels.token.get(lang);
        writeln!(out, r#"<text x="{}" y="{text}">{words}</text>"#, x + 22.0)?;
        x += 46.0 + wide(words, SMALL).ceil();
        if !picture.wins.is_empty() {
            let words = labels.winning_move.get(lang);
            let line = Point { x: x + 26.0, y: middle };
            writeln!(out, r#"<path d="M{x} {middle}h20" stroke="{WINS}" stroke-width="3.4"/>"#)?;
            tipped(line, (1.0, 0.0), 9.0, WINS, out)?;
            writeln!(out, r#"<text x="{}" y="{text}">{words}</text>"#, x + 34.0)?;
            x += 58.0 + wide(words, SMALL).ceil();
        }
        if picture.values.is_some() {
            let words = labels.value.get(lang);
            writeln!(out, r#"<text x="{x}" y="{text}">{words}</text>"#)?;
        }
        Ok(())
    }
}

/// The part outside its ends' circles of an arc that runs through a point between these: its start, and the rest.
fn arc([from, through, to]: [Point; 3], leaves: f64, reaches: f64) -> (Point, Vec<[Point; 3]>) {
    // A parabola, and the control point of its part from `t` to `s`.
    let bent = from.towards(to, 0.5).towards(through, 2.0);
    let at = |t: f64| from.towards(bent, t).towards(bent.towards(to, t), t);
    let control = |t: f64, s: f64| from.towards(bent, t).towards(bent.towards(to, t), s);
    // Half of the arc, cut where it leaves the circle.
    let leave = |far: &dyn Fn(f64) -> f64, radius: f64| {
        let (mut inside, mut outside) = (0.0, 0.5);
        for _ in 0..24 {
            let middle = (inside + outside) / 2.0;
            if far(middle) < radius { inside = middle } else { outside = middle }
        }
        outside
    };
    let first = leave(&|t| at(t).distance(from), leaves);
    let last = 1.0 - leave(&|t| at(1.0 - t).distance(to), reaches);
    let (start, bent, end) = (at(first), control(first, last), at(last));
    (start, vec![[start.towards(bent, 2.0 / 3.0), end.towards(bent, 2.0 / 3.0), end]])
}

/// A loop at a vertex of this radius, around a point beside it: its start, and the rest up to its head.
fn looped(at: Point, around: Point, radius: f64, tip: f64) -> (Point, Vec<[Point; 3]>) {
    let angle = (around.y - at.y).atan2(around.x - at.x);
    let beside = |turn: f64, far: f64| at.plus(far * (angle + turn).cos(), far * (angle + turn).sin());
    let back = beside(0.62, radius * 2.7);
    let end = beside(0.5, radius).stepped(back, tip * 0.8);
    (beside(-0.5, radius), vec![[beside(-0.62, radius * 2.7), back, end]])
}

/// Draws the head of an arrow in this direction.
fn tipped(end: Point, (dx, dy): (f64, f64), size: f64, colour: &str, out: &mut dyn Write) -> io::Result<()> {
    let back = Point { x: end.x - dx * size, y: end.y - dy * size };
    let (wide_x, wide_y) = (-dy * size * 0.45, dx * size * 0.45);
    writeln!(
        out,
        r#"<path d="M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}z" fill="{colour}"/>"#,
        end.x,
        end.y,
        back.x + wide_x,
        back.y + wide_y,
        back.x - wide_x,
        back.y - wide_y
    )
}
