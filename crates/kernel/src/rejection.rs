//! Reasons for rejection, as data: sentences are made elsewhere.

use crate::statement::Definition;

/// Something, unless a certificate is not accepted.
pub(crate) type Result<T, E = Rejection> = std::result::Result<T, E>;

/// Reason why a certificate is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// The text is not as described, at a byte.
    Text {
        /// First byte of the item in question.
        at: usize,
        /// The error.
        flaw: TextFlaw,
    },
    /// Words of the numeration are not shown to be the naturals.
    Numeration,
    /// A table is not well formed.
    Table {
        /// Name of its definition.
        name: String,
        /// The error.
        flaw: TableFlaw,
    },
    /// A table does not accept what its definition says, or accepts more.
    Differs {
        /// Name of the definition.
        name: String,
        /// Numbers where they differ, as words of the numeration: those of the table, then those bound.
        words: Vec<Vec<u8>>,
    },
    /// The table of `floor` lacks one of its properties, counted from 1.
    Floor {
        /// Number of the property.
        axiom: u32,
        /// Numbers without it, as words of the numeration.
        words: Vec<Vec<u8>>,
    },
    /// A table of `floor` is missing, or the numeration has none.
    NoFloor,
    /// The statement needs a definition that is not there.
    Undefined(Definition),
    /// A demand fails.
    Fails {
        /// Kind of the demand.
        label: Label,
        /// Number among those of its kind, from 1.
        number: u32,
        /// Numbers with which all its literals hold, as words of the numeration.
        words: Vec<Vec<u8>>,
    },
    /// The claim does not fit the game: two parts of a move with a claim about the winner, or nim-values
    /// where the last move does not win.
    Claim,
    /// There are more numbers in a formula than can be read together.
    Wide,
    /// A number became too large.
    Large,
    /// The limit on steps was reached.
    Steps,
    /// The limit on memory was reached.
    Memory,
    /// The check was stopped.
    Stopped,
}

/// Error in the text of a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextFlaw {
    /// A list is not closed.
    Unclosed,
    /// A parenthesis closes nothing.
    Unopened,
    /// A text in quotes does not end.
    Endless,
    /// Something else is expected: the name of a form.
    Expected(&'static str),
    /// A name is not known here.
    Unknown,
    /// A name has been given already.
    Again,
    /// A name is used outside the list that binds it.
    Unbound,
    /// A relation has another number of arguments.
    Arity,
    /// A number is too large, or not among those allowed.
    Number,
    /// A relation does not exist in this numeration.
    Numeration,
    /// It is not used.
    Needless,
}

/// Error in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFlaw {
    /// There is no row.
    Empty,
    /// A node asks for a number that is not there, or has too few or too many children.
    Node(u32),
    /// A child of a node is not an earlier node, does not ask for a later number, or is a missing state.
    Child(u32),
    /// A row begins at a node or state that is not there.
    Row(u32),
    /// The accepting states do not rise, or there is no such state.
    Accepting(u32),
    /// Leading zeros matter: they lead away from state 0.
    Zeros,
}

/// Kind of a demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Label {
    /// A position out of order satisfies no laws.
    Order,
    /// A rank falls with every move.
    Ends,
    /// A move leads to a position.
    Stays,
    /// No position has two outcomes, and each has one.
    Apart,
    /// An end has the verdict that it says.
    Ended,
    /// No lost position has a move to one.
    Lost,
    /// A lost position has a move, if the player without moves does not lose.
    Stuck,
    /// A won position has a move to a lost one.
    Won,
    /// A drawn position has a move to one.
    Drawn,
    /// A drawn position has no move to a lost one.
    Unwinnable,
    /// A position has a value.
    Total,
    /// It does not have two.
    One,
    /// No option has the value.
    NoOption,
    /// An option has each smaller value.
    EveryOption,
    /// Options are all smaller numbers from one on.
    Window,
    /// Where a value is given, they are one more than before, and it is their number.
    Widens,
    /// Where it is that of another position, that is the only one that is not an option any more.
    Slides,
}
