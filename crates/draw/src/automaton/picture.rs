//! Layout of automata, from left to right.

use super::shapes::{Circle, Curve, LINE, LOOP, RADIUS};
use super::{curve, label};
use crate::layout::{Layers, Point};
use automata::{Arc, Table};

/// Larger automata are not drawn.
const MOST_STATES: usize = 200;
/// Vertical gap between circles, and around a passing arc.
const ROOM: f64 = 26.0;
const LANE: f64 = 12.0;

/// A drawing, in units of roughly a pixel.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    /// Width of the drawing.
    pub(crate) width: f64,
    /// Height of the drawing.
    pub(crate) height: f64,
    /// The states, in order; the first is the start.
    pub(crate) states: Vec<Circle>,
    /// The arcs, in the order of the table.
    pub(crate) arcs: Vec<Drawn>,
    /// Arrow to the start.
    pub(crate) entry: Curve,
}

/// A drawn arc.
#[derive(Clone, Debug)]
pub(crate) struct Drawn {
    /// Its curve; the arrowhead is at the end.
    pub(crate) curve: Curve,
    /// Lines of its label.
    pub(crate) label: Vec<String>,
    /// Centre of the label.
    pub(crate) label_at: Point,
}

impl Picture {
    /// Draws a table; `None` if it is too large.
    pub(crate) fn new(table: &Table) -> Option<Picture> {
        if table.states() > MOST_STATES {
            return None;
        }
        let arcs = table.arcs()?;
        let ends = arcs.iter().map(|arc| (arc.from as usize, arc.to as usize));
        let (layers, routes) = Layers::routed(distances(table.states(), &arcs), ends, usize::MAX);
        let places = placed(&layers, table.states(), &arcs);
        let states: Vec<Circle> = (0..table.states())
            .map(|state| Circle { middle: places[state], accepts: table.accepting()[state] })
            .collect();
        let curves: Vec<Curve> =
            arcs.iter().zip(&routes).map(|(arc, route)| curve::curve(arc, route, &places, &layers)).collect();
        let start = places[0];
        let entry = Curve::line(
            Point { x: start.x - 2.4 * RADIUS, y: start.y },
            Point { x: start.x - RADIUS, y: start.y },
        );
        let labels: Vec<Vec<String>> = arcs.iter().map(|arc| label::lines(&arc.columns)).collect();
        let at = label::placed(&curves, &labels, &states);
        let drawn = |(curve, (label, label_at))| Drawn { curve, label, label_at };
        let arcs = curves.into_iter().zip(labels.into_iter().zip(at)).map(drawn).collect();
        Some(Picture { width: 0.0, height: 0.0, states, arcs, entry }.framed())
    }

    /// Translates the drawing so that it fits its width and height.
    fn framed(mut self) -> Picture {
        let mut corners: Vec<Point> = self.entry.points().collect();
        corners.extend(self.arcs.iter().flat_map(|drawn| drawn.curve.samples()));
        for circle in &self.states {
            corners.push(circle.middle.plus(-RADIUS, -RADIUS));
            corners.push(circle.middle.plus(RADIUS, RADIUS));
        }
        for drawn in &self.arcs {
            let (width, height) = label::size(&drawn.label);
            corners.push(drawn.label_at.plus(-width / 2.0, -height / 2.0));
            corners.push(drawn.label_at.plus(width / 2.0, height / 2.0));
        }
        let least = |of: fn(&Point) -> f64| corners.iter().map(of).fold(f64::INFINITY, f64::min);
        let most = |of: fn(&Point) -> f64| corners.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        let margin = 8.0;
        let (left, top) = (least(|point| point.x) - margin, least(|point| point.y) - margin);
        self.width = most(|point| point.x) - left + margin;
        self.height = most(|point| point.y) - top + margin;
        self.entry.shift(-left, -top);
        self.states.iter_mut().for_each(|circle| circle.middle = circle.middle.plus(-left, -top));
        for drawn in &mut self.arcs {
            drawn.curve.shift(-left, -top);
            drawn.label_at = drawn.label_at.plus(-left, -top);
        }
        self
    }
}

/// Distance of each state from the start, in arcs: its layer.
fn distances(states: usize, arcs: &[Arc]) -> Vec<usize> {
    let mut of = vec![usize::MAX; states];
    of[0] = 0;
    let mut open = std::collections::VecDeque::from([0]);
    while let Some(state) = open.pop_front() {
        for arc in arcs.iter().filter(|arc| arc.from as usize == state) {
            let to = arc.to as usize;
            if of[to] == usize::MAX {
                of[to] = of[state] + 1;
                open.push_back(to);
            }
        }
    }
    // Unreachable states are placed with the start.
    of.into_iter().map(|layer| if layer == usize::MAX { 0 } else { layer }).collect()
}

/// Centre of each node; layers run to the right.
fn placed(layers: &Layers, states: usize, arcs: &[Arc]) -> Vec<Point> {
    let mut rooms = vec![(LANE, LANE); layers.of.len()];
    rooms[..states].fill((RADIUS + ROOM / 2.0, RADIUS + ROOM / 2.0));
    for arc in arcs.iter().filter(|arc| arc.from == arc.to) {
        let lines = label::lines(&arc.columns).len() as f64;
        rooms[arc.from as usize].0 = RADIUS + LOOP + LINE * lines + 4.0;
    }
    let x = columns(layers, arcs);
    let place = |(&layer, y): (&usize, f64)| Point { x: x[layer], y };
    layers.of.iter().zip(layers.placed(&rooms)).map(place).collect()
}

/// Horizontal position of each layer: labels between two layers need room, and so do many arcs, between the
/// two and within the first.
fn columns(layers: &Layers, arcs: &[Arc]) -> Vec<f64> {
    let mut x = vec![0.0; layers.layers.len()];
    for layer in 1..x.len() {
        let (mut widest, mut many): (f64, f64) = (0.0, 0.0);
        for arc in arcs.iter().filter(|arc| arc.from != arc.to) {
            let [a, b] = [arc.from, arc.to].map(|state| layers.of[state as usize]);
            if a.min(b) < layer && a.max(b) >= layer || a == b && a + 1 == layer {
                widest = widest.max(label::size(&label::lines(&arc.columns)).0);
                many += 1.0;
            }
        }
        let crowd = ((many - 6.0) * 7.0).clamp(0.0, 150.0);
        x[layer] = x[layer - 1] + 2.0 * RADIUS + (widest + 44.0).max(64.0) + crowd;
    }
    x
}
