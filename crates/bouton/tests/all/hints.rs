//! Hints for every move, compared with exhaustive play from the rules.

use bouton::play::{End, Hint, Side};
use bouton::{Match, Query, Workbench};
use rules::{Convention, Outcome};
use solve::Limits;
use std::collections::HashMap;

/// Positions in the place of those to begin with, where those lead to very many.
const SMALL: &[(&str, &str)] = &[
    ("lasker", "4 3"),
    ("mock-turtles", "2 4"),
    ("take-break", "1,0,1,2"),
    ("turning", "4"),
    ("turning-corners", "2,2"),
    ("tartan", "2,2"),
];

/// Who wins, and the nim-value under normal play, by trying all moves.
type Outcomes = HashMap<String, (Outcome, Option<u64>)>;

fn open(workbench: &Workbench, text: &str, convention: Option<Convention>) -> Option<Match> {
    let position = workbench.ask(&Query::read(text).expect("a question"), convention).expect("a position");
    Match::new(position, Limits::none()).ok()
}

/// All of play from here on; it has to end.
fn tried(game: &mut Match, known: &mut Outcomes) -> (Outcome, Option<u64>) {
    let position = game.text();
    if let Some(found) = known.get(&position) {
        return *found;
    }
    let found = match game.end() {
        Some(End::Draw) => (Outcome::D, None),
        Some(End::Won(side)) if side == game.turn() => (Outcome::N, None),
        Some(End::Won(_)) => (Outcome::P, Some(0)),
        None => {
            let mut after = Vec::new();
            for made in game.moves() {
                game.make(&made).expect("it is legal");
                after.push(tried(game, known));
                game.take_back();
            }
            let has = |outcome| after.iter().any(|&(found, _)| found == outcome);
            let outcome = match (has(Outcome::P), has(Outcome::D)) {
                (true, _) => Outcome::N,
                (false, true) => Outcome::D,
                (false, false) => Outcome::P,
            };
            let values: Option<Vec<u64>> = after.iter().map(|&(_, value)| value).collect();
            let mex = |values: Vec<u64>| (0..).find(|value| !values.contains(value)).expect("finitely many");
            (outcome, values.map(mex))
        }
    };
    known.insert(position, found);
    found
}

/// Compares all hints of a position with all of play; how many there were.
fn compare(workbench: &Workbench, text: &str, convention: Option<Convention>) -> Vec<Hint> {
    let mut game = open(workbench, text, convention).expect("moves to choose from");
    let hints = game.hints(usize::MAX, &Limits::none());
    let moves = game.moves();
    assert_eq!(hints.len(), moves.len());
    let mut known = Outcomes::new();
    for (made, hint) in moves.iter().zip(&hints) {
        game.make(made).expect("it is legal");
        let (outcome, value) = tried(&mut game, &mut known);
        game.take_back();
        assert_eq!(hint.outcome, Some(outcome), "{text}, {convention:?}: {}", made.text);
        if let Some(said) = &hint.value {
            assert_eq!(Some(said.to_string()), value.map(|value| value.to_string()), "{text}: {}", made.text);
        }
    }
    hints
}

#[test]
fn every_game_of_the_catalogue_has_right_hints_where_it_begins() {
    let workbench = Workbench::new();
    for name in bouton::names() {
        let game = workbench.game(name).expect("it is in the catalogue");
        let Some(words) = game.begin() else {
            assert!(
                ["matrix", "sum", "blocking-wythoff"].contains(&name),
                "{name} has no position to begin with"
            );
            continue;
        };
        let begin = format!("{name} {words}");
        let game = open(&workbench, &begin, None).expect("moves to choose from");
        let hints = game.hints(usize::MAX, &Limits::none());
        assert!(hints.len() > 1, "{begin} leaves no choice");
        assert!(hints.iter().any(|hint| hint.outcome == Some(Outcome::P)), "{begin} cannot be won");
        let small = SMALL.iter().find(|(known, _)| *known == name);
        let text = small.map_or(begin, |(_, position)| format!("{name} {position}"));
        compare(&workbench, &text, None);
    }
}

#[test]
fn misere_play_has_right_hints() {
    let workbench = Workbench::new();
    for text in [
        "nim 3 4 5",
        "nim 1 1 2",
        "kayles 4 5",
        "bash 9",
        "wythoff 4,6",
        "moore 2 3 3",
        "grundy 10",
        "octal 7 4",
    ] {
        compare(&workbench, text, Some(Convention::Misere));
    }
}

#[test]
fn sums_and_moves_in_several_heaps_have_right_hints() {
    let workbench = Workbench::new();
    compare(&workbench, "nim 3 4 + kayles 5", None);
    compare(&workbench, "nim 2 2 3", None);
    compare(&workbench, "moore k=3 2 2 3 1", None);
    workbench
        .add("own.game", "game own\n(a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a - k, b - 1) where k >= 0\nend (0, 0) won\n")
        .expect("a game");
    compare(&workbench, "own.game 4,3", None);
}

#[test]
fn values_are_told_where_nim_sums_decide() {
    let workbench = Workbench::new();
    let hints = compare(&workbench, "nim 3 5", None);
    let values: Vec<String> =
        hints.iter().filter_map(|hint| Some(hint.value.as_ref()?.to_string())).collect();
    // 3 becomes 0, 1, 2; 5 becomes 0 to 4.
    assert_eq!(values, ["5", "4", "7", "3", "2", "1", "0", "7"]);
}

#[test]
fn play_in_circles_has_right_hints() {
    let workbench = Workbench::new();
    // From 0 play stops; 1 and 2 lead round, 3 may go to 0 or round, 4 leads to 3 alone.
    let text = "game ring\nendless draw\n(n) -> (0) where n = 3\n(n) -> (2) where n = 1\n(n) -> (1) where n = 2\n\
                (n) -> (1) where n = 3\n(n) -> (3) where n = 4\n(n) -> (4) where n = 5\n(n) -> (1) where n = 5\n";
    workbench.add("ring.game", text).expect("a game");
    let outcomes = |ask: &str| -> Vec<(String, Option<Outcome>)> {
        let game = open(&workbench, ask, None).expect("moves to choose from");
        let hints = game.hints(usize::MAX, &Limits::none());
        game.moves().into_iter().map(|made| made.to).zip(hints.into_iter().map(|hint| hint.outcome)).collect()
    };
    assert_eq!(outcomes("ring.game 1"), [("2".into(), Some(Outcome::D))]);
    assert_eq!(outcomes("ring.game 3"), [("0".into(), Some(Outcome::P)), ("1".into(), Some(Outcome::D))]);
    assert_eq!(outcomes("ring.game 5"), [("4".into(), Some(Outcome::P)), ("1".into(), Some(Outcome::D))]);
}

#[test]
fn hints_keep_to_the_limits() {
    let workbench = Workbench::new();
    let game = open(&workbench, "grundy 60 61 62", Some(Convention::Misere)).expect("moves to choose from");
    let limits = Limits::none();
    limits.interrupt.store(true, std::sync::atomic::Ordering::Relaxed);
    assert!(game.hints(usize::MAX, &limits).iter().all(|hint| hint.outcome.is_none()));
    assert_eq!(game.turn(), Side::First);
}
