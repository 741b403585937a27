//! Claims with all numbers divided by a constant.

use crate::damage::damaged;
use dashu_int::UBig;
use kernel_residues::Rejection;
use limits::Meter;
use oracle::{Dice, is_one_certificate, second_verdicts, sweep};
use prove::{Answer, Question, Theorem};
use rules::NoLibrary;
use std::collections::{BTreeMap, HashMap};
use std::path::Path;

/// A move, by what it takes from two heaps.
type Allows = fn(u64, u64) -> bool;

/// Claims about nim-values, with the constant and the moves.
const VALUES: [(&str, i64, Allows); 4] = [
    (
        "game bounded
        (a, b) -> (a - k, b) where 1 <= k <= 4
        (a, b) -> (a, b - k) where 1 <= k <= 4
        value(a, b) = (a mod 5) xor (b mod 5)",
        5,
        |a, b| a * b == 0 && a + b <= 4,
    ),
    (
        "game cyclic
        (a, b) -> (a - k, b) where k >= 1
        (a, b) -> (a, b - k) where k >= 1
        (a, b) -> (a - j, b - k) where j >= 1 and k >= 1 and j + k < 3
        value(a, b) = (a + b) mod 3 + 3 * (a div 3 xor b div 3)",
        3,
        |a, b| a * b == 0 || a + b < 3,
    ),
    // Ryuo Nim: a rook's moves and a king's step.
    (
        "game ryuo
        (a, b) -> (a - k, b) where k >= 1
        (a, b) -> (a, b - k) where k >= 1
        (a, b) -> (a - 1, b - 1)
        value(a, b) = (a + b) mod 3 + (a div 3 xor b div 3) * 3",
        3,
        |a, b| a * b == 0 || a == 1 && b == 1,
    ),
    (
        "game odd
        (a, b) -> (a - k, b) where 1 <= k <= 5
        (a, b) -> (a, b - k) where 1 <= k <= 2
        value(a, b) = (a mod 6) xor (b mod 3)",
        6,
        |a, b| a * b == 0 && a <= 5 && b <= 2,
    ),
];

/// Claims that are false, with the constant.
const FALSE: [(&str, i64); 4] = [
    ("game a\n(n) -> (n - k) where 1 <= k <= 5\nP(n) iff n mod 5 = 0", 5),
    (
        "game a\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\nP(a, b) iff (a mod 5) xor (b mod 5) = 0",
        5,
    ),
    (
        "game a\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1
        value(a, b) = (a + b) mod 3 + 3 * (a div 3 xor b div 3)",
        3,
    ),
    (
        "game a\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1
        (a, b) -> (a - j, b - k) where j >= 1 and k >= 1 and j + k < 4
        value(a, b) = (a + b) mod 3 + 3 * (a div 3 xor b div 3)",
        3,
    ),
];

/// Claims whose certificates are short: a remainder, a value that is divided, and a xor of remainders.
const SHORT: [&str; 3] = [
    "game a\n(n) -> (n - k) where 1 <= k <= 2\nvalue(n) = n mod 3",
    "game a\n(n) -> (n - k) where k >= 1\nvalue(n) = n mod 3 + 3 * (n div 3)",
    "game a\n(a, b) -> (a - k, b) where 1 <= k <= 2\n(a, b) -> (a, b - k) where 1 <= k <= 2
        P(a, b) iff (a mod 3) xor (b mod 3) = 0",
];

fn meter() -> Meter {
    Meter::new(&limits::Limits::none().with_steps(1 << 25))
}

fn answer(text: &str, by: i64) -> Answer {
    let ruleset = rules::parse(text, &NoLibrary).ruleset.unwrap_or_else(|| panic!("{text}"));
    let instance = ruleset.instantiate(&[], None).expect("a game without parameters");
    let question = Question { instance: &instance, claim: 0, size: None };
    assert!(prove::divisors(question, &meter()).expect("a claim for automata").contains(&by), "{text}");
    prove::prove_divided(question, by, &meter())
}

