//! Maximum matchings, and the vertices that some of them misses: bipartite graphs and others, and a grid.
//!
//! `cargo bench -p benches --bench matching`

use criterion::{Criterion, criterion_group, criterion_main};
use solve::matching::{Matching, Neighbours};
use std::hint::black_box;

/// Pseudorandom numbers, the same every time (xorshift64*).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as u32 % end
    }
}

/// A graph with so many vertices and edges; a bipartite one joins even and odd vertices.
fn random(vertices: u32, edges: usize, bipartite: bool) -> Neighbours {
    let chance = &mut Chance(88_172_645_463_325_252);
    let mut edge = || {
        let (a, b) = (chance.below(vertices), chance.below(vertices));
        if bipartite { [a & !1, b | 1] } else { [a, b] }
    };
    let edges: Vec<[u32; 2]> = (0..edges).map(|_| edge()).collect();
    Neighbours::new(vertices, &edges)
}

/// Triangles in a row, each joined to the next by an edge.
fn triangles(count: u32) -> Neighbours {
    let edges: Vec<[u32; 2]> = (0..count)
        .flat_map(|at| {
            let first = 3 * at;
            [
                [first, first + 1],
                [first + 1, first + 2],
                [first + 2, first],
                [first + 2, (first + 3) % (3 * count)],
            ]
        })
        .collect();
    Neighbours::new(3 * count, &edges)
}

/// A grid of squares without every ninth, in steps across a side or of a king.
fn grid(side: u32, king: bool) -> Neighbours {
    let mut edges = Vec::new();
    let free = |square: u32| square % 9 != 4;
    for square in (0..side * side).filter(|&square| free(square)) {
        let (right, down) = (square % side + 1 < side, square / side + 1 < side);
        let mut put = |fits: bool, next: u32| {
            if fits && free(next) {
                edges.push([square, next]);
            }
        };
        put(right, square + 1);
        put(down, square + side);
        put(king && right && down, square + side + 1);
        put(king && square % side > 0 && down, square + side - 1);
    }
    Neighbours::new(side * side, &edges)
}

fn matchings(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("matching");
    group.sample_size(10);
    let graphs = [
        ("bipartite, V = 100000, E = 150000", random(100_000, 150_000, true)),
        ("bipartite, V = 100000, E = 500000", random(100_000, 500_000, true)),
        ("general, V = 5000, E = 6000", random(5000, 6000, false)),
        ("general, V = 5000, E = 100000", random(5000, 100_000, false)),
        ("general, V = 100000, E = 120000", random(100_000, 120_000, false)),
        ("general, V = 100000, E = 500000", random(100_000, 500_000, false)),
        ("triangles, V = 99999", triangles(33_333)),
        ("grid 1000 × 1000, side", grid(1000, false)),
        ("grid 1000 × 1000, king", grid(1000, true)),
    ];
    for (name, graph) in &graphs {
        group.bench_function(*name, |bencher| {
            bencher.iter(|| {
                let matching = Matching::maximum(black_box(graph));
                matching.map(|matching| matching.missable(graph))
            });
        });
    }
}

criterion_group!(benches, matchings);
criterion_main!(benches);
