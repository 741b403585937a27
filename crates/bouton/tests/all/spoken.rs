//! Messages about claims that cannot be proved or do not exist.

use bouton::json::Speak;
use bouton::proof::{self, Attempted, NotAddable, Open, Proofs, Task};
use bouton::words::Say;
use bouton::{Problems, Query, Workbench, check};
use kernel::Label as Purpose;
use rules::{Convention, Lang, Text};
use solve::Limits;
use std::time::Duration;

fn proved(text: &str, wanted: &Task) -> Result<Proofs, Problems> {
    let workbench = Workbench::new();
    workbench.add("mine.game", text).expect("a game");
    let variant = workbench.variant(&Query::read("mine.game").expect("a question"), None).expect("a variant");
    proof::prove(&variant, &[], wanted, &Limits::none().with_positions(1000))
}

const WALK: &str = "game walk\n(n) -> (n - 1)\n(n) -> (n + 1) where n >= 3\nendless draw\n";

#[test]
fn true_claims_about_endless_play_are_not_called_wrong() {
    // 0, 1, 2, 3 are P, N, P, N; from 4 on neither player has to go down to 3.
    let text = format!("{WALK}P(n) iff n = 0 or n = 2\nN(n) iff n = 1 or n = 3\n");
    let proofs = proved(&text, &Task::default()).expect("attempts");
    assert_eq!(proofs.attempts.len(), 2);
    for attempt in &proofs.attempts {
        let Attempted::Undecided(why) = &attempt.result else { panic!("{attempt:?}") };
        let why = why.text();
        assert!(why.en.contains("play may go on for ever"), "{}", why.en);
        assert!(!why.en.contains("wrong"), "{}", why.en);
    }
    // What is false in small positions is refuted all the same.
    let text = format!("{WALK}P(n) iff n = 0 or n = 2\nN(n) iff n = 1\n");
    let proofs = proved(&text, &Task::default()).expect("attempts");
    let Attempted::Refuted(found) = &proofs.attempts[1].result else { panic!("{:?}", proofs.attempts[1]) };
    assert_eq!((found.position.as_str(), found.truth.as_deref()), ("3", Some("N")));
}

#[test]
fn a_check_that_has_to_stop_tells_how_far_it_came() {
    let workbench = Workbench::new();
    workbench.add("mine.game", &format!("{WALK}P(n) iff n = 0 or n = 2\n")).expect("a game");
    let variant = workbench.variant(&Query::read("mine.game").expect("a question"), None).expect("a variant");
    let report = check(&variant, &[], 40, &Limits::none().with_positions(1000)).expect("a report");
    assert!(report.is_undecided() && !report.is_refuted());
    assert_eq!(report.limits_hit, Some(solve::StopReason::Positions));
    let said = report.findings.last().expect("a claim").verdict.text().en;
    assert!(said.contains("the first 4 positions"), "{said}");
}

#[test]
fn a_claim_that_is_not_there_is_a_mistake() {
    let text = "game mine(m >= 1 default 3)\n(n) -> (n - k) where 1 <= k <= m\n\
                P(n) iff n mod 2 = 0 when m = 1\nmisere P(n) iff n mod (m + 1) = 1\n";
    let code = |claim, convention| {
        let wanted = Task { claim: Some(claim), convention, ..Task::default() };
        proved(text, &wanted).map(|_| ()).map_err(|problems| problems[0].code())
    };
    let (normal, misere) = (rules::Convention::Normal, rules::Convention::Misere);
    assert_eq!(code(3, None), Err("no-such-claim"));
    assert_eq!(code(0, None), Err("no-such-claim"));
    assert_eq!(code(1, None), Err("claim-elsewhere"));
    assert_eq!(code(2, Some(normal)), Err("claim-elsewhere"));
    assert_eq!(code(2, Some(misere)), Ok(()));
}

#[test]
fn several_ranks_are_told_one_after_another() {
    // A move takes 1 from b, or takes 1 from a and makes b anything up to 5: a first, then b.
    let text = "game mine\n(a, b) -> (a - 1, c) where c <= 5\n(a, b) -> (a, b - 1)\n\
                P(a, b) iff even(a) and even(b)\n";
    let proofs = proved(text, &Task::default()).expect("attempts");
    let Attempted::Proved(proved) = &proofs.attempts[0].result else { panic!("{:?}", proofs.attempts[0]) };
    assert_eq!(bouton::words::proof::falling(proved).en, "with every move a falls, or a stays and b falls");
    assert_eq!(bouton::words::proof::falling(proved).zh, "每走一步，a 变小，或者 a 不变而 b 变小");
}

