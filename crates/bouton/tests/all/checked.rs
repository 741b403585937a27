//! Reports on a claim that was compared with the rules: position, reason, move, and the bound of the comparison.

use bouton::claims::{Counterexample, Failure, Finding, Subject, Verdict, flaws};
use bouton::proof::{Attempted, Task, prove};
use bouton::words::Say;
use bouton::{Evidence, Query, Report, Variant, Workbench, check, solve};
use solve::{Limits, StopReason};
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

const BASH: &str = "game it\n(n) -> (n - k) where 1 <= k <= 3\n";
const HEAPS: &str = "game it\n(n) -> (m) where m < n\n";
/// The number a falls by one with each move, so that who wins depends on its parity alone; b grows.
const RISING: &str = "game it\n(a, b) -> (a - 1, b + 5)\n";
/// 0, 1, 2, 3 are P, N, P, N; from 4 to 6 nobody has to go down to 3.
const TURN: &str = "game it\n(n) -> (n - 1)\n(n) -> (n + 1) where 3 <= n <= 5\nendless draw\n";
/// The same without an end.
const WALK: &str = "game it\n(n) -> (n - 1)\n(n) -> (n + 1) where n >= 3\nendless draw\n";

fn variant(text: &str) -> Variant {
    let bench = Workbench::new();
    bench.add("it.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    bench.variant(&Query::read("it.game").expect("a question"), None).expect("a game")
}

fn report(text: &str, upto: u64, limits: &Limits) -> Report {
    check(&variant(text), &[], upto, limits).expect("a report")
}

fn claims(report: &Report) -> Vec<&Finding> {
    report.findings.iter().filter(|finding| finding.subject == Subject::Claim).collect()
}

/// Report on the only claim of a text.
fn verdict(text: &str, upto: u64) -> Verdict {
    let report = report(text, upto, &Limits::none());
    let [found] = *claims(&report) else { panic!("{report:#?}") };
    found.verdict.clone()
}

fn refuted(text: &str) -> Counterexample {
    refuted_among(20, text)
}

fn refuted_among(upto: u64, text: &str) -> Counterexample {
    match verdict(text, upto) {
        Verdict::Refuted(found) => *found,
        other => panic!("{text}{other:?}"),
    }
}

/// Outcome of the only claim of a text, with sums of so many components.
fn attempted(text: &str, size: Option<usize>) -> Attempted {
    let wanted = Task { sizes: size.map(|size| size..=size), ..Task::default() };
    let attempts = prove(&variant(text), &[], &wanted, &Limits::none()).expect("attempts").attempts;
    let [attempt] = &*attempts else { panic!("{attempts:?}") };
    attempt.result.clone()
}

fn disproved(text: &str, size: Option<usize>) -> Counterexample {
    match attempted(text, size) {
        Attempted::Refuted(found) => *found,
        other => panic!("{text}{other:?}"),
    }
}

fn words(text: &Option<String>) -> &str {
    text.as_deref().unwrap_or("")
}

#[test]
fn what_a_claim_says_is_told_in_its_own_words() {
    // Who is not claimed to lose may draw.
    let found = refuted_among(6, &format!("{TURN}P(n) iff n = 0\n"));
    assert_eq!((&*found.position, words(&found.claimed), words(&found.truth)), ("2", "not P", "P"));
    let found = refuted_among(6, &format!("{TURN}N(n) iff n = 1\n"));
    assert_eq!((&*found.position, words(&found.claimed), words(&found.truth)), ("3", "not N", "N"));
    // Where nobody draws, who is not claimed to win is claimed to lose.
    let found = refuted(&format!("{BASH}N(n) iff n mod 4 != 0 and n != 5\n"));
    assert_eq!((&*found.position, words(&found.claimed), words(&found.truth)), ("5", "P", "N"));
    // The move that keeps the draw, of 4 → 3 and 4 → 5.
    let found = refuted_among(6, &format!("{TURN}P(n) iff n = 0 or n = 2 or n = 4\n"));
    assert_eq!((&*found.position, words(&found.claimed), words(&found.truth)), ("4", "P", "D"));
    assert_eq!(found.breaking.map(|step| step.text), Some("4 → 5".into()));
}

#[test]
fn where_play_has_stopped_far_away_the_verdict_is_told() {
    let far = 1_000_000_000_000u64;
    let rules = format!("game it\n(n) -> (n - k) where 1 <= k <= 3 and n != {far}\n");
    let found = disproved(&format!("{rules}P(n) iff n mod 4 = 0 and n != {far}\n"), None);
    assert_eq!((&*found.position, &found.failure), ("1000000000000", &Failure::Ended));
    assert_eq!((words(&found.claimed), words(&found.truth)), ("N", "P"));
    let rules = format!("{BASH}end (n) won where n = {far}\n");
    let found = disproved(&format!("{rules}P(n) iff n mod 4 = 0\n"), None);
    assert_eq!((&*found.position, &found.failure), ("1000000000000", &Failure::Ended));
    assert_eq!((words(&found.claimed), words(&found.truth)), ("P", "N"));
}

#[test]
fn numbers_that_no_word_holds_are_refuted_too() {
    // 2^70; no constant is as large, but an automaton counts the zeros.
    let far = "1180591620717411303424";
    let states: String = (1..=70).map(|k| format!("  state s{k}: 0 -> s{}\n", k + 1)).collect();
    let large = format!(
        "automaton large(n) base 2\n  state s0: 0 -> s0, 1 -> s1\n{states}  state s71:\n  accept s71\n"
    );
    let text = format!("{BASH}P((n) + ..) iff xor(n mod 4) = 0 and count(large(n)) = 0\n{large}");
    let found = disproved(&text, Some(2));
    let mut at: Vec<&str> = found.position.split(' ').collect();
    at.sort_unstable();
    assert_eq!((at, &found.failure), (vec!["0", far], &Failure::NoMoveToClaimedLost));
    // A move in several components at once, of a sum of one.
    let rules = "game it\nupto 2 of bash m = 3\n";
    let text = format!("{rules}P((n) + ..) iff columns(n mod 4, 3) = 0 and count(large(n)) = 0\n{large}");
    let found = disproved(&text, Some(1));
    assert_eq!((&*found.position, &found.failure), (far, &Failure::NoMoveToClaimedLost));
}

#[test]
fn a_nim_value_that_no_move_leads_to_is_the_least() {
    // From 2 one moves to 0 and 1, of these values.
    let found = refuted(&format!("{HEAPS}value(n) = n if n != 2 | 7 otherwise\n"));
    assert_eq!((&*found.position, &found.failure), ("2", &Failure::NoMoveToValue("2".into())));
    assert_eq!((words(&found.claimed), words(&found.truth)), ("7", "2"));
}

#[test]
fn values_of_sums_are_nim_sums() {
    let agrees = verdict(&format!("{HEAPS}value((n) + ..) = xor(n)\n"), 6);
    assert!(matches!(agrees, Verdict::Agrees { upto: 6, .. }), "{agrees:?}");
    let found = refuted(&format!("{HEAPS}value((n) + ..) = max(n)\n"));
    assert_eq!((&*found.position, &found.failure), ("1 1", &Failure::OtherValue));
    assert_eq!((words(&found.claimed), words(&found.truth)), ("1", "0"));
}

#[test]
fn of_sums_and_rows_the_one_with_the_smallest_total_is_told() {
    // Wrong of 9 alone as well, a sum of fewer.
    let found =
        refuted(&format!("{HEAPS}P((n) + ..) iff xor(n) = 0 and max(n) != 1 or max(n) = 9 and sum(n) = 9\n"));
    assert_eq!((&*found.position, words(&found.claimed), words(&found.truth)), ("1 1", "N", "P"));
    let rows = "game it\n[.., x, ..] -> [.., y, ..] where y < x\n";
    let found =
        refuted(&format!("{rows}P[x, ..] iff xor(x) = 0 and max(x) != 1 or max(x) = 9 and sum(x) = 9\n"));
    assert_eq!((&*found.position, words(&found.claimed), words(&found.truth)), ("1,1", "N", "P"));
}

#[test]
fn what_follows_from_a_wrong_claim_at_a_larger_number_is_no_reason() {
    // (1, 0) has value 1 and (0, 5) has 0: claimed the other way round they fit each other.
    let found =
        refuted(&format!("{RISING}value(a, b) = 1 - a if b = 5 or a = 1 and b = 0 | a mod 2 otherwise\n"));
    assert_eq!((&*found.position, &found.failure), ("1,0", &Failure::OtherValue));
    assert_eq!((words(&found.claimed), words(&found.truth)), ("0", "1"));
    // Nothing is claimed of (0, 5), so it is not said that no move leads to 0.
    let found = refuted(&format!("{RISING}value(a, b) = 3 if a = 1 and b = 0 | a mod 2 if b != 5\n"));
    assert_eq!((&*found.position, &found.failure), ("1,0", &Failure::OtherValue));
}

#[test]
fn a_sum_is_refuted_as_a_whole() {
    // (0, 5) has no move; (1, 0), which moves there, is right. In a sum another component stands beside it.
    let text =
        format!("{RISING}P((a, b) + ..) iff count(a mod 2 = 1) mod 2 = 0 and count(a = 0 and b = 5) = 0\n");
    let found = disproved(&text, Some(2));
    let at: BTreeSet<&str> = found.position.split(' ').collect();
    assert_eq!(at, BTreeSet::from(["0,0", "0,5"]), "{found:?}");
    assert_eq!((words(&found.claimed), words(&found.truth)), ("N", "P"));
}

#[test]
fn what_a_wrong_move_leads_to_is_told() {
    let rules = "game it\n(a, b) -> (a, b - k*a) where k >= 1 and a >= 1\n";
    let text = format!("{rules}assume (a, b) -> (a, c) only where c + a = b or c + 3*a <= b\n");
    let told = report(&text, 20, &Limits::none());
    let found = told.counterexamples().next().expect("a move");
    assert_eq!((&*found.position, &found.failure), ("1,2", &Failure::OtherMove));
    assert_eq!(words(&found.reached), "(1,0)");
    let pairs = "game it\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1\n\
                 (a, b) -> (a - k, b - k) where k >= 1\nexample (2, 4) is P\n";
    let told = report(pairs, 4, &Limits::none());
    let found = told.counterexamples().next().expect("an example");
    assert_eq!((&*found.position, words(&found.reached)), ("2,4", "(2,1)"));
}

#[test]
fn what_can_be_told_at_each_position_agrees() {
    // Only at 0 would the number of 23 digits matter, and there it does not.
    let text = format!("{HEAPS}P(n) iff n = 0 and (n = 0 or prime(n + 10000000000000000000009))\n");
    assert!(matches!(verdict(&text, 20), Verdict::Agrees { positions: 21, upto: 20, .. }));
    let text = format!("{HEAPS}P(n) iff n = 0 or n > 20 and prime(n + 10000000000000000000009)\n");
    assert!(matches!(verdict(&text, 20), Verdict::Agrees { positions: 21, upto: 20, .. }));
}

#[test]
fn the_position_is_told_at_which_a_claim_cannot_be() {
    let text = format!("{HEAPS}P(n) iff n = 0 or n = 5 and prime(n + 10000000000000000000004)\n");
    let Verdict::Unknown(_) = verdict(&text, 20) else { panic!("{:?}", verdict(&text, 20)) };
    let said = verdict(&text, 20).text().en;
    assert!(said.contains(" 5") && !said.contains(" 0"), "{said}");
}

#[test]
fn a_bound_of_nothing_is_not_told_of_more_components() {
    // Of five numbers there are 32 below 2, so 52360 sums of four components, which are too many, and 5984 of three.
    let text =
        "game it\n(a, b, c, d, e) -> (a - 1, b, c, d, e)\nP((a, b, c, d, e) + ..) iff sum(a) mod 2 = 0\n";
    let agrees = verdict(text, 2);
    assert!(matches!(agrees, Verdict::Agrees { upto: 1, components: Some(3), .. }), "{agrees:?}");
    // What is asked for up to 0 is told: one to four empty heaps.
    let agrees = verdict(&format!("{HEAPS}P((n) + ..) iff xor(n) = 0\n"), 0);
    let wanted = Verdict::Agrees { positions: 4, upto: 0, components: Some(4) };
    assert_eq!(agrees, wanted);
}

#[test]
fn all_words_of_as_many_choices_as_fit_are_looked_at() {
    let text = "game it(a: x | y | z default x, b: x | y | z default x, c: x | y | z default x, d: x | y | z default x)\n\
                (n) -> (n - 1)\nP(n) iff n mod 2 = 0\n";
    let report = report(text, 4, &Limits::none());
    let games: BTreeSet<&str> = claims(&report).iter().map(|finding| &*finding.game).collect();
    // At most 64 games: those of three choices, not of four.
    assert_eq!((games.len(), claims(&report).len()), (27, 27), "{games:?}");
}

#[test]
fn what_is_wrong_with_rules_is_told_once() {
    let codes = |text: &str| -> Vec<&'static str> {
        let game = Workbench::new().add("it.game", text).expect("a game");
        flaws(&game, &Limits::none()).iter().map(|problem| problem.code()).collect()
    };
    let round = "(a, b) -> (b, a)\n";
    let open = "(a, b) -> (a - k, c) where k >= 1\n";
    assert_eq!(codes(&format!("game it\n{round}")), ["endless"]);
    assert_eq!(codes(&format!("game it\n{round}otherwise draw\n")), [""; 0]);
    assert_eq!(codes(&format!("game it\n{open}{round}")), ["unbounded"]);
    // Of each of two words.
    assert_eq!(codes(&format!("game it(w: x | y default x)\n{open}")), ["unbounded"]);
    assert_eq!(codes(BASH), [""; 0]);
}

