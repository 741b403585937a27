//! Small texts with laws, or with moves that raise numbers, on which something false was once said. What is true of each
//! follows by hand, and is counted by plain loops.

use bouton::claims::{Subject, Verdict};
use bouton::json::Speak;
use bouton::proof::{self, Attempted, Proofs};
use bouton::words::Say;
use bouton::{Problem, Problems, Query, Report, Workbench, check};
use rules::Lang;
use solve::Limits;

fn checked(text: &str, upto: u64) -> Result<Report, Problems> {
    let workbench = Workbench::new();
    workbench.add("it.game", text).unwrap_or_else(|problems| panic!("{text}{problems:?}"));
    let variant = workbench.variant(&Query::read("it.game").expect("a question"), None)?;
    check(&variant, &[], upto, &Limits::none())
}

fn proved(text: &str) -> Result<Proofs, Problems> {
    let workbench = Workbench::new();
    workbench.add("it.game", text).unwrap_or_else(|problems| panic!("{text}{problems:?}"));
    let variant = workbench.variant(&Query::read("it.game").expect("a question"), None)?;
    proof::prove(&variant, &[], &proof::Task::default(), &Limits::none())
}

/// All claims agree, each on so many positions.
fn agrees(text: &str, upto: u64, stands: impl Fn(u64, u64) -> bool, arity: u32) {
    let second = if arity == 1 { 0..=0 } else { 0..=upto };
    let count =
        (0..=upto).flat_map(|a| second.clone().map(move |b| (a, b))).filter(|&(a, b)| stands(a, b)).count();
    let report = checked(text, upto).unwrap_or_else(|problems| panic!("{text}{problems:?}"));
    let claims: Vec<_> = report
        .findings
        .iter()
        .filter(|found| found.subject == Subject::Claim)
        .map(|found| &found.verdict)
        .collect();
    assert!(!claims.is_empty());
    for verdict in claims {
        let expected = Verdict::Agrees { positions: count as u64, upto, components: None };
        assert_eq!(*verdict, expected, "{text}");
    }
}

/// All claims are proved, and a stranger accepts the certificates.
fn is_proved(text: &str) {
    let proofs = proved(text).unwrap_or_else(|problems| panic!("{text}{problems:?}"));
    assert!(!proofs.attempts.is_empty());
    for attempt in &proofs.attempts {
        let Attempted::Proved(proof) = &attempt.result else { panic!("{text}{:?}", attempt.result) };
        let accepted = proof::verify(&proof.certificate, &Limits::none());
        assert!(accepted.is_ok(), "{text}{accepted:?}");
    }
}

const EVEN: &str = "game even\n(a) -> (a - 2)\nposition (a) where a mod 2 = 0\nP(a) iff a mod 4 = 0\n";
const PAIR: &str = "game pair\n(a, b) -> (a - 1, b - 1)\n(a, b) -> (a - 1, b)\nposition (a, b) where a <= b\n\
                    P(a, b) iff a mod 2 = 0\n";
const VALUE: &str = "game value\n(a) -> (a - k) where k >= 1\nposition (a) where a <= 3\n\
                     value(a) = 0 if a = 0 | 1 if a = 1 | 2 if a = 2 | 3 otherwise\n";
const ZERO: &str = "game zero\nmisere\n(a) -> (a - 1)\nposition (a) where a = 0\nN(a) iff true\n";
const EACH: &str = "game law2\n(a, b) -> (a - 1, b) where a >= 2\n(a, b) -> (a, b - 1) where b >= 2\n\
                    position (a, b) where a >= 1 and b >= 1\nP(a, b) iff even(a + b)\n";
const MULTIPLES: &str = "game law8\n(a, b) -> (a, b - k*a) where k >= 1 and a >= 1 and b > k*a\n\
                         position (a, b) where a >= 1\nP(a, b) iff b <= a\n";
const HALF: &str =
    "game cc9\n(y, z) -> (y - 1, z)\nposition (y, z) where y <= z div 2\nP(y, z) iff even(y)\n";
const DIVIDED: &str = "game divided\n(a, b) -> (a - 1, b)\nposition (a, b) where b div 50 >= a\n\
                       P(a, b) iff b < 50 or a mod 2 = 0\n";
const LEAST: &str =
    "game min\n(a, b) -> (a - 1, b)\nposition (a, b) where min(b, 0) >= a\nP(a, b) iff true\n";