const TAKEN: &str = "game mine\n(n) -> (n - k) where 1 <= k <= 3\n";

/// Message for each claim that is neither proved nor refuted.
fn undecided(text: &str) -> Vec<Option<String>> {
    let proofs = proved(text, &Task::default()).expect("attempts");
    let said = |attempt: &proof::Attempt| match &attempt.result {
        Attempted::Undecided(why) => Some(why.text().en),
        _ => None,
    };
    proofs.attempts.iter().map(said).collect()
}

#[test]
fn of_claims_that_do_not_fit_together_the_wrong_one_is_named() {
    // Draws can be told of, and there are none.
    let rules = format!("{TAKEN}end (n) draw where n mod 4 = 5\n");
    let said = undecided(&format!("{rules}P(n) iff n mod 4 = 0\nN(n) iff n mod 4 = 2 or n = 3\n"));
    let [Some(lost), None] = &*said else { panic!("{said:?}") };
    assert!(lost.contains("`N(n) iff n mod 4 = 2 or n = 3`, which is false: 1 "), "{lost}");
    assert!(!lost.contains("One of them"), "{lost}");
}

#[test]
fn play_that_goes_round_is_told() {
    for (rule, claim, circle) in [
        ("(n) -> (n)", "P(n) iff n mod 4 = 0", "0 → 0"),
        ("(n) -> (1 - n) where n <= 1", "P(n) iff n != 1", "0 → 1 → 0"),
    ] {
        let said = undecided(&format!("game mine\n{rule}\n{claim}\n"));
        let [Some(said)] = &*said else { panic!("{said:?}") };
        assert!(said.contains("play need not end") && said.contains(circle), "{said}");
        assert!(!said.contains("them"), "{said}");
    }
}

#[test]
fn claims_beyond_automata_are_compared_and_not_proved() {
    let rules = "game mine\n(n) -> (n - d) where d in divisors(n) and d < n\n";
    for (claim, function) in [
        ("P(n) iff n = 0 or odd(gcd(n, n + 2))", "gcd"),
        ("P(n) iff n < 2 or smallest_factor(n) > 2", "smallest_factor"),
    ] {
        let said = undecided(&format!("{rules}{claim}\n"));
        let [Some(said)] = &*said else { panic!("{claim}: {said:?}") };
        assert!(said.contains(&format!("`{function}`")), "{said}");
    }
    // A false one is refuted by the rules: 6 moves to 3.
    let proofs =
        proved(&format!("{rules}P(n) iff gcd(n, 6) != 2 or n = 0\n"), &Task::default()).expect("attempts");
    let Attempted::Refuted(found) = &proofs.attempts[0].result else { panic!("{:?}", proofs.attempts[0]) };
    assert_eq!((found.position.as_str(), found.truth.as_deref()), ("6", Some("N")));
}

#[test]
fn what_was_not_tried_is_not_proved() {
    let text = format!("{TAKEN}P(n) iff n mod 4 = 0\nvalue(n) = n mod 4\n");
    let mut proofs = proved(&text, &Task::default()).expect("attempts");
    assert!(proofs.is_proved());
    proofs.untried = 1;
    assert!(!proofs.is_proved());
    let workbench = Workbench::new();
    workbench.add("mine.game", &text).expect("a game");
    let variant = workbench.variant(&Query::read("mine.game").expect("a question"), None).expect("a variant");
    let limits = Limits::none().with_time(Duration::ZERO);
    let proofs = proof::prove(&variant, &[], &Task::default(), &limits).expect("no mistake");
    assert_eq!((proofs.attempts.len(), proofs.untried), (0, 2));
    assert!(!proofs.is_proved() && proofs.unclaimed.is_none());
}

