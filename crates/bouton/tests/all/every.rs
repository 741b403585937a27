//! Sums of which every component moves: answers of the library against the definition, and its refusals.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

use bouton::claims::{Finding, Verdict};
use bouton::words::Say;
use bouton::{Answer, Problems, Query, Workbench};
use dashu_int::UBig;
use rules::{Convention, Lang, Outcome};
use solve::Limits;
use std::collections::{BTreeSet, HashMap};

type Sum = Vec<u64>;

fn asked(rules: &str, position: &str, convention: Convention) -> Result<Answer, Problems> {
    let workbench = Workbench::new();
    workbench.add("own.game", rules)?;
    let position = workbench.ask(&Query::read(&format!("own.game {position}"))?, Some(convention))?;
    Ok(bouton::solve(&position, 1_000_000, &Limits::none())?)
}

/// Options of each heap.
type Table = Vec<Vec<Sum>>;

/// The sums after every move; moves in equal heaps are moves of their own.
fn after(table: &Table, sum: &[u64]) -> Vec<Sum> {
    let mut all: Vec<Sum> = vec![vec![]];
    let mut moved = false;
    for &heap in sum {
        let stays = vec![vec![heap]];
        let options = &table[heap as usize];
        moved |= !options.is_empty();
        let next = if options.is_empty() { &stays } else { options };
        all =
            all.iter().flat_map(|before| next.iter().map(move |part| [&before[..], part].concat())).collect();
    }
    if moved { all } else { vec![] }
}

fn wins(table: &Table, misere: bool, sum: &[u64], memo: &mut HashMap<Sum, bool>) -> bool {
    let mut key = sum.to_vec();
    key.sort_unstable();
    if let Some(&known) = memo.get(&key) {
        return known;
    }
    let after = after(table, sum);
    let won =
        if after.is_empty() { misere } else { after.iter().any(|next| !wins(table, misere, next, memo)) };
    memo.insert(key, won);
    won
}

/// Numbers that only look random.
fn roll(state: &mut u64, sides: u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) % sides
}

/// A game as a table and as a text of the language.
fn random(state: &mut u64) -> (Table, String) {
    let (mut table, mut text) = (vec![vec![]; 7], String::from("game own\nevery component moves\n"));
    for heap in 1..7u64 {
        let mut options: BTreeSet<Sum> = BTreeSet::new();
        for _ in 0..roll(state, 4) {
            let mut parts: Sum = (0..=roll(state, 2)).map(|_| roll(state, heap)).collect();
            parts.sort_unstable();
            let written: Vec<String> = parts.iter().map(|part| format!("({part})")).collect();
            if options.insert(parts) {
                text.push_str(&format!("({heap}) -> {}\n", written.join(" + ")));
            }
        }
        table[heap as usize] = options.into_iter().collect();
    }
    // A rule is needed at least.
    text.push_str("(n) -> (n - 9) where n = 8\n");
    (table, text)
}

#[test]
fn winners_and_winning_moves_are_those_of_the_definition() {
    let mut state = 3595;
    for _ in 0..150 {
        let (table, text) = random(&mut state);
        for (convention, misere) in [(Convention::Normal, false), (Convention::Misere, true)] {
            let mut memo = HashMap::new();
            for _ in 0..4 {
                let sum: Sum = (0..=roll(&mut state, 3)).map(|_| roll(&mut state, 7)).collect();
                let written: Vec<String> = sum.iter().map(u64::to_string).collect();
                let found = asked(&text, &written.join(" "), convention)
                    .unwrap_or_else(|problems| panic!("{problems:?}"));
                let won = wins(&table, misere, &sum, &mut memo);
                assert_eq!(found.outcome, Some(if won { Outcome::N } else { Outcome::P }), "{text} {sum:?}");
                let winning: Vec<Sum> = match won {
                    true => after(&table, &sum)
                        .into_iter()
                        .filter(|next| !wins(&table, misere, next, &mut memo))
                        .collect(),
                    false => vec![],
                };
                assert_eq!(found.winning_move_count, Some(winning.len().to_string()), "{text} {sum:?}");
                let listed: BTreeSet<String> =
                    found.winning_moves.iter().map(|made| made.to.clone()).collect();
                let expected: BTreeSet<String> = winning
                    .iter()
                    .map(|next| next.iter().map(u64::to_string).collect::<Vec<_>>().join(" "))
                    .collect();
                assert_eq!(listed, expected, "{text} {sum:?}");
            }
        }
    }
}

#[test]
fn reasons_name_the_suspense_numbers_and_the_theorem() {
    let text = "game own\nevery component moves\n(n) -> (n - k) where 1 <= k <= 2\n";
    let found = asked(text, "3 5 2", Convention::Normal).unwrap();
    let said = |lang| {
        found.why.iter().map(|reason| reason.text().get(lang).to_string()).collect::<Vec<_>>().join(" ")
    };
    assert!(said(Lang::En).contains("last 2, 3 and 1 turns") && said(Lang::En).contains("Every-SG theorem"));
    assert!(said(Lang::Zh).contains("2、3、1") && said(Lang::Zh).contains("Every-SG 定理"));
    assert_eq!(
        (found.engine.as_str(), found.value.as_deref(), found.remoteness),
        ("suspense", None, Some(3))
    );
}

