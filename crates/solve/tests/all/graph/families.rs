//! Graphs to test with.

use solve::graph::Graph;

/// A generator of numbers that look random and are the same every time (xorshift64*).
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let high = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        (high as usize * end) >> 32
    }

    /// A number of `start..=end`.
    pub(crate) fn within(&mut self, start: usize, end: usize) -> usize {
        start + self.below(end - start + 1)
    }

    pub(crate) fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            all.swap(last, self.below(last + 1));
        }
    }
}

/// The same graph with its vertices renamed, its edges reordered and turned round.
pub(crate) fn disguised(vertices: usize, mut edges: Vec<[u32; 2]>, chance: &mut Chance) -> Graph {
    let mut names: Vec<u32> = (0..vertices as u32).collect();
    chance.shuffle(&mut names);
    for ends in &mut edges {
        *ends = ends.map(|vertex| names[vertex as usize]);
        chance.shuffle(ends);
    }
    chance.shuffle(&mut edges);
    Graph::new(vertices as u32, names[0], edges).unwrap()
}

/// Any ends at all: loops, parallel edges, parts that float.
pub(crate) fn anything(vertices: usize, edges: usize, chance: &mut Chance) -> Graph {
    let mut end = || chance.below(vertices) as u32;
    let edges = (0..edges).map(|_| [end(), end()]).collect();
    Graph::new(vertices as u32, end(), edges).unwrap()
}

/// Circles hung on one another at single vertices, some of them loops or pairs of parallel edges, and bridges.
pub(crate) fn cactus(pieces: usize, longest: usize, chance: &mut Chance) -> Graph {
    let (mut vertices, mut edges) = (1, vec![]);
    for _ in 0..pieces {
        let at = chance.below(vertices) as u32;
        if chance.below(3) == 0 {
            edges.push([at, vertices as u32]);
            vertices += 1;
        } else {
            let length = chance.within(1, longest);
            edges.extend(circle(at, vertices as u32, length));
            vertices += length - 1;
        }
    }
    disguised(vertices, edges, chance)
}

/// A circle of so many edges through `at` and the vertices from `first` on.
fn circle(at: u32, first: u32, length: usize) -> impl Iterator<Item = [u32; 2]> {
    let vertex = move |index: usize| if index.is_multiple_of(length) { at } else { first + index as u32 - 1 };
    (0..length).map(move |index| [vertex(index), vertex(index + 1)])
}

/// One long circle with a tree on every vertex: every cut of the circle leaves two chains.
pub(crate) fn necklace(length: usize, beads: usize, chance: &mut Chance) -> Graph {
    let mut edges: Vec<[u32; 2]> = circle(0, 1, length).collect();
    let mut vertices = length;
    for _ in 0..beads {
        edges.push([chance.below(vertices) as u32, vertices as u32]);
        vertices += 1;
    }
    disguised(vertices, edges, chance)
}

/// A circle whose vertices are swollen to pieces that hold together without it, with trees all over.
pub(crate) fn chain_of_blobs(blobs: usize, size: usize, chance: &mut Chance) -> Graph {
    let (mut vertices, mut edges) = (0, vec![]);
    let mut ports: Vec<[u32; 2]> = vec![];
    for _ in 0..blobs {
        let own = chance.within(1, size);
        let mut vertex = || (vertices + chance.below(own)) as u32;
        let inner: Vec<_> = (0..2 * own).map(|_| [vertex(), vertex()]).collect();
        ports.push([vertex(), vertex()]);
        edges.extend(inner);
        edges
            .extend((0..own).map(|index| [vertices + index, vertices + (index + 1) % own].map(|v| v as u32)));
        vertices += own;
    }
    edges.extend((0..blobs).map(|index| [ports[index][1], ports[(index + 1) % blobs][0]]));
    for _ in 0..chance.below(vertices + 1) {
        edges.push([chance.below(vertices) as u32, vertices as u32]);
        vertices += 1;
    }
    disguised(vertices, edges, chance)
}

/// A tree with some further edges between vertices close to one another in number.
pub(crate) fn tangle(vertices: usize, further: usize, chance: &mut Chance) -> Graph {
    let reach = chance.within(1, vertices);
    let near = |vertex: usize, chance: &mut Chance| (vertex - chance.within(1, reach.min(vertex))) as u32;
    let mut edges: Vec<[u32; 2]> =
        (1..vertices).map(|vertex| [vertex as u32, near(vertex, chance)]).collect();
    for _ in 0..further {
        let vertex = chance.within(1, vertices - 1);
        edges.push([vertex as u32, near(vertex, chance)]);
    }
    disguised(vertices, edges, chance)
}
