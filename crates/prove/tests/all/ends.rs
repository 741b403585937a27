//! Termination of play: one expression after another, where none falls with every move.

use crate::common::{checked, instance, written};
use automata::Meter;
use prove::{Answer, Question, Undecided};
use rules::Convention::Normal;
use rules::Instance;

/// Quantities that fall with every move, first to last, as accepted by the checker; nothing if it was not shown that play ends.
fn ranks(game: &Instance, size: Option<usize>) -> Option<String> {
    let question = Question { instance: game, claim: 0, size };
    match prove::prove(question, &Meter::ample()) {
        Answer::Proved(theorem) => {
            checked(&theorem).unwrap_or_else(|no| panic!("{no:?}"));
            let certificate = theorem.certificate(&Meter::ample()).expect("a certificate");
            let text = elaborate::text::certificate(&certificate);
            let falls = text.lines().find_map(|line| line.strip_prefix("(falls ")?.strip_suffix(')'));
            Some(falls.expect("ranks").to_owned())
        }
        Answer::Undecided(Undecided::Endless) => None,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_gained_is_of_less_weight_than_what_is_lost() {
    // For one of a, any number of b.
    let text = "game w\n(a, b) -> (a - 1, c)\n(a, b) -> (a, b - 1)\nP(a, b) iff even(a) and even(b)\n";
    assert_eq!(ranks(&written(text, Normal), None), Some("a b".into()));
    let text = "game w\n(a, b, c) -> (d, b - 1, c)\n(a, b, c) -> (a - 1, b, c)\n(a, b, c) -> (d, e, c - 1)\n\
                P(a, b, c) iff even(a) and even(b) and even(c)\n";
    assert_eq!(ranks(&written(text, Normal), None), Some("c b a".into()));
}

#[test]
fn counting_up_ends_where_moves_end() {
    // There are positions beyond, but no moves from them.
    let text = "game w\n(n) -> (n + 1) where n < 20\nP(n) iff n >= 20 or even(n)\n";
    assert_eq!(ranks(&written(text, Normal), None), Some("(- 20 n)".into()));
    let text = "game w\n(n) -> (n + k) where 1 <= k <= 3 and n + k <= 21\nP(n) iff n >= 21 or n mod 4 = 1\n";
    assert_eq!(ranks(&written(text, Normal), None), Some("(- 22 n)".into()));
    let text = "game w\n(a, b) -> (a + 1, b) where a < b\n(a, b) -> (a, b - 1) where a < b\n\
                P(a, b) iff a >= b or (a + b) mod 2 = 0\n";
    assert_eq!(ranks(&written(text, Normal), None), Some("(- b a)".into()));
}

#[test]
fn what_need_not_end_is_not_said_to() {
    let text = "game w\n(a, b) -> (a - 1, b + 1)\n(a, b) -> (a + 1, b - 1)\nP(a, b) iff a + b = 0 or true\n";
    let question = Question { instance: &written(text, Normal), claim: 0, size: None };
    assert!(!matches!(prove::prove(question, &Meter::ample()), Answer::Proved(_)));
    // N at all positions of a circle agrees with itself.
    let text = "game w\n(a) -> (1 - a) where a <= 1\nP(a) iff a != 1\n";
    assert_eq!(ranks(&written(text, Normal), None), None);
}

#[test]
fn stones_that_become_two_further_on() {
    for size in 1..=4 {
        assert!(ranks(&instance("take-break", Normal), Some(size)).is_some(), "{size}");
    }
}

#[test]
fn ranks_in_another_order_or_too_few_are_rejected() {
    let text = "game w\n(a, b) -> (a - 1, c)\n(a, b) -> (a, b - 1)\nP(a, b) iff even(a) and even(b)\n";
    let game = written(text, Normal);
    let question = Question { instance: &game, claim: 0, size: None };
    let Answer::Proved(theorem) = prove::prove(question, &Meter::ample()) else { panic!("{text}") };
    let right = theorem.certificate(&Meter::ample()).expect("a certificate");
    let accepts = |certificate: &kernel::Certificate| {
        let text = elaborate::text::certificate(certificate);
        kernel::check(&text, kernel::Limits::of(text.len())).is_ok()
    };
    assert!(accepts(&right));
    let mut turned = right.clone();
    turned.ranks.reverse();
    assert!(!accepts(&turned));
    for rank in &right.ranks {
        let mut one = right.clone();
        one.ranks = vec![rank.clone()];
        assert!(!accepts(&one), "{rank:?}");
    }
}
