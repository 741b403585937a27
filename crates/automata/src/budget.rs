//! What a construction may use up.

use std::cell::Cell;

/// Limits of a construction or proof; "unknown" is an answer.
///
/// ```
/// use automata::{Budget, Digits, Library, Numeration, Relation, Spent, Trouble};
///
/// let modulo = Relation::Digits(Digits::Ones(1_000));
/// let mut library = Library::new(Numeration::Base(2));
/// let table = library.table(&modulo, &Budget::new(100, 1 << 30));
/// assert_eq!(table, Err(Trouble::Spent(Spent::States(100))));
/// ```
pub struct Budget<'a> {
    most_states: usize,
    steps_left: Cell<u64>,
    used: Cell<u64>,
    interrupted: &'a dyn Fn() -> bool,
}

/// Which limit was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spent {
    /// An automaton or proof grew to more states than allowed.
    States(usize),
    /// More work than allowed.
    Steps(u64),
    /// A sentence speaks of more numbers than can be read together.
    Variables(u32),
    /// Someone asked to stop.
    Interrupted,
}

impl<'a> Budget<'a> {
    /// So many states in one automaton or proof, so many steps in all.
    pub fn new(states: usize, steps: u64) -> Budget<'a> {
        Budget {
            most_states: states,
            steps_left: Cell::new(steps),
            used: Cell::new(0),
            interrupted: &|| false,
        }
    }

    /// The same, given up when somebody asks for it.
    pub fn until(self, interrupted: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { interrupted, ..self }
    }

    /// Enough for anything that is reasonable.
    pub fn ample() -> Budget<'a> {
        Budget::new(1 << 22, 1 << 36)
    }

    /// Whether so many states are allowed.
    #[inline]
    pub(crate) fn states(&self, states: usize) -> Result<(), Spent> {
        if states > self.most_states { Err(Spent::States(self.most_states)) } else { Ok(()) }
    }

    /// Takes some steps.
    #[inline]
    pub(crate) fn steps(&self, steps: u64) -> Result<(), Spent> {
        let used = self.used.get() + steps;
        self.used.set(used);
        match self.steps_left.get().checked_sub(steps) {
            Some(left) => self.steps_left.set(left),
            None => return Err(Spent::Steps(used)),
        }
        if used / 0x1_0000 != (used - steps) / 0x1_0000 && (self.interrupted)() {
            return Err(Spent::Interrupted);
        }
        Ok(())
    }

    /// How many steps were taken so far.
    pub fn used(&self) -> u64 {
        self.used.get()
    }
}