#[test]
fn an_end_without_a_bound_is_told_as_it_stands() {
    for text in [
        "game it\n(n) -> (n - 1)\nend (n) lost where exists k: k*k = n + k\n",
        "game it\nupto 2 of nim\nend (n) lost where exists k: k*k = n + k\n",
    ] {
        let report = report(text, 4, &Limits::none());
        let said: Vec<&str> = report.findings.iter().map(|finding| &*finding.text).collect();
        assert!(said.contains(&"end (n) lost where exists k: k*k = n + k"), "{report:#?}");
    }
}

/// Who wins, by going through all moves; `None` is a draw.
fn walk(sum: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(&lost) = known.get(sum) {
        return lost;
    }
    let lost = (0..sum.len()).filter(|&place| sum[place] > 0).all(|place| {
        let mut after = sum.to_vec();
        after[place] -= 1;
        !walk(&after, known)
    });
    known.insert(sum.to_vec(), lost);
    lost
}

#[test]
fn a_comparison_that_is_too_much_work_tells_the_box_that_was_compared() {
    // From 3 on play goes up for ever, so that sums are compared as long as their total is at most 2.
    let text = format!("{WALK}P((n) + ..) iff sum(n) mod 2 = 0\n");
    for limits in [Limits::none(), Limits::none().with_positions(1 << 40)] {
        let report = report(&text, 20, &limits);
        assert_eq!(report.limits_hit, None);
        let [found] = *claims(&report) else { panic!("{report:#?}") };
        let Verdict::Agrees { positions, upto, components: Some(components) } = found.verdict else {
            panic!("{found:?}")
        };
        // One to four parts of a total of 0, 1 and 2: four, four, and seven, of which three are of two parts.
        assert_eq!((positions, upto, components), (15, 1, 2));
        let mut known = HashMap::new();
        for (a, b) in [(0, 0), (0, 1), (1, 1)] {
            assert_eq!(walk(&[a, b], &mut known), (a + b) % 2 == 0);
        }
    }
    // Whoever sets a limit is told that it was reached.
    let stopped = report(&text, 20, &Limits::none().with_positions(1000));
    assert_eq!(stopped.limits_hit, Some(StopReason::Positions));
    assert!(matches!(claims(&stopped)[0].verdict, Verdict::Unknown(_)), "{stopped:#?}");
}

