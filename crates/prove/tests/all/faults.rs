//! Faults of an elaborator or prover, planted one at a time in what it would write: each makes a false theorem, and both checkers
//! reject it, with the tables of the true one and with those of an honest prover.

use crate::forged::{completed, statement};
use crate::held::{Held, held, small};
use kernel::{Limits, Statement};
use oracle::{Proof, Stated, second_verdicts, sweep};
use std::path::Path;

/// The certificate, what stands in its statement, and what the fault makes of it.
type Fault = (&'static str, &'static str, &'static str);

const FAULTS: [Fault; 81] = [
    // Bounds off by one.
    ("bash m=3 None claim 1", "(<= n (+ k 3))", "(<= n (+ k 4))"),
    ("bash m=3 None claim 1", "(<= n (+ k 3))", "(<= n (+ k 2))"),
    ("bash m=3 None claim 1", "(<= n (+ k 3))", "(< n (+ k 3))"),
    ("bash m=3 None claim 3", "(<= n (+ k 3))", "(<= n (+ k 4))"),
    ("bash m=3 None claim 3", "(<= k 3)", "(< k 3)"),
    ("bash m=2 None claim 2", "(+ n 2))))", "(+ n 1))))"),
    ("bash-range a=2 b=4 None claim 2", "(< (+ k 1) n)", "(< k n)"),
    ("bash-range a=2 b=4 None claim 1", "(<= l (+ (* 2 k) 1))", "(<= l (* 2 k))"),
    ("count-up None claim 1", "(<= k (+ n 10))", "(<= k (+ n 9))"),
    ("count-up m=3 T=20 None claim 2", "(law (<= n 20))", "(law (<= n 19))"),
    ("count-up m=3 T=20 None claim 2", "(<= k 20)", "(<= k 19)"),
    ("fibonacci-nim None claim 1", "(< cap k)", "(<= cap k)"),
    ("fibonacci-nim None claim 1", "(<= n (+ cap k))", "(< n (+ cap k))"),
    ("fibonacci-nim None claim 1", "(* 2 n)", "(* 3 n)"),
    ("wythoff-near t=2 None claim 1", "(+ b k 1)", "(+ b k 2)"),
    ("wythoff-near t=3 None claim 1", "(* 3 k)", "(* 2 k)"),
    ("lasker None claim 1", "(= (+ n 1) k)", "(= n k)"),
    ("dawsons-kayles None claim 1", "(= n (+ k l 2))", "(= n (+ k l 3))"),
    ("kayles None claim 1", "(= n (+ k l 1))", "(= n (+ k l))"),
    // What is dropped or added.
    ("subtraction-134 None claim 2", "(= l 3) ", ""),
    ("subtraction-134 None claim 2", "(= l 4)", "(= l 4) (= l 5)"),
    ("subtraction-134 None claim 2", " (divides 7 (+ n 5))", ""),
    ("nim Some(2) claim 2", "\n  (move (k) (< k b) (to a k))", ""),
    ("moore k=2 Some(3) claim 1", "\n  (move (k l) (< k b) (< l c) (to a k l))", ""),
    (
        "moore k=2 Some(3) claim 1",
        "(move (k) (< k a) (to k b c))",
        "(move (k) (< k a) (to k b c))\n  (move (k l m) (< k a) (< l b) (< m c) (to k l m))",
    ),
    ("wythoff None claim 1", "\n  (move (k l) (< k a) (= (+ a l) (+ b k)) (to k l))", ""),
    ("wythoff None claim 1", " (exists (l) (and (floor l b) (= (+ b l) a)))", ""),
    ("wythoff None claim 2", " (and (= a 2) (= b 2))", ""),
    ("wythoff None claim 2", "(< 2 k)", "(< 1 k)"),
    ("lasker None claim 1", "\n  (move (k l) (= n (+ k l)) (< 0 k) (< 0 l) (to k) (to l))", ""),
    ("lasker None claim 1", "(to k) (to l)", "(to k)"),
    ("lasker None claim 1", "(< 0 k) (< 0 l) ", ""),
    ("georgia-bob Some(3) claim 1", "\n  (law (< b c))", ""),
    ("georgia-bob Some(3) claim 1", "(< 0 k) (< k a)", "(< k a)"),
    ("georgia-bob Some(3) claim 1", "(< b k) ", ""),
    ("race piece=king None claim 1", "\n  (end lost (and (= x 0) (= y 0)))", ""),
    ("race piece=king None claim 1", "(and (= x 0) (= y 0))", "(or (= x 0) (= y 0))"),
    ("race piece=knight None claim 7", "\n  (move (k l) (= x (+ k 1)) (= y (+ l 2)) (to k l))", ""),
    // What is exchanged.
    ("nim Some(2) claim 2", "(move (k) (< k b)", "(move (k) (< k a)"),
    ("wythoff None claim 1", "(floor k a)", "(floor a k)"),
    ("wythoff None claim 1", "(numeration quadratic 1)", "(numeration quadratic 2)"),
    ("staircase Some(3) claim 1", "(xor a c k)", "(xor a b k)"),
    ("staircase Some(3) claim 1", "(to k l c)", "(to l k c)"),
    ("staircase Some(3) claim 1", "(= (+ a b) (+ k l))", "(= (+ a c) (+ k l))"),
    ("new-stone-2 None claim 1", "(= (+ b m) l)", "(= (+ a m) l)"),
    ("mock-turtles None claim 1", "(accept 1)", "(accept 0)"),
    ("mock-turtles None claim 1", "(go 1 (0) 1)", "(go 1 (0) 0)"),
    ("moore k=2 Some(3) claim 1", "(columns 3 a b c)", "(columns 2 a b c)"),
    // Verdicts and conventions.
    ("bash m=2 None claim 2", "(stuck won)", "(stuck lost)"),
    ("bash m=3 None claim 1", "(stuck lost)", "(stuck won)"),
    ("wythoff None claim 2", "(stuck won)", "(stuck lost)"),
    ("nim Some(3) claim 3", "(stuck won)", "(stuck lost)"),
    ("race piece=king None claim 1", "(end lost", "(end won"),
    ("bash m=3 None claim 1", "(lost (divides 4 n))", "(won (divides 4 n))"),
    ("bash m=3 None claim 1", "(lost (divides 4 n))", "(lost (not (divides 4 n)))"),
    ("race piece=knight None claim 7", "(draw (not (or", "(draw (or (or"),
    // Recurrences and large bases.
    ("game tribonacci", "(go 0 (1 0) 1)", "(go 0 (0 1) 1)"),
    ("game tribonacci", "(go 1 (1 1) 1)", "(go 1 (1 0) 1)"),
    ("game tribonacci", "(go 1 (1) 0)", "(go 1 (1) 1)"),
    ("game fraenkel", "(numeration recurrence 2 2)", "(numeration quadratic 2)"),
    ("game fraenkel", "(numeration recurrence 2 2)", "(numeration recurrence 2 0 1)"),
    ("game fraenkel", "(numeration recurrence 2 2)", "(numeration base 3)"),
    ("game fraenkel", "(accept 0 5 7)", "(accept 0 5)"),
    ("game share", "(numeration difference 4 1)", "(numeration difference 5 1)"),
    ("game share", "(numeration difference 4 1)", "(numeration recurrence 3 1)"),
    ("game share", "(go 1 (1) 1)", "(go 1 (2) 1)"),
    ("game share", "(accept 0 2)", "(accept 0 1)"),
    ("game multiplication", "(numeration base 20)", "(numeration base 21)"),
    ("game multiplication", "(go 0 (5) 1)", "(go 0 (3) 1)"),
    // Values that go back to smaller ones.
    ("game half", "(<= n (* 2 k))", "(< n (* 2 k))"),
    ("game half", "(<= n (* 2 k))", "(<= n (+ (* 2 k) 1))"),
    ("game half", "(value (k) (and (divides 2 n)", "(value (k) (and (divides 2 (+ n 1))"),
    ("game half", "(same (k) (and (not (divides 2 n))", "(same (k) (and (divides 2 n)"),
    ("game third", "(= (* 2 l) k)", "(= (+ (* 2 l) 1) k)"),
    ("game third", "(<= (* 2 n) (* 3 k))", "(<= (* 2 n) (* 4 k))"),
    ("game third", "(<= n (+ (* 3 k) 2))))", "(<= n (+ (* 3 k) 4))))"),
    ("game late", "(= n 1) (= k 0)", "(= n 1) (= k 1)"),
    ("game late", "(<= (* 2 k) (+ n 2)) (< n (* 2 k))", "(<= (* 2 k) (+ n 4)) (< (+ n 2) (* 2 k))"),
    // What is only assumed, or elementary.
    ("prime-power kmax=1 None claim 5", "(can (k l)", "(may (k l)"),
    ("prime-power kmax=1 None claim 5", "(< 1 m)", "(< 0 m)"),
    ("euclid None claim 1", "(with (< k a))", "(with (<= k a))"),
];

/// Returns `true` for the name of a certificate, or the first line of a game that is written down.
fn is_named(held: &Held, name: &str) -> bool {
    held.name == name || held.name.starts_with(&format!("{name}\n"))
}

#[test]
fn planted_faults_are_found() {
    let held = held();
    let (mut unproved, mut planted) = (0, vec![]);
    for (name, from, to) in FAULTS {
        let right = held.iter().find(|held| is_named(held, name)).unwrap_or_else(|| panic!("{name}"));
        let whole = statement(&right.text);
        assert!(whole.contains(from), "{name}: {from}\n{whole}");
        let faulty = whole.replacen(from, to, 1);
        // By brute force it is false, or there is nothing of the kind that it assumes.
        let stated = Stated::read(&faulty).unwrap_or_else(|| panic!("{faulty}"));
        let most = small(stated.places.len());
        let most = match name {
            name if name.starts_with("count-up") => 110,
            "game multiplication" => 110,
            "game fraenkel" => 12,
            _ => most,
        };
        let wrong = (0..6).any(|seed| stated.wrong(most, seed).is_err());
        let dishonest = right.text.replacen(whole, &faulty, 1);
        let refused = kernel::check(&dishonest, Limits::of(dishonest.len()));
        let honest =
            Statement::parse(&faulty).ok().and_then(|statement| completed(&statement, &right.theorem.phases));
        let accepted = honest.as_ref().map(|text| kernel::check(text, Limits::of(text.len())).is_ok());
        assert!(wrong, "{name}: {from} as {to} is no fault: {:?}", stated.wrong(most, 0));
        assert!(refused.is_err(), "{name}: {from} as {to}");
        assert_ne!(accepted, Some(true), "{name}: {from} as {to}\n{honest:?}");
        unproved += usize::from(accepted.is_none());
        planted.extend([Some(dishonest), honest].into_iter().flatten());
    }
    let second = second_verdicts(&planted, &Path::new(env!("CARGO_TARGET_TMPDIR")).join("faults"));
    for (text, verdict) in planted.iter().zip(&second) {
        assert_eq!(verdict, "rejected", "{text}");
    }
    eprintln!("{} faults, {unproved} of them without an honest certificate", FAULTS.len());
    assert!(unproved * 4 < FAULTS.len());
}

/// The writer of tables and ranks forgets something.
#[test]
fn forgotten_states_and_ranks_are_found() {
    let (mut rejected, mut same) = (0, 0);
    for held in held() {
        let mut check = |text: &str| match kernel::check(text, Limits::of(text.len())) {
            Err(_) => rejected += 1,
            Ok(_) => {
                same += 1;
                let proof = Proof::read(text).expect("a certificate");
                proof.wrong(3).unwrap_or_else(|wrong| panic!("{}: {wrong}\n{text}", held.name));
            }
        };
        let from = held.text.find("\n(falls").expect("ranks") + 1;
        let end = held.text[from..].find('\n').expect("their end") + from;
        let without = format!("{}(falls){}", &held.text[..from], &held.text[end..]);
        check(&without);
        let tables: Vec<usize> = held.text[end..].match_indices("(accept").map(|(at, _)| at + end).collect();
        for at in tables.into_iter().take(sweep(3, 100)) {
            let (begin, end) =
                (at + "(accept".len(), held.text[at..].find(')').expect("the end of a list") + at);
            let states: Vec<&str> = held.text[begin..end].split_whitespace().collect();
            for left_out in 0..states.len().min(sweep(1, 100)) {
                let rest: Vec<&str> =
                    states.iter().enumerate().filter(|it| it.0 != left_out).map(|it| *it.1).collect();
                check(&format!("{} {}{}", &held.text[..begin], rest.join(" "), &held.text[end..]));
            }
        }
    }
    eprintln!("{rejected} rejected, {same} the same");
    assert!(rejected > 200 && rejected > 10 * same);
}

/// Digits of other numerations have no xor.
#[test]
fn nim_values_of_games_that_split_are_shown_in_base_2_alone() {
    let mut tried = 0;
    for held in held().iter().filter(|held| held.text.contains("(to k) (to l)")) {
        for numeration in ["base 3", "base 4", "base 10", "quadratic 1"] {
            let other = held.text.replacen("base 2", numeration, 1);
            assert!(kernel::check(&other, Limits::of(other.len())).is_err(), "{} in {numeration}", held.name);
            let made = Statement::parse(statement(&other)).ok();
            let honest = made.and_then(|statement| completed(&statement, &held.theorem.phases));
            let accepted = honest.is_some_and(|text| kernel::check(&text, Limits::of(text.len())).is_ok());
            assert!(!accepted, "{} in {numeration}", held.name);
            tried += 1;
        }
    }
    assert!(tried >= 16);
}
