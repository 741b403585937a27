//! Statements that some moves suffice: no move that the rules do not allow, and none left out of those that are possible.

use crate::compared::{Compared, compare};
use rules::{NoLibrary, parse};

/// Games in which the larger amount is bounded by a multiple of the smaller one.
#[test]
fn only_moves_of_the_rules_are_certain() {
    let mut compared = Compared::default();
    for bound in
        ["l < 2*k + 1", "l - k < 2*k + 4", "2*l <= 5*k + 3", "3*k + l <= 7", "l < 2*k + 3 and k < 4*l + 1"]
    {
        let text = format!(
            "game bounded\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a - k, b - l) where 1 <= k <= l and {bound}\n\
             (a, b) -> (a - k, 0) where 1 <= k and b < 3*k + 2\nP(a, b) iff a = b\n"
        );
        let ruleset = parse(&text, &NoLibrary).ruleset.expect("rules");
        let instance = ruleset.instantiate(&[], None).expect("a game without parameters");
        let before = compared.tight;
        compare(bound, &instance, None, &mut compared);
        assert!(compared.tight > before, "{bound}");
    }
    assert_eq!(compared.unknown, 0, "{compared:?}");
}

/// Where amounts are bounded alike, all moves are looked at.
#[test]
fn most_games_have_no_such_rule() {
    for (rule, claim) in [
        ("(a, b) -> (a - k, b - k) where k >= 1", "P(a, b) iff a = b"),
        ("(a, b) -> (a - k, b - l) where k >= 1 and l < k + 3", "P(a, b) iff a = b"),
        ("(a, b) -> (a - k, b - l) where k >= 1 and l < 2*k + 3", "value(a, b) = a"),
    ] {
        let text = format!("game other\n{rule}\n{claim}\n");
        let ruleset = parse(&text, &NoLibrary).ruleset.expect("rules");
        let instance = ruleset.instantiate(&[], None).expect("a game without parameters");
        let subject = elaborate::Subject { instance: &instance, claim: 0, size: None };
        let made = elaborate::elaborate(subject, &Default::default(), &automata::Meter::ample())
            .expect("a statement");
        assert_eq!(elaborate::tight(&made.statement), None, "{text}");
    }
}
