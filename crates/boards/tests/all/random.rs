//! Random rules and positions: the search, its certificates and a plain reading agree.

use crate::naive::Naive;
use boards::{Board, Given, Graph};
use search::{Misere, Search};

/// A generator of numbers below a bound.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn pick<'p>(&mut self, from: &[&'p str]) -> &'p str {
        from[self.roll(from.len() as u64) as usize]
    }
}

const LETTERS: [&str; 3] = ["a", "b", "c"];

fn letters(dice: &mut Dice, count: usize) -> String {
    let letters = &LETTERS[..count];
    match dice.roll(4) {
        0 => format!("not {}", dice.pick(letters)),
        1 if count > 2 => "{a, c}".into(),
        _ => dice.pick(letters).into(),
    }
}

fn condition(dice: &mut Dice, bound: &[&str], kind: Kind, depth: usize) -> String {
    let Kind { places, wide, count } = kind;
    let cell = dice.pick(bound).to_owned();
    let other = dice.pick(bound).to_owned();
    let set = letters(dice, count);
    let number = dice.roll(3);
    match dice.roll(if depth > 0 { 16 } else { 13 }) {
        // Where groups matter, they come up more often.
        0..=3 if wide && dice.roll(2) == 0 => match dice.roll(2) {
            0 => format!("number({cell}) < number({other}) + {number}"),
            _ => format!("at most {number} groups of {set} touch {cell}, {other}"),
        },
        0 => format!("{cell} is {set}"),
        1 | 2 => format!("some w next to {cell} is {set}"),
        3 | 4 => format!("no w next to {cell} is {set}"),
        5 => format!("every w next to {cell} is {set}"),
        6 => format!("exactly {number} w next to {cell} is {set}"),
        7 => format!("odd w next to {cell} is {set}"),
        8 => format!("at least {number} w with distance(w, {cell}) <= 2 is {set}"),
        9 if places => format!("column({cell}) <= column({other}) + {number}"),
        10 if places => format!("row({cell}) >= row({other})"),
        11 if places => "some 3 in a row are b".into(),
        12 if places && bound.len() > 1 => format!("every w between {cell} and {other} is {set}"),
        13 => format!("not ({})", condition(dice, bound, kind, depth - 1)),
        14 => format!(
            "({} or {})",
            condition(dice, bound, kind, depth - 1),
            condition(dice, bound, kind, depth - 1)
        ),
        _ => format!("at most {number} w next to {cell} is {set}"),
    }
}

pub(crate) fn rule(dice: &mut Dice, kind: Kind) -> String {
    let count = kind.count;
    let bound: &[&str] = match dice.roll(3) {
        0 => &["u"],
        _ => &["u", "v"],
    };
    let before: Vec<String> =
        bound.iter().map(|cell| format!("{cell} is {}", letters(dice, count))).collect();
    let mut after: Vec<String> =
        bound.iter().map(|cell| format!("{cell} is {}", dice.pick(&LETTERS[..count]))).collect();
    if dice.roll(4) == 0 {
        after.push(format!("every x next to u is {}", dice.pick(&LETTERS[..count])));
    }
    match dice.roll(if kind.wide { 8 } else { 1 }) {
        1 => after.push("every x next to u flips a and b".into()),
        2 => after.push("every x with number(x) > number(u) flips a and b".into()),
        3 => after.push(format!("{} flips a and b", bound[bound.len() - 1])),
        _ => {}
    }
    let mut conditions = Vec::new();
    if bound.len() > 1 && dice.roll(4) > 0 {
        conditions.push("u next to v".to_owned());
    }
    for _ in 0..dice.roll(3) {
        conditions.push(condition(dice, bound, kind, 2));
    }
    let joined =
        if conditions.is_empty() { String::new() } else { format!(" where {}", conditions.join(" and ")) };
    format!("{} -> {}{joined}\n", before.join(", "), after.join(", "))
}

/// What rules may speak of.
#[derive(Clone, Copy)]
pub(crate) struct Kind {
    /// Rows, columns and lines.
    pub(crate) places: bool,
    /// Numbers of cells and of groups, exchanges of letters, groups that fall.
    pub(crate) wide: bool,
    /// Letters.
    pub(crate) count: usize,
}

