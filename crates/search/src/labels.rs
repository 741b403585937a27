//! Labels of small graphs: graphs with the same code are the same but for the names of their vertices, and but for twins.
//!
//! Twins are neighbours with the same neighbours: one of them is as good as all. Vertices are told apart by hashes of what is around them; where
//! some stay alike, one of them is chosen, and the others are told apart by their distance from it. A choice among vertices that only
//! seem to be alike may give one graph two codes; it never gives two graphs one code, for a code lists all edges.

/// Vertices at most: larger graphs are met again too seldom for what their codes take.
pub const MOST_VERTICES: usize = 20;
/// Words of a code: the number of vertices, and one bit for each pair.
pub const CODE: usize = 4;

/// A graph whose edges are told by bits.
#[derive(Clone, Copy, Debug)]
pub struct Graph {
    /// Number of vertices.
    pub vertices: usize,
    /// Neighbours of each, and itself.
    pub near: [u32; MOST_VERTICES],
}

/// Rounds in which hashes are spread, at first and after each choice.
const ROUNDS: [usize; 2] = [3, 2];

#[inline]
fn mixed(word: u64) -> u64 {
    let word = (word ^ word >> 31).wrapping_mul(0xd6e8_feb8_6659_fd93);
    word ^ word >> 29
}

/// Calls `take` with each bit of a word.
#[inline]
fn visit(mut word: u32, mut take: impl FnMut(usize)) {
    while word != 0 {
        take(word.trailing_zeros() as usize);
        word &= word - 1;
    }
}

impl Graph {
    /// The code.
    pub fn code(mut self) -> [u64; CODE] {
        let count = self.unite_twins();
        let order = self.order();
        let mut places = [0u8; 32];
        for (place, &vertex) in (0..).zip(&order[..count]) {
            places[usize::from(vertex)] = place;
        }
        // Rows of the lower triangle, one after the other.
        let mut code = [0u64; CODE];
        code[0] = count as u64;
        let mut at = 5;
        for (place, &vertex) in order[..count].iter().enumerate() {
            let mut row = 0u64;
            visit(self.near[usize::from(vertex)], |other| row |= 1 << places[other]);
            row &= (1 << place) - 1;
            code[at / 64] |= row << (at % 64);
            if at % 64 + place > 64 {
                code[at / 64 + 1] |= row >> (64 - at % 64);
            }
            at += place;
        }
        code
    }

    /// Leaves one of all twins, under new names; returns the number of vertices.
    fn unite_twins(&mut self) -> usize {
        let mut twins = 0u32;
        for vertex in 0..self.vertices {
            let near = self.near[vertex];
            visit(near & ((1 << vertex) - 1), |other| {
                twins |= u32::from(self.near[other] == near) << vertex;
            });
        }
        if twins != 0 {
            let mut count = 0;
            for vertex in (0..self.vertices).filter(|vertex| twins >> vertex & 1 == 0) {
                let mut near = 0;
                visit(self.near[vertex] & !twins, |other| {
                    near |= 1 << (other as u32 - (twins & ((1 << other) - 1)).count_ones());
                });
                self.near[count] = near;
                count += 1;
            }
            self.vertices = count;
        }
        self.vertices
    }

    /// The vertices in an order that does not depend on their names, but for choices.
    fn order(&self) -> [u8; 32] {
        let count = self.vertices;
        let (mut ends, mut list) = ([0u16; MOST_VERTICES], [0u8; MOST_VERTICES * MOST_VERTICES]);
        let mut length = 0;
        let mut hashes = [0u64; 32];
        for vertex in 0..count {
            let near = self.near[vertex];
            hashes[vertex] = mixed(u64::from(near.count_ones()));
            visit(near, |other| {
                list[length] = other as u8;
                length += 1;
            });
            ends[vertex] = length as u16;
        }
        let mut sorted = [0u64; 32];
        let mut rounds = ROUNDS[0];
        loop {
            for _ in 0..rounds {
                let (mut next, mut start) = ([0u64; 32], 0);
                for vertex in 0..count {
                    let end = usize::from(ends[vertex]);
                    let near = list[start..end].iter();
                    let sum =
                        near.fold(0u64, |sum, &other| sum.wrapping_add(hashes[usize::from(other & 31)]));
                    start = end;
                    next[vertex] = mixed(sum.wrapping_mul(3).wrapping_add(hashes[vertex].rotate_left(17)));
                }
                hashes = next;
            }
            rounds = ROUNDS[1];
            for (vertex, (sorted, hash)) in sorted[..count].iter_mut().zip(&hashes).enumerate() {
                *sorted = hash & !31 | vertex as u64;
            }
            sorted[..count].sort_unstable();
            let alike = sorted[..count].windows(2).find(|pair| pair[0] >> 5 == pair[1] >> 5);
            let Some(alike) = alike else { break };
            self.tell_apart((alike[0] & 31) as usize, &mut hashes);
        }
        sorted.map(|word| (word & 31) as u8)
    }

    /// Adds the distance from a vertex to all hashes.
    fn tell_apart(&self, from: usize, hashes: &mut [u64; 32]) {
        let (mut found, mut edge, mut steps) = (0u32, 1u32 << from, 1u64);
        while edge != 0 {
            found |= edge;
            let mut next = 0;
            visit(edge, |vertex| {
                hashes[vertex] = mixed(hashes[vertex].wrapping_add(steps << 40));
                next |= self.near[vertex];
            });
            edge = next & !found;
            steps += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Graph, MOST_VERTICES};
    use std::collections::BTreeMap;

    fn graph(vertices: usize, edges: u32) -> Graph {
        let mut near = [0; MOST_VERTICES];
        let mut edge = 0;
        for a in 0..vertices {
            near[a] |= 1 << a;
            for b in 0..a {
                near[a] |= (edges >> edge & 1) << b;
                near[b] |= (edges >> edge & 1) << a;
                edge += 1;
            }
        }
        Graph { vertices, near }
    }

    /// Value of the game in which a vertex is chosen and goes with its neighbours.
    fn value(graph: &Graph, left: u32) -> u32 {
        let values: Vec<u32> = (0..graph.vertices)
            .filter(|vertex| left >> vertex & 1 == 1)
            .map(|vertex| value(graph, left & !graph.near[vertex]))
            .collect();
        (0..).find(|least| !values.contains(least)).unwrap_or(0)
    }

    #[test]
    fn graphs_of_up_to_five_vertices_with_one_code_have_one_value_and_are_few() {
        // Graphs without twins, up to names, are as many as their complements, point-determining graphs: OEIS A004110.
        for (vertices, classes) in [(1, 1), (2, 1), (3, 2), (4, 5), (5, 16)] {
            let pairs = vertices * (vertices - 1) / 2;
            let mut codes = BTreeMap::new();
            for edges in 0..1u32 << pairs {
                let graph = graph(vertices, edges);
                let found = value(&graph, (1 << vertices) - 1);
                let code = graph.code();
                assert_eq!(*codes.entry(code).or_insert(found), found, "{vertices} {edges:b}");
            }
            let whole = codes.keys().filter(|code| code[0] & 31 == vertices as u64).count();
            assert_eq!(whole, classes, "{vertices}");
        }
    }
}
