//! Tasks of the prover.

use question::Variant;
use rules::{ClaimInstance, Convention, Form};
use std::ops::RangeInclusive;

/// Task of the prover: the claims, and the effort.
#[derive(Clone, Debug)]
pub struct Task {
    /// Number of the claim in the text, counted from 1; all claims if absent.
    pub claim: Option<usize>,
    /// For sums the numbers of components, for rows the lengths.
    pub sizes: Option<RangeInclusive<usize>>,
    /// The convention, if only claims about one are task.
    pub convention: Option<Convention>,
    /// Limit on the states of an automaton, and the nodes of a proof.
    pub states: usize,
    /// `true` if the statement of the checker is wanted even where nothing is proved.
    pub core: bool,
}

impl Default for Task {
    fn default() -> Task {
        Task { claim: None, sizes: None, convention: None, states: 1 << 20, core: false }
    }
}

/// The sizes for which a claim is proved one by one; none if it is about positions of one size.
pub(super) fn sizes(variant: &Variant, claim: &ClaimInstance, task: &Task) -> Vec<Option<usize>> {
    let least = match (&claim.subject, variant.form()) {
        (rules::Subject::Component(_), Form::Tuple(_)) => return vec![None],
        (rules::Subject::Sum(_), _) => 2,
        _ => 1,
    };
    task.sizes.clone().unwrap_or(least..=4).map(Some).collect()
}
