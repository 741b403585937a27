//! Texts made to exhaust a checker: a rejection within the limits.

use kernel::{Limits, Rejection, TextFlaw, check};
use std::time::{Duration, Instant};

/// Small limits, so that going beyond them takes long.
fn checked(text: &str) -> Result<kernel::Theorem, Rejection> {
    let begun = Instant::now();
    let said = check(
        text,
        Limits {
            steps: 3_000_000,
            bytes: (12 << 20) + 64 * text.len(),
            stop: &|| begun.elapsed() > Duration::from_secs(60),
        },
    );
    assert_ne!(said, Err(Rejection::Stopped), "{}", &text[..text.len().min(200)]);
    said
}

/// A certificate about one number, with more parts before and after `stuck`, and more after the ranks.
fn about(laws: &str, moves: &str, claim: &str, definitions: &str) -> String {
    format!(
        "(certificate 2)\n(statement (numeration base 2) (places n) {laws} (stuck lost) {moves} {claim})\n(falls n)\n{definitions}"
    )
}

fn bare(laws: &str) -> String {
    about(laws, "", "(lost (<= 0 n))", "")
}

const MANY: usize = 40_000;

#[test]
fn parentheses_within_parentheses() {
    let text = |flaw| Err(Rejection::Text { at: 0, flaw });
    assert_eq!(
        checked(&"(".repeat(MANY)).map(|_| ()),
        text(TextFlaw::Unclosed).map_err(|why| match why {
            Rejection::Text { flaw, .. } => Rejection::Text { at: MANY - 1, flaw },
            other => other,
        })
    );
    assert_eq!(checked(&")".repeat(MANY)).map(|_| ()), text(TextFlaw::Unopened));
    let nested = "(".repeat(MANY) + &")".repeat(MANY);
    assert!(matches!(checked(&nested), Err(Rejection::Text { .. })));
    assert!(matches!(checked(&bare(&format!("(law {nested})"))), Err(Rejection::Text { .. })));
    for laws in ["(places ", "(law (exists ", "(law (+ ", "(law (= n (+ ", "(law (xor n n "] {
        assert!(matches!(checked(&bare(&(laws.to_owned() + &nested))), Err(Rejection::Text { .. })));
    }
}

#[test]
fn formulas_within_formulas() {
    let within = |head: &str, inner: &str, tail: &str, times: usize| {
        format!("(law {}{inner}{})", head.repeat(times), tail.repeat(times))
    };
    assert!(checked(&bare(&within("(not ", "(<= 0 n)", ")", MANY))).is_ok());
    assert!(checked(&bare(&within("(and ", "(<= 0 n)", ")", MANY))).is_ok());
    assert!(checked(&bare(&within("(or ", "(<= 0 n)", ")", MANY))).is_ok());
    // The same sums, over and over.
    assert!(checked(&bare(&within("(and (= 0 0) ", "(<= 0 n)", ")", 200))).is_ok());
    assert_eq!(checked(&bare(&within("(and (= 0 0) ", "(<= 0 n)", ")", MANY))), Err(Rejection::Memory));
    assert_eq!(checked(&bare(&within("(and ", "(<= 0 n)", " (= 0 0))", MANY))), Err(Rejection::Memory));
    let sum = format!("{}n{}", "(+ ".repeat(MANY), ")".repeat(MANY));
    assert!(checked(&bare(&format!("(law (<= 0 {sum}))"))).is_ok());
    assert!(matches!(
        checked(&bare(&within("(and (or (= 0 0) (= n 0)) ", "(<= 0 n)", ")", MANY))),
        Err(Rejection::Undefined(_))
    ));
}

