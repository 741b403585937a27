//! Resource limits of a construction.

use std::cell::Cell;

/// Approximate number of bytes per state under construction, including bookkeeping.
const STATE: u64 = 1 << 10;

/// Number of steps between two checks for interruption.
const PATIENCE: u64 = 1 << 10;

/// Limits of a construction or proof. Running into one means "unknown".
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
    most_bytes: u64,
    steps_left: Cell<u64>,
    used: Cell<u64>,
    /// Number of steps at the last check for interruption.
    asked: Cell<u64>,
    /// Reason why no more steps are allowed.
    over: Cell<Option<Spent>>,
    interrupted: &'a dyn Fn() -> bool,
}

/// The limit that was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spent {
    /// An automaton or proof grew to more states than allowed.
    States(usize),
    /// An automaton or proof would take more bytes than allowed.
    Memory(u64),
    /// More work than allowed.
    Steps(u64),
    /// A sentence has more variables than can be read together.
    Variables(u32),
    /// The caller asked to stop.
    Interrupted,
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (states, left) = (self.most_states, self.steps_left.get());
        out.debug_struct("Budget").field("states", &states).field("steps_left", &left).finish_non_exhaustive()
    }
}

impl<'a> Budget<'a> {
    /// Limits the states of a single automaton or proof, and the total number of steps.
    pub fn new(states: usize, steps: u64) -> Budget<'a> {
        Budget {
            most_states: states,
            most_bytes: u64::MAX,
            steps_left: Cell::new(steps),
            used: Cell::new(0),
            asked: Cell::new(0),
            over: Cell::new(None),
            interrupted: &|| false,
        }
    }

    /// Adds a callback that is polled for interruption.
    pub fn until(self, interrupted: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { interrupted, ..self }
    }

    /// Adds a limit in bytes, if there is one.
    pub fn in_memory(self, bytes: Option<u64>) -> Budget<'a> {
        Budget { most_bytes: bytes.unwrap_or(u64::MAX), ..self }
    }

    /// Generous limits, enough for any reasonable construction.
    pub fn ample() -> Budget<'a> {
        Budget::new(1 << 22, 1 << 36)
    }

    /// Checks that a number of states is allowed.
    #[inline]
    pub(crate) fn states(&self, states: usize) -> Result<(), Spent> {
        if states > self.most_states {
            return Err(Spent::States(self.most_states));
        }
        if states as u64 > self.most_bytes / STATE {
            return Err(self.end(Spent::Memory(self.most_bytes)));
        }
        Ok(())
    }

    /// Counts steps, each of a microsecond or less, and polls for interruption from time to time.
    #[inline]
    pub fn steps(&self, steps: u64) -> Result<(), Spent> {
        let used = self.used.get().saturating_add(steps);
        self.used.set(used);
        match self.steps_left.get().checked_sub(steps) {
            Some(left) => self.steps_left.set(left),
            None => return Err(self.end(self.over.get().unwrap_or(Spent::Steps(used)))),
        }
        if used - self.asked.get() < PATIENCE { Ok(()) } else { self.look() }
    }

    /// Polls for interruption at once: called before work whose steps are not counted.
    #[cold]
    pub fn look(&self) -> Result<(), Spent> {
        self.asked.set(self.used.get());
        if (self.interrupted)() { Err(self.end(Spent::Interrupted)) } else { Ok(()) }
    }

    /// Allows no further steps, for this reason.
    #[cold]
    fn end(&self, spent: Spent) -> Spent {
        self.steps_left.set(0);
        self.over.set(Some(spent));
        spent
    }

    /// Reason why nothing more is allowed, if a limit was reached.
    pub fn over(&self) -> Option<Spent> {
        self.over.get()
    }

    /// Number of steps taken so far.
    pub fn used(&self) -> u64 {
        self.used.get()
    }
}
