//! Claims, and their evaluation at positions.

use crate::automaton::Automaton;
use crate::formula::Formula;
use crate::term::{Env, Term};

/// A claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Convention named by the claim: `true` for misère play.
    pub misere: Option<bool>,
    /// Kind of statement.
    pub says: Says,
    /// Positions it is about.
    pub head: Head,
    /// Condition, or values.
    pub content: Content,
}

/// Kind of a claim's statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// The positions with this outcome: `P`, `N` or `D`.
    Outcome(char),
    /// Nim-values.
    Value,
}

/// Positions that a claim is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Head {
    /// Components with these numbers.
    Tuple(Vec<String>),
    /// Sums of components with these numbers.
    Sum(Vec<String>),
    /// Rows.
    Row {
        /// Name of an element.
        element: String,
        /// Name of the previous element.
        after: Option<String>,
        /// Name of its index, from 1.
        at: Option<String>,
        /// Name of the row's length.
        of: Option<String>,
    },
}

/// Condition of an outcome, or values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Holds exactly if this does.
    Iff(Formula),
    /// The first value whose condition holds.
    Pieces(Vec<(Term, Option<Formula>)>),
    /// By index, then periodic.
    Periodic {
        /// Values before the period.
        start: Vec<i128>,
        /// Values of the period.
        period: Vec<i128>,
        /// Increase from one period to the next.
        plus: i128,
    },
}

impl Claim {
    /// Returns `true` if it assigns its outcome to the position.
    pub fn holds(&self, at: &[Vec<u64>], automata: &[Automaton]) -> bool {
        match &self.content {
            Content::Iff(formula) => formula.holds(&self.env(at, automata)),
            Content::Pieces(_) | Content::Periodic { .. } => false,
        }
    }

    /// Value that it assigns to the position, if any.
    pub fn value(&self, at: &[Vec<u64>], automata: &[Automaton]) -> Option<u64> {
        let env = self.env(at, automata);
        let value = match &self.content {
            Content::Iff(_) => None,
            Content::Pieces(pieces) => pieces
                .iter()
                .find(|(_, condition)| condition.as_ref().is_none_or(|condition| condition.holds(&env)))
                .and_then(|(term, _)| term.value(&env)),
            Content::Periodic { start, period, plus } => {
                let index = usize::try_from(*at.first()?.first()?).ok()?;
                match index.checked_sub(start.len()) {
                    None => Some(start[index]),
                    Some(rest) => Some(period[rest % period.len()] + plus * (rest / period.len()) as i128),
                }
            }
        };
        value.and_then(|value| u64::try_from(value).ok())
    }

    fn env<'a>(&self, at: &'a [Vec<u64>], automata: &'a [Automaton]) -> Env<'a> {
        let largest = i128::from(at.iter().flatten().copied().max().unwrap_or(0));
        let mut env = Env { automata, reach: 3 * largest + 16, ..Env::default() };
        let named = |names: &[String], numbers: &[u64]| -> Vec<(String, i128)> {
            let pairs = names.iter().zip(numbers);
            pairs
                .filter(|(name, _)| *name != "_")
                .map(|(name, &number)| (name.clone(), number.into()))
                .collect()
        };
        match &self.head {
            Head::Tuple(names) => env.names = named(names, &at[0]),
            Head::Sum(names) => env.parts = at.iter().map(|part| named(names, part)).collect(),
            Head::Row { element, after, at: index, of } => {
                let row = &at[0];
                env.row = row;
                if let Some(of) = of {
                    env.bind(of, row.len() as i128);
                }
                let mut before = 0;
                for (place, &number) in row.iter().enumerate() {
                    let mut part = vec![(element.clone(), i128::from(number))];
                    part.extend(after.iter().map(|name| (name.clone(), before)));
                    part.extend(index.iter().map(|name| (name.clone(), place as i128 + 1)));
                    env.parts.push(part);
                    before = number.into();
                }
            }
        }
        env
    }
}
