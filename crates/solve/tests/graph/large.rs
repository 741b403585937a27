//! Graphs so large that recursion would fail.

use solve::Limits;
use solve::graph::{Graph, value, winning};

const SIZE: u32 = 10_000_000;

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
