//! Play through endlessly many positions, and boxes that play leaves, against the definitions.

use crate::games::{ByRule, sum};
use solve::loopy::{analyse, outcomes};
use solve::table::{Backing, Want, searched, table};
use solve::{Convention, Form, Game, Halt, Limits, Options, Outcome, Refusal, StopReason};
use std::collections::HashMap;

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

#[test]
fn a_box_that_play_leaves_is_searched() {
    let game = up_and_down();
    let limits = Limits::none();
    let extents = [9, 70];
    let by_table = table(&game, &extents, Want::Outcomes, Backing::Memory, &limits).err();
    assert!(matches!(by_table, Some(Halt::Refused(Refusal::NoOrder | Refusal::LeavesBox { .. }))));
    let outcomes = searched(&game, &extents, Want::Outcomes, false, &limits).unwrap();
    let values = searched(&game, &extents, Want::Values, false, &limits).unwrap();
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
    let found = searched(&game, &[8], Want::Outcomes, true, &Limits::none()).unwrap();
    use Outcome::{D, N, P};
    let all: Vec<Outcome> = found.outcomes(&[]).collect();
    assert_eq!(all, [P, N, P, N, D, D, D, D]);
    // Where nothing says that endless play is a draw, there is no answer.
    let undeclared = searched(&game, &[8], Want::Outcomes, false, &Limits::none());
    assert!(matches!(undeclared.err(), Some(Halt::Refused(Refusal::Endless))));
}

#[test]
fn a_box_too_large_to_search_is_left() {
    let limits = Limits::none().with_memory(1 << 20);
    let stopped = searched(&up_and_down(), &[1 << 20, 1 << 20], Want::Values, false, &limits).err();
    assert!(matches!(stopped, Some(Halt::Stopped { reason: StopReason::Memory, .. })));
}
