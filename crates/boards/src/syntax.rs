//! Syntax of games on boards, with names of letters, cells and parameters resolved.

use language::{Relation, Span, Text};
use std::fmt;

/// Number of letters at most: a set of letters is the bits of a byte.
pub const MOST_LETTERS: usize = 8;

/// Cells that a rule may name at most.
pub const MOST_CELLS_NAMED: usize = 8;

/// A set of letters, by their numbers.
pub type LetterSet = u8;

/// A game as its text says it.
#[derive(Clone, Debug, Default)]
pub struct File {
    /// Name of the game.
    pub name: String,
    /// Parameters, in order.
    pub parameters: Vec<Parameter>,
    /// Title.
    pub title: Text,
    /// Description.
    pub about: Text,
    /// Sources.
    pub sources: Vec<String>,
    /// Family in the catalogue, and place in it.
    pub family: Option<(String, u64)>,
    /// The board.
    pub board: Option<BoardTerm>,
    /// Letters, in order.
    pub letters: Vec<Letter>,
    /// Letters at the beginning, where they are not the first one.
    pub starts: Vec<Start>,
    /// Laws of positions: their conditions.
    pub laws: Vec<Condition>,
    /// Conditions under which play ends.
    pub ends: Vec<Condition>,
    /// Changes of groups after every move.
    pub falls: Vec<Fall>,
    /// `true` if the player who cannot move wins.
    pub misere: bool,
    /// Rules.
    pub rules: Vec<Rule>,
    /// Facts about positions.
    pub examples: Vec<Example>,
    /// Places of the items that say how the game is played, in order.
    pub told: Vec<Span>,
}

/// A parameter: a natural number.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Name.
    pub name: String,
    /// Least value.
    pub least: i64,
    /// Value where none is given.
    pub default: Option<i64>,
    /// Place in the text.
    pub span: Span,
}

impl fmt::Display for Parameter {
    /// As the text declares it.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.name)?;
        if self.least != 1 {
            write!(out, " >= {}", self.least)?;
        }
        self.default.map_or(Ok(()), |value| write!(out, " default {value}"))
    }
}

/// A board with its sizes.
#[derive(Clone, Debug)]
pub struct BoardTerm {
    /// Its kind.
    pub kind: BoardKind,
    /// `true` if the cells are the edges of the board that is named.
    pub edges: bool,
    /// Sizes.
    pub sizes: Vec<Term>,
    /// Place in the text.
    pub span: Span,
}

/// Kind of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKind {
    /// `path(n)`
    Path,
    /// `cycle(n)`
    Cycle,
    /// `grid(r, c)`
    Grid,
    /// `torus(r, c)`
    Torus,
    /// `cylinder(r, c)`
    Cylinder,
    /// `king-grid(r, c)`
    KingGrid,
    /// `hex(r, c)`
    Hex,
    /// `tree(b, h)`
    Tree,
    /// `graph`
    Graph,
}

impl BoardKind {
    /// All kinds.
    pub const ALL: [BoardKind; 9] = [
        BoardKind::Path,
        BoardKind::Cycle,
        BoardKind::Grid,
        BoardKind::Torus,
        BoardKind::Cylinder,
        BoardKind::KingGrid,
        BoardKind::Hex,
        BoardKind::Tree,
        BoardKind::Graph,
    ];

    /// Its word.
    pub fn name(self) -> &'static str {
        match self {
            BoardKind::Path => "path",
            BoardKind::Cycle => "cycle",
            BoardKind::Grid => "grid",
            BoardKind::Torus => "torus",
            BoardKind::Cylinder => "cylinder",
            BoardKind::KingGrid => "king-grid",
            BoardKind::Hex => "hex",
            BoardKind::Tree => "tree",
            BoardKind::Graph => "graph",
        }
    }

    /// Number of its sizes.
    pub fn sizes(self) -> usize {
        match self {
            BoardKind::Graph => 0,
            BoardKind::Path | BoardKind::Cycle => 1,
            _ => 2,
        }
    }
}

