//! Matchings of bipartite graphs, by Hopcroft and Karp: each pass augments along a maximal set of disjoint shortest
//! paths, after which the shortest are longer; so O(√V) passes are enough.

use super::{NONE, Neighbours};

/// For each vertex, `true` if it is on the left: every edge joins the two sides. `None` if the graph has an odd circle.
pub(super) fn left(graph: &Neighbours) -> Option<Vec<bool>> {
    let mut side: Vec<Option<bool>> = vec![None; graph.order()];
    let mut open = Vec::new();
    for start in graph.vertices() {
        if side[start as usize].is_some() {
            continue;
        }
        side[start as usize] = Some(true);
        open.push((start, true));
        while let Some((vertex, own)) = open.pop() {
            for next in graph.of(vertex) {
                match side[next as usize] {
                    None => {
                        side[next as usize] = Some(!own);
                        open.push((next, !own));
                    }
                    Some(other) if other == own => return None,
                    Some(_) => {}
                }
            }
        }
    }
    Some(side.into_iter().map(|side| side == Some(true)).collect())
}

/// Makes a matching as large as possible; `None` if the thread's watch interrupts it.
pub(super) fn augment(graph: &Neighbours, left: &[bool], partners: &mut [u32]) -> Option<()> {
    let mut search = Search { graph, levels: Vec::new(), places: Vec::new(), path: Vec::new() };
    let starts: Vec<u32> = graph.vertices().filter(|&vertex| left[vertex as usize]).collect();
    while search.measure(&starts, partners) {
        for &start in starts.iter() {
            if partners[start as usize] == NONE {
                search.extend(start, partners);
            }
        }
        if limits::watch::is_stopped() {
            return None;
        }
    }
    Some(())
}

/// A pass over the graph.
struct Search<'g> {
    graph: &'g Neighbours,
    /// Distances of vertices on the left from those that are missed, counted in edges of the matching; `NONE` where
    /// no shortest path goes.
    levels: Vec<u32>,
    /// For vertices on the left, the number of neighbours that have been tried.
    places: Vec<usize>,
    /// Vertices on the left of the path that is tried, each with its next vertex on the right.
    path: Vec<[u32; 2]>,
}

impl Search<'_> {
    /// Measures the distances, up to the least of a vertex with a free neighbour; `false` if there is none.
    fn measure(&mut self, starts: &[u32], partners: &[u32]) -> bool {
        self.levels = vec![NONE; partners.len()];
        self.places = vec![0; partners.len()];
        let mut layer: Vec<u32> =
            starts.iter().copied().filter(|&start| partners[start as usize] == NONE).collect();
        layer.iter().for_each(|&start| self.levels[start as usize] = 0);
        let (mut level, mut found) = (0, false);
        while !found && !layer.is_empty() {
            level += 1;
            let mut further = Vec::new();
            for right in layer.iter().flat_map(|&vertex| self.graph.of(vertex)) {
                let next = partners[right as usize];
                if next == NONE {
                    found = true;
                } else if self.levels[next as usize] == NONE {
                    self.levels[next as usize] = level;
                    further.push(next);
                }
            }
            layer = further;
        }
        // No path goes as far as the layer after the last.
        layer.iter().for_each(|&vertex| self.levels[vertex as usize] = NONE);
        found
    }

    /// Augments along a shortest path from a vertex on the left, if there is one still.
    fn extend(&mut self, start: u32, partners: &mut [u32]) {
        self.path.clear();
        self.path.push([start, NONE]);
        while let Some(&[vertex, _]) = self.path.last() {
            let place = self.places[vertex as usize];
            let Some(right) = self.graph.at(vertex, place) else {
                self.levels[vertex as usize] = NONE;
                self.path.pop();
                continue;
            };
            self.places[vertex as usize] += 1;
            if self.graph.is_gone(right) {
                continue;
            }
            let next = partners[right as usize];
            let level = self.levels[vertex as usize];
            let goes_on = next != NONE && self.levels[next as usize] == level + 1;
            if next != NONE && !goes_on {
                continue;
            }
            if let Some(last) = self.path.last_mut() {
                last[1] = right;
            }
            if goes_on {
                self.path.push([next, NONE]);
                continue;
            }
            for [vertex, right] in self.path.drain(..) {
                (partners[vertex as usize], partners[right as usize]) = (right, vertex);
                self.levels[vertex as usize] = NONE;
            }
            return;
        }
    }
}
