//! Claims that are true are proved, and the checker accepts their certificates.

use crate::common;
use crate::common::{answers, checked, instance};
use automata::Meter;
use prove::{Answer, Question};
use rules::Convention::{self, Misere, Normal};
use rules::Instance;

/// Proves every claim of a game that is about positions of this size, and says how many there were.
fn all_proved(words: &str, size: Option<usize>, convention: Convention) -> usize {
    let theorems = theorems(words, size, convention);
    assert!(
        theorems.iter().all(|theorem| theorem.statement.assuming.is_empty()),
        "{words} takes nothing for granted"
    );
    theorems.len()
}

/// Theorems that the checker reads from the proofs.
fn theorems(words: &str, size: Option<usize>, convention: Convention) -> Vec<kernel::Theorem> {
    theorems_about(&instance(words, convention), words, size, convention)
}

/// The same of a game that is called so.
fn theorems_about(
    game: &Instance,
    words: &str,
    size: Option<usize>,
    convention: Convention,
) -> Vec<kernel::Theorem> {
    let mut proved = vec![];
    for claim in game.claims().iter().filter(|claim| claim.convention == convention) {
        let sized = !matches!(claim.subject, rules::Subject::Component(_));
        if sized != size.is_some() {
            continue;
        }
        let question = Question { instance: game, claim: claim.place, size };
        match prove::prove(question, &Meter::ample()) {
            Answer::Proved(theorem) => {
                let shown = checked(&theorem);
                let shown = shown.unwrap_or_else(|no| panic!("{words} {size:?}: {no:?}"));
                assert_eq!(shown.statement, theorem.statement);
                proved.push(shown);
            }
            other => panic!("{words} {size:?} claim {}: {other:?}", claim.place + 1),
        }
    }
    proved
}

#[test]
fn games_of_one_heap() {
    for m in 1..=12 {
        assert_eq!(all_proved(&format!("bash m={m}"), None, Normal), 2);
        assert_eq!(all_proved(&format!("bash m={m}"), None, Misere), 1);
    }
    for a in 1..=6 {
        for b in a..=6 {
            for game in ["bash-range", "bash-clear"] {
                assert_eq!(all_proved(&format!("{game} a={a} b={b}"), None, Normal), 2);
                assert_eq!(all_proved(&format!("{game} a={a} b={b}"), None, Misere), 1);
            }
        }
    }
    assert_eq!(all_proved("count-up", None, Normal), 1);
    assert_eq!(all_proved("count-up m=3 T=20", None, Misere), 1);
    assert_eq!(all_proved("subtraction-134", None, Normal), 2);
    assert_eq!(all_proved("subtraction-257", None, Normal), 1);
    assert_eq!(all_proved("fibonacci-nim", None, Normal), 1);
}

#[test]
fn sums_of_heaps() {
    for size in 2..=8 {
        assert_eq!(all_proved("nim", Some(size), Normal), 1);
    }
    assert_eq!(all_proved("nim", Some(3), Misere), 1);
    assert_eq!(all_proved("nim-bounded r=4", Some(3), Misere), 1);
    for size in 3..=4 {
        assert_eq!(all_proved("moore k=2", Some(size), Normal), 1);
        assert_eq!(all_proved("moore k=2", Some(size), Misere), 1);
    }
    assert_eq!(all_proved("new-stone-2", None, Normal), 1);
    assert_eq!(all_proved("new-stone-3", None, Normal), 1);
}

#[test]
fn nim_values() {
    for game in ["nim", "lasker", "mock-turtles", "nim-bounded", "kayles", "dawsons-kayles"] {
        assert_eq!(all_proved(game, None, Normal), 1);
    }
}

#[test]
fn pairs_of_heaps() {
    assert_eq!(all_proved("wythoff", None, Normal), 1);
    assert_eq!(all_proved("wythoff", None, Misere), 1);
    for t in 1..=4 {
        assert_eq!(all_proved(&format!("wythoff-near t={t}"), None, Normal), 1);
    }
}

#[test]
fn rows_of_pieces() {
    for size in 1..=5 {
        assert_eq!(all_proved("staircase", Some(size), Normal), 1);
    }
    for size in 1..=4 {
        assert_eq!(all_proved("georgia-bob", Some(size), Normal), 1);
    }
}

#[test]
fn races_with_draws() {
    for (piece, claims) in [("king", 2), ("rook", 2), ("queen", 2), ("knight", 3)] {
        assert_eq!(all_proved(&format!("race piece={piece}"), None, Normal), claims);
    }
}

#[test]
fn rules_beyond_automata_between_what_is_assumed_of_them() {
    let theorems = theorems("euclid", None, Normal);
    let [theorem] = &*theorems else { panic!("euclid has one claim") };
    let assumed = [
        "assume (a, b) -> (a, c) only where a >= 1 and (c + a = b or c + 2*a <= b)",
        "assume (a, b) -> (c, b) only where b >= 1 and (c + b = a or c + 2*b <= a)",
        "assume (a, b) -> (a, c) where a >= 1 and c + a = b",
        "assume (a, b) -> (c, b) where b >= 1 and c + b = a",
        "assume (a, b) -> (a, r) and (a, r + a) for some r: r < a where a >= 1 and 2*a <= b",
        "assume (a, b) -> (r, b) and (r + b, b) for some r: r < b where b >= 1 and 2*b <= a",
    ];
    assert_eq!(theorem.statement.assuming, assumed);
}

