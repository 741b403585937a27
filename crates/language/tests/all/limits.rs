//! Very large and very deep texts get one clean complaint, or none.

use crate::diagnostics;
use language::{Form, parse_position};

fn codes(text: &str) -> Vec<&'static str> {
    diagnostics(text).iter().map(|diagnostic| diagnostic.code()).collect()
}

/// The codes for a claim on one heap that says this.
fn of_claim(formula: &str) -> Vec<&'static str> {
    codes(&format!("game g\n(n) -> (n - 1)\nP(n) iff {formula}\n"))
}

#[test]
fn brackets_a_hundred_thousand_deep_are_one_error() {
    let deep = 100_000;
    assert_eq!(of_claim(&format!("{}n{} = 1", "(".repeat(deep), ")".repeat(deep))), ["too-deep"]);
    assert_eq!(of_claim(&"(".repeat(deep)), ["too-deep"]);
    assert_eq!(of_claim(&format!("{}true", "not ".repeat(deep))), ["too-deep"]);
    assert_eq!(of_claim(&format!("{}n = 1", "exists j: ".repeat(deep))), ["too-deep"]);
    assert_eq!(of_claim(&format!("{}true", "true implies ".repeat(deep))), ["too-deep"]);
    assert_eq!(of_claim(&format!("{}0{}", "fib(".repeat(deep), ")".repeat(deep))), ["too-deep"]);
    assert_eq!(codes(&format!("game g\n{}", "[".repeat(deep))), ["unexpected-token"]);
}
#[test]
fn chains_of_operators_are_limited_too_since_they_make_deep_trees() {
    assert_eq!(of_claim(&format!("0 = n{}", " + 1".repeat(100_000))), ["too-deep"]);
    assert_eq!(of_claim(&format!("0 = n{}", " + 1".repeat(100))), Vec::<&str>::new());
}
#[test]
fn a_hundred_mistakes_are_enough() {
    let found = codes(&format!("game g\n{}", "(n) -> n\n".repeat(1000)));
    assert_eq!(found.len(), 101);
    assert_eq!(found.iter().filter(|code| **code == "too-many").count(), 1);
}
#[test]
fn a_number_of_a_million_digits_is_the_longest() {
    assert_eq!(of_claim(&format!("n = {}", "9".repeat(1_000_000))), Vec::<&str>::new());
    assert_eq!(of_claim(&format!("n = {}", "9".repeat(1_000_001))), ["long-number"]);
    assert!(parse_position(&"9".repeat(1_000_000), Form::Row).is_ok());
    assert_eq!(
        parse_position(&"9".repeat(1_000_001), Form::Row).expect_err("too long").code(),
        "long-number"
    );
}
#[test]
fn a_million_components_are_read() {
    let components = parse_position(&"3,5 ".repeat(1_000_000), Form::Row).expect("all are numbers");
    assert_eq!(components.len(), 1_000_000);
    assert_eq!(
        parse_position(&"7,".repeat(5_000_000), Form::Row).expect_err("ends with a comma").code(),
        "empty-place"
    );
    assert_eq!(
        parse_position(&" ".repeat(10_000_000), Form::Row).expect_err("nothing").code(),
        "empty-position"
    );
    assert_eq!(
        parse_position(&"(".repeat(10_000_000), Form::Row).expect_err("no number").code(),
        "position-character"
    );
}
