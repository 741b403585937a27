//! Graphs: green Hackenbush on its ground, and tokens that move along arrows.

mod arrows;
mod layers;
mod standing;

pub use arrows::{Arrows, write_arrows};
pub use standing::{Standing, write_standing};

/// Larger graphs are not drawn.
const MOST_EDGES: usize = 2000;
/// Labels are cut when they are longer, in units.
const LONGEST_LABEL: f64 = 60.0;
/// How high and wide a drawing likes to be at most.
const COMFORTABLE: f64 = 1400.0;

/// A place in a drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Point {
    x: f64,
    y: f64,
}

/// The room for each of so many, as much as is wanted while all fit.
fn room(many: usize, wanted: f64, least: f64) -> f64 {
    (COMFORTABLE / many.max(1) as f64).clamp(least, wanted)
}
