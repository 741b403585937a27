//! Outcomes of whole sums against theorems and against the definition.

use crate::positions::games;

use crate::positions::games::{
    ByRule, chain, grundy, heaps, kayles, knight, lasker, multisets, nim, subtraction, sum,
};
use proptest::prelude::*;
use solve::pool::Component;
use solve::search::Outcomes;
use solve::{Game, Halt, Limits, Outcome, Refusal, StopReason, Verdict};
use std::collections::HashMap;

fn agree(game: ByRule, count: usize, most: u64) {
    let mut outcomes = Outcomes::new(&[&game]).unwrap();
    let mut memo = HashMap::new();
    for heaps in multisets(count, most) {
        let position = games::heaps(&heaps);
        let found = outcomes.outcome(&position, &Limits::none()).unwrap().outcome;
        assert_eq!(found, games::outcome(&[game], &position, &mut memo), "{heaps:?}");
        // The same without anything remembered, and with the heaps the other way round.
        let reversed: Vec<Component> = position.into_iter().rev().collect();
        let alone = solve::search::outcome(&[&game], &reversed, &Limits::none()).unwrap().outcome;
        assert_eq!(found, alone, "{heaps:?}");
    }
}

#[test]
fn misere_sums_agree_with_the_definition() {
    agree(ByRule::misere(nim), 3, 5);
    agree(ByRule::misere(kayles), 3, 6);
    agree(ByRule::misere(lasker), 3, 4);
    agree(ByRule::misere(grundy), 2, 10);
    agree(ByRule::misere(subtraction), 3, 8);
}

#[test]
fn normal_sums_agree_with_the_definition() {
    agree(ByRule::normal(kayles), 3, 6);
    agree(ByRule::normal(grundy), 2, 10);
}

#[test]
fn moves_in_several_heaps_agree_with_the_definition() {
    for reach in [2, 3, u64::MAX] {
        agree(ByRule::normal(nim).upto(reach), 4, 3);
        agree(ByRule::misere(nim).upto(reach), 4, 3);
        agree(ByRule::misere(kayles).upto(reach), 3, 4);
    }
}

#[test]
fn moores_nim_is_lost_exactly_if_each_binary_column_is_divisible() {
    for reach in 1..4u64 {
        let game = ByRule::normal(nim).upto(reach);
        let mut outcomes = Outcomes::new(&[&game]).unwrap();
        for heaps in multisets(4, 7) {
            let column = |bit: u32| heaps.iter().filter(|&&heap| heap >> bit & 1 == 1).count() as u64;
            let lost = (0..3).all(|bit| column(bit) % (reach + 1) == 0);
            let found = outcomes.outcome(&games::heaps(&heaps), &Limits::none()).unwrap().outcome;
            assert_eq!(found == Outcome::P, lost, "upto {reach} of {heaps:?}");
        }
    }
}

#[test]
fn misere_nim_is_as_bouton_found_it() {
    let game = ByRule::misere(nim);
    let mut outcomes = Outcomes::new(&[&game]).unwrap();
    for heaps in multisets(3, 12) {
        let xor = heaps.iter().fold(0, |xor, heap| xor ^ heap);
        let won = if heaps.iter().all(|&heap| heap <= 1) { xor == 0 } else { xor != 0 };
        let found = outcomes.outcome(&games::heaps(&heaps), &Limits::none()).unwrap().outcome;
        assert_eq!(found == Outcome::N, won, "{heaps:?}");
    }
}

#[test]
fn misere_kayles_rows_are_lost_exactly_at_1_4_9_12_20() {
    // Sibert and Conway: of single rows, only these are P.
    let game = ByRule::misere(kayles);
    let mut outcomes = Outcomes::new(&[&game]).unwrap();
    let lost = |n: &u64| outcomes.outcome(&heaps(&[*n]), &Limits::none()).unwrap().outcome == Outcome::P;
    assert_eq!((0..40).filter(lost).collect::<Vec<u64>>(), [1, 4, 9, 12, 20]);
}

