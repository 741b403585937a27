//! Statements about games of any size: a game on entries, and a claim about their totals.

use kernel::{Formula, Move, Node, Rank, Verdict};

/// Positions of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Any number of heaps, in no order. A move changes from one to this many of them.
    Heaps(u32),
    /// Rows of any length. The numbers of an entry are the entry itself, its place from 1, the length of the row, and
    /// the entry before it, which is 0 for the first. If `true`, entries rise or stay equal.
    Row(bool),
}

/// Something that holds at consecutive entries of a row, or at each heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Law {
    /// Names of the entries, one or two; those of a heap are its numbers.
    pub names: Vec<String>,
    /// The formula.
    pub formula: Formula,
}

/// An item of the window that a move of a row sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// An entry, by its name.
    Entry(String),
    /// Any number of entries.
    Gap,
}

/// Moves of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The entries that it sees, between gaps; those of heaps see one heap.
    pub window: Vec<Item>,
    /// The move: its position are the entries of the window, or the numbers of the heap.
    pub of: Move,
}

/// Ways to put entries together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// The xor.
    Xor,
    /// The sum.
    Sum,
    /// The largest.
    Max,
}

/// A total over all entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    /// Its name.
    pub name: String,
    /// The way in which counts of entries are put together.
    pub fold: Fold,
    /// The count of an entry: a relation of its numbers and one more.
    pub formula: Formula,
}

/// A claim about all positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Exactly the positions whose totals satisfy it are lost.
    Lost(Formula),
    /// The number after the totals is the nim-value exactly if it satisfies this.
    Value(Formula),
    /// The claim of Moore, and of Yamasaki where the last move loses: what a heap counts as.
    Columns(Formula),
}

/// A game and a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Its positions.
    pub shape: Shape,
    /// Names of the numbers of an entry.
    pub entry: Vec<String>,
    /// Laws of positions.
    pub laws: Vec<Law>,
    /// Verdict for a player without moves: lost, or won.
    pub stuck: Verdict,
    /// Moves.
    pub moves: Vec<Step>,
    /// Totals of which the claim speaks.
    pub totals: Vec<Total>,
    /// The claim.
    pub claim: Claim,
}

/// Why play ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Falls {
    /// These sums fall with every move of a heap: the first that changes.
    Ranks(Vec<Rank>),
    /// The last entry that a move changes falls.
    Last,
    /// The first entry that a move changes falls.
    First,
    /// The count of a heap falls: only for [`Claim::Columns`].
    Count,
}

/// Reasons for a statement, besides tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasons {
    /// Why play ends.
    pub falls: Falls,
    /// Names of the totals and of what follows them, as the two formulas below call them.
    pub names: [Vec<String>; 2],
    /// Something that all totals satisfy.
    pub among: Option<Formula>,
    /// Totals of some entries beside those of others that no move of them may mend; and the value that is aimed at.
    pub blocked: Option<Formula>,
}

impl Statement {
    /// Returns `true` if totals tell whether there is a move: where the last move loses.
    pub fn tells_moves(&self) -> bool {
        self.stuck == Verdict::Won && !matches!(self.claim, Claim::Columns(_))
    }

    /// Returns `true` if what an entry of a row counts depends on the entry before it.
    pub fn counts_before(&self) -> bool {
        let before = |formula: &Formula| {
            formula.0.iter().any(|node| match node {
                Node::Literal(literal) => literal.numbers.contains(&3),
                _ => false,
            })
        };
        self.is_row() && self.totals.iter().any(|total| before(&total.formula))
    }

    /// Returns `true` if entries next to each other matter to one another.
    pub fn is_linked(&self) -> bool {
        self.counts_before() || self.is_row() && self.laws.iter().any(|law| law.names.len() > 1)
    }
}

impl Step {
    /// Returns `true` if an entry of the window may be another one after the move.
    pub fn changes(&self, place: usize) -> bool {
        self.of.parts[0][place] as usize != place
    }
}
