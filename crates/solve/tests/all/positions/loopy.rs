//! Win, lose or draw and remoteness, against labels computed by the definition.

use crate::positions::games;

use crate::positions::games::{ByRule, heaps, kayles, nim};
use proptest::prelude::*;
use solve::loopy::{Graph, GraphError, Lengths, analyse, remoteness, solve_graph};
use solve::pool::Component;
use solve::{Game, Limits, Outcome, Verdict};

/// Who wins within so many moves, by the definition, for one more move at a time until nothing is new: a
/// position is lost in `r` if all its options are won in less, won in `r` if one is lost in less.
fn naive(graph: &Graph) -> Vec<(Outcome, Option<u64>)> {
    let count = graph.len() as u32;
    let mut labels: Vec<Option<(Outcome, u64)>> = (0..count)
        .map(|vertex| match graph.verdict(vertex) {
            Some(Verdict::Lost) => Some((Outcome::P, 0)),
            Some(Verdict::Won) => Some((Outcome::N, 0)),
            _ => None,
        })
        .collect();
    for round in 1..=u64::from(count) {
        let before = labels.clone();
        for vertex in (0..count).filter(|&vertex| graph.verdict(vertex).is_none()) {
            if before[vertex as usize].is_some() {
                continue;
            }
            let options: Vec<Option<Outcome>> =
                graph.targets(vertex).iter().map(|&to| before[to as usize].map(|label| label.0)).collect();
            if options.contains(&Some(Outcome::P)) {
                labels[vertex as usize] = Some((Outcome::N, round));
            } else if options.iter().all(|&option| option == Some(Outcome::N)) {
                labels[vertex as usize] = Some((Outcome::P, round));
            }
        }
    }
    let label = |label: Option<(Outcome, u64)>| label.map_or((Outcome::D, None), |(who, r)| (who, Some(r)));
    labels.into_iter().map(label).collect()
}

