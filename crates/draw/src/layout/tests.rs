//! Facts about places.

use super::*;
use crate::ExportError;
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Rounding of sums.
const SLACK: f64 = 1e-6;

type Ends = (usize, usize);

/// Distances from the ground by the definition; `None` for what does not stand on it.
fn distances(count: usize, edges: &[Ends]) -> Vec<Option<usize>> {
    let mut far = vec![None; count];
    far[0] = Some(0);
    for step in 1..=count {
        for (a, b) in edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]) {
            if far[a] == Some(step - 1) && far[b].is_none() {
                far[b] = Some(step);
            }
        }
    }
    far
}

/// Smallest distance of two of these places.
fn closest(points: &[Point]) -> f64 {
    let pairs =
        points.iter().enumerate().flat_map(|(index, a)| points[..index].iter().map(|b| a.distance(*b)));
    pairs.fold(f64::INFINITY, f64::min)
}

/// Asserts that all places are inside, and finite.
fn inside(placed: &Placed, points: &[Point], half: f64) {
    for at in points {
        assert!(at.x > half - SLACK && at.x < placed.width - half + SLACK, "{at:?} of {}", placed.width);
        let over = SLACK - half.min(0.0);
        assert!(at.y > -over && at.y < placed.height + over, "{at:?} of {}", placed.height);
    }
}

fn graphs(vertices: usize, edges: usize) -> impl Strategy<Value = Vec<Ends>> {
    prop::collection::vec((0..vertices, 0..vertices), 0..edges)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn vertices_stand_as_high_as_they_are_far_from_the_ground_with_their_room(edges in graphs(20, 40)) {
        let placed = on_ground(20, &edges).expect("a small graph");
        let heights = distances(20, &edges);
        for (at, height) in placed.vertices.iter().zip(heights) {
            if let Some(height) = height {
                prop_assert!((at.y - height as f64 * LAYER).abs() < SLACK);
            }
        }
        prop_assert!(closest(&placed.vertices[1..]) > 1.0 - SLACK);
        inside(&placed, &placed.vertices[1..], 0.5);
        let loops = edges.iter().filter(|&&ends| ends == (0, 0)).count();
        prop_assert_eq!(placed.ground_loops.len(), loops);
        let left = loops as f64;
        prop_assert!(placed.ground_loops.iter().all(|&x| x > 0.0 && x < left));
        prop_assert!(placed.vertices[1..].iter().all(|at| at.x > left));
    }

    #[test]
    fn arrows_lead_down_where_nothing_goes_round(edges in graphs(20, 40)) {
        let down: BTreeSet<Ends> = edges.into_iter().filter(|(a, b)| a != b).map(|(a, b)| (a.min(b), a.max(b))).collect();
        let down: Vec<Ends> = down.into_iter().collect();
        let placed = with_arrows(20, &down).expect("a small graph");
        // By the definition: the longest way to an end.
        let mut level = [0usize; 20];
        for vertex in (0..20).rev() {
            let next = down.iter().filter(|&&(from, _)| from == vertex);
            level[vertex] = next.map(|&(_, to)| level[to] + 1).max().unwrap_or(0);
        }
        for (at, level) in placed.vertices.iter().zip(level) {
            prop_assert!((at.y - level as f64 * LAYER).abs() < SLACK);
        }
        prop_assert!(closest(&placed.vertices) > 1.0 - SLACK);
        inside(&placed, &placed.vertices, 0.5);
        for (&(from, to), route) in down.iter().zip(&placed.routes) {
            // A place in each layer between, each with room to the vertices there.
            prop_assert_eq!(route.len(), level[from] - level[to] - 1);
            for (passed, at) in (1..).zip(route) {
                prop_assert!((at.y - (level[from] - passed) as f64 * LAYER).abs() < SLACK);
                let near = placed.vertices.iter().map(|vertex| vertex.distance(*at)).fold(f64::INFINITY, f64::min);
                prop_assert!(near > 0.68 - SLACK, "{near}");
            }
            inside(&placed, route, 0.0);
        }
    }

    #[test]
    fn vertices_of_any_directed_graph_keep_their_room(edges in graphs(24, 40)) {
        let placed = with_arrows(24, &edges).expect("a small graph");
        prop_assert!(closest(&placed.vertices) > 1.0 - SLACK);
        inside(&placed, &placed.vertices, 0.5);
        for ((from, to), route) in edges.iter().zip(&placed.routes) {
            // An arrow may bow out of the whole, less far than vertices need anyway.
            inside(&placed, route, -0.2);
            prop_assert_eq!(from == to, route.len() == 1 && (route[0].distance(placed.vertices[*from]) - 0.5).abs() < SLACK);
        }
    }
}

