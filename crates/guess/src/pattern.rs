//! Patterns of all kinds, and the search for those that a table suggests.

use crate::budget::Budget;
use crate::formula::{self, Effort, Found};
use crate::{Beatty, Digits, List, Pieces, Point, Recurrence, Regular, Residues, Table, surprise};

/// A pattern in a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Pattern {
    /// Polynomials on residue classes, from some index on.
    Pieces(Pieces),
    /// Floors of multiples of a surd.
    Beatty(Beatty),
    /// A linear recurrence.
    Recurrence(Recurrence),
    /// Recursions on the digits of the index.
    Regular(Regular),
    /// An automaton that reads digits.
    Digits(Digits),
    /// Values that depend on residues of the coordinates.
    Residues(Residues),
    /// A formula, or a comparison that holds at the lost positions.
    Formula(Found),
    /// A list of lost positions.
    List(List),
    /// The nim-sum of the values of the numbers, which have a pattern of their own.
    NimSum(Box<Pattern>),
}

impl Pattern {
    /// Value at a position; nothing where the pattern says nothing, or the value is beyond 64 bits.
    pub fn value(&self, at: &[u64]) -> Option<i64> {
        let single = || <[u64; 1]>::try_from(at).ok().map(|[index]| index);
        match self {
            Pattern::Pieces(pieces) => pieces.term(single()?),
            Pattern::Beatty(beatty) => beatty.term(single()?),
            Pattern::Recurrence(recurrence) => {
                let place = single()?.checked_sub(recurrence.first())?;
                recurrence.terms().nth(usize::try_from(place).ok().filter(|&place| place < 1 << 24)?)
            }
            Pattern::Regular(regular) => regular.term(single()?),
            Pattern::Digits(digits) => digits.value(at),
            Pattern::Residues(residues) => residues.value(at),
            Pattern::Formula(found) => found.value(at),
            Pattern::List(list) => list.value(at),
            Pattern::NimSum(part) => {
                at.iter().try_fold(0, |sum, &number| Some(sum ^ part.value(&[number]).filter(|&value| value >= 0)?))
            }
        }
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        match self {
            Pattern::Pieces(pieces) => pieces.bits(),
            Pattern::Beatty(beatty) => beatty.bits(),
            Pattern::Recurrence(recurrence) => recurrence.bits(),
            Pattern::Regular(regular) => regular.bits(),
            Pattern::Digits(digits) => digits.bits(),
            Pattern::Residues(residues) => residues.bits(),
            Pattern::Formula(found) => found.bits(),
            Pattern::List(list) => list.bits(),
            Pattern::NimSum(part) => 4.0 + part.bits(),
        }
    }
}

/// A pattern, and how it fared.
#[derive(Clone, Debug)]
pub struct Guess {
    /// The pattern.
    pub pattern: Pattern,
    /// Number of points on which it was fitted.
    pub fitted: usize,
    /// Number of points that it predicted, correctly.
    pub predicted: usize,
    /// Bits of the values, to someone who only counts values.
    pub surprise: f64,
    /// Points that it predicted wrongly, by position; empty for a conjecture.
    pub exceptions: Vec<Point>,
}

/// The answer to a search.
#[derive(Clone, Debug)]
pub enum Guesses {
    /// There are too few points to say anything.
    TooFew {
        /// Their number.
        points: usize,
    },
    /// Patterns that predicted everything, simplest first, and those that nearly did.
    Of {
        /// Those that predicted everything.
        conjectures: Vec<Guess>,
        /// Those with few exceptions.
        near: Vec<Guess>,
    },
}

/// Points that a table has at least.
pub const FEWEST: usize = 20;
/// Bits by which the values have to exceed what states the pattern: a fluke in a million.
const MARGIN: f64 = 20.0;
/// Bits of the values that were held back: that nothing new happens is no prediction.
const AHEAD: f64 = 8.0;

/// Looks for patterns: each is fitted on the part of the table with small coordinates and has to predict the rest.
pub fn guess(table: &Table) -> Guesses {
    guess_within(table, &mut || false)
}

