//! Patterns of all kinds.

use crate::list::{Pairs, Runs};
use crate::surprise::in_context;
use crate::view::viewed;
use crate::{
    Beatty, Bits, Capped, Cases, Columns, Copies, Descent, Digits, Except, Found, List, Moves, Pieces, Point,
    Predicts, Recurrence, Regular, Residues, Slant, Steps, Sum, Table, View, Words, surprise,
};
use std::collections::HashMap;

/// A pattern in a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Pattern {
    /// Polynomials on residue classes, from some index on.
    Pieces(Pieces),
    /// Floors of multiples of a surd.
    Beatty(Beatty),
    /// A linear recurrence.
    Recurrence(Recurrence),
    /// A formula that leads from an earlier term to each.
    Steps(Steps),
    /// Recursions on the digits of the index.
    Regular(Regular),
    /// Terms that copy smaller ones.
    Copies(Copies),
    /// An automaton that reads digits, the lowest first.
    Digits(Digits),
    /// An automaton that reads digits, the highest first.
    Words(Words),
    /// A value that is linear in binary digits.
    Bits(Bits),
    /// Lost positions by the ones in binary columns.
    Columns(Columns),
    /// Values that depend on residues of the coordinates.
    Residues(Residues),
    /// A formula, or a comparison that holds at the lost positions.
    Formula(Found),
    /// A list of lost positions.
    List(List),
    /// Lost pairs that use up the numbers.
    Pairs(Pairs),
    /// Outcomes that change at the terms of a sequence.
    Runs(Runs),
    /// Sequences of the coordinates, put together.
    Sum(Sum),
    /// Parts of the positions, each with a pattern.
    Cases(Cases),
    /// A pattern with exceptions.
    Except(Except),
    /// Values that repeat at a growing distance.
    Capped(Capped<Pattern>),
    /// Pairs that follow Euclid's algorithm.
    Descent(Descent<Pattern>),
    /// Values of a game with these moves.
    Moves(Moves),
    /// A table that repeats along a direction.
    Slant(Slant<Pattern>),
    /// A pattern of other coordinates.
    View(View<Pattern>),
    /// A pattern of one coordinate, where the others are the same.
    Row {
        /// The coordinate.
        place: usize,
        /// The pattern.
        pattern: Box<Pattern>,
    },
}

impl Predicts for Pattern {
    fn value(&self, at: &[u64]) -> Option<i64> {
        Pattern::value(self, at)
    }

    fn bits(&self) -> f64 {
        Pattern::bits(self)
    }
}

/// The value at a point.
type Valued<'p> = Box<dyn Fn(&Point) -> Option<i64> + 'p>;

/// Bits of a formula that is compared with what successive values say of each other.
const LONG: f64 = 40.0;
/// Patterns of more bits can be fitted to the few steps that values take along a coordinate.
const STEPPED: f64 = 30.0;
/// Bits of a formula that is looked at through its parts.
const INDIRECT: f64 = 26.0;
/// Terms of a recurrence that are looked at for a prediction.
const STEPS: usize = 1 << 24;

