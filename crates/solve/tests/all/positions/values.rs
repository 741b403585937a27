//! Nim-values and nim-sums against published sequences and against the definition.

use crate::positions::games;

use crate::positions::games::{
    ByRule, chain, dawson, grundy, heaps, kayles, lasker, nim, subtraction, sum, wythoff,
};
use solve::pool::Component;
use solve::search::Values;
use solve::{Convention, Form, Game, Halt, Limits, Moves, Options, Outcome, Refusal, StopReason, Verdict};
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::time::Duration;

fn sequence(rule: games::Rule, count: u64) -> Vec<u64> {
    let game = ByRule::normal(rule);
    let mut values = Values::new(&[&game]).unwrap();
    let value = |n| values.value(&Component::new(0, [n]), &Limits::none()).unwrap().value;
    (0..count).map(value).collect()
}

#[test]
fn kayles_has_the_values_of_guy_and_smith_with_period_12_from_71() {
    let values = sequence(kayles, 200);
    let start = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7];
    assert_eq!(values[..24], start);
    let period = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    for n in 71..200 {
        assert_eq!(values[n], period[n % 12], "{n}");
    }
}

#[test]
fn dawsons_kayles_has_the_published_values_with_period_34_from_52() {
    let values = sequence(dawson, 200);
    let start = [
        0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7,
        4,
    ];
    assert_eq!(values[..start.len()], start);
    for n in 53..166 {
        assert_eq!(values[n], values[n + 34], "{n}");
    }
}

#[test]
fn grundys_game_has_the_published_values() {
    let start = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3];
    assert_eq!(sequence(grundy, 20), start);
}

#[test]
fn laskers_nim_has_laskers_formula() {
    let formula = |n: u64| match n % 4 {
        0 if n > 0 => n - 1,
        3 => n + 1,
        _ => n,
    };
    assert_eq!(sequence(lasker, 60), (0..60).map(formula).collect::<Vec<_>>());
}

#[test]
fn subtraction_of_1_3_4_has_period_7() {
    let values = sequence(subtraction, 70);
    assert!(values.iter().enumerate().all(|(n, &value)| value == [0, 1, 0, 1, 2, 3, 2][n % 7]), "{values:?}");
}

#[test]
fn wythoffs_game_is_zero_exactly_at_the_golden_pairs() {
    let game = ByRule::normal(wythoff).pairs();
    let mut values = Values::new(&[&game]).unwrap();
    // The pairs by their recursion: the least number not used yet, and it plus the number of pairs before.
    let mut pairs: Vec<(u64, u64)> = vec![];
    for j in 0..12 {
        let fresh = (0..).find(|n| pairs.iter().all(|pair| pair.0 != *n && pair.1 != *n)).unwrap();
        pairs.push((fresh, fresh + j));
    }
    for a in 0..18 {
        for b in 0..18 {
            let value = values.value(&Component::new(0, [a, b]), &Limits::none()).unwrap().value;
            assert_eq!(value == 0, pairs.contains(&(a.min(b), a.max(b))), "{a} {b}");
        }
    }
}

#[test]
fn the_nim_sum_of_games_mixed_decides_as_the_definition_does() {
    let games = [ByRule::normal(nim), ByRule::normal(kayles), ByRule::normal(wythoff).pairs()];
    let refs: Vec<&dyn Game> = games.iter().map(|game| game as &dyn Game).collect();
    let mut memo = HashMap::new();
    for (n, k, a, b) in (0..256).map(|code| (code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6 & 3)) {
        let position = sum(&[(0, &[n]), (1, &[k + 1]), (2, &[a, b])]);
        let found = solve::sum::value(&refs, &position, &Limits::none()).unwrap();
        assert_eq!(found.outcome(), games::outcome(&games, &position, &mut memo), "{position:?}");
    }
}

#[test]
fn the_winning_moves_of_14_21_39_are_those_to_nim_sum_zero() {
    let game = ByRule::normal(nim);
    let position = heaps(&[14, 21, 39]);
    let mut values = Values::new(&[&game]).unwrap();
    let found = solve::sum::value_with(&mut values, &position, |_| None, &Limits::none()).unwrap();
    assert_eq!((found.values.as_slice(), found.value), ([14, 21, 39].as_slice(), 60));
    let moves: Vec<_> = Moves::new(&[&game], &position).unwrap().collect();
    assert_eq!(moves.len(), 14 + 21 + 39);
    let wins = moves.iter().filter(|step| found.after(&mut values, step, &Limits::none()).unwrap() == 0);
    assert_eq!(wins.map(|step| step.apply(&position)).collect::<Vec<_>>(), [heaps(&[14, 21, 27])]);
}

#[test]
fn a_value_known_beforehand_is_not_searched_for() {
    let game = ByRule::normal(nim);
    let known = |component: &Component| (component.words == [1 << 40]).then_some(7);
    let mut values = Values::new(&[&game]).unwrap();
    let found = solve::sum::value_with(&mut values, &heaps(&[1 << 40, 2]), known, &Limits::none()).unwrap();
    assert_eq!((found.value, found.positions), (5, 3));
}

