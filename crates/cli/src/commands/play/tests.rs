//! Whole games against a board written here: one heap, take 1 to 3, who cannot move loses.

use super::board::Board;
use super::session::{End, Player, Session};
use crate::failure::Failure;
use bouton::Move;
use rules::{Text, Verdict};

struct Heap(Vec<u64>);

impl Heap {
    fn left(&self) -> u64 {
        self.0.last().copied().unwrap_or(0)
    }
}

impl Board for Heap {
    fn position(&self) -> String {
        self.left().to_string()
    }

    fn moves(&mut self) -> Result<Vec<Move>, Failure> {
        let from = self.left();
        let to = |taken: u64| from.checked_sub(taken);
        let write =
            |to: u64| Move { from: from.to_string(), to: to.to_string(), text: format!("{from} → {to}") };
        Ok((1..=3).filter_map(to).map(write).collect())
    }

    fn make(&mut self, chosen: &Move) -> Result<(), Failure> {
        self.0.push(chosen.to.parse().expect("a number"));
        Ok(())
    }

    fn take_back(&mut self) -> bool {
        self.0.len() > 1 && self.0.pop().is_some()
    }

    fn advise(&mut self) -> Result<(Move, Text), Failure> {
        let taken = self.left() % 4;
        let chosen = self.moves()?.remove(if taken == 0 { 0 } else { taken as usize - 1 });
        Ok((chosen, Text { en: "a multiple of 4".into(), zh: "4 的倍数".into() }))
    }

    fn verdict(&mut self) -> Result<Verdict, Failure> {
        Ok(Verdict::Lost)
    }
}

/// Plays from a heap with these lines typed; how it ended, what was said, and the numbers moved to.
fn played(heap: u64, first: Player, typed: &str) -> (End, String, Vec<String>) {
    let mut out = Vec::new();
    let mut input = typed.as_bytes();
    let board = Heap(vec![heap]);
    let mut session =
        Session { board, turn: first, record: Vec::new(), input: &mut input, echo: true, out: &mut out };
    let end = session.play().expect("no failure");
    let moved = session.record.iter().map(|(_, made)| made.to.clone()).collect();
    (end, anstream::adapter::strip_bytes(&out).into_vec().iter().map(|&byte| byte as char).collect(), moved)
}

#[test]
fn the_engine_wins_from_a_multiple_of_four() {
    let (end, said, moved) = played(8, Player::You, "2\n(3)\n3\n");
    assert_eq!((end, moved), (End::Won(Player::Computer), ["6", "4", "3", "0"].map(String::from).to_vec()));
    assert!(
        said.contains("I play 6") && said.contains("a multiple of 4") && said.ends_with("I win.\n"),
        "{said}"
    );
}

#[test]
fn who_plays_well_wins_against_the_engine() {
    let (end, said, moved) = played(5, Player::You, "hint\n1\n3\n");
    assert_eq!((end, moved), (End::Won(Player::You), ["4", "3", "0"].map(String::from).to_vec()));
    assert!(said.ends_with("You win.\n"), "{said}");
}

#[test]
fn undo_goes_back_to_ones_own_last_choice() {
    let (end, said, moved) = played(9, Player::You, "undo\n2\nundo\n1\nquit\n");
    assert_eq!((end, moved), (End::Left, ["8", "7"].map(String::from).to_vec()));
    assert!(said.contains("nothing to take back"), "{said}");
    assert_eq!(played(9, Player::Computer, "undo\nquit\n").2, ["8"]);
}

#[test]
fn wrong_lines_are_answered_and_the_end_of_input_ends_the_game() {
    let (end, said, moved) = played(9, Player::You, "\n0\n4\n5\nfoo\n\u{1}\nmoves\nhelp\n");
    assert_eq!((end, moved.len()), (End::Left, 0));
    assert_eq!(said.matches("numbered 1 to 3").count(), 3);
    assert_eq!(said.matches("no legal move").count(), 2);
}

#[test]
fn from_an_ended_position_the_one_to_move_has_lost() {
    assert_eq!(played(0, Player::You, "").0, End::Won(Player::Computer));
    assert_eq!(played(0, Player::Computer, "").0, End::Won(Player::You));
}
