//! Layout of automata, from left to right.

mod curve;
mod label;
mod layers;
mod place;
mod shapes;

use crate::arcs::Arc;
use crate::table::Table;
use layers::Layers;
pub use shapes::{Circle, Curve, LINE, Point, RADIUS};

/// Larger automata are not drawn.
const MOST_STATES: usize = 200;

/// A drawing, in units of roughly a pixel.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Width of the drawing.
    pub width: f64,
    /// Height of the drawing.
    pub height: f64,
    /// The states, in order; the first is the start.
    pub states: Vec<Circle>,
    /// The arcs.
    pub arcs: Vec<Drawn>,
    /// Arrow to the start.
    pub entry: Curve,
}

/// A drawn arc.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The arc: its states, and the columns it reads.
    pub arc: Arc,
    /// Its curve; the arrowhead is at the end.
    pub curve: Curve,
    /// Lines of its label.
    pub label: Vec<String>,
    /// Centre of the label.
    pub label_at: Point,
}

impl Picture {
    /// Draws a table; `None` if it is too large.
    ///
    /// ```
    /// use automata::{Budget, Library, Numeration, Picture, Relation};
    ///
    /// let table = Library::new(Numeration::Base(2)).table(&Relation::Less, &Budget::ample()).unwrap();
    /// let picture = Picture::new(&table).unwrap();
    /// assert_eq!((picture.states.len(), picture.arcs.len()), (2, 3));
    /// assert!(picture.states[0].middle.x < picture.states[1].middle.x);
    /// ```
    pub fn new(table: &Table) -> Option<Picture> {
        if table.states() > MOST_STATES {
            return None;
        }
        let arcs = table.arcs()?;
        let layers = Layers::new(table.states(), &arcs);
        let places = place::placed(&layers, &arcs);
        let states: Vec<Circle> = (0..table.states())
            .map(|state| Circle { middle: places[state], accepts: table.accepting()[state] })
            .collect();
        let curves: Vec<Curve> = arcs
            .iter()
            .zip(&layers.routes)
            .map(|(arc, route)| curve::curve(arc, route, &places, &layers))
            .collect();
        let start = places[0];
        let entry = Curve::line(
            Point { x: start.x - 2.4 * RADIUS, y: start.y },
            Point { x: start.x - RADIUS, y: start.y },
        );
        let labels: Vec<Vec<String>> = arcs.iter().map(|arc| label::lines(&arc.columns)).collect();
        let at = label::placed(&curves, &labels, &states);
        let arcs = arcs.into_iter().zip(curves).zip(labels.into_iter().zip(at));
        let arcs =
            arcs.map(|((arc, curve), (label, label_at))| Drawn { arc, curve, label, label_at }).collect();
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
