//! Values that follow from earlier ones as those of a game do: the least value that no option has; of outcomes, a position is lost if
//! no option is.
//!
//! Rules of a game are found from its values: the options that never have the value of their position, and as few of them as explain
//! all values. Few fixed amounts may be taken, a number is halved, rounded, or lessened by one. Such a pattern says what comes next
//! where the values have no shorter one, or a period that is longer than the table.

mod play;
mod search;

use crate::Formula;

/// A game whose values, or outcomes, these are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    /// The smallest number of each coordinate.
    least: Vec<u64>,
    /// Values at the beginning of a sequence that do not follow.
    begin: Vec<i64>,
    /// The value of a position without an option.
    end: i64,
    /// Set for outcomes: 0 for a loss and 1 for a win.
    outcomes: bool,
    ways: Vec<Way>,
}

/// Options of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// The number that a formula says, if it is smaller.
    To(Formula),
    /// The number divided by this one, if that leaves no remainder.
    Divided(u64),
    /// Each coordinate less a number.
    Less(Vec<u64>),
    /// Each coordinate less any multiple of a number.
    Any(Vec<u64>),
}

impl Way {
    /// Bits that state it.
    fn bits(&self) -> f64 {
        let number = |number: &u64| 1.0 + 2.0 * (*number as f64 + 1.0).log2();
        match self {
            Way::To(formula) => 2.0 + formula.bits(),
            Way::Divided(by) => 4.0 + number(by),
            Way::Less(step) => 2.0 + step.iter().map(number).sum::<f64>(),
            Way::Any(step) => 3.0 + step.iter().map(number).sum::<f64>(),
        }
    }
}

impl Moves {
    /// The values at the beginning that do not follow, with the index of the first; the value without an option; and the options.
    pub fn parts(&self) -> (&[u64], &[i64], i64, &[Way]) {
        (&self.least, &self.begin, self.end, &self.ways)
    }

    /// Returns `true` for outcomes, and not values.
    pub fn is_of_outcomes(&self) -> bool {
        self.outcomes
    }

    /// Bits that state it.
    pub fn bits(&self) -> f64 {
        let number = |number: &i64| 2.0 + 2.0 * (number.unsigned_abs() as f64 + 1.0).log2();
        let begin: f64 = self.begin.iter().map(number).sum();
        4.0 + begin + self.end as f64 + self.ways.iter().map(Way::bits).sum::<f64>()
    }
}
