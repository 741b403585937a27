//! Groups that fall, numbers of groups, and letters that are exchanged, against theorems and plain searches written from the rules.

use crate::facts::{file, sized};
use crate::random::Dice;
use boards::{Board, File, Given, Graph};
use limits::Limits;
use search::Search;
use std::collections::HashMap;
use std::sync::Arc;

fn value(file: &Arc<File>, given: &Given) -> u32 {
    let (board, start) = Board::open(file, given).unwrap_or_else(|misfit| panic!("{misfit:?}"));
    let mut search = Search::new(&board, &Limits::none());
    u32::from(search.sum(board.parts(&start).iter().map(Vec::as_slice)).expect("no limits"))
}

fn on_graph(file: &Arc<File>, vertices: usize, edges: &[[u32; 2]], picture: Option<String>) -> u32 {
    let labels = (0..vertices).map(|at| at.to_string()).collect();
    value(file, &Given { graph: Some(Graph { labels, edges: edges.to_vec() }), picture, ..Given::default() })
}

fn mex(values: &[u32]) -> u32 {
    (0..).find(|value| !values.contains(value)).expect("a value")
}

/// Neighbours of each vertex, as bits.
fn near(vertices: usize, edges: &[[u32; 2]]) -> Vec<u32> {
    let mut near = vec![0; vertices];
    for &[a, b] in edges {
        near[a as usize] |= 1 << b;
        near[b as usize] |= 1 << a;
    }
    near
}

/// The vertices among some that are joined to one.
fn joined(near: &[u32], from: u32, among: u32) -> u32 {
    let mut found = 1 << from;
    loop {
        let next =
            (0..32).filter(|at| found >> at & 1 == 1).fold(found, |all, at| all | near[at as usize]) & among;
        if next == found {
            return found;
        }
        found = next;
    }
}

/// All graphs of some vertices.
fn graphs(vertices: u32) -> impl Iterator<Item = Vec<[u32; 2]>> {
    let pairs: Vec<[u32; 2]> = (0..vertices).flat_map(|b| (0..b).map(move |a| [a, b])).collect();
    (0..1u32 << pairs.len())
        .map(move |set| (0..pairs.len()).filter(|at| set >> at & 1 == 1).map(|at| pairs[at]).collect())
}

/// 0.33: one vertex, or two that are joined, and no more pieces than before.
fn connected(near: &[u32], left: u32, known: &mut HashMap<u32, u32>) -> u32 {
    if let Some(&value) = known.get(&left) {
        return value;
    }
    let there = |at: u32| left >> at & 1 == 1;
    let whole = |taken: u32, first: u32| {
        let rest = joined(near, first, left) & !taken;
        rest == 0 || joined(near, rest.trailing_zeros(), rest) == rest
    };
    let mut values = Vec::new();
    for u in (0..near.len() as u32).filter(|&at| there(at)) {
        let pairs = (0..u).filter(|&v| there(v) && near[u as usize] >> v & 1 == 1).map(|v| 1 << u | 1 << v);
        for taken in pairs.chain([1 << u]) {
            if whole(taken, u) {
                values.push(connected(near, left & !taken, known));
            }
        }
    }
    let value = mex(&values);
    known.insert(left, value);
    value
}

#[test]
fn a_graph_of_0_33_has_the_value_of_a_plain_search() {
    let file = file("octal-graph");
    for edges in graphs(5) {
        let near = near(5, &edges);
        let known = connected(&near, 31, &mut HashMap::new());
        assert_eq!(on_graph(&file, 5, &edges, None), known, "{edges:?}");
    }
}

#[test]
fn arms_of_a_star_of_0_33_may_be_cut_by_three() {
    // L. Beaudou et al. 2018: a path of n vertices is a heap of n, and the value of a subdivided star depends on its arms mod 3 alone.
    let file = file("octal-graph");
    let star = |arms: &[u32]| {
        let mut edges = Vec::new();
        let mut next = 1;
        for &arm in arms {
            for at in 0..arm {
                edges.push([if at == 0 { 0 } else { next - 1 }, next]);
                next += 1;
            }
        }
        on_graph(&file, next as usize, &edges, None)
    };
    for length in 0..12 {
        assert_eq!(star(&[length]), (length + 1) % 3, "{length}");
    }
    for (a, b, c) in [(1, 1, 1), (1, 1, 2), (1, 2, 2), (2, 2, 2), (1, 2, 3)] {
        let known = star(&[a, b, c]);
        assert_eq!(star(&[a + 3, b, c]), known, "{a} {b} {c}");
        assert_eq!(star(&[a, b + 3, c + 3]), known, "{a} {b} {c}");
    }
}