#[test]
fn sums_of_different_games_agree_with_the_definition() {
    for stuck in [Verdict::Lost, Verdict::Won] {
        let with = |rule| ByRule { stuck, ..ByRule::normal(rule) };
        let games = [with(nim).upto(2), with(kayles), with(games::wythoff).pairs(), with(chain).upto(2)];
        let refs: Vec<&dyn Game> = games.iter().map(|game| game as &dyn Game).collect();
        let mut outcomes = Outcomes::new(&refs).unwrap();
        let mut memo = HashMap::new();
        for code in 0..1024u64 {
            let digit = |place: u64| code >> (2 * place) & 3;
            let position = sum(&[
                (0, &[digit(0)]),
                (1, &[digit(1) + 1]),
                (0, &[digit(2)]),
                (2, &[digit(3), digit(4)]),
                (3, &[digit(0)]),
            ]);
            let found = outcomes.outcome(&position, &Limits::none()).unwrap().outcome;
            assert_eq!(found, games::outcome(&games, &position, &mut memo), "{position:?}");
        }
    }
}

#[test]
fn knight_races_are_drawn_unless_two_knights_moves_are_near_in_number() {
    let race = ByRule {
        stuck: Verdict::Draw,
        end: Some(|at| (at == [0, 0]).then_some(Verdict::Lost)),
        ..ByRule::normal(knight).pairs()
    };
    let mut outcomes = Outcomes::new(&[&race]).unwrap();
    for (x, y) in (0..30 * 30).map(|code| (code % 30, code / 30)) {
        // x = k + 2l and y = 2k + l.
        let (k, l): (i64, i64) = (2 * y - x, 2 * x - y);
        let expected = match (k % 3 == 0 && k >= 0 && l >= 0).then_some((k / 3, l / 3)) {
            Some((k, l)) if k == l && (k + l) % 2 == 0 => Outcome::P,
            Some((k, l)) if (k - l).abs() == 1 && k + l > 0 => Outcome::N,
            _ => Outcome::D,
        };
        let at = [x as u64, y as u64];
        let found = outcomes.outcome(&sum(&[(0, &at)]), &Limits::none()).unwrap().outcome;
        assert_eq!(found, expected, "{at:?}");
        let graph = solve::loopy::analyse(&[&race], &sum(&[(0, &at)]), &Limits::none()).unwrap();
        assert_eq!(graph.outcome, expected, "{at:?}");
    }
}

#[test]
fn a_declared_end_in_a_sum_of_several_is_refused() {
    let race = ByRule {
        stuck: Verdict::Draw,
        end: Some(|at| (at == [0, 0]).then_some(Verdict::Lost)),
        ..ByRule::normal(knight).pairs()
    };
    let position = sum(&[(0, &[1, 2]), (0, &[3, 3])]);
    let refused = Halt::Refused(Refusal::DeclaredEnds);
    assert_eq!(solve::search::outcome(&[&race], &position, &Limits::none()), Err(refused.clone()));
    assert_eq!(solve::loopy::analyse(&[&race], &position, &Limits::none()), Err(refused.clone()));
    let ended = sum(&[(0, &[0, 0]), (0, &[3, 3])]);
    assert_eq!(solve::search::outcome(&[&race], &ended, &Limits::none()), Err(refused));
}

#[test]
fn a_chain_of_a_million_forced_moves_is_followed() {
    let game = ByRule::misere(chain);
    let solved = solve::search::outcome(&[&game], &heaps(&[1_000_000]), &Limits::none()).unwrap();
    assert_eq!((solved.outcome, solved.positions), (Outcome::N, 1_000_001));
}

