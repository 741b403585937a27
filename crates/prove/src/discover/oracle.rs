//! Where data come from: what follows from the rules at small positions.

use rules::Outcome;

/// What is asked of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Who wins.
    Outcomes,
    /// Its nim-value.
    Values,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
    /// Who wins.
    Outcome(Outcome),
    /// Its nim-value.
    Value(u64),
}

/// Why an oracle is silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Silence {
    /// It cannot tell, or only by more work than it will do.
    Refused,
    /// Someone asked to stop, or a limit was reached.
    Stopped,
}

/// Whoever can say what follows from the rules.
pub trait Oracle {
    /// What follows from the rules at every position of so many places with numbers below `side`, in the order of the
    /// alphabet: the last place is the fastest. `None` where there is no position.
    fn labels(&mut self, goal: Goal, places: usize, side: u64) -> Result<Vec<Option<Label>>, Silence>;
}