const EITHER: &str = "game orr\n(a, b) -> (a - 1, b)\nposition (a, b) where a = 0 and b != 3 or b > 1000\n\
                      P(a, b) iff a mod 2 = 0\n";

#[test]
fn claims_are_compared_with_positions_alone_and_those_are_counted() {
    agrees(EVEN, 50, |a, _| a % 2 == 0, 1);
    agrees(PAIR, 20, |a, b| a <= b, 2);
    agrees(VALUE, 20, |a, _| a <= 3, 1);
    agrees(ZERO, 20, |a, _| a == 0, 1);
    agrees(EACH, 20, |a, b| a >= 1 && b >= 1, 2);
    agrees(HALF, 20, |y, z| y <= z / 2, 2);
    // Where k*a is not listed by a table.
    agrees(&MULTIPLES.replace("b <= a", "b <= a or a = 0"), 12, |a, _| a >= 1, 2);
}

#[test]
fn the_only_position_is_said_to_be_the_only_one() {
    let report = checked(ZERO, 20).expect("a report");
    let said = report.findings[1].verdict.text();
    assert_eq!(said.en, "It agrees with the rules on the only position with numbers up to 20.");
}

#[test]
fn true_claims_with_laws_are_proved_whatever_the_order_of_their_numbers() {
    for text in [EVEN, PAIR, VALUE, ZERO, EACH, HALF, DIVIDED, LEAST, EITHER] {
        is_proved(text);
    }
    // A law that stands twice, and is one literal of a proof that speaks of the laws.
    is_proved(
        &VALUE.replace("position (a) where a <= 3", "position (a) where a <= 3\nposition (a) where 3 >= a"),
    );
}

#[test]
fn what_automata_do_not_decide_is_not_refuted_at_what_is_no_position() {
    // The products k*a: of (1, 0) and (1, 1) nobody can move, and from (1, 2) to (1, 1).
    let proofs = proved(MULTIPLES).expect("attempts");
    assert!(matches!(proofs.attempts[0].result, Attempted::Undecided(_)), "{proofs:?}");
    // Two numerations in one law. The smallest part of 0 is undefined, so that 0 is a position by itself or is none.
    let text = "game prove-too\n(n) -> (n - 2)\n\
                position (n) where n mod 2 = 0 and lowest_zeckendorf(n) >= (n xor n)\n\
                value(n) = (n div 2) mod 2\nP(n) iff n mod 4 = 0\n";
    let problems = proved(text).expect_err("from 2 one comes to 0");
    assert_eq!(problems[0].code(), "broken-law");
    assert!(problems[0].message(Lang::En).contains("2 → 0"), "{problems:?}");
    let text =
        text.replace("lowest_zeckendorf(n) >= (n xor n)", "(n = 0 or lowest_zeckendorf(n) >= (n xor n))");
    agrees(&text, 50, |n, _| n % 2 == 0, 1);
    let proofs = proved(&text).expect("attempts");
    assert_eq!(proofs.attempts.len(), 2);
    for attempt in &proofs.attempts {
        assert!(matches!(attempt.result, Attempted::Undecided(_)), "{attempt:?}");
    }
}

#[test]
fn a_claim_is_refuted_where_it_is_wrong_also_if_moves_raise_numbers() {
    // From 2 one moves to 0, where play ends; from 1 only to 2; and from 3 on nowhere.
    let text = "game up\n(1) -> (2)\n(2) -> (0)\nP(n) iff true\nvalue(n) = 0\n";
    let found = |found: &bouton::claims::Counterexample| {
        (found.position.clone(), found.claimed.clone(), found.truth.clone())
    };
    let expected =
        |claimed: &str, truth: &str| ("2".to_owned(), Some(claimed.to_owned()), Some(truth.to_owned()));
    let report = checked(text, 20).expect("a report");
    let told: Vec<_> = report.counterexamples().map(found).collect();
    assert_eq!(told, [expected("P", "N"), expected("0", "1")]);
    let proofs = proved(text).expect("attempts");
    let told = proofs.attempts.iter().map(|attempt| match &attempt.result {
        Attempted::Refuted(counterexample) => found(counterexample),
        other => panic!("{other:?}"),
    });
    assert_eq!(told.collect::<Vec<_>>(), [expected("P", "N"), expected("0", "1")]);
}

/// The only problem of a text: its code, and what is said in both languages.
fn problem(text: &str) -> (String, String, String) {
    let problems = match checked(text, 10) {
        Err(problems) => problems,
        Ok(report) => panic!("{text}{report:?}"),
    };
    let [problem] = &*problems else { panic!("{problems:?}") };
    (problem.code().to_owned(), problem.message(Lang::En), problem.message(Lang::Zh))
}