#[test]
fn what_builds_on_a_false_assumption_is_not_proved() {
    // The prime powers up to 7 are 1, 2, 3, 4, 5, 7.
    let text = |few: &str, lost: u64| {
        format!(
            "game mine\n(n) -> (n - k) where prime_power(k)\n\
             assume {few} <= prime_power <= {{q: q mod {lost} != 0}}\nP(n) iff n mod {lost} = 0\n"
        )
    };
    let proofs = proved(&text("{1..5}", 6), &Task::default()).expect("attempts");
    assert!(proofs.is_proved() && !proofs.is_refuted());
    let proofs = proved(&text("{1..6}", 7), &Task::default()).expect("attempts");
    assert!(proofs.is_refuted() && !proofs.is_proved());
    let Attempted::Unfounded(found) = &proofs.attempts[0].result else { panic!("{:?}", proofs.attempts[0]) };
    assert_eq!(found.counterexample.position, "6");
    assert!(found.assumption.starts_with("assume {1..6} <="), "{}", found.assumption);
    let Text { en, zh } = found.text();
    assert!(en.contains("false. It does not hold for 6.") && zh.contains("它对 6 不成立"), "{en} {zh}");
    let data = serde_json::to_value(proofs.spoken(Lang::En)).expect("data");
    assert_eq!((&data["proved"], &data["refuted"]), (&false.into(), &true.into()));
    assert_eq!(data["attempts"][0]["refuted_assumption"], found.assumption.as_str());

    // One may take a twice, and it is assumed that one takes it once.
    let text = "game mine\nposition (a, b) where b < 3*a\n(a, b) -> (a, b - k*a) where k >= 1 and a >= 1\n\
                assume (a, b) -> (a, c) only where c + a = b\nassume (a, b) -> (a, c) where c + a = b\n\
                P(a, b) iff b < a or 2*a <= b\n";
    let proofs = proved(text, &Task::default()).expect("attempts");
    let Attempted::Unfounded(found) = &proofs.attempts[0].result else { panic!("{:?}", proofs.attempts[0]) };
    assert_eq!(found.counterexample.position, "1,2");
    assert!(found.assumption.contains("only where c + a = b"), "{}", found.assumption);
}

#[test]
fn the_steps_of_a_refutation_end_with_the_one_that_fails() {
    let proofs = proved(&format!("{TAKEN}P(n) iff n mod 5 = 0\n"), &Task::default()).expect("attempts");
    let attempt = &proofs.attempts[0];
    assert!(matches!(attempt.result, Attempted::Refuted(_)), "{attempt:?}");
    let (last, shown) = attempt.steps.split_last().expect("steps");
    assert!(!last.holds && shown.iter().all(|step| step.holds), "{:?}", attempt.steps);
    // No move takes 5; 4 is claimed won and has no move to 0.
    assert_eq!((shown[0].purpose, shown[0].number), (Purpose::Lost, 1));
    assert_eq!((last.purpose, last.number), (Purpose::Won, 1));
    assert!(last.states > 0 && last.sentence.starts_with("no 1: "), "{last:?}");
    let data = serde_json::to_value(proofs.spoken(Lang::Zh)).expect("data");
    let steps = data["attempts"][0]["steps"].as_array().expect("steps");
    assert_eq!(steps.len(), attempt.steps.len());
    assert_eq!(steps.last().expect("one")["holds"], false);
    assert_eq!(steps.last().expect("one")["label"], "won 1");
}

#[test]
fn moves_that_can_be_added_are_told_with_what_the_proof_builds_on() {
    let workbench = Workbench::new();
    let text = "game up\nposition (n) where n <= 12\n(n) -> (n + k) where 1 <= k <= 3 and n + k <= 12\n\
                P(n) iff n mod 4 = 0\n";
    workbench.add("up.game", text).expect("a game");
    let asked = |game: &str, wanted: &Task| {
        let variant = workbench.variant(&Query::read(game).expect("a question"), None).expect("a variant");
        (
            proof::addable(&variant, wanted, 3, &Limits::none()),
            proof::prove(&variant, &[], wanted, &Limits::none()),
        )
    };
    let first = Task { claim: Some(1), ..Task::default() };
    let (found, proofs) = asked("euclid", &first);
    let Attempted::Proved(proved) = &proofs.expect("attempts").attempts[0].result else { panic!("euclid") };
    assert!(!proved.assumptions.is_empty());
    assert_eq!(found.expect("moves").assumptions, proved.assumptions);
    let found = asked("wythoff", &first).0.expect("moves");
    assert!(found.assumptions.is_empty() && found.more);
    assert!(
        bouton::words::proof::theorem(&found).en.starts_with("Proved for all positions."),
        "{:?}",
        bouton::words::proof::theorem(&found)
    );
    let wanted = Task { claim: Some(2), sizes: Some(3..=3), ..Task::default() };
    let found = asked("nim", &wanted).0.expect("moves");
    assert!(
        bouton::words::proof::theorem(&found).en.starts_with("Proved for all sums of 3 components."),
        "{:?}",
        bouton::words::proof::theorem(&found)
    );
    // With moves back play would be endless.
    match asked("up.game", &first).0 {
        Err(NotAddable::Undecided(why)) => assert!(matches!(*why, Open::Raised(_)), "{why:?}"),
        other => panic!("{other:?}"),
    }
    let wanted = Task { convention: Some(Convention::Misere), ..Task::default() };
    let found = asked("nim", &wanted).0;
    assert!(
        matches!(&found, Err(why @ NotAddable::InMisere) if why.text().en.contains("normal play")),
        "{found:?}"
    );
}
