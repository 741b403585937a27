//! Answers of the library: evidence, winning moves, limits, and mistakes in questions.

use bouton::json::Speak;
use bouton::ops::{Context, Operation, Received, Solve};
use bouton::words::Say;
use bouton::{Answer, Evidence, Problem, Problems, Query, Reason, Workbench};
use rules::{Convention, Lang, Outcome};
use serde_json::{Value, json};
use solve::{Limits, StopReason};
use std::time::Duration;

fn asked(text: &str, convention: Option<Convention>, limits: &Limits) -> Result<Answer, Problems> {
    let position = Workbench::new().ask(&Query::read(text)?, convention)?;
    Ok(bouton::solve(&position, 1000, limits)?)
}

fn answer(text: &str) -> Answer {
    asked(text, None, &Limits::none()).unwrap_or_else(|problems| panic!("{text}: {problems:?}"))
}

fn own(rules: &str, text: &str) -> Result<Answer, Problems> {
    let workbench = Workbench::new();
    workbench.add("own.game", rules)?;
    let position = workbench.ask(&Query::read(text)?, None)?;
    Ok(bouton::solve(&position, 1000, &Limits::none())?)
}

fn lefts(answer: &Answer) -> Vec<&str> {
    answer.winning_moves.iter().map(|made| &*made.to).collect()
}

fn problem(text: &str) -> Problem {
    let problems = asked(text, None, &Limits::none()).expect_err(text);
    let [problem] = &*problems else { panic!("{text}: {problems:?}") };
    problem.clone()
}

#[test]
fn nim_is_answered_by_its_theorem_at_any_size() {
    let found = answer("nim 14 21 39");
    assert_eq!((found.outcome, found.value.as_deref()), (Some(Outcome::N), Some("60")));
    assert_eq!(found.winning_moves.len(), 1);
    assert_eq!((&*found.winning_moves[0].text, &*found.winning_moves[0].to), ("39 → 27", "14 21 27"));
    assert!(found.why.iter().any(|reason| reason.text().en.contains("14 ⊕ 21 ⊕ 39 = 60")));
    assert!(matches!(&found.evidence, Some(Evidence::Proved(by)) if by.text().en.contains("Bouton 1901")));
    // 10^30 and 10^30 + 1: the nim-sum is 1.
    let huge = answer("nim 1000000000000000000000000000000 1000000000000000000000000000001");
    assert_eq!(huge.value.as_deref(), Some("1"));
    let equal = "1000000000000000000000000000000 1000000000000000000000000000000";
    assert_eq!((lefts(&huge), huge.winning_move_count.as_deref()), (vec![equal], Some("1")));
}

#[test]
fn wythoffs_pairs_are_exact_where_floating_point_is_not() {
    // The pair number 102334155 = fib(40): floor(phi fib(40)) is fib(41) - 1, since 40 is even.
    let losing = answer("wythoff 165580140,267914295");
    assert_eq!(losing.outcome, Some(Outcome::P));
    assert_eq!(answer("wythoff 165580141,267914296").outcome, Some(Outcome::N));
    // fib(101) - 1 and fib(102) - 1, the pair of number fib(100).
    let pair = "wythoff 573147844013817084100,927372692193078999175";
    assert_eq!(answer(pair).outcome, Some(Outcome::P));
}

#[test]
fn races_on_endless_boards_are_answered_where_draws_cannot_be() {
    let far = "1000000000000000000000000000000";
    for (piece, outcome) in [("king", Outcome::P), ("rook", Outcome::P), ("queen", Outcome::N)] {
        assert_eq!(answer(&format!("race piece={piece} {far},{far}")).outcome, Some(outcome), "{piece}");
    }
    // 10^30 is 1 above a multiple of 3.
    assert_eq!(answer(&format!("race piece=knight {far},{far}")).outcome, Some(Outcome::D));
}

