//! Games played with keys, on an in-memory screen.

use super::super::seats::Seats;
use super::keys::Key;
use super::picture::Ink;
use super::screen::{Next, Screen};
use super::view;
use bouton::play::{End, Side};
use bouton::{Match, Query, Workbench};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use solve::Limits;

fn screen(question: &str, you: Option<Side>) -> Screen {
    let position =
        Workbench::new().ask(&Query::read(question).expect("a question"), None).expect("a position");
    let game = Match::new(position, Limits::none()).expect("a game");
    Screen::new(Seats { game, you }, Limits::none(), Ink::of_locale("C"))
}

/// Presses keys; the engine replies whenever it is its turn.
fn press(screen: &mut Screen, keys: &[Key]) -> Next {
    let mut next = Next::Stay;
    for &key in keys {
        next = screen.press(key).expect("no failure");
        while screen.engine_moves() {
            let advice = screen.seats.game.advise().expect("advice");
            screen.reply(advice).expect("no failure");
        }
    }
    next
}

/// Lines of the screen at this size.
fn shown(screen: &Screen, width: u16, height: u16) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
    terminal.draw(|frame| view::draw(frame, screen)).expect("drawn");
    let buffer = terminal.backend().buffer().clone();
    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol().to_owned()).collect::<String>();
    (0..height).map(|y| line(y).trim_end().to_owned()).collect()
}

#[test]
fn a_heap_of_21_is_won_by_hints_alone() {
    let mut screen = screen("bash m=3 21", Some(Side::First));
    press(&mut screen, &[Key::Letter('h')]);
    assert!(shown(&screen, 80, 24).iter().any(|line| line.contains("1 of 3 moves win")));
    while screen.seats.game.end().is_none() {
        press(&mut screen, &[Key::Letter('a'), Key::Enter]);
    }
    assert_eq!(screen.seats.game.end(), Some(End::Won(Side::First)));
    assert!(shown(&screen, 80, 24).iter().any(|line| line.contains("You win.")));
}

#[test]
fn the_chosen_move_shows_on_the_board() {
    let mut screen = screen("nim 3 5", None);
    assert!(shown(&screen, 80, 24).iter().any(|line| line.contains("3 → ")));
    press(&mut screen, &[Key::Right]);
    let choice = screen.choice().expect("a move").clone();
    assert!(choice.text.starts_with('5'), "{choice:?}");
    let drawn = shown(&screen, 80, 24);
    assert!(drawn.iter().any(|line| line.contains("ooo  3")), "{drawn:#?}");
    press(&mut screen, &[Key::Left]);
    assert!(screen.choice().expect("a move").text.starts_with('3'));
}

#[test]
fn left_and_right_go_from_one_number_to_the_next() {
    let mut screen = screen("wythoff 3,5", None);
    let mut seen = Vec::new();
    for _ in 0..3 {
        seen.push(screen.choice().expect("a move").text.clone());
        press(&mut screen, &[Key::Right]);
    }
    assert_eq!(seen, ["(3,5) → (2,5)", "(3,5) → (3,4)", "(3,5) → (2,4)"]);
    press(&mut screen, &[Key::End, Key::Left, Key::Left]);
    assert_eq!(screen.choice().expect("a move").text, "(3,5) → (3,4)");
}

#[test]
fn what_is_typed_narrows_the_list_and_is_played() {
    let mut screen = screen("nim 3 5", None);
    let typed = |text: &str| text.chars().map(Key::Letter).collect::<Vec<_>>();
    press(&mut screen, &[Key::Letter('/')]);
    press(&mut screen, &typed("3 2"));
    press(&mut screen, &[Key::Enter]);
    assert_eq!(screen.seats.game.text(), "3 2");
    press(&mut screen, &[Key::Letter('/'), Key::Letter('z'), Key::Enter]);
    assert_eq!(screen.seats.game.text(), "3 2");
    assert!(screen.said.contains("no legal move"));
    press(&mut screen, &[Key::Escape, Key::Letter('u')]);
    assert_eq!(screen.seats.game.text(), "3 5");
    press(&mut screen, &[Key::Letter('r')]);
    assert_eq!(screen.seats.game.text(), "3 2");
    press(&mut screen, &[Key::Letter('n')]);
    assert_eq!((screen.seats.game.text(), screen.seats.game.history().len()), ("3 5".into(), 0));
}