#[test]
fn nim_sums_are_refused_with_the_reason_where_they_say_nothing() {
    let (normal, misere) = (ByRule::normal(nim), ByRule::misere(nim));
    let drawn = ByRule { stuck: Verdict::Draw, ..normal };
    let moore = normal.upto(2);
    let refusal = |games: &[&dyn Game], sum: &[Component]| solve::sum::value(games, sum, &Limits::none());
    let two = heaps(&[1, 2]);
    assert_eq!(refusal(&[&misere], &two), Err(Refusal::NimSumMisere.into()));
    assert_eq!(refusal(&[&drawn], &two), Err(Refusal::NimSumDraw.into()));
    assert_eq!(refusal(&[&moore], &two), Err(Refusal::NimSumReach.into()));
    assert_eq!(refusal(&[&normal, &misere], &two), Err(Refusal::MixedConventions.into()));
    assert_eq!(refusal(&[&moore], &heaps(&[5])).unwrap().value, 5);
    let splitting = ByRule::normal(kayles).upto(2);
    assert_eq!(refusal(&[&splitting], &heaps(&[5])), Err(Refusal::NimSumReach.into()));
}

#[test]
fn an_end_that_is_lost_is_an_end_and_any_other_is_refused() {
    let lost = ByRule { end: Some(|at| (at[0] == 2).then_some(Verdict::Lost)), ..ByRule::normal(nim) };
    // Nim in which a heap of 2 cannot be moved in: 0, 1, 0, 2, 3, ….
    let value = |game: &ByRule, n| solve::search::value(&[game], &Component::new(0, [n]), &Limits::none());
    assert_eq!([0, 1, 2, 3, 4].map(|n| value(&lost, n).unwrap().value), [0, 1, 0, 2, 3]);
    let won = ByRule { end: Some(|at| (at[0] == 2).then_some(Verdict::Won)), ..ByRule::normal(nim) };
    assert_eq!(value(&won, 3), Err(Refusal::DeclaredEnds.into()));
    assert_eq!(value(&won, 1).unwrap().value, 1);
}

#[test]
fn a_chain_of_a_million_forced_moves_is_followed() {
    let game = ByRule::normal(chain);
    let valued = solve::search::value(&[&game], &Component::new(0, [1_000_001]), &Limits::none()).unwrap();
    assert_eq!((valued.value, valued.positions), (1, 1_000_002));
}

/// To and fro between 0 and 1, and from each natural above 1 to the one below.
struct ToAndFro;

impl Game for ToAndFro {
    fn form(&self) -> Form {
        Form::Tuple(1)
    }

    fn convention(&self) -> Convention {
        Convention::Normal
    }

    fn terminates(&self) -> bool {
        false
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        options.push_word(if at[0] == 0 { 1 } else { at[0] - 1 });
        options.end_component();
        options.end_option();
        Ok(())
    }
}

#[test]
fn a_cycle_is_refused_as_endless_every_time_it_is_asked_for() {
    let mut values = Values::new(&[&ToAndFro]).unwrap();
    for _ in 0..2 {
        assert_eq!(values.value(&Component::new(0, [5]), &Limits::none()), Err(Refusal::Endless.into()));
    }
    let mut outcomes = solve::search::Outcomes::new(&[&ToAndFro]).unwrap();
    for _ in 0..2 {
        assert_eq!(outcomes.outcome(&heaps(&[5]), &Limits::none()), Err(Refusal::Endless.into()));
    }
}

#[test]
fn limits_stop_a_search_which_can_then_be_resumed() {
    let game = ByRule::normal(chain);
    let mut values = Values::new(&[&game]).unwrap();
    let far = Component::new(0, [1_000_000]);
    let stopped = |found| match found {
        Err(Halt::Stopped { reason, .. }) => Some(reason),
        _ => None,
    };
    let tight = Limits::none().with_memory(1 << 20);
    assert_eq!(stopped(values.value(&far, &tight).map(|_| ())), Some(StopReason::Memory));
    let late = Limits::none().with_time(Duration::ZERO);
    assert_eq!(stopped(values.value(&far, &late).map(|_| ())), Some(StopReason::Time));
    let interrupted = Limits::none();
    interrupted.interrupt.store(true, Ordering::Relaxed);
    assert_eq!(stopped(values.value(&far, &interrupted).map(|_| ())), Some(StopReason::Interrupted));
    assert_eq!(values.value(&far, &Limits::none()).unwrap().value, 0);
}

#[test]
fn what_is_no_position_of_the_game_is_refused() {
    let game = ByRule::normal(nim);
    let refused = |component| solve::search::value(&[&game], &component, &Limits::none());
    assert_eq!(refused(Component::new(0, [1, 2])), Err(Refusal::NotAPosition.into()));
    assert_eq!(refused(Component::new(1, [1])), Err(Refusal::NotAPosition.into()));
    assert_eq!(Moves::new(&[&game], &[Component::new(0, [])]).err(), Some(Refusal::NotAPosition));
    assert_eq!(solve::sum::value(&[&game], &[], &Limits::none()).unwrap().outcome(), Outcome::P);
}
