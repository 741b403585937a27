//! Tests of the checker.

mod covered;
mod hostile;
mod relations;

use kernel::{Limits, Rejection, check};

const ENGLISH: &str = include_str!("../../../../book/en/certificate.md");
const CHINESE: &str = include_str!("../../../../book/zh/certificate.md");

/// The certificate on a page of the book, in its only block that begins like one.
fn printed(page: &str) -> &str {
    let blocks = page.split("```").skip(1).step_by(2);
    let certificates: Vec<&str> = blocks
        .filter_map(|block| block.strip_prefix("text\n"))
        .filter(|block| block.starts_with("(certificate "))
        .collect();
    match *certificates {
        [one] => one,
        _ => panic!("{} certificates on the page", certificates.len()),
    }
}

#[test]
fn both_languages_print_the_same_certificate() {
    assert_eq!(printed(ENGLISH), printed(CHINESE));
}

#[test]
fn the_certificate_of_the_page_is_accepted_and_no_wrong_one() {
    let bash = printed(ENGLISH);
    let theorem = check(bash, Limits::of(bash.len())).expect("it is right");
    assert_eq!((theorem.definitions, theorem.states, theorem.demands), (1, 4, 4));
    let with = |from: &str, to: &str| {
        assert!(bash.contains(from));
        let wrong = bash.replace(from, to);
        check(&wrong, Limits::of(wrong.len()))
    };
    assert!(matches!(with("(accept 1 2 3)", "(accept 1 3)"), Err(Rejection::Differs { .. })));
    assert!(matches!(with("divides 4", "divides 2"), Err(Rejection::Differs { .. })));
    assert!(matches!(with("(lost (divides 4 n))", "(lost (divides 2 n))"), Err(Rejection::Undefined(_))));
}

/// Sums that fall before they rise: 3·53 + 6 is not less than 2·66 + 3·11, but 165 as well.
#[test]
fn sums_in_zeckendorf_numeration() {
    let certificate = |constant: u32| {
        format!(
            "(certificate 2)(statement (numeration quadratic 1) (places a b c) (law (= a 66)) (law (= b 11))
             (law (= c 53)) (stuck lost) (lost (< (+ (* 3 c) {constant}) (+ (* 2 a) (* 3 b)))))(falls)"
        )
    };
    for constant in 0..12 {
        let text = certificate(constant);
        assert_eq!(check(&text, Limits::of(text.len())).is_ok(), constant < 6, "{constant}");
    }
}

/// A condition that holds of all numbers is a law like any other.
#[test]
fn laws_that_go_without_saying() {
    let text = "(certificate 2)(statement (numeration base 2) (places n) (law (<= 0 n)) (stuck lost)
                (move (k) (< k n) (to k)) (lost (= n 0)))(falls n)
                (define f0 (a) (exists (k) (< k a) (= k 0)) (nodes (0 s0 s1)) (rows n0 s1) (accept 1))";
    assert!(check(text, Limits::of(text.len())).is_ok());
}

/// A bound takes as many states as it has digits.
#[test]
fn large_bounds() {
    for numeration in [
        "base 2",
        "base 36",
        "quadratic 1",
        "quadratic 4",
        "recurrence 1 1 1",
        "recurrence 1 0 0 1",
        "difference 4 1",
    ] {
        for bound in [1u64 << 20, 999_999_999_999, 1 << 49] {
            let certificate = |claim: u64| {
                format!(
                    "(certificate 2)(statement (numeration {numeration}) (places n) (law (< n {bound})) (stuck lost)
                     (lost (<= n {claim})))(falls)"
                )
            };
            for (claim, holds) in [(bound - 1, true), (bound - 2, false), (bound + 1, true), (7, false)] {
                let text = certificate(claim);
                let said = check(&text, Limits::of(text.len()));
                assert_eq!(said.is_ok(), holds, "{numeration} {bound} {claim}: {said:?}");
                assert!(holds || matches!(said, Err(Rejection::Fails { .. })), "{said:?}");
            }
        }
    }
}
