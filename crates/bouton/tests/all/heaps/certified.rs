//! Every way to `proved`: the command that the evidence names gives a certificate, the checker accepts it, and it is about the very game.

use super::brute::options;
use bouton::heaps::{
    CensusWish, DEFAULT_VALUES, Ended, Games, Ground, HeapGame, Wish, census, explore, misere,
};
use bouton::proof::{Attempted, Task, Theorem, claim_of, prove, verify};
use bouton::words::Say;
use bouton::{Answer, Query, Workbench, solve};
use kernel_heaps::Heaps;
use rules::{Convention, Options};
use solve::Limits;
use std::collections::BTreeSet;
use std::sync::Once;

/// Files that questions are about.
const FILES: [(&str, &str); 5] = [
    ("pairs.game", "game pairs\n(n) -> (i) + (n - 2 - i)\n"),
    ("couples.game", "game couples\n(n) -> (i) + (j) where i + j = n and 2 <= i <= j\n"),
    ("far.game", "game far(m default 5000)\n(n) -> (n - k) where k in {1, 3, m}\n"),
    (
        "whole.game",
        "game whole\n(n) -> (n - k) where odd(k) and k < n\n(n) -> () where n >= 1 and n mod 3 = 0\n",
    ),
    (
        "thirds.game",
        "game thirds\n(n) -> (n - k) where 1 <= k <= 2\nP(n) iff n mod 3 = 0\nmisere P(n) iff n mod 3 = 1\n",
    ),
];

/// Path of one of [`FILES`]; a command can name it. They are written once, for tests that read them at the same time, into a
/// folder of their own: tests of other crates have files by these names.
fn file(name: &str) -> String {
    static WRITTEN: Once = Once::new();
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/certified");
    let path = |name: &str| format!("{folder}/{name}");
    WRITTEN.call_once(|| {
        std::fs::create_dir_all(folder).expect("a folder");
        for (name, text) in FILES {
            std::fs::write(path(name), text).expect("a file");
        }
    });
    path(name)
}

fn asked(workbench: &Workbench, text: &str, convention: Convention) -> Answer {
    let query = Query::read(text).unwrap_or_else(|problem| panic!("{text}: {problem:?}"));
    let position = workbench.ask(&query, Some(convention));
    let position = position.unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    solve(&position, 3, &Limits::none()).unwrap_or_else(|problem| panic!("{text}: {problem:?}"))
}

/// The commands that a sentence names, word by word as a shell reads them.
fn commands(said: &str) -> Vec<Vec<String>> {
    let commands = said.split('`').filter(|piece| piece.starts_with("bouton "));
    let words = |command: &str| {
        let (mut words, mut word, mut quoted) = (vec![], String::new(), false);
        for sign in command.chars() {
            match sign {
                '"' => quoted = !quoted,
                ' ' if !quoted => words.push(std::mem::take(&mut word)),
                // A shell would read these otherwise.
                '{' | '}' | '*' | '&' | '(' | ')' | '[' | ']' | ';' | '<' | '>' | '?' if !quoted => {
                    panic!("`{sign}` in {command}")
                }
                sign => word.push(sign),
            }
        }
        words.push(word);
        words
    };
    commands.map(words).collect()
}

/// An option of a command, taken out of its words.
fn option(words: &mut Vec<String>, name: &str) -> Option<String> {
    let at = words.iter().position(|word| word == name)?;
    words.remove(at);
    Some(words.remove(at))
}

/// The certificates that a command writes.
fn certificates(workbench: &Workbench, command: &[String]) -> Vec<String> {
    let mut words = command[2..].to_vec();
    let misere_at = words.iter().position(|word| word == "--misere");
    misere_at.into_iter().for_each(|at| drop(words.remove(at)));
    let (to, size) = (option(&mut words, "--to"), option(&mut words, "--size"));
    match &*command[1] {
        "period" if misere_at.is_some() => {
            let game = HeapGame::of_words(&words, workbench).expect("a game on heaps");
            let report = misere(game, DEFAULT_VALUES + 1, 2000, 0, &Limits::none());
            report.certificate.into_iter().map(|(text, _)| text).collect()
        }
        "period" => {
            let to = to.map_or(DEFAULT_VALUES, |to| to.parse().expect("a number"));
            let game = HeapGame::of_words(&words, workbench).expect("a game on heaps");
            let explored = explore(game, &Wish { to, ..Wish::default() }, &Limits::none()).expect("values");
            assert_eq!(explored.report.ground.map(Ground::kind), Some("proved"), "{command:?}");
            vec![explored.certificate(&Limits::none()).unwrap_or_else(|why| panic!("{command:?}: {why:?}"))]
        }
        "prove" => {
            let convention = if misere_at.is_some() { Convention::Misere } else { Convention::Normal };
            let query = Query::of_words(&words).expect("a game");
            let variant = workbench.variant(&query, Some(convention)).expect("a game");
            let size = size.map(|size| size.parse().expect("a number"));
            let sizes = size.map(|size: usize| size..=size);
            let wanted = Task { sizes, convention: Some(convention), ..Task::default() };
            let given = query.given();
            let proofs = prove(&variant, &given, &wanted, &Limits::none()).expect("claims");
            let proved = proofs.attempts.into_iter().filter_map(|attempt| match attempt.result {
                Attempted::Proved(proved) => Some(proved.certificate),
                _ => None,
            });
            proved.collect()
        }
        other => panic!("{other}"),
    }
}

