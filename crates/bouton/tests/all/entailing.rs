//! Games in which the reply to some moves is confined: answers, checks, words and refusals.

use bouton::claims::{Subject, Verdict};
use bouton::emit::Language;
use bouton::proof::{self, Attempted, Task};
use bouton::words::Say;
use bouton::{Answer, Problems, Query, Workbench, check, solve};
use rules::{Convention, Lang, Outcome};
use solve::Limits;

const TOP_ENTAILS: &str =
    "game it\n(n) -> (i) + (j) where i + j = n and i >= 1 and j >= 1\nentailing (n) -> (n - 1)\n";

fn bench(text: &str) -> Workbench {
    let bench = Workbench::new();
    bench.add("it.game", text).unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    bench
}

fn asked(position: &str, convention: Convention) -> Result<Answer, Problems> {
    let query = Query::read(&format!("it.game {position}"))?;
    Ok(solve(&bench(TOP_ENTAILS).ask(&query, Some(convention))?, 100, &Limits::none())?)
}

fn answer(position: &str) -> Answer {
    asked(position, Convention::Normal).unwrap_or_else(|problems| panic!("{position}: {problems:?}"))
}

fn said(answer: &Answer, lang: Lang) -> String {
    answer.why.iter().map(|why| why.text().get(lang).to_owned()).collect::<Vec<_>>().join(" ")
}

#[test]
fn answers_follow_from_values_and_loony_components() {
    // 0, 2 and 5 are worth nothing, 4 is worth 1; 1 and 3 are loony.
    let lost = answer("2 5 4 4");
    assert_eq!((lost.outcome, lost.value.as_deref()), (Some(Outcome::P), Some("0")));
    assert!(lost.winning_moves.is_empty() && lost.winning_move_count.as_deref() == Some("0"));
    assert!(
        said(&lost, Lang::En).contains("the nim-sum is 0, so the player to move loses"),
        "{}",
        said(&lost, Lang::En)
    );
    assert!(said(&lost, Lang::Zh).contains("异或和为 0，所以先手必败"), "{}", said(&lost, Lang::Zh));
    let won = answer("1 5");
    assert_eq!((won.outcome, won.value.as_deref()), (Some(Outcome::N), None));
    let mut to: Vec<&str> = won.winning_moves.iter().map(|made| made.to.as_str()).collect();
    to.sort_unstable();
    // Their positions are written without what is empty, or with it.
    assert_eq!(to.len(), 2, "{to:?}");
    assert!(to.contains(&"1 4"), "{to:?}");
    assert!(said(&won, Lang::En).starts_with("1 is loony"), "{}", said(&won, Lang::En));
    assert!(said(&won, Lang::En).contains("the opponent has to reply there"), "{}", said(&won, Lang::En));
    assert!(said(&won, Lang::Zh).contains("对手只能在那里应着"), "{}", said(&won, Lang::Zh));
    let plain = answer("4");
    assert_eq!((plain.outcome, plain.value.as_deref()), (Some(Outcome::N), Some("1")));
    assert_eq!(plain.winning_moves.iter().map(|made| made.to.as_str()).collect::<Vec<_>>(), ["2 2"]);
    assert!(said(&plain, Lang::En).contains("what is left has nim-sum 0"), "{}", said(&plain, Lang::En));
}

#[test]
fn examples_and_claims_are_compared() {
    let facts = "example (2) + (5) is P\nexample (1) + (2) is N\nexample (4) has value 1\nexample (4) moves to (3)\n\
                 example (4) moves to (2) + (2)\nexample (4) wins only to (2) + (2)\n\
                 P(n) iff n in {0, 2, 5, 9} where n <= 12\n";
    let verdicts = |text: &str| -> Vec<Verdict> {
        let bench = bench(text);
        let variant = bench.variant(&Query::read("it.game").expect("a question"), None).expect("a game");
        let report = check(&variant, &[], 12, &Limits::none()).expect("a report");
        let own = report.findings.into_iter().filter(|finding| finding.subject != Subject::Rules);
        own.map(|finding| finding.verdict).collect()
    };
    let found = verdicts(&format!("{TOP_ENTAILS}{facts}"));
    assert_eq!(found.len(), 7);
    for verdict in &found {
        assert!(matches!(verdict, Verdict::Holds(_) | Verdict::Agrees { .. }), "{verdict:?}");
    }
    for wrong in [
        "example (2) + (5) is N",
        "example (4) moves to (2)",
        "example (4) has value 2",
        "P(n) iff n in {0, 2}",
    ] {
        let found = verdicts(&format!("{TOP_ENTAILS}{wrong}\n"));
        assert!(matches!(&*found, [Verdict::Refuted(_)]), "{wrong}: {found:?}");
    }
}

#[test]
fn whatever_takes_every_reply_to_be_free_is_refused() {
    let problems = asked("2 5", Convention::Misere).expect_err("misère play");
    let told = problems.iter().map(|problem| problem.message(Lang::En)).collect::<String>();
    assert!(told.contains("the reply to some moves of this game is confined"), "{told}");
    let bench = bench(&format!("{TOP_ENTAILS}P(n) iff n in {{0, 2}}\n"));
    let variant = bench.variant(&Query::read("it.game").expect("a question"), None).expect("a game");
    let proofs = proof::prove(&variant, &[], &Task::default(), &Limits::none()).expect("attempts");
    // The claim is wrong at 5, and that is found without a proof.
    assert!(matches!(proofs.attempts[0].result, Attempted::Refuted(_)), "{:?}", proofs.attempts[0].result);
    let right = self::bench(&format!("{TOP_ENTAILS}P(n) iff n in {{0, 2, 5, 9, 13, 21}} where n <= 22\n"));
    let variant = right.variant(&Query::read("it.game").expect("a question"), None).expect("a game");
    let proofs = proof::prove(&variant, &[], &Task::default(), &Limits::none()).expect("attempts");
    let Attempted::Undecided(why) = &proofs.attempts[0].result else {
        panic!("{:?}", proofs.attempts[0].result)
    };
    assert!(why.text().en.contains("the reply to some moves is confined"), "{}", why.text().en);
    assert!(why.text().zh.contains("限定对手在何处应着"), "{}", why.text().zh);
    let program = proof::program(&variant, &[], &proofs, Language::Python, Lang::En);
    assert!(program.is_err(), "{program:?}");
    let filled =
        tables::table(variant.rules(), &[20], tables::Want::Values, tables::Backing::Memory, &Limits::none());
    assert!(filled.is_err());
}