#[test]
fn grim_on_paths_is_0_6() {
    let file = file("grim");
    let mut known: Vec<u32> = vec![0, 0];
    for length in 2..12usize {
        // A vertex is removed; where nothing is left beside it, it had no neighbour.
        let options: Vec<u32> = (0..length).map(|at| known[at] ^ known[length - 1 - at]).collect();
        known.push(mex(&options));
        let edges: Vec<[u32; 2]> = (1..length as u32).map(|at| [at - 1, at]).collect();
        assert_eq!(on_graph(&file, length, &edges, None), known[length], "{length}");
    }
}

/// Green Hackenbush by the definition: edges that are left, as bits; vertex 0 is the ground.
fn hackenbush(edges: &[[u32; 2]], left: u32, known: &mut HashMap<u32, u32>) -> u32 {
    if let Some(&value) = known.get(&left) {
        return value;
    }
    let there = |set: u32| edges.iter().enumerate().filter(move |(at, _)| set >> at & 1 == 1);
    let mut values = Vec::new();
    for (taken, _) in there(left) {
        let rest = left & !(1 << taken);
        let mut reached = 1u32;
        loop {
            let more = there(rest)
                .filter(|(_, [a, b])| reached >> a & 1 == 1 || reached >> b & 1 == 1)
                .fold(reached, |all, (_, [a, b])| all | 1 << a | 1 << b);
            if more == reached {
                break;
            }
            reached = more;
        }
        let kept = there(rest).filter(|(_, [a, _])| reached >> a & 1 == 1);
        values.push(hackenbush(edges, kept.fold(0, |set, (at, _)| set | 1 << at), known));
    }
    let value = mex(&values);
    known.insert(left, value);
    value
}

#[test]
fn edges_that_fall_make_hackenbush() {
    let text = "game hackenbush\non edges of graph\ncells edge \"#\", gone \".\", ground \"=\"\n\
                u is edge -> u is gone\nthen every group of edge that touches no ground is gone\n";
    let file = boards::read(text).expect("a game");
    let mut dice = Dice(6);
    for _ in 0..150 {
        // A vertex below the ground holds it by an edge that stays.
        let mut edges: Vec<[u32; 2]> = Vec::new();
        for new in 1..6u32 {
            edges.push([dice.roll(u64::from(new)) as u32, new]);
        }
        for _ in 0..dice.roll(3) {
            let (a, b) = (dice.roll(6) as u32, dice.roll(6) as u32);
            if a < b && !edges.contains(&[a, b]) {
                edges.push([a, b]);
            }
        }
        let known = hackenbush(&edges, (1 << edges.len()) - 1, &mut HashMap::new());
        let held: Vec<[u32; 2]> = edges.iter().copied().chain([[0, 6]]).collect();
        let labels = (0..7).map(|at| at.to_string()).collect();
        let graph = Graph { labels, edges: held.clone() };
        let given = Given { graph: Some(graph), ..Given::default() };
        let (board, _) = Board::open(&file, &given).unwrap_or_else(|misfit| panic!("{misfit:?}"));
        let ends = &board.structure().edges.as_ref().expect("edges").ends;
        let picture: String = ends.iter().map(|ends| if ends.contains(&6) { '=' } else { '#' }).collect();
        assert_eq!(on_graph(&file, 7, &held, Some(picture)), known, "{edges:?}");
    }
}

#[test]
fn stones_in_the_air_are_gone_before_play_begins() {
    let file = file("wall");
    let picture = |text: &str| value(&file, &Given { picture: Some(text.into()), ..Given::default() });
    assert_eq!(picture("#.#/..#/___"), picture("..#/..#/___"));
    assert_eq!(picture("###/#../___"), 4);
}

