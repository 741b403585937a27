//! What a proved claim is about, as one automaton: the positions with the outcome, or the positions with their values.

use crate::demands::Planner;
use crate::prover::{Question, Undecided};
use automata::{Budget, Library, Numeration, Single, Table};
use std::collections::BTreeSet;

/// An automaton for a claim.
#[derive(Clone, Debug)]
pub struct Accepting {
    /// The smallest one.
    pub table: Table,
    /// What it reads: the places of a position, by number; a number past them is the value.
    pub numbers: Vec<u32>,
    /// Whether it accepts where the claim holds, and not where it does not.
    pub positive: bool,
}

impl Accepting {
    /// How many states an automaton for the claim needs, and the automaton: none where there is nothing to read, or where
    /// it is beyond the budget that words which no number is written as are left out. The numeration is that of the proof.
    pub fn of(
        question: Question,
        numeration: Numeration,
        budget: &Budget,
    ) -> Result<(usize, Option<Accepting>), Undecided> {
        let (view, claim) = question.read()?;
        let single = Planner::new(&view, claim.convention, &BTreeSet::new(), budget).literal(claim)?;
        let Single::Open(claim) = single else { return Ok((1, None)) };
        let Ok(literal) = claim.literal().map_err(crate::Unfit::from)? else { return Ok((1, None)) };
        let table = Library::new(numeration).table(&literal.relation, budget)?;
        let Ok(canonical) = table.canonical(budget) else { return Ok((table.states(), None)) };
        let accepting =
            Accepting { table: canonical, numbers: literal.arguments, positive: literal.positive };
        Ok((accepting.table.states(), Some(accepting)))
    }
}
