//! Maximum matchings against all matchings of small graphs, and known sizes of large ones.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

use proptest::prelude::*;
use solve::matching::{Matching, Neighbours};
use std::collections::HashMap;

/// The largest size of a matching on a set of vertices: the first stays single, or has one of its neighbours.
fn size(near: &[u32], left: u32, known: &mut HashMap<u32, u32>) -> u32 {
    if left == 0 {
        return 0;
    }
    if let Some(&known) = known.get(&left) {
        return known;
    }
    let first = left.trailing_zeros();
    let rest = left & (left - 1);
    let joined = (0..32).filter(|next| (near[first as usize] & rest) >> next & 1 == 1);
    let joined = joined.map(|next| 1 + size(near, rest & !(1 << next), known)).max();
    let best = size(near, rest, known).max(joined.unwrap_or(0));
    known.insert(left, best);
    best
}

/// The edges of a matching are edges of the graph that share no vertex.
fn is_matching(matching: &Matching, graph: &Neighbours) {
    for vertex in 0..graph.order() as u32 {
        let Some(partner) = matching.partner(vertex) else { continue };
        assert_eq!(matching.partner(partner), Some(vertex));
        assert!(graph.vertices().any(|left| left == vertex) && graph.of(vertex).any(|next| next == partner));
    }
}

/// Compares the matching of a graph, and of what is left of it, with all matchings.
fn compare(vertices: u32, edges: &[[u32; 2]], taken: u32) {
    let mut near = vec![0u32; vertices as usize];
    for &[a, b] in edges.iter().filter(|[a, b]| a != b) {
        near[a as usize] |= 1 << b;
        near[b as usize] |= 1 << a;
    }
    let mut graph = Neighbours::new(vertices, edges);
    (0..vertices).filter(|vertex| taken >> vertex & 1 == 1).for_each(|vertex| graph.take(vertex));
    let all = (1u64 << vertices) as u32;
    let left = all.wrapping_sub(1) & !taken;
    let known = &mut HashMap::new();
    let best = size(&near, left, known);
    let matching = Matching::maximum(&graph).unwrap();
    is_matching(&matching, &graph);
    assert_eq!(matching.edges().count() as u32, best, "{edges:?} without {taken:b}");
    let missable = matching.missable(&graph);
    for vertex in 0..vertices {
        let is_left = left >> vertex & 1 == 1;
        let without = size(&near, left & !(1 << vertex), known);
        assert_eq!(missable[vertex as usize], is_left && without == best, "{vertex} of {edges:?}");
        if is_left {
            graph.take(vertex);
            let rest = matching.clone().without(vertex).augmented(&graph).unwrap();
            is_matching(&rest, &graph);
            assert_eq!(rest.edges().count() as u32, without);
            graph = Neighbours::new(vertices, edges);
            (0..vertices).filter(|vertex| taken >> vertex & 1 == 1).for_each(|vertex| graph.take(vertex));
        }
    }
}

#[test]
fn all_graphs_of_five_vertices() {
    let pairs: Vec<[u32; 2]> = (0..5).flat_map(|a| (a + 1..5).map(move |b| [a, b])).collect();
    for chosen in 0u32..1 << pairs.len() {
        let edges: Vec<[u32; 2]> =
            (0..pairs.len()).filter(|at| chosen >> at & 1 == 1).map(|at| pairs[at]).collect();
        compare(5, &edges, 0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn random_graphs(
        vertices in 1u32..14,
        ends in proptest::collection::vec((0u32..14, 0u32..14), 0..30),
        taken in 0u32..1 << 14,
        sparse in any::<bool>(),
    ) {
        let edges: Vec<[u32; 2]> = ends.iter().map(|&(a, b)| [a % vertices, b % vertices]).collect();
        compare(vertices, &edges, if sparse { taken & ((1 << vertices) - 1) & 0x1111 } else { 0 });
    }

    #[test]
    fn random_bipartite_graphs(
        ends in proptest::collection::vec((0u32..7, 7u32..14), 0..25),
        taken in 0u32..1 << 14,
    ) {
        let edges: Vec<[u32; 2]> = ends.iter().map(|&(a, b)| [a, b]).collect();
        compare(14, &edges, taken & taken >> 1);
    }

    /// Odd circles joined by edges, so that circles are contracted within circles.
    #[test]
    fn random_cacti(
        lengths in proptest::collection::vec(0u32..4, 1..5),
        joints in proptest::collection::vec((0u32..16, 0u32..16), 0..8),
    ) {
        let mut edges = Vec::new();
        let mut count = 0;
        for length in lengths {
            let length = (2 * length + 1).min(15 - count.min(15)) ;
            edges.extend((0..length).map(|place| [count + place, count + (place + 1) % length.max(1)]));
            count += length;
        }
        let count = count.max(1);
        edges.extend(joints.iter().map(|&(a, b)| [a % count, b % count]));
        compare(count, &edges, 0);
    }
}

#[test]
fn large_graphs_have_the_matchings_of_their_theorems() {
    // A path of an odd number of vertices misses every second one.
    let length = 200_001;
    let path: Vec<[u32; 2]> = (1..length).map(|vertex| [vertex - 1, vertex]).collect();
    let graph = Neighbours::new(length, &path);
    let matching = Matching::maximum(&graph).unwrap();
    assert_eq!(matching.edges().count(), 100_000);
    let missable = matching.missable(&graph);
    assert!((0..length).all(|vertex| missable[vertex as usize] == (vertex % 2 == 0)));
    // An odd circle misses any of its vertices; with a vertex more attached, none.
    let mut circle = path;
    circle.push([length - 1, 0]);
    let graph = Neighbours::new(length, &circle);
    let matching = Matching::maximum(&graph).unwrap();
    assert!(matching.missable(&graph).iter().all(|&missable| missable));
    circle.push([length, 17]);
    let graph = Neighbours::new(length + 1, &circle);
    let matching = Matching::maximum(&graph).unwrap();
    assert_eq!(matching.edges().count(), 100_001);
    assert!(!matching.missable(&graph).contains(&true));
}
