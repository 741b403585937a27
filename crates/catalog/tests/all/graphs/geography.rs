//! Undirected vertex geography, from its rule.

use crate::exhaustive::{Exhausted, Words, big, option, theory};
use dashu_int::UBig;
use rules::{Argument, Convention, Graph, Outcome};
use std::collections::BTreeSet;

/// Pseudorandom numbers, the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

type Edges = Vec<(u64, u64)>;

/// All moves: an edge from the first number to a vertex that is not in the row.
fn moves(vertices: &[Words], joined: impl Fn(&[u64], &[u64]) -> bool, at: &[u64]) -> Vec<Words> {
    let width = vertices.first().map_or(1, Vec::len);
    let here: BTreeSet<&[u64]> = at.chunks(width).collect();
    let free = vertices.iter().filter(|next| !here.contains(&next[..]));
    let reached = free.filter(|next| at.is_empty() || joined(&at[..width], next));
    let after = |next: &Words| [&next[..], &here.iter().copied().collect::<Vec<_>>().concat()].concat();
    reached.map(after).collect()
}

/// Every place of the token with every set of visited vertices, and the position without a token.
fn positions(vertices: &[Words]) -> Vec<Words> {
    let mut all = vec![Vec::new()];
    for (index, token) in vertices.iter().enumerate() {
        for set in (0u32..1 << vertices.len()).filter(|set| set >> index & 1 == 0) {
            let visited = vertices.iter().enumerate().filter(|(other, _)| set >> other & 1 == 1);
            all.push([&token[..], &visited.flat_map(|(_, name)| name.clone()).collect::<Vec<_>>()].concat());
        }
    }
    all
}

fn lost(_: &[u64]) -> Outcome {
    Outcome::P
}

fn graph(edges: &Edges, lone: &[u64]) -> Argument {
    let number = |vertex: u64| UBig::from(vertex);
    Argument::Graph(Graph {
        edges: edges.iter().map(|&(a, b)| (number(a), number(b))).collect(),
        vertices: lone.iter().copied().map(number).collect(),
    })
}

/// Compares the theorem with the rule in all positions of a graph. Returns their number.
fn on_graph(edges: &Edges, lone: &[u64]) -> usize {
    let ends = edges.iter().flat_map(|&(a, b)| [a, b]).chain(lone.iter().copied());
    let vertices: Vec<Words> =
        ends.collect::<BTreeSet<u64>>().into_iter().map(|vertex| vec![vertex]).collect();
    let pairs: BTreeSet<(u64, u64)> = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]).collect();
    let options = |at: &[u64]| moves(&vertices, |a, b| pairs.contains(&(a[0], b[0])), at);
    let judged = theory("geography", &[graph(edges, lone)], Convention::Normal);
    compare(Exhausted::new(options, lost), &*judged, &vertices)
}

/// Compares all positions; returns their number.
fn compare(
    mut rule: Exhausted<impl Fn(&[u64]) -> Vec<Words>, impl Fn(&[u64]) -> Outcome>,
    theory: &dyn catalog::theory::Theory,
    vertices: &[Words],
) -> usize {
    let all = positions(vertices);
    all.iter().for_each(|at| rule.judged_rightly_at(theory, at));
    all.len()
}

#[test]
fn geography_on_random_graphs() {
    let chance = &mut Chance(11);
    let mut compared = 0;
    for round in 0..250 {
        let count = 1 + chance.below(7);
        let bipartite = round % 3 == 0;
        // Loops and parallel edges are of no use; some vertices stay without edges, and some graphs have parts.
        let mut edges = Edges::new();
        for _ in 0..chance.below(2 * count + 1) {
            let (a, b) = (chance.below(count), chance.below(count));
            if !bipartite || a % 2 != b % 2 {
                edges.push((3 * a, 3 * b));
            }
        }
        let lone: Vec<u64> = (0..count).map(|vertex| 3 * vertex).collect();
        compared += on_graph(&edges, &lone);
    }
    assert!(compared > 20_000, "only {compared}");
    assert_eq!(on_graph(&vec![], &[]), 1, "the empty graph has one position");
}