#[test]
fn sums_of_any_length_and_of_any_number_of_components_are_told_apart() {
    // Every play of a sum of chains takes as many moves as it has steps, so their parity decides.
    let many = |count: usize, n: u64| vec![n; count];
    for (n, rest) in [
        (3, many(30, 3)),
        (2, many(19, 2)),
        (40, many(22, 1)),
        (90, many(14, 2)),
        (90, vec![70, 3, 2, 1, 1, 1]),
        (300, vec![260, 2, 1]),
        (400, many(9, 1)),
        (70_000, many(4, 1)),
    ] {
        let sum = heaps(&[vec![n], rest].concat());
        let moves: u64 = sum.iter().map(|heap| heap.words[0]).sum();
        for (game, lost) in [(ByRule::normal(chain), 0), (ByRule::misere(chain), 1)] {
            let expected = if moves % 2 == lost { Outcome::P } else { Outcome::N };
            let found = solve::search::outcome(&[&game], &sum, &Limits::none()).unwrap();
            assert_eq!(found.outcome, expected, "{sum:?}");
            let graph = solve::loopy::analyse(&[&game], &sum, &Limits::none()).unwrap();
            assert_eq!((graph.outcome, graph.remoteness), (expected, Some(moves)), "{sum:?}");
        }
    }
}

#[test]
fn misere_nim_with_many_small_heaps_is_as_bouton_found_it() {
    let game = ByRule::misere(nim);
    let mut outcomes = Outcomes::new(&[&game]).unwrap();
    for code in 0..12 * 12 * 4u64 {
        let (ones, twos, threes) = (code % 12, code / 12 % 12, code / 144);
        let position: Vec<u64> = [1, 2, 3]
            .into_iter()
            .zip([ones, twos, threes])
            .flat_map(|(n, count)| vec![n; count as usize])
            .collect();
        let xor = position.iter().fold(0, |xor, heap| xor ^ heap);
        let won = if twos + threes == 0 { xor == 0 } else { xor != 0 };
        let found = outcomes.outcome(&heaps(&position), &Limits::none()).unwrap().outcome;
        assert_eq!(found == Outcome::N, won, "{position:?}");
    }
}

#[test]
fn a_win_is_found_beside_a_cycle() {
    // 0 is stuck; 1 goes to 2 or 0; 2 goes back to 1.
    let game = ByRule::normal(|at| match at[0] {
        0 => vec![],
        1 => vec![vec![vec![2]], vec![vec![0]]],
        _ => vec![vec![vec![1]]],
    });
    for (n, expected) in [(1, Outcome::N), (2, Outcome::P)] {
        assert_eq!(
            solve::search::outcome(&[&game], &heaps(&[n]), &Limits::none()).unwrap().outcome,
            expected
        );
        assert_eq!(solve::loopy::analyse(&[&game], &heaps(&[n]), &Limits::none()).unwrap().outcome, expected);
    }
}

#[test]
fn the_memory_limit_stops_a_search_which_can_then_be_resumed() {
    let game = ByRule::misere(kayles);
    let mut outcomes = Outcomes::new(&[&game]).unwrap();
    let position = heaps(&[12, 13, 14]);
    let Err(Halt::Stopped { reason, positions }) =
        outcomes.outcome(&position, &Limits::none().with_memory(1 << 18))
    else {
        panic!("a quarter of a megabyte should not do");
    };
    assert_eq!(reason, StopReason::Memory);
    assert!(positions > 0);
    let resumed = outcomes.outcome(&position, &Limits::none()).unwrap();
    let fresh = solve::search::outcome(&[&game], &position, &Limits::none()).unwrap();
    assert_eq!(resumed.outcome, fresh.outcome);
}