impl Pattern {
    /// Value at a position; nothing where the pattern says nothing, or the value is beyond 64 bits.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        let single = || <[u64; 1]>::try_from(at).ok().map(|[index]| index);
        match self {
            Pattern::Pieces(pieces) => pieces.term(single()?),
            Pattern::Beatty(beatty) => beatty.term(single()?),
            Pattern::Recurrence(recurrence) => {
                let place = single()?.checked_sub(recurrence.first())?;
                recurrence.terms().nth(usize::try_from(place).ok().filter(|&place| place < STEPS)?)
            }
            Pattern::Steps(steps) => steps.value(at),
            Pattern::Regular(regular) => regular.term(single()?),
            Pattern::Copies(copies) => copies.term(single()?),
            Pattern::Digits(digits) => digits.value(at),
            Pattern::Words(words) => words.value(at),
            Pattern::Bits(bits) => bits.value(at),
            Pattern::Columns(columns) => Some(columns.value(at)),
            Pattern::Residues(residues) => residues.value(at),
            Pattern::Formula(found) => found.value(at),
            Pattern::List(list) => list.value(at),
            Pattern::Pairs(pairs) => pairs.value(at),
            Pattern::Runs(runs) => runs.value(single()?),
            Pattern::Sum(sum) => sum.value(at),
            Pattern::Cases(cases) => cases.value(at),
            Pattern::Except(except) => except.value(at),
            Pattern::Capped(capped) => capped.value(single()?),
            Pattern::Descent(descent) => descent.value(at),
            Pattern::Moves(moves) => moves.values(std::iter::once(at)).pop().flatten(),
            Pattern::Slant(slant) => slant.value(at),
            Pattern::View(view) => view.value(at),
            Pattern::Row { place, pattern } => pattern.value(&[*at.get(*place)?]),
        }
    }

    /// Values at positions, which are found together where each follows from others.
    pub fn values(&self, positions: &[Vec<u64>]) -> Vec<Option<i64>> {
        match self {
            Pattern::Moves(moves) => moves.values(positions.iter().map(Vec::as_slice)),
            _ => positions.iter().map(|at| self.value(at)).collect(),
        }
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        match self {
            Pattern::Pieces(pieces) => 3.0 + pieces.bits(),
            Pattern::Beatty(beatty) => 4.0 + beatty.bits(),
            Pattern::Recurrence(recurrence) => 4.0 + recurrence.bits(),
            Pattern::Steps(steps) => 5.0 + steps.bits(),
            Pattern::Regular(regular) => 5.0 + regular.bits(),
            Pattern::Copies(copies) => 4.0 + copies.bits(),
            Pattern::Digits(digits) => 6.0 + digits.bits(),
            Pattern::Bits(bits) => bits.bits(),
            Pattern::Columns(columns) => columns.bits(),
            Pattern::Words(words) => 6.0 + words.bits(),
            Pattern::Residues(residues) => 3.0 + residues.bits(),
            Pattern::Formula(found) => found.bits(),
            Pattern::List(list) => 3.0 + list.bits(),
            Pattern::Pairs(pairs) => 3.0 + pairs.bits(),
            Pattern::Runs(runs) => 5.0 + runs.bits(),
            Pattern::Sum(sum) => sum.bits(),
            Pattern::Cases(cases) => 3.0 + cases.bits(),
            Pattern::Except(except) => 3.0 + except.bits(),
            Pattern::Capped(capped) => capped.bits(),
            Pattern::Descent(descent) => 3.0 + descent.bits(),
            Pattern::Moves(moves) => 3.0 + moves.bits(),
            Pattern::Slant(slant) => slant.bits(),
            Pattern::View(view) => view.bits(),
            Pattern::Row { pattern, .. } => 2.0 + pattern.bits(),
        }
    }

    /// Returns `true` if the pattern states the moves of a game, and nothing of the values.
    pub fn is_of_moves(&self) -> bool {
        match self {
            Pattern::Moves(_) => true,
            Pattern::Sum(sum) => sum.parts().1.iter().any(Pattern::is_of_moves),
            _ => false,
        }
    }

    /// Returns `true` if values follow from those at smaller positions, or positions from the ones before them.
    pub(crate) fn is_recursive(&self) -> bool {
        match self {
            Pattern::Recurrence(_) | Pattern::Steps(_) | Pattern::Regular(_) | Pattern::Copies(_) => true,
            Pattern::List(_) | Pattern::Pairs(_) | Pattern::Runs(_) => true,
            Pattern::Descent(_) | Pattern::Moves(_) => true,
            Pattern::Row { pattern, .. } => pattern.is_recursive(),
            _ => false,
        }
    }

    /// Returns `false` for patterns by cases one of which takes more bits than its values: such a case can be made for any
    /// values; and for long patterns where a coordinate may matter again beyond the table.
    pub(crate) fn is_told_by(&self, table: &Table) -> bool {
        if self.bits() > STEPPED && !table.settles() {
            return false;
        }
        match self {
            Pattern::Cases(cases) => cases.is_told_by(table),
            Pattern::Formula(found) if self.bits() > INDIRECT && !is_told_through(found, table) => false,
            // A long formula for outcomes has to say more than that they follow from those before, with some exceptions.
            Pattern::Formula(_) if self.bits() > LONG => {
                let sequence = table.sequence().filter(|_| table.range().is_some_and(|(_, most)| most <= 1));
                sequence.is_none_or(|(_, values)| in_context(&values) >= 2.0 * self.bits())
            }
            // One of many formulas leads from each of a few terms to the next, or bounds what is taken at a few of them.
            Pattern::List(list) if list.is_iterated() => surprise(None, table) >= 2.0 * self.bits(),
            Pattern::Capped(capped) if capped.is_of_outcomes() => surprise(None, table) >= 2.0 * self.bits(),
            Pattern::Pieces(pieces) => {
                let count = table.points().len();
                pieces.is_settled(count)
                    && pieces.is_told_by(count)
                    && pieces.has_its_amounts(table)
                    && table.sequence().is_none_or(|(_, values)| pieces.is_no_copy(&values))
            }
            Pattern::Residues(residues) => residues.is_settled(table),
            Pattern::Except(except) => except.parts().0.is_told_by(table),
            Pattern::View(view) => view.seen(table).is_none_or(|seen| view.parts().1.is_told_by(&seen)),
            _ => true,
        }
    }

    /// Bits that the values of a table say, which are `whole` in all, and bits that state the pattern.
    pub(crate) fn evidence(&self, table: &Table, whole: f64) -> (f64, f64) {
        let of_pieces = match self {
            Pattern::Pieces(pieces) => pieces.evidence(table, whole),
            _ => None,
        };
        of_pieces.unwrap_or((whole, self.bits()))
    }

    /// Points of a table at which the pattern is wrong, or says nothing; at most a number of them, and one.
    pub(crate) fn exceptions(&self, table: &Table, most: usize) -> Vec<Point> {
        let value = self.all(table);
        let wrong = table.points().iter().filter(|point| value(point) != Some(point.value));
        wrong.take(most.saturating_add(1)).cloned().collect()
    }

    /// The values that the pattern has at the points of a table.
    pub(crate) fn values_of(&self, table: &Table) -> Vec<Option<i64>> {
        table.points().iter().map(self.all(table)).collect()
    }

    /// The value at the points of a table; where single values take long, of all at once.
    fn all<'p>(&'p self, table: &Table) -> Valued<'p> {
        let bound = table.points().iter().filter_map(|point| point.at.first()).max().copied().unwrap_or(0);
        match self {
            Pattern::Recurrence(recurrence) => by_place(recurrence.first(), recurrence.terms(), bound),
            Pattern::Steps(steps) if table.arity() == 1 => match steps.terms() {
                Some(terms) => by_place(steps.begin().0, terms, bound),
                None => Box::new(move |point| steps.value(&point.at)),
            },
            Pattern::List(list) => match list.numbers_to(bound) {
                Some(numbers) => {
                    Box::new(move |point| Some(i64::from(numbers.binary_search(point.at.first()?).is_err())))
                }
                None => Box::new(move |point| list.value(&point.at)),
            },
            Pattern::Pairs(pairs) => match pairs.lost(bound) {
                Some(lost) => Box::new(move |point| {
                    let [a, b] = <[u64; 2]>::try_from(point.at.as_slice()).ok()?;
                    let pair = [i64::try_from(a.min(b)).ok()?, i64::try_from(a.max(b)).ok()?];
                    Some(i64::from(lost.binary_search(&pair).is_err()))
                }),
                None => Box::new(move |point| pairs.value(&point.at)),
            },
            Pattern::Moves(moves) => {
                let values = moves.values(table.points().iter().map(|point| point.at.as_slice()));
                let points = table.points().iter().map(|point| point.at.clone());
                let values: HashMap<Vec<u64>, Option<i64>> = points.zip(values).collect();
                Box::new(move |point| *values.get(&point.at)?)
            }
            _ => Box::new(move |point| self.value(&point.at)),
        }
    }
}

/// Returns `false` for formulas of a term with few values that take far more bits than what these say: one can be made for any.
fn is_told_through(found: &Found, table: &Table) -> bool {
    found.through().into_iter().all(|(part, outer)| {
        let seen = viewed(table, std::slice::from_ref(part));
        seen.is_none_or(|seen| 4.0 * surprise(None, &seen) >= 3.0 * outer.bits())
    })
}

/// The terms of a sequence up to an index, by index.
fn by_place<'p>(first: u64, terms: impl Iterator<Item = i64>, bound: u64) -> Valued<'p> {
    let count = usize::try_from(bound.saturating_add(1)).unwrap_or(STEPS).min(STEPS);
    let terms: Vec<i64> = terms.take(count).collect();
    Box::new(move |point| {
        let place = point.at.first()?.checked_sub(first)?;
        terms.get(usize::try_from(place).ok()?).copied()
    })
}
