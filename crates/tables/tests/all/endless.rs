//! Play through endlessly many positions, and boxes that play leaves, against the definitions.

use crate::games_by_rule::{ByRule, sum};
use solve::loopy::{analyse, outcomes};
use solve::{Convention, Form, Game, Halt, Limits, Options, Outcome, Refusal, StopReason};
use std::collections::HashMap;
use tables::{Backing, Positions, Stands, Table, Want, searched, summed, table};

/// A game of which nobody says that play ends.
struct Endless(ByRule);

impl Game for Endless {
    fn form(&self) -> Form {
        self.0.form()
    }

    fn convention(&self) -> Convention {
        self.0.convention()
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        self.0.options(at, options)
    }

    fn terminates(&self) -> bool {
        false
    }
}

/// `(n) -> (n - 1)` and `(n) -> (n + 1) where n >= 3`. From 0 there is no move, so 0, 1, 2, 3 are P, N, P, N: from 3 one
/// moves to 2. From 4 on neither player has to go down to 3, where the other would win.
fn walk() -> Endless {
    Endless(ByRule::normal(|at| {
        let down = at[0].checked_sub(1);
        let up = (at[0] >= 3).then(|| at[0] + 1);
        down.into_iter().chain(up).map(|n| vec![vec![n]]).collect()
    }))
}

#[test]
fn what_is_decided_before_a_limit_is_told_and_nothing_else() {
    let game = walk();
    for most in [8, 100, 5000] {
        let limits = Limits::none().with_positions(most);
        let known = |n: u64| analyse(&[&game], &sum(&[(0, &[n])]), &limits);
        for (n, expected) in (0u64..).zip([Outcome::P, Outcome::N, Outcome::P, Outcome::N]) {
            assert_eq!(known(n).unwrap().outcome, expected, "{n}");
        }
        let three = known(3).unwrap();
        assert!(!three.complete && three.remoteness.is_none());
        // Of the options 2 and 4 only 2 is decided.
        assert_eq!(three.options.len(), 1);
        assert_eq!(three.options[0].sum, sum(&[(0, &[2])]));
        assert!(known(2).unwrap().complete);
        for n in 4..8 {
            let stopped = known(n).unwrap_err();
            assert!(
                matches!(stopped, Halt::Stopped { reason: StopReason::Positions, .. }),
                "{n}: {stopped:?}"
            );
        }
        let all = outcomes(&[&game], (0..7).map(|n| sum(&[(0, &[n])])), &limits).unwrap();
        use Outcome::{N, P};
        assert_eq!(all, [Some(P), Some(N), Some(P), Some(N), None, None, None]);
    }
}

#[test]
fn searches_that_go_down_first_stop_as_well() {
    let game = Endless(ByRule::normal(|at| vec![vec![vec![at[0] + 1]]]));
    let limits = Limits::none().with_positions(1000);
    let position = sum(&[(0, &[5])]);
    let is_stopped = |halt: Halt| matches!(halt, Halt::Stopped { reason: StopReason::Positions, .. });
    assert!(is_stopped(solve::search::outcome(&[&game], &position, &limits).unwrap_err()));
    assert!(is_stopped(solve::search::value(&[&game], &position[0], &limits).unwrap_err()));
}

/// `(a, b) -> (a - 2, b + 1)` and `(a, b) -> (a + 1, b - 2)`: the sum falls, and no order of the box does.
fn up_and_down() -> ByRule {
    ByRule::normal(|at| {
        let first = at[0].checked_sub(2).map(|a| vec![vec![a, at[1] + 1]]);
        let second = at[1].checked_sub(2).map(|b| vec![vec![at[0] + 1, b]]);
        first.into_iter().chain(second).collect()
    })
    .pairs()
}