#[test]
fn a_move_to_no_position_is_told_with_its_rule() {
    let text = "game leaves\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - 3)\nposition (a, b) where a <= b\n";
    let (code, en, zh) = problem(text);
    // From (0, 3) one comes to (0, 0); (1, 3) is the smallest from which b becomes less than a.
    assert_eq!(code, "broken-law");
    assert!(en.contains("`(a, b) -> (a, b - 3)`") && en.contains("(1,3) → (1,0)"), "{en}");
    assert!(zh.contains("`(a, b) -> (a, b - 3)`") && zh.contains("(1,3) → (1,0)"), "{zh}");
    // Only where numbers are large: automata find it.
    let far = "game far\n(a, b) -> (a, b - 1)\nposition (a, b) where a <= b or b < 100000\n";
    let (code, en, _) = problem(far);
    assert_eq!(code, "broken-law");
    assert!(en.contains("(100001,100001) → (100001,100000)"), "{en}");
    let rows = "game rows\n[.., x, ..] -> [.., x - 1, ..]\nposition [.., a, b, ..] where a < b\n";
    let (code, en, _) = problem(rows);
    assert_eq!((&*code, en.contains("[0,1] → [0,0]")), ("broken-law", true), "{en}");
}

#[test]
fn a_law_that_nothing_keeps_is_told() {
    let (code, en, zh) =
        problem("game none\n(n) -> (n - 1)\nposition (n) where n mod 2 = 0 and n mod 2 = 1\n");
    assert_eq!(code, "no-positions");
    assert!(en.contains("n mod 2 = 0 and n mod 2 = 1") && zh.contains("n mod 2 = 0 and n mod 2 = 1"));
    // There are positions, and none of them so small.
    let far = "game far\n(n) -> (n - 1) where n > 100000\nposition (n) where n >= 100000\nP(n) iff even(n)\n";
    let report = checked(far, 10).expect("a report");
    assert!(matches!(report.findings[1].verdict, Verdict::Unknown(_)), "{report:?}");
}

#[test]
fn no_answer_recommends_a_move_to_what_is_no_position() {
    // Beyond the small positions that are looked at when a text is opened.
    let text = "game far\n(a, b) -> (a, b - 1)\nposition (a, b) where a <= b or b < 100000\nend (a, b) lost where b < 100002\n";
    let workbench = Workbench::new();
    workbench.add("it.game", text).expect("a game");
    let asked = |at: &str| {
        let position = workbench.ask(&Query::read(&format!("it.game {at}")).expect("a question"), None);
        bouton::solve(&position.expect("a position"), 10, &Limits::none())
    };
    let problem = asked("100002,100002").expect_err("a move to no position");
    assert_eq!(problem.code(), "broken-law");
    assert_eq!(problem.places().len(), 1);
    assert!(asked("5,100001").is_ok());
}

/// The catalogue's rules are not looked at each time.
#[test]
fn the_rules_of_the_catalogue_keep_their_laws() {
    let mut lawful = 0;
    let workbench = Workbench::new();
    for name in catalog::names() {
        let game = workbench.game(name).expect("a game");
        if game.ruleset.laws.is_empty() {
            continue;
        }
        let text = game.ruleset.text.clone();
        workbench.add("it.game", &text).expect("a game");
        let variant = workbench.variant(&Query::read("it.game").expect("a question"), None);
        let variant = variant.unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
        assert!(
            bouton::claims::flaws(variant.game(), &Limits::none()).iter().all(Problem::is_warning),
            "{name}"
        );
        lawful += 1;
    }
    assert!(lawful >= 4);
}

/// A proof that the checker rejects says nothing of the claim: neither word may follow.
#[test]
fn a_rejected_proof_is_neither_a_proof_nor_a_refutation() {
    let mut proofs = proved(EVEN).expect("attempts");
    assert!(proofs.is_proved());
    let rejection = proof::verify("nonsense", &Limits::none()).expect_err("no certificate");
    proofs.attempts[0].result = Attempted::Rejected(Box::new(rejection));
    assert!(!proofs.is_proved() && !proofs.is_refuted());
    let data = serde_json::to_value(proofs.spoken(Lang::En)).expect("data");
    assert_eq!(data["attempts"][0]["verdict"], "rejected");
    assert_eq!(data["attempts"][0]["certificate_bytes"], serde_json::Value::Null);
}
