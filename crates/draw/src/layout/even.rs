//! Undirected graphs: distances on paper near the numbers of steps between vertices.
//!
//! Stress majorisation (Gansner, Koren and North 2004): each vertex moves to the mean of the places where the others, weighted by the
//! inverse square of their steps, want it to be. Parts stand side by side.

use super::Point;
use super::placed::{HALF, Placed, neighbours, parts};
use crate::ExportError;
use std::f64::consts::TAU;

/// Rounds of moving all vertices, and the vertices of a part that are moved at most.
const ROUNDS: usize = 120;
const MOST: usize = 300;
/// Further rounds for the start that was chosen, and a limit on the pairs that are looked at in them.
const MOST_ROUNDS: usize = 2000;
const MOVES: usize = 4_000_000;
/// Starts of parts that are not too large for several.
const STARTS: usize = 8;
const MOST_AGAIN: usize = 40;
/// A start without symmetry: each radius is longer by a part of this, by the golden ratio.
const UNEVEN: f64 = 0.1;
const GOLDEN: f64 = 0.618_033_988_749_894_9;
/// Most that a drawing grows so that vertices do not touch.
const GROWTH: f64 = 2.5;

/// Places an undirected graph.
pub fn evenly(vertices: usize, edges: &[(usize, usize)]) -> Result<Placed, ExportError> {
    let mut placed = Placed::room(vertices, edges)?;
    let near = neighbours(placed.vertices.len(), edges.iter().copied());
    for part in parts(&near, 0..near.len()) {
        let places = part_evenly(&part, &near);
        let least = |of: fn(&Point) -> f64| places.iter().map(of).fold(f64::INFINITY, f64::min);
        let (left, low) = (least(|at| at.x), least(|at| at.y));
        let mut right: f64 = 0.0;
        for (&vertex, at) in part.iter().zip(&places) {
            let at = at.plus(placed.width + HALF - left, -low);
            right = right.max(at.x + HALF);
            placed.height = placed.height.max(at.y);
            placed.vertices[vertex] = at;
        }
        placed.width = right;
    }
    Ok(placed)
}

/// Places of the vertices of a part: of several starts that with the fewest crossings, and then with the least stress.
fn part_evenly(part: &[usize], near: &[Vec<usize>]) -> Vec<Point> {
    if part.len() > MOST {
        return begun(part.len(), 0);
    }
    let steps = steps(part, near);
    if let Some(straight) = path(&steps) {
        return straight;
    }
    let starts = if part.len() > MOST_AGAIN { 1 } else { STARTS };
    let mut best: Option<((usize, f64), Vec<Point>)> = None;
    for start in 0..starts {
        let mut places = begun(part.len(), start);
        settle(&mut places, &steps, ROUNDS);
        let cost = if starts == 1 { (0, 0.0) } else { (crossings(&places, &steps), stress(&places, &steps)) };
        // Starts that end alike differ by rounding.
        if best
            .as_ref()
            .is_none_or(|((few, least), _)| cost.0 < *few || cost.0 == *few && cost.1 < least - 1e-3)
        {
            best = Some((cost, places));
        }
    }
    let mut places = best.map(|(_, places)| places).unwrap_or_default();
    settle(&mut places, &steps, (MOVES / (part.len() * part.len())).min(MOST_ROUNDS));
    lying(&mut places);
    let closest = places.iter().enumerate().flat_map(|(at, a)| places[..at].iter().map(|b| a.distance(*b)));
    let growth = (1.0 / closest.fold(1.0, f64::min)).min(GROWTH);
    places.iter().map(|at| Point { x: at.x * growth, y: at.y * growth }).collect()
}

/// A path lies straight: moves of single vertices straighten it slowly. Each vertex is as far from one end as there are steps.
fn path(steps: &[Vec<f64>]) -> Option<Vec<Point>> {
    let far = steps.iter().find(|far| far.contains(&(steps.len() as f64 - 1.0)))?;
    Some(far.iter().map(|&x| Point { x, y: 0.0 }).collect())
}

/// A start: vertices on a ring, in their order or, at later starts, in another one.
fn begun(count: usize, start: usize) -> Vec<Point> {
    let radius = (count as f64 / TAU).max(0.5);
    let at = |at: usize| {
        let turn = match start {
            0 => at as f64 / count as f64,
            _ => (at as f64 * GOLDEN * start as f64).fract(),
        };
        let far = radius * (1.0 + UNEVEN * (at as f64 * GOLDEN).fract());
        let angle = TAU * turn;
        Point { x: far * angle.sin(), y: far * angle.cos() }
    };
    (0..count).map(at).collect()
}