/// The same, until a question is answered by `true`, which is asked now and then: what is found by then.
pub fn guess_within(table: &Table, stop: &mut dyn FnMut() -> bool) -> Guesses {
    let budget = &Budget::new(stop);
    let points = table.points().len();
    if points < FEWEST {
        return Guesses::TooFew { points };
    }
    let (fit, held) = table.divided();
    let (whole, ahead) = (surprise(None, table), surprise(Some(&fit), &held));
    let (mut conjectures, mut near) = (Vec::new(), Vec::new());
    for pattern in candidates(&fit, budget) {
        let wrong = |point: &&Point| pattern.value(&point.at) != Some(point.value);
        let exceptions: Vec<Point> = held.points().iter().filter(wrong).cloned().collect();
        let predicted = held.points().len() - exceptions.len();
        let guess = Guess { pattern, fitted: fit.points().len(), predicted, surprise: whole, exceptions };
        let is_constant = matches!(&guess.pattern, Pattern::Pieces(pieces) if pieces.terms() == 1);
        if !is_constant && (whole < guess.pattern.bits() + MARGIN || ahead < AHEAD) {
            continue;
        }
        match guess.exceptions.len() {
            0 => conjectures.push(guess),
            few if few * 50 <= held.points().len() => near.push(guess),
            _ => {}
        }
    }
    let simplest = |one: &Guess, other: &Guess| one.pattern.bits().total_cmp(&other.pattern.bits());
    conjectures.sort_by(simplest);
    near.sort_by(|one, other| (one.exceptions.len()).cmp(&other.exceptions.len()).then(simplest(one, other)));
    Guesses::Of { conjectures, near }
}

/// Patterns that a part of a table suggests, in no order.
fn candidates(fit: &Table, budget: &Budget<'_>) -> Vec<Pattern> {
    let mut found = Vec::new();
    if let Some((first, values)) = fit.sequence() {
        found.extend(Pieces::fitted(first, &values).into_iter().map(Pattern::Pieces));
        found.extend(Beatty::fitted(first, &values).map(Pattern::Beatty));
        found.extend(Recurrence::fitted(first, &values).map(Pattern::Recurrence));
        found.extend((2..=10).filter_map(|base| Regular::fitted(first, &values, base)).map(Pattern::Regular));
    }
    if fit.arity() > 1 {
        found.extend(Residues::fitted(fit).map(Pattern::Residues));
    }
    found.extend((2..=16).filter_map(|base| Digits::fitted(fit, base)).map(Pattern::Digits));
    found.extend(formula::fitted(fit, Effort::WHOLE, budget).into_iter().take(8).map(Pattern::Formula));
    if fit.range().is_some_and(|(least, most)| least >= 0 && most <= 1) {
        found.extend(List::fitted(fit).into_iter().map(Pattern::List));
    }
    found.extend(nim_sums(fit, budget));
    found
}

/// Patterns of the values of single numbers, if the values of a table are their nim-sums.
fn nim_sums(fit: &Table, budget: &Budget<'_>) -> Vec<Pattern> {
    let arity = fit.arity();
    if arity < 2 || !fit.is_symmetric() {
        return Vec::new();
    }
    let alone = |number: u64| {
        let mut at = vec![0; arity];
        at[arity - 1] = number;
        fit.get(&at)
    };
    let values: Vec<i64> = (0..).map_while(alone).collect();
    let value = |number: &u64| values.get(usize::try_from(*number).ok()?).copied().filter(|&value| value >= 0);
    let is_sum = |point: &Point| {
        point.at.iter().try_fold(0, |sum, number| Some(sum ^ value(number)?)) == Some(point.value)
    };
    if values.len() < 8 || !fit.points().iter().all(is_sum) {
        return Vec::new();
    }
    candidates(&Table::of_sequence(0, &values), budget).into_iter().map(|part| Pattern::NimSum(Box::new(part))).collect()
}