/// A letter.
#[derive(Clone, Debug)]
pub struct Letter {
    /// Name in rules.
    pub name: String,
    /// Character in pictures.
    pub symbol: char,
    /// Place in the text.
    pub span: Span,
}

/// Cells that begin with a letter.
#[derive(Clone, Debug)]
pub struct Start {
    /// The letter.
    pub letter: u8,
    /// Condition on cell 0; all cells if absent.
    pub condition: Option<Condition>,
    /// Place in the text.
    pub span: Span,
}

/// A rule: what cells are before a move and after it.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Names of the cells; those of `before` come first, then those of quantifiers.
    pub names: Vec<String>,
    /// Letters of the cells before the move, by the number of the cell.
    pub before: Vec<LetterSet>,
    /// The text as written.
    pub after: Vec<Write>,
    /// Condition on the position before the move.
    pub condition: Option<Condition>,
    /// Place in the text.
    pub span: Span,
}

impl Rule {
    /// Letters that it exchanges, the same wherever it does.
    pub fn flipped(&self) -> Option<[u8; 2]> {
        self.after.iter().find_map(|write| match write {
            Write::Flip { letters, .. } => Some(*letters),
            _ => None,
        })
    }
}

/// Groups that another letter replaces after a move: `then every group of stone that touches no ground is gap`
#[derive(Clone, Debug)]
pub struct Fall {
    /// Letters of the groups.
    pub of: LetterSet,
    /// Letters that keep a group which touches them.
    pub touch: LetterSet,
    /// The letter of the others.
    pub letter: u8,
    /// Place in the text.
    pub span: Span,
}

/// Something that a move writes.
#[derive(Clone, Debug)]
pub enum Write {
    /// `u is taken`
    Cell {
        /// The cell.
        cell: usize,
        /// Its new letter.
        letter: u8,
    },
    /// `every v next to u is taken`
    Every {
        /// The cells, by a name.
        cell: usize,
        /// Condition on that name, about places alone.
        filter: Condition,
        /// Their new letter.
        letter: u8,
    },
    /// `v flips heads and tails`, `every v next to u flips heads and tails`
    Flip {
        /// The cell, or the cells by a name.
        cell: usize,
        /// Condition on that name, about places alone, where it stands for several cells.
        filter: Option<Condition>,
        /// Letters that are exchanged.
        letters: [u8; 2],
    },
}

/// A condition.
#[derive(Clone, Debug)]
pub enum Condition {
    /// All of these.
    And(Vec<Condition>),
    /// One of these.
    Or(Vec<Condition>),
    /// The contrary.
    Not(Box<Condition>),
    /// `u is black`
    Is(usize, LetterSet),
    /// `u next to v`
    Next(usize, usize),
    /// `u = v`
    Same(usize, usize),
    /// `w between u and v`
    Between(usize, usize, usize),
    /// `u, v, w in a row`
    InRow(Vec<usize>),
    /// `row(u) <= 3`
    Compare(Relation, Term, Term),
    /// `every v next to u is free`
    Count {
        /// The cells that are counted, by a name.
        cell: usize,
        /// Condition on that name, about places alone.
        filter: Box<Condition>,
        /// Letters that are counted.
        letters: LetterSet,
        /// How many there have to be.
        amount: Amount,
    },
    /// `some 3 in a row are cross`
    Line(Term, LetterSet),
    /// `every group of black touches free`
    Groups {
        /// Letters of the groups.
        of: LetterSet,
        /// Letters that each has to touch.
        touch: LetterSet,
    },
    /// `at most 1 group of left touches u, v`: groups that cells belong to other than these
    Beside {
        /// Letters of the groups.
        of: LetterSet,
        /// The cells that are touched.
        cells: Vec<usize>,
        /// The number of groups that there have to be.
        amount: Amount,
    },
}

