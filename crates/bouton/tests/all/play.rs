//! Whole games between two players.

use bouton::play::{End, Side};
use bouton::words::Say;
use bouton::{Match, Query, Workbench};
use rules::{Convention, Lang, Verdict};
use solve::Limits;

fn open(text: &str, convention: Option<Convention>) -> Match {
    let position =
        Workbench::new().ask(&Query::read(text).expect("a question"), convention).expect("a position");
    Match::new(position, Limits::none()).expect("moves to choose from")
}

fn game(text: &str) -> Match {
    open(text, None)
}

fn own(rules: &str, text: &str) -> Match {
    let workbench = Workbench::new();
    workbench.add("own.game", rules).expect("a game");
    let position = workbench.ask(&Query::read(text).expect("a question"), None).expect("a position");
    Match::new(position, Limits::none()).expect("moves to choose from")
}

fn texts(game: &Match) -> Vec<String> {
    game.moves().into_iter().map(|made| made.text).collect()
}

fn make(game: &mut Match, said: &str) {
    let made = game.find(said).unwrap_or_else(|problem| panic!("{said}: {problem}"));
    game.make(&made).expect("it is legal");
}

/// Both sides take advice until the end.
fn played_out(mut game: Match) -> (End, usize) {
    loop {
        if let Some(end) = game.end() {
            return (end, game.history().len());
        }
        let advice = game.advise().expect("play goes on");
        assert!(!advice.why.text().en.is_empty() && !advice.why.text().zh.is_empty());
        game.make(&advice.made).expect("advice is legal");
        assert!(game.history().len() < 1000, "{}", game.text());
    }
}

#[test]
fn every_legal_move_is_listed_once_equal_heaps_together() {
    assert_eq!(texts(&game("nim 2 1")), ["2 → 0", "2 → 1", "1 → 0"]);
    assert_eq!(texts(&game("nim 2 2")), ["2 → 0", "2 → 1"]);
    assert_eq!(texts(&game("kayles 3")), ["3 → 0 + 2", "3 → 1 + 1", "3 → 0 + 1"]);
    assert_eq!(texts(&game("nim 1 + kayles 1")), ["nim 1 → 0", "kayles 1 → 0 + 0"]);
    assert_eq!(texts(&game("race piece=knight 3,3")), ["(3,3) → (2,1)", "(3,3) → (1,2)"]);
    assert!(texts(&game("nim 0")).is_empty());
}

/// Rules that take from..=to of n, some of which overlap, and the amounts that may be taken.
fn overlapping(seed: u64, row: bool) -> (String, std::collections::BTreeSet<u64>) {
    let mut state = seed;
    let mut below = |most: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % most
    };
    let (mut text, mut amounts) = (String::new(), std::collections::BTreeSet::new());
    for _ in 0..2 + below(3) {
        let from = 1 + below(4);
        let to = from + below(3);
        let (before, after) = match (row, below(2)) {
            (false, 0) => ("(n)", "(n - k)".to_owned()),
            (false, _) => ("(n)", format!("(m) where m = n - k and {from} <= k <= {to}")),
            (true, _) => ("[.., n, ..]", "[.., n - k, ..]".to_owned()),
        };
        let bound =
            if after.contains("where") { String::new() } else { format!(" where {from} <= k <= {to}") };
        text += &format!("{before} -> {after}{bound}\n");
        amounts.extend(from..=to);
    }
    (text, amounts)
}

