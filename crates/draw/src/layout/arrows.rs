//! Directed graphs: parts side by side, the height of a vertex the length of the longest way to an end of play.
//!
//! Arrows that close a cycle lead up. A small part that is mostly cycles stands on a circle.

use super::placed::{HALF, LAYER, Placed, neighbours, parts};
use super::{Layers, Point, Room};
use crate::ExportError;
use std::collections::{HashMap, HashSet};
use std::f64::consts::PI;

/// Room of a passing arrow.
const LANE: f64 = 0.36;
/// Room of a loop beside its vertex.
const LOOP: f64 = 0.35;
/// Distance from its vertex of the point around which a loop runs.
const AROUND: f64 = 0.5;
/// Distance of the middle of an arrow from the straight line, where another leads back.
const BOW: f64 = 0.2;
/// Limit on the vertices on a circle, and its least radius.
const ROUND: usize = 12;
const RADIUS: f64 = 0.75;
/// Limit on the places in layers that arrows pass; beyond it the longest arrows run straight.
const MOST_PASSED: usize = 10_000;

/// Places a directed graph.
pub fn with_arrows(vertices: usize, edges: &[(usize, usize)]) -> Result<Placed, ExportError> {
    let mut placed = Placed::room(vertices, edges)?;
    let vertices = placed.vertices.len();
    placed.routes = vec![vec![]; edges.len()];
    let near = neighbours(vertices, edges.iter().copied());
    let parts = parts(&near, 0..vertices);
    let mut part_of = vec![0; vertices];
    for (index, part) in parts.iter().enumerate() {
        part.iter().for_each(|&vertex| part_of[vertex] = index);
    }
    let mut own: Vec<Vec<usize>> = vec![vec![]; parts.len()];
    for (index, &(from, _)) in edges.iter().enumerate() {
        own[part_of[from]].push(index);
    }
    for (mut part, own) in parts.into_iter().zip(own) {
        part.sort_unstable();
        placed.put(&part, &own, edges);
    }
    placed.width = placed.width.max(2.0 * HALF);
    bow(&mut placed, edges);
    Ok(placed)
}

impl Placed {
    /// Puts a part to the right of all others.
    fn put(&mut self, part: &[usize], own: &[usize], edges: &[(usize, usize)]) {
        let number: HashMap<usize, usize> = part.iter().copied().zip(0..).collect();
        let ends: Vec<(usize, usize)> =
            own.iter().map(|&edge| (number[&edges[edge].0], number[&edges[edge].1])).collect();
        let walk = Walk::new(part.len(), &ends);
        let is_round = part.len() <= ROUND && 2 * on_cycles(part.len(), &ends) >= part.len().max(2);
        let Area { points, routes, least, most } =
            if is_round { circle(&walk.order, &ends) } else { layered(walk.level, &ends) };
        let every = || points.iter().chain(routes.iter().flatten());
        let low = every().map(|point| point.y).fold(f64::INFINITY, f64::min);
        let moved = |point: Point| Point { x: self.width + point.x - least, y: point.y - low };
        let high = every().map(|&point| moved(point).y).fold(self.height, f64::max);
        for (&vertex, &point) in part.iter().zip(&points) {
            self.vertices[vertex] = moved(point);
        }
        for (&edge, route) in own.iter().zip(routes) {
            self.routes[edge] = route.into_iter().map(moved).collect();
        }
        self.height = high;
        self.width += most - least;
    }
}

/// A part with its places, and its left and right end.
struct Area {
    points: Vec<Point>,
    routes: Vec<Vec<Point>>,
    least: f64,
    most: f64,
}

/// Vertices on a circle, clockwise from the top in the order of a walk; loops outside.
fn circle(order: &[usize], ends: &[(usize, usize)]) -> Area {
    let count = order.len().max(2) as f64;
    let radius = (HALF / (PI / count).sin()).max(RADIUS);
    let mut points = vec![Point::default(); order.len()];
    for (index, &vertex) in order.iter().enumerate() {
        let angle = PI / 2.0 - 2.0 * PI * index as f64 / order.len() as f64;
        points[vertex] = Point { x: radius * angle.cos(), y: radius * angle.sin() };
    }
    let out = (radius + AROUND) / radius;
    let route = |&(from, to): &(usize, usize)| match from == to {
        true => vec![Point { x: points[from].x * out, y: points[from].y * out }],
        false => vec![],
    };
    let routes: Vec<Vec<Point>> = ends.iter().map(route).collect();
    let beside = |half: f64| move |point: &Point| (point.x - half, point.x + half);
    let wide = points.iter().map(beside(HALF)).chain(routes.iter().flatten().map(beside(LANE / 2.0)));
    let (least, most) =
        wide.fold((0.0f64, 0.0f64), |(least, most), (from, to)| (least.min(from), most.max(to)));
    Area { points, routes, least, most }
}