#[test]
fn a_game_that_grows_for_ever_stops_at_the_memory_limit() {
    let game = ByRule::normal(|at| vec![vec![vec![at[0] + 1]]]);
    let tight = Limits::none().with_memory(1 << 22);
    let memory = |found: Result<(), Halt>| matches!(found, Err(Halt::Stopped { reason: StopReason::Memory, positions }) if positions < 1 << 20);
    assert!(memory(solve::search::outcome(&[&game], &heaps(&[0]), &tight).map(|_| ())));
    assert!(memory(solve::search::value(&[&game], &Component::new(0, [0]), &tight).map(|_| ())));
    assert!(memory(solve::loopy::analyse(&[&game], &heaps(&[0]), &tight).map(|_| ())));
}

proptest! {
    #[test]
    fn random_acyclic_games_agree_with_the_definition(
        bits in any::<u64>(),
        stuck in prop_oneof![Just(Verdict::Lost), Just(Verdict::Won), Just(Verdict::Draw)],
        heaps in proptest::collection::vec(0u64..5, 0..4),
        reach in 1u64..3,
    ) {
        // The option to go from n to a + b, for a <= b < n, is there if a bit says so; the bits are in the word.
        fn random(at: &[u64]) -> Vec<Vec<Vec<u64>>> {
            let (n, bits) = (at[0], at[1]);
            let pairs = (0..n).flat_map(|b| (0..=b).map(move |a| (a, b)));
            let allowed = |&(place, _): &(usize, (u64, u64))| bits.rotate_right(place as u32 + 7 * n as u32) & 1 == 1;
            let option = |(_, (a, b)): (usize, (u64, u64))| if a == 0 { vec![vec![b, bits]] } else { vec![vec![b, bits], vec![a, bits]] };
            pairs.enumerate().filter(allowed).map(option).collect()
        }
        let game = ByRule { stuck, ..ByRule::normal(random).pairs().upto(reach) };
        let position: Vec<Component> = heaps.iter().map(|&n| Component::new(0, [n, bits])).collect();
        let expected = games::outcome(&[game], &position, &mut HashMap::new());
        prop_assert_eq!(solve::search::outcome(&[&game], &position, &Limits::none()).unwrap().outcome, expected);
        prop_assert_eq!(solve::loopy::analyse(&[&game], &position, &Limits::none()).unwrap().outcome, expected);
    }
}

#[test]
fn components_that_move_together_by_the_rules_of_a_file_agree_with_the_definition() {
    let kayles_text = "(n) -> (i) + (j) where i + j = n - 1\n(n) -> (i) + (j) where i + j = n - 2";
    let subtraction_text = "(n) -> (n - k) where k in S";
    let games: [(&str, games::Rule); 2] = [(kayles_text, kayles), (subtraction_text, by_1_3_and_4)];
    for (rules, rule) in games {
        for misere in ["", "misere\n"] {
            for reach in [1, 2, 3] {
                let text = format!(
                    "game g(more default 1, S: set default {{1, 3, 4}})\n{rules}\nupto more + 1 components move\n{misere}"
                );
                let parsed = rules::parse(&text, &rules::NoLibrary);
                let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}: {:?}", parsed.diagnostics));
                let more = ("more".to_owned(), rules::Argument::Natural((reach - 1).into()));
                let instance = ruleset.instantiate(&[more], None).expect("it is a parameter");
                let by_rule = if misere.is_empty() { ByRule::normal(rule) } else { ByRule::misere(rule) };
                let (games, mut memo) = ([by_rule.upto(reach)], HashMap::new());
                let mut outcomes = Outcomes::new(&[&instance]).unwrap();
                for heaps in multisets(3, 5) {
                    let position = games::heaps(&heaps);
                    let found = outcomes.outcome(&position, &Limits::none()).unwrap().outcome;
                    assert_eq!(found, games::outcome(&games, &position, &mut memo), "{text}{heaps:?}");
                }
            }
        }
    }
}

/// One, three or four are taken.
fn by_1_3_and_4(at: &[u64]) -> Vec<Vec<Vec<u64>>> {
    [1, 3, 4].iter().filter_map(|take| at[0].checked_sub(*take)).map(|left| vec![vec![left]]).collect()
}
