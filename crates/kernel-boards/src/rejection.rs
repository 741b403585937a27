//! Reasons for rejection, as data: sentences are made elsewhere.

/// Reason why a certificate is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// The text cannot be read, or a limit was reached.
    Kernel(kernel::Rejection),
    /// The values are not proved.
    Flaw(Flaw),
}

/// Errors in the statement, or in the list of values. Lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A move does not lower the measure; moves count from 1.
    Measure(usize),
    /// Groups become a letter of larger weight, or one of groups that change too; such statements count from 1.
    Endless(usize),
    /// A symmetry does not keep the moves.
    Symmetry(usize),
    /// A line is not a value and a part.
    Line(usize),
    /// A line has a part that stands in an earlier one.
    Repeated(usize),
    /// No option is shown to have a smaller value.
    Smaller {
        /// The line of the part.
        line: usize,
        /// The value.
        value: u32,
    },
    /// An option is not shown to have another value.
    Option {
        /// The line of the part.
        line: usize,
    },
    /// A part of the position is not listed.
    Unlisted,
    /// The position breaks a law.
    Unlawful,
    /// Groups would fall without a move, in the part of a line or else in the position.
    Falls(Option<usize>),
    /// The position has another value.
    Value(u32),
    /// A claim about boards of all sizes is not shown; claims count from 1.
    Claim {
        /// The claim.
        number: usize,
        /// The reason.
        why: Unanswered,
    },
}

/// Reasons why a strategy by symmetry is not shown. Moves count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unanswered {
    /// Boards that close are so small that the cells of a move meet.
    Small,
    /// The board is not turned onto itself, or the beginning is not.
    Turn,
    /// The image of a move is no move.
    Image(usize),
    /// A move may leave its image impossible, or write otherwise than it.
    Disturbed(usize),
    /// The first move is not possible on all boards, or leaves a position that is not its own image.
    First,
}

impl Rejection {
    /// Returns `true` if no error was found before a limit was reached.
    pub fn is_undecided(&self) -> bool {
        use kernel::Rejection::{Memory, Steps, Stopped};
        matches!(self, Rejection::Kernel(Steps | Memory | Stopped))
    }
}

/// The code of the reason and its numbers, for logs.
impl std::fmt::Display for Rejection {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Rejection::Kernel(flaw) => write!(out, "{flaw:?}"),
            Rejection::Flaw(flaw) => write!(out, "{flaw:?}"),
        }
    }
}

impl std::error::Error for Rejection {}

impl From<kernel::Rejection> for Rejection {
    fn from(flaw: kernel::Rejection) -> Rejection {
        Rejection::Kernel(flaw)
    }
}

impl From<Flaw> for Rejection {
    fn from(flaw: Flaw) -> Rejection {
        Rejection::Flaw(flaw)
    }
}
