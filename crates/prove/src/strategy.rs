//! Winning moves of a claim, as an automaton that reads a position together with the result of a move: they
//! are counted and listed from the digits, regardless of the size of the numbers.

use crate::prover::Question;
use crate::subject::{literal, moving, winning};
use crate::undecided::Undecided;
use automata::{Case, Cases, Library, Members, Meter, Numeration, Relation};
use dashu_int::UBig;
use kernel::{Claim, Formula, Statement};
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
    found: Found,
}

/// How moves are found.
#[derive(Clone, Debug)]
enum Found {
    /// Position and result are members.
    Members(Members),
    /// Values go back to smaller positions.
    Window(Box<Window>),
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
        let of = |formula: &Formula, numbers: usize| {
            members(&made.statement, formula, numbers, &mut Library::new(numeration), meter)
        };
        let found = match &made.statement.claim {
            Claim::Recursion(value, same) => Found::Window(Box::new(Window {
                given: of(value, places + 1)?,
                same: of(same, places + 1)?,
                moves: of(&moving(&made.statement)?, 2 * places)?,
            })),
            _ => {
                let values = usize::from(valued) + usize::from(heap);
                Found::Members(of(&winning(&made.statement)?, 2 * places + values)?)
            }
        };
        Ok(Strategy { places, valued, heap, found })
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
        let members = match &self.found {
            Found::Members(members) => members,
            Found::Window(window) => return window.moves(position.first()?, value?, most, meter),
        };
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
        let mut completions = members.completions(&known).within(meter);
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
        let states = |members: &Members| members.table().states();
        match &self.found {
            Found::Members(members) => states(members),
            Found::Window(window) => states(&window.given) + states(&window.same) + states(&window.moves),
        }
    }
}

/// The members of a relation, given by a formula over so many numbers.
fn members(
    statement: &Statement,
    formula: &Formula,
    numbers: usize,
    library: &mut Library,
    meter: &Meter,
) -> Result<Members, Undecided> {
    let cases = match literal(statement, formula)? {
        Ok(literal) => vec![Case { bound: 0, literals: vec![literal] }],
        Err(true) => vec![Case { bound: 0, literals: vec![] }],
        Err(false) => vec![],
    };
    let cases = Cases { free: numbers as u32, cases };
    let table = library.table(&Relation::Cases(Arc::new(cases)), meter)?;
    table.members(meter).map_err(Undecided::Spent)
}

/// Options that are a window: each value below their number is that of exactly one. The positions of a value follow one another:
/// some have it given, and each other one goes back to the one before.
#[derive(Clone, Debug)]
struct Window {
    /// Positions with the values that are given to them.
    given: Members,
    /// Positions, each with the one that it goes back to.
    same: Members,
    /// Moves.
    moves: Members,
}

/// Positions with one value that are gone through, at most; each may have as many digits as there are of these.
const MOST_PASSED: usize = 1 << 11;

impl Window {
    fn moves(&self, from: &UBig, value: &UBig, most: usize, meter: &Meter) -> Option<Chosen> {
        // The options are all smaller numbers from this one on.
        let mut options = self.moves.completions(&[Some(from.clone())]).within(meter);
        let least = match options.next() {
            Some(mut numbers) => numbers.pop()?,
            None if options.is_spent() => return None,
            None => return Some(Chosen { first: vec![], count: UBig::ZERO }),
        };
        let mut given = self.given.completions(&[None, Some(value.clone())]).within(meter);
        let mut passed = 0;
        for numbers in given.by_ref() {
            let mut at = numbers.into_iter().next()?;
            // Where none goes back to this one, the next is one with a value that is given.
            let mut goes_on = true;
            while goes_on && at < *from {
                passed += 1;
                if passed > MOST_PASSED {
                    return None;
                }
                if at >= least {
                    let first = [vec![at]].into_iter().take(most).collect();
                    return Some(Chosen { first, count: UBig::ONE });
                }
                let mut after = self.same.completions(&[None, Some(at)]).within(meter);
                let next = after.next();
                if after.is_spent() {
                    return None;
                }
                goes_on = next.is_some();
                at = next.and_then(|numbers| numbers.into_iter().next()).unwrap_or_default();
            }
            if goes_on {
                break;
            }
        }
        (!given.is_spent()).then_some(Chosen { first: vec![], count: UBig::ZERO })
    }
}

/// A power of two, if it can be written down.
fn power_of_two(exponent: &UBig) -> Option<UBig> {
    const MOST: usize = 1 << 22;
    usize::try_from(exponent).ok().filter(|&exponent| exponent <= MOST).map(|exponent| UBig::ONE << exponent)
}
