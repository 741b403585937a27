//! Green Hackenbush on graphs of 10⁷ edges, compared with a handwritten program; all winning cuts compared
//! with cutting every edge; small graphs compared with playing them out; and reading an edge list.
//!
//! `cargo bench -p benches --bench hackenbush`

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use solve::Limits;
use solve::graph::{Graph, Reading, value, winning, write_edges};
use std::collections::HashMap;
use std::hint::black_box;

const EDGES: usize = 10_000_000;

/// Pseudorandom numbers, the same every time (xorshift64*).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)) * end as u128) >> 64) as usize
    }

    fn shuffle<T>(&mut self, all: &mut [T]) {
        for last in (1..all.len()).rev() {
            all.swap(last, self.below(last + 1));
        }
    }
}

/// A graph with about this many edges.
fn graph(kind: &str, size: usize) -> Graph {
    let chance = &mut Chance(88_172_645_463_325_252);
    let side = (size / 2).isqrt();
    let (vertices, edges): (usize, Vec<[usize; 2]>) = match kind {
        "path" => (size + 1, (0..size).map(|vertex| [vertex, vertex + 1]).collect()),
        "cycle" => (size, (0..size).map(|vertex| [vertex, (vertex + 1) % size]).collect()),
        "random tree" => {
            let mut names: Vec<usize> = (1..=size).collect();
            chance.shuffle(&mut names);
            names.insert(0, 0);
            let mut edges: Vec<_> =
                (1..=size).map(|vertex| [names[vertex], names[chance.below(vertex)]]).collect();
            chance.shuffle(&mut edges);
            (size + 1, edges)
        }
        "random, E = 1.2 V" => any(size * 5 / 6, size, chance),
        "random, V = 3000" => any(3000, size, chance),
        "grid" => {
            let across =
                (0..side * (side - 1)).map(|cell| cell + cell / (side - 1)).map(|cell| [cell, cell + 1]);
            let up = (0..side * (side - 1)).map(|cell| [cell, cell + side]);
            (side * side, across.chain(up).collect())
        }
        "ladder" => {
            let rung = |step: usize| {
                [[2 * step, 2 * step + 1], [2 * step, 2 * step + 2], [2 * step + 1, 2 * step + 3]]
            };
            (size / 3 * 2 + 2, (0..size / 3).flat_map(rung).collect())
        }
        "path, shuffled" | "cycle, shuffled" => {
            let plain = graph(kind.trim_end_matches(", shuffled"), size);
            let mut names: Vec<usize> = (0..plain.vertices()).collect();
            chance.shuffle(&mut names[1..]);
            let rename = |ends: &[u32; 2]| ends.map(|end| names[end as usize]);
            let mut edges: Vec<_> = plain.edges().iter().map(rename).collect();
            chance.shuffle(&mut edges);
            (plain.vertices(), edges)
        }
        _ => unreachable!("no such kind"),
    };
    let edges = edges.into_iter().map(|ends| ends.map(|end| end as u32)).collect();
    Graph::new(vertices as u32, 0, edges).expect("its ends are vertices")
}

fn any(vertices: usize, edges: usize, chance: &mut Chance) -> (usize, Vec<[usize; 2]>) {
    (vertices, (0..edges).map(|_| [chance.below(vertices), chance.below(vertices)]).collect())
}

/// Handwritten: adjacency lists for all vertices, and one depth-first search for bridges by lowest points.
fn value_by_hand(graph: &Graph) -> u64 {
    let count = graph.vertices();
    let mut starts = vec![0usize; count + 1];
    for ends in graph.edges() {
        for &end in ends {
            starts[end as usize + 1] += 1;
        }
    }
    for vertex in 0..count {
        starts[vertex + 1] += starts[vertex];
    }
    let mut next = starts.clone();
    let mut lists = vec![(0u32, 0u32); 2 * graph.edges().len()];
    for (edge, &[a, b]) in (0..).zip(graph.edges()) {
        for (end, other) in [(a, b), (b, a)] {
            lists[next[end as usize]] = (other, edge);
            next[end as usize] += 1;
        }
    }
    let mut next = starts.clone();
    let (mut number, mut low, mut sum) = (vec![0u32; count], vec![0u32; count], vec![0u32; count]);
    let mut stack = vec![(graph.ground(), u32::MAX)];
    let mut last = 1;
    (number[graph.ground() as usize], low[graph.ground() as usize]) = (1, 1);
    while let Some(&(vertex, through)) = stack.last() {
        let here = vertex as usize;
        if next[here] < starts[here + 1] {
            let (other, edge) = lists[next[here]];
            next[here] += 1;
            let there = other as usize;
            if other == vertex {
                // A loop occurs in its list twice.
                sum[here] ^= u32::from(next[here] < starts[here + 1] && lists[next[here]].1 == edge);
            } else if edge == through {
            } else if number[there] == 0 {
                last += 1;
                (number[there], low[there]) = (last, last);
                stack.push((other, edge));
            } else if number[there] < number[here] {
                sum[here] ^= 1;
                low[here] = low[here].min(number[there]);
            }
        } else {
            stack.pop();
            if let Some(&(below, _)) = stack.last() {
                let bridge = low[here] == number[here];
                sum[below as usize] ^= if bridge { sum[here] + 1 } else { sum[here] ^ 1 };
                low[below as usize] = low[below as usize].min(low[here]);
            }
        }
    }
    sum[graph.ground() as usize].into()
}