fn verdict() -> impl Strategy<Value = Verdict> {
    prop_oneof![Just(Verdict::Lost), Just(Verdict::Won), Just(Verdict::Draw)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn random_digraphs_are_labelled_as_the_definition_says(
        lists in proptest::collection::vec(proptest::collection::vec(0u32..14, 0..4), 14),
        stuck in verdict(),
        ends in proptest::collection::vec((0u32..14, verdict()), 0..3),
    ) {
        let mut offsets = vec![0];
        let mut targets = vec![];
        for list in lists {
            targets.extend(list);
            offsets.push(targets.len() as u32);
        }
        let graph = Graph::new(offsets, targets, stuck, ends).unwrap();
        let labels = solve_graph(&graph);
        for (vertex, expected) in naive(&graph).into_iter().enumerate() {
            let vertex = vertex as u32;
            prop_assert_eq!((labels.outcome(vertex), labels.remoteness(vertex)), expected, "vertex {}", vertex);
        }
    }

    #[test]
    fn random_cyclic_games_are_analysed_as_their_graphs(bits in any::<u64>(), start in 0u64..8) {
        // An arrow from a to b if a bit says so; sparse, so that there are ends, wins and draws.
        fn arrow(bits: u64, a: u64, b: u64) -> bool {
            let bit = |turn: u64| bits.rotate_right((8 * a + b + turn) as u32) & 1 == 1;
            bit(0) && bit(23)
        }
        let game = ByRule::normal(|at| {
            (0..8).filter(|&b| arrow(at[1], at[0], b)).map(|b| vec![vec![b, at[1]]]).collect()
        }).pairs();
        let edges = (0..64u32).map(|code| (code / 8, code % 8)).filter(|&(a, b)| arrow(bits, a.into(), b.into()));
        let graph = Graph::from_edges(8, edges, Verdict::Lost).unwrap();
        let expected = naive(&graph);
        let position = games::sum(&[(0, &[start, bits])]);
        let found = analyse(&[&game], &position, &Limits::none()).unwrap();
        prop_assert_eq!((found.outcome, found.remoteness), expected[start as usize]);
        for choice in found.options {
            // A component at which play has stopped is dropped, and is lost.
            let label = choice.sum.first().map_or((Outcome::P, Some(0)), |at| expected[at.words[0] as usize]);
            prop_assert_eq!((choice.outcome, choice.remoteness), label);
        }
        if let Ok(solved) = solve::search::outcome(&[&game], &position, &Limits::none()) {
            prop_assert_eq!(solved.outcome, found.outcome);
        }
    }
}

#[test]
fn the_winner_hurries_and_the_loser_delays() {
    // 0 ← 1 ← 2 ← 3 ← 4, and a short cut from 4 to 2, and from 3 to 0.
    let edges = [(1, 0), (2, 1), (3, 2), (4, 3), (4, 2), (3, 0)];
    let graph = Graph::from_edges(5, edges, Verdict::Lost).unwrap();
    let labels = solve_graph(&graph);
    let found: Vec<_> = (0..5).map(|vertex| (labels.outcome(vertex), labels.remoteness(vertex))).collect();
    use Outcome::{N, P};
    assert_eq!(found, [(P, Some(0)), (N, Some(1)), (P, Some(2)), (N, Some(1)), (N, Some(3))]);
}

#[test]
fn a_long_chain_has_its_length_as_remoteness() {
    let count = 1_000_000;
    let graph = Graph::from_edges(count, (1..count).map(|n| (n, n - 1)), Verdict::Lost).unwrap();
    assert_eq!(solve_graph(&graph).remoteness(count - 1), Some(999_999));
}

#[test]
fn a_graph_that_is_none_is_refused() {
    assert_eq!(Graph::from_edges(2, [(0, 2)], Verdict::Lost).err(), Some(GraphError::NoSuchVertex));
    assert_eq!(Graph::from_edges(2, [(2, 0)], Verdict::Lost).err(), Some(GraphError::NoSuchVertex));
    assert_eq!(Graph::new(vec![0, 2], vec![0], Verdict::Lost, vec![]).err(), Some(GraphError::Offsets));
    assert_eq!(Graph::new(vec![], vec![], Verdict::Lost, vec![]).err(), Some(GraphError::Offsets));
    assert_eq!(
        Graph::new(vec![0, 0], vec![], Verdict::Lost, vec![(1, Verdict::Won)]).err(),
        Some(GraphError::NoSuchVertex)
    );
}

#[test]
fn remoteness_of_sums_that_end_goes_by_the_definition() {
    // Remoteness from the rules: 0 at ends, one more than the least lost or the greatest won option.
    fn remoteness(game: &ByRule, sum: &[solve::pool::Component]) -> (bool, u64) {
        let options: Vec<_> =
            games::moves(&[*game], sum).iter().map(|after| remoteness(game, after)).collect();
        match options.iter().filter(|option| !option.0).map(|option| option.1).min() {
            Some(least) => (true, least + 1),
            None if options.is_empty() => (game.stuck == Verdict::Won, 0),
            None => (false, 1 + options.iter().map(|option| option.1).max().unwrap()),
        }
    }
    for game in [ByRule::normal(nim), ByRule::misere(kayles), ByRule::normal(nim).upto(2)] {
        for list in games::multisets(3, 2).into_iter().chain(games::multisets(2, 4)) {
            let found = analyse(&[&game], &heaps(&list), &Limits::none()).unwrap();
            let (won, moves) = remoteness(&game, &heaps(&list));
            assert_eq!((found.outcome == Outcome::N, found.remoteness), (won, Some(moves)), "{list:?}");
            let best: Vec<_> = found.best().collect();
            assert_eq!(best.is_empty(), found.options.is_empty(), "{list:?}");
            assert!(best.iter().all(|choice| choice.remoteness == Some(moves - 1)), "{list:?}");
        }
    }
}

#[test]
fn the_remoteness_of_a_small_sum_is_that_of_its_graph() {
    let take = |at: &[u64]| (1..=at[0].min(3)).map(|taken| vec![vec![at[0] - taken]]).collect();
    let pairs = |at: &[u64]| {
        let (a, b) = (at[0], at[1]);
        let one = (0..a).map(|less| vec![vec![less, b]]);
        one.chain((1..=b.min(2)).map(|taken| vec![vec![a + 1, b - taken]])).collect()
    };
    for misere in [false, true] {
        let made = |rule| if misere { ByRule::misere(rule) } else { ByRule::normal(rule) };
        let (nim, take, pairs) = (made(nim), made(take), made(pairs).pairs());
        let games: [&dyn Game; 3] = [&nim, &take, &pairs];
        let one = |game: usize, words: &[u64]| Component::new(game, words.to_vec());
        let mut sums = vec![vec![], vec![one(1, &[17])], vec![one(2, &[2, 5])]];
        for (a, b) in (0..6).flat_map(|a| (0..6).map(move |b| (a, b))) {
            sums.push(vec![one(0, &[a]), one(0, &[b]), one(0, &[3])]);
            sums.push(vec![one(0, &[a]), one(1, &[2 * b]), one(0, &[a])]);
            sums.push(vec![one(2, &[a, b % 3]), one(1, &[b])]);
        }
        for sum in &sums {
            let analysis = analyse(&games, sum, &Limits::none()).unwrap();
            assert_eq!(remoteness(&games, sum, 1 << 20), analysis.remoteness, "{misere} {sum:?}");
            assert_eq!(remoteness(&games, &[sum.clone(), vec![one(0, &[9])]].concat(), 9), None);
        }
    }
    // What splits, ends in draws, or is moved in several components at a time is for the graph.
    let draws = ByRule { stuck: Verdict::Draw, ..ByRule::normal(nim) };
    let ends = ByRule { end: Some(|at| (at[0] == 1).then_some(Verdict::Won)), ..ByRule::normal(nim) };
    for game in [ByRule::normal(kayles), ByRule::normal(nim).upto(2), draws, ends] {
        assert_eq!(remoteness(&[&game], &[Component::new(0, [4])], 1 << 20), None);
    }
}

#[test]
fn remembered_lengths_are_those_of_the_graph_in_any_order_of_questions() {
    let take = |at: &[u64]| (1..=at[0].min(3)).map(|taken| vec![vec![at[0] - taken]]).collect();
    let pairs = |at: &[u64]| {
        let (a, b) = (at[0], at[1]);
        let one = (0..a).map(|less| vec![vec![less, b]]);
        one.chain((1..=b.min(2)).map(|taken| vec![vec![a + 1, b - taken]])).collect()
    };
    for misere in [false, true] {
        let made = |rule| if misere { ByRule::misere(rule) } else { ByRule::normal(rule) };
        for (game, arity) in [(made(nim), 1), (made(take), 1), (made(pairs).pairs(), 2)] {
            let mut lengths = Lengths::default();
            for number in 0..60u64 {
                // Small and large sums by turns, with empty and equal components.
                let digits = [number * 7 % 6, number * 5 % 4, number % 3, number * 3 % 5];
                let sum: Vec<Component> =
                    digits.chunks(arity).map(|words| Component::new(0, words.to_vec())).collect();
                // A limit that stops it does no harm to later answers.
                let few = lengths.remoteness(&game, &sum, 3);
                let expected = analyse(&[&game], &sum, &Limits::none()).unwrap().remoteness;
                assert!(few.is_none() || few == expected, "{misere} {sum:?}");
                assert_eq!(lengths.remoteness(&game, &sum, 1 << 20), expected, "{misere} {sum:?}");
            }
        }
    }
    let draws = ByRule { stuck: Verdict::Draw, ..ByRule::normal(nim) };
    let ends = ByRule { end: Some(|at| (at[0] == 1).then_some(Verdict::Won)), ..ByRule::normal(nim) };
    for game in [ByRule::normal(kayles), ByRule::normal(nim).upto(2), draws, ends] {
        assert_eq!(Lengths::default().remoteness(&game, &[Component::new(0, [4])], 1 << 20), None);
    }
}
