//! Limits reached by a construction.

use limits::{Limits, Meter, StopReason};

/// The limit that ended a construction or proof. Running into one means "unknown".
///
/// ```
/// use automata::{Digits, Library, Limits, Meter, Numeration, Relation, Spent, Trouble};
///
/// let modulo = Relation::Digits(Digits::Ones(1_000));
/// let mut library = Library::new(Numeration::Base(2));
/// let table = library.table(&modulo, &Meter::new(&Limits::none().with_states(100)));
/// assert_eq!(table, Err(Trouble::Spent(Spent::States(100))));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spent {
    /// An automaton or proof grew to more states than allowed.
    States(usize),
    /// An automaton or proof would take more bytes than allowed.
    Memory(u64),
    /// More work than allowed.
    Steps,
    /// A sentence has more variables than can be read together.
    Variables(u32),
    /// The time is up, or the caller asked to stop.
    Interrupted,
}

impl Spent {
    /// The limit that a meter has reached, with its size.
    pub fn of(reason: StopReason, limits: &Limits) -> Spent {
        match reason {
            StopReason::States => Spent::States(limits.states.unwrap_or(usize::MAX)),
            StopReason::Memory => Spent::Memory(limits.memory.unwrap_or(u64::MAX)),
            StopReason::Steps => Spent::Steps,
            StopReason::Time | StopReason::Interrupted | StopReason::Positions => Spent::Interrupted,
        }
    }
}

/// A meter as constructions use it.
pub trait Spending {
    /// Counts steps.
    fn spend(&self, steps: u64) -> Result<(), Spent>;

    /// Checks that an automaton or proof may have this many states.
    fn build(&self, states: usize) -> Result<(), Spent>;
}

impl Spending for Meter {
    #[inline]
    fn spend(&self, steps: u64) -> Result<(), Spent> {
        self.steps(steps).map_err(|reason| Spent::of(reason, self.limits()))
    }

    #[inline]
    fn build(&self, states: usize) -> Result<(), Spent> {
        self.states(states).map_err(|reason| Spent::of(reason, self.limits()))
    }
}