#[test]
fn a_hundred_thousand_heaps_are_answered() {
    let text = "game own\nevery component moves\n(n) -> (n - k) where 1 <= k <= 2\n";
    let heaps: Vec<String> = (0..100_000u64).map(|index| (index * 7919 % 1000).to_string()).collect();
    let found = {
        let workbench = Workbench::new();
        workbench.add("own.game", text).unwrap();
        let position =
            workbench.ask(&Query::read(&format!("own.game {}", heaps.join(" "))).unwrap(), None).unwrap();
        bouton::solve(&position, 1, &Limits::none()).unwrap()
    };
    // 999 lasts 666 turns, 998 and 997 last 665.
    assert_eq!((found.outcome, found.winning_moves.len()), (Some(Outcome::P), 0));
}

#[test]
fn winning_moves_that_cannot_be_listed_are_counted() {
    let text = "game own\nevery component moves\n(n) -> (n - k) where 1 <= k <= 3\n";
    // 5 has to leave 4, which lasts 2 turns; the 40 heaps of 3 may leave 0, or 1 and 2, which last 1.
    let workbench = Workbench::new();
    workbench.add("own.game", text).unwrap();
    let asked = Query::read(&format!("own.game 5 {}", vec!["3"; 40].join(" "))).unwrap();
    let found = bouton::solve(&workbench.ask(&asked, None).unwrap(), 5, &Limits::none()).unwrap();
    assert_eq!((found.outcome, found.winning_moves.len()), (Some(Outcome::N), 5));
    assert_eq!(found.winning_move_count, Some(UBig::from(3u8).pow(40).to_string()));
}

#[test]
fn the_base_may_be_named_and_given_parameters() {
    let text = "game own(m default 2)\nevery of bash m = m\n";
    let own = "game own(m default 2)\nevery component moves\n(n) -> (n - k) where 1 <= k <= m\n";
    for position in ["3 4", "3 1", "5 6 2", "m=3 4 2", "m=3 7 4 1"] {
        for convention in [Convention::Normal, Convention::Misere] {
            let (named, written) = (asked(text, position, convention), asked(own, position, convention));
            let (named, written) = (named.unwrap(), written.unwrap());
            assert_eq!((named.outcome, lefts(&named)), (written.outcome, lefts(&written)), "{position}");
        }
    }
}

fn lefts(answer: &Answer) -> Vec<&str> {
    answer.winning_moves.iter().map(|made| &*made.to).collect()
}

#[test]
fn claims_on_sums_are_compared_with_the_rules() {
    let text = "game own\nevery component moves\n(n) -> (n - 1)\nP((n) + ..) iff max(n) mod 2 = 0\n\
                misere P((n) + ..) iff max(n) mod 2 = 1\nexample (2) + (3) moves to (1) + (2)\n";
    let workbench = Workbench::new();
    workbench.add("own.game", text).unwrap();
    let variant = workbench.variant(&Query::read("own.game").unwrap(), None).unwrap();
    let report = bouton::check(&variant, &[], 6, &Limits::none()).unwrap();
    let agrees = |finding: &Finding| !matches!(finding.verdict, Verdict::Refuted(_));
    assert!(report.findings.len() >= 4 && report.findings.iter().all(agrees), "{report:?}");
}

#[test]
fn one_component_moves_in_some_games_and_every_one_in_others() {
    let workbench = Workbench::new();
    workbench.add("own.game", "game own\nevery of nim\n").unwrap();
    let mixed = Query::read("own.game 3 + nim 4").unwrap();
    let position = workbench.ask(&mixed, None).unwrap();
    let problem = bouton::solve(&position, 1, &Limits::none()).expect_err("it has no meaning");
    assert!(problem.message(Lang::En).contains("every component moves"));
    assert!(problem.message(Lang::Zh).contains("每个分量"));
}

#[test]
fn parameters_of_any_sort_are_set_where_a_game_is_named() {
    let taking = |amounts: &[usize]| -> Table {
        (0..9)
            .map(|n: usize| {
                amounts.iter().filter_map(|k| n.checked_sub(*k)).map(|n| vec![n as u64]).collect()
            })
            .collect()
    };
    let table = taking(&[1, 3, 4]);
    for rules in [
        "game own\nevery of subtraction S = {1, 3, 4}\n",
        "game own\nevery of subtraction S={1,3..4}\n",
        "game own(T: set default {1, 3, 4})\nevery of subtraction S = T\n",
    ] {
        for (a, b) in (0..9).flat_map(|a| (0..9).map(move |b| (a, b))) {
            let answer = asked(rules, &format!("{a} {b}"), Convention::Normal).unwrap();
            let won = wins(&table, false, &[a, b], &mut HashMap::new());
            assert_eq!(answer.outcome, Some(if won { Outcome::N } else { Outcome::P }), "{rules}{a} {b}");
        }
    }
    // A rook moves as in two heaps of Nim.
    let rook = "game own\nevery of race piece = rook\n";
    assert_eq!(asked(rook, "(0, 3)", Convention::Normal).unwrap().outcome, Some(Outcome::N));
    for (rules, code) in [
        ("game own\nevery of subtraction S = 3\n", "wrong-kind"),
        ("game own\nevery of subtraction S = T\n", "undeclared-name"),
        ("game own\nevery of race piece = bishop\n", "unknown-word"),
        ("game own\nevery of bash m = {1}\n", "unexpected-token"),
        ("game own\nevery of subtraction S = 1 + 2\n", "unexpected-token"),
    ] {
        let problems = Workbench::new().add("own.game", rules).expect_err(rules);
        let codes: Vec<String> = problems.iter().map(|problem| problem.code().to_string()).collect();
        assert_eq!(codes, [code], "{rules}");
    }
}
