//! Theorems shown by period certificates.

use rules::Text;

/// Moves of a heap game, as read from its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// Moves given by a code.
    Code(String),
    /// No heap is split: the amounts that leave something, and those that leave nothing.
    Taking {
        /// Amounts that leave something.
        some: String,
        /// Amounts that leave nothing.
        all: String,
    },
}

/// Theorem shown by a period certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodTheorem {
    /// Name of the game, or its code.
    pub game: String,
    /// Title, if there is one.
    pub title: Option<Text>,
    /// Parameters that differ from their defaults.
    pub arguments: Vec<(String, String)>,
    /// Text of the claim shown along with the period.
    pub statement: Option<String>,
    /// Moves of the game.
    pub played: Played,
    /// A component n of the game stands for a heap of n minus this.
    pub offset: usize,
    /// First heap from which on values repeat.
    pub start: usize,
    /// Length of the period.
    pub length: usize,
    /// Increase in each period.
    pub saltus: u32,
    /// Number of heaps whose values were computed.
    pub computed: usize,
}
