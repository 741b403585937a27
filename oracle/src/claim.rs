//! Claims, and what they say of a position.

use crate::automaton::Automaton;
use crate::formula::Formula;
use crate::term::{Env, Term};

/// A claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Whether it says of itself that it is about misère play.
    pub misere: Option<bool>,
    /// What it is about.
    pub says: Says,
    /// Of what positions.
    pub head: Head,
    /// When, or which value.
    pub content: Content,
}

/// What a claim is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    /// Which positions have this outcome: `P`, `N` or `D`.
    Outcome(char),
    /// The nim-value.
    Value,
}

/// Of what positions a claim speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Head {
    /// Components with these numbers.
    Tuple(Vec<String>),
    /// Sums of components with these numbers.
    Sum(Vec<String>),
    /// Rows.
    Row {
        /// An element.
        element: String,
        /// The element before.
        after: Option<String>,
        /// Its index from 1.
        at: Option<String>,
        /// The length of the row.
        of: Option<String>,
    },
}

/// When, or which value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Exactly if this holds.
    Iff(Formula),
    /// The first value whose condition holds.
    Pieces(Vec<(Term, Option<Formula>)>),
    /// By index, then again and again.
    Periodic {
        /// The first values.
        start: Vec<i128>,
        /// The values that come again.
        period: Vec<i128>,
        /// By how much they grow each time.
        plus: i128,
    },
}

impl Claim {
    /// Whether it says that the position has its outcome.
    pub fn holds(&self, at: &[Vec<u64>], automata: &[Automaton]) -> bool {
        match &self.content {
            Content::Iff(formula) => formula.holds(&self.env(at, automata)),
            Content::Pieces(_) | Content::Periodic { .. } => false,
        }
    }

    /// The value that it gives the position, if it gives one.
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