/// Heaps whose moves are compared.
const COMPARED: u64 = 24;

/// Options from the rules, without empty heaps.
fn listed(instance: &rules::Instance, heap: u64) -> BTreeSet<Vec<u64>> {
    let mut options = Options::new();
    instance.options(&[heap], &mut options).expect("options");
    let parts = |option: rules::OptionView<'_>| {
        let mut parts: Vec<u64> = option.components().flatten().copied().filter(|&part| part > 0).collect();
        parts.sort_unstable();
        parts
    };
    options.iter().map(parts).collect()
}

/// Options from the statement of a theorem about heaps, without empty heaps.
fn stated(heaps: &Heaps, heap: u64) -> BTreeSet<Vec<u64>> {
    let positive =
        |parts: Vec<i64>| parts.into_iter().filter(|&part| part > 0).map(|part| part as u64).collect();
    options(heaps, heap as i64, heap as i64).into_iter().map(positive).collect()
}

/// Returns `true` if a certificate is about the game that a question names: a claim of it, or heaps with the same options.
fn is_about(certificate: &str, workbench: &Workbench, asked: &str) -> bool {
    let query = Query::read(asked).expect("a game");
    let asked = workbench.variant(&query, None).unwrap_or_else(|problems| panic!("{asked}: {problems:?}"));
    let heap_game = asked.form() == rules::Form::Tuple(1);
    let same = |stated: &dyn Fn(u64) -> BTreeSet<Vec<u64>>| {
        heap_game && (0..COMPARED).all(|heap| listed(asked.instance(), heap) == stated(heap))
    };
    let shown = verify(certificate, &Limits::none()).unwrap_or_else(|why| panic!("{why:?}\n{certificate}"));
    match &shown {
        Theorem::Claim(theorem) => {
            let statement = &theorem.family.statement;
            claim_of(&shown, &asked, &Limits::none()).is_ok()
                || statement.places.len() == 1 && same(&|heap| crate::stated::options(statement, heap))
        }
        Theorem::Sizes(_) => claim_of(&shown, &asked, &Limits::none()).is_ok(),
        Theorem::Period(theorem) => same(&|heap| stated(&theorem.heaps, heap)),
        Theorem::Quotient(theorem) => same(&|heap| stated(&theorem.heaps, heap)),
        Theorem::Nimber(_) | Theorem::Mirror(_) => false,
    }
}

/// Asks, and follows what is said of the evidence; the game of each command is among `games`.
fn followed(workbench: &Workbench, question: &str, convention: Convention) {
    let question = &match question.split_once(".game") {
        Some((name, rest)) => format!("{}{rest}", file(&format!("{name}.game"))),
        None => question.to_owned(),
    };
    let answer = asked(workbench, question, convention);
    let evidence = answer.evidence.unwrap_or_else(|| panic!("{question}: {:?}", answer.why));
    assert_eq!(evidence.kind(), "proved", "{question}: {:?}", evidence.text());
    let told = evidence.text();
    let named = commands(&told.en);
    assert_eq!(named, commands(&told.zh), "{question}");
    assert!(!named.is_empty(), "{question}: {}", told.en);
    let fresh = Workbench::new();
    for command in named {
        let found = certificates(&fresh, &command);
        assert!(!found.is_empty(), "{question}: {command:?}");
        for text in found {
            let about = question.split(" + ").any(|part| is_about(&text, workbench, part));
            assert!(about, "{question}: {text}");
        }
    }
}

#[test]
fn periods_of_heaps_are_proved_with_certificates() {
    let workbench = Workbench::new();
    for question in [
        "0.77 10^20",
        "octal code=0.137 10^20",
        "kayles 10^20",
        "{2,5,7} 10^20",
        "subtraction S=1,3,4 10^20",
        "all but {2,5} 10^20",
        "all but {2,5} 7",
        "{1000,5000} 10^20",
        "subtraction S=2,4097 10^20",
        "0.3003330[3] 10^20",
        "0.[30] 10^20",
        "0.[201] 10^20",
        "pairs.game 10^20",
        "couples.game 10^20",
        "far.game 10^20",
        "far.game m=6001 10^20",
        "whole.game 10^20",
    ] {
        followed(&workbench, question, Convention::Normal);
        // And once more, from what is remembered.
        followed(&workbench, question, Convention::Normal);
    }
}

