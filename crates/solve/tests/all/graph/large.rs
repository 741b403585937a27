//! Graphs so large that recursion would fail, or that no cache holds.

use super::families::{Chance, anything, cactus, chain_of_blobs, necklace, tangle};
use solve::Limits;
use solve::graph::{Graph, value, winning};

const SIZE: u32 = 10_000_000;

/// Five kinds of graphs whose cores have more than 2¹⁵ vertices.
fn graphs() -> [Graph; 5] {
    let chance = &mut Chance::new(3);
    [
        anything(160_000, 200_000, chance),
        tangle(100_000, 60_000, chance),
        cactus(30_000, 12, chance),
        necklace(70_000, 50_000, chance),
        chain_of_blobs(25_000, 6, chance),
    ]
}

/// The value by one depth-first search over lists of neighbours: an edge is a bridge if nothing beyond it leads
/// back to before it.
fn by_lowest_points(graph: &Graph) -> u64 {
    let mut near = vec![vec![]; graph.vertices()];
    for (edge, &[a, b]) in graph.edges().iter().enumerate() {
        near[a as usize].push((b as usize, edge));
        if a != b {
            near[b as usize].push((a as usize, edge));
        }
    }
    let (mut number, mut low, mut sum) =
        (vec![0; graph.vertices()], vec![0; graph.vertices()], vec![0; graph.vertices()]);
    let ground = graph.ground() as usize;
    (number[ground], low[ground]) = (1, 1);
    let (mut count, mut path) = (1, vec![(ground, usize::MAX)]);
    while let Some(&(vertex, through)) = path.last() {
        if let Some((other, edge)) = near[vertex].pop() {
            if edge == through {
                continue;
            }
            if number[other] == 0 {
                count += 1;
                (number[other], low[other]) = (count, count);
                path.push((other, edge));
            } else if number[other] <= number[vertex] {
                sum[vertex] ^= 1;
                low[vertex] = low[vertex].min(number[other]);
            }
        } else {
            path.pop();
            if let Some(&(below, _)) = path.last() {
                sum[below] ^= if low[vertex] == number[vertex] { sum[vertex] + 1 } else { sum[vertex] ^ 1 };
                low[below] = low[below].min(low[vertex]);
            }
        }
    }
    sum[ground]
}

#[test]
fn large_graphs_are_worth_what_lowest_points_say() {
    for graph in graphs() {
        let found = winning(&graph, &Limits::none()).unwrap();
        let expected = by_lowest_points(&graph);
        assert_eq!((value(&graph), found.value), (expected, expected));
    }
}

#[test]
fn cuts_of_large_graphs_win_if_they_are_said_to() {
    let chance = &mut Chance::new(8);
    let cuts = oracle::sweep(4, 15);
    for graph in graphs() {
        let wins = winning(&graph, &Limits::none()).unwrap().edges;
        let any = (0..cuts).map(|_| chance.below(graph.edges().len()) as u32).collect::<Vec<_>>();
        let said: Vec<u32> =
            (0..cuts).filter_map(|_| wins.get(chance.below(wins.len().max(1))).copied()).collect();
        for edge in any.into_iter().chain(said) {
            let is_win = graph.cut(edge as usize).is_some_and(|left| by_lowest_points(&left) == 0);
            assert_eq!(wins.binary_search(&edge).is_ok(), is_win);
        }
    }
}

#[test]
fn a_stalk_of_ten_million_edges_is_worth_its_length() {
    let stalk = (0..SIZE).map(|vertex| [vertex, vertex + 1]).collect();
    assert_eq!(value(&Graph::new(SIZE + 1, 0, stalk).unwrap()), u64::from(SIZE));
}

#[test]
fn a_stalk_of_a_million_edges_is_won_at_the_ground() {
    let size = 1_000_000;
    let stalk = (0..size).map(|vertex| [vertex + 1, vertex]).collect();
    let found = winning(&Graph::new(size + 1, 0, stalk).unwrap(), &Limits::none()).unwrap();
    assert_eq!((found.value, found.edges), (u64::from(size), vec![0]));
}

#[test]
fn an_odd_circle_of_a_million_edges_is_won_opposite_the_ground() {
    let size = 1_000_001;
    let circle = (0..size).map(|vertex| [vertex, (vertex + 1) % size]).collect();
    let found = winning(&Graph::new(size, 0, circle).unwrap(), &Limits::none()).unwrap();
    assert_eq!((found.value, found.edges), (1, vec![size / 2]));
}
