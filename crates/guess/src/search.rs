//! The search for patterns that a table suggests, and the test whether they are believed.

use crate::budget::Budget;
use crate::formula::Effort;
use crate::{Growth, Pattern, Point, Table, candidates, surprise};

/// A pattern, and how it fared.
#[derive(Clone, Debug)]
pub struct Guess {
    /// The pattern.
    pub pattern: Pattern,
    /// Number of points on which it was fitted.
    pub fitted: usize,
    /// Number of points that were held back.
    pub held: usize,
    /// Number of those that it predicted correctly.
    pub predicted: usize,
    /// Bits of the values, to someone who looks for no pattern.
    pub surprise: f64,
    /// Points at which it is wrong, by position; empty for a conjecture.
    pub exceptions: Vec<Point>,
    /// The reason why it is no conjecture although it has no exceptions.
    pub doubt: Option<Growth>,
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
        /// Those with few exceptions, or that are doubted.
        near: Vec<Guess>,
    },
}

/// Points that a table has at least.
pub const FEWEST: usize = 20;
/// Bits by which the values have to exceed what states the pattern: a fluke in a million.
const MARGIN: f64 = 20.0;
/// Bits of the values that were held back: that nothing new happens is no prediction.
const AHEAD: f64 = 8.0;
/// Bits of a pattern that is so short that nothing else is looked for.
const SHORT: f64 = 60.0;
/// Guesses of each kind that are told.
const TOLD: usize = 6;
/// Bits by which a conjecture that is told may be longer than the shortest.
const APART: f64 = 8.0;

/// Looks for patterns: each is fitted on the part of the table with small coordinates and has to predict the rest.
pub fn guess(table: &Table) -> Guesses {
    guess_within(table, &mut || false)
}

/// The same, until a question is answered by `true`, which is asked now and then: what is found by then.
pub fn guess_within(table: &Table, stop: &mut dyn FnMut() -> bool) -> Guesses {
    let points = table.points().len();
    if points < FEWEST || table.arity() == 0 {
        return Guesses::TooFew { points };
    }
    let budget = &Budget::new(stop);
    let (fit, held) = table.divided();
    let mut trial = Trial {
        table,
        fit: &fit,
        held: held.points().len(),
        whole: surprise(None, table),
        ahead: surprise(Some(&fit), &held),
        conjectures: Vec::new(),
        near: Vec::new(),
    };
    // What would need more bits is not looked for.
    let bits = trial.whole - MARGIN;
    for effort in [Effort::WHOLE.to(bits), Effort::MORE.to(bits)] {
        trial.all(candidates::whole(&fit, effort, budget));
        if !trial.conjectures.iter().any(|guess| guess.pattern.bits() < SHORT) {
            trial.all(candidates::divided(&fit, effort, budget));
        }
        // Formulas in one number are found by the first effort or not at all.
        if !trial.conjectures.is_empty() || table.arity() == 1 {
            break;
        }
    }
    trial.told()
}

struct Trial<'t> {
    table: &'t Table,
    fit: &'t Table,
    held: usize,
    whole: f64,
    ahead: f64,
    conjectures: Vec<Guess>,
    near: Vec<Guess>,
}

impl Trial<'_> {
    fn all(&mut self, patterns: Vec<Pattern>) {
        for pattern in patterns {
            self.one(pattern);
        }
    }

    /// Compares a pattern with the table.
    fn one(&mut self, pattern: Pattern) {
        let is_constant = self.table.range().is_some_and(|(least, most)| least == most);
        let news = is_constant || (self.whole >= pattern.bits() + MARGIN && self.ahead >= AHEAD);
        let few = self.held / 50;
        if !news {
            return;
        }
        let exceptions = pattern.exceptions(self.table, few);
        if exceptions.len() > few {
            return;
        }
        let missed = exceptions.iter().filter(|point| self.fit.get(&point.at).is_none()).count();
        let doubt = Growth::of(&pattern, self.table).filter(|growth| !growth.is_telling());
        let sure = exceptions.is_empty() && doubt.is_none();
        let (fitted, held) = (self.fit.points().len(), self.held);
        let predicted = held - missed;
        let guess = Guess { pattern, fitted, held, predicted, surprise: self.whole, exceptions, doubt };
        if sure { self.conjectures.push(guess) } else { self.near.push(guess) }
    }

    fn told(mut self) -> Guesses {
        let simplest = |one: &Guess, other: &Guess| one.pattern.bits().total_cmp(&other.pattern.bits());
        self.conjectures.sort_by(simplest);
        self.near.sort_by(|one, other| {
            (one.exceptions.len()).cmp(&other.exceptions.len()).then(simplest(one, other))
        });
        // Longer ones say the same, or differ where nothing is known.
        let least = self.conjectures.first().map_or(0.0, |guess| guess.pattern.bits());
        self.conjectures.retain(|guess| guess.pattern.bits() <= least + APART);
        self.conjectures.truncate(TOLD);
        self.near.truncate(TOLD);
        Guesses::Of { conjectures: self.conjectures, near: self.near }
    }
}
