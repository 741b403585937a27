//! A format beside the games that it is for: which of the numbers read are parameters, and which are positions.

use crate::format::{Answer, Cases, What};
use crate::names::Ending;
use crate::tree::Stmt;
use dashu_int::UBig;

/// A format for a game.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The format as it was written.
    pub text: String,
    /// End of the cases.
    pub cases: Cases,
    /// Numbers and lists that are read, in order, with names of the program.
    pub reads: Vec<What>,
    /// Answers to a case, in order.
    pub answers: Vec<Answer>,
    /// Numbers of a position that are computed from those that are read.
    pub derived: Vec<Stmt>,
    /// Bounds of numbers that are read.
    pub bounds: Vec<Bounds>,
    /// The games of the sum, in order; most often one.
    pub summands: Vec<Summand>,
    /// Number of the games of the whole sum.
    pub games: usize,
}

/// A game of a sum.
#[derive(Clone, Debug)]
pub struct Summand {
    /// Its position.
    pub position: Position,
    /// Parameters that are read.
    pub opened: Vec<String>,
    /// Numbers of a component without parameters.
    pub printed: usize,
    /// Ending of its names in a program about several games.
    pub ending: Ending,
}

/// Bounds of a number, by its name in the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Its name.
    pub name: String,
    /// The least that is allowed.
    pub least: Option<UBig>,
    /// The most that is allowed.
    pub most: Option<UBig>,
}

/// Position of a case, from the names of the numbers read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Position {
    /// So many components.
    Components(Vec<Vec<String>>),
    /// The components of the list, each with these numbers.
    List(Vec<String>),
    /// A row of these numbers.
    Row(Vec<String>),
    /// The list is a row of numbers with this name.
    RowList(String),
}

impl Layout {
    /// The format as it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Number of the games of the sum.
    pub fn games(&self) -> usize {
        self.games
    }

    /// The part of one of the games, by its place in the sum.
    pub fn part(&self, place: usize) -> Layout {
        let summands = self.summands.get(place).cloned().into_iter().collect();
        Layout { summands, ..self.clone() }
    }

    /// Parameters that the program reads, of all games.
    pub fn opened(&self) -> Vec<String> {
        self.summands.iter().flat_map(|summand| summand.opened.clone()).collect()
    }

    /// The game whose list this is.
    pub fn owner(&self, names: &[String]) -> Option<(usize, &Summand)> {
        let owns = |summand: &Summand| match &summand.position {
            Position::List(numbers) => numbers.starts_with(names),
            Position::RowList(name) => names.first() == Some(name),
            Position::Components(_) | Position::Row(_) => false,
        };
        self.summands.iter().enumerate().find(|(_, summand)| owns(summand))
    }

    /// Returns `true` if the program needs the moves of the game.
    pub fn moves(&self) -> bool {
        self.answers.iter().any(|answer| matches!(answer, Answer::Count | Answer::Move | Answer::Moves))
    }

    /// Returns `true` if the program prints nim-values.
    pub fn values(&self) -> bool {
        self.answers.contains(&Answer::Value)
    }

    /// Returns `true` if every position is one component, or one row.
    pub fn is_single(&self) -> bool {
        self.games == 1 && self.summands.iter().all(Summand::is_single)
    }

    /// Number of components, or length of rows, if it is always the same; of a single game.
    pub fn size(&self) -> Option<usize> {
        match &self.summands.first()?.position {
            Position::Components(components) => Some(components.len()),
            Position::Row(numbers) => Some(numbers.len()),
            Position::List(_) | Position::RowList(_) => None,
        }
    }
}

impl Summand {
    /// Returns `true` if its position is one component, or one row.
    pub fn is_single(&self) -> bool {
        match &self.position {
            Position::Components(components) => components.len() == 1,
            Position::List(_) => false,
            Position::Row(_) | Position::RowList(_) => true,
        }
    }
}
