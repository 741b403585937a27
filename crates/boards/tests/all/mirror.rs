//! Strategies by symmetry: those that are known, and no wrong ones.

use crate::facts::file;
use crate::naive::Naive;
use crate::random::{Dice, game};
use boards::mirror::{Turn, answers, opening};
use boards::{Board, Given, Graph, Position};
use search::Search;

const CRAM: &str = "game cram(r, c)\non grid(r, c)\ncells free \".\", taken \"#\"\n\
                    u is free, v is free -> u is taken, v is taken where u next to v\n";
const NODE_KAYLES: &str = "game kayles(r, c)\non grid(r, c)\ncells free \".\", taken \"#\"\n\
                           u is free -> u is taken, every v next to u is taken\n";
const CHOMP: &str = "game chomp(r, c)\non grid(r, c)\ncells left \"o\", eaten \".\"\n\
                     u is left -> every v with row(v) >= row(u) and column(v) >= column(u) is eaten \
                     where row(u) + column(u) > 2\n";
const COL: &str = "game col(r, c)\non grid(r, c)\ncells empty \".\", black \"x\", white \"o\"\n\
                   u is empty -> u is black where no v next to u is black\n\
                   u is empty -> u is white where no v next to u is white\n";

fn open(text: &str, sizes: &[i64]) -> (Board, Position) {
    let file = boards::read(text).expect("a game");
    let given = Given { sizes: sizes.to_vec(), ..Given::default() };
    Board::open(&file, &given).unwrap_or_else(|misfit| panic!("{misfit:?}"))
}

fn turn(text: &str, sizes: &[i64]) -> Option<Turn> {
    let (board, position) = open(text, sizes);
    answers(&board, &position).map(|mirror| mirror.turn)
}

/// The picture after a first move with a strategy, and its turn.
fn first(text: &str, sizes: &[i64]) -> Option<(String, Turn)> {
    let (board, position) = open(text, sizes);
    opening(&board, &position).map(|(after, mirror)| (board.picture(&after), mirror.turn))
}

#[test]
fn cram_of_even_sides_is_answered_by_the_point_reflection_however_large() {
    for sizes in [[2, 2], [2, 6], [4, 4], [30, 30], [32, 32]] {
        assert_eq!(turn(CRAM, &sizes), Some(Turn::Point), "{sizes:?}");
    }
    for sizes in [[1, 4], [2, 3], [4, 5], [3, 3]] {
        assert_eq!(turn(CRAM, &sizes), None, "{sizes:?}");
    }
}

#[test]
fn cram_with_one_even_side_is_opened_in_the_middle() {
    assert_eq!(first(CRAM, &[2, 3]), Some((".#./.#.".into(), Turn::Point)));
    assert_eq!(first(CRAM, &[1, 6]), Some(("..##..".into(), Turn::LeftRight)));
    let (after, turn) = first(CRAM, &[30, 31]).expect("a strategy");
    assert_eq!(turn, Turn::Point);
    let rows: Vec<&str> = after.split('/').collect();
    assert!(rows[14].find('#') == Some(15) && rows[15].find('#') == Some(15), "{after}");
    assert_eq!(first(CRAM, &[3, 3]), None);
}

#[test]
fn known_strategies_of_other_games_are_found() {
    assert_eq!(turn(NODE_KAYLES, &[4, 6]), Some(Turn::Point));
    assert_eq!(first(NODE_KAYLES, &[5, 7]).map(|(_, turn)| turn), Some(Turn::Point));
    assert_eq!(first(CHOMP, &[4, 4]), Some(("oooo/o.../o.../o...".into(), Turn::Diagonal)));
    // Neighbours across the middle get different colours.
    let (board, position) = open(COL, &[3, 4]);
    let mirror = answers(&board, &position).expect("a strategy");
    assert_eq!(mirror.exchanged, Some([1, 2]));
}

#[test]
fn a_law_about_groups_forbids_the_argument() {
    let law = "position where every group of taken touches free\n";
    let text = CRAM.replace("taken \"#\"\n", &format!("taken \"#\"\n{law}"));
    assert_eq!(turn(&text, &[4, 4]), None);
}