#[test]
fn rules_beyond_automata_by_elementary_facts() {
    for kmax in ["0", "1", "2", "5", "any"] {
        let theorems = theorems(&format!("prime-power kmax={kmax}"), None, Normal);
        assert_eq!(theorems.len(), 2);
        for theorem in theorems {
            assert_eq!(theorem.statement.assuming, ["lemma: powers of primes"], "kmax={kmax}");
        }
    }
    // Each with what it rests on; who loses was computed by hand, or is told in Winning Ways, chapter 4.
    let games = [
        ("(n) -> (n - k) where k = 1 or prime(k)", "n mod 4 = 0", "primes"),
        ("(n) -> (n - d) where d divides n and d < n", "odd(n) or n = 0", "divisors"),
        ("(n) -> (n - k) where 1 <= k < n and gcd(n, k) = 1", "n <= 1", "greatest common divisors"),
        ("(n) -> (n - k) where k >= 1 and gcd(n, k) = 1", "even(n)", "greatest common divisors"),
        (
            "(n) -> (n - k) where 1 <= k < n and (forall d: 2 <= d <= k implies not (d divides n and d divides k))",
            "n <= 1",
            "divisors",
        ),
        ("(n) -> (n - i*j) where i <= n and j <= n and odd(i) and odd(j)", "even(n)", "products"),
        ("(n) -> (n mod k) where 1 <= k <= n", "n = 0", "quotients and remainders"),
    ];
    for (rule, claim, lemma) in games {
        let text = format!("game g\n{rule}\nP(n) iff {claim}\n");
        let theorems = theorems_about(&common::written(&text, Normal), &text, None, Normal);
        let [theorem] = &*theorems else { panic!("{rule}") };
        assert_eq!(theorem.statement.assuming, [format!("lemma: {lemma}")], "{rule}");
    }
}

#[test]
fn what_elementary_facts_do_not_show_is_not_proved() {
    // True as far as anybody has looked, or false further on.
    for (rule, claim) in [
        ("(n) -> (n - k) where square(k) and k >= 1", "n mod 5 in {0, 2}"),
        ("(n) -> (n - k) where k = 1 or prime(k) or k = 60", "n mod 4 = 0"),
        ("(n) -> (n - k) where k = 2 or k mod 4 = 1 and prime(k)", "n mod 4 = 0"),
        ("(n) -> (n - d) where d divides n and d < n and d >= 2", "odd(n) or n = 0"),
    ] {
        let game = common::written(&format!("game g\n{rule}\nP(n) iff {claim}\n"), Normal);
        let question = Question { instance: &game, claim: 0, size: None };
        assert!(!matches!(prove::prove(question, &Meter::ample()), Answer::Proved(_)), "{rule}");
    }
}

#[test]
fn moves_that_can_be_added_to_wythoffs_game_without_changing_what_is_lost() {
    let game = |added: &str| {
        let text = format!(
            "game added\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n\
             (a, b) -> (a - k, b - k) where k >= 1\n(a, b) -> ({added})\n\
             P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j\n"
        );
        answers(&common::written(&text, Normal), None)
    };
    assert!(matches!(&*game("a - 2, b - 4"), [Answer::Proved(_)]));
    let [Answer::Refuted(refutation)] = &*game("a - 1, b - 2") else {
        panic!("(1, 2) joins two lost positions")
    };
    assert_eq!(refutation.position, [1u8.into(), 2u8.into()]);
}

/// C. P. Welter, 1954: coins on different fields; a move takes one to a free field below, past others or not.
#[test]
fn coins_that_jump_to_free_fields() {
    let rules = "game welter\nunordered\nposition [.., a, b, ..] where a < b\nposition [.., a, ..] where a >= 1\n\
                 [.., x, ..] -> [.., y, ..] where 1 <= y < x and next_free(y - 1) = y\n";
    let claims = [
        (1, "P[x at i, ..] iff xor(x - 1) = 0"),
        (2, "P[x at i, ..] iff xor(x - 1) = 1"),
        (4, "P[x at i, ..] iff xor(x - 1) = 0"),
    ];
    for (size, claim) in claims {
        let game = common::written(&format!("{rules}{claim}\n"), Normal);
        let question = Question { instance: &game, claim: 0, size: Some(size) };
        let answer = prove::prove(question, &Meter::ample());
        let Answer::Proved(theorem) = answer else { panic!("{size}: {answer:?}") };
        checked(&theorem).unwrap_or_else(|no| panic!("{size}: {no:?}"));
    }
    // Where two of four fields are free, the last move is not made by xor alone.
    let game = common::written(&format!("{rules}P[x at i, ..] iff xor(x - 1) = 0\n"), Normal);
    let question = Question { instance: &game, claim: 0, size: Some(2) };
    assert!(matches!(prove::prove(question, &Meter::ample()), Answer::Refuted(_)));
}
