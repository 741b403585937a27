//! Claims about some positions: compared, proved, used and refused, against outcomes counted from the rules here.

use bouton::claims::{Subject, Verdict};
use bouton::emit::{Language, Unwritten};
use bouton::proof::{self, Attempt, Attempted, Open, Task, claim_of, verify};
use bouton::words::Say;
use bouton::{Evidence, Query, Report, Variant, Workbench, check, solve};
use rules::{Lang, Outcome};
use solve::Limits;
use std::collections::BTreeSet;

/// From an odd number all moves lead to odd numbers, from an even one to any.
const ODD: &str = "game it\n(n) -> (n - k) where k in {2, 4}\n(n) -> (n div 2) where even(n) and n >= 2\n";
/// Fibonacci Nim.
const FIBONACCI: &str = "game it\n(n, cap) -> (n - k, 2*k) where 1 <= k <= cap\nstart (n) = (n, n - 1)\n";

fn variant(text: &str) -> Variant {
    let bench = Workbench::new();
    bench.add("it.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    bench.variant(&Query::read("it.game").expect("a question"), None).expect("a game")
}

fn attempts(text: &str) -> Vec<Attempt> {
    proof::prove(&variant(text), &[], &Task::default(), &Limits::none()).expect("attempts").attempts
}

/// The verdict on the first claim of a text, and what is said of it.
fn compared(text: &str, upto: u64) -> (Verdict, String) {
    let report: Report = check(&variant(text), &[], upto, &Limits::none()).expect("a report");
    let found = report.findings.iter().find(|finding| finding.subject == Subject::Claim).expect("a claim");
    (found.verdict.clone(), found.text().en)
}

/// `true` for each number that is lost in the first game, by its rules.
fn odd_game(upto: usize) -> Vec<bool> {
    let mut lost: Vec<bool> = vec![];
    for n in 0..=upto {
        let half = (n % 2 == 0 && n >= 2).then_some(n / 2);
        let options = [n.checked_sub(2), n.checked_sub(4), half];
        lost.push(!options.into_iter().flatten().any(|m| lost[m]));
    }
    lost
}

#[test]
fn only_positions_that_a_claim_is_about_are_compared() {
    let lost = odd_game(60);
    assert!((0..=60).filter(|n| n % 2 == 1).all(|n| lost[n] == (n % 6 == 1)));
    // Of even numbers the same is wrong.
    assert!((0..=60).filter(|n| n % 2 == 0).any(|n| lost[n] != (n % 6 == 1)));
    let (verdict, said) = compared(&format!("{ODD}P(n) iff n mod 6 = 1 where odd(n)\n"), 60);
    assert!(matches!(verdict, Verdict::Agrees { positions: 30, upto: 60, .. }), "{verdict:?}");
    assert!(said.contains("Only positions that it is about were compared."), "{said}");
    let (verdict, said) = compared(&format!("{ODD}P(n) iff n mod 6 = 1\n"), 60);
    let Verdict::Refuted(found) = verdict else { panic!("{verdict:?}") };
    assert_eq!(
        found.position,
        lost.iter().enumerate().position(|(n, &lost)| lost != (n % 6 == 1)).unwrap_or(99).to_string()
    );
    assert!(!said.contains("Only positions"), "{said}");
    let (verdict, _) = compared(&format!("{ODD}P(n) iff n mod 6 = 5 where odd(n)\n"), 60);
    let Verdict::Refuted(found) = verdict else { panic!("{verdict:?}") };
    assert_eq!(found.position, "1");
    let (verdict, _) = compared(&format!("{ODD}P(n) iff n = 0 where n > 70\n"), 60);
    assert!(matches!(verdict, Verdict::Unknown(_)), "{verdict:?}");
}

#[test]
fn claims_about_starts_are_compared_with_them_alone() {
    let losing: BTreeSet<u64> = [1, 2, 3, 5, 8, 13].into();
    let (verdict, _) = compared(&format!("{FIBONACCI}P(n) iff fibonacci(n)\n"), 20);
    // (n, n - 1) for n from 1 to 20.
    assert!(matches!(verdict, Verdict::Agrees { positions: 20, .. }), "{verdict:?}");
    let listed: Vec<String> = losing.iter().map(u64::to_string).collect();
    let listed = format!("P(n) iff n in {{{}}} where n <= 20", listed.join(", "));
    let (verdict, _) = compared(&format!("{FIBONACCI}{listed}\n"), 20);
    assert!(matches!(verdict, Verdict::Agrees { positions: 20, .. }), "{verdict:?}");
    let (verdict, _) = compared(&format!("{FIBONACCI}P(n) iff odd(n)\n"), 20);
    let Verdict::Refuted(found) = verdict else { panic!("{verdict:?}") };
    assert_eq!(found.position, "2,1");
}

#[test]
fn a_claim_within_which_moves_stay_is_proved() {
    for claim in ["P(n) iff n mod 6 = 1", "N(n) iff n mod 6 != 1", "value(n) = n mod 6 div 2"] {
        let text = format!("{ODD}{claim} where odd(n)\n");
        let attempts = attempts(&text);
        let [Attempt { result: Attempted::Proved(proved), .. }] = &*attempts else { panic!("{attempts:?}") };
        assert!(proved.theorem.scope.is_partial && proved.assumptions.is_empty());
        let said = proved.theorem.text();
        assert!(said.en.contains("all positions that the claim is about"), "{}", said.en);
        assert!(said.zh.contains("断言所针对的所有局面"), "{}", said.zh);
        let theorem = verify(&proved.certificate, &Limits::none()).expect("a certificate");
        let claimed = claim_of(&theorem, &variant(&text), &Limits::none()).expect("its claim");
        assert_eq!(claimed.claim, 1);
        // About all positions it is another statement.
        let whole = variant(&format!("{ODD}{claim}\n"));
        assert!(claim_of(&theorem, &whole, &Limits::none()).is_err());
    }
    let attempts = attempts(&format!("{ODD}P(n) iff n mod 6 = 5 where odd(n)\n"));
    let [Attempt { result: Attempted::Refuted(found), .. }] = &*attempts else { panic!("{attempts:?}") };
    assert_eq!(found.position, "1");
}

#[test]
fn a_move_that_leaves_the_positions_of_a_claim_is_named() {
    let attempts = attempts(&format!("{FIBONACCI}P(n) iff fibonacci(n)\n"));
    let [Attempt { result: Attempted::Undecided(why), .. }] = &*attempts else { panic!("{attempts:?}") };
    let Open::Leaves { made: Some(made), .. } = &**why else { panic!("{why:?}") };
    assert!(made.contains('→'), "{made}");
    assert!(why.text().en.contains("leads to a position that the claim is not about"), "{}", why.text().en);
    assert!(why.text().zh.contains("走到断言不涉及的局面"), "{}", why.text().zh);
}

#[test]
fn a_claim_is_proved_together_with_one_about_all_positions() {
    let both = "P(n) iff fibonacci(n)\nP(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)\n";
    let text = format!("{FIBONACCI}{both}");
    let attempts = attempts(&text);
    assert_eq!(attempts.len(), 2);
    for (number, attempt) in (1..).zip(&attempts) {
        let Attempted::Proved(proved) = &attempt.result else { panic!("{attempt:?}") };
        let theorem = verify(&proved.certificate, &Limits::none()).expect("a certificate");
        let claimed = claim_of(&theorem, &variant(&text), &Limits::none()).expect("its claim");
        assert_eq!(claimed.claim, number);
    }
    // A wrong one is refuted beside a right one, and a right one is not proved by a wrong one.
    let wrong = "P(n) iff odd(n)\nP(n, cap) iff n = 0 or cap < lowest_zeckendorf(n)\n";
    let first = self::attempts(&format!("{FIBONACCI}{wrong}")).swap_remove(0).result;
    assert!(matches!(&first, Attempted::Refuted(found) if found.position == "2,1"), "{first:?}");
    let wrong = "P(n) iff fibonacci(n)\nP(n, cap) iff n = 0\n";
    let first = self::attempts(&format!("{FIBONACCI}{wrong}")).swap_remove(0).result;
    assert!(matches!(first, Attempted::Undecided(_)), "{first:?}");
}

#[test]
fn an_answer_uses_a_claim_where_it_says_something() {
    let bench = Workbench::new();
    bench.add("it.game", &format!("{ODD}P(n) iff n mod 6 = 1 where odd(n)\n")).expect("a game");
    let answer = |n: &str| {
        let position = bench.ask(&Query::read(&format!("it.game {n}")).expect("a question"), None);
        let position = position.unwrap_or_else(|problems| panic!("{problems:?}"));
        solve(&position, 1_000_000, &Limits::none())
    };
    // 10^30 + 1 is 5 modulo 6, and 10^30 + 3 is 1.
    for (n, outcome) in
        [("1000000000000000000000000000001", Outcome::N), ("1000000000000000000000000000003", Outcome::P)]
    {
        let answer = answer(n).expect("an answer");
        assert_eq!(answer.outcome, Some(outcome), "{n}");
        assert!(matches!(answer.evidence, Some(Evidence::Proved(_))), "{n}: {:?}", answer.evidence);
    }
    let lost = odd_game(300);
    for (n, &lost) in lost.iter().enumerate() {
        let answer = answer(&n.to_string()).expect("an answer");
        assert_eq!(answer.outcome == Some(Outcome::P), lost, "{n}");
        let claimed = matches!(answer.evidence, Some(Evidence::Proved(_) | Evidence::Checked { .. }));
        assert!(n % 2 == 1 || !claimed, "{n}: {:?}", answer.evidence);
    }
}

#[test]
fn no_program_is_written_from_a_claim_about_some_positions() {
    let variant = variant(&format!("{ODD}P(n) iff n mod 6 = 1 where odd(n)\n"));
    let proofs = proof::prove(&variant, &[], &Task::default(), &Limits::none()).expect("attempts");
    let written = proof::program(&variant, &[], &proofs, Language::Python, Lang::En);
    assert_eq!(written, Err(Unwritten::Partial));
}
