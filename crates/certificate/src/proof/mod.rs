//! Sentences with bound variables: checks the sets of a proof.
//!
//! Each set belongs to a state of the universal literals and holds elements: a case, with states that its
//! mixed literals can reach by some digits of the bound variables. If the sets are closed under reading
//! another column, and each set where the guards accept has an element that accepts, the sentence holds for
//! all words.

mod flaw;
mod goal;
mod listed;
mod search;
mod successors;

use crate::format::Proof;
use crate::sentence::Sentence;
use crate::table::Reader;
pub use flaw::ProofFlaw;
use goal::Goal;
use limits::{Meter, StopReason};
use listed::Listed;
use numeration::Numeration;
use search::Search;

/// Checks a proof of a sentence.
pub(crate) fn prove(
    sentence: &Sentence,
    proof: &Proof,
    readers: &[Option<Reader>],
    numeration: Numeration,
    meter: &Meter,
) -> Result<Result<(), ProofFlaw>, StopReason> {
    let Some(goal) = Goal::new(sentence, readers, numeration) else { return Ok(Err(ProofFlaw::Start)) };
    let listed = match Listed::new(&goal, proof, meter)? {
        Ok(listed) => listed,
        Err(flaw) => return Ok(Err(flaw)),
    };
    Ok(match Search::new(&goal, listed, meter).run()? {
        None => Ok(()),
        Some(flaw) => Err(flaw),
    })
}