#[test]
fn positions_of_random_games_with_a_strategy_have_the_value_zero() {
    let mut dice = Dice(77);
    let (mut answered, mut opened) = (0, 0);
    for _ in 0..1500 {
        let (text, graph) = game(&mut dice, false);
        let Ok(file) = boards::read(&text) else { continue };
        let given = Given { graph, ..Given::default() };
        let Ok((board, start)) = Board::open(&file, &given) else { continue };
        let mut naive = Naive::new(&file, board.structure(), &[]);
        for sample in 0..4 {
            let mut position = start.clone();
            if sample > 0 {
                position.iter_mut().for_each(|letter| *letter = dice.roll(file.letters.len() as u64) as u8);
                let cells = position.len();
                // Its own image under the point reflection, with two letters exchanged or not.
                for cell in 0..cells / 2 {
                    let letter = position[cell];
                    let exchanged = sample == 3 && letter < 2;
                    position[cells - 1 - cell] = if exchanged { 1 - letter } else { letter };
                }
            }
            let picture = Some(board.picture(&position));
            let given = Given { picture, graph: given.graph.clone(), ..Given::default() };
            let Ok((board, position)) = Board::open(&file, &given) else { continue };
            if let Some(mirror) = answers(&board, &position) {
                answered += 1;
                assert_eq!(naive.value(&position), 0, "{text}{} {mirror:?}", board.picture(&position));
            }
            if let Some((after, mirror)) = opening(&board, &position) {
                opened += 1;
                assert!(naive.options(&position).contains(&after));
                assert_eq!(naive.value(&after), 0, "{text}{} {mirror:?}", board.picture(&after));
            }
        }
    }
    assert!(answered > 40 && opened > 40, "{answered} {opened}");
}

/// Graphs of a few vertices: who has an exchange in pairs for a strategy loses.
#[test]
fn graphs_that_are_exchanged_in_pairs_are_lost() {
    let mut dice = Dice(20);
    let (mut found, mut opened) = (0, 0);
    for name in ["node-kayles", "arc-kayles", "grim", "vertex-deletion", "edge-deletion"] {
        let file = file(name);
        for _ in 0..600 {
            let edges = (0..7u32).flat_map(|b| (0..b).map(move |a| [a, b]));
            let edges: Vec<[u32; 2]> = edges.filter(|_| dice.roll(5) < 2).collect();
            let graph = Graph { labels: (0..7).map(|at| at.to_string()).collect(), edges };
            let given = Given { graph: Some(graph), ..Given::default() };
            let Ok((board, start)) = Board::open(&file, &given) else { continue };
            let mut search = Search::new(&board, &limits::Limits::none());
            let mut value = |position: &[u8]| {
                search.sum(board.parts(position).iter().map(Vec::as_slice)).expect("no limits")
            };
            if let Some(mirror) = answers(&board, &start) {
                assert_eq!(value(&start), 0, "{name} {given:?} {mirror:?}");
                found += 1;
            } else if let Some((after, mirror)) = opening(&board, &start) {
                assert_eq!(value(&after), 0, "{name} {given:?} {mirror:?}");
                opened += 1;
            }
        }
    }
    assert!(found > 15 && opened > 100, "{found} {opened}");
}

#[test]
fn long_circles_are_exchanged_in_pairs() {
    let file = file("node-kayles");
    for (length, lost) in [(200, true), (201, false)] {
        let edges = (0..length).map(|at| [at, (at + 1) % length]).collect();
        let graph = Graph { labels: (0..length).map(|at| at.to_string()).collect(), edges };
        let given = Given { graph: Some(graph), ..Given::default() };
        let (board, start) = Board::open(&file, &given).unwrap_or_else(|misfit| panic!("{misfit:?}"));
        let known = answers(&board, &start);
        assert_eq!(known.map(|mirror| (mirror.turn, mirror.pairs.len())), lost.then_some((Turn::Pairs, 100)));
    }
}
