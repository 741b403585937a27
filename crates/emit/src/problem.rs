//! Reasons why no program can be written.

use program::cost::Cost;

/// Reason why no program can be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unwritten {
    /// A function or predicate without a counterpart in the languages.
    Term(String),
    /// A variable that no condition bounds.
    Unbounded(String),
    /// A variable whose factor in a condition is not constant.
    Factor(String),
    /// The moves are written in Rust.
    Native,
    /// The opponent forbids options.
    Blocking,
    /// Positions are graphs.
    Edges,
    /// Moves leave several components, or none, and nothing is claimed of sums.
    Splits,
    /// Every component moves.
    Every,
    /// A claim about some positions alone.
    Partial,
    /// A move changes every number of a gap.
    Mapped,
    /// The reply to some moves is confined.
    Entailing,
    /// Declared ends, where positions are sums.
    Ends,
    /// Computations with Fibonacci numbers, which outgrow 128 bits.
    Outgrows,
    /// No claim decides who wins.
    NoClaim,
    /// No claim is of use for the format, and no bound is given up to which results could be computed.
    NoBound(u64),
    /// A pattern that says the moves begins at a later number than 0.
    Begins(u64),
    /// Results up to a bound would take too long.
    Costs {
        /// The bound.
        upto: u64,
        /// Its cost.
        cost: Cost,
        /// Limit on the steps.
        most: u64,
        /// A bound that is possible.
        possible: u64,
    },
    /// Positions cannot be computed one after another in a simple order.
    Order,
    /// Play need not end, or has draws.
    Endless,
    /// Rows cannot be computed.
    Rows,
    /// Claims about one component, which do not say who wins several in misère play.
    MisereSum,
    /// A claim of one number of components, or length of rows, that is wrong at another.
    Size {
        /// The size of the claim.
        holds: usize,
        /// A size at which it is wrong.
        wrong: usize,
    },
    /// A claim of another kind of position than is read.
    Heaps,
    /// The format wants nim-values, and the claims are of who wins.
    Values,
    /// The game has draws, and the format has no word for them.
    Draws,
    /// About one game of a sum, by its name.
    Of(String, Box<Unwritten>),
}

/// In English, for programs.
impl std::fmt::Display for Unwritten {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unwritten::Term(term) => write!(formatter, "term without counterpart: `{term}`"),
            Unwritten::Unbounded(variable) => write!(formatter, "unbounded variable: `{variable}`"),
            Unwritten::Factor(variable) => write!(formatter, "factor not constant: `{variable}`"),
            Unwritten::Native => formatter.write_str("native moves"),
            Unwritten::Blocking => formatter.write_str("forbidden options"),
            Unwritten::Edges => formatter.write_str("positions of edges"),
            Unwritten::Every => formatter.write_str("moves in every component"),
            Unwritten::Entailing => formatter.write_str("confined replies"),
            Unwritten::Mapped => formatter.write_str("moves that change every number of a gap"),
            Unwritten::Partial => formatter.write_str("a claim about some positions alone"),
            Unwritten::Splits => formatter.write_str("moves that split"),
            Unwritten::Ends => formatter.write_str("ends in sums"),
            Unwritten::Outgrows => formatter.write_str("numbers beyond 128 bits"),
            Unwritten::NoClaim => formatter.write_str("no claim"),
            Unwritten::NoBound(_) => formatter.write_str("no claim, and no bound"),
            Unwritten::Begins(first) => write!(formatter, "moves from {first} on"),
            Unwritten::Costs { upto, possible, .. } => {
                write!(formatter, "a bound of {upto}; {possible} is possible")
            }
            Unwritten::Order => formatter.write_str("no order of positions"),
            Unwritten::Endless => formatter.write_str("play without end, or draws"),
            Unwritten::Rows => formatter.write_str("rows"),
            Unwritten::MisereSum => formatter.write_str("sums in misère play"),
            Unwritten::Size { holds, wrong } => {
                write!(formatter, "a claim of size {holds}, wrong at {wrong}")
            }
            Unwritten::Heaps => formatter.write_str("positions of another kind"),
            Unwritten::Values => formatter.write_str("no nim-values"),
            Unwritten::Draws => formatter.write_str("draws"),
            Unwritten::Of(game, unwritten) => write!(formatter, "{game}: {unwritten}"),
        }
    }
}

impl std::error::Error for Unwritten {}
