//! Curves of arcs.

use super::RADIUS;
use super::layers::Layers;
use super::place::LOOP;
use crate::arcs::Arc;

/// A point in the plane; y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Distance to the right.
    pub x: f64,
    /// Distance downwards.
    pub y: f64,
}

impl Point {
    pub(super) fn plus(self, x: f64, y: f64) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }

    fn towards(self, other: Point, part: f64) -> Point {
        self.plus((other.x - self.x) * part, (other.y - self.y) * part)
    }

    pub(super) fn distance(self, other: Point) -> f64 {
        let (x, y) = (other.x - self.x, other.y - self.y);
        (x * x + y * y).sqrt()
    }

    /// Point at a distance from here in the direction of another.
    fn stepped(self, other: Point, length: f64) -> Point {
        self.towards(other, length / self.distance(other).max(1e-9))
    }
}

/// A smooth line: cubic Bézier curves, one after another.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// Starting point.
    pub start: Point,
    /// Two control points and an end for each piece.
    pub pieces: Vec<[Point; 3]>,
}

impl Curve {
    pub(super) fn line(start: Point, end: Point) -> Curve {
        Curve { start, pieces: vec![[start.towards(end, 1.0 / 3.0), start.towards(end, 2.0 / 3.0), end]] }
    }

    /// All points that define it.
    pub(super) fn points(&self) -> impl Iterator<Item = Point> {
        std::iter::once(self.start).chain(self.pieces.iter().flatten().copied())
    }

    /// Point at approximately this fraction of its length, from 0 to 1.
    pub(super) fn at(&self, part: f64) -> Point {
        let along = part * self.pieces.len() as f64;
        let index = (along as usize).min(self.pieces.len() - 1);
        let start = if index == 0 { self.start } else { self.pieces[index - 1][2] };
        let [a, b, end] = self.pieces[index];
        let t = along - index as f64;
        let (p, q, r) = (start.towards(a, t), a.towards(b, t), b.towards(end, t));
        p.towards(q, t).towards(q.towards(r, t), t)
    }

    /// Closely spaced points on the curve.
    pub(super) fn samples(&self) -> impl Iterator<Item = Point> {
        let count = 16 * self.pieces.len();
        (0..=count).map(move |index| self.at(index as f64 / count as f64))
    }

    pub(super) fn shift(&mut self, x: f64, y: f64) {
        self.start = self.start.plus(x, y);
        self.pieces.iter_mut().flatten().for_each(|point| *point = point.plus(x, y));
    }
}

/// Curve of an arc: a loop above its state; an arc bent to the left of its direction, so that opposite arcs
/// stay apart; or a path through its points in the layers between.
pub(super) fn curve(arc: &Arc, route: &[usize], places: &[Point], layers: &Layers) -> Curve {
    let points: Vec<Point> = route.iter().map(|&node| places[node]).collect();
    let (from, to) = (points[0], points[points.len() - 1]);
    if arc.from == arc.to {
        let (start, end) =
            (from.plus(-0.5 * RADIUS, -0.866 * RADIUS), from.plus(0.5 * RADIUS, -0.866 * RADIUS));
        let high = -LOOP * 1.35;
        return Curve { start, pieces: vec![[start.plus(-6.0, high), end.plus(6.0, high), end]] };
    }
    if points.len() == 2 {
        let far = match layers.of[arc.from as usize] == layers.of[arc.to as usize] {
            // Passes the nodes between its ends in the same layer.
            true => {
                let layer = &layers.layers[layers.of[arc.from as usize]];
                let place = |state: u32| layer.iter().position(|&node| node == state as usize).unwrap_or(0);
                22.0 + 24.0 * (place(arc.from).abs_diff(place(arc.to)) - 1) as f64
            }
            false => 10.0,
        };
        let length = from.distance(to).max(1e-9);
        let (aside_x, aside_y) = ((to.y - from.y) / length * far, (from.x - to.x) / length * far);
        let bend = |part: f64| from.towards(to, part).plus(aside_x * 4.0 / 3.0, aside_y * 4.0 / 3.0);
        let (a, b) = (bend(1.0 / 3.0), bend(2.0 / 3.0));
        let (start, end) = (from.stepped(a, RADIUS), to.stepped(b, RADIUS));
        return Curve { start, pieces: vec![[a, b, end]] };
    }
    let mut points = points;
    let last = points.len() - 1;
    points[0] = from.stepped(points[1], RADIUS);
    points[last] = to.stepped(points[last - 1], RADIUS);
    let mut pieces = vec![];
    for index in 0..last {
        let (start, end) = (points[index], points[index + 1]);
        // The tangent at each point is parallel to the line between its neighbours, so that there is no
        // corner.
        let slope = |at: usize| {
            let (before, after) = (points[at.saturating_sub(1)], points[(at + 1).min(last)]);
            let scale = start.distance(end) / before.distance(after).max(1e-9) / 3.0;
            ((after.x - before.x) * scale, (after.y - before.y) * scale)
        };
        let ((ax, ay), (bx, by)) = (slope(index), slope(index + 1));
        pieces.push([start.plus(ax, ay), end.plus(-bx, -by), end]);
    }
    Curve { start: points[0], pieces }
}
