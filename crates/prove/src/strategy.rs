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
    /// `true` if the value v is 2^v, the size of a heap that stands after the numbers of the position, before and after the move.
    heap: bool,
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
        let heap = made.heap;
        let places = made.statement.places.len() - usize::from(heap);
        let cases = match literal(&made.statement, &winning(&made.statement)?)? {
            Ok(literal) => vec![Case { bound: 0, literals: vec![literal] }],
            Err(true) => vec![Case { bound: 0, literals: vec![] }],
            Err(false) => vec![],
        };
        let values = usize::from(valued) + usize::from(heap);
        let cases = Cases { free: (2 * places + values) as u32, cases };
        let mut library = Library::new(numeration);
        let table = library.table(&Relation::Cases(Arc::new(cases)), meter)?;
        let members = table.members(meter).map_err(Undecided::Spent)?;
        Ok(Strategy { places, valued, heap, members })
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
        let mut known: Vec<Option<UBig>> = position.iter().cloned().map(Some).collect();
        let value = match value {
            Some(exponent) if self.heap => Some(power_of_two(exponent)?),
            value => value.cloned(),
        };
        known.extend(value.clone().map(Some));
        let before = known.len();
        if self.heap {
            known.extend(std::iter::repeat_n(None, self.places));
            known.push(value);
        }
        let mut completions = self.members.completions(&known).within(meter);
        let count = completions.count_all()?;
        let found = completions.by_ref().take(most);
        let left = |mut numbers: Vec<UBig>| {
            let mut left = numbers.split_off(before);
            left.truncate(self.places);
            left
        };
        let first = found.map(left).collect();
        (!completions.is_spent()).then_some(Chosen { first, count })
    }

    /// Number of states of its automaton.
    pub fn states(&self) -> usize {
        self.members.table().states()
    }
}

/// A power of two, if it can be written down.
fn power_of_two(exponent: &UBig) -> Option<UBig> {
    const MOST: usize = 1 << 22;
    usize::try_from(exponent).ok().filter(|&exponent| exponent <= MOST).map(|exponent| UBig::ONE << exponent)
}
