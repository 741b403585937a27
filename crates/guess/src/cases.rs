//! Tables that are divided: borders, the diagonal, residues of a coordinate, each part with a pattern of its own; and
//! patterns with exceptions that are listed.

use crate::{Pattern, Point, Table, surprise};
use std::collections::BTreeMap;

/// A part of the positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A coordinate is less than a bound.
    Below {
        /// The coordinate.
        place: usize,
        /// The bound.
        bound: u64,
    },
    /// The first two coordinates are equal.
    Equal,
    /// The first coordinate is less than the second.
    Less,
    /// A coordinate has a remainder.
    Residue {
        /// The coordinate.
        place: usize,
        /// The modulus.
        modulus: u64,
        /// The remainder.
        rest: u64,
    },
    /// Everything else.
    Rest,
}

/// Parts of the positions, each with a pattern; the first part that a position is in counts.
#[derive(Clone, Debug, PartialEq)]
pub struct Cases {
    cases: Vec<(Part, Pattern)>,
}

/// A pattern that has exceptions.
#[derive(Clone, Debug, PartialEq)]
pub struct Except {
    pattern: Box<Pattern>,
    exceptions: BTreeMap<Vec<u64>, i64>,
}

/// Bits by which the values of a part have to exceed its pattern.
const TELLING: f64 = 10.0;

impl Part {
    /// Returns `true` for the positions of the part.
    pub fn holds(self, at: &[u64]) -> bool {
        match self {
            Part::Below { place, bound } => at.get(place).is_some_and(|&number| number < bound),
            Part::Equal => at.len() > 1 && at[0] == at[1],
            Part::Less => at.len() > 1 && at[0] < at[1],
            Part::Residue { place, modulus, rest } => {
                at.get(place).is_some_and(|number| number % modulus == rest)
            }
            Part::Rest => true,
        }
    }

    fn bits(self) -> f64 {
        3.0 + match self {
            Part::Below { bound, .. } => 1.0 + 2.0 * (bound as f64 + 1.0).log2(),
            Part::Residue { modulus, .. } => 1.0 + 2.0 * (modulus as f64).log2(),
            Part::Equal | Part::Less | Part::Rest => 0.0,
        }
    }
}

/// Ways to divide a table.
pub(crate) fn divisions(table: &Table) -> Vec<Vec<Part>> {
    let least = |place: usize| table.points().iter().map(|point| point.at[place]).min().unwrap_or(0);
    let residues = |place: usize, modulus: u64| -> Vec<Part> {
        (0..modulus).map(|rest| Part::Residue { place, modulus, rest }).collect()
    };
    let below = |place: usize, more: u64| Part::Below { place, bound: least(place).saturating_add(more) };
    match table.arity() {
        1 => vec![residues(0, 2), residues(0, 3)],
        2 => {
            let mut all = vec![vec![Part::Equal, Part::Rest]];
            if least(0) <= 1 && least(1) <= 1 {
                all.push(vec![below(0, 1), below(1, 1), Part::Rest]);
                all.push(vec![below(0, 1), below(1, 1), Part::Equal, Part::Rest]);
            }
            if !table.is_symmetric() {
                all.push(vec![Part::Less, Part::Rest]);
                all.push(vec![Part::Less, Part::Equal, Part::Rest]);
                for place in 0..2 {
                    all.push(vec![below(place, 1), Part::Rest]);
                    all.push(vec![below(place, 1), below(place, 2), Part::Rest]);
                }
            }
            all.extend([residues(0, 2), residues(1, 2), residues(0, 3), residues(1, 3)]);
            all
        }
        _ => Vec::new(),
    }
}

