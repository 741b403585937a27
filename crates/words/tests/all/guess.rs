//! Patterns in words.

use guess::{Formula, Found, Pattern, Unary};
use words::guess::notation;

#[test]
fn every_function_that_not_everybody_knows_is_explained() {
    for operation in Unary::ALL {
        let formula = Formula::Unary(operation, Box::new(Formula::Coordinate(0)));
        let lines = Pattern::Formula(Found::Value(formula)).written(&["n"], false).shape.lines();
        // Roots, floors and logarithms everybody knows.
        let plain = ["floor(sqrt(n))", "floor(phi*n)", "2^floor(log2(n))", "n - 1"];
        let explained = notation(&lines.join("\n"));
        assert_eq!(explained.is_empty(), plain.contains(&lines[0].as_str()), "{lines:?}: {explained:?}");
    }
}

#[test]
fn a_bar_is_an_operation_only_where_it_divides_no_cases() {
    let said = |text: &str| notation(text).into_iter().map(|line| line.en).collect::<Vec<_>>();
    assert_eq!(said("value(a, b) = a | b & 3"), ["|: bitwise or", "&: bitwise and"]);
    assert!(said("value(n) = 1 if n = 0 | 2 otherwise").is_empty());
    assert_eq!(said("value(n) = v2(n) + v2(n + 1)"), ["v2(t): how often 2 divides t"]);
}
