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
    let all: [(&str, &[i64]); 22] = [
        ("cram", &[4, 5]),
        ("cram", &[4, 6]),
        ("cram", &[3, 10]),
        ("cram", &[4, 8]),
        ("node-kayles-grid", &[4, 6]),
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
        ("rectangles", &[5, 6]),
        ("annihilation", &[3, 4]),
        ("kotzig", &[9, 1, 2]),
        ("wall", &[4, 3]),
        ("wall", &[3, 4]),
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

/// Statements about groups, letters that are exchanged, and orders of cells count: without them, or with others, nothing is accepted.
#[test]
fn changed_statements_about_groups_and_orders_are_not_accepted() {
    let (_, wall) = of("wall", &[4, 1]);
    assert!(check(&wall, most()).is_ok());
    let fall = "(fall (stone) (ground) gap)\n";
    assert!(wall.contains(fall));
    for other in
        ["", "(fall (stone) (gap) gap)\n", "(fall (stone) (ground) stone)\n", "(fall (stone) (stone) gap)\n"]
    {
        assert!(check(&wall.replace(fall, other), most()).is_err(), "{other}");
    }
    // Stones in the air.
    let air = wall.replace("(position \"###_\"", "(position \"#.#_\"");
    assert!(air != wall && check(&air, most()).is_err());
    let (_, rectangles) = of("rectangles", &[2, 3]);
    assert!(check(&rectangles, most()).is_ok());
    let order = rectangles.lines().find(|line| line.starts_with("(order")).expect("an order");
    let turned: Vec<&str> =
        order.trim_start_matches("(order ").trim_end_matches(')').split(' ').rev().collect();
    for other in [
        String::new(),
        format!("(order {})", turned.join(" ")),
        "(order 0 0 1 2 3 4)".into(),
        "(order 0)".into(),
    ] {
        assert!(check(&rectangles.replace(order, &other), most()).is_err(), "{other}");
    }
    assert!(check(&rectangles.replace(" (flip ((tails heads) ", " (flip ((tails tails) "), most()).is_err());
    // Groups are counted beside cells that the move needs, and not at the end of play.
    let pieces = "(nimbers 1) (letters (left \"o\") (gone \".\")) (cells 2) (near (1) (0))\n\
                  (move (need ((left) 0)) (if (groups (left) (0) 0 1)) (write (gone 0)))\n\
                  (move (need ((left) 1)) (if (groups (left) (1) 0 1)) (write (gone 1)))\n\
                  (weights 1 0) (position \"oo\" 0)\nvalues\n0 oo\n1 o\n1  o\n";
    assert!(check(pieces, most()).is_ok(), "{:?}", check(pieces, most()));
    assert!(check(&pieces.replace("(left) (0) 0 1", "(left) (1) 0 1"), most()).is_err());
    assert!(check(&pieces.replace("(weights", "(end (groups (left) (0) 2 2)) (weights"), most()).is_err());
    // A condition makes it no turning game: heads are not worth what each alone is.
    let guarded = rectangles.replacen("(write", "(if (count (heads) (0) 0 0)) (write", 1);
    assert!(check(&guarded, most()).is_err());
}
