//! Winning cuts: all of them, and no others.

use super::families::{Chance, anything, cactus, chain_of_blobs, necklace, tangle};
use super::rule::Rule;
use solve::Limits;
use solve::graph::{Graph, value, winning};

fn wins(graph: &Graph) -> Vec<u32> {
    winning(graph, &Limits::none()).unwrap().edges
}

/// Every edge is cut in turn, and what is left is valued.
fn tried(graph: &Graph) -> Vec<u32> {
    let wins = |edge: &usize| graph.cut(*edge).is_some_and(|left| value(&left) == 0);
    (0..graph.edges().len()).filter(wins).map(|edge| edge as u32).collect()
}

fn played_out(graph: &Graph) -> Vec<u32> {
    Rule::new(graph).wins()
}

#[test]
fn on_any_small_graph_they_are_those_of_the_rule() {
    for seed in 0..12000 {
        let mut chance = Chance::new(seed);
        let (vertices, edges) = (chance.within(1, 8), chance.within(0, 11));
        let graph = anything(vertices, edges, &mut chance);
        assert_eq!(wins(&graph), played_out(&graph), "{graph:?}");
    }
}

#[test]
fn on_small_connected_graphs_they_are_those_of_the_rule() {
    for seed in 0..4000 {
        let mut chance = Chance::new(seed);
        let graphs = [
            cactus(chance.within(1, 4), 4, &mut chance),
            necklace(chance.within(1, 8), chance.within(0, 4), &mut chance),
            tangle(chance.within(2, 8), chance.within(0, 4), &mut chance),
        ];
        for graph in graphs.iter().filter(|graph| graph.edges().len() <= 12) {
            assert_eq!(wins(graph), played_out(graph), "{graph:?}");
        }
    }
}

#[test]
fn on_circles_with_trees_they_are_those_that_trying_finds() {
    for seed in 0..1500 {
        let mut chance = Chance::new(seed);
        let graph = necklace(chance.within(1, 40), chance.within(0, 80), &mut chance);
        assert_eq!(wins(&graph), tried(&graph), "{graph:?}");
    }
}

#[test]
fn on_long_circles_they_are_those_that_trying_finds() {
    for seed in 0..6 {
        let mut chance = Chance::new(seed);
        let graph = necklace(1500, [0, 1, 20, 700, 1500, 4000][seed as usize], &mut chance);
        assert_eq!(wins(&graph), tried(&graph));
    }
}

#[test]
fn on_cactuses_they_are_those_that_trying_finds() {
    for seed in 0..1500 {
        let mut chance = Chance::new(seed);
        let graph = cactus(chance.within(1, 40), 12, &mut chance);
        assert_eq!(wins(&graph), tried(&graph), "{graph:?}");
    }
}

#[test]
fn on_rings_of_fused_parts_they_are_those_that_trying_finds() {
    for seed in 0..1500 {
        let mut chance = Chance::new(seed);
        let graph = chain_of_blobs(chance.within(1, 14), 6, &mut chance);
        assert_eq!(wins(&graph), tried(&graph), "{graph:?}");
    }
}

#[test]
fn on_tangles_they_are_those_that_trying_finds() {
    for seed in 0..3000 {
        let mut chance = Chance::new(seed);
        let graph = tangle(chance.within(2, 80), chance.within(0, 40), &mut chance);
        assert_eq!(wins(&graph), tried(&graph), "{graph:?}");
    }
}

#[test]
fn on_any_larger_graph_they_are_those_that_trying_finds() {
    for seed in 0..1500 {
        let mut chance = Chance::new(seed);
        let vertices = chance.within(2, 90);
        let graph = anything(vertices, vertices + chance.below(vertices), &mut chance);
        assert_eq!(wins(&graph), tried(&graph), "{graph:?}");
    }
}

#[test]
fn there_is_one_exactly_if_the_value_is_not_0() {
    for seed in 0..3000 {
        let mut chance = Chance::new(seed);
        let vertices = chance.within(2, 500);
        let graph = anything(vertices, vertices + vertices / 5, &mut chance);
        let found = winning(&graph, &Limits::none()).unwrap();
        assert_eq!(found.edges.is_empty(), found.value == 0);
    }
}

#[test]
fn a_circle_is_won_at_the_edge_opposite_the_ground_alone() {
    for half in 0..200 {
        // Two equal chains must be left.
        let length = 2 * half + 1;
        let circle: Vec<[u32; 2]> = (0..length).map(|vertex| [vertex, (vertex + 1) % length]).collect();
        assert_eq!(wins(&Graph::new(length, 0, circle).unwrap()), [half]);
    }
}