#[test]
fn very_many_parts() {
    assert!(matches!(
        checked(&bare(&"(law (<= 0 n))".repeat(MANY))),
        Ok(_) | Err(Rejection::Memory | Rejection::Steps)
    ));
    assert_eq!(checked(&bare(&"(end lost (= n 0))".repeat(MANY))), Err(Rejection::Memory));
    let moves = "(move () (= n 1) (to n))".repeat(3000);
    assert_eq!(
        checked(&about(&"(law (<= 0 n))".repeat(3000), &moves, "(lost (= n 0))", "")),
        Err(Rejection::Memory)
    );
    let sums: String = (0..MANY).map(|number| format!(" (= n {number})")).collect();
    let definition = format!("(define f0 (n) (and{sums}) (nodes) (rows -) (accept))");
    assert!(matches!(
        checked(&about("", "", "(lost (<= 0 n))", &definition)),
        Ok(_) | Err(Rejection::Memory | Rejection::Steps)
    ));
    let names: String = (0..30).map(|number| format!(" k{number}")).collect();
    let literals: String = (0..MANY).map(|number| format!(" (= k{} {})", number % 30, number / 30)).collect();
    let law = format!("(law (exists ({names}) (and {literals})))");
    assert!(matches!(checked(&bare(&law)), Err(Rejection::Undefined(_) | Rejection::Memory)));
    assert!(matches!(checked(&"(define)".repeat(10 * MANY)), Err(Rejection::Text { .. })));
    assert!(matches!(checked(&"x ".repeat(10 * MANY)), Err(Rejection::Text { .. })));
    let ranks = "n ".repeat(MANY);
    let text = about("", "(move (k) (< k n) (to k))", "(lost (= n 0))", "")
        .replace("(falls n)", &format!("(falls {ranks})"));
    assert!(matches!(checked(&text), Err(Rejection::Undefined(_) | Rejection::Memory)));
    let automata: String = (0..2000).map(|number| format!("(automaton x{number} 1 (accept))")).collect();
    let text = about("", "", "(lost (<= 0 n))", "").replace("(places", &(automata + "(places"));
    assert!(checked(&text).is_ok());
}

/// Numbers of which each has to be read make as many columns as there are combinations of digits.
#[test]
fn very_many_columns() {
    let names: Vec<String> = (0..32).map(|number| format!("x{number}")).collect();
    let laws: String = names.iter().map(|name| format!("(law (<= {name} 100))")).collect();
    let text = format!(
        "(certificate 2)(statement (numeration base 2) (places {}) {laws} (stuck lost) (lost (<= 0 x0)))(falls)",
        names.join(" ")
    );
    assert!(
        matches!(checked(&text), Ok(_) | Err(Rejection::Memory | Rejection::Steps)),
        "{:?}",
        checked(&text)
    );
    // Where everything may be read, and nothing is refused.
    let text = text.replace("(<= 0 x0)", "(<= x0 100)");
    assert!(matches!(checked(&text), Err(Rejection::Memory | Rejection::Steps)), "{:?}", checked(&text));
    let text = format!(
        "(certificate 2)(statement (numeration base 10) (automaton a 30 (accept)) (places {}) (law (accepts a {})) (stuck lost)
          (lost (<= 0 x0)))(falls)",
        names.join(" "), names[..30].join(" ")
    );
    assert!(matches!(checked(&text), Err(Rejection::Memory | Rejection::Steps)), "{:?}", checked(&text));
    // Definitions of many free numbers, with others that there have to be.
    for (free, fits) in [(20, true), (21, false)] {
        let names = (0..free).map(|number| format!("x{number}")).collect::<Vec<_>>().join(" ");
        let definition = format!("(define f0 ({names}) (exists (k) (= k x0)) (nodes) (rows s0) (accept 0))");
        let said = checked(&about("", "", "(lost (<= 0 n))", &definition));
        match said {
            Ok(_) | Err(Rejection::Memory | Rejection::Steps) if fits => {}
            Err(Rejection::Wide) if !fits => {}
            other => panic!("{free}: {other:?}"),
        }
    }
}

#[test]
fn very_many_numbers() {
    let named = |count: usize| (0..count).map(|number| format!("x{number}")).collect::<Vec<_>>().join(" ");
    let places = |count: usize| {
        format!(
            "(certificate 2)(statement (numeration base 2) (places {}) (stuck lost) (lost (= 0 0)))(falls)",
            named(count)
        )
    };
    assert!(checked(&places(32)).is_ok());
    assert!(matches!(checked(&places(33)), Err(Rejection::Text { .. })));
    let exists = |count: usize| bare(&format!("(law (exists ({}) (<= 0 n)))", named(count)));
    assert!(checked(&exists(63)).is_ok());
    assert!(matches!(checked(&exists(64)), Err(Rejection::Text { flaw: TextFlaw::Number, .. })));
    let define = |count: usize| {
        let names = named(count);
        about(
            "",
            "",
            "(lost (<= 0 n))",
            &format!("(define f0 ({names}) (and (= 0 0)) (nodes) (rows s0) (accept 0))"),
        )
    };
    assert!(checked(&define(64)).is_ok());
    assert!(matches!(checked(&define(65)), Err(Rejection::Text { .. })));
    assert!(matches!(checked(&define(1000)), Err(Rejection::Text { .. })));
    // Parts of a move bring numbers of their own.
    let value = |count: usize| {
        let parts = "(to k)".repeat(count);
        about("", &format!("(move (k) (< k n) {parts})"), "(value (v) (= v 0))", "")
    };
    for count in [20, 32, 33, 200] {
        assert!(checked(&value(count)).is_err());
    }
}