#[test]
fn geography_on_odd_circles_that_share_vertices() {
    let circles: [&[(u64, u64)]; 4] = [
        &[(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 2), (4, 5)],
        &[(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (0, 5), (5, 6), (6, 7)],
        &[(0, 1), (1, 2), (2, 0), (0, 3), (3, 4), (4, 5), (5, 3), (5, 6)],
        // Petersen's graph without two of its vertices.
        &[(0, 1), (1, 2), (2, 3), (0, 5), (1, 6), (2, 7), (5, 7), (3, 0), (6, 3)],
    ];
    for edges in circles {
        on_graph(&edges.to_vec(), &[]);
    }
}

#[test]
fn geography_on_grids_with_walls() {
    let chance = &mut Chance(23);
    let mut compared = 0;
    for round in 0..108 {
        let (rows, columns) = [(1, 5), (2, 3), (3, 3), (2, 4), (4, 2), (3, 2)][round % 6];
        let squares = || (1..=rows).flat_map(|row| (1..=columns).map(move |column| vec![row, column]));
        let walls: Vec<Words> = squares().filter(|_| chance.below(4) == 0).collect();
        let free: Vec<Words> = squares().filter(|square| !walls.contains(square)).collect();
        let step = ["side", "king", "knight"][round / 6 % 3];
        let joined = |a: &[u64], b: &[u64]| {
            let far = [a[0].abs_diff(b[0]), a[1].abs_diff(b[1])];
            match step {
                "side" => far[0] + far[1] == 1,
                "king" => far[0].max(far[1]) == 1,
                _ => far[0] * far[1] == 2,
            }
        };
        let tuples = walls.iter().map(|wall| big(wall)).collect();
        let parameters = [
            Argument::Natural(rows.into()),
            Argument::Natural(columns.into()),
            Argument::Choice(step.into()),
            Argument::Tuples(tuples),
        ];
        let judged = theory("geography-grid", &parameters, Convention::Normal);
        let rule = Exhausted::new(|at: &[u64]| moves(&free, joined, at), lost);
        compared += compare(rule, &*judged, &free);
    }
    assert!(compared > 20_000, "only {compared}");
}

#[test]
fn a_sum_is_judged_only_where_one_token_can_move() {
    let path = [graph(&vec![(0, 1), (1, 2)], &[9])];
    let judged = theory("geography", &path, Convention::Normal);
    let outcome = |sum: &[&[u64]]| {
        let numbers: Vec<Vec<UBig>> = sum.iter().map(|at| big(at)).collect();
        judged.outcome(&numbers.iter().map(|at| &at[..]).collect::<Vec<_>>())
    };
    assert_eq!(outcome(&[&[9], &[1], &[0, 1]]), Some(Outcome::N));
    assert_eq!(outcome(&[&[9], &[0, 1]]), Some(Outcome::P));
    assert_eq!(outcome(&[&[0], &[1]]), None);
    assert!(catalog::theory::theory("geography", &path, Convention::Misere).is_none());
}

#[test]
fn the_recommended_move_follows_a_matching_until_the_opponent_is_stuck() {
    // A grid of 200 rows and 200 columns has a perfect matching; the second player answers at random places.
    let number = |number: u64| Argument::Natural(number.into());
    let parameters = [number(200), number(200), Argument::Choice("side".into()), Argument::Tuples(vec![])];
    let judged = theory("geography-grid", &parameters, Convention::Normal);
    let judgement = judged.judge(&[&big(&[7, 9])], 1).expect("judged");
    assert_eq!(judgement.outcome, Outcome::N);
    assert_eq!(judged.outcome(&[&[]]), Some(Outcome::P));
    let chance = &mut Chance(5);
    let mut at = vec![7, 9];
    for _ in 0..60 {
        let judged = judged.judge(&[&big(&at)], 1).expect("judged");
        assert_eq!(judged.outcome, Outcome::N, "{at:?}");
        at = option(&judged.moves.first[0], 0);
        let visited: BTreeSet<&[u64]> = at.chunks(2).collect();
        let [row, column] = [at[0], at[1]];
        let near = [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]];
        let open = |square: &&[u64; 2]| square.iter().all(|at| (1..=200).contains(at));
        let free: Vec<[u64; 2]> =
            near.iter().filter(open).filter(|next| !visited.contains(&next[..])).copied().collect();
        if free.is_empty() {
            return;
        }
        at = [&free[chance.below(free.len() as u64) as usize][..], &at].concat();
    }
}