/// 0.16 needs 509622 values, more than are computed for a question; here they are there from another one.
#[test]
fn a_period_learned_before_is_proved_with_a_certificate() {
    let workbench = Workbench::new();
    let first = asked(&workbench, "0.16 600000", Convention::Normal);
    assert_eq!(first.evidence.map(|evidence| evidence.kind()), Some("computed"));
    followed(&workbench, "0.16 10^20", Convention::Normal);
}

#[test]
fn periods_by_automata_are_proved_with_certificates() {
    let workbench = Workbench::new();
    let questions = ["0.8 10^20", "octal code=0.3F 10^20", "0.3F 10^20", "4.[3] 10^20"];
    for question in &questions[..oracle::sweep(2, questions.len())] {
        followed(&workbench, question, Convention::Normal);
    }
}

#[test]
fn misere_quotients_are_proved_with_certificates() {
    let workbench = Workbench::new();
    for question in [
        "kayles 10^20 17",
        "octal code=0.53 10^20 7",
        "0.77 3 4",
        "0.16 9 10",
        "pairs.game 9 8",
        "couples.game 9 8",
    ] {
        followed(&workbench, question, Convention::Misere);
    }
}

#[test]
fn claims_are_proved_with_certificates() {
    let workbench = Workbench::new();
    let normal = [
        "nim 14 21 39",
        "bash m=3 10^20",
        "wythoff 4,7",
        "nim 3 4 + kayles 7",
        "thirds.game 10^20",
        "lasker 10^20",
    ];
    normal.iter().for_each(|question| followed(&workbench, question, Convention::Normal));
    followed(&workbench, "thirds.game 10^20", Convention::Misere);
}

/// If no certificate is about a game, the theorem is named.
#[test]
fn a_period_without_a_certificate_is_a_theorem() {
    for (code, to, length) in [("0.J", 1000, 2), ("{1,2000000}", 6_000_000, 2_000_001)] {
        let game = HeapGame::read(code).expect(code);
        let explored = explore(game, &Wish { to, ..Wish::default() }, &Limits::none()).expect("values");
        assert_eq!(explored.report.ground.map(Ground::kind), Some("theorem"), "{code}");
        assert_eq!(explored.report.period.map(|period| period.length), Some(length), "{code}");
        assert!(explored.certificate(&Limits::none()).is_err(), "{code}");
    }
}

#[test]
fn what_a_census_calls_proved_has_a_certificate() {
    let wish = CensusWish { games: Games::Digits(2), to: 3000, each: None, checkpoint: None };
    let census = census(&wish, &Limits::none()).expect("a census");
    let proved: Vec<_> = census.rows.iter().filter(|row| row.ended == Ended::Proved).collect();
    assert!(proved.len() > 60, "{}", proved.len());
    for row in proved.iter().step_by(5) {
        let game = HeapGame::read(&row.code).expect("a code");
        let explored = explore(game, &Wish { to: 3000, ..Wish::default() }, &Limits::none()).expect("values");
        let text =
            explored.certificate(&Limits::none()).unwrap_or_else(|why| panic!("{}: {why:?}", row.code));
        match verify(&text, &Limits::none()) {
            Ok(Theorem::Period(theorem)) => {
                let said = row.period.map(|period| (period.start, period.length));
                assert_eq!(Some((theorem.start, theorem.length)), said, "{}", row.code);
                assert_eq!(theorem.moves.code(), Some(row.code.clone()));
            }
            other => panic!("{}: {other:?}", row.code),
        }
    }
    // What is known from a game that differs by some stones is no less true.
    for row in census.rows.iter().filter(|row| row.ended == Ended::Theorem) {
        let game = HeapGame::read(&row.code).expect("a code");
        let own = bouton::heaps::period(game, 10_000, 0, &Limits::none());
        assert_eq!(own.period, row.period, "{}", row.code);
    }
}

#[test]
fn what_discover_calls_proved_has_a_certificate() {
    let workbench = Workbench::new();
    let variant =
        workbench.variant(&Query::read(&file("thirds.game")).expect("a name"), None).expect("a game");
    let found = bouton::discover::discover(&variant, &bouton::discover::Search::default(), &Limits::none());
    let found = found.expect("a search");
    assert!(found.is_proved());
    for finding in &found.findings {
        let bouton::discover::Conclusion::Proved(proved) = &finding.result else {
            panic!("{:?}", finding.result)
        };
        assert!(verify(&proved.certificate, &Limits::none()).is_ok());
    }
}
