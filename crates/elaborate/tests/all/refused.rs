//! Claims that have no statement, rather than one that says something else.

use crate::catalogue::Shelf;
use elaborate::{Obstacle, Subject, Unfit, elaborate};

/// Why the first claim of a text about positions of this size has no statement.
fn refused(text: &str, size: Option<usize>) -> Unfit {
    let ruleset = rules::parse(text, &Shelf).ruleset.expect("a game");
    let instance = ruleset.instantiate(&[], None).expect("a game without parameters");
    let subject = Subject { instance: &instance, claim: instance.claims()[0].place, size };
    elaborate(subject, &Default::default(), &automata::Meter::ample()).expect_err(text)
}

#[test]
fn folds_in_which_what_is_left_out_does_not_count_as_0() {
    let rules = "game f\n[.., x, ..] -> [.., w, ..] where w < x\n";
    for claim in [
        "min(x mod 2 where x >= 1) = 0",
        "max(x - w where x >= 1) = 0",
        "xor(x - w where x >= 1) = 0",
        "sum(x - w where x >= 1) = 0",
        "max(x - w) = 0",
        "min(x - w) = 0",
    ] {
        let text = format!("{rules}P[x after w at i, ..] iff {claim}\n");
        assert!(
            matches!(refused(&text, Some(2)), Unfit::Obstacle(Obstacle::Function("fold"), _)),
            "{claim}: {:?}",
            refused(&text, Some(2))
        );
    }
}

#[test]
fn periodic_values_are_those_of_a_component() {
    let text = "game n\n(n) -> (k) where k < n\nvalue(n) = repeat [0] plus 1\n";
    assert_eq!(refused(text, Some(2)), Unfit::Size);
}

/// Names that begin formulas of a statement are others there.
#[test]
fn names_that_mean_something_else_in_statements() {
    let words =
        ["fibonacci", "columns", "bit", "ones", "floor", "to", "xor", "accepts", "divides", "odd", "exists"];
    let mut fits = 0;
    for word in words {
        let automaton = format!(
            "automaton {word}(n) base 2\n  state e: 0 -> e, 1 -> o\n  state o: 0 -> o, 1 -> e\n  accept e\n"
        );
        let texts = [
            format!("game a\n{automaton}(n) -> (k) where k < n and {word}(k)\nP(n) iff n = 0\n"),
            format!("game a\n({word}) -> (k) where k < {word}\nP({word}) iff {word} = 0\n"),
        ];
        for text in texts {
            let Some(ruleset) = rules::parse(&text, &Shelf).ruleset else { continue };
            let instance = ruleset.instantiate(&[], None).expect("a game without parameters");
            let subject = Subject { instance: &instance, claim: 0, size: None };
            let made = elaborate(subject, &Default::default(), &automata::Meter::ample());
            assert!(made.is_ok(), "{made:?}\n{text}");
            fits += 1;
        }
    }
    assert!(fits > 0);
}