#[test]
fn an_end_without_bound_is_told_and_no_rule_is_blamed() {
    let rules = "game own\n(n) -> (n - 1)\nend (n) lost where k > n and odd(k)\n";
    let problems = own(rules, "own.game 3").expect_err("it cannot be told where play stops");
    assert!(problems[0].message(Lang::En).contains("declared end leaves `k`"), "{problems:?}");
}

#[test]
fn what_no_theorem_says_is_computed() {
    for (text, value) in [("grundy 8", "2"), ("octal code=0.6 9", "2"), ("wythoff 1,1 0,2", "0")] {
        let found = answer(text);
        assert_eq!(found.value.as_deref(), Some(value), "{text}");
        assert!(matches!(found.evidence, Some(Evidence::Computed(_))), "{text}: {:?}", found.evidence);
    }
}

#[test]
fn a_period_that_is_found_and_proved_answers_at_any_size() {
    // The values 0, 1, 0, 1, 2, 3, 2 come again and again; 10^8 = 2 modulo 7.
    for (text, value) in [("subtraction S=1,3,4 100000000", "0"), ("subtraction S=1,3,4 20 7", "2")] {
        let found = answer(text);
        assert_eq!(found.value.as_deref(), Some(value), "{text}");
        assert!(matches!(found.evidence, Some(Evidence::Proved(_))), "{text}: {:?}", found.evidence);
    }
}

#[test]
fn where_theorems_and_search_meet_the_weaker_evidence_is_shown() {
    let mixed = answer("nim 3 4 + grundy 8");
    let Some(Evidence::Computed(how)) = &mixed.evidence else { panic!("{:?}", mixed.evidence) };
    assert!(how.text().en.contains("Bouton 1901"), "{}", how.text().en);
    let both = answer("nim 3 4 + kayles 7");
    assert!(matches!(&both.evidence, Some(Evidence::Proved(_))), "{:?}", both.evidence);
    assert_eq!(both.value.as_deref(), Some("5"));
}

#[test]
fn a_users_claim_is_never_a_theorem_and_used_only_where_the_rules_do_not_reach() {
    // The condition always holds, but no proof sees that.
    let rules =
        "game own\n(n) -> (n - k) where 1 <= k <= 3 and gcd(n, n + 5) <= 5\nP(n) iff n mod 4 = 0 by \"me\"\n";
    let small = own(rules, "own.game 20").expect("an answer");
    assert!(matches!(small.evidence, Some(Evidence::Computed(_))), "{:?}", small.evidence);
    let large = own(rules, "own.game 1000000000000000000000000000001").expect("an answer");
    assert_eq!(large.outcome, Some(Outcome::N));
    assert!(matches!(large.evidence, Some(Evidence::Checked { .. })), "{:?}", large.evidence);
    assert_eq!(lefts(&large), ["1000000000000000000000000000000"]);
    // One that is proved is used at any size, but the authority is the proof.
    let plain = rules.replace(" and gcd(n, n + 5) <= 5", "");
    let proved = own(&plain, "own.game 1000000000000000000000000000001").expect("an answer");
    let Some(Evidence::Proved(how)) = &proved.evidence else { panic!("{:?}", proved.evidence) };
    assert!(!how.text().en.contains("me)") && !how.text().en.contains("; me"), "{}", how.text().en);
    assert!(proved.why.iter().all(|reason| !reason.text().en.contains("theorem")), "{:?}", proved.why);
    assert_eq!(lefts(&proved), ["1000000000000000000000000000000"]);
    // A claim that the rules refute is not believed, however large the numbers.
    // The condition always holds, but hides that this is a game on heaps, whose period would answer.
    let wrong = "game own\n(n) -> (n - k) where 1 <= k <= 3 and (n > 3 or n <= 3)\nP(n) iff n mod 5 = 0\n";
    let refused = own(wrong, "own.game 1000000000000000000000000000001").expect_err("nothing to go by");
    assert_eq!(refused[0].code(), "too-large");
}