#[test]
fn numbers_beyond_all_limits() {
    let largest = 1u64 << 50;
    assert!(checked(&bare(&format!("(law (< n {largest}))"))).is_ok());
    assert!(matches!(checked(&bare(&format!("(law (<= n {largest}))"))), Err(Rejection::Text { .. })));
    for number in ["1125899906842625", "18446744073709551616", &"9".repeat(MANY)] {
        for law in [
            "(law (<= n N))",
            "(law (= (* N n) 0))",
            "(law (divides N n))",
            "(law (columns N n))",
            "(law (bit N n n))",
        ] {
            let text = bare(&law.replace('N', number));
            assert!(matches!(checked(&text), Err(Rejection::Text { flaw: TextFlaw::Number, .. })), "{law}");
        }
    }
    for law in [
        format!("(law (= (* {largest} (* {largest} n)) 0))"),
        format!("(law (= (+ {largest} {largest}) n))"),
        format!("(law (= (- (- n {largest}) {largest}) 0))"),
        format!("(law (= (- (* {largest} n) {largest}) (* {largest} (+ n 1))))"),
    ] {
        assert!(matches!(checked(&bare(&law)), Err(Rejection::Text { .. })), "{law}");
    }
    // Coefficients as large as allowed, of numbers that come together.
    let text = about(
        "",
        "(move (k) (= k (+ n 1)) (< n 0) (to k))",
        &format!("(lost (or (= 0 0) (= (* {largest} n) {largest})))"),
        "",
    );
    assert!(checked(&text).is_err());
    for table in [
        "(nodes) (rows s4294967295) (accept)",
        "(nodes (4294967296 - -)) (rows -) (accept)",
        "(nodes (0 n1 n1) (0 - -)) (rows n0) (accept)",
        "(nodes (0 n0 n0)) (rows n0) (accept)",
        "(nodes) (rows) (accept)",
        "(nodes) (rows s0) (accept 1)",
        "(nodes) (rows -) (accept 0)",
        "(nodes) (rows s1 s1) (accept)",
    ] {
        let definition = format!("(define f0 (n) (and (= n 0)) {table})");
        assert!(checked(&about("", "", "(lost (<= 0 n))", &definition)).is_err(), "{table}");
    }
}

#[test]
fn text_of_all_kinds() {
    for text in [
        "",
        " ",
        "\0",
        "\u{feff}(certificate 2)",
        "(certificate 2",
        "é",
        "\"é",
        "(\u{1f600})",
        "(certificate ２)",
        "(certificate 2)(statement)(falls)",
        "(certificate 3)",
        "(certificate 2)()()",
        "(certificate 2)(statement (numeration base 2))(falls)",
        ";",
        "; (",
        "\"",
        "()",
        "(certificate 2)(statement (numeration base 1) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration quadratic 10) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration base 37) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration recurrence) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration recurrence 2) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration recurrence 0 1) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration recurrence 1 0) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration recurrence 1 2) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration recurrence 36 1) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration recurrence 1 0 1 1) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration difference 3) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration difference 2 1) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration difference 3 0) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration difference 3 2) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration difference 37 1) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration difference 4 1 1) (places n) (stuck lost) (lost true))(falls)",
        "(certificate 2)(statement (numeration difference 4 2) (places n m) (stuck lost) (lost (floor n m)))(falls)",
        "(certificate 2)(statement (numeration recurrence 2 2) (places n m) (stuck lost) (lost (floor n m)))(falls)",
        "(certificate 2)(statement (numeration recurrence 1 0 0 0 1) (places n) (stuck lost) (lost true))(falls)",
    ] {
        assert!(matches!(checked(text), Err(Rejection::Text { .. })), "{text}");
    }
    let odd = "(certificate 2)(statement (numeration base 2)(places été)(stuck lost)(lost(<= 0 été)))(falls(- été été));(\r\n";
    assert!(checked(odd).is_ok());
}