/// The number a falls by one with each move, and b grows to twice as much and perhaps one more.
fn doubling(law: &str) -> Workbench {
    let bench = Workbench::new();
    let text = format!(
        "game it\n{law}(a, b) -> (a - 1, 2*b)\n(a, b) -> (a - 1, 2*b + 1)\n\
         P(a, b) iff a mod 2 = 0 and (a*b < 400 or b >= 40)\n"
    );
    bench.add("it.game", &text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    bench
}

#[test]
fn an_answer_by_a_conjecture_tells_the_box_that_was_compared() {
    // Each move doubles the positions, so that not all of a box are solved. The claim is wrong at (20, 20).
    let asked = |bench: &Workbench, b: u64| {
        let question = format!("it.game 1000000000000000000000,{b}");
        let position = bench.ask(&Query::read(&question).expect("a question"), None);
        solve(&position.expect("a position"), 1, &Limits::none().with_memory(1 << 30))
    };
    let answer = asked(&doubling(""), 0).expect("an answer");
    let Some(Evidence::Checked { upto }) = answer.evidence else { panic!("{answer:?}") };
    assert!((5..20).contains(&upto), "{answer:?}");
    let positions = (upto + 1) * (upto + 1);
    let said = format!("{:?}", answer.why);
    assert!(said.contains(&positions.to_string()), "{positions}: {said}");
    // Of the positions that keep the law all those with small numbers are none.
    let answer = asked(&doubling("position (a, b) where b >= 40\n"), 50);
    if let Ok(answer) = answer {
        assert!(!matches!(answer.evidence, Some(Evidence::Checked { .. })), "{answer:?}");
    }
}

#[test]
fn searched_sums_tell_the_box_that_was_compared() {
    // A move takes one from a and puts anything up to 1000 in place of b; in misère play the parity of a decides.
    let text = "game it\n(a, b) -> (a - 1, c) where c <= 1000\n\
                misere P((a, b) + ..) iff sum(a) mod 2 = 1 and sum(a + b) < 5\n";
    let Verdict::Agrees { upto, components: Some(components), .. } = verdict(text, 3) else {
        // It is refuted where the parity is odd and the total is 5.
        let found = match verdict(text, 3) {
            Verdict::Refuted(found) => found,
            other => panic!("{other:?}"),
        };
        assert_eq!(words(&found.truth), "P", "{found:?}");
        return;
    };
    assert!(2 * components * upto < 5, "{components} components with numbers up to {upto}");
    assert!(upto >= 1, "{upto}");
}

#[test]
fn a_comparison_that_is_stopped_counts_what_was_compared() {
    // At each n all smaller numbers are gone through, so that 100001 positions would take hours.
    let never = "not (exists j: 1 <= j <= n and prime(j*j*j + 7) and j*j = n*n + 1)";
    for claim in [format!("P(n) iff n mod 4 = 0 and {never}"), format!("value(n) = n mod 4 if {never}")] {
        let limits = Limits::none().with_time(Duration::from_secs(2));
        let report = report(&format!("{BASH}{claim}\n"), 100_000, &limits);
        assert_eq!(report.limits_hit, Some(StopReason::Time));
        let said = claims(&report)[0].verdict.text().en;
        let counted = said.split("on the first ").nth(1).and_then(|rest| rest.split(' ').next());
        let counted: u64 = counted.map_or(0, |number| number.parse().expect("a number"));
        assert!(counted < 50_000, "{said}");
    }
}

/// Verdict on the only example of a text.
fn example(text: &str) -> Verdict {
    let report = report(text, 5, &Limits::none());
    let examples: Vec<&Finding> =
        report.findings.iter().filter(|finding| finding.subject == Subject::Example).collect();
    let [found] = *examples else { panic!("{report:#?}") };
    found.verdict.clone()
}

#[test]
fn examples_about_many_positions_hold_at_all_of_them() {
    let verdict = example(&format!("{BASH}example (0..9) has values 0, 1, 2, 3, 0, 1, 2, 3, 0, 1\n"));
    assert_eq!(verdict, Verdict::Agrees { positions: 10, upto: 9, components: None });
    let verdict = example(&format!("{BASH}example (0..9) is P only at (0), (4), (8) by \"Bachet\"\n"));
    assert_eq!(verdict, Verdict::Agrees { positions: 10, upto: 9, components: None });
    let verdict = example(&format!("{BASH}example misere (0..9) is P only at (1), (5), (9)\n"));
    assert!(matches!(verdict, Verdict::Agrees { positions: 10, .. }), "{verdict:?}");
    assert_eq!(example(&format!("{HEAPS}example (3) + (5) wins only to (3) + (3)\n")).name(), "agrees");
    assert_eq!(example(&format!("{HEAPS}example (1) + (1) + (1) wins only to (1) + (1)\n")).name(), "agrees");
}

#[test]
fn a_wrong_fact_is_refuted_where_it_is_wrong() {
    let wrong = |fact: &str| match example(&format!("{BASH}example {fact}\n")) {
        Verdict::Refuted(found) => {
            (found.position.clone(), found.failure.name(), words(&found.claimed).to_owned(), found.text().en)
        }
        other => panic!("{fact}: {other:?}"),
    };
    let place = |fact: &str| {
        let (position, failure, claimed, _) = wrong(fact);
        (position, failure, claimed)
    };
    assert_eq!(place("(0..5) has values 0, 1, 2, 3, 4, 5"), ("4".into(), "other-value", "4".into()));
    assert_eq!(place("(0..9) is P only at (0), (4)"), ("8".into(), "other-outcome", "not P".into()));
    assert_eq!(place("(0..9) is P only at (0), (3), (4), (8)"), ("3".into(), "other-outcome", "P".into()));
    assert_eq!(place("(6) wins only to (3)"), ("6".into(), "other-winning-move", String::new()));
    assert_eq!(place("(6) wins only to (4), (3)"), ("6".into(), "no-winning-move", String::new()));
    assert_eq!(place("(6) wins only to (4), (2)"), ("6".into(), "no-such-move", "2".into()));
    assert_eq!(wrong("(6) wins only to (3)").3, "Moving from 6 to 4 wins as well.");
    assert_eq!(wrong("(6) wins only to (4), (3)").3, "Moving from 6 to 3 does not win.");
}
