//! Sources of data: facts that follow from the rules at small positions.

use rules::Outcome;

/// Question about positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Winner of the position.
    Outcomes,
    /// Nim-value of the position.
    Values,
}

/// Answer about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
    /// Winner of the position.
    Outcome(Outcome),
    /// Nim-value of the position.
    Value(u64),
}

/// Reason why an oracle does not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Silence {
    /// It cannot answer, or only with too much work.
    Refused,
    /// The caller asked to stop, or a limit was reached.
    Stopped,
}

/// A source of facts that follow from the rules.
pub trait Oracle {
    /// Labels of every position with this many places and numbers below `side`, in alphabetical order: the
    /// last place varies fastest. `None` where there is no position.
    fn labels(&mut self, goal: Goal, places: usize, side: u64) -> Result<Vec<Option<Label>>, Silence>;
}
