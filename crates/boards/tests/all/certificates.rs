//! Certificates of games of the catalogue are accepted, and changed ones are not.

use crate::facts::file;
use crate::random::Dice;
use boards::{Board, Given, certificate};
use kernel_boards::{Rejection, check, most};
use search::Search;

fn of(name: &str, sizes: &[i64]) -> (u16, String) {
    let given = Given { sizes: sizes.to_vec(), ..Given::default() };
    let (board, start) = Board::open(&file(name), &given).unwrap_or_else(|misfit| panic!("{misfit:?}"));
    let mut search = Search::new(&board, &limits::Limits::none());
    let parts = board.parts(&start);
    let parts = || parts.iter().map(Vec::as_slice);
    let value = search.sum(parts()).expect("no limits");
    let evidence = search.evidence(parts(), &mut || None).expect("no limits").expect("all that it rests on");
    (value, certificate(&board, &start, value, &evidence))
}

#[test]
fn certificates_of_games_of_the_catalogue_are_accepted() {
    let all: [(&str, &[i64]); 13] = [
        ("cram", &[4, 5]),
        ("node-kayles-grid", &[3, 6]),
        ("chomp", &[3, 4]),
        ("clobber", &[3, 4]),
        ("cannibal-clobber", &[2, 4]),
        ("nogo", &[1, 9]),
        ("nogo", &[3, 3]),
        ("treblecross", &[9]),
        ("col", &[3, 3]),
        ("snort", &[3, 3]),
        ("rook-race", &[4, 4]),
        ("queen-race", &[4, 4]),
        ("notakto", &[3, 3]),
    ];
    for (name, sizes) in all {
        let (value, text) = of(name, sizes);
        let theorem = check(&text, most()).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
        assert_eq!(theorem.statement.value, u32::from(value), "{name}");
    }
}

#[test]
fn a_value_on_which_several_threads_have_worked_has_a_certificate() {
    let given = Given { sizes: vec![4, 9], ..Given::default() };
    let (board, start) = Board::open(&file("cram"), &given).unwrap_or_else(|misfit| panic!("{misfit:?}"));
    let mut search = Search::new(&board, &limits::Limits::none());
    search.set_threads(3);
    let parts = board.parts(&start);
    let parts = || parts.iter().map(Vec::as_slice);
    assert_eq!(search.sum(parts()), Ok(1));
    // One thread begins alone.
    assert!(search.opened() > 20_000, "{}", search.opened());
    let evidence = search.evidence(parts(), &mut || None).expect("no limits").expect("all that it rests on");
    let text = certificate(&board, &start, 1, &evidence);
    let theorem = check(&text, most()).unwrap_or_else(|wrong| panic!("{wrong}"));
    assert_eq!(theorem.statement.value, 1);
}

#[test]
fn another_value_is_never_accepted() {
    let (value, text) = of("cram", &[3, 5]);
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| *line == "values").expect("the list") + 1;
    // A wrong value of the position.
    for other in (0..4).filter(|other| *other != value) {
        let changed = text.replace(&format!("\" {value})"), &format!("\" {other})"));
        assert!(matches!(check(&changed, most()), Err(Rejection::Flaw(_))), "{other}");
    }
    // A wrong value of any part.
    for at in first..lines.len() {
        let (own, part) = lines[at].split_once(' ').expect("a value and a part");
        for other in (0..4).map(|other| other.to_string()).filter(|other| other != own) {
            let mut changed: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
            changed[at] = format!("{other} {part}");
            assert!(check(&changed.join("\n"), most()).is_err(), "{part} {other}");
        }
    }
}

#[test]
fn changed_bytes_never_make_the_checker_panic_or_accept_another_value() {
    let games = [("cram", vec![2, 4]), ("nogo", vec![1, 5]), ("col", vec![2, 2]), ("treblecross", vec![5])];
    let mut dice = Dice(7);
    for (name, sizes) in games {
        let (value, text) = of(name, &sizes);
        let head = text.find("values").expect("the list");
        for _ in 0..400 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..=dice.roll(2) {
                let at = dice.roll(bytes.len() as u64) as usize;
                match dice.roll(3) {
                    0 => bytes[at] = b"().#xo 0123456789"[dice.roll(17) as usize],
                    1 => drop(bytes.remove(at)),
                    _ => bytes.insert(at, b"() 019."[dice.roll(7) as usize]),
                }
            }
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            // The same statement has one value.
            let same = changed.starts_with(&text[..head]);
            if let Ok(theorem) = check(&changed, most()) {
                assert!(!same || theorem.statement.value == u32::from(value), "{changed}");
            }
        }
    }
}
