//! Values by recursion on digits: what they are, at any size, and what is wrong with lines that do not fit together.

use crate::render::written;
use dashu_int::UBig;
use rules::{Instance, NoLibrary, Untold};

fn game(text: &str) -> Instance {
    let parsed = rules::parse(text, &NoLibrary);
    parsed
        .ruleset
        .unwrap_or_else(|| panic!("{text}: {}", written(text, &parsed.diagnostics)))
        .instantiate(&[], None)
        .expect("no parameters")
}

/// Messages about these lines below a rule on one heap.
fn messages(lines: &str) -> String {
    let text = format!("game g\n(n) -> (n - 1)\n{lines}\n");
    let parsed = rules::parse(&text, &NoLibrary);
    assert!(!parsed.diagnostics.is_empty(), "{text}");
    written(&text, &parsed.diagnostics)
}

fn value(claims: &Instance, at: &[&UBig]) -> Result<Option<UBig>, Untold> {
    let at: Vec<UBig> = at.iter().copied().cloned().collect();
    claims.claims()[0].value(&[&at])
}

fn small(claims: &Instance, at: &[u64]) -> Option<u64> {
    let at: Vec<UBig> = at.iter().map(|&number| number.into()).collect();
    let value = claims.claims()[0].value(&[&at]).expect("small");
    value.map(|value| u64::try_from(value).expect("small"))
}

/// Nim-values up to a bound, from the options of each number.
fn by_rule(most: u64, options: impl Fn(u64) -> Vec<u64>) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    for n in 0..=most {
        let reached: Vec<u64> = options(n).into_iter().map(|option| values[option as usize]).collect();
        values.push((0..).find(|value| !reached.contains(value)).expect("a value"));
    }
    values
}

#[test]
fn published_values_are_those_of_the_rules() {
    let half =
        game("game g\n(n) -> (n - k) where k >= 1 and 2*k <= n\nvalue(2*n) = n\nvalue(2*n + 1) = value(n)\n");
    let values = by_rule(300, |n| (n.div_ceil(2)..n).collect());
    assert!((0..=300).all(|n| small(&half, &[n]) == Some(values[n as usize])));
    let ones = game(
        "game g\n(n) -> (n - k) where k >= 1 and (n xor k) = n - k\n\
         value(0) = 0\nvalue(2*n + 1) = value(n) + 1\nvalue(2*n) = value(n)\n",
    );
    let values = by_rule(300, |n| (0..n).filter(|m| n & m == *m).collect());
    assert!((0..=300).all(|n| small(&ones, &[n]) == Some(values[n as usize])));
    // A number in place of several lines.
    let digits =
        game("game g\n(n) -> (n - 1)\nvalue(n) = 0 if n = 0 | value(n div 10) + n mod 10 otherwise\n");
    for n in 0..3000u64 {
        let sum = n.to_string().bytes().map(|digit| u64::from(digit - b'0')).sum();
        assert_eq!(small(&digits, &[n]), Some(sum), "{n}");
    }
}

#[test]
fn numbers_of_thousands_of_digits_have_values() {
    let half =
        game("game g\n(n) -> (n - k) where k >= 1 and 2*k <= n\nvalue(2*n) = n\nvalue(2*n + 1) = value(n)\n");
    // n + 1 = 2^j·(2g + 1)
    let g = UBig::from(7u8).pow(900);
    for j in [0, 1, 64, 2500] {
        let n = (UBig::ONE << j) * (&g * 2u8 + 1u8) - 1u8;
        assert_eq!(value(&half, &[&n]), Ok(Some(g.clone())), "{j}");
    }
    let power = UBig::from(10u8).pow(1000);
    let lines: Vec<String> = (0..10)
        .map(|digit| match digit {
            0 => "value(10*n) = value(n)".to_owned(),
            digit => format!("value(10*n + {digit}) = value(n) + {digit}"),
        })
        .collect();
    let digits = game(&format!("game g\n(n) -> (n - 1)\nvalue(0) = 0\n{}\n", lines.join("\n")));
    assert_eq!(value(&digits, &[&(&power - 1u8)]), Ok(Some(UBig::from(9000u32))));
    assert_eq!(value(&digits, &[&power]), Ok(Some(UBig::ONE)));
}

#[test]
fn several_numbers_have_a_digit_each() {
    let text = "game g\n(a, b) -> (a - 1, b)\n\
                value(2*a, 2*b) = value(a, b) + 1 if a + b >= 1 | 0 otherwise\n\
                value(2*a + 1, 2*b) = 0\nvalue(a, 2*b + 1) = 0\n";
    let common = game(text);
    for (a, b) in (0..64u64).flat_map(|a| (0..64).map(move |b| (a, b))) {
        // The twos in both numbers; of 0 and 0 there are none.
        let twos = if (a, b) == (0, 0) { 0 } else { (a | b).trailing_zeros() };
        assert_eq!(small(&common, &[a, b]), Some(twos.into()), "{a} {b}");
    }
}

