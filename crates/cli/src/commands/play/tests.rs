//! Whole games on one heap from which 1 to 3 are taken.

use super::seats::Seats;
use super::session::Session;
use bouton::play::{End, Side};
use bouton::{Match, Query, Workbench};
use solve::Limits;

/// Plays from a heap with these input lines; returns the end, the output, and the heaps moved to.
fn played(heap: u64, you: Side, typed: &str) -> (Option<End>, String, Vec<String>) {
    let query = Query::read(&format!("bash m=3 {heap}")).expect("a question");
    let position = Workbench::new().ask(&query, None).expect("a position");
    let game = Match::new(position, Limits::none()).expect("a game");
    let mut out = Vec::new();
    let mut input = typed.as_bytes();
    let mut session =
        Session { seats: Seats { game, you: Some(you) }, input: &mut input, echo: true, out: &mut out };
    let end = session.play().expect("no failure");
    let moved = session.seats.game.history().map(|made| made.to.clone()).collect();
    let said = String::from_utf8(anstream::adapter::strip_bytes(&out).into_vec()).expect("text");
    (end, said, moved)
}

#[test]
fn the_engine_wins_from_a_multiple_of_four() {
    let (end, said, moved) = played(8, Side::First, "2\n(3)\n3\n");
    assert_eq!((end, moved), (Some(End::Won(Side::Second)), ["6", "4", "3", "0"].map(String::from).to_vec()));
    assert!(said.contains("I play 6 → 4") && said.ends_with("I win.\n"), "{said}");
}

#[test]
fn who_plays_well_wins_against_the_engine() {
    let (end, said, moved) = played(5, Side::First, "hint\n1\n3\n");
    assert_eq!((end, moved), (Some(End::Won(Side::First)), ["4", "3", "0"].map(String::from).to_vec()));
    assert!(said.ends_with("You win.\n"), "{said}");
}

#[test]
fn undo_goes_back_to_ones_own_last_choice() {
    let (end, said, moved) = played(9, Side::First, "undo\n2\nundo\n1\nquit\n");
    assert_eq!((end, moved), (None, ["8", "7"].map(String::from).to_vec()));
    assert!(said.contains("nothing to take back"), "{said}");
    assert_eq!(played(9, Side::Second, "undo\nquit\n").2, ["8"]);
}

#[test]
fn wrong_lines_are_answered_and_the_end_of_input_ends_the_game() {
    let (end, said, moved) = played(9, Side::First, "\n0\n4\n5\nfoo\n\u{1}\nmoves\nhelp\n");
    assert_eq!((end, moved.len()), (None, 0));
    assert_eq!(said.matches("numbered 1 to 3").count(), 3);
    assert_eq!(said.matches("no legal move").count(), 2);
}

#[test]
fn from_an_ended_position_the_one_to_move_has_lost() {
    for you in [Side::First, Side::Second] {
        let (end, said, _) = played(0, you, "");
        assert_eq!(end, Some(End::Won(Side::Second)));
        assert_eq!(said.ends_with("You win.\n"), you == Side::Second, "{said}");
    }
}

#[test]
fn the_game_of_the_third_document_is_replayed_from_7_8_9() {
    let query = Query::read("nim 7 8 9").expect("a question");
    let position = Workbench::new().ask(&query, None).expect("a position");
    let game = Match::new(position, Limits::none()).expect("a game");
    let played = "1 8 9\n1 8 4\n1 5 4\n1 4 4\n0 4 4\n0 4 2\n0 2 2\n0 2 1\n0 1 1\n0 1 0\n0 0 0\n";
    let mut input = played.as_bytes();
    let mut out = Vec::new();
    let mut session =
        Session { seats: Seats { game, you: None }, input: &mut input, echo: true, out: &mut out };
    assert_eq!(session.play().expect("no failure"), Some(End::Won(Side::First)));
    let left: Vec<String> = session.seats.game.history().map(|made| made.to.clone()).collect();
    // Among equal heaps the choice does not matter.
    let sorted = |position: &str| -> Vec<String> {
        let mut heaps: Vec<String> = position.split(' ').map(String::from).collect();
        heaps.sort();
        heaps
    };
    assert!(left.iter().map(|left| sorted(left)).eq(played.lines().map(sorted)), "{left:?}");
    // Every move of the first player leaves a lost position, as the source document says.
    for lost in left.iter().step_by(2) {
        let answer = bouton::ask(&format!("nim {lost}")).expect("an answer");
        assert_eq!(answer.outcome, Some(rules::Outcome::P), "{lost}");
    }
    let said = String::from_utf8(anstream::adapter::strip_bytes(&out).into_vec()).expect("text");
    assert!(said.ends_with("The first player wins.\n"), "{said}");
}