/// A number of cells.
#[derive(Clone, Debug)]
pub enum Amount {
    /// All there are.
    Every,
    /// A number in this relation to a term.
    Compare(Relation, Term),
    /// An even number, or an odd one.
    Parity(bool),
}

/// A number.
#[derive(Clone, Debug)]
pub enum Term {
    /// `12`
    Number(i64),
    /// A parameter, by its place.
    Parameter(usize),
    /// `row(u)`
    Row(usize),
    /// `column(u)`
    Column(usize),
    /// `degree(u)`
    Degree(usize),
    /// `number(u)`
    Place(usize),
    /// `distance(u, v)`
    Distance(usize, usize),
    /// An operation on two numbers.
    Operation(Operation, Box<(Term, Term)>),
}

/// An operation on two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the operations")]
pub enum Operation {
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
}

/// A fact about one position or several.
#[derive(Clone, Debug)]
pub struct Example {
    /// Sizes, each a number or a range of numbers.
    pub sizes: Vec<(i64, i64)>,
    /// A picture, where sizes are not enough.
    pub picture: Option<String>,
    /// `true` if it is about misère play.
    pub misere: bool,
    /// The fact.
    pub fact: Fact,
    /// Source.
    pub by: Option<String>,
    /// Place in the text.
    pub span: Span,
}

/// A fact about positions, in the order of their sizes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Their nim-values.
    Values(Vec<u64>),
    /// `true` where the player whose turn it is wins.
    Won(Vec<bool>),
}

impl Condition {
    /// Returns `true` if letters matter to it.
    pub fn is_about_letters(&self) -> bool {
        match self {
            Condition::And(all) | Condition::Or(all) => all.iter().any(Condition::is_about_letters),
            Condition::Not(inner) => inner.is_about_letters(),
            Condition::Is(..)
            | Condition::Count { .. }
            | Condition::Line(..)
            | Condition::Groups { .. }
            | Condition::Beside { .. } => true,
            Condition::Next(..)
            | Condition::Same(..)
            | Condition::Between(..)
            | Condition::InRow(_)
            | Condition::Compare(..) => false,
        }
    }

    /// Calls `look` on every condition in it, itself included.
    pub fn walk(&self, look: &mut dyn FnMut(&Condition)) {
        look(self);
        match self {
            Condition::And(all) | Condition::Or(all) => all.iter().for_each(|inner| inner.walk(look)),
            Condition::Not(inner) => inner.walk(look),
            Condition::Count { filter, .. } => filter.walk(look),
            _ => {}
        }
    }

    /// Calls `look` on every term in it.
    pub fn terms(&self, look: &mut dyn FnMut(&Term)) {
        self.walk(&mut |condition| match condition {
            Condition::Compare(_, left, right) => {
                left.walk(look);
                right.walk(look);
            }
            Condition::Line(term, _)
            | Condition::Count { amount: Amount::Compare(_, term), .. }
            | Condition::Beside { amount: Amount::Compare(_, term), .. } => term.walk(look),
            _ => {}
        });
    }
}

impl Term {
    /// Calls `look` on every term in it, itself included.
    pub fn walk(&self, look: &mut dyn FnMut(&Term)) {
        look(self);
        if let Term::Operation(_, sides) = self {
            sides.0.walk(look);
            sides.1.walk(look);
        }
    }
}

impl File {
    /// All conditions of rules: of the moves, and of the cells that they write.
    pub fn conditions(&self) -> impl Iterator<Item = &Condition> {
        self.rules.iter().flat_map(|rule| {
            let filters = rule.after.iter().filter_map(|write| match write {
                Write::Every { filter, .. } => Some(filter),
                Write::Flip { filter, .. } => filter.as_ref(),
                Write::Cell { .. } => None,
            });
            rule.condition.iter().chain(filters)
        })
    }

    /// Set of all letters.
    pub fn all_letters(&self) -> LetterSet {
        ((1u16 << self.letters.len()) - 1) as LetterSet
    }
}
