//! Tokens on a directed graph: arrows lead down, except those that close a cycle.

use super::{LEFT, Sheet, drawable, room};
use crate::layout::{Layers, Point};
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
/// Preferred height of a layer, width of a vertex, and width of a passing arrow.
const HIGH: f64 = 82.0;
const WIDE: f64 = 74.0;
const LANE: f64 = 26.0;
/// Limit on the layers in which a long arrow is given room.
const LONGEST: usize = 40;

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

/// Writes the drawing; a graph of more than 2000 edges is refused.
pub fn write_arrows(picture: &Arrows<'_>, lang: Lang, out: &mut dyn Write) -> Result<(), ExportError> {
    drawable(picture.edges.len())?;
    Ok(Plan::new(picture).write(picture, lang, out)?)
}

/// An arrow and the nodes on its way.
struct Route {
    from: u64,
    to: u64,
    nodes: Vec<usize>,
}

/// Layout of the drawing.
struct Plan {
    vertices: Vec<u64>,
    places: Vec<Point>,
    layer: Vec<usize>,
    routes: Vec<Route>,
    radius: f64,
    width: f64,
    bottom: f64,
}

impl Plan {
    fn new(picture: &Arrows<'_>) -> Plan {
        let vertices: Vec<u64> = picture.outcomes.keys().copied().collect();
        let node: BTreeMap<u64, usize> = vertices.iter().copied().zip(0..).collect();
        let edges: Vec<(usize, usize)> =
            picture.edges.iter().filter_map(|(from, to)| Some((*node.get(from)?, *node.get(to)?))).collect();
        let (layers, routes) = Layers::routed(levels(vertices.len(), &edges), edges.iter().copied(), LONGEST);
        let route = |(&(from, to), nodes)| Route { from: vertices[from], to: vertices[to], nodes };
        let routes = edges.iter().zip(routes).map(route).collect();
        let widest = layers.layers.iter().map(Vec::len).max().unwrap_or(1);
        let unit = room(widest, WIDE, 12.0);
        let high = room(layers.layers.len(), HIGH, 22.0);
        let half = |node: usize| if node < vertices.len() { unit / 2.0 } else { unit * LANE / WIDE / 2.0 };
        let rooms: Vec<_> = (0..layers.of.len()).map(|node| (half(node), half(node))).collect();
        let x = layers.placed(&rooms);
        let least = x.iter().copied().fold(f64::INFINITY, f64::min).min(0.0);
        let most = x.iter().copied().fold(0.0, f64::max);
        let count = layers.layers.len().saturating_sub(1);
        let place = |(x, &layer): (f64, &usize)| Point {
            x: x - least + LEFT + unit / 2.0,
            y: TOP + high * (count - layer.min(count)) as f64,
        };
        let places = x.into_iter().zip(&layers.of).map(place).collect();
        let radius = (unit.min(high) * 0.24).clamp(2.5, 17.0);
        let bottom = TOP + high * count as f64 + radius;
        Plan {
            vertices,
            places,
            layer: layers.of,
            routes,
            radius,
            width: most - least + 2.0 * LEFT + unit,
            bottom,
        }
    }

