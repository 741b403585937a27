//! A user's claim that is proved answers at any size, with every winning move; one that is false answers nothing.

use bouton::{Answer, Query, Workbench, solve};
use dashu_int::UBig;
use rules::Outcome;
use std::collections::BTreeSet;

const WYTHOFF: &str = "game mine
(a, b) -> (a - k, b)     where k >= 1
(a, b) -> (a, b - k)     where k >= 1
(a, b) -> (a - k, b - k) where k >= 1
";
const WYTHOFF_CLAIM: &str =
    "P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j\n";
/// The second condition always holds, but hides that this is a game on heaps, whose period would answer before claims do.
const STEPS: &str = "game mine\n(n) -> (n - k) where k in {1, 3, 4} and (n > 3 or n <= 3)\n";
const HEAPS: &str = "game mine\n(n) -> (n - k) where k >= 1\n";

fn asked(text: &str, position: &str) -> Option<Answer> {
    let workbench = Workbench::new();
    workbench.add("mine.game", text).expect("a game");
    let query = Query::read(&format!("mine.game {position}")).expect("a question");
    solve(&workbench.ask(&query, None).expect("a position"), usize::MAX, &solve::Limits::none()).ok()
}

fn kind(answer: &Answer) -> &'static str {
    answer.evidence.as_ref().map_or("none", |evidence| evidence.kind())
}

fn moves(answer: &Answer) -> BTreeSet<String> {
    assert_eq!(answer.winning_move_count, Some(answer.winning_moves.len().to_string()));
    answer.winning_moves.iter().map(|made| made.to.clone()).collect()
}

#[test]
fn small_positions_have_the_answers_of_the_engines() {
    let pairs = || (0..13).flat_map(|a| (0..13).map(move |b| format!("{a},{b}")));
    let sums = || (0..7).flat_map(|a| (0..7).map(move |b| format!("{a} {b} 5")));
    let heap = || (0..40).map(|n| n.to_string());
    let games: [(&str, &str, Vec<String>); 6] = [
        (WYTHOFF, WYTHOFF_CLAIM, pairs().collect()),
        (STEPS, "P(n) iff n mod 7 in {0, 2}\n", heap().collect()),
        (STEPS, "value(n) = [] repeat [0, 1, 0, 1, 2, 3, 2]\n", heap().chain(sums()).collect()),
        (HEAPS, "P((n) + ..) iff xor(n) = 0\n", sums().collect()),
        (HEAPS, "value(n) = n\n", sums().collect()),
        (
            HEAPS,
            "misere\nmisere P((n) + ..) iff max(n) <= 1 and count(n = 1) mod 2 = 1 or max(n) > 1 and xor(n) = 0\n",
            sums().collect(),
        ),
    ];
    for (rules, claim, positions) in games {
        let convention = if claim.starts_with("misere") { "misere\n" } else { "" };
        for position in positions {
            let proved = asked(&format!("{rules}{claim}"), &position).expect("an answer");
            let computed = asked(&format!("{rules}{convention}"), &position).expect("an answer");
            assert_eq!(kind(&proved), "proved", "{claim} {position}");
            // Without the claim, by an engine; of heaps that are never split by their values and a theorem.
            let of_heaps = rules == HEAPS && convention.is_empty();
            assert_eq!(kind(&computed), if of_heaps { "proved" } else { "computed" }, "{claim} {position}");
            assert_eq!(proved.outcome, computed.outcome, "{claim} {position}");
            assert_eq!(moves(&proved), moves(&computed), "{claim} {position}");
        }
    }
}