/// Handwritten: cuts every edge, and computes the value of the rest.
fn winning_by_hand(graph: &Graph) -> Vec<u32> {
    let wins = |&edge: &u32| graph.cut(edge as usize).is_some_and(|left| value(&left) == 0);
    (0..graph.edges().len() as u32).filter(wins).collect()
}

/// By the rule: the position after every cut, with memoization; a position is the set of remaining edges.
fn value_by_rule(graph: &Graph, left: u32, known: &mut HashMap<u32, u64>) -> u64 {
    if let Some(&value) = known.get(&left) {
        return value;
    }
    let cuts = (0..graph.edges().len()).filter(|edge| left >> edge & 1 == 1);
    let values: Vec<u64> =
        cuts.map(|edge| value_by_rule(graph, connected(graph, left & !(1 << edge)), known)).collect();
    let value = (0..).find(|value| !values.contains(value)).unwrap_or_default();
    known.insert(left, value);
    value
}

fn connected(graph: &Graph, left: u32) -> u32 {
    let (mut reached, mut edges) = (vec![graph.ground()], 0);
    while let Some(vertex) = reached.pop() {
        for (edge, ends) in graph.edges().iter().enumerate() {
            if left & !edges & 1 << edge != 0 && ends.contains(&vertex) {
                edges |= 1 << edge;
                reached.extend(ends);
            }
        }
    }
    edges
}

/// Handwritten: line by line, word by word.
fn read_by_hand(text: &str) -> Vec<[u32; 2]> {
    let edge = |line: &str| {
        let mut words = line.split_whitespace().map(|word| word.parse().expect("a number"));
        [words.next().expect("an end"), words.next().expect("another")]
    };
    text.lines().map(edge).collect()
}

fn values(criterion: &mut Criterion) {
    let kinds = [
        "random tree",
        "path",
        "random, E = 1.2 V",
        "random, V = 3000",
        "cycle",
        "grid",
        "ladder",
        "path, shuffled",
        "cycle, shuffled",
    ];
    for kind in kinds {
        let graph = graph(kind, EDGES);
        assert_eq!(value(&graph), value_by_hand(&graph), "{kind}");
        let mut group = criterion.benchmark_group(format!("10^7 edges, {kind}"));
        group.sample_size(10).throughput(Throughput::Elements(graph.edges().len() as u64));
        group.bench_function("value", |bencher| bencher.iter(|| value(black_box(&graph))));
        group.bench_function("value by hand", |bencher| bencher.iter(|| value_by_hand(black_box(&graph))));
        let all = || winning(black_box(&graph), &Limits::none()).expect("no limit is set");
        group.bench_function("all winning cuts", |bencher| bencher.iter(all));
        group.finish();
    }
}

fn cuts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("all winning cuts of 4000 edges");
    group.sample_size(10);
    for kind in ["random tree", "random, E = 1.2 V", "cycle"] {
        let graph = graph(kind, 4001);
        let all = || winning(black_box(&graph), &Limits::none()).expect("no limit is set").edges;
        assert_eq!(all(), winning_by_hand(&graph), "{kind}");
        group.bench_function(format!("engine, {kind}"), |bencher| bencher.iter(all));
        group.bench_function(format!("every edge cut, {kind}"), |bencher| {
            bencher.iter(|| winning_by_hand(black_box(&graph)));
        });
    }
    group.finish();
    let mut group = criterion.benchmark_group("a graph of 16 edges");
    group.sample_size(10);
    let graph = graph("random, E = 1.2 V", 16);
    let played = || value_by_rule(black_box(&graph), connected(&graph, (1 << 16) - 1), &mut HashMap::new());
    assert_eq!(played(), value(&graph));
    group.bench_function("value", |bencher| bencher.iter(|| value(black_box(&graph))));
    group.bench_function("played out", |bencher| bencher.iter(played));
    group.finish();
}

fn texts(criterion: &mut Criterion) {
    let graph = graph("random tree", EDGES);
    let dashes = write_edges(&graph);
    let text = dashes.replace('-', " ");
    let reading = Reading::default();
    assert_eq!(reading.edges(text.as_bytes()).expect("a list").edges, read_by_hand(&text));
    let mut group = criterion.benchmark_group("an edge list of 10^7 edges");
    group.sample_size(10).throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("read", |bencher| {
        bencher.iter_batched(|| (), |()| reading.edges(text.as_bytes()), BatchSize::PerIteration);
    });
    group.bench_function("read, with dashes", |bencher| {
        bencher.iter_batched(|| (), |()| reading.edges(dashes.as_bytes()), BatchSize::PerIteration);
    });
    group.bench_function("read by hand", |bencher| {
        bencher.iter_batched(|| (), |()| read_by_hand(&text), BatchSize::PerIteration);
    });
    group.bench_function("read and value", |bencher| {
        bencher.iter(|| reading.graph(text.as_bytes()).map(|graph| value(&graph)));
    });
    group.finish();
}

criterion_group!(benches, values, cuts, texts);
criterion_main!(benches);
