//! Terms and formulas compiled to closures.
//!
//! Each is compiled for one kind of [`Number`]. An atom with an undefined term is false; everything else that
//! goes wrong is a [`Fault`], never a value.

mod condition;
mod functions;
mod run;
mod term;

pub(crate) use run::Plan;

use crate::number::Number;
use crate::ruleset::{Automaton, Slot, Term};
use crate::watch;
use dashu_int::IBig;
use std::cell::RefCell;

/// How many candidates are tried before it is too much: less than a second of work, so that limits of time are kept.
const FUEL: u64 = 1 << 24;

/// After how many candidates these are counted as steps, and as how many.
const LOOK: u64 = 1 << 6;
const STEPS: u32 = 1 << 4;

/// How many variables may be tried inside each other.
const DEEPEST: u32 = 500;

/// Why there is no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// A term is not defined there: the atom that it stands in is false.
    Undefined,
    /// A number leaves the machine words: evaluate again in unbounded integers.
    Overflow,
    /// It cannot be told for numbers so large.
    TooLarge,
    /// There are too many candidates to try.
    TooMany,
    /// A variable has no finite range.
    Unbounded(Slot),
}

/// What a term or formula is evaluated at.
pub(crate) struct Env<'a, N> {
    /// The values of the variables, by slot; those not bound yet hold anything.
    pub(crate) slots: &'a mut [N],
    /// What folds run over: the components of a sum, or the elements of a row with their indices.
    pub(crate) elements: &'a [Vec<N>],
    /// The row that is moved in.
    pub(crate) row: &'a [N],
    most: u64,
    fuel: u64,
    depth: u32,
}

impl<'a, N> Env<'a, N> {
    pub(crate) fn new(slots: &'a mut [N], elements: &'a [Vec<N>]) -> Env<'a, N> {
        let most = watch::fuel(FUEL);
        Env { slots, elements, row: &[], most, fuel: most, depth: 0 }
    }

    /// The same with the row that is moved in.
    pub(crate) fn within(self, row: &'a [N]) -> Env<'a, N> {
        Env { row, ..self }
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

    /// Counts a candidate of a variable, and the variables that are being tried inside each other.
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

    /// Forgets what has been spent: a caller that takes results one by one decides itself when it is enough.
    pub(crate) fn refuel(&mut self) {
        // Who stops is asked all the same: the last digits go on counting.
        self.fuel = self.most + self.fuel % LOOK;
    }
}

pub(crate) type TermFn<N> = Box<dyn Fn(&mut Env<'_, N>) -> Result<N, Fault> + Send + Sync>;
pub(crate) type FormulaFn<N> = Box<dyn Fn(&mut Env<'_, N>) -> Result<bool, Fault> + Send + Sync>;

/// Compiles terms and formulas whose parameters are fixed. `None`: a constant does not fit this kind of integers.
pub(crate) struct Compiler<'a> {
    automata: &'a [Automaton],
    /// The quantified variables met that have no finite range.
    unbounded: RefCell<Vec<Slot>>,
}

impl<'a> Compiler<'a> {
    pub(crate) fn new(automata: &'a [Automaton]) -> Compiler<'a> {
        Compiler { automata, unbounded: RefCell::default() }
    }

    /// The variables without a finite range that were met since this was last asked.
    pub(crate) fn take_unbounded(&self) -> Vec<Slot> {
        self.unbounded.take()
    }
}

/// The value of a term without variables; nothing where it is undefined.
pub(crate) fn integer(term: &Term) -> Option<IBig> {
    let term = Compiler::new(&[]).term::<IBig>(term)?;
    term(&mut Env::new(&mut [], &[])).ok()
}

/// An atom with an undefined term is false.
#[inline]
pub(crate) fn defined(result: Result<bool, Fault>) -> Result<bool, Fault> {
    match result {
        Err(Fault::Undefined) => Ok(false),
        other => other,
    }
}

/// An operation on two numbers: `None` from the number means that it does not fit.
#[inline]
fn fits<N: Number>(result: Option<N>) -> Result<N, Fault> {
    result.ok_or(Fault::Overflow)
}
