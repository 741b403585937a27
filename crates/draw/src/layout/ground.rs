//! Graphs on the ground: plants side by side, the height of a vertex its distance from the ground.

use super::placed::{HALF, LAYER, Placed, neighbours, parts};
use super::{Layers, Point, Room};
use crate::ExportError;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// Additional room for each loop at a vertex, and for each edge beside a parallel one on either side of its ends.
const LOOP: f64 = 0.2;
const PARALLEL: f64 = 0.1;
/// Limit on the loops and on the parallel edges that get additional room.
const ROOMY: usize = 5;

/// Places a graph on the ground, which is vertex 0. Parts that do not stand on it come last, their first vertex lowest.
pub fn on_ground(vertices: usize, edges: &[(usize, usize)]) -> Result<Placed, ExportError> {
    let mut placed = Placed::room(vertices.max(1), edges)?;
    let near = neighbours(placed.vertices.len(), edges.iter().copied().filter(|&(a, b)| a != 0 && b != 0));
    let rooted =
        |&(a, b): &(usize, usize)| (a == 0 || b == 0).then_some(a.max(b)).filter(|&vertex| vertex > 0);
    let roots: Vec<usize> = edges.iter().filter_map(rooted).collect();
    let mut is_rooted = vec![false; placed.vertices.len()];
    roots.iter().for_each(|&root| is_rooted[root] = true);
    let rooms = rooms(placed.vertices.len(), edges);
    for _ in edges.iter().filter(|&&ends| ends == (0, 0)) {
        placed.ground_loops.push(placed.width + HALF);
        placed.width += 2.0 * HALF;
    }
    let starts = roots.iter().copied().chain(1..placed.vertices.len());
    for plant in parts(&near, starts) {
        placed.grow(&plant, &is_rooted, &near, &rooms);
    }
    placed.width = placed.width.max(2.0 * HALF);
    placed.vertices[0] = Point { x: placed.width / 2.0, y: 0.0 };
    Ok(placed)
}

impl Placed {
    /// Puts a plant to the right of all others.
    fn grow(&mut self, plant: &[usize], rooted: &[bool], near: &[Vec<usize>], rooms: &[Room]) {
        let (order, layer) = heights(plant, rooted, near);
        let node: HashMap<usize, usize> = order.iter().copied().zip(0..).collect();
        let steps = order.iter().flat_map(|vertex| near[*vertex].iter().map(move |next| (*vertex, *next)));
        // Every edge is met from both of its ends.
        let steps = steps.filter(|(a, b)| a < b).map(|(a, b)| (node[&a], node[&b]));
        let layers = Layers::new(layer, steps);
        let rooms: Vec<Room> = order.iter().map(|&vertex| rooms[vertex]).collect();
        let across = layers.carried(&rooms);
        let edges =
            |place: fn(f64, Room) -> f64| across.iter().zip(&rooms).map(move |(&x, &room)| place(x, room));
        let least = edges(|x, room| x - room.0).fold(f64::INFINITY, f64::min);
        let most = edges(|x, room| x + room.1).fold(f64::NEG_INFINITY, f64::max);
        for ((&vertex, x), layer) in order.iter().zip(&across).zip(&layers.of) {
            let height = (layer + 1) as f64 * LAYER;
            self.vertices[vertex] = Point { x: self.width + x - least, y: height };
            self.height = self.height.max(height);
        }
        self.width += most - least;
    }
}

/// Vertices of a plant in the order of a breadth-first search from its roots, and the layer of each.
fn heights(plant: &[usize], rooted: &[bool], near: &[Vec<usize>]) -> (Vec<usize>, Vec<usize>) {
    let mut order: Vec<usize> = plant.iter().copied().filter(|&vertex| rooted[vertex]).collect();
    if order.is_empty() {
        order.extend(plant.first());
    }
    let mut layers: HashMap<usize, usize> = order.iter().map(|&root| (root, 0)).collect();
    let mut of = vec![];
    while let Some(&vertex) = order.get(of.len()) {
        let layer = layers.get(&vertex).copied().unwrap_or(0);
        of.push(layer);
        for &next in &near[vertex] {
            if let Entry::Vacant(free) = layers.entry(next) {
                free.insert(layer + 1);
                order.push(next);
            }
        }
    }
    (order, of)
}

/// Room of each vertex: loops stand at its right, parallel edges bow to both sides.
fn rooms(vertices: usize, edges: &[(usize, usize)]) -> Vec<Room> {
    let mut several: HashMap<(usize, usize), usize> = HashMap::new();
    for &(a, b) in edges {
        *several.entry((a.min(b), a.max(b))).or_default() += 1;
    }
    let (mut loops, mut parallel) = (vec![0; vertices], vec![0; vertices]);
    for (&(a, b), &count) in &several {
        if a == b {
            loops[a] = count;
        } else {
            for end in [a, b] {
                parallel[end] = count.saturating_sub(1).max(parallel[end]);
            }
        }
    }
    let room = |(&loops, &parallel): (&usize, &usize)| {
        let half = HALF + PARALLEL * parallel.min(ROOMY) as f64;
        (half, half + LOOP * loops.min(ROOMY) as f64)
    };
    loops.iter().zip(&parallel).map(room).collect()
}