#[test]
fn a_vertex_stands_above_the_middle_of_what_holds_it() {
    let placed = on_ground(5, &[(0, 1), (1, 2), (2, 3), (3, 4), (4, 1)]).expect("a small graph");
    let at = &placed.vertices;
    assert_eq!((at[2].y, at[4].y), (2.0 * LAYER, 2.0 * LAYER));
    assert_eq!(at[3].y, 3.0 * LAYER);
    assert!(
        (at[1].x - at[3].x).abs() < SLACK && (at[1].x - (at[2].x + at[4].x) / 2.0).abs() < SLACK,
        "{at:?}"
    );
}

#[test]
fn loops_and_parallel_edges_widen_their_vertex() {
    let plain = on_ground(3, &[(0, 1), (0, 2)]).expect("a small graph");
    assert_eq!((plain.width, plain.vertices[2].x - plain.vertices[1].x), (2.0, 1.0));
    let looped = on_ground(3, &[(0, 1), (0, 2), (1, 1), (1, 1), (0, 2), (0, 2)]).expect("a small graph");
    assert!(looped.vertices[2].x - looped.vertices[1].x > 1.55, "{looped:?}");
}

#[test]
fn plants_stand_side_by_side_and_what_stands_nowhere_last() {
    // 5-6 hangs on nothing; 3-4 is met before 1-2.
    let placed = on_ground(7, &[(5, 6), (0, 3), (3, 4), (0, 1), (1, 2)]).expect("a small graph");
    let x: Vec<f64> = placed.vertices.iter().map(|at| at.x).collect();
    assert_eq!(x[3..=4], [0.5, 0.5]);
    assert_eq!(x[1..=2], [1.5, 1.5]);
    assert_eq!(x[5..=6], [2.5, 2.5]);
    assert_eq!((placed.vertices[5].y, placed.vertices[6].y), (LAYER, 2.0 * LAYER));
}

#[test]
fn opposite_arrows_bow_apart() {
    let placed = with_arrows(3, &[(0, 1), (1, 0), (1, 2)]).expect("a small graph");
    let [there, back, single] = &placed.routes[..] else { panic!("{placed:?}") };
    assert!(single.is_empty());
    assert!((there[0].distance(back[0]) - 0.4).abs() < SLACK, "{placed:?}");
}

#[test]
fn small_cycles_stand_on_a_circle_and_play_that_ends_does_not() {
    let round: Vec<Ends> = (0..6).map(|at| (at, (at + 1) % 6)).collect();
    let placed = with_arrows(6, &round).expect("a small graph");
    let middle = Point { x: placed.width / 2.0, y: placed.height / 2.0 };
    assert!(placed.vertices.iter().all(|at| (at.distance(middle) - 1.0).abs() < SLACK), "{placed:?}");
    // Clockwise from the top.
    assert!(
        (placed.vertices[0].y - placed.height).abs() < SLACK && placed.vertices[1].x > placed.vertices[5].x
    );
    // A cycle of two in a long way down stays in its layers: one of its arrows leads up.
    let mostly_down = [(0, 1), (1, 2), (2, 1), (2, 3), (3, 4), (4, 5)];
    let placed = with_arrows(6, &mostly_down).expect("a small graph");
    let heights: Vec<f64> = placed.vertices.iter().map(|at| at.y / LAYER).collect();
    assert_eq!(heights, [5.0, 4.0, 3.0, 2.0, 1.0, 0.0]);
}

#[test]
fn the_arrow_that_closes_a_long_cycle_leads_up_beside_it() {
    let count = 20;
    let round: Vec<Ends> = (0..count).map(|at| (at, (at + 1) % count)).collect();
    let placed = with_arrows(count, &round).expect("a small graph");
    let back = &placed.routes[count - 1];
    assert_eq!(back.len(), count - 2);
    assert!(back.windows(2).all(|pair| pair[0].y < pair[1].y));
    assert!(
        back.iter()
            .zip(placed.vertices[1..].iter().rev().skip(1))
            .all(|(at, vertex)| at.distance(*vertex) > 0.6)
    );
}

