//! Theorems shown by certificates of claims.

use numeration::Numeration;
use rules::{Convention, Text};

/// Theorem about all positions, shown by the certificate of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimTheorem {
    /// Name of the game.
    pub game: String,
    /// Title of the game.
    pub title: Text,
    /// All parameters.
    pub arguments: Vec<(String, String)>,
    /// Number of components, or length of the row.
    pub size: Option<usize>,
    /// Rules, as written in the text; for `upto`, those of one component first.
    pub rules: Vec<String>,
    /// Definitions of the automata named in the rules, claims and assumptions, as written in the text.
    pub definitions: Vec<String>,
    /// Claims shown, counted from 1 in the text.
    pub claims: Vec<usize>,
    /// Texts of the claims, without comments and line breaks.
    pub statements: Vec<String>,
    /// Assumptions of the proof, counted from 1 in the text.
    pub assumptions: Vec<usize>,
    /// Texts of the assumptions.
    pub assumed: Vec<String>,
    /// Convention of play.
    pub convention: Convention,
    /// Numeration of the tables.
    pub numeration: Numeration,
    /// Number of tables.
    pub relations: usize,
    /// Number of states of all tables.
    pub states: u64,
    /// Number of sentences checked.
    pub sentences: usize,
    /// Number of sentences checked by a proof.
    pub proofs: usize,
}
