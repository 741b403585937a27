//! Assumptions about rules beyond automata: no more than needed, and no more than stated.

use crate::common::{checked, written};
use prove::{Answer, Question};
use rules::Convention::{self, Normal};

/// Assumptions of the first claim's proof, as listed by the checker.
fn assumed(text: &str, convention: Convention) -> Vec<String> {
    let game = written(text, convention);
    let question = Question { instance: &game, claim: 0, size: None };
    match prove::prove(question, &automata::Meter::ample()) {
        Answer::Proved(theorem) => {
            let shown = checked(&theorem);
            shown.unwrap_or_else(|no| panic!("{text}: {no:?}")).statement.assuming
        }
        other => panic!("{text}: {other:?}"),
    }
}

/// Returns `true` if the first claim of a game is proved.
fn is_proved(text: &str) -> bool {
    let game = written(text, Normal);
    let question = Question { instance: &game, claim: 0, size: None };
    matches!(prove::prove(question, &automata::Meter::ample()), Answer::Proved(_))
}

#[test]
fn what_a_proof_can_do_without_is_not_assumed() {
    let text = "game s\n(n) -> (n - k) where square(k) and odd(k)\n\
                assume {1} <= square\nassume {1, 9} <= square\nP(n) iff even(n)\n";
    let one = assumed(text, Normal);
    assert_eq!(one.len(), 1, "either will do, and one is enough: {one:?}");
    // The parity is in the rule, and a stone may be taken: squares do not matter.
    let text = "game s\n(n) -> (n - k) where square(k) and odd(k)\n(n) -> (n - 1)\n\
                assume square <= {q: q mod 4 < 2}\nassume {9} <= square\nP(n) iff even(n)\n";
    assert_eq!(assumed(text, Normal).len(), 1);
}

#[test]
fn a_bound_may_have_quantifiers() {
    // Of the squares only 49 may be taken. What the set binds is not what the rule speaks of.
    let rule = "game s\n(n) -> (n - k) where square(k) and 40 < k and k < 60\n";
    let bound = "{q: q <= 36 or q >= 64 or exists j: q = 49*j and j < 2}";
    let text = format!("{rule}assume {{49}} <= square <= {bound}\nP(n) iff n mod 98 < 49\n");
    assert_eq!(assumed(&text, Normal), [format!("assume {{49}} <= square <= {bound}")]);
    // And so below: 49 and 64.
    let rule = "game s\n(n) -> (n - k) where square(k) and 40 < k and k < 60\n";
    let below = "{q: exists j: 15*j = q - 49 and j < 2}";
    let text = format!("{rule}assume {below} <= square <= {bound}\nP(n) iff n mod 98 < 49\n");
    assert_eq!(assumed(&text, Normal).len(), 1);
}

#[test]
fn an_only_says_nothing_where_its_pattern_does_not_match() {
    // A square may be taken from a.
    let rules = "game e\n(a, b) -> (c, b) where exists k: a = c + k*k and k >= 1 and b >= 1\n";
    let everywhere = "assume (a, b) -> (c, b) only where b >= 1 and c < a\n";
    let claim = "P(a, b) iff a = 0 or b = 0\n";
    let some = "assume (a, b) -> (0, b) where b >= 1 and a >= 1\n";
    assert!(is_proved(&format!("{rules}{everywhere}{some}{claim}")));
    let zero = "assume (a, 0) -> (c, 0) only where c > a\n";
    assert!(!is_proved(&format!("{rules}{zero}{some}P(a, b) iff a = 0 or b = 0\n")));
}

#[test]
fn choices_need_not_be_known() {
    // What is left is 0 or 1, and which of them is known of nobody.
    let text = "game c\n(n) -> (m) where exists k: n = m + k*k and k >= 1 and m < 2 and n >= 2\n\
                assume (n) -> (m) only where m < 2 and n >= 2\n\
                assume (n) -> (m) for some m: m < 2 where n >= 2\nP(n) iff n < 2\n";
    assert_eq!(assumed(text, Normal).len(), 2);
}