#[test]
fn a_move_that_several_rules_allow_is_listed_once() {
    for seed in 0..60 {
        let (rules, amounts) = overlapping(seed, false);
        let rules = format!("game own\n{rules}");
        let heaps = [seed % 9, 4 + seed % 6];
        // From the definition: nim-values, the moves, and those that make the nim-sum 0.
        let left = |n: u64| amounts.iter().rev().filter_map(move |take| n.checked_sub(*take));
        let mut values: Vec<u64> = vec![];
        for n in 0..=heaps[0].max(heaps[1]) {
            let seen: Vec<u64> = left(n).map(|to| values[to as usize]).collect();
            values.extend((0..).find(|value| !seen.contains(value)));
        }
        let moves: Vec<(usize, u64)> =
            (0..2).flat_map(|heap| left(heaps[heap]).map(move |to| (heap, to))).collect();
        let mut wins: Vec<String> = vec![];
        for &(heap, to) in &moves {
            if values[to as usize] == values[heaps[1 - heap] as usize] {
                wins.push(if heap == 0 {
                    format!("{to} {}", heaps[1])
                } else {
                    format!("{} {to}", heaps[0])
                });
            }
        }
        let question = format!("own.game {} {}", heaps[0], heaps[1]);
        let mut said = texts(&own(&rules, &question));
        let mut all: Vec<String> =
            moves.iter().map(|&(heap, to)| format!("{} → {to}", heaps[heap])).collect();
        // Moves in equal heaps are the same move to a player.
        all.sort();
        said.sort();
        if heaps[0] == heaps[1] {
            all.dedup();
        }
        assert_eq!(said, all, "{rules}{question}");
        let workbench = Workbench::new();
        workbench.add("own.game", &rules).expect("a game");
        let position = workbench.ask(&Query::read(&question).expect("a question"), None).expect("a position");
        let answer = bouton::solve(&position, 1000, &Limits::none()).expect("an answer");
        let mut found: Vec<String> = answer.winning_moves.iter().map(|made| made.to.clone()).collect();
        assert_eq!(answer.winning_move_count, Some(wins.len().to_string()), "{rules}{question}");
        found.sort();
        wins.sort();
        assert_eq!(found, wins, "{rules}{question}");
    }
}

#[test]
fn a_move_of_unordered_rows_and_of_pairs_is_listed_once() {
    for seed in 0..40 {
        let (rules, amounts) = overlapping(seed, true);
        let row = [seed % 4, 2 + seed % 3, 5];
        let mut left: Vec<Vec<u64>> = vec![];
        for place in 0..row.len() {
            for to in amounts.iter().filter_map(|take| row[place].checked_sub(*take)) {
                let mut next = row.to_vec();
                next[place] = to;
                next.sort_unstable();
                left.push(next);
            }
        }
        left.sort();
        left.dedup();
        let text = |row: &[u64]| row.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let game = own(&format!("game own\nunordered\n{rules}"), &format!("own.game {}", text(&row)));
        let mut said: Vec<String> = game.moves().into_iter().map(|made| made.to).collect();
        said.sort();
        let mut wanted: Vec<String> = left.iter().map(|row| text(row)).collect();
        wanted.sort();
        assert_eq!(said, wanted, "{rules}{row:?}");
        // Two numbers side by side, each with the rules.
        let (rules, amounts) = overlapping(seed, false);
        let ways = |n: u64| amounts.iter().filter(|take| **take <= n).count();
        let twice = format!(
            "game own\n{}",
            rules.replace("(n)", "(n, z)").replace("(n - k)", "(n - k, z)").replace("(m)", "(m, z)")
        );
        let mirrored = format!(
            "{twice}{}",
            rules.replace("(n)", "(z, n)").replace("(n - k)", "(z, n - k)").replace("(m)", "(z, m)")
        );
        let pair = own(&mirrored, "own.game 6,3");
        assert_eq!(pair.moves().len(), ways(6) + ways(3), "{mirrored}");
    }
}

#[test]
fn with_two_heaps_at_once_every_set_of_heaps_is_a_move() {
    let game = own("game own\nupto 2 of nim\n", "own.game 1 2");
    assert_eq!(texts(&game), ["1 → 0", "1 → 0, 2 → 0", "1 → 0, 2 → 1", "2 → 0", "2 → 1"]);
    // Both heaps are equal, so a move in either is the same.
    let game = own("game own\nupto 2 of nim\n", "own.game 1 1");
    assert_eq!(texts(&game), ["1 → 0", "1 → 0, 1 → 0"]);
}

#[test]
fn a_move_may_be_said_by_number_words_or_what_it_leaves() {
    let game = game("nim 14 21 39");
    for said in [
        "39 → 27",
        "39->27",
        " 39  ->27 ",
        "39 27",
        "14 21 27",
        "27 21 14",
        "(14) + (21) + (27)",
        "（14）21 27",
    ] {
        assert_eq!(game.find(said).expect(said).to, "14 21 27", "{said}");
    }
    assert_eq!(game.find("1").expect("a number").to, "0 21 39");
    assert_eq!(game.find("21 39").expect("an empty heap need not be written").to, "0 21 39");
    for said in ["0", "75", "99999999999999999999999", "39 → 40", "foo", "", "14 20 38", "-1", "14 21 39"] {
        let problem = game.find(said).expect_err(said);
        assert_eq!(problem.code(), "no-such-move", "{said}");
        assert!(!problem.message(Lang::En).is_empty() && !problem.message(Lang::Zh).is_empty());
    }
}