/// Number of pairs of edges that cross.
fn crossings(places: &[Point], steps: &[Vec<f64>]) -> usize {
    let mut edges = Vec::new();
    for (a, far) in steps.iter().enumerate() {
        edges.extend((0..a).filter(|&b| far[b] == 1.0).map(|b| [a, b]));
    }
    let side = |a: usize, b: usize, c: usize| {
        let (a, b, c) = (places[a], places[b], places[c]);
        (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x)
    };
    let cross = |[a, b]: [usize; 2], [c, d]: [usize; 2]| {
        let apart = a != c && a != d && b != c && b != d;
        apart && side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b)
    };
    let pairs =
        edges.iter().enumerate().flat_map(|(at, &one)| edges[..at].iter().map(move |&two| (one, two)));
    pairs.filter(|&(one, two)| cross(one, two)).count()
}

/// Sum of the squares by which distances differ from steps, in parts of these.
fn stress(places: &[Point], steps: &[Vec<f64>]) -> f64 {
    let of = |a: usize, b: usize| (places[a].distance(places[b]) / steps[a][b] - 1.0).powi(2);
    (0..places.len()).flat_map(|a| (0..a).map(move |b| (a, b))).map(|(a, b)| of(a, b)).sum()
}

/// Moves all vertices in rounds.
fn settle(places: &mut [Point], steps: &[Vec<f64>], rounds: usize) {
    for _ in 0..rounds {
        for vertex in 0..places.len() {
            places[vertex] = wanted(vertex, places, &steps[vertex]);
        }
    }
}

/// Mean of the places where the others want a vertex to be.
fn wanted(vertex: usize, places: &[Point], steps: &[f64]) -> Point {
    let here = places[vertex];
    let (mut sum, mut weights) = (Point::default(), 0.0);
    for (other, (&there, &far)) in places.iter().zip(steps).enumerate() {
        if other == vertex {
            continue;
        }
        let weight = 1.0 / (far * far);
        let at = there.stepped(here, far);
        sum = sum.plus(at.x * weight, at.y * weight);
        weights += weight;
    }
    if weights == 0.0 { here } else { Point { x: sum.x / weights, y: sum.y / weights } }
}

/// Numbers of steps between the vertices of a part.
fn steps(part: &[usize], near: &[Vec<usize>]) -> Vec<Vec<f64>> {
    let mut number = vec![0; near.len()];
    part.iter().enumerate().for_each(|(at, &vertex)| number[vertex] = at);
    let from = |start: usize| {
        let mut far = vec![f64::INFINITY; part.len()];
        let mut met = vec![start];
        far[start] = 0.0;
        let mut at = 0;
        while at < met.len() {
            let here = met[at];
            for next in near[part[here]].iter().map(|&vertex| number[vertex]) {
                if far[next].is_infinite() {
                    far[next] = far[here] + 1.0;
                    met.push(next);
                }
            }
            at += 1;
        }
        far
    };
    (0..part.len()).map(from).collect()
}

/// Turns places so that those of a long graph lie across.
fn lying(places: &mut [Point]) {
    let count = places.len() as f64;
    let mean = |of: fn(&Point) -> f64| places.iter().map(of).sum::<f64>() / count;
    let middle = Point { x: mean(|at| at.x), y: mean(|at| at.y) };
    let (mut xx, mut xy, mut yy) = (0.0, 0.0, 0.0);
    for at in &*places {
        let (x, y) = (at.x - middle.x, at.y - middle.y);
        (xx, xy, yy) = (x.mul_add(x, xx), x.mul_add(y, xy), y.mul_add(y, yy));
    }
    // The eigenvector of the larger eigenvalue is the long axis; a round graph has none.
    let (half, apart) = (f64::midpoint(xx, yy), (xx - yy).hypot(2.0 * xy) / 2.0);
    if apart < 0.1 * half {
        return;
    }
    let angle = (2.0 * xy).atan2(xx - yy) / 2.0;
    let (sin, cos) = angle.sin_cos();
    for at in places {
        let (x, y) = (at.x - middle.x, at.y - middle.y);
        *at = Point { x: x * cos + y * sin, y: y * cos - x * sin };
    }
}