fn proved(text: &str, by: i64) -> Theorem {
    match answer(text, by) {
        Answer::Proved(theorem) => theorem,
        other => panic!("{text}: {other:?}"),
    }
}

fn certificate(theorem: &Theorem) -> String {
    let certificate = theorem.certificate(&meter()).expect("tables of the definitions");
    kernel_text::residues(theorem.family.as_ref().expect("a statement with a modulus"), &certificate)
}

/// Nim-values of small positions of two heaps, from the moves.
fn values(most: u64, allows: Allows) -> HashMap<(u64, u64), u64> {
    let mut values = HashMap::new();
    for a in 0..=most {
        for b in 0..=most {
            let lower = (0..=a).flat_map(|x| (0..=b).map(move |y| (x, y)));
            let moves = lower.filter(|&(x, y)| (x, y) != (a, b) && allows(a - x, b - y));
            let options: Vec<u64> = moves.map(|at| values[&at]).collect();
            let value = (0..).find(|value| !options.contains(value)).expect("one is not among finitely many");
            values.insert((a, b), value);
        }
    }
    values
}

#[test]
fn values_are_proved_and_stated_as_the_moves_make_them() {
    for (text, by, allows) in VALUES {
        let theorem = proved(text, by);
        let written = certificate(&theorem);
        let (family, _) =
            kernel_residues::check(&written, kernel::Limits::of(written.len())).expect("it is accepted");
        assert_eq!(Some(&family), theorem.family.as_deref());
        let ruleset = rules::parse(text, &NoLibrary).ruleset.expect("a game");
        let instance = ruleset.instantiate(&[], None).expect("a game without parameters");
        let claim = &instance.claims()[0];
        for ((a, b), value) in values(12, allows) {
            let at = [UBig::from(a), UBig::from(b)];
            assert_eq!(claim.value(&[&at]), Ok(Some(value.into())), "{text} at ({a}, {b})");
        }
    }
}

#[test]
fn false_claims_are_not_proved() {
    for (text, by) in FALSE {
        assert!(matches!(answer(text, by), Answer::Refuted(_)), "{text}");
    }
}

fn first(text: &str) -> &'static str {
    use kernel::Rejection::{Large, Memory, Steps, Stopped};
    match kernel_residues::check(text, kernel::Limits::of(text.len())) {
        Ok(_) => "accepted",
        Err(Rejection::Kernel(Steps | Memory | Large | Stopped)) => "undecided",
        Err(_) => "rejected",
    }
}

#[test]
fn the_second_checker_agrees_about_certificates_whole_and_damaged() {
    let whole: Vec<String> = SHORT.iter().map(|text| certificate(&proved(text, 3))).collect();
    let mut dice = Dice::seeded(192);
    let many = sweep(120, 5_000);
    let mut texts = whole.clone();
    while texts.len() < whole.len() + many {
        // Most damage is done to the statement.
        let text = &whole[texts.len() % whole.len()];
        let (statement, tables) = text.split_at(text.find("\n(falls").expect("every certificate has it"));
        let mut text = statement.to_string();
        for _ in 0..*dice.one(&[1, 1, 1, 2, 3]) {
            text = damaged(&text, &mut dice);
        }
        text.push_str(tables);
        if is_one_certificate(&text) {
            texts.push(text);
        }
    }
    let second = second_verdicts(&texts, &Path::new(env!("CARGO_TARGET_TMPDIR")).join("second-divided"));
    let mut verdicts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for (text, second) in texts.iter().zip(&second) {
        let first = first(text);
        let decided = first != "undecided" && second != "undecided";
        assert!(!decided || first == second, "{first} and {second}:\n{text}");
        *verdicts.entry((first, second)).or_default() += 1;
    }
    eprintln!("{verdicts:?}");
    let both = |verdict| verdicts.get(&(verdict, verdict)).copied().unwrap_or(0);
    assert!(both("accepted") >= whole.len() && both("rejected") > many / 2, "{verdicts:?}");
}