impl Cases {
    /// The pattern of each part, as a function finds it; nothing if one has none. The largest part comes first, since it
    /// decides most often.
    pub(crate) fn fitted(
        table: &Table,
        parts: &[Part],
        find: &mut dyn FnMut(&Table) -> Option<Pattern>,
    ) -> Option<Cases> {
        let mut groups: Vec<Vec<Point>> = vec![Vec::new(); parts.len()];
        for point in table.points() {
            groups[parts.iter().position(|part| part.holds(&point.at))?].push(point.clone());
        }
        let mut order: Vec<usize> = (0..parts.len()).collect();
        order.sort_by_key(|&place| std::cmp::Reverse(groups[place].len()));
        let mut found: Vec<Option<Pattern>> = vec![None; parts.len()];
        for place in order {
            let group = std::mem::take(&mut groups[place]);
            // A part with few positions says nothing.
            if group.len() < 4 {
                return None;
            }
            found[place] = Some(find(&Table::new(group).ok()?)?);
        }
        let cases = parts.iter().copied().zip(found.into_iter().flatten()).collect();
        Some(Cases { cases })
    }

    /// Value at a position.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        self.cases.iter().find(|(part, _)| part.holds(at))?.1.value(at)
    }

    /// Returns `true` if the values of each part take more bits than its pattern.
    pub(crate) fn is_told_by(&self, table: &Table) -> bool {
        let mut groups: Vec<Vec<Point>> = vec![Vec::new(); self.cases.len()];
        for point in table.points() {
            if let Some(place) = self.cases.iter().position(|(part, _)| part.holds(&point.at)) {
                groups[place].push(point.clone());
            }
        }
        let mut cases = self.cases.iter().zip(groups).enumerate();
        cases.all(|(place, ((_, pattern), group))| {
            let again = self.cases[..place].iter().any(|(_, other)| other == pattern);
            let constant = group.windows(2).all(|pair| pair[0].value == pair[1].value);
            let values: Vec<i64> = group.iter().map(|point| point.value).collect();
            let bits = surprise(None, &Table::of_sequence(0, &values));
            let told = |group: Table| bits >= pattern.bits() + TELLING && pattern.is_told_by(&group);
            again || constant || Table::new(group).is_ok_and(told)
        })
    }

    /// The parts and their patterns.
    pub fn cases(&self) -> &[(Part, Pattern)] {
        &self.cases
    }

    /// Bits that state it: equal patterns once.
    pub fn bits(&self) -> f64 {
        let mut bits = 3.0;
        for (place, (part, pattern)) in self.cases.iter().enumerate() {
            let again = self.cases[..place].iter().any(|(_, other)| other == pattern);
            bits += part.bits() + if again { 1.0 } else { pattern.bits() };
        }
        bits
    }
}

impl Except {
    /// A pattern, with exceptions where it is wrong at some points; the pattern alone where it is right.
    pub(crate) fn among(pattern: Pattern, points: &[Point]) -> Pattern {
        let wrong = points.iter().filter(|point| pattern.value(&point.at) != Some(point.value));
        let exceptions: BTreeMap<Vec<u64>, i64> =
            wrong.map(|point| (point.at.clone(), point.value)).collect();
        if exceptions.is_empty() {
            return pattern;
        }
        Pattern::Except(Except { pattern: Box::new(pattern), exceptions })
    }

    /// Value at a position.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        self.exceptions.get(at).copied().or_else(|| self.pattern.value(at))
    }

    /// The pattern, and the values where it does not hold.
    pub fn parts(&self) -> (&Pattern, &BTreeMap<Vec<u64>, i64>) {
        (&self.pattern, &self.exceptions)
    }

    /// Bits that state it: of an exception, its position and value.
    pub fn bits(&self) -> f64 {
        let number = |number: u64| 1.0 + 2.0 * (number as f64 + 1.0).log2();
        let outcomes = self.exceptions.values().all(|value| (0..=1).contains(value));
        let value = |value: i64| if outcomes { 0.0 } else { number(value.unsigned_abs()) };
        let of = |(at, found): (&Vec<u64>, &i64)| at.iter().copied().map(number).sum::<f64>() + value(*found);
        5.0 + self.pattern.bits() + self.exceptions.iter().map(of).sum::<f64>()
    }
}
