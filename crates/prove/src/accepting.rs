//! Automata of proved claims: the positions with the outcome, or the positions with their values.

use crate::demands::Planner;
use crate::prover::{Question, Undecided};
use automata::{Library, Meter, Numeration, Single, Table};
use std::collections::BTreeSet;

/// An automaton of a claim.
#[derive(Clone, Debug)]
pub struct Accepting {
    /// The minimal automaton.
    pub table: Table,
    /// Places of a position read by the tracks, by number; a number beyond them is the value.
    pub numbers: Vec<u32>,
    /// `true` if it accepts the positions for which the claim holds, `false` if it accepts the others.
    pub positive: bool,
}

impl Accepting {
    /// Number of states of an automaton for the claim, and the automaton: `None` if there is nothing to read,
    /// or if excluding invalid words exceeds the limits. The numeration is that of the proof.
    pub fn of(
        question: Question,
        numeration: Numeration,
        meter: &Meter,
    ) -> Result<(usize, Option<Accepting>), Undecided> {
        let (view, claim) = question.read()?;
        let single = Planner::new(&view, claim.convention, &BTreeSet::new(), meter).literal(claim)?;
        let Single::Open(claim) = single else { return Ok((1, None)) };
        let Ok(literal) = claim.literal().map_err(crate::Unfit::from)? else { return Ok((1, None)) };
        let table = Library::new(numeration).table(&literal.relation, meter)?;
        let Ok(canonical) = table.canonical(meter) else { return Ok((table.states(), None)) };
        let accepting =
            Accepting { table: canonical, numbers: literal.arguments, positive: literal.positive };
        Ok((accepting.table.states(), Some(accepting)))
    }
}
