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
    /// Neighbours of each cell; empty where nothing depends on groups.
    pub near: Vec<Vec<u32>>,
    /// The moves.
    pub moves: Vec<Move>,
    /// Nobody moves where this holds.
    pub end: Formula,
    /// Positions keep these laws: each group of cells with the first letters is next to a cell with the second.
    pub laws: Vec<[Vec<u8>; 2]>,
    /// After a move these happen, again and again until nothing changes: each group of cells with the first letters that is not next to a
    /// cell with the second becomes the third. No group of any of them has one of the third letters.
    pub falls: Vec<Fall>,
    /// Weight of each letter.
    pub weights: Vec<u32>,
    /// Factor of each cell; all 1 if empty.
    pub factors: Vec<u32>,
    /// The cells in the order in which weights are compared, where their sum is not; empty otherwise.
    pub order: Vec<u32>,
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
    /// Letters that it exchanges on those of the cells that are there; it writes none of them.
    pub flip: Vec<([u8; 2], Vec<u32>)>,
}

/// A change of groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fall {
    /// Letters of the groups.
    pub of: Vec<u8>,
    /// Letters that keep a group which is next to them.
    pub touch: Vec<u8>,
    /// The letter of the others.
    pub letter: u8,
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
    /// A number of groups.
    Groups(Groups),
}

/// A number of groups: largest connected sets of cells with certain letters, other than the named ones, that are next to a named one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Groups {
    /// The letters.
    pub of: Vec<u8>,
    /// The named cells: the move needs all of them.
    pub beside: Vec<u32>,
    /// Numbers that are right.
    pub number: Number,
}

/// Numbers between two others, perhaps of one parity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number {
    /// Least number.
    pub least: u32,
    /// Largest number.
    pub most: u32,
    /// Parity of the number, where it matters: `true` is odd.
    pub odd: Option<bool>,
}

/// A number of cells, among those that are there, with certain letters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Count {
    /// The letters.
    pub letters: Vec<u8>,
    /// The cells.
    pub cells: Vec<u32>,
    /// Numbers that are right.
    pub number: Number,
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

impl Number {
    /// Returns `true` if a number is right.
    pub(crate) fn admits(&self, number: u32) -> bool {
        self.least <= number && number <= self.most && self.odd.is_none_or(|odd| (number % 2 == 1) == odd)
    }
}

impl Formula {
    /// Its truth, where `counted` says that of each count and `grouped` that of each number of groups. The depth is bounded by the reader.
    pub(crate) fn holds(&self, counted: &dyn Fn(&Count) -> bool, grouped: &dyn Fn(&Groups) -> bool) -> bool {
        match self {
            Formula::And(parts) => parts.iter().all(|part| part.holds(counted, grouped)),
            Formula::Or(parts) => parts.iter().any(|part| part.holds(counted, grouped)),
            Formula::Not(inner) => !inner.holds(counted, grouped),
            Formula::Count(count) => counted(count),
            Formula::Groups(groups) => grouped(groups),
        }
    }

    /// Calls `look` on every count in it.
    pub(crate) fn counts<'f>(&'f self, look: &mut dyn FnMut(&'f Count)) {
        match self {
            Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| part.counts(look)),
            Formula::Not(inner) => inner.counts(look),
            Formula::Count(count) => look(count),
            Formula::Groups(_) => {}
        }
    }

    /// Calls `look` on every number of groups in it.
    pub(crate) fn groups<'f>(&'f self, look: &mut dyn FnMut(&'f Groups)) {
        match self {
            Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| part.groups(look)),
            Formula::Not(inner) => inner.groups(look),
            Formula::Count(_) => {}
            Formula::Groups(groups) => look(groups),
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
            Formula::Groups(_) => {}
        }
    }

    /// The truth values that are possible, where `truth` says them of each count: may it hold, may it fail. A number of groups may be right or wrong.
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
            Formula::Groups(_) => [true, true],
        }
    }
}

impl Statement {
    /// Letters of groups that matter, and letters that it matters whether they are next to.
    pub(crate) fn bonds(&self) -> Vec<[&[u8]; 2]> {
        let mut bonds: Vec<[&[u8]; 2]> = self.laws.iter().map(|[of, touch]| [&**of, &**touch]).collect();
        bonds.extend(self.falls.iter().map(|fall| [&*fall.of, &*fall.touch]));
        for made in &self.moves {
            made.guard.groups(&mut |groups| bonds.push([&groups.of, &[]]));
        }
        bonds.sort_unstable();
        bonds.dedup();
        bonds
    }

    /// Returns `true` if conditions count groups.
    pub(crate) fn counts_groups(&self) -> bool {
        let mut counts = false;
        for made in &self.moves {
            made.guard.groups(&mut |_| counts = true);
        }
        counts
    }
}