#[test]
fn misere_play_is_told_apart() {
    let found = asked("bash m=3 21", Some(Convention::Misere), &Limits::none()).expect("an answer");
    assert_eq!((found.outcome, found.convention, found.value), (Some(Outcome::P), Convention::Misere, None));
    let found = asked("nim 1 1", Some(Convention::Misere), &Limits::none()).expect("an answer");
    assert_eq!(found.outcome, Some(Outcome::N));
}

#[test]
fn sums_without_a_meaning_are_refused_with_a_reason() {
    assert_eq!(problem("race 3,3 2,2").code(), "declared-ends");
    assert_eq!(problem("nim 3 + race 2,2").code(), "mixed-conventions");
}

#[test]
fn endless_play_is_refused_unless_it_is_a_draw() {
    let rules = "game own\n(a, b) -> (b, a)\n";
    assert_eq!(own(rules, "own.game 1,2").expect_err("endless")[0].code(), "endless");
    let found = own(&format!("{rules}otherwise draw\n"), "own.game 1,2").expect("an answer");
    assert_eq!((found.outcome, found.value), (Some(Outcome::D), None));
}

#[test]
fn a_rule_without_bounds_is_refused_by_name() {
    let rules = "game own\n(n) -> (k) where k > n\n";
    let problems = own(rules, "own.game 1").expect_err("unbounded");
    assert_eq!(problems[0].code(), "unbounded");
    assert!(problems[0].message(Lang::En).contains("`k`") && problems[0].message(Lang::Zh).contains("`k`"));
}

#[test]
fn a_limit_says_what_was_found_and_invents_nothing() {
    let limits = Limits::none().with_time(Duration::ZERO);
    let found = asked("grundy 3000", None, &limits).expect("what there is");
    assert_eq!((found.outcome, found.limits_hit), (None, Some(StopReason::Time)));
    assert!(found.evidence.is_none() && found.winning_moves.is_empty() && found.winning_move_count.is_none());
    let limits = Limits::none().with_memory(1 << 20);
    let found = asked("grundy 80", Some(Convention::Misere), &limits).expect("what there is");
    assert_eq!((found.outcome, found.limits_hit), (None, Some(StopReason::Memory)));
}

#[test]
fn an_answer_is_data_with_stable_names() {
    let object = serde_json::to_value(answer("nim 14 21 39").spoken(Lang::En)).expect("data");
    let mut names: Vec<&String> = object.as_object().expect("an object").keys().collect();
    names.sort();
    let expected = [
        "convention",
        "engine",
        "evidence",
        "game",
        "limits_hit",
        "outcome",
        "position",
        "remoteness",
        "steps",
        "value",
        "why",
        "winning_move_count",
        "winning_moves",
    ];
    assert_eq!(names, expected);
    assert_eq!(object["game"], "nim");
    assert_eq!(object["position"], "14 21 39");
    assert_eq!(object["convention"], "normal");
    assert_eq!(object["outcome"], "N");
    assert_eq!(object["value"], "60");
    assert_eq!(object["winning_moves"], json!([{"from": "14 21 39", "to": "14 21 27", "text": "39 → 27"}]));
    assert_eq!(object["winning_move_count"], "1");
    let detail = "all positions of `nim` (see `bouton prove nim`); Bouton 1901.";
    assert_eq!(object["evidence"], json!({"kind": "proved", "detail": detail}));
    assert_eq!(object["limits_hit"], Value::Null);
    let zh = serde_json::to_value(answer("nim 14 21 39").spoken(Lang::Zh)).expect("data");
    let told = zh["why"].as_array().expect("sentences");
    assert!(told.iter().any(|sentence| sentence.as_str().expect("a sentence").contains("异或和")));
}

#[test]
fn a_problem_is_data_with_its_place() {
    let object = serde_json::to_value(problem("nimm 3 4").spoken(Lang::En)).expect("data");
    assert_eq!(object["code"], "unknown-game");
    assert_eq!(object["help"], "did you mean `nim`?");
    assert_eq!(object["place"], json!({"start": 0, "end": 4, "from": 0, "to": 4}));
    assert_eq!(object["file"], Value::Null);
}

