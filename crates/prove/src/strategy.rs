//! Winning moves of a claim, as an automaton that reads a position together with the result of a move: they
//! are counted and listed from the digits, regardless of the size of the numbers.

use crate::prover::Question;
use crate::subject::{literal, winning};
use crate::undecided::Undecided;
use automata::{Case, Cases, Library, Members, Meter, Numeration, Relation};
use dashu_int::UBig;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Winning moves of a game with one claim.
///
/// For a claim about the winner, the moves to lost positions, of which the opponent may be able to forbid some; for one about nim-values, the moves to
/// positions of a given value.
#[derive(Clone, Debug)]
pub struct Strategy {
    places: usize,
    /// `true` if members have the wanted value after the numbers of the position.
    valued: bool,
    members: Members,
}

/// Some moves, and the number of all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Results of the first moves, as many as requested.
    pub first: Vec<Vec<UBig>>,
    /// Number of different moves.
    pub count: UBig,
}

impl Strategy {
    /// The moves for this claim; the numeration is that of its proof.
    ///
    /// Fails where a rule is beyond automata, or leaves nothing or several components.
    pub fn new(question: Question, numeration: Numeration, meter: &Meter) -> Result<Strategy, Undecided> {
        let valued = question.claim()?.outcome().is_none();
        let made = elaborate::with_all_moves(question, &BTreeSet::new(), meter)?;
        let places = made.statement.places.len();
        let cases = match literal(&made.statement, &winning(&made.statement)?)? {
            Ok(literal) => vec![Case { bound: 0, literals: vec![literal] }],
            Err(true) => vec![Case { bound: 0, literals: vec![] }],
            Err(false) => vec![],
        };
        let cases = Cases { free: (2 * places + usize::from(valued)) as u32, cases };
        let mut library = Library::new(numeration);
        let table = library.table(&Relation::Cases(Arc::new(cases)), meter)?;
        let members = table.members(meter).map_err(Undecided::Spent)?;
        Ok(Strategy { places, valued, members })
    }

    /// The moves from a position to lost ones, or to those of this nim-value; at most `most` are listed.
    /// `None` if the question does not fit the claim, or if the limits do not suffice.
    pub fn moves(
        &self,
        position: &[UBig],
        value: Option<&UBig>,
        most: usize,
        meter: &Meter,
    ) -> Option<Chosen> {
        if position.len() != self.places || value.is_some() != self.valued {
            return None;
        }
        let known: Vec<Option<UBig>> = position.iter().chain(value).cloned().map(Some).collect();
        let mut completions = self.members.completions(&known).within(meter);
        let count = completions.count_all()?;
        let found = completions.by_ref().take(most);
        let first = found.map(|mut numbers| numbers.split_off(known.len())).collect();
        (!completions.is_spent()).then_some(Chosen { first, count })
    }

    /// Number of states of its automaton.
    pub fn states(&self) -> usize {
        self.members.table().states()
    }
}
