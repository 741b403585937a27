//! Mistakes in games on boards, and advice on them, in English.

use super::phrases::did_you_mean;
use crate::problem::Board;
use crate::words::quote::code;

pub(super) fn message(problem: &Board) -> String {
    match problem {
        Board::NoBoard => "the game does not say on which board it is played".into(),
        Board::NoLetters => "the game does not say which letters stand on its cells".into(),
        Board::UnknownStructure { name, .. } => format!("there is no board {}", code(name)),
        Board::Sizes { name, expected, given } => {
            format!("`{name}` needs {expected} sizes, and {given} are given")
        }
        Board::EdgesOfEdges => "the edges of edges are no board".into(),
        Board::LongSymbol { given } => format!("{} is not a single character", code(given)),
        Board::RepeatedSymbol { symbol } => {
            format!("{} stands for two letters", code(&symbol.to_string()))
        }
        Board::TooManyLetters { limit } => format!("more than {limit} letters"),
        Board::UnknownLetter { name, .. } => format!("there is no letter {}", code(name)),
        Board::UnknownCell { name, .. } => format!("there is no cell {} here", code(name)),
        Board::NoLetterLeft => "no letter is left for this cell".into(),
        Board::Unbound { name } => format!("the rule does not say what {} is before the move", code(name)),
        Board::ManyCells { limit } => format!("more than {limit} cells are named"),
        Board::GroupsOutside => "what every group touches is said in laws alone".into(),
        Board::LettersInFilter => "a quantifier chooses cells by their places, not by their letters".into(),
        Board::LawWithoutGroups => "a law of positions is about groups".into(),
        Board::FallsAgain { letter } => {
            format!("groups become {}, which belongs to groups that change too", code(letter))
        }
        Board::TwoFlips => "a rule exchanges two letters, and others elsewhere".into(),
        Board::FlipOfOne => "a letter is exchanged with itself".into(),
        Board::NoLines => "this board has no straight lines".into(),
        Board::NoCoordinates { name } => format!("the cells of this board have no {name}"),
        Board::Idle => "this move changes nothing".into(),
        Board::NeverApplies => "this rule applies nowhere on this board".into(),
        Board::MayBeEndless => "play is not known to end".into(),
        Board::SizeOutOfBounds { name, given, least, most } => {
            format!("{} = {given} is not between {least} and {most}", code(name))
        }
        Board::TooLarge { limit } => format!("the board has more than {limit} cells"),
        Board::TooManyMoves { limit } => format!("the board has more than {limit} places for moves"),
        Board::NoSize { name } => format!("the parameter {} has no value", code(name)),
        Board::Ragged { row, expected, given } => {
            format!("row {row} has {given} cells, and those above have {expected}")
        }
        Board::Symbol { given, .. } => {
            format!("{} is no letter of this game", code(&given.to_string()))
        }
        Board::Shape { rows, columns, expected_rows, expected_columns } => {
            format!(
                "a picture of {rows} × {columns} cells on a board of {expected_rows} × {expected_columns}"
            )
        }
        Board::CountOfCells { given, expected } => {
            format!("{given} letters for a board of {expected} cells")
        }
        Board::NeedsPicture => "the size of the board is not given".into(),
        Board::NeedsGraph => "the game is played on a graph, and none is given".into(),
        Board::NoGraph => "the game is not played on a graph from a file".into(),
        Board::Loop { vertex } => format!("an edge joins {} to itself", code(vertex)),
        Board::Unlawful => "the position breaks a law of the game".into(),
        Board::SizeCount { expected, given } => format!("{given} sizes for {expected} parameters"),
        Board::NoParameter { name } => format!("the game has no parameter {}", code(name)),
    }
}

pub(super) fn help(problem: &Board) -> String {
    match problem {
        Board::NoBoard => "add a line such as `on grid(rows, columns)`".into(),
        Board::NoLetters => "add a line such as `cells free \".\", taken \"#\"`".into(),
        Board::UnknownStructure { suggestion, .. } => did_you_mean(
            suggestion,
            "boards are `path`, `cycle`, `grid`, `torus`, `cylinder`, `king-grid`, `hex`, `tree` and `graph`",
        ),
        Board::UnknownLetter { suggestion, .. } => {
            did_you_mean(suggestion, "letters are declared by `cells`")
        }
        Board::UnknownCell { suggestion, .. } => {
            did_you_mean(suggestion, "cells are named to the left of `->`, and after `every`, `some` and `no`")
        }
        Board::Unbound { name } => format!("add {} to the left of `->`", code(&format!("{name} is …"))),
        Board::GroupsOutside => {
            "a law reads `position where every group of black touches free`; a rule may ask for `at most 1 group of black touches u`"
                .into()
        }
        Board::LawWithoutGroups => "a law reads `position where every group of black touches free`".into(),
        Board::FallsAgain { .. } => "let them become a letter of which no `then` speaks as a group".into(),
        Board::TwoFlips => "say it in two rules".into(),
        Board::MayBeEndless => {
            "in every move some letter should become another one that never turns back, or a piece move one way".into()
        }
        Board::Idle => "a move has to change a letter".into(),
        Board::NoSize { name } => format!("give it, as in {}", code(&format!("{name}=5"))),
        Board::Symbol { known, .. } => {
            let known: Vec<String> = known.iter().map(|known| code(&known.to_string())).collect();
            format!("letters are {}", known.join(", "))
        }
        Board::NeedsPicture => "give its sizes, or a picture such as `..#/.#.`".into(),
        Board::NeedsGraph => "give a file with `--graph FILE`".into(),
        Board::Loop { .. } => "leave the edge out: no cell is its own neighbour".into(),
        _ => String::new(),
    }
}