/// Vertices in layers; long arrows keep to lanes, loops stand at the right.
fn layered(level: Vec<usize>, ends: &[(usize, usize)]) -> Area {
    let count = level.len();
    let mut longest = count;
    while passed(&level, ends, longest) > MOST_PASSED {
        longest /= 2;
    }
    let (layers, routes) = Layers::routed(level, ends.iter().copied(), longest);
    let looped: HashSet<usize> = ends.iter().filter(|(from, to)| from == to).map(|&(from, _)| from).collect();
    let room = |node: usize| match node < count {
        true => (HALF, HALF + if looped.contains(&node) { LOOP } else { 0.0 }),
        false => (LANE / 2.0, LANE / 2.0),
    };
    let rooms: Vec<Room> = (0..layers.of.len()).map(room).collect();
    let across = layers.placed(&rooms);
    let place = |node: usize| Point { x: across[node], y: layers.of[node] as f64 * LAYER };
    let through = |(route, &(from, to)): (&Vec<usize>, &(usize, usize))| match from == to {
        true => vec![Point { x: place(from).x + AROUND, y: place(from).y }],
        false => route.iter().skip(1).take(route.len().saturating_sub(2)).map(|&node| place(node)).collect(),
    };
    let routes = routes.iter().zip(ends).map(through).collect();
    let least = across.iter().zip(&rooms).map(|(x, room)| x - room.0).fold(f64::INFINITY, f64::min);
    let most = across.iter().zip(&rooms).map(|(x, room)| x + room.1).fold(f64::NEG_INFINITY, f64::max);
    Area { points: (0..count).map(place).collect(), routes, least, most }
}

/// Number of places that arrows need in the layers that they pass.
fn passed(level: &[usize], ends: &[(usize, usize)], longest: usize) -> usize {
    let lengths = ends.iter().map(|&(from, to)| level[from].abs_diff(level[to]));
    lengths.filter(|&length| length <= longest).map(|length| length.saturating_sub(1)).sum()
}

/// Straight arrows between the same two vertices bow apart, each to the left of its direction.
fn bow(placed: &mut Placed, edges: &[(usize, usize)]) {
    let straight: HashSet<(usize, usize)> = edges
        .iter()
        .zip(&placed.routes)
        .filter(|(_, route)| route.is_empty())
        .map(|(&ends, _)| ends)
        .collect();
    for (&(from, to), route) in edges.iter().zip(&mut placed.routes) {
        if from != to && route.is_empty() && straight.contains(&(to, from)) {
            let (a, b) = (placed.vertices[from], placed.vertices[to]);
            let length = a.distance(b).max(1e-9);
            let (dx, dy) = ((b.x - a.x) / length, (b.y - a.y) / length);
            route.push(a.towards(b, 0.5).plus(-dy * BOW, dx * BOW));
        }
    }
}

/// Number of vertices on cycles or on ways between cycles: what is left when beginnings and ends are taken away.
fn on_cycles(count: usize, ends: &[(usize, usize)]) -> usize {
    let arrows: Vec<(usize, usize)> = ends.iter().copied().filter(|(from, to)| from != to).collect();
    let mut stays = vec![true; count];
    loop {
        let (mut into, mut out) = (vec![false; count], vec![false; count]);
        for &(from, to) in arrows.iter().filter(|&&(from, to)| stays[from] && stays[to]) {
            (out[from], into[to]) = (true, true);
        }
        let gone =
            (0..count).filter(|&vertex| stays[vertex] && !(into[vertex] && out[vertex])).collect::<Vec<_>>();
        if gone.is_empty() {
            return stays.into_iter().filter(|stays| *stays).count();
        }
        gone.into_iter().for_each(|vertex| stays[vertex] = false);
    }
}

/// A depth-first walk along the arrows.
struct Walk {
    /// Vertices as they are met.
    order: Vec<usize>,
    /// Longest way from each vertex, without the arrows that close a cycle.
    level: Vec<usize>,
}

/// State of a vertex in a walk.
#[derive(Clone, Copy, PartialEq)]
enum Visit {
    Unseen,
    Open,
    Done,
}

impl Walk {
    /// Starts where no arrow leads to, then anywhere.
    fn new(vertices: usize, edges: &[(usize, usize)]) -> Walk {
        let mut next = vec![vec![]; vertices];
        let mut reached = vec![false; vertices];
        for &(from, to) in edges.iter().filter(|(from, to)| from != to) {
            next[from].push(to);
            reached[to] = true;
        }
        let starts = (0..vertices).filter(|&vertex| !reached[vertex]).chain(0..vertices);
        let (mut order, mut level) = (vec![], vec![0usize; vertices]);
        let mut visits = vec![Visit::Unseen; vertices];
        for start in starts {
            if visits[start] != Visit::Unseen {
                continue;
            }
            visits[start] = Visit::Open;
            order.push(start);
            let mut way = vec![(start, 0usize)];
            while let Some((vertex, turn)) = way.pop() {
                let Some(&to) = next[vertex].get(turn) else {
                    visits[vertex] = Visit::Done;
                    if let Some(&(above, _)) = way.last() {
                        level[above] = level[above].max(level[vertex] + 1);
                    }
                    continue;
                };
                way.push((vertex, turn + 1));
                match visits[to] {
                    Visit::Unseen => {
                        visits[to] = Visit::Open;
                        order.push(to);
                        way.push((to, 0));
                    }
                    Visit::Done => level[vertex] = level[vertex].max(level[to] + 1),
                    Visit::Open => {}
                }
            }
        }
        Walk { order, level }
    }
}
