//! Assigns states to layers by their distance from the start; arcs across several layers pass through points
//! of their own.

use crate::arcs::Arc;

/// Number of sweeps that order the layers.
const SWEEPS: usize = 24;

/// Nodes in layers: states first, then points that arcs pass through.
pub(super) struct Layers {
    /// Number of states.
    pub(super) states: usize,
    /// Layer of each node.
    pub(super) of: Vec<usize>,
    /// Nodes of each layer, from the top.
    pub(super) layers: Vec<Vec<usize>>,
    /// Nodes of each arc, from its first state to its last.
    pub(super) routes: Vec<Vec<usize>>,
}

impl Layers {
    pub(super) fn new(states: usize, arcs: &[Arc]) -> Layers {
        let mut of = distances(states, arcs);
        let mut layers: Vec<Vec<usize>> = vec![vec![]; of.iter().max().map_or(0, |most| most + 1)];
        for state in 0..states {
            layers[of[state]].push(state);
        }
        let mut routes = vec![];
        for arc in arcs {
            let (from, to) = (arc.from as usize, arc.to as usize);
            let mut route = vec![from];
            let (a, b) = (of[from], of[to]);
            let between: Vec<usize> = if a < b { (a + 1..b).collect() } else { (b + 1..a).rev().collect() };
            for layer in between {
                route.push(of.len());
                layers[layer].push(of.len());
                of.push(layer);
            }
            route.push(to);
            routes.push(route);
        }
        let mut whole = Layers { states, of, layers, routes };
        whole.sort();
        whole
    }

    /// Segments of all arcs between adjacent layers.
    fn steps(&self) -> impl Iterator<Item = (usize, usize)> {
        let steps = self.routes.iter().flat_map(|route| route.windows(2).map(|step| (step[0], step[1])));
        steps.filter(|&(a, b)| self.of[a] != self.of[b])
    }

    /// Neighbours of each node in other layers.
    pub(super) fn neighbours(&self) -> Vec<Vec<usize>> {
        let mut neighbours = vec![vec![]; self.of.len()];
        for (a, b) in self.steps() {
            neighbours[a].push(b);
            neighbours[b].push(a);
        }
        neighbours
    }

    /// Orders each layer by the positions of its neighbours, sweeping back and forth, and keeps the order
    /// with the fewest crossings.
    fn sort(&mut self) {
        let neighbours = self.neighbours();
        let (mut best, mut fewest) = (self.layers.clone(), self.crossings());
        for sweep in 0..SWEEPS {
            let count = self.layers.len();
            for step in 0..count {
                let layer = if sweep % 2 == 0 { step } else { count - 1 - step };
                // Counts neighbours on the side that was ordered last; in later sweeps those on both.
                let counts = |other: usize| match sweep % 4 {
                    0 => self.of[other] < layer,
                    1 => self.of[other] > layer,
                    _ => true,
                };
                let place = self.places();
                let wish = |node: usize| {
                    let near: Vec<f64> = neighbours[node]
                        .iter()
                        .filter(|other| counts(**other))
                        .map(|&other| place[other])
                        .collect();
                    match near.len() {
                        0 => place[node],
                        length => near.iter().sum::<f64>() / length as f64,
                    }
                };
                let mut wishes: Vec<(f64, usize)> =
                    self.layers[layer].iter().map(|&node| (wish(node), node)).collect();
                wishes.sort_by(|a, b| a.0.total_cmp(&b.0));
                self.layers[layer] = wishes.into_iter().map(|(_, node)| node).collect();
            }
            self.swap_neighbours();
            let crossings = self.crossings();
            if crossings < fewest {
                (best, fewest) = (self.layers.clone(), crossings);
            }
        }
        self.layers = best;
    }

    /// Swaps vertical neighbours while that reduces crossings.
    fn swap_neighbours(&mut self) {
        for layer in 0..self.layers.len() {
            for upper in 1..self.layers[layer].len() {
                let before = self.crossings_at(layer);
                self.layers[layer].swap(upper - 1, upper);
                if self.crossings_at(layer) >= before {
                    self.layers[layer].swap(upper - 1, upper);
                }
            }
        }
    }

    /// Relative height of each node in its layer, from −1 to 1.
    fn places(&self) -> Vec<f64> {
        let mut places = vec![0.0; self.of.len()];
        for layer in &self.layers {
            for (index, &node) in layer.iter().enumerate() {
                places[node] = (2 * index + 1) as f64 / layer.len() as f64 - 1.0;
            }
        }
        places
    }

    fn crossings(&self) -> usize {
        (0..self.layers.len()).map(|layer| self.crossings_from(layer)).sum()
    }

    fn crossings_at(&self, layer: usize) -> usize {
        let before = layer.checked_sub(1).map_or(0, |before| self.crossings_from(before));
        before + self.crossings_from(layer)
    }

    /// Crossings between a layer and the next; arcs within a layer also cross the nodes between their ends.
    fn crossings_from(&self, layer: usize) -> usize {
        let mut place = vec![usize::MAX; self.of.len()];
        for nodes in self.layers.iter().skip(layer).take(2) {
            nodes.iter().enumerate().for_each(|(index, &node)| place[node] = index);
        }
        let pairs: Vec<(usize, usize)> = self
            .steps()
            .map(|(a, b)| if self.of[a] < self.of[b] { (a, b) } else { (b, a) })
            .filter(|&(a, _)| self.of[a] == layer)
            .map(|(a, b)| (place[a], place[b]))
            .collect();
        let mut crossings = 0;
        for (index, first) in pairs.iter().enumerate() {
            for second in &pairs[..index] {
                let crossed = (first.0 < second.0) != (first.1 < second.1);
                crossings += usize::from(crossed && first.0 != second.0 && first.1 != second.1);
            }
        }
        let within = self.routes.iter().filter(|route| {
            self.of[route[0]] == layer
                && route.len() == 2
                && self.of[route[1]] == layer
                && route[0] != route[1]
        });
        crossings + within.map(|route| place[route[0]].abs_diff(place[route[1]]) - 1).sum::<usize>()
    }
}

/// Distance of each state from the start, in arcs.
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
