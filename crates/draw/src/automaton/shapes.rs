//! Circles and curves, and their sizes.

use crate::layout::Point;

/// Radius of the circle of a state.
pub(crate) const RADIUS: f64 = 18.0;

/// Height of a line of a label.
pub(crate) const LINE: f64 = 14.0;

/// Height of a loop above its state.
pub(super) const LOOP: f64 = 26.0;

/// A smooth line: cubic Bézier curves, one after another.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Curve {
    /// Starting point.
    pub(crate) start: Point,
    /// Two control points and an end for each piece.
    pub(crate) pieces: Vec<[Point; 3]>,
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

/// Circle of a state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Circle {
    /// Centre of the circle.
    pub(crate) middle: Point,
    /// `true` if the state accepts.
    pub(crate) accepts: bool,
}