#[test]
fn moves_taken_back_against_the_engine_come_back_with_its_answers() {
    let mut screen = screen("bash m=3 9", Some(Side::First));
    press(&mut screen, &[Key::Down, Key::Enter]);
    let played: Vec<String> = screen.seats.game.history().map(|made| made.to.clone()).collect();
    assert_eq!(played.len(), 2);
    press(&mut screen, &[Key::Letter('u')]);
    assert_eq!(screen.seats.game.history().len(), 0);
    press(&mut screen, &[Key::Letter('r')]);
    assert_eq!(screen.seats.game.history().map(|made| made.to.clone()).collect::<Vec<_>>(), played);
}

/// Lines of the list that show the result of a move.
fn told(screen: &Screen, width: u16, height: u16) -> Vec<String> {
    let signs = ["+ wins", "- loses", "= draws"];
    let drawn = shown(screen, width, height);
    drawn.into_iter().filter(|line| signs.iter().any(|sign| line.contains(sign))).collect()
}

#[test]
fn what_a_move_leads_to_stands_beside_what_it_leaves() {
    // The sign shows without colour if the move wins.
    for (question, least) in [("coins 1,0,1,1,0,1", 10), ("georgia-bob 2,5,7,12", 7), ("staircase 3,1,4", 8)]
    {
        let mut screen = screen(question, None);
        press(&mut screen, &[Key::Letter('h')]);
        let lines = told(&screen, 80, 24);
        assert!(lines.len() >= least.min(screen.moves.len()), "{question}: {lines:#?}");
        let mut left: Vec<&str> = lines
            .iter()
            .map(|line| {
                let from = line.rfind('→').map(|arrow| arrow + '→'.len_utf8()).or(line.find('⟲'));
                line[from.unwrap_or_default()..].trim_end_matches('│').trim()
            })
            .collect();
        for text in &left {
            // Coins are named by those that turn, and a row by what it becomes.
            let whole = text.starts_with('⟲') || text.starts_with('[') && text.ends_with(']');
            assert!(whole && screen.moves.iter().any(|made| made.text.ends_with(text)), "{lines:#?}");
        }
        left.sort_unstable();
        left.dedup();
        assert_eq!(left.len(), lines.len(), "{question}: {lines:#?}");
    }
}

#[test]
fn a_small_screen_has_moves_or_says_that_it_is_small() {
    for question in ["nim 3 5", "coins 1,0,1"] {
        let mut screen = screen(question, None);
        press(&mut screen, &[Key::Letter('h')]);
        for (width, height) in [(40, 10), (40, 8), (20, 5), (63, 12), (80, 6), (30, 16)] {
            assert!(!told(&screen, width, height).is_empty(), "{question} {width} {height}");
        }
        assert!(shown(&screen, 30, 4).join(" ").contains("too small"));
    }
}

#[test]
fn every_size_of_the_terminal_is_drawn() {
    for question in [
        "nim 3 5 90000",
        "wythoff 3,5",
        "coins 1,0,1",
        "georgia-bob 2,5,90",
        "race 6,7",
        "hackenbush 0-1,1-2",
        "dag 0",
    ] {
        let mut screen = screen(question, None);
        press(&mut screen, &[Key::Letter('h')]);
        for (width, height) in [(1, 1), (2, 5), (20, 6), (40, 12), (63, 20), (80, 24), (200, 60)] {
            assert_eq!(shown(&screen, width, height).len(), height as usize);
        }
        screen.helping = true;
        shown(&screen, 30, 8);
    }
}

#[test]
fn a_person_leaves_by_q_and_by_ctrl_c() {
    let mut screen = screen("nim 3 5", None);
    assert_eq!(press(&mut screen, &[Key::Letter('q')]), Next::Leave);
    assert_eq!(press(&mut screen, &[Key::Interrupt]), Next::Leave);
    assert_eq!(press(&mut screen, &[Key::Letter('?')]), Next::Stay);
    assert!(shown(&screen, 80, 24).iter().any(|line| line.contains("goes back to the game")));
    assert_eq!(press(&mut screen, &[Key::Letter('q')]), Next::Stay);
}

#[test]
fn ninety_thousand_moves_are_listed_at_once() {
    let mut screen = screen("nim 90000", None);
    press(&mut screen, &[Key::End]);
    let drawn = shown(&screen, 80, 24);
    assert!(drawn.iter().any(|line| line.contains("(90000)")), "{drawn:#?}");
    assert!(drawn.iter().any(|line| line.contains("> 90000 → ")), "{drawn:#?}");
}