#[test]
fn large_positions_have_all_their_winning_moves() {
    let n = UBig::from(10u8).pow(60);
    // 10^60 leaves 1 modulo 7: only 1 and 3 fewer would be 0 and 5, 4 fewer 4.
    assert_eq!(&n % 7u8, 1u8);
    let answer = asked(&format!("{STEPS}P(n) iff n mod 7 in {{0, 2}}\n"), &n.to_string()).expect("an answer");
    assert_eq!((answer.outcome, kind(&answer)), (Some(Outcome::N), "proved"));
    assert_eq!(moves(&answer), BTreeSet::from([(&n - 1u8).to_string()]));
    let game = format!("{HEAPS}P((n) + ..) iff xor(n) = 0\n");
    let answer = asked(&game, &format!("{n} {} 12", &n + 5u8)).expect("an answer");
    let sum = &n ^ (&n + 5u8) ^ UBig::from(12u8);
    let wanted: BTreeSet<String> = [n.clone(), &n + 5u8, UBig::from(12u8)]
        .iter()
        .enumerate()
        .filter(|(_, heap)| (*heap ^ &sum) < **heap)
        .map(|(index, heap)| {
            let mut heaps = [n.clone(), &n + 5u8, UBig::from(12u8)];
            heaps[index] = heap ^ &sum;
            heaps.map(|heap| heap.to_string()).join(" ")
        })
        .collect();
    assert!(!wanted.is_empty());
    assert_eq!(moves(&answer), wanted);
    // Two equal heaps of Wythoff's game, far too many to try: nothing is left, or a pair with one heap as it is.
    let answer = asked(&format!("{WYTHOFF}{WYTHOFF_CLAIM}"), &format!("{n},{n}")).expect("an answer");
    assert_eq!((answer.outcome, kind(&answer)), (Some(Outcome::N), "proved"));
    assert!(moves(&answer).contains("0,0"));
    let mut by_value =
        asked(&format!("{STEPS}value(n) = [] repeat [0, 1, 0, 1, 2, 3, 2]\n"), &format!("{n} {n} 4"))
            .expect("an answer");
    // The equal heaps cancel; 4 has the value 2.
    assert_eq!(by_value.value.take(), Some("2".into()));
    assert!(moves(&by_value).contains(&format!("{n} {n} 0")));
}

#[test]
fn a_false_claim_answers_nothing() {
    let n = UBig::from(10u8).pow(60);
    let answer = asked(
        &format!("{STEPS}P(n) iff n mod 7 in {{0, 2}} and n < 1000000 or n mod 7 = 1 and n > 5000000\n"),
        &n.to_string(),
    );
    assert!(answer.is_none_or(|answer| kind(&answer) != "proved"));
    let answer = asked(&format!("{STEPS}P(n) iff n mod 7 = 0\n"), "9").expect("an answer");
    assert_eq!((answer.outcome, kind(&answer)), (Some(Outcome::P), "computed"));
}

#[test]
fn a_cited_theorem_that_is_proved_says_so() {
    for (question, kind) in [
        ("nim 3 5 9", "proved"),
        ("wythoff 7,4", "proved"),
        ("bash m=5 100", "proved"),
        // Proved for any number of heaps.
        ("moore k=3 1 2 3 4 5 6 7 8 9 10 11 12", "proved"),
        // Not within the numbers that an automaton has states for, but proved for all m.
        ("bash m=1000000007 123456789012345678901234567890", "proved"),
    ] {
        let answer = bouton::ask(question).expect("an answer");
        assert_eq!(answer.evidence.map(|evidence| evidence.kind()), Some(kind), "{question}");
    }
}

#[test]
fn misere_claims_are_proved_for_any_number_of_heaps() {
    for question in ["nim 1 2 3 4 5 6 7 8 9 10 11 12 13", "nim-bounded r=3 5 6 7 8 9 10 11 13"] {
        let bench = bouton::Workbench::new();
        let query = bouton::Query::read(question).expect("a question");
        let position = bench.ask(&query, Some(rules::Convention::Misere)).expect("a position");
        let answer = bouton::solve(&position, 1, &solve::Limits::none()).expect("an answer");
        assert_eq!(answer.evidence.map(|evidence| evidence.kind()), Some("proved"), "{question}");
    }
}
