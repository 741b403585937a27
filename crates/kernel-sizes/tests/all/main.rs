//! Certificates read, accepted and refused.

use kernel::Limits;
use kernel_sizes::{Flaw, Purpose, Rejection, Statement, Theorem, check};

/// The certificate on the page.
fn page() -> String {
    let page = include_str!("../../../../book/en/sizes.md");
    let (_, text) = page.split_once("```text\n").expect("a certificate");
    text.split_once("```").expect("its end").0.to_string()
}

fn checked(text: &str) -> Result<Theorem, Rejection> {
    check(text, Limits::of(text.len()))
}

#[test]
fn the_certificate_on_the_page_is_accepted() {
    let theorem = checked(&page()).expect("accepted");
    assert_eq!((theorem.definitions, theorem.sentences), (2, 9));
    let text = theorem.statement.to_string();
    assert_eq!(Statement::parse(&text).as_ref(), Ok(&theorem.statement));
}

#[test]
fn what_is_claimed_falsely_is_refused_for_what_fails() {
    let text = page();
    let fails = |old: &str, new: &str| match checked(&text.replacen(old, new, 1)) {
        Err(Rejection::Fails { purpose, .. }) => Some(purpose),
        _ => None,
    };
    assert_eq!(fails("(falls n)", "(falls)"), Some(Purpose::Ends));
    assert_eq!(fails("(not (< x0 s0))", "(= 0 0)"), Some(Purpose::Whole));
    assert_eq!(fails("(not (< x0 s0))", "(= 0 1)"), Some(Purpose::Mended));
    assert_eq!(fails("(not (< x0 s0))", "(= s0 0)"), Some(Purpose::Mended));
    // A move that leaves the heap as it is leads from a lost position to one.
    assert!(checked(&text.replacen("(to k)", "(to n)", 1)).is_err());
}

#[test]
fn claims_that_do_not_fit_the_positions_are_refused() {
    let refused = |old: &str, new: &str| checked(&page().replacen(old, new, 1)).err();
    let form = Some(Rejection::Flaw(Flaw::Form));
    assert_eq!(refused("(heaps 1 n)", "(heaps 2 n)"), form);
    assert_eq!(refused("  (total xor s (v) (= n v))\n  (lost (= s 0))", "  (lost (= 0 0))"), form);
    let valued = refused("(lost (= s 0))", "(value (v) (= s v))");
    assert!(matches!(valued, Some(Rejection::Kernel(_))), "`blocked` lacks a name: {valued:?}");
    let row = "(statement (row x i l w) (stuck won) (move (.. x ..) (k) (< k x) (to k))
        (total xor s (v) (= x v)) (lost (= s 0)))";
    assert_eq!(Statement::parse(row).err(), form);
    let columns =
        "(statement (row x i l w) (stuck lost) (move (.. x ..) (k) (< k x) (to k)) (columns (v) (= x v)))";
    assert_eq!(Statement::parse(columns).err(), form);
}

#[test]
fn windows_are_read_as_they_are_written() {
    let of = |window: &str, to: &str| {
        format!(
            "(statement (row x i l w) (stuck lost) (move ({window}) () (to {to})) (total xor s (v) (= x v)) (lost (= s 0)))"
        )
    };
    for (window, to) in [("a", "a"), (".. a", "a"), ("a .. b ..", "a b"), (".. a b .. c d ..", "d c b a")] {
        let text = of(window, to);
        let read = Statement::parse(&text).unwrap_or_else(|why| panic!("{why:?}: {text}"));
        assert_eq!(Statement::parse(&read.to_string()), Ok(read));
    }
    for (window, to) in
        [("..", ""), ("a .. ..", "a"), ("a a", "a a"), ("a b c d e", "a b c d e"), ("a b", "a")]
    {
        assert!(Statement::parse(&of(window, to)).is_err(), "{window}");
    }
}

#[test]
fn all_pieces_of_a_certificate_are_refused_without_failing() {
    let text = page();
    for end in 0..text.len() {
        assert!(checked(&text[..end]).is_err() || text[end..].trim().is_empty(), "{end}");
    }
    let deep = format!("(sizes 2)\n(statement {}", "(".repeat(100_000));
    assert!(checked(&deep).is_err());
}