#[test]
fn a_report_is_data() {
    let workbench = Workbench::new();
    let text = "game own\n(n) -> (n - k) where 1 <= k <= 3\nP(n) iff n mod 3 = 0\n";
    workbench.add("own.game", text).expect("a game");
    let variant = workbench.variant(&Query::read("own.game").expect("a question"), None).expect("a game");
    let report = bouton::check(&variant, &[], 20, &Limits::none()).expect("a report");
    let object = serde_json::to_value(report.spoken(Lang::En)).expect("data");
    assert_eq!(
        (&object["game"], &object["upto"], &object["refuted"]),
        (&json!("own.game"), &json!(20), &json!(true))
    );
    let claim =
        object["findings"].as_array().expect("findings").iter().find(|found| found["subject"] == "claim");
    let claim = claim.expect("the claim");
    assert_eq!(claim["verdict"], "refuted");
    assert_eq!(claim["counterexample"]["position"], "3");
    assert_eq!(claim["counterexample"]["move"]["to"], "0");
    assert_eq!(claim["text"], "P(n) iff n mod 3 = 0");
}

#[test]
fn a_batch_line_is_the_same_question() {
    let line = Received::parse(br#"{"game":"bash","params":{"m":3},"position":"21","convention":"misere"}"#)
        .read::<Solve>()
        .expect("a request");
    let found = line.run(&mut Context::default()).expect("an answer").answer;
    assert_eq!(
        Some(found.outcome),
        asked("bash m=3 21", Some(Convention::Misere), &Limits::none()).ok().map(|a| a.outcome)
    );
}

/// Every question that is wrong, with the code of what is wrong and the text that it points at.
#[test]
fn what_is_wrong_is_named_and_shown() {
    for (text, code, shown) in [
        ("nimm 3 4", "unknown-game", "nimm"),
        ("nim", "empty-position", ""),
        ("nim -3", "negative-number", "-3"),
        ("nim 3 x", "position-character", "x"),
        ("nim 7 3,4", "arity-mismatch", "3,4"),
        ("wythoff 1,2 4 3,5", "arity-mismatch", "4"),
        ("bash m=0 21", "argument-out-of-bounds", "0"),
        ("bash m=x 21", "argument-kind", "x"),
        ("bash k=3 21", "unknown-parameter", "k"),
        ("bash m=3 m=4 21", "repeated-parameter", "m=4"),
        ("bash =3 21", "parameter-without-name", "=3"),
        ("race piece=queeen 3,4", "unknown-word", "queeen"),
        ("missing.game 3", "missing-file", "missing.game"),
        ("nim 3 +", "missing-game", "+"),
    ] {
        let found = problem(text);
        assert_eq!(found.code(), code, "{text}");
        let place = found.places().iter().find(|place| place.primary).expect("a place");
        assert_eq!(&text[place.span.clone()], shown, "{text}");
        for lang in [Lang::En, Lang::Zh] {
            assert!(!found.message(lang).is_empty(), "{text}");
        }
        assert_ne!(found.message(Lang::En), found.message(Lang::Zh), "{text}");
    }
    assert_eq!(problem("").code(), "missing-game");
}

#[test]
fn parameters_that_do_not_fit_each_other_are_told_in_both_languages() {
    let rules = "game own(a >= 1, b >= a)\n(n) -> (n - k) where a <= k <= b\n";
    let told = |text: &str| {
        let problems = own(rules, text).expect_err(text);
        (problems[0].code(), problems[0].message(Lang::En), problems[0].message(Lang::Zh))
    };
    let (code, en, zh) = told("own.game a=5 b=3 10");
    assert_eq!((code, &*en, &*zh), ("argument-out-of-bounds", "`b` has to be at least 5", "`b` 至少为 5"));
    let (code, en, zh) = told("own.game a=5 10");
    assert_eq!(code, "missing-parameter");
    assert!(en.contains("`b`") && zh.contains("`b`"));
    let zero = "game own(k)\nupto k of nim\n";
    assert_eq!(own(zero, "own.game k=0 3").expect_err("nobody may move")[0].code(), "no-reach");
    let start = "game own\n(n, c) -> (n - k, 2*k) where 1 <= k <= c\nstart (n) = (n, n - 1)\n";
    assert_eq!(own(start, "own.game 0").expect_err("0 - 1")[0].code(), "meaningless-position");
    assert_eq!(own(start, "own.game 13").expect("an answer").outcome, Some(Outcome::P));
}

#[test]
fn ten_megabytes_of_heaps_are_answered() {
    // An even number of heaps of 1.
    let text = format!("nim {}", "1 ".repeat(5_000_000));
    let found = asked(&text, None, &Limits::none()).expect("an answer");
    assert_eq!((found.outcome, found.value.as_deref()), (Some(Outcome::P), Some("0")));
    let problem = problem(&format!("{text}x"));
    assert_eq!(
        (problem.code(), problem.places()[0].span.clone()),
        ("position-character", text.len()..text.len() + 1)
    );
}

#[test]
fn the_quickest_of_the_winning_moves_comes_first_where_play_may_go_round_in_circles() {
    // From 0 both 1 and 3 are lost for the opponent; but from 1 play can only come back to 0.
    let found = answer("dag edges=0-1,1-0,0-3 0");
    assert_eq!((lefts(&found), found.remoteness), (vec!["3", "1"], Some(1)));
    assert!(
        found.why.iter().any(|reason| reason.text().en.contains("0 → 3 wins at once")),
        "{:?}",
        found.why
    );
    // A longer way round: 1 is lost in 2 moves, 4 in 4.
    let found = answer("dag edges=0-4,4-5,5-6,6-7,7-8,4-0,0-1,1-2,2-3 0");
    assert_eq!((lefts(&found), found.remoteness), (vec!["1", "4"], Some(3)));
}

/// By hand: with steps of 1 in one number or in both, who moves loses where both are even.
#[test]
fn each_move_out_of_a_small_lost_position_has_an_answer_that_is_shown() {
    let rules = "game king\n(a, b) -> (a - 1, b)\n(a, b) -> (a, b - 1)\n(a, b) -> (a - 1, b - 1)\n";
    for (a, b) in (0u64..=8).flat_map(|a| (0u64..=8).map(move |b| (a, b))) {
        let answer = own(rules, &format!("own.game {a},{b}")).expect("an answer");
        let said = answer.why.iter().filter_map(|reason| match reason {
            Reason::Answered { made, answer } => Some((made, answer)),
            _ => None,
        });
        let lost = a % 2 == 0 && b % 2 == 0;
        let moves = u64::from(a > 0) + u64::from(b > 0) + u64::from(a > 0 && b > 0);
        let mut made = std::collections::BTreeSet::new();
        for (first, second) in said {
            let (_, left) = first.split_once(" → ").expect("a move");
            let (from, to) = second.split_once(" → ").expect("a move");
            assert_eq!(left, from, "({a},{b})");
            let numbers: Vec<u64> = to
                .trim_matches(['(', ')'])
                .split(',')
                .map(|number| number.parse().expect("a number"))
                .collect();
            assert!(numbers.iter().all(|number| number % 2 == 0), "({a},{b}): {second}");
            made.insert(left.to_owned());
        }
        assert_eq!(made.len() as u64, if lost { moves } else { 0 }, "({a},{b})");
    }
}

#[test]
fn where_nothing_is_left_the_mover_loses_and_in_misere_play_wins() {
    let words = [
        vec!["nim", ""],
        vec!["nim", " "],
        vec!["nim", "()"],
        vec!["nim \"\""],
        vec!["poi-discard", ""],
        vec!["wythoff", ""],
        vec!["kayles", ""],
        vec!["0.77", ""],
        vec!["hackenbush", ""],
        vec!["dag", ""],
        vec!["moore", ""],
    ];
    for words in words {
        for (convention, outcome) in [(Convention::Normal, Outcome::P), (Convention::Misere, Outcome::N)] {
            let query = Query::of_words(&words).expect("a question");
            let position = Workbench::new()
                .ask(&query, Some(convention))
                .unwrap_or_else(|why| panic!("{words:?} {why:?}"));
            let answer = bouton::solve(&position, 1000, &Limits::none())
                .unwrap_or_else(|why| panic!("{words:?} {why:?}"));
            assert_eq!(answer.outcome, Some(outcome), "{words:?} {convention:?}");
            assert!(answer.winning_moves.is_empty());
        }
    }
    // An empty part adds nothing; what an answer calls the position can be asked again.
    assert_eq!(lefts(&answer("nim 3 + kayles \"\"")), lefts(&answer("nim 3")));
    let nothing = answer("nim \"\"").position;
    assert_eq!(answer(&format!("nim {nothing}")).outcome, Some(Outcome::P));
    for line in [r#"{"game":"nim","position":""}"#, r#"{"game":"nim","position":[]}"#] {
        let line = Received::parse(line.as_bytes()).read::<Solve>().expect("a request");
        assert!(line.open(&mut Context::default()).is_ok());
    }
    assert_eq!(problem("nim").code(), "empty-position");
}

#[test]
fn lone_numbers_of_a_game_on_pairs_are_joined_by_the_help() {
    let help = |text: &str| problem(text).help(Lang::En).expect("help");
    assert!(help("wythoff 4 7").ends_with("`wythoff 4,7`"));
    assert!(help("wythoff 4 7 9 15").ends_with("`wythoff 4,7 9,15`"));
    assert!(help("wythoff 4 7 9").ends_with("`wythoff 3,5`"));
}

#[test]
fn a_vertex_of_a_directed_graph_needs_no_edge() {
    assert_eq!(answer("dag edges=0-1,5 5").outcome, Some(Outcome::P));
    assert_eq!(answer("dag edges=0-1,5 0 5").outcome, Some(Outcome::N));
    assert_eq!(answer("dag edges=5 5").outcome, Some(Outcome::P));
    assert_eq!(answer("dag edges=0-1,5 0").game, "dag edges=0-1,5");
    assert_eq!(problem("dag edges=0-1,5 4").code(), "no-position");
}

#[test]
fn what_is_right_and_only_too_large_is_a_limit() {
    let rules = "game own\n(n) -> (a) + (b) + (c) where a + b + c < n\n";
    let large = own(rules, "own.game 600").expect_err("too many moves");
    assert!(large[0].is_limit(), "{large:?}");
    let unbounded = own("game own\n(a) -> (c) where c > a\n", "own.game 3").expect_err("no bound");
    assert!(!unbounded[0].is_limit(), "{unbounded:?}");
}

#[test]
fn where_endless_play_is_declared_a_draw_nobody_is_told_to_declare_it() {
    let loops = "(n) -> (n - 1)\n(n) -> (n + 1) where n mod 3 = 1\n";
    for (declared, told) in [("endless draw\n", false), ("otherwise draw\n", false), ("", true)] {
        let workbench = Workbench::new();
        workbench.add("own.game", &format!("game own\n{loops}{declared}")).expect("a game");
        let variant = workbench.variant(&Query::read("own.game").expect("a name"), None).expect("a game");
        let help = variant.refused(solve::Refusal::Endless).help(Lang::En);
        assert_eq!(help.is_some_and(|help| help.contains("endless draw")), told, "{declared}");
    }
}

#[test]
fn a_question_has_the_defaults_of_a_request_in_the_library_too() {
    let question = "nim 64 65 66 67 68 69 70 71 72 73 74";
    let alone = bouton::ask(question).expect("an answer");
    let body = format!(r#"{{"ask":"{question}"}}"#);
    let request = Received::parse(body.as_bytes()).read::<Solve>().expect("a request");
    let requested = request.run(&mut Context::default()).expect("an answer").answer;
    assert_eq!((alone.winning_moves.len(), alone.winning_move_count.as_deref()), (10, Some("11")));
    assert_eq!(lefts(&alone), lefts(&requested));
}
