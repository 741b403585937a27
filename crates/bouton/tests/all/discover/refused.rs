//! Rules from which no data can be had are refused in the words in which a question about a position is.

use bouton::discover::{Goal, Search, discover};
use bouton::{Query, Workbench, solve};
use solve::Limits;

fn same(rules: &str, position: &str, code: &str) {
    let bench = Workbench::new();
    bench.add("my.game", &format!("game my\n{rules}\n")).unwrap();
    let variant = bench.variant(&Query::read("my.game").unwrap(), None).unwrap();
    let found = discover(&variant, &Search::default(), &Limits::none()).unwrap_err();
    assert_eq!(found.iter().map(bouton::Problem::code).collect::<Vec<_>>(), [code], "{rules}");
    let asked = bench.ask(&Query::read(&format!("my.game {position}")).unwrap(), None).unwrap();
    let answered = solve(&asked, 1, &Limits::none()).unwrap_err();
    assert_eq!(answered.code(), code, "{rules}");
}

#[test]
fn moves_that_cannot_be_listed() {
    same("(n) -> (k) where k > n", "3", "unbounded");
    same("(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a - 1, b - 2) where k >= 1", "3,4", "unbounded");
}

#[test]
fn play_without_an_end() {
    same("(n) -> (n + 1) where n <= 10\n(n) -> (n - 1)", "3", "endless");
}

/// Endless play that is a draw is no error: who wins is looked for, and nim-values, which such games do not have, are not.
#[test]
fn endless_play_that_is_a_draw_is_not_refused() {
    let bench = Workbench::new();
    bench
        .add("my.game", "game my\n(n) -> (n - 1)\n(n) -> (n + 1) where n mod 3 = 1\nendless draw\n")
        .unwrap();
    let variant = bench.variant(&Query::read("my.game").unwrap(), None).unwrap();
    let found = discover(&variant, &Search { upto: Some(60), ..Search::default() }, &Limits::none()).unwrap();
    let goals: Vec<Goal> = found.findings.iter().map(|finding| finding.goal).collect();
    assert_eq!(goals, [Goal::Outcomes]);
}
