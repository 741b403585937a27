//! Reasons why no program can be written.

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
    /// Positions are graphs.
    Edges,
    /// Moves leave several components, or none, and nothing is claimed of sums.
    Splits,
    /// Declared ends, where positions are sums.
    Ends,
    /// Computations with Fibonacci numbers, which outgrow 128 bits.
    Outgrows,
    /// No claim decides who wins.
    NoClaim,
}

/// In English, for programs.
impl std::fmt::Display for Unwritten {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unwritten::Term(term) => write!(formatter, "term without counterpart: `{term}`"),
            Unwritten::Unbounded(variable) => write!(formatter, "unbounded variable: `{variable}`"),
            Unwritten::Factor(variable) => write!(formatter, "factor not constant: `{variable}`"),
            Unwritten::Native => formatter.write_str("native moves"),
            Unwritten::Edges => formatter.write_str("positions of edges"),
            Unwritten::Splits => formatter.write_str("moves that split"),
            Unwritten::Ends => formatter.write_str("ends in sums"),
            Unwritten::Outgrows => formatter.write_str("numbers beyond 128 bits"),
            Unwritten::NoClaim => formatter.write_str("no claim"),
        }
    }
}

impl std::error::Error for Unwritten {}
