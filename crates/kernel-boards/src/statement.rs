//! Statements: a game on given cells, and the nim-value of a position.

/// Letter of a cell that is not there.
pub const ABSENT: u8 = u8::MAX;

/// A game and the value of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Names of the letters.
    pub names: Vec<String>,
    /// Characters of the letters, by their numbers.
    pub letters: Vec<char>,
    /// Number of cells.
    pub cells: usize,
    /// Row and column of each cell, from 0; empty if the board has none.
    pub places: Vec<[u32; 2]>,
    /// Neighbours of each cell; empty where no law speaks of them.
    pub near: Vec<Vec<u32>>,
    /// The moves.
    pub moves: Vec<Move>,
    /// Nobody moves where this holds.
    pub end: Formula,
    /// Positions keep these laws: each group of cells with the first letters is next to a cell with the second.
    pub laws: Vec<[Vec<u8>; 2]>,
    /// Weight of each letter.
    pub weights: Vec<u32>,
    /// Factor of each cell; all 1 if empty.
    pub factors: Vec<u32>,
    /// Ways in which parts are alike.
    pub symmetries: Vec<Symmetry>,
    /// Letters of the position.
    pub position: Vec<u8>,
    /// Its nim-value.
    pub value: u32,
}

/// A move at given cells.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move {
    /// Cells that have to be there, and their letters before the move.
    pub need: Vec<(Vec<u8>, Vec<u32>)>,
    /// Condition besides.
    pub guard: Formula,
    /// Letters that it writes on those of the cells that are there.
    pub write: Vec<(u8, Vec<u32>)>,
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Formula {
    /// All of these.
    And(Vec<Formula>),
    /// One of these.
    Or(Vec<Formula>),
    /// The contrary.
    Not(Box<Formula>),
    /// A number of cells.
    Count(Count),
}

/// A number of cells, among those that are there, with certain letters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Count {
    /// The letters.
    pub letters: Vec<u8>,
    /// The cells.
    pub cells: Vec<u32>,
    /// Least number.
    pub least: u32,
    /// Largest number.
    pub most: u32,
    /// Parity of the number, where it matters: `true` is odd.
    pub odd: Option<bool>,
}

/// A map of cells to cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Symmetry {
    /// One column to the right, and one row down.
    Shift,
    /// Left and right exchanged.
    Mirror,
    /// Up and down exchanged.
    Flip,
    /// Both.
    Turn,
    /// Rows and columns exchanged.
    Across,
    /// Each cell to the one at its place here.
    Cells(Vec<u32>),
}

impl Count {
    /// Returns `true` if it holds of a number of cells.
    pub(crate) fn admits(&self, number: u32) -> bool {
        self.least <= number && number <= self.most && self.odd.is_none_or(|odd| (number % 2 == 1) == odd)
    }
}

impl Formula {
    /// Its truth, where `truth` says that of each count. The depth is bounded by the reader.
    pub(crate) fn holds(&self, truth: &dyn Fn(&Count) -> bool) -> bool {
        match self {
            Formula::And(parts) => parts.iter().all(|part| part.holds(truth)),
            Formula::Or(parts) => parts.iter().any(|part| part.holds(truth)),
            Formula::Not(inner) => !inner.holds(truth),
            Formula::Count(count) => truth(count),
        }
    }

    /// Calls `look` on every count in it.
    pub(crate) fn counts<'f>(&'f self, look: &mut dyn FnMut(&'f Count)) {
        match self {
            Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| part.counts(look)),
            Formula::Not(inner) => inner.counts(look),
            Formula::Count(count) => look(count),
        }
    }

    /// Calls `change` on every count in it.
    pub(crate) fn counts_mut(&mut self, change: &mut dyn FnMut(&mut Count)) {
        match self {
            Formula::And(parts) | Formula::Or(parts) => {
                parts.iter_mut().for_each(|part| part.counts_mut(change))
            }
            Formula::Not(inner) => inner.counts_mut(change),
            Formula::Count(count) => change(count),
        }
    }

    /// The truth values that are possible, where `truth` says them of each count: may it hold, may it fail.
    pub(crate) fn may(&self, truth: &dyn Fn(&Count) -> [bool; 2]) -> [bool; 2] {
        match self {
            Formula::And(parts) => parts.iter().fold([true, false], |[hold, fail], part| {
                let [may, may_not] = part.may(truth);
                [hold && may, fail || may_not]
            }),
            Formula::Or(parts) => parts.iter().fold([false, true], |[hold, fail], part| {
                let [may, may_not] = part.may(truth);
                [hold || may, fail && may_not]
            }),
            Formula::Not(inner) => {
                let [hold, fail] = inner.may(truth);
                [fail, hold]
            }
            Formula::Count(count) => truth(count),
        }
    }
}
