//! Nim-values.

use super::families::{Chance, anything, cactus, chain_of_blobs, disguised, necklace, tangle};
use super::rule::Rule;
use solve::Limits;
use solve::graph::{Graph, Mistake, value, value_within, winning};
use solve::{Halt, StopReason};

fn graph(edges: &[[u32; 2]]) -> Graph {
    let vertices = edges.iter().flatten().max().map_or(1, |&largest| largest + 1);
    Graph::new(vertices, 0, edges.to_vec()).unwrap()
}

#[test]
fn values_are_those_of_the_rule() {
    for seed in 0..8000 {
        let mut chance = Chance::new(seed);
        let (vertices, edges) = (chance.within(1, 8), chance.within(0, 11));
        let graph = anything(vertices, edges, &mut chance);
        let mut rule = Rule::new(&graph);
        assert_eq!(value(&graph), rule.value(rule.start()), "{graph:?}");
    }
}

#[test]
fn both_trees_find_the_same_value() {
    for seed in 0..600 {
        let mut chance = Chance::new(seed);
        let size = chance.within(2, 120);
        let graphs = [
            anything(size, size + size / 5, &mut chance),
            cactus(size, 9, &mut chance),
            necklace(size, size, &mut chance),
            chain_of_blobs(size / 4 + 1, 6, &mut chance),
            tangle(size, size / 3, &mut chance),
        ];
        for graph in graphs {
            assert_eq!(winning(&graph, &Limits::none()).unwrap().value, value(&graph), "{graph:?}");
        }
    }
}

#[test]
fn a_stalk_is_worth_its_length_and_a_bouquet_the_sum() {
    for length in 0..100 {
        let stalk: Vec<[u32; 2]> = (0..length).map(|vertex| [vertex, vertex + 1]).collect();
        assert_eq!(value(&graph(&stalk)), u64::from(length));
    }
    // Nim with heaps 14, 21, 39 as three stalks.
    let (mut edges, mut vertices) = (vec![], 1);
    for heap in [14, 21, 39] {
        edges.push([0, vertices]);
        edges.extend((vertices..vertices + heap - 1).map(|vertex| [vertex, vertex + 1]));
        vertices += heap;
    }
    assert_eq!(value(&graph(&edges)), 60);
}

#[test]
fn a_circle_through_the_ground_is_worth_its_parity() {
    for length in 1..60 {
        let circle: Vec<[u32; 2]> = (0..length).map(|vertex| [vertex, (vertex + 1) % length]).collect();
        assert_eq!(value(&graph(&circle)), u64::from(length % 2));
    }
}

#[test]
fn winning_ways_girl_and_door() {
    // A doll's house in miniature: a door of three edges on the ground is a circle through it, worth 1.
    assert_eq!(value(&graph(&[[0, 1], [1, 2], [2, 0]])), 1);
    // An apple, a loop on a stalk: 1 + 1.
    assert_eq!(value(&graph(&[[0, 1], [1, 1]])), 2);
    // A lamp: a stalk of two with a triangle on top, 2 + 1.
    assert_eq!(value(&graph(&[[0, 1], [1, 2], [2, 3], [3, 4], [4, 2]])), 3);
}

#[test]
fn floating_parts_count_for_nothing() {
    let grounded = graph(&[[0, 1], [1, 2]]);
    let floating = graph(&[[0, 1], [3, 4], [4, 5], [5, 3], [6, 7], [1, 2], [8, 8], [5, 9]]);
    assert_eq!((value(&floating), value(&grounded)), (2, 2));
    assert_eq!(winning(&floating, &Limits::none()).unwrap().edges, [0]);
    assert_eq!(floating.clone().grounded().edges(), grounded.edges());
    let nothing = Graph::new(4, 3, vec![[0, 1], [1, 0]]).unwrap();
    assert_eq!(value(&nothing), 0);
}

#[test]
fn a_cut_leaves_what_the_rule_leaves() {
    for seed in 0..1500 {
        let mut chance = Chance::new(seed);
        let (vertices, edges) = (chance.within(1, 8), chance.within(0, 11));
        let graph = anything(vertices, edges, &mut chance);
        let rule = Rule::new(&graph);
        let of = |set: u32| -> Vec<[u32; 2]> {
            (0..edges).filter(|edge| set & 1 << edge != 0).map(|edge| graph.edges()[edge]).collect()
        };
        for edge in 0..edges + 1 {
            let left = graph.cut(edge);
            let expected = (edge < edges).then(|| rule.cut(rule.start(), edge)).flatten();
            assert_eq!(left.as_ref().map(|left| left.edges().to_vec()), expected.map(of), "{graph:?} {edge}");
            assert!(left.is_none_or(|left| left.labels() == graph.labels()));
        }
    }
}

#[test]
fn parents_make_a_tree_in_any_order() {
    let mut chance = Chance::new(1);
    for size in 1..200 {
        // The parents in order of growth, and the same tree under other names.
        let grown: Vec<usize> = (1..=size).map(|vertex| chance.below(vertex)).collect();
        let mut names: Vec<usize> = (1..=size).collect();
        chance.shuffle(&mut names);
        names.insert(0, 0);
        let mut parents = vec![0; size];
        for (vertex, &parent) in (1..).zip(&grown) {
            parents[names[vertex] - 1] = names[parent] as u64;
        }
        // The colon principle, from the leaves down.
        let mut values = vec![0; size + 1];
        for vertex in (1..=size).rev() {
            let value = values[vertex] + 1;
            values[grown[vertex - 1]] ^= value;
        }
        assert_eq!(value(&Graph::from_parents(&parents).unwrap()), values[0]);
    }
}

#[test]
fn parents_that_make_no_tree_are_named() {
    let mistake = |parents: &[u64]| Graph::from_parents(parents).unwrap_err();
    assert_eq!(mistake(&[0, 3]), Mistake::UnknownParent { vertex: 2, parent: 3, last: 2 });
    assert_eq!(mistake(&[u64::MAX]), Mistake::UnknownParent { vertex: 1, parent: u64::MAX, last: 1 });
    assert_eq!(mistake(&[1]), Mistake::Circle { vertex: 1 });
    // 1 hangs on the circle 2 → 3 → 4 → 2 and is not on it.
    assert_eq!(mistake(&[2, 3, 4, 2]), Mistake::Circle { vertex: 2 });
    assert!(Graph::from_parents(&[]).unwrap().edges().is_empty());
}

#[test]
fn graphs_have_the_vertices_that_their_edges_name() {
    assert_eq!(Graph::new(2, 0, vec![[0, 2]]).unwrap_err(), Mistake::UnknownVertex { vertex: 2 });
    assert_eq!(Graph::new(0, 0, vec![]).unwrap_err(), Mistake::UnknownVertex { vertex: 0 });
}

#[test]
fn limits_stop_it() {
    let mut chance = Chance::new(5);
    let graph = disguised(3, vec![[0, 1], [1, 2], [2, 0]], &mut chance);
    let stopped = Err(Halt::Stopped { reason: StopReason::Memory, positions: 0 });
    assert_eq!(value_within(&graph, &Limits::none().with_memory(1)), stopped);
    let limits = Limits::none();
    limits.interrupt.store(true, std::sync::atomic::Ordering::Relaxed);
    assert!(matches!(winning(&graph, &limits), Err(Halt::Stopped { reason: StopReason::Interrupted, .. })));
}
