//! Certificates of quotients written by hand, and all that can be wrong with them.

mod forged;

use super::{QuotientFlaw, verify_quotient};
use crate::rejection::Rejection;
use limits::{Limits, StopReason};

/// Heaps of which one stone is taken: their parity.
const PARITY: &str = "\
bouton quotient 1
code 0.3
period 2 from 1
map 0 1 0
generators 1
elements 2
times 1
times 0
lost 1
sum 1
sum 1 1
end
";

/// Take one or two: Nim with heaps of at most two. The elements are 1, a, b, ab, b², ab².
const TAME: &str = "\
bouton quotient 1
code 0.33
period 3 from 1
map 0 1 2 0
generators 1 2
elements 6
times 1 2
times 0 3
times 3 4
times 2 5
times 5 2
times 4 3
lost 1 4
sum 1
sum 2
sum 1 1
sum 1 2
sum 2 2
sum 1 2 2
end
";

fn check(text: &str) -> Result<(), Rejection> {
    verify_quotient(text, &Limits::none()).map(|_| ())
}

fn flaw(text: &str) -> QuotientFlaw {
    match check(text) {
        Err(Rejection::Quotient(flaw)) => flaw,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_shown() {
    let theorem = verify_quotient(TAME, &Limits::none()).expect("a right certificate");
    assert_eq!((&*theorem.game, theorem.order, theorem.lost), ("0.33", 6, 2));
    assert_eq!((theorem.period, theorem.sums), (Some((1, 3)), 6));
    check(PARITY).expect("a right certificate");
    let few = PARITY.replace("period 2 from 1", "period none").replace("map 0 1 0", "map 0 1 0 1 0");
    let theorem = verify_quotient(&few, &Limits::none()).expect("a right certificate");
    assert_eq!((theorem.period, theorem.heaps), (None, 5));
}

#[test]
fn what_can_be_wrong() {
    let cases = [
        ("period 3 from 1", "period 3 from 0", QuotientFlaw::Map),
        ("period 3 from 1", "period 0 from 1", QuotientFlaw::Map),
        ("period 3 from 1", "period 3 from 2", QuotientFlaw::Map),
        ("map 0 1 2 0", "map 1 1 2 0", QuotientFlaw::Map),
        ("map 0 1 2 0", "map 0 1 2 6", QuotientFlaw::NoElement(6)),
        ("map 0 1 2 0", "map 0 2 1 0", QuotientFlaw::Generator(0)),
        ("generators 1 2", "generators 2 1", QuotientFlaw::Generator(0)),
        ("generators 1 2", "generators 1 9", QuotientFlaw::Generator(1)),
        ("times 3 4", "times 3 5", QuotientFlaw::Commute(2, 0, 1)),
        (
            "times 2 5\ntimes 5 2\ntimes 4 3",
            "times 2 3\ntimes 5 2\ntimes 4 3",
            QuotientFlaw::Commute(2, 0, 1),
        ),
        ("lost 1 4", "lost 4 1", QuotientFlaw::Lost),
        ("lost 1 4", "lost 0 1 4", QuotientFlaw::Lost),
        ("lost 1 4\n", "", QuotientFlaw::Alike(0, 1)),
        ("lost 1 4", "lost 1 4 4", QuotientFlaw::Lost),
        ("sum 1 2 2\n", "", QuotientFlaw::Uncovered(4, 2)),
        ("sum 2\n", "", QuotientFlaw::UncoveredHeap(2)),
        ("sum 1 1\n", "sum 1 0\n", QuotientFlaw::Sum(3)),
        ("sum 1 1\n", "sum 1 99\n", QuotientFlaw::Sum(3)),
    ];
    for (from, to, wanted) in cases {
        assert!(TAME.contains(from));
        let found = flaw(&TAME.replacen(from, to, 1));
        assert_eq!(found, wanted, "{to:?}");
    }
}

#[test]
fn how_it_is_written() {
    let cases = [
        ("period 3 from 1", "period 3 from 4294967296"),
        ("period 3 from 1", "period 03 from 1"),
        ("map 0 1 2 0", "map 0 1 2  0"),
        ("map 0 1 2 0", "map"),
        ("times 3 4", "times 3"),
        ("times 3 4", "times 3 4 "),
        ("elements 6", "elements 7"),
        ("end\n", ""),
        ("end\n", "end\n\n"),
        ("end\n", "end\nend\n"),
    ];
    for (from, to) in cases {
        assert!(TAME.contains(from));
        let found = check(&TAME.replacen(from, to, 1));
        assert!(matches!(found, Err(Rejection::Flaw(_))), "{to:?}: {found:?}");
    }
}

#[test]
fn games_of_the_language() {
    // One stone or two: the rules of the code. And a stone that is never taken in every heap.
    let rules = |rules: &str| TAME.replace("code 0.33\n", &format!("| game few\n| {rules}\n"));
    let theorem = verify_quotient(&rules("(n) -> (n - k) where 1 <= k <= 2"), &Limits::none())
        .expect("a right certificate");
    assert_eq!((&*theorem.game, &*theorem.code, theorem.offset), ("few", "0.33", 0));
    let with = TAME.replace(
        "code 0.33\n",
        "| game few(most >= 1)\n| (n) -> (n - k) where 1 <= k <= most\nwith most=2\n",
    );
    check(&with).expect("a right certificate");
    for other in ["(n) -> (n - k) where 1 <= k <= 3", "(n) -> (n - k) where k >= 1", "(a, b) -> (a - 1, b)"] {
        assert!(check(&rules(other)).is_err(), "{other}");
    }
}

#[test]
fn other_games_do_not_fit() {
    // Normal play of these is the same: the heap of four is 1 and not 0 where it may be split.
    for code in ["0.3", "0.37", "0.333", "0.31", "0.0", "4.33", "0.03", "0.77", "0.3F", "0.330", ".33"] {
        assert!(check(&TAME.replace("code 0.33", &format!("code {code}"))).is_err(), "{code}");
    }
}

#[test]
fn two_equal_elements_are_found() {
    // The parity, with a square that is not seen to be nothing.
    let text = "bouton quotient 1\ncode 0.3\nperiod 2 from 1\nmap 0 1 0\ngenerators 1\nelements 4\ntimes 1\ntimes 2\ntimes 3\ntimes 2\nlost 1 3\nsum 1\nsum 1 1\nsum 1 1 1\nend\n";
    assert_eq!(flaw(text), QuotientFlaw::Alike(0, 2));
}

#[test]
fn limits_are_kept() {
    let none = Limits::none().with_steps(3);
    assert_eq!(verify_quotient(TAME, &none), Err(Rejection::Undecided(StopReason::Steps)));
    let small = Limits::none().with_memory(3);
    assert_eq!(verify_quotient(TAME, &small), Err(Rejection::Undecided(StopReason::Memory)));
}
