//! The fused graph.

use super::families::{Chance, anything, cactus, chain_of_blobs, tangle};
use solve::graph::{Graph, analyse, value};

/// Returns `true` if two vertices are still connected without one of the edges.
fn connected(graph: &Graph, without: usize, a: u32, b: u32) -> bool {
    let (mut reached, mut waiting) = (vec![false; graph.vertices()], vec![a]);
    while let Some(vertex) = waiting.pop() {
        if !std::mem::replace(&mut reached[vertex as usize], true) {
            let edges = graph.edges().iter().enumerate().filter(|&(edge, _)| edge != without);
            waiting.extend(edges.filter(|(_, ends)| ends.contains(&vertex)).flat_map(|(_, ends)| *ends));
        }
    }
    reached[b as usize]
}

#[test]
fn parts_are_what_no_single_edge_separates() {
    for seed in 0..400 {
        let mut chance = Chance::new(seed);
        let graph = match seed % 4 {
            0 => anything(chance.within(1, 10), chance.within(0, 14), &mut chance),
            1 => cactus(chance.within(1, 5), 5, &mut chance),
            2 => chain_of_blobs(chance.within(1, 4), 3, &mut chance),
            _ => tangle(chance.within(2, 12), chance.within(0, 6), &mut chance),
        };
        let analysis = analyse(&graph, 1000).unwrap();
        let count = graph.edges().len();
        let joined = |a: u32, b: u32| (0..=count).all(|edge| connected(&graph, edge, a, b));
        let standing: Vec<u32> = (0..graph.vertices() as u32)
            .filter(|&vertex| connected(&graph, count, graph.ground(), vertex))
            .collect();
        let mut listed: Vec<u32> = analysis.parts.iter().flat_map(|part| &part.vertices).copied().collect();
        listed.sort_unstable();
        assert_eq!(listed, standing, "{graph:?}");
        let part_of = |vertex: u32| analysis.parts.iter().position(|part| part.vertices.contains(&vertex));
        for &a in &standing {
            for &b in &standing {
                assert_eq!(part_of(a) == part_of(b), joined(a, b), "{graph:?} {a} {b}");
            }
        }
        for (index, part) in analysis.parts.iter().enumerate() {
            let inner =
                graph.edges().iter().filter(|ends| ends.iter().all(|end| part.vertices.contains(end)));
            assert_eq!(inner.count(), part.inner_edges);
            assert_eq!(part.parity(), part.inner_edges as u64 % 2);
            for &child in &part.children {
                let bridge = analysis.parts[child].bridge.unwrap();
                let [a, b] = graph.edges()[bridge.edge as usize];
                assert!(bridge.below == index && child > index && !joined(a, b));
                assert!([part_of(a), part_of(b)].contains(&Some(child)));
            }
        }
    }
}

#[test]
fn values_of_parts_follow_from_fusion_and_the_colon_principle() {
    for seed in 0..400 {
        let mut chance = Chance::new(seed);
        let graph = tangle(chance.within(2, 60), chance.within(0, 20), &mut chance);
        let analysis = analyse(&graph, 1000).unwrap();
        for part in &analysis.parts {
            let branches = part.children.iter().map(|&child| analysis.parts[child].value + 1);
            assert_eq!(part.value, branches.fold(part.parity(), |sum, branch| sum ^ branch));
        }
        assert_eq!(analysis.value(), value(&graph));
    }
}

#[test]
fn large_graphs_are_not_explained() {
    let graph = Graph::new(3, 0, vec![[0, 1], [1, 2]]).unwrap();
    assert!(analyse(&graph, 1).is_none() && analyse(&graph, 2).is_some());
}