/// The nim-value by the definition.
fn value(a: u64, b: u64, known: &mut HashMap<(u64, u64), u64>) -> u64 {
    if let Some(&value) = known.get(&(a, b)) {
        return value;
    }
    let mut options = vec![];
    if a >= 2 {
        options.push(value(a - 2, b + 1, known));
    }
    if b >= 2 {
        options.push(value(a + 1, b - 2, known));
    }
    let least = (0..).find(|least| !options.contains(least)).unwrap();
    known.insert((a, b), least);
    least
}

/// Every place of the box is a position.
fn every(at: &[u64]) -> Option<Vec<Vec<u64>>> {
    Some(vec![at.to_vec()])
}

/// A box filled by search.
fn in_memory(
    game: &dyn Game,
    extents: &[u64],
    want: Want,
    draws: bool,
    stands: &Stands<'_>,
    limits: &Limits,
) -> Result<Table, Halt> {
    searched(game, extents, want, Positions { stands, draws }, Backing::Memory, limits)
}

#[test]
fn a_box_that_play_leaves_is_searched() {
    let game = up_and_down();
    let limits = Limits::none();
    let extents = [9, 70];
    let by_table = table(&game, &extents, Want::Outcomes, Backing::Memory, &limits).err();
    assert!(matches!(by_table, Some(Halt::Refused(Refusal::NoOrder | Refusal::LeavesBox { .. }))));
    let outcomes = in_memory(&game, &extents, Want::Outcomes, false, &every, &limits).unwrap();
    let values = in_memory(&game, &extents, Want::Values, false, &every, &limits).unwrap();
    let mut known = HashMap::new();
    for a in 0..9 {
        for b in 0..70 {
            let expected = value(a, b, &mut known);
            let outcome = if expected == 0 { Outcome::P } else { Outcome::N };
            assert_eq!(outcomes.outcome(&[a, b]), Some(outcome), "{a},{b}");
            assert_eq!(values.value(&[a, b]), Some(expected), "{a},{b}");
        }
    }
    assert_eq!(outcomes.outcome(&[9, 0]), None);
}

#[test]
fn a_box_with_draws_is_searched_as_a_graph() {
    // Down by 1, and up by 3 from multiples of 4 but 0: 4 to 7 go round for ever, since only who goes to 3 loses.
    let game = Endless(ByRule::normal(|at| {
        let down = at[0].checked_sub(1);
        let up = (at[0] > 0 && at[0].is_multiple_of(4)).then(|| at[0] + 3);
        down.into_iter().chain(up).map(|n| vec![vec![n]]).collect()
    }));
    let found = in_memory(&game, &[8], Want::Outcomes, true, &every, &Limits::none()).unwrap();
    use Outcome::{D, N, P};
    let all: Vec<Outcome> = found.outcomes(&[]).collect();
    assert_eq!(all, [P, N, P, N, D, D, D, D]);
    // Where nothing says that endless play is a draw, there is no answer.
    let undeclared = in_memory(&game, &[8], Want::Outcomes, false, &every, &Limits::none());
    assert!(matches!(undeclared.err(), Some(Halt::Refused(Refusal::Endless))));
}

/// Nim in a row, the heaps in order: `[3, 1]` is the same as `[1, 3]`, and no two heaps are of one size.
struct Different;

impl Game for Different {
    fn form(&self) -> Form {
        Form::Row
    }

    fn convention(&self) -> Convention {
        Convention::Normal
    }

    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Refusal> {
        for (place, &heap) in at.iter().enumerate() {
            for less in (0..heap).filter(|less| !at.contains(less)) {
                let mut next = at.to_vec();
                next[place] = less;
                next.sort_unstable();
                next.iter().for_each(|&word| options.push_word(word));
                options.end_component();
                options.end_option();
            }
        }
        Ok(())
    }

    fn terminates(&self) -> bool {
        true
    }
}

