//! What is said of claims that cannot be proved or that are not there.

use bouton::proof::{self, Attempted, Proofs, Wanted};
use bouton::{Problem, Query, Workbench, check};
use solve::Limits;

fn proved(text: &str, wanted: &Wanted) -> Result<Proofs, Vec<Problem>> {
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
    let proofs = proved(&text, &Wanted::default()).expect("attempts");
    assert_eq!(proofs.attempts.len(), 2);
    for attempt in &proofs.attempts {
        let Attempted::Undecided(why) = &attempt.result else { panic!("{attempt:?}") };
        assert!(why.en.contains("play may go on for ever"), "{}", why.en);
        assert!(!why.en.contains("wrong"), "{}", why.en);
    }
    // What is false in small positions is refuted all the same.
    let text = format!("{WALK}P(n) iff n = 0 or n = 2\nN(n) iff n = 1\n");
    let proofs = proved(&text, &Wanted::default()).expect("attempts");
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
        let wanted = Wanted { claim: Some(claim), convention, ..Wanted::default() };
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
    let proofs = proved(text, &Wanted::default()).expect("attempts");
    let Attempted::Proved(proved) = &proofs.attempts[0].result else { panic!("{:?}", proofs.attempts[0]) };
    assert_eq!(proved.falling.en, "with every move a falls, or a stays and b falls");
    assert_eq!(proved.falling.zh, "每走一步，a 变小，或者 a 不变而 b 变小");
}
