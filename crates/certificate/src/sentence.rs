//! What has to be shown.

use crate::relation::{Case, Literal};

/// For all numbers with which the guards hold, one of the cases does; without cases: the guards never hold together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sentence {
    /// What it is called; a proof names it like this.
    pub(crate) label: String,
    /// How many numbers it speaks of, without those that the cases bind.
    pub(crate) universal: u32,
    pub(crate) guards: Vec<Literal>,
    pub(crate) cases: Vec<Case>,
}

impl Sentence {
    /// Whether the certificate has to have a proof of it.
    pub(crate) fn needs_proof(&self) -> bool {
        self.cases.iter().any(|case| case.bound > 0)
    }

    /// All literals.
    pub(crate) fn literals(&self) -> impl Iterator<Item = &Literal> {
        self.guards.iter().chain(self.cases.iter().flat_map(|case| &case.literals))
    }
}