#[test]
fn a_value_that_goes_back_to_no_smaller_position_is_none() {
    let round = game("game g\n(n) -> (n - 1)\nvalue(2*n) = value(n)\nvalue(2*n + 1) = value(n) + 1\n");
    assert_eq!((small(&round, &[0]), small(&round, &[6])), (None, None));
    let up = game("game g\n(n) -> (n - 1)\nvalue(n) = value(n + 1) if n < 9 | value(n - 20) otherwise\n");
    assert_eq!((small(&up, &[3]), small(&up, &[10]), small(&up, &[40])), (None, None, None));
    // Each number needs all smaller ones, which are too many.
    let deep = game("game g\n(n) -> (n - 1)\nvalue(n) = 0 if n = 0 | value(n - 1) + 1 otherwise\n");
    assert_eq!(small(&deep, &[5000]), Some(5000));
    assert_eq!(value(&deep, &[&UBig::from(10u8).pow(30)]), Err(Untold));
}

#[test]
fn lines_are_one_claim_and_quoted_together() {
    let text = "game g\n(n) -> (n - 1)\nP(n) iff n = 0\nvalue(2*n) = n # even\n\n# odd\nvalue(2*m + 1) = value(m) by \"Levine\"\nN(n) iff n > 0\n";
    let ruleset = rules::parse(text, &NoLibrary).ruleset.expect("a game");
    let said: Vec<String> = ruleset.claims.iter().map(|claim| ruleset.quote(claim.span)).collect();
    let both = "value(2*n) = n; value(2*m + 1) = value(m) by \"Levine\"";
    assert_eq!(said, ["P(n) iff n = 0", both, "N(n) iff n > 0"]);
    assert_eq!(ruleset.claims[1].theorem.as_deref(), Some("Levine"));
    let other = ruleset.with_claims(&["value(2*n) = n; value(2*n + 1) = value(n)".into()]).expect("a claim");
    assert_eq!(other.quote(other.claims[0].span), "value(2*n) = n; value(2*n + 1) = value(n)");
    // What ends a claim lets another one begin.
    let two = "value(2*n) = n\nvalue(2*n + 1) = n by \"one\"\nvalue(2*n) = 0\nvalue(2*n + 1) = value(n) by \"two\"\n";
    let ruleset =
        rules::parse(&format!("game g\n(n) -> (n - 1)\n{two}"), &NoLibrary).ruleset.expect("a game");
    assert_eq!(ruleset.claims.len(), 2);
}

#[test]
fn lines_that_do_not_fit_together_are_refused() {
    let told = |lines: &str, what: &str| {
        let messages = messages(lines);
        assert!(messages.contains(what), "{lines}: {messages}");
    };
    told("value(2*n) = n", "nothing is claimed of `(2*n + 1)`");
    told("value(2*n) = n\nvalue(4*n + 1) = n", "nothing is claimed of `(4*n + 3)`");
    told(
        "value(2*n) = n\nvalue(2*n + 1) = 0\nvalue(4*n + 1) = n",
        "two lines claim something of `(4*n + 1)`",
    );
    told("value(2*n + 2) = n\nvalue(2*n + 1) = 0", "a digit after a multiple of a name can stand here");
    told("value(n - 1) = n", "a digit after a multiple of a name can stand here");
    told("value(2*n, 2*n) = n", "positions of this game have 1 number");
    told("P(2*n) iff n = 0", "only names can stand here");
    told("P(n) iff value(n) = 0", "is a number only in a claim");
    told("(n) -> (value(n))", "is a number only in a claim");
    told("value(n) = value(n, 1)", "value");
}

#[test]
fn names_of_functions_may_still_name_numbers() {
    let text = "game g\n(v, bits) -> (v - odd_part, bits - v2) where odd_part >= 1 and v2 = v(3, v) and v >= 1\n\
                P(v, bits) iff v(2, v) = bits(bits)\n";
    let claims = game(text);
    for (v, bits) in (1..40u64).flat_map(|v| (0..20u64).map(move |bits| (v, bits))) {
        let at = [UBig::from(v), UBig::from(bits)];
        let same = u64::from(v.trailing_zeros()) == u64::from(64 - bits.leading_zeros());
        assert_eq!(claims.claims()[0].holds(&[&at]), Some(same), "{v} {bits}");
    }
}