#[test]
fn graphs_beyond_the_limits_are_refused_and_those_within_placed() {
    let path: Vec<Ends> = (0..MOST_EDGES).map(|at| (at, at + 1)).collect();
    let placed = on_ground(MOST_EDGES + 1, &path).expect("within the limit");
    assert!((placed.height - MOST_EDGES as f64 * LAYER).abs() < SLACK);
    assert!(with_arrows(MOST_EDGES + 1, &path).is_ok());
    let star: Vec<Ends> = (1..MOST_EDGES).map(|leaf| (1, leaf + 1)).chain([(0, 1)]).collect();
    let again = || on_ground(MOST_EDGES + 1, &star).expect("within the limit");
    assert_eq!(again(), again());
    let several = vec![(0, 1); MOST_EDGES + 1];
    for place in [on_ground, with_arrows] {
        assert!(
            matches!(place(2, &several), Err(ExportError::Edges { edges, most: MOST_EDGES }) if edges == MOST_EDGES + 1)
        );
        assert!(matches!(place(100_000, &[]), Err(ExportError::Vertices { vertices: 100_000, .. })));
        assert!(place(MOST_VERTICES, &[]).is_ok_and(|placed| closest(&placed.vertices[1..]) > 1.0 - SLACK));
        assert!(place(0, &[]).is_ok() && place(1, &[(0, 0)]).is_ok());
        // Ends of edges count, though fewer vertices are named.
        assert!(place(0, &[(3, 5)]).is_ok_and(|placed| placed.vertices.len() == 6));
        assert!(matches!(place(0, &[(0, usize::MAX)]), Err(ExportError::Vertices { .. })));
    }
}

#[test]
fn places_for_passing_arrows_are_bounded() {
    // A path, arrows from each vertex to the last, each of which passes all that is below, and short ones.
    let count = 600;
    let step = |length: usize| (length..count).map(move |at| (at - length, at));
    let edges: BTreeSet<Ends> =
        step(1).chain(step(3)).chain((0..count - 2).map(|from| (from, count - 1))).collect();
    let edges: Vec<Ends> = edges.into_iter().collect();
    let placed = with_arrows(count, &edges).expect("within the limit");
    let passed: usize = placed.routes.iter().map(Vec::len).sum();
    assert!((2000..=10_000).contains(&passed), "{passed}");
    let short = edges.iter().zip(&placed.routes).filter(|((from, to), _)| to - from == 3);
    assert!(short.clone().count() > 500 && short.into_iter().all(|(_, route)| route.len() == 2));
    assert!((placed.vertices[0].y - (count - 1) as f64 * LAYER).abs() < SLACK);
}

#[test]
fn a_path_lies_straight_and_a_cycle_is_round() {
    let path: Vec<Ends> = (1..8).map(|vertex| (vertex - 1, vertex)).collect();
    let placed = evenly(8, &path).expect("a small graph");
    assert!(placed.height < 0.05 && (placed.width - 8.0).abs() < 0.1, "{placed:?}");
    let cycle: Vec<Ends> = (0..8).map(|vertex| (vertex, (vertex + 1) % 8)).collect();
    let placed = evenly(8, &cycle).expect("a small graph");
    let middle = Point { x: placed.width / 2.0, y: placed.height / 2.0 };
    let far: Vec<f64> = placed.vertices.iter().map(|at| at.distance(middle)).collect();
    let (least, most) =
        far.iter().fold((f64::INFINITY, 0.0_f64), |(least, most), &far| (least.min(far), most.max(far)));
    assert!(most - least < 0.05, "{far:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn vertices_without_directions_stand_apart(edges in graphs(12, 24)) {
        let placed = evenly(12, &edges).expect("a small graph");
        prop_assert!(closest(&placed.vertices) > 0.3, "{:?}", placed.vertices);
        inside(&placed, &placed.vertices, 0.5);
    }
}

#[test]
fn a_planar_graph_has_no_crossings() {
    // A pentagon, a path across it, and a pendant.
    let edges: [Ends; 8] = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (0, 5), (5, 6), (2, 5)];
    let placed = evenly(7, &edges).expect("a small graph");
    let at = |vertex: usize| placed.vertices[vertex];
    let side = |a: usize, b: usize, c: usize| {
        (at(b).x - at(a).x) * (at(c).y - at(a).y) > (at(b).y - at(a).y) * (at(c).x - at(a).x)
    };
    for (place, &(a, b)) in edges.iter().enumerate() {
        for &(c, d) in edges[..place].iter().filter(|&&(c, d)| ![c, d].contains(&a) && ![c, d].contains(&b)) {
            assert!(side(a, b, c) == side(a, b, d) || side(c, d, a) == side(c, d, b), "{a}-{b} {c}-{d}");
        }
    }
}
