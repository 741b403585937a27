//! Exponents, common divisors and digits in the statements of claims.

use crate::catalogue::Shelf;
use crate::compared::{Compared, compare};
use elaborate::{Subject, Unfit, elaborate, places};

/// Statements made of the claims of a game.
fn made(lines: &str) -> Vec<Result<bool, Unfit>> {
    let text = format!("game g\n{lines}\n");
    let ruleset = rules::parse(&text, &Shelf).ruleset.unwrap_or_else(|| panic!("{text}"));
    let instance = ruleset.instantiate(&[], None).expect("no parameters");
    let meter = automata::Meter::new(&limits::Limits::none().with_states(1 << 14).with_steps(1 << 26));
    let mut compared = Compared::default();
    compare(&text, &instance, None, &mut compared);
    let made: Vec<_> = instance
        .claims()
        .iter()
        .map(|claim| {
            let subject = Subject { instance: &instance, claim: claim.place, size: None };
            elaborate(subject, &places(&instance), &meter).map(|made| made.heap)
        })
        .collect();
    assert_eq!(compared.statements, made.iter().filter(|made| made.is_ok()).count(), "{text}");
    assert_eq!(compared.unknown, 0, "{text}");
    made
}

#[test]
fn values_that_are_exponents_are_stated_beside_a_heap_of_nim() {
    for term in [
        "v2(n + 1)",
        "bits(n)",
        "bits(n) + 2",
        "3 + bits(n + 1)",
        "bits(2*n + 1) - 1",
        "v2(n) + 1 if n >= 1 | 0 otherwise",
        "v2(4*n) - 2 if n >= 1 | 7 otherwise",
        "bits(n div 3) if n mod 3 = 0 | v2(n + 5) if n > 9 | 2 otherwise",
    ] {
        let rule = "(n) -> (n - k) where k >= 1 and 2*k >= n";
        assert_eq!(made(&format!("{rule}\nvalue(n) = {term}")), [Ok(true)], "{term}");
    }
    let pair = "(x, y) -> (x - 1, y)\n(x, y) -> (x, y - 2)\nposition (x, y) where x >= 1\n";
    assert_eq!(
        made(&format!("{pair}value(x, y) = v2(x) + 1 if y = 0 | bits(x xor y) otherwise")),
        [Ok(true)]
    );
}

#[test]
fn values_that_go_back_are_stated() {
    for lines in [
        "value(2*n) = n\nvalue(2*n + 1) = value(n)",
        "value(0) = 0\nvalue(2*n) = value(n - 1)\nvalue(2*n + 1) = n + 3",
        "value(n) = 2 if n in {0, 4} | value(n - 1) if odd(n) | value(n div 3) if n > 7 | n otherwise",
    ] {
        let rule = "(n) -> (n - k) where k >= 1 and 2*k <= n";
        assert_eq!(made(&format!("{rule}\n{lines}")), [Ok(false)], "{lines}");
    }
}

#[test]
fn exponents_are_compared_with_each_other_and_counted() {
    for formula in [
        "v2(n) mod 2 = 1 or n = 0",
        "odd(v2(n + 1))",
        "even(bits(n))",
        "bits(n) mod 3 = 1",
        "(v2(n) + 2) mod 3 = 0",
        "3 divides bits(n)",
        "v2(n) = 2",
        "v2(n) > 1",
        "v2(n) != 0",
        "not v2(n) = 0",
        "2 <= bits(n) < 4",
        "bits(n) in {1, 3..4}",
        "v2(n) + 1 >= v2(n + 4)",
        "v2(n) - 2 = 1",
        "bits(n) = v2(n) + 1",
        "bits(n) = bits(n + 3)",
        "ones(n) = 0",
        "ones(n) = 1",
        "ones(n) > 2",
        "ones(n - 3) != 1",
        "not ones(n - 3) = 2",
        "ones(n - 3) >= 0",
        "3 >= ones(2*n + 1)",
        "ones(n) in {1, 3}",
        "0 < ones(n + 1) <= 2",
        "ones(6) = ones(n)",
        "odd_part(n) = 3",
        "5 > odd_part(n)",
        "v2(12) = 2 and n > 3",
        "gcd(n, 12) = 4",
        "gcd(10, n + 1, 15) > 1",
        "gcd(n, 0) = 7",
        "gcd(6, 4) = n",
        "gcd(n, 6) + digit(n, 0) = 5",
        "digit(n, 1) = 2",
        "digit(n, 2, 3) >= 1",
        "n mod gcd(n, 4) = 0",
    ] {
        let made = made(&format!("(n) -> (n - 1)\nP(n) iff {formula}"));
        let divided = formula == "n mod gcd(n, 4) = 0";
        assert_eq!(
            made.iter().filter(|made| **made == Ok(false)).count(),
            usize::from(!divided),
            "{formula}"
        );
    }
    assert_eq!(made("(n) -> (n - 1)\nvalue(n) = bits(n) mod 3"), [Ok(false)]);
}

#[test]
fn what_no_automaton_reads_is_refused() {
    for line in [
        "value(n) = ones(n)",
        "value(n) = v(3, n + 1)",
        "value(n) = odd_part(n + 1)",
        "value(n) = n + bits(n)",
        "value(n) = bits(n) if n > 3 | n otherwise",
        "value(2*n) = n\nvalue(2*n + 1) = value(n) + 1",
        "P(n) iff ones(n) = 7",
        "P(n) iff ones(n) < n",
        "P(n) iff v2(n) = n",
        "P(n) iff odd_part(n) = n - 1",
        "P(n) iff gcd(n, n + 2) = 2",
    ] {
        assert!(matches!(&*made(&format!("(n) -> (n - 1)\n{line}")), [Err(Unfit::Obstacle(..))]), "{line}");
    }
}
