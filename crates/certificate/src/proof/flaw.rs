//! Flaws of a proof.

use std::fmt;

/// Error in a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofFlaw {
    /// This pair, counted from 1, has a state that does not fit the sentence.
    State(usize),
    /// This pair, counted from 1, has an element that does not fit the sentence.
    Element(usize),
    /// No set at the start has only elements that are reachable at zero.
    Start,
    /// From this pair, counted from 1, these digits lead to a state without a set of successors.
    Step {
        /// Number of the pair.
        pair: usize,
        /// Digits of the column.
        column: Vec<u8>,
    },
    /// At this pair, counted from 1, the guards hold and no element does.
    End(usize),
}

impl fmt::Display for ProofFlaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProofFlaw::State(pair) => write!(out, "state of pair {pair}"),
            ProofFlaw::Element(pair) => write!(out, "element of pair {pair}"),
            ProofFlaw::Start => out.write_str("start"),
            ProofFlaw::Step { pair, column } => write!(out, "step from pair {pair} by {column:?}"),
            ProofFlaw::End(pair) => write!(out, "end at pair {pair}"),
        }
    }
}
