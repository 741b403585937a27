//! Families that are refused, and certificates that prove nothing.

use kernel::text::Text;
use kernel::{Limits, Meter};
use kernel_residues::{Family, Flaw, Rejection, check};

const BASH: &str = "(modulus parts (+ m 1))
(statement (numeration base 2) (places n m) (law (< 0 m)) (stuck lost)
  (move (k) (< k n) (<= n (+ k m)) (to k m))
  (lost (exists (q r) (and (parts n q r) (= r 0)))))";

fn read(text: &str) -> Result<Family, Rejection> {
    let text = Text::read(text)?;
    let (&statement, moduli) = text.top.split_last().expect("a text ends with its statement");
    Family::read(&text, moduli, statement)
}

/// The flaw of a family, when it is read or made into a statement about quotients and remainders.
fn flaw(text: &str) -> Flaw {
    let limits = Limits::of(text.len());
    match read(text).and_then(|family| family.parted(&Meter::new(limits))) {
        Err(Rejection::Flaw(flaw)) => flaw,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn bash_has_a_statement() {
    let family = read(BASH).expect("the text of a family");
    let parted =
        family.parted(&Meter::new(Limits::of(100))).expect("a statement about quotients and remainders");
    assert_eq!(parted.places, ["n/parts", "n%parts", "m"]);
    assert_eq!(parted.laws.len(), 2);
    assert_eq!(parted.moves[0].parts, [[3, 4, 2]]);
}

#[test]
fn what_does_not_fit_is_refused() {
    let with = |from: &str, to: &str| {
        assert!(BASH.contains(from));
        flaw(&BASH.replace(from, to))
    };
    let name = || "parts".to_string();
    // The modulus may be 0, or is not a sum of parameters.
    assert_eq!(flaw(&BASH.replace("(+ m 1)", "m").replace("(law (< 0 m)) ", "")), Flaw::Modulus(name()));
    assert_eq!(with("(+ m 1)", "(- (* 2 m) 1)"), Flaw::Modulus(name()));
    // The first would be changed by the move; the second is.
    assert_eq!(with("(+ m 1)", "(+ n 1)"), Flaw::Parameter("n".into()));
    assert_eq!(with("(to k m)", "(to k k)"), Flaw::Parameter("m".into()));
    assert_eq!(with("(places n m)", "(places n m) (sorted)"), Flaw::Form);
    assert_eq!(with("(= r 0)", "(= r 0) (= q n)"), Flaw::Sorts);
    assert_eq!(with("(= r 0)", "(= r 0) (xor n n r)"), Flaw::Sorts);
    assert_eq!(with("(= r 0)", "(= r 0) (not (divides 2 n))"), Flaw::Spread);
    assert_eq!(with("(= r 0)", "(= r 0) (< n (* 70 m))"), Flaw::Spread);
    // A whole number leads nowhere, and is not divided.
    assert_eq!(with("(< k n)", "(< k n) (exists (q r) (and (parts n q r) (= k q)))"), Flaw::Sorts);
    assert_eq!(with("(= r 0)", "(= r 0) (exists (x s) (and (xor q q x) (parts x q s)))"), Flaw::Sorts);
    // What is left of n is not divided again.
    assert_eq!(with("(= r 0)", "(= r 0) (parts r q r)"), Flaw::Depth);
    let second = BASH.replace("(statement", "(modulus more (+ m 2))\n(statement");
    assert_eq!(flaw(&second), Flaw::Chain("more".into()));
    // A law that says enough, and one that does not.
    let of_law = BASH.replace("(+ m 1)", "m");
    assert!(read(&of_law).is_ok());
    assert_eq!(flaw(&of_law.replace("(law (< 0 m))", "(law (< 0 n))")), Flaw::Modulus(name()));
}

#[test]
fn names_and_numbers_of_moduli_are_checked() {
    let twice = BASH.replace("(statement", "(modulus parts 1)\n(statement");
    let many = BASH.replace("(statement", &("(modulus x 1)".repeat(9) + "(statement"));
    for text in [&*twice, &many, &BASH.replace("(+ m 1)", "(+ k 1)"), &BASH.replace("parts n q", "parts n")] {
        assert!(matches!(read(text), Err(Rejection::Kernel(kernel::Rejection::Text { .. }))), "{text}");
    }
}

/// A statement alone is no proof; nor is a text that is cut, or has another beginning.
#[test]
fn certificates_need_what_they_need() {
    let whole = format!("(residues 2)\n{BASH}\n(falls n/parts n%parts)\n");
    let rejected = |text: &str| check(text, Limits::of(text.len())).expect_err("it is wrong");
    assert!(matches!(rejected(&whole), Rejection::Kernel(kernel::Rejection::Undefined(_))));
    for end in 0..whole.len() - 1 {
        assert!(check(&whole[..end], Limits::of(end)).is_err(), "{end}");
    }
    for (from, to) in
        [("(residues 2)", "(residues 1)"), ("(residues 2)", "(certificate 2)"), ("n%parts", "n")]
    {
        let text = whole.replace(from, to);
        assert!(matches!(rejected(&text), Rejection::Kernel(kernel::Rejection::Text { .. })), "{text}");
    }
}

/// A value that is divided needs a game that ends as nim does, one position after each move.
#[test]
fn values_that_are_divided_need_a_plain_game() {
    let valued = "(modulus p 3)
(statement (numeration base 2) (places a) (stuck lost) (move (k) (< k a) (to k)) (value (v) (= v a)))";
    let made = |text: &str| read(text).and_then(|family| family.parted(&Meter::new(Limits::of(1_000))));
    let parted = made(valued).expect("a statement about quotients and remainders");
    assert_eq!(parted.places, ["a/p", "a%p", "value/p", "value%p"]);
    assert_eq!(parted.moves[0].parts, [[4, 5, 2, 3]]);
    assert_eq!(parted.moves[1].parts, [[0, 1, 4, 5]]);
    for (from, to) in [
        ("(stuck lost)", "(stuck won)"),
        ("(stuck lost)", "(end lost (= a 3)) (stuck lost)"),
        ("(to k)", "(to k) (to k)"),
        ("(< k a) (to k)", "(< k a)"),
    ] {
        assert!(valued.contains(from));
        assert_eq!(flaw(&valued.replace(from, to)), Flaw::Form, "{to}");
    }
    // The place has a name of its own.
    let twice = valued.replace("places a", "places value").replace("a)", "value)");
    assert!(check(&format!("(residues 2)\n{twice}\n(falls)\n"), Limits::of(1_000)).is_err());
}