/// A random game, its board in words, and a graph if it is played on one.
pub(crate) fn game(dice: &mut Dice, wide: bool) -> (String, Option<Graph>) {
    let count = 2 + dice.roll(2) as usize;
    let (board, graph) = match dice.roll(9) {
        0 => ("path(6)", None),
        1 => ("cycle(5)", None),
        2 => ("grid(2, 3)", None),
        3 => ("torus(2, 3)", None),
        4 => ("cylinder(2, 3)", None),
        5 => ("king-grid(2, 3)", None),
        6 => ("hex(2, 3)", None),
        7 => ("tree(2, 3)", None),
        _ => {
            let edges = (0..5u32).flat_map(|b| (0..b).map(move |a| [a, b]));
            let edges = edges.filter(|_| dice.roll(2) == 0).collect();
            ("graph", Some(Graph { labels: (0..5).map(|at| at.to_string()).collect(), edges }))
        }
    };
    let places = !board.starts_with("tree") && graph.is_none();
    let mut text = format!("game random\non {board}\ncells a \".\", b \"x\"");
    text += if count > 2 { ", c \"o\"\n" } else { "\n" };
    if dice.roll(5) == 0 {
        text += "position where every group of b touches a\n";
    }
    match dice.roll(if wide { 8 } else { 1 }) {
        4 => text += "then every group of b that touches no a is a\n",
        1 if count > 2 => text += "then every group of {a, b} that touches no c is c\n",
        2 if count > 2 => text += "then every group of b that touches no c is a\n",
        3 if count > 2 => {
            text += "then every group of b that touches no a is a\nthen every group of c that touches no b is a\n";
        }
        _ => {}
    }
    if places && dice.roll(6) == 0 {
        text += "end where some 2 in a row are b\n";
    }
    for _ in 0..1 + dice.roll(2) {
        text += &rule(dice, Kind { places, wide, count });
    }
    (text, graph)
}

#[test]
fn random_games_have_the_values_and_outcomes_of_a_plain_reading() {
    let mut dice = Dice(2026);
    let (mut played, mut certified) = (0, 0);
    for number in 0..1_600 {
        let (text, graph) = game(&mut dice, number > 500);
        let file = match boards::read(&text) {
            Ok(file) => file,
            // A rule that changes nothing, or a set without letters.
            Err(wrong) => {
                let known = ["idle-move", "no-letter-left", "many-cells"];
                assert!(wrong.iter().all(|wrong| known.contains(&wrong.code())), "{text}\n{wrong:?}");
                continue;
            }
        };
        let given = Given { graph, ..Given::default() };
        let Ok((board, start)) = Board::open(&file, &given) else { continue };
        played += 1;
        let mut naive = Naive::new(&file, board.structure(), &[]);
        for sample in 0..3 {
            let mut position = start.clone();
            if sample > 0 {
                position.iter_mut().for_each(|letter| *letter = dice.roll(file.letters.len() as u64) as u8);
            }
            let picture = Some(board.picture(&position));
            let given = Given { picture, graph: given.graph.clone(), ..Given::default() };
            // A random position may break the law.
            let Ok((board, position)) = Board::open(&file, &given) else { continue };
            let value = naive.value(&position);
            let parts = board.parts(&position);
            let mut search = Search::new(&board, &limits::Limits::none());
            let found = search.sum(parts.iter().map(Vec::as_slice)).expect("no limits");
            assert_eq!(u32::from(found), value, "{text}{}", board.picture(&position));
            let mut misere = Misere::new(board.plain(), &limits::Limits::none());
            let plain = board.plain().parts(&position);
            let won = misere.is_won(plain.iter().map(Vec::as_slice)).expect("no limits");
            assert_eq!(won, naive.is_won(&position), "{text}{}", board.picture(&position));
            assert_eq!(board.after(&position), naive.options(&position), "{text}");
            let evidence = search.evidence(parts.iter().map(Vec::as_slice), &mut || None);
            let evidence = evidence.expect("no limits");
            let evidence = evidence.unwrap_or_else(|| panic!("{text}{}", board.picture(&position)));
            let certificate = boards::certificate(&board, &position, found, &evidence);
            let theorem = kernel_boards::check(&certificate, kernel_boards::most());
            let theorem = theorem.unwrap_or_else(|wrong| panic!("{wrong}\n{text}\n{certificate}"));
            assert_eq!(theorem.statement.value, value);
            certified += 1;
        }
    }
    assert!(played > 450 && certified > 1_200, "{played} {certified}");
}

#[test]
fn open_cells_that_make_a_move_impossible_stay_in_its_part() {
    // The cell beside u never becomes `a`, but may change: without it the parity is another one.
    let text = "game g\non king-grid(2, 3)\ncells a \".\", b \"x\", c \"o\"\n\
                u is a, v is c -> u is a, v is b where u next to v\n\
                u is not a, v is b -> u is c, v is a where u next to v and odd w next to u is not a\n";
    let file = boards::read(text).expect("a game");
    for picture in ["ooo/.ox", "ox./.o.", "xo./.o.", ".oo/..x"] {
        let given = Given { picture: Some(picture.into()), ..Given::default() };
        let (board, position) = Board::open(&file, &given).unwrap_or_else(|misfit| panic!("{misfit:?}"));
        let mut naive = Naive::new(&file, board.structure(), &[]);
        let parts = board.plain().parts(&position);
        let won = Misere::new(board.plain(), &limits::Limits::none()).is_won(parts.iter().map(Vec::as_slice));
        assert_eq!(won, Ok(naive.is_won(&position)), "{picture}");
    }
}