#[test]
fn rows_of_one_length_are_a_box() {
    let stands = |at: &[u64]| {
        let mut sorted = at.to_vec();
        sorted.sort_unstable();
        sorted.windows(2).all(|pair| pair[0] < pair[1]).then_some(vec![sorted])
    };
    let found = in_memory(&Different, &[6, 6, 6], Want::Values, false, &stands, &Limits::none()).unwrap();
    /// The least value that no move leads to; moves lead to three different heaps.
    fn value(at: [u64; 3]) -> u64 {
        let mut options = Vec::new();
        for (place, &heap) in at.iter().enumerate() {
            for less in (0..heap).filter(|less| !at.contains(less)) {
                let mut next = at;
                next[place] = less;
                options.push(value(next));
            }
        }
        (0..).find(|least| !options.contains(least)).unwrap()
    }
    for a in 0..6 {
        for b in 0..6 {
            for c in 0..6 {
                if a != b && b != c && a != c {
                    assert_eq!(found.value(&[a, b, c]), Some(value([a, b, c])), "{a} {b} {c}");
                }
            }
        }
    }
    // A tuple has as many numbers as it has.
    let wrong = in_memory(&up_and_down(), &[3], Want::Values, false, &every, &Limits::none());
    assert!(matches!(wrong.err(), Some(Halt::Refused(Refusal::NotATuple))));
}

#[test]
fn sums_are_a_box_whoever_fills_it() {
    // Heaps of which at most three stones are taken: of value n mod 4.
    let by_rule = |convention| {
        let rule = |at: &[u64]| (1..=at[0].min(3)).map(|taken| vec![vec![at[0] - taken]]).collect();
        if convention == Convention::Normal { ByRule::normal(rule) } else { ByRule::misere(rule) }
    };
    let normal = by_rule(Convention::Normal);
    let limits = Limits::none();
    let two = |at: &[u64]| Some(at.iter().map(|&heap| vec![heap]).collect());
    let values = table(&normal, &[9], Want::Values, Backing::Memory, &limits).unwrap();
    let added = summed(&values, &[7, 9], Want::Values, Backing::Memory, &limits).unwrap();
    let lost = summed(&values, &[7, 9], Want::Outcomes, Backing::Memory, &limits).unwrap();
    let by_search = in_memory(&normal, &[7, 9], Want::Outcomes, false, &two, &limits).unwrap();
    let misere =
        in_memory(&by_rule(Convention::Misere), &[7, 9], Want::Outcomes, false, &two, &limits).unwrap();
    /// Returns `true` if the player to move loses, by the definition.
    fn loses(a: u64, b: u64, misere: bool) -> bool {
        let moves = (1..=3u64).flat_map(|taken| {
            let one = a.checked_sub(taken).map(|a| (a, b));
            let other = b.checked_sub(taken).map(|b| (a, b));
            one.into_iter().chain(other)
        });
        let options: Vec<(u64, u64)> = moves.collect();
        if options.is_empty() { !misere } else { options.iter().all(|&(a, b)| !loses(a, b, misere)) }
    }
    for a in 0..7 {
        for b in 0..9 {
            let outcome = |misere| if loses(a, b, misere) { Outcome::P } else { Outcome::N };
            assert_eq!(added.value(&[a, b]), Some((a % 4) ^ (b % 4)), "{a} {b}");
            assert_eq!(lost.outcome(&[a, b]), Some(outcome(false)), "{a} {b}");
            assert_eq!(by_search.outcome(&[a, b]), Some(outcome(false)), "{a} {b}");
            assert_eq!(misere.outcome(&[a, b]), Some(outcome(true)), "{a} {b}");
        }
    }
    // The values of larger heaps are not known.
    assert!(summed(&values, &[7, 10], Want::Values, Backing::Memory, &limits).is_err());
}

#[test]
fn a_box_too_large_to_search_is_left() {
    let limits = Limits::none().with_memory(1 << 20);
    let stopped = in_memory(&up_and_down(), &[1 << 20, 1 << 20], Want::Values, false, &every, &limits).err();
    assert!(matches!(stopped, Some(Halt::Stopped { reason: StopReason::Memory, .. })));
}
