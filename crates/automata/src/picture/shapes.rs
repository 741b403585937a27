//! Points, circles and curves, and how large they are.

/// How large the circle of a state is.
pub const RADIUS: f64 = 18.0;

/// How high a line of a label is.
pub const LINE: f64 = 14.0;

/// How far a loop rises above its state.
pub(super) const LOOP: f64 = 26.0;

/// A place in the plane; y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    pub(super) fn plus(self, x: f64, y: f64) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }

    pub(super) fn towards(self, other: Point, part: f64) -> Point {
        self.plus((other.x - self.x) * part, (other.y - self.y) * part)
    }

    pub(super) fn distance(self, other: Point) -> f64 {
        let (x, y) = (other.x - self.x, other.y - self.y);
        (x * x + y * y).sqrt()
    }

    /// So far from here, in the direction of another place.
    pub(super) fn stepped(self, other: Point, length: f64) -> Point {
        self.towards(other, length / self.distance(other).max(1e-9))
    }
}

/// A smooth line: cubic Bézier curves, one after another.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// Where it begins.
    pub start: Point,
    /// For each piece two control points, and its end.
    pub pieces: Vec<[Point; 3]>,
}

impl Curve {
    pub(super) fn line(start: Point, end: Point) -> Curve {
        Curve { start, pieces: vec![[start.towards(end, 1.0 / 3.0), start.towards(end, 2.0 / 3.0), end]] }
    }

    /// All points that it is given by.
    pub(super) fn points(&self) -> impl Iterator<Item = Point> {
        std::iter::once(self.start).chain(self.pieces.iter().flatten().copied())
    }

    /// Where it is after a part of its length, roughly; from 0 to 1.
    pub(super) fn at(&self, part: f64) -> Point {
        let along = part * self.pieces.len() as f64;
        let index = (along as usize).min(self.pieces.len() - 1);
        let start = if index == 0 { self.start } else { self.pieces[index - 1][2] };
        let [a, b, end] = self.pieces[index];
        let t = along - index as f64;
        let (p, q, r) = (start.towards(a, t), a.towards(b, t), b.towards(end, t));
        p.towards(q, t).towards(q.towards(r, t), t)
    }

    /// Some points of it, near to each other.
    pub(super) fn samples(&self) -> impl Iterator<Item = Point> {
        let count = 16 * self.pieces.len();
        (0..=count).map(move |index| self.at(index as f64 / count as f64))
    }

    pub(super) fn shift(&mut self, x: f64, y: f64) {
        self.start = self.start.plus(x, y);
        self.pieces.iter_mut().flatten().for_each(|point| *point = point.plus(x, y));
    }
}

/// The circle of a state.
#[derive(Clone, Copy, Debug)]
pub struct Circle {
    /// Its middle.
    pub middle: Point,
    /// Whether the state accepts.
    pub accepts: bool,
}