#[test]
fn every_move_is_understood_as_it_is_worded() {
    let games = [
        "nim 3 5 7",
        "wythoff 5,8",
        "coins 1,0,1,1",
        "ruler 0,1,1,1",
        "turning 6 9",
        "tartan 3,2",
        "kayles 5 4",
    ];
    for asked in games.into_iter().chain([
        "staircase 3,1,4",
        "hackenbush 0-1,1-2,0-3",
        "dag 0 0 1",
        "nim 3 4 + kayles 3",
    ]) {
        let game = game(asked);
        for made in game.moves() {
            let found =
                game.find(&made.text).unwrap_or_else(|problem| panic!("{asked}: {}: {problem}", made.text));
            assert_eq!(found.text, made.text, "{asked}");
        }
    }
}

#[test]
fn coins_are_turned_by_their_places() {
    let coins = game("coins 1,0,1,1,0,0,1");
    for said in [
        "⟲ 1, 7",
        "⟲1,7",
        "turn 1, 7",
        "翻 1、7",
        "1,7",
        "0,0,1,1,0,0,0",
        "[1,0,1,1,0,0,1] → [0,0,1,1,0,0,0]",
    ] {
        let made = coins.find(said).expect(said);
        assert_eq!((&*made.text, &*made.to), ("⟲ 1, 7", "0,0,1,1,0,0,0"), "{said}");
    }
    assert_eq!(coins.find("2-3").expect("neighbours").to, "1,1,0,1,0,0,1");
    // The rightmost coin that is turned has to be a head.
    assert_eq!(coins.find("1,6").expect_err("a tail").code(), "no-such-move");
    // Of two rows, a place does not say which is meant.
    let rows = game("coins 1 1,1");
    assert_eq!(texts(&rows), ["[1] → [0]", "[1,1] → [0,1]", "[1,1] → [1,0]", "[1,1] → [0,0]"]);
    let run = game("ruler 0,1,1,1");
    assert_eq!(run.find("2-4").expect("a run").to, "0,0,0,0");
}

#[test]
fn a_position_of_one_number_is_written_in_brackets() {
    let game = game("bash m=3 9");
    assert_eq!(game.find("(6)").expect("a position").to, "6");
    assert_eq!(game.find("3").expect("a number").to, "6");
    assert_eq!(game.find("9 7").expect("from and to").to, "7");
    assert_eq!(game.find("7").expect_err("three moves").code(), "no-such-move");
}

#[test]
fn pairs_and_sums_of_games_are_understood() {
    let pair = game("wythoff 4,5");
    for said in ["(4,5) → (1,2)", "4,5 → 1,2", "4,5->1,2", "1,2", "(1，2)", "4,5 1,2"] {
        assert_eq!(pair.find(said).expect(said).to, "1,2", "{said}");
    }
    let sum = game("nim 3 4 + kayles 7");
    for said in ["nim 4 → 1", "nim 3 1 + kayles 7", "kayles 7 + nim 1 3"] {
        assert_eq!(sum.find(said).expect(said).to, "nim 3 1 + kayles 7", "{said}");
    }
}

#[test]
fn the_tutorials_game_is_won_by_advice() {
    // From (7, 8, 9) the first player leaves (1, 8, 9) and wins whatever the other does.
    let mut game = game("nim 7 8 9");
    assert_eq!(game.advise().expect("advice").made.to, "1 8 9");
    while game.end().is_none() {
        let advice = game.advise().expect("advice");
        assert!(
            advice.why.text().en.contains("= 0") || advice.why.text().en.contains("nim-value 0"),
            "{}",
            advice.why.text().en
        );
        game.make(&advice.made).expect("legal");
        if let Some(other) = game.moves().last() {
            game.make(other).expect("legal");
        }
    }
    assert_eq!(game.end(), Some(End::Won(Side::First)));
}

#[test]
fn who_should_win_wins_when_both_take_advice() {
    for (text, convention, end) in [
        ("nim 7 8 9", None, End::Won(Side::First)),
        ("nim 1 4 5", None, End::Won(Side::Second)),
        ("nim 1 1 5", Some(Convention::Misere), End::Won(Side::First)),
        ("nim 2 2", Some(Convention::Misere), End::Won(Side::Second)),
        ("bash m=3 20", None, End::Won(Side::Second)),
        ("wythoff 4,5", None, End::Won(Side::First)),
        ("kayles 4", Some(Convention::Misere), End::Won(Side::Second)),
        ("nim 3 4 + kayles 7", None, End::Won(Side::First)),
        ("race piece=king 4,4", None, End::Won(Side::Second)),
        ("race piece=queen 4,4", None, End::Won(Side::First)),
        ("race piece=knight 4,4", None, End::Draw),
        ("race piece=knight 4,5", None, End::Won(Side::First)),
        ("race piece=knight 6,6", None, End::Won(Side::Second)),
    ] {
        assert_eq!(played_out(open(text, convention)).0, end, "{text}");
    }
}

