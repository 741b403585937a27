//! Curves of arcs.

use super::shapes::{Curve, LOOP, RADIUS};
use crate::layout::{Layers, Point, smooth};
use automata::Arc;

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
    Curve { start: points[0], pieces: smooth(&points) }
}
