//! Examples: facts about positions, compared with the rules.

use crate::{Argument, Convention, Outcome, Span};
use dashu_int::UBig;

/// A position: a sum of components.
type Whole = Vec<Vec<UBig>>;

/// `example piece=king (2, 2) is P`, `example (0..8) has values 0, 1, 2, 0, 1, 2, 0, 1, 2 by "Bachet 1612"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Values of parameters.
    pub arguments: Vec<(String, Argument)>,
    /// Convention of the example.
    pub convention: Convention,
    /// Ranges of the numbers: a sum of components, each number from the first to the last.
    pub ranges: Vec<Vec<(UBig, UBig)>>,
    /// Statement about the positions in the ranges.
    pub stated: Stated,
    /// `by "…"`: source of the fact.
    pub citation: Option<String>,
    /// Place in the text.
    pub span: Span,
}

/// Statement about the positions of an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stated {
    /// One fact about each position.
    Each(Fact),
    /// `is P only at (0, 0), (1, 2)`: exactly these have the outcome.
    OnlyAt(Outcome, Vec<Whole>),
    /// `has values 0, 1, 2`: nim-values, in the order of [`Example::positions`].
    Values(Vec<UBig>),
}

/// Fact about one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Winner of the position.
    Outcome(Outcome),
    /// An outcome that the position does not have.
    NotOutcome(Outcome),
    /// Nim-value of the position.
    Value(UBig),
    /// `moves to (1, 2)`: this is an option.
    MovesTo(Whole),
    /// `wins only to (1, 2), (3, 5)`: winning moves lead to exactly these positions.
    WinsOnlyTo(Vec<Whole>),
}

impl Example {
    /// The positions, in order of their numbers: the last number changes first.
    pub fn positions(&self) -> impl Iterator<Item = Whole> {
        let mut next: Option<Whole> =
            Some(self.ranges.iter().map(|one| one.iter().map(|(from, _)| from.clone()).collect()).collect());
        std::iter::from_fn(move || {
            let position = next.take()?;
            next = self.after(&position);
            Some(position)
        })
    }

    /// The first of the positions.
    pub fn position(&self) -> Whole {
        self.positions().next().unwrap_or_default()
    }

    /// Number of the positions.
    pub fn count(&self) -> UBig {
        let width = |(from, to): &(UBig, UBig)| to - from + UBig::ONE;
        self.ranges.iter().flatten().map(width).product()
    }

    /// Statement about each of the positions.
    pub fn facts(&self) -> impl Iterator<Item = (Whole, Fact)> {
        let of = |(index, position): (usize, Whole)| {
            let fact = match &self.stated {
                Stated::Each(fact) => fact.clone(),
                Stated::OnlyAt(outcome, listed) if listed.contains(&position) => Fact::Outcome(*outcome),
                Stated::OnlyAt(outcome, _) => Fact::NotOutcome(*outcome),
                Stated::Values(values) => Fact::Value(values.get(index)?.clone()),
            };
            Some((position, fact))
        };
        self.positions().enumerate().map_while(of)
    }

    /// `true` if the position is in its scope.
    pub(crate) fn covers(&self, position: &Whole) -> bool {
        let within = |(number, (from, to)): (&UBig, &(UBig, UBig))| from <= number && number <= to;
        position.len() == self.ranges.len()
            && position.iter().zip(&self.ranges).all(|(component, ranges)| {
                component.len() == ranges.len() && component.iter().zip(ranges).all(within)
            })
    }

    fn after(&self, position: &Whole) -> Option<Whole> {
        let mut next = position.clone();
        for (component, ranges) in next.iter_mut().zip(&self.ranges).rev() {
            for (number, (from, to)) in component.iter_mut().zip(ranges).rev() {
                if *number < *to {
                    *number += 1u8;
                    return Some(next);
                }
                number.clone_from(from);
            }
        }
        None
    }
}
