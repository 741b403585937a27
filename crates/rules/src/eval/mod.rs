//! Compilation of terms and formulas to closures.
//!
//! Each is compiled for one kind of [`Number`]. An atom with an undefined term is false; any other failure is a [`Fault`], never
//! a value.

mod condition;
mod recursion;
mod run;
mod sieved;
mod sifted;
mod strip;
mod term;

pub(crate) use recursion::{Recursion, value_at};
pub(crate) use run::Plan;
pub use sifted::Sieve;
pub(crate) use sifted::Sifted;

use crate::Automaton;
use crate::ruleset::{Slot, Term};
use dashu_int::IBig;
use language::integer::{NoValue, Number};
use limits::watch;
use std::cell::RefCell;

/// Limit on candidates tried: less than a second of work, so that time limits are honoured.
const FUEL: u64 = 1 << 24;

/// Number of candidates after which they are counted as steps, and number of steps counted for them.
const LOOK: u64 = 1 << 6;
const STEPS: u32 = 1 << 4;

/// Limit on the nesting of variables being tried.
const DEEPEST: u32 = 500;

/// Reason why there is no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// A term is undefined: the atom that contains it is false.
    Undefined,
    /// A number exceeds machine words: evaluate again in unbounded integers.
    Overflow,
    /// The numbers are too large for an answer.
    TooLarge,
    /// Too many candidates.
    TooMany,
    /// A variable has no finite range.
    Unbounded(Slot),
    /// The value of a smaller position is needed first.
    Wanted,
}

impl From<NoValue> for Fault {
    fn from(reason: NoValue) -> Fault {
        match reason {
            NoValue::Undefined => Fault::Undefined,
            NoValue::Overflow => Fault::Overflow,
            NoValue::TooLarge => Fault::TooLarge,
            NoValue::Stopped => Fault::TooMany,
        }
    }
}

/// Environment in which a term or formula is evaluated.
pub(crate) struct Env<'a, N> {
    /// Values of the variables, by slot; unbound slots hold arbitrary values.
    pub(crate) slots: &'a mut [N],
    /// Domain of folds: the components of a sum, or the elements of a row with their indices.
    pub(crate) elements: &'a [Vec<N>],
    /// Row in which the move is made.
    pub(crate) row: &'a [N],
    /// Values of smaller positions, in a claim on values.
    pub(crate) recursion: Option<Recursion<N>>,
    /// With [`Env::in_runs`], the variable bound last and the largest of its values that all belong to the assignment
    /// at hand; its slot holds the least. `None` if there is but one value.
    pub(crate) run: Option<(Slot, N)>,
    is_in_runs: bool,
    most: u64,
    fuel: u64,
    depth: u32,
}

impl<'a, N> Env<'a, N> {
    pub(crate) fn new(slots: &'a mut [N], elements: &'a [Vec<N>]) -> Env<'a, N> {
        let most = watch::candidates(FUEL);
        let (recursion, run) = (None, None);
        Env { slots, elements, row: &[], recursion, run, is_in_runs: false, most, fuel: most, depth: 0 }
    }

    /// Makes values of smaller positions known, as they are needed.
    pub(crate) fn recursive(self, recursion: Recursion<N>) -> Env<'a, N> {
        Env { recursion: Some(recursion), ..self }
    }

    /// Sets the row in which the move is made.
    pub(crate) fn within(self, row: &'a [N]) -> Env<'a, N> {
        Env { row, ..self }
    }

    /// Makes plans report values of the variable bound last in runs, where nothing else restricts them.
    pub(crate) fn in_runs(self) -> Env<'a, N> {
        Env { is_in_runs: true, ..self }
    }

    /// Counts a candidate.
    #[inline]
    pub(crate) fn spend(&mut self) -> Result<(), Fault> {
        self.fuel = self.fuel.checked_sub(1).ok_or(Fault::TooMany)?;
        if self.fuel.is_multiple_of(LOOK) && watch::steps(STEPS) {
            return Err(Fault::TooMany);
        }
        Ok(())
    }

    /// Counts several candidates.
    pub(crate) fn spend_on(&mut self, count: u64) -> Result<(), Fault> {
        self.fuel = self.fuel.checked_sub(count).ok_or(Fault::TooMany)?;
        let steps = u64::from(STEPS) * count / LOOK;
        if watch::steps(steps as u32) { Err(Fault::TooMany) } else { Ok(()) }
    }

    /// Counts a candidate of a variable, and its nesting depth.
    pub(crate) fn enter(&mut self) -> Result<(), Fault> {
        if self.depth >= DEEPEST {
            return Err(Fault::TooMany);
        }
        self.spend()?;
        self.depth += 1;
        Ok(())
    }

    pub(crate) fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Resets the count: a caller that takes results one by one sets its own limit.
    pub(crate) fn refuel(&mut self) {
        // Interruption is still polled: the low digits keep counting.
        self.fuel = self.most + self.fuel % LOOK;
    }
}

pub(crate) type TermFn<N> = Box<dyn Fn(&mut Env<'_, N>) -> Result<N, Fault> + Send + Sync>;
pub(crate) type FormulaFn<N> = Box<dyn Fn(&mut Env<'_, N>) -> Result<bool, Fault> + Send + Sync>;

/// Compiles terms and formulas whose parameters are fixed; `None` if a constant does not fit this kind of integer.
pub(crate) struct Compiler<'a> {
    automata: &'a [Automaton],
    /// Quantified variables without a finite range.
    unbounded: RefCell<Vec<Slot>>,
}

impl<'a> Compiler<'a> {
    pub(crate) fn new(automata: &'a [Automaton]) -> Compiler<'a> {
        Compiler { automata, unbounded: RefCell::default() }
    }

    /// Takes the variables without a finite range that were met since the last call.
    pub(crate) fn take_unbounded(&self) -> Vec<Slot> {
        self.unbounded.take()
    }
}

/// Value of a term without variables; `None` if it is undefined.
pub fn integer(term: &Term) -> Option<IBig> {
    let term = Compiler::new(&[]).term::<IBig>(term)?;
    term(&mut Env::new(&mut [], &[])).ok()
}

/// Makes an atom with an undefined term false.
#[inline]
pub(crate) fn defined(result: Result<bool, Fault>) -> Result<bool, Fault> {
    match result {
        Err(Fault::Undefined) => Ok(false),
        other => other,
    }
}

/// Converts the result of an operation on numbers: `None` means overflow.
#[inline]
fn fits<N: Number>(result: Option<N>) -> Result<N, Fault> {
    result.ok_or(Fault::Overflow)
}