/// The nim-product, by its definition.
fn product(a: u32, b: u32, known: &mut HashMap<(u32, u32), u32>) -> u32 {
    if let Some(&value) = known.get(&(a, b)) {
        return value;
    }
    let mut values = Vec::new();
    for c in 0..a {
        for d in 0..b {
            values.push(product(c, b, known) ^ product(a, d, known) ^ product(c, d, known));
        }
    }
    let value = mex(&values);
    known.insert((a, b), value);
    value
}

#[test]
fn a_turned_rectangle_is_the_nim_product_of_two_rulers() {
    // Winning Ways, ch. 14: the Tartan Theorem.
    let file = file("rectangles");
    let ruler = |at: i64| 1u32 << at.trailing_zeros();
    let mut known = HashMap::new();
    for (rows, columns) in [(1, 8), (2, 2), (2, 4), (4, 2), (3, 3), (3, 4), (4, 4), (4, 12), (12, 8)] {
        let expected = product(ruler(rows), ruler(columns), &mut known);
        assert_eq!(u32::from(sized(&file, &[rows, columns])), expected, "{rows} {columns}");
    }
}

#[test]
fn lights_are_worth_what_each_alone_is() {
    // Winning Ways, ch. 14: a position of a turning game is the sum of its heads.
    let file = file("lights");
    for edges in graphs(4) {
        let alone: Vec<u32> = (0..4)
            .map(|at: usize| {
                on_graph(
                    &file,
                    4,
                    &edges,
                    Some((0..4).map(|other| if other == at { 'o' } else { '.' }).collect()),
                )
            })
            .collect();
        let above = |at: usize| {
            let larger = edges.iter().filter(|[a, _]| *a as usize == at);
            larger.fold(0, |sum, [_, b]| sum ^ alone[*b as usize])
        };
        for (at, &alone) in alone.iter().enumerate() {
            assert_eq!(alone, mex(&[above(at)]), "{edges:?}");
        }
        for set in 0..16u32 {
            let picture = (0..4).map(|at| if set >> at & 1 == 1 { 'o' } else { '.' }).collect();
            let sum = (0..4).filter(|at| set >> at & 1 == 1).fold(0, |sum, at| sum ^ alone[at as usize]);
            assert_eq!(on_graph(&file, 4, &edges, Some(picture)), sum, "{edges:?} {set:b}");
        }
    }
}

#[test]
fn tokens_that_vanish_together_are_worth_what_each_alone_is() {
    // A. S. Fraenkel, Y. Yesha 1982, where no token can come back. A step goes down or to the right: alone it is the parity of the steps left.
    let file = file("annihilation");
    let mut dice = Dice(14);
    for _ in 0..60 {
        let (rows, columns) = (1 + dice.roll(4), 1 + dice.roll(4));
        let (mut picture, mut sum) = (String::new(), 0);
        for row in 0..rows {
            for column in 0..columns {
                let token = dice.roll(3) == 0;
                picture.push(if token { 'o' } else { '.' });
                sum ^= u32::from(token) * ((rows - 1 - row + columns - 1 - column) % 2) as u32;
            }
            picture.push('/');
        }
        picture.pop();
        let given = Given { picture: Some(picture.clone()), ..Given::default() };
        assert_eq!(value(&file, &given), sum, "{picture}");
    }
}

/// Kotzig's Nim by the definition: is a place won from which these are taken?
fn goes_on(n: u32, steps: [u32; 2], at: u32, taken: u64) -> bool {
    steps.iter().any(|step| {
        let next = (at + step) % n;
        taken >> next & 1 == 0 && !goes_on(n, steps, next, taken | 1 << next)
    })
}

#[test]
fn circles_of_kotzig_are_won_as_by_a_plain_search() {
    let file = file("kotzig");
    for n in 3..14 {
        for steps in [[1, 2], [1, 3], [2, 3], [1, 4], [2, 5], [3, 4]] {
            let won = goes_on(n, steps, 0, 1);
            let [first, second] = steps.map(i64::from);
            assert_eq!(sized(&file, &[i64::from(n), first, second]) > 0, won, "{n} {steps:?}");
        }
    }
}
