//! Reports of `prove` on all claims of a text: sizes, untried claims, methods, and the programs and answers made from them.

use bouton::emit::Language;
use bouton::proof::{self, Attempted, Method, Proofs, Task};
use bouton::words::Say;
use bouton::{Answer, Query, Variant, Workbench, solve};
use rules::{Convention, Lang};
use solve::Limits;
use std::time::Duration;

const BASH: &str = "game it\n(n) -> (n - k) where 1 <= k <= 3\n";
const HEAPS: &str = "game it\n(n) -> (m) where m < n\n";

fn variant(text: &str, asked: &str) -> Variant {
    let bench = Workbench::new();
    bench.add("it.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    bench.variant(&Query::read(&format!("it.game {asked}")).expect("a question"), None).expect("a game")
}

fn proofs(text: &str, wanted: &Task) -> Proofs {
    proof::prove(&variant(text, ""), &[], wanted, &Limits::none()).expect("attempts")
}

/// Outcome of the first claim.
fn first(text: &str) -> Attempted {
    proofs(text, &Task::default()).attempts.swap_remove(0).result
}

#[test]
fn sums_are_proved_for_any_number_of_components_or_from_two_on() {
    let sizes = |claim: &str, wanted: &Task| -> Vec<_> {
        let proofs = proofs(&format!("{HEAPS}{claim}\n"), wanted);
        proofs.attempts.iter().map(|attempt| (attempt.size, attempt.scope.all_sizes)).collect()
    };
    assert_eq!(sizes("P((n) + ..) iff xor(n) = 0", &Task::default()), [(None, true)]);
    // Sums of residues are not among the totals that a proof for all sizes knows.
    let some = [(Some(2), false), (Some(3), false), (Some(4), false)];
    assert_eq!(sizes("P((n) + ..) iff xor(n) = 0 and sum(n) mod 2 = 0", &Task::default()), some);
}

#[test]
fn what_is_not_proved_has_no_certificate() {
    let refuted = proofs(&format!("{BASH}P(n) iff n mod 5 = 0\n"), &Task::default());
    assert!(refuted.is_refuted() && refuted.certificate().is_none());
    let both = proofs(&format!("{BASH}P(n) iff n mod 4 = 0\nvalue(n) = n mod 4\n"), &Task::default());
    let accepted = proof::verify_all(&both.certificate().expect("two"), &Limits::none());
    assert_eq!((accepted.len(), accepted.iter().filter(|part| part.is_ok()).count()), (2, 2));
}

#[test]
fn all_claims_are_counted_when_the_time_is_over() {
    let text = format!(
        "{BASH}P(n) iff n mod 4 = 0\nvalue(n) = n mod 4\nN(n) iff n mod 4 != 0\nmisere P(n) iff n mod 4 = 1\n"
    );
    for (convention, claims) in [(None, 4), (Some(Convention::Normal), 3), (Some(Convention::Misere), 1)] {
        let wanted = Task { convention, ..Task::default() };
        let limits = Limits::none().with_time(Duration::ZERO);
        let proofs = proof::prove(&variant(&text, ""), &[], &wanted, &limits).expect("no mistake");
        assert_eq!((proofs.attempts.len(), proofs.untried), (0, claims));
    }
    // The first takes all the time that there is.
    let hard = format!(
        "{HEAPS}value(n) = [] repeat [{}] plus 140\nP(n) iff n = 0\nN(n) iff n != 0\nmisere P(n) iff n = 1\nmisere N(n) iff n != 1\nmisere N(n) iff n = 0 or n > 1\n",
        (0..140u64).map(|n| n.to_string()).collect::<Vec<_>>().join(", ")
    );
    let limits = Limits::none().with_time(Duration::from_millis(400));
    let proofs = proof::prove(&variant(&hard, ""), &[], &Task::default(), &limits).expect("no mistake");
    assert_eq!(proofs.attempts.len() + proofs.untried, 6, "{proofs:?}");
}

#[test]
fn a_row_of_another_length_refutes_nothing() {
    // Wrong of the empty row alone, which has no move. No automaton knows squares.
    let text = "game it\n[.., x, ..] -> [.., y, ..] where y < x\n\
                P[x, ..] iff xor(x) = 0 and (count(x >= 0) >= 1 or square(count(x >= 0) + 2))\n";
    let wanted = Task { sizes: Some(3..=3), ..Task::default() };
    let proofs = proofs(text, &wanted);
    assert!(!proofs.is_refuted(), "{proofs:?}");
}

#[test]
fn short_lists_are_proved_by_automata_and_long_ones_by_the_theorem() {
    let rules = "game it\n(n) -> (n - k) where k in {1, 3, 4}\n";
    let Attempted::Proved(proved) = first(&format!("{rules}value(n) = [] repeat [0, 1, 0, 1, 2, 3, 2]\n"))
    else {
        panic!("a short list")
    };
    assert!(matches!(proved.method, Method::Automata(_)), "{:?}", proved.method);
    // Couples: two parts of at least two. A component n is a heap of n - 1.
    let mut values = vec![0u64; 4];
    for n in 4..400usize {
        let seen: Vec<u64> = (2..=n / 2).map(|i| values[i] ^ values[n - i]).collect();
        values.push((0..).find(|value| !seen.contains(value)).unwrap_or(0));
    }
    let fits = |start: usize| (start..300).all(|n| values[n] == values[n + 34]);
    let list = |values: &[u64]| values.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    let rules = "game it\n(n) -> (i) + (j) where i + j = n and 2 <= i <= j\n";
    let claim = format!("value(n) = [{}] repeat [{}]\n", list(&values[..120]), list(&values[120..154]));
    let Attempted::Proved(proved) = first(&format!("{rules}{claim}")) else { panic!("a long list") };
    let Method::Period { start, length, .. } = proved.method else { panic!("{:?}", proved.method) };
    // What the claim says, though it begins earlier.
    assert!(fits(start) && fits(start - 1));
    assert_eq!((start, length), (120, 34));
}

#[test]
fn moves_that_can_be_added_are_listed_to_their_end() {
    // Only the empty heap is lost, so that the one thing that cannot be added is to take nothing.
    let variant = variant(&format!("{HEAPS}P(n) iff n = 0\n"), "");
    for most in [1, 2, 5] {
        let found = proof::addable(&variant, &Task::default(), most, &Limits::none()).expect("moves");
        let others: Vec<String> = found.others.iter().map(|taken| taken[0].to_string()).collect();
        assert_eq!((others, found.more), (vec!["0".to_owned()], false));
    }
}

/// A program of the claims of a text.
fn program(text: &str, asked: &str, given: &[&str], language: Language) -> Result<String, String> {
    let variant = variant(text, asked);
    let proofs = proof::prove(&variant, given, &Task::default(), &Limits::none()).expect("attempts");
    proof::program(&variant, given, &proofs, language, Lang::En).map_err(|unwritten| unwritten.text().en)
}

const PROVED: &str = "Proved for all positions";

#[test]
fn a_program_is_written_from_a_claim_that_is_proved() {
    let open = "P(n) iff n mod 4 = 0 and not square(n*n*n + 5)\n";
    let text = format!("{BASH}{open}P(n) iff n mod 4 = 0\n");
    let proofs = proofs(&text, &Task::default());
    assert!(matches!(proofs.attempts[0].result, Attempted::Undecided(_)), "{:?}", proofs.attempts[0]);
    assert!(program(&text, "", &[], Language::Python).expect("a program").contains(PROVED));
    let open = program(&format!("{BASH}{open}"), "", &[], Language::Python).expect("a program");
    assert!(!open.contains(PROVED), "{open}");
}

#[test]
fn the_first_reason_why_there_is_no_program_is_told() {
    // Neither is decided by automata.
    let first = "P(n) iff n mod 4 = 0 and (exists i: i > n and i*n >= n)\n";
    let second = "P(n) iff n mod 4 = 0 and (exists j: j > n and j*n >= n)\n";
    let told = |claims: &str| program(&format!("{BASH}{claims}"), "", &[], Language::Cpp);
    let (one, two) = (told(first), told(second));
    assert!(one.is_err() && two.is_err() && one != two, "{one:?} {two:?}");
    assert_eq!(told(&format!("{first}{second}")), one);
    assert_eq!(told(&format!("{second}{first}")), two);
}

/// Take one or two, but nothing of 4, 9, 14 and so on; stuck there nobody wins.
fn drawn(claims: &str) -> String {
    let rules = "(n) -> (n - k) where 1 <= k <= 2 and n mod 5 != 4\nend (0) lost\notherwise draw\n";
    format!("game it(w: one | two default one)\n{rules}{claims}")
}

#[test]
fn a_program_with_draws_needs_both_claims() {
    let mut outcome = vec!['P'];
    for n in 1..60usize {
        let after: Vec<char> = (1..=2.min(n)).map(|k| outcome[n - k]).collect();
        outcome.push(match n % 5 {
            4 => 'D',
            _ if after.contains(&'P') => 'N',
            _ if after.contains(&'D') => 'D',
            _ => 'P',
        });
    }
    let numbers = |letter| (0..60).filter(|&n| outcome[n] == letter).collect::<Vec<_>>();
    assert_eq!((numbers('P'), numbers('N')), (vec![0, 3], vec![1, 2, 5]));
    let (lost, won) = ("P(n) iff n in {0, 3}\n", "N(n) iff n in {1, 2, 5}\n");
    let both = drawn(&format!("{lost}{won}"));
    for (asked, given) in [("", &[][..]), ("w=two", &["w"])] {
        let text = program(&both, asked, given, Language::Python).expect("a program");
        assert!(text.contains(PROVED) && text.contains("(0, 3)") && text.contains("(1, 2, 5)"), "{text}");
    }
    // That the second claim is not proved is said.
    let half = drawn(&format!("{lost}N(n) iff n in {{1, 2, 5}} and not square(n*n*n + 5)\n"));
    let text = program(&half, "", &[], Language::Python).expect("a program");
    assert!(!text.contains(PROVED) && text.contains("Not decided"), "{text}");
    // Nothing says who wins: it was not asked for, or it is not claimed.
    let variant = variant(&both, "w=two");
    let wanted = Task { claim: Some(1), ..Task::default() };
    let proofs = proof::prove(&variant, &["w"], &wanted, &Limits::none()).expect("attempts");
    assert!(proofs.is_proved(), "{proofs:?}");
    assert!(proof::program(&variant, &["w"], &proofs, Language::Python, Lang::En).is_err());
    assert!(program(&drawn(lost), "", &[], Language::Python).is_err());
    assert!(program(&drawn(&format!("{lost}D(n) iff n = 4 or n > 5\n")), "", &[], Language::Python).is_err());
}

fn asked(bench: &Workbench, question: &str, limits: &Limits) -> Option<Answer> {
    let position = bench.ask(&Query::read(question).expect("a question"), None).expect("a position");
    solve(&position, 3, limits).ok()
}

#[test]
fn what_is_proved_from_an_assumption_is_no_proved_answer() {
    let bench = Workbench::new();
    let text = "game euclid-again\n(a, b) -> (a, b - k*a) where k >= 1 and a >= 1\n(a, b) -> (a - k*b, b) where k >= 1 and b >= 1\n\
                assume (a, b) -> (a, c) only where a >= 1 and (c + a = b or c + 2*a <= b)\n\
                assume (a, b) -> (a, c) where a >= 1 and c + a = b\n\
                assume (a, b) -> (a, r) and (a, r + a) for some r: r < a where a >= 1 and 2*a <= b\n\
                assume (a, b) -> (c, b) only where b >= 1 and (c + b = a or c + 2*b <= a)\n\
                assume (a, b) -> (c, b) where b >= 1 and c + b = a\n\
                assume (a, b) -> (r, b) and (r + b, b) for some r: r < b where b >= 1 and 2*b <= a\n\
                P(a, b) iff min(a, b) = 0 or a != b and max(a, b) <= floor(phi*min(a, b))\n";
    bench.add("it.game", text).expect("a game");
    let variant = bench.variant(&Query::read("it.game").expect("a question"), None).expect("a game");
    let proofs = proof::prove(&variant, &[], &Task::default(), &Limits::none()).expect("attempts");
    let Attempted::Proved(proved) = &proofs.attempts[0].result else { panic!("{proofs:?}") };
    assert!(!proved.assumptions.is_empty());
    let answer = asked(&bench, "it.game 100000000000000000000,150000000000000000001", &Limits::none());
    let kind = answer.and_then(|answer| answer.evidence.map(|evidence| evidence.kind()));
    assert_ne!(kind, Some("proved"));
}

#[test]
fn an_assumption_may_speak_of_an_automaton() {
    // Only one odd square is taken, 49. The rule names the second of two automata.
    let text = "game it\n(n) -> (n - q) where square(q) and last(q) and 36 < q and q < 64\n\
                assume {49} <= {q: square(q) and last(q)} <= {q: q <= 36 or q = 49 or q >= 64}\nP(n) iff n mod 98 < 49\n\
                automaton many(n) base 2\n  state even: 0 -> even, 1 -> odd\n  state odd: 0 -> odd, 1 -> even\n  accept odd\n\
                automaton last(n) base 2\n  state zero: 0 -> zero, 1 -> one\n  state one: 0 -> zero, 1 -> one\n  accept one\n";
    let Attempted::Proved(proved) = first(text) else { panic!("{:?}", first(text)) };
    assert_eq!(proved.assumptions.len(), 1);
    assert!(proof::verify(&proved.certificate, &Limits::none()).is_ok());
}

#[test]
fn a_variable_of_a_rule_may_stand_in_its_condition_alone() {
    // One or three are taken, of values 0, 1, 0, 1 and so on.
    let rules = "game it\n(n) -> (n - k) where k = 2*j + 1 and j <= 1\n";
    for claim in ["P(n) iff n mod 2 = 0", "value(n) = n mod 2"] {
        let Attempted::Proved(proved) = first(&format!("{rules}{claim}\n")) else { panic!("{claim}") };
        assert!(proof::verify(&proved.certificate, &Limits::none()).is_ok());
    }
    assert!(matches!(first(&format!("{rules}P(n) iff n mod 4 = 0\n")), Attempted::Refuted(_)));
}

#[test]
fn who_was_stopped_may_ask_again() {
    let bench = Workbench::new();
    let text = "game mine\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n(a, b) -> (a - k, b - k) where k >= 1\n\
                P(a, b) iff exists j: a = floor(phi*j) and b = a + j or b = floor(phi*j) and a = b + j\n";
    bench.add("it.game", text).expect("a game");
    let question = "it.game 1000000000000000000000,1";
    for milliseconds in [0, 1, 2, 4, 8, 16] {
        asked(&bench, question, &Limits::none().with_time(Duration::from_millis(milliseconds)));
    }
    let answer = asked(&bench, question, &Limits::none()).expect("an answer");
    assert_eq!(answer.evidence.map(|evidence| evidence.kind()), Some("proved"));
}
