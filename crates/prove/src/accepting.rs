//! Automata of proved claims: the positions with the outcome, or the positions with their values.

use crate::prover::Question;
use crate::subject::{claimed, literal};
use crate::undecided::Undecided;
use automata::{Case, Cases, Library, Literal, Meter, Numeration, Relation, Table};
use elaborate::Unfit;
use kernel::Verdict;
use rules::Outcome;
use std::sync::Arc;

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
        // Only the claim is read; rules that automata cannot follow do not stand in the way.
        let made = elaborate::elaborate(question, &elaborate::places(question.instance), meter)?;
        if made.heap {
            return Err(Unfit::Claim.into());
        }
        let outcome = match question.claim()?.outcome() {
            Some(Outcome::N) => Verdict::Won,
            Some(Outcome::D) => Verdict::Draw,
            Some(Outcome::P) | None => Verdict::Lost,
        };
        let Ok(literal) = literal(&made.statement, &claimed(&made.statement, outcome)?)? else {
            return Ok((1, None));
        };
        let mut library = Library::new(numeration);
        if !literal.positive {
            // The positions themselves may need fewer states than all others.
            let free = literal.arguments.len() as u32;
            let own = Literal::new(literal.relation.clone(), (0..free).collect::<Vec<_>>()).opposite();
            let cases = vec![Case { bound: 0, literals: vec![own] }];
            let relation = Relation::Cases(Arc::new(Cases { free, cases }));
            let whole = library.table(&relation, meter)?.canonical(meter);
            let rest = library.table(&literal.relation, meter)?.canonical(meter);
            if let Ok(table) = whole
                && rest.as_ref().is_ok_and(|rest| table.states() <= rest.states())
            {
                let accepting = Accepting { table, numbers: literal.arguments, positive: true };
                return Ok((accepting.table.states(), Some(accepting)));
            }
        }
        let table = library.table(&literal.relation, meter)?;
        let Ok(canonical) = table.canonical(meter) else { return Ok((table.states(), None)) };
        let accepting =
            Accepting { table: canonical, numbers: literal.arguments, positive: literal.positive };
        Ok((accepting.table.states(), Some(accepting)))
    }
}