#[test]
fn in_a_lost_position_the_advice_lasts_as_long_as_the_remoteness() {
    for text in ["bash m=3 12", "nim 2 3 1", "race piece=king 4,4", "grundy 10", "wythoff 3,5"] {
        let remoteness = bouton::ask(text).expect("an answer").remoteness.expect("a small position");
        let mut game = game(text);
        let first = game.advise().expect("advice");
        assert!(first.why.text().en.contains("lasts longest"), "{text}: {}", first.why.text().en);
        game.make(&first.made).expect("legal");
        let left = bouton::ask(&format!("{} {}", game.game(), game.text()));
        assert_eq!(left.expect("an answer").remoteness, Some(remoteness - 1), "{text}");
    }
}

#[test]
fn a_win_in_a_game_that_may_go_round_is_not_put_off_for_ever() {
    // From 1 both 2 and 0 are lost for the other, but from 2 there is only the way back.
    let rules =
        "game own\n(n) -> (n + 1) where n = 1\n(n) -> (n - 1) where n >= 1\nend (0) lost\notherwise draw\n";
    assert_eq!(played_out(own(rules, "own.game 1")), (End::Won(Side::First), 1));
    assert_eq!(played_out(own(rules, "own.game 2")), (End::Won(Side::Second), 2));
}

#[test]
fn moves_are_taken_back_and_remembered() {
    let mut game = game("bash m=3 9");
    assert_eq!((game.turn(), game.take_back()), (Side::First, None));
    make(&mut game, "(8)");
    make(&mut game, "(5)");
    assert_eq!(game.turn(), Side::First);
    let history: Vec<String> = game.history().map(|made| made.text.clone()).collect();
    assert_eq!(history, ["9 → 8", "8 → 5"]);
    assert_eq!(game.take_back().map(|made| made.to), Some("5".into()));
    assert_eq!((game.text(), game.turn()), ("8".into(), Side::Second));
    make(&mut game, "(7)");
    assert_eq!(game.history().len(), 2);
}

#[test]
fn the_end_is_told_by_rules_and_convention() {
    let ended = |text: &str, convention| {
        let game = open(text, convention);
        assert!(game.moves().is_empty() && game.advise().is_err());
        (game.verdict(), game.end())
    };
    let won = |side| Some(End::Won(side));
    assert_eq!(ended("nim 0 0", None), (Some(Verdict::Lost), won(Side::Second)));
    assert_eq!(ended("nim 0 0", Some(Convention::Misere)), (Some(Verdict::Won), won(Side::First)));
    assert_eq!(ended("race piece=knight 0,0", None), (Some(Verdict::Lost), won(Side::Second)));
    assert_eq!(ended("race piece=knight 1,1", None), (Some(Verdict::Draw), Some(End::Draw)));
    assert_eq!(game("nim 1").end(), None);
}

#[test]
fn a_move_that_is_not_legal_is_not_made() {
    let mut first = game("nim 5 7");
    let other = game("nim 9").moves().remove(0);
    assert_eq!(first.make(&other).expect_err("of another game").code(), "no-such-move");
    assert_eq!(first.text(), "5 7");
}

#[test]
fn too_many_moves_to_choose_from_are_said_to_be_too_many() {
    for text in ["nim 1000000", "nim 100000000000000000000000000"] {
        let position =
            Workbench::new().ask(&Query::read(text).expect("a question"), None).expect("a position");
        let problem = Match::new(position, Limits::none()).err().expect("too many");
        assert_eq!(problem.code(), "too-many-moves", "{text}");
    }
}

#[test]
fn a_limit_on_time_does_not_keep_the_engine_from_moving() {
    let position =
        Workbench::new().ask(&Query::read("grundy 3000").expect("a question"), None).expect("a position");
    let limits = Limits::none().with_time(std::time::Duration::ZERO);
    let game = Match::new(position, limits).expect("moves");
    let advice = game.advise().expect("a move");
    assert!(advice.why.text().en.contains("time limit"), "{}", advice.why.text().en);
    assert!(game.moves().contains(&advice.made));
}
