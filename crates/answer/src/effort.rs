//! The effort that an answer is worth.

/// The effort of a proof, or of a search for what a proof needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Effort {
    /// Some hundredths of a second: no question takes notably longer for it.
    Quick,
    /// Some seconds: where there is no other answer.
    Patient,
}