    fn write(&self, picture: &Arrows<'_>, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        let Arrows { title, subtitle, .. } = picture;
        let (width, height) = (self.width, self.bottom + LEGEND);
        Sheet { title, subtitle, width, height, least: 480.0 }.begin(lang, out)?;
        // What wins comes over what does not.
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
        let points: Vec<Point> =
            route.nodes.iter().filter_map(|&node| self.places.get(node)).copied().collect();
        let (Some(&first), Some(&last)) = (points.first(), points.last()) else { return Ok(()) };
        let (colour, thick) = if wins { (WINS, 3.4) } else { (LINE, 1.3) };
        let tip = (self.radius * 0.5).min(if wins { 10.0 } else { 8.0 });
        let r = reaches;
        if route.nodes.first() == route.nodes.last() {
            // A loop on the right.
            let (x, y) = (first.x + r * 0.8, first.y);
            let path = format!(
                "M{x:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
                y - r * 0.6,
                x + r * 1.8,
                y - r * 1.5,
                x + r * 1.8,
                y + r * 1.5,
                x + tip * 0.8,
                y + r * 0.6 + tip * 0.4
            );
            writeln!(out, r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{thick}"/>"#)?;
            return tipped(Point { x, y: y + r * 0.6 }, (-0.9, -0.44), tip, colour, out);
        }
        let (from, to) = (self.layer[route.nodes[0]], self.layer[*route.nodes.last().unwrap_or(&0)]);
        let down = from > to;
        // Lines leave a vertex towards where they go, and come to the middle of its upper or lower side.
        let sign = if down { 1.0 } else { -1.0 };
        let straight = points.len() == 2 && down;
        if straight {
            let (dx, dy) = (last.x - first.x, last.y - first.y);
            let length = (dx * dx + dy * dy).sqrt().max(1e-9);
            let (dx, dy) = (dx / length, dy / length);
            let end = Point { x: last.x - dx * r, y: last.y - dy * r };
            writeln!(
                out,
                r#"<path d="M{:.1} {:.1}L{:.1} {:.1}" fill="none" stroke="{colour}" stroke-width="{thick}"/>"#,
                first.x + dx * leaves,
                first.y + dy * leaves,
                end.x - dx * tip * 0.8,
                end.y - dy * tip * 0.8
            )?;
            return tipped(end, (dx, dy), tip, colour, out);
        }
        // What goes back up bows to the right, so that it does not cover what comes down.
        let bow = if down || points.len() > 2 { 0.0 } else { r * 2.2 };
        let aside = if down { 0.0 } else { r * 0.5 };
        let rise = |radius: f64| sign * (radius * radius - aside * aside).max(0.0).sqrt();
        let start = Point { x: first.x + aside, y: first.y + rise(leaves) };
        let end = Point { x: last.x + aside, y: last.y - rise(reaches) };
        let mut path = format!("M{:.1} {:.1}", start.x, start.y);
        let mut at = start;
        for (index, point) in points.iter().enumerate().skip(1) {
            let point = if index + 1 == points.len() {
                Point { x: end.x, y: end.y - sign * tip * 0.8 }
            } else {
                *point
            };
            let half = (point.y - at.y) / 2.0;
            path.push_str(&format!(
                "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
                at.x + bow,
                at.y + half,
                point.x + bow,
                point.y - half,
                point.x,
                point.y
            ));
            at = point;
        }
        writeln!(out, r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{thick}"/>"#)?;
        let lean = if bow > 0.0 { -0.45 } else { 0.0 };
        tipped(end, (lean, sign * (1.0f64 - lean * lean).sqrt()), tip, colour, out)
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

/// Longest walk from each vertex, without the arrows that close a cycle.
fn levels(vertices: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut next = vec![vec![]; vertices];
    edges.iter().for_each(|&(from, to)| next[from].push(to));
    let mut level = vec![0usize; vertices];
    // 0 not seen, 1 on the way, 2 done.
    let mut state = vec![0u8; vertices];
    for root in 0..vertices {
        let mut way = vec![(root, 0usize)];
        if state[root] != 0 {
            continue;
        }
        state[root] = 1;
        while let Some((vertex, turn)) = way.pop() {
            match next[vertex].get(turn) {
                Some(&to) => {
                    way.push((vertex, turn + 1));
                    if state[to] == 0 {
                        state[to] = 1;
                        way.push((to, 0));
                    } else if state[to] == 2 {
                        level[vertex] = level[vertex].max(level[to] + 1);
                    }
                }
                None => {
                    state[vertex] = 2;
                    if let Some(&(above, _)) = way.last() {
                        level[above] = level[above].max(level[vertex] + 1);
                    }
                }
            }
        }
    }
    level
}

#[cfg(test)]
mod tests {
    use super::levels;

    #[test]
    fn arrows_lead_down_but_for_those_that_close_a_circle() {
        assert_eq!(levels(4, &[(0, 1), (0, 2), (1, 2), (2, 3)]), [3, 2, 1, 0]);
        let circle = levels(3, &[(0, 1), (1, 2), (2, 0)]);
        assert_eq!(circle, [2, 1, 0]);
        let long: Vec<(usize, usize)> = (0..200_000).map(|at| (at, at + 1)).collect();
        assert_eq!(levels(200_001, &long)[0], 200_000);
    }
}
