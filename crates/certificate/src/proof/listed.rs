//! A proof as listed in a certificate, with its states and elements numbered.

use super::flaw::ProofFlaw;
use super::goal::Goal;
use crate::format::Proof;
use crate::rows::Rows;
use limits::{Meter, StopReason};

/// Pairs of a proof, with their states and elements numbered.
pub(super) struct Listed {
    pub(super) states: Rows,
    /// Pairs of each state.
    pub(super) pairs: Vec<Vec<u32>>,
    /// State of each pair.
    pub(super) state_of: Vec<u32>,
    /// Elements, padded with zeros to the widest.
    pub(super) elements: Rows,
    pub(super) sets: Vec<Vec<u32>>,
}

impl Listed {
    pub(super) fn new(
        goal: &Goal<'_>,
        proof: &Proof,
        meter: &Meter,
    ) -> Result<Result<Listed, ProofFlaw>, StopReason> {
        let mut listed = Listed {
            states: Rows::new(goal.state_width()),
            pairs: Vec::new(),
            state_of: Vec::with_capacity(proof.pairs.len()),
            elements: Rows::new(goal.widest),
            sets: Vec::with_capacity(proof.pairs.len()),
        };
        let mut row = vec![0; goal.widest];
        let mut bytes = 0;
        for (number, pair) in proof.pairs.iter().enumerate() {
            meter.steps(1 + pair.set.len() as u64)?;
            if !goal.state_fits(&pair.state) {
                return Ok(Err(ProofFlaw::State(number + 1)));
            }
            let (state, new) = listed.states.insert(&pair.state);
            if new {
                listed.pairs.push(Vec::new());
            }
            listed.pairs[state as usize].push(number as u32);
            listed.state_of.push(state);
            let mut set = Vec::with_capacity(pair.set.len());
            for element in pair.set.iter() {
                if !goal.element_fits(element) {
                    return Ok(Err(ProofFlaw::Element(number + 1)));
                }
                row.fill(0);
                row[..element.len()].copy_from_slice(element);
                set.push(listed.elements.insert(&row).0);
            }
            bytes += 4 * set.len() + 64;
            listed.sets.push(set);
            meter.holds(bytes + listed.states.bytes() + listed.elements.bytes())?;
        }
        Ok(Ok(listed))
    }
}
