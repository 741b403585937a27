//! Literals as they are read.

use crate::Numeration;
use crate::spent::{Spending, Spent};
use crate::table::{Child, Kind, Table};
use limits::Meter;
use std::sync::Arc;

/// States of the words of all variables, as bits: those whose last digit was the largest one, in a numeration where
/// only that matters.
pub(crate) type Full = u64;

/// No sentence or case has more variables than this.
pub(crate) fn most_variables(numeration: Numeration) -> u32 {
    Full::BITS / numeration.bits()
}

/// State of the word of a variable.
pub(crate) fn state_of(numeration: Numeration, full: Full, variable: usize) -> u8 {
    let bits = numeration.bits();
    (full >> (bits * variable as u32)) as u8 & ((1 << bits) - 1)
}

/// The states after another digit of a variable, if the word is valid.
#[inline]
pub(crate) fn follow(numeration: Numeration, full: Full, variable: usize, digit: u8) -> Option<Full> {
    let after = numeration.follow(state_of(numeration, full, variable), digit)?;
    let (bits, shift) = (numeration.bits(), numeration.bits() * variable as u32);
    Some(full & !(((1 << bits) - 1) << shift) | Full::from(after) << shift)
}

/// A literal with its table, whose tracks are variables in rising order.
#[derive(Clone)]
pub(crate) struct Watch {
    pub(crate) table: Arc<Table>,
    pub(crate) positive: bool,
    /// Variable of each track.
    pub(crate) variables: Vec<u32>,
    /// Child from which the literal can never hold.
    lost: Child,
}

impl Watch {
    /// Reads a relation or its negation, applied to these variables.
    pub(crate) fn new(
        positive: bool,
        arguments: Vec<u32>,
        table: &Arc<Table>,
        meter: &Meter,
    ) -> Result<Watch, Spent> {
        if arguments.is_sorted_by(|a, b| a < b) {
            return Ok(Watch::rising(positive, arguments, table.clone()));
        }
        let (table, variables) = table.arranged(&arguments, meter)?;
        Ok(Watch::rising(positive, variables, Arc::new(table)))
    }

    /// Reads a relation or its negation, applied to ascending variables.
    pub(crate) fn rising(positive: bool, variables: Vec<u32>, table: Arc<Table>) -> Watch {
        let lost = if positive { Child::DEAD } else { Child::NEVER };
        Watch { table, positive, variables, lost }
    }

    /// Also treats a negation as lost where the relation holds whatever follows.
    pub(crate) fn foreseeing(self) -> Watch {
        match self.table.sure() {
            Some(sure) if !self.positive => Watch { lost: sure, ..self },
            _ => self,
        }
    }

    /// Returns `true` if the literal holds.
    #[inline]
    pub(crate) fn holds(&self, state: Child) -> bool {
        self.table.accepts_at(state) == self.positive
    }

    /// Returns `true` if the literal can never hold again.
    #[inline]
    pub(crate) fn is_lost(&self, state: Child) -> bool {
        state == self.lost
    }

    /// Returns `true` if the digit of a variable is tested next.
    #[inline]
    fn asks(&self, at: Child, variable: u32) -> bool {
        match at.kind() {
            Kind::Node(node) => self.variables[self.table.asked(node)] == variable,
            _ => false,
        }
    }

    /// Reads the digit of a variable, if it is tested next.
    #[inline]
    fn read(&self, at: Child, variable: u32, digit: u8) -> Child {
        match at.kind() {
            Kind::Node(node) if self.variables[self.table.asked(node)] == variable => {
                self.table.child(node, digit)
            }
            _ => at,
        }
    }

    /// Opens a column, and reads the digits of the first variables.
    #[inline]
    pub(crate) fn open(&self, state: Child, digits: &[u8]) -> Child {
        let mut at = self.table.open(state);
        while let Kind::Node(node) = at.kind() {
            match digits.get(self.variables[self.table.asked(node)] as usize) {
                Some(&digit) => at = self.table.child(node, digit),
                None => break,
            }
        }
        at
    }
}

/// Digits of a column under trial, and the receiver of those that are accepted.
struct Trial<'a, F> {
    digits: Vec<u8>,
    meter: &'a Meter,
    found: &'a mut F,
}

/// Several literals read together.
pub(crate) struct Together {
    numeration: Numeration,
    pub(crate) watches: Vec<Watch>,
    /// First of the variables whose digits are tried.
    first: u32,
    pub(crate) count: u32,
    /// For each of them, the watches that may test it, each with `true` if losing it ends the search.
    asking: Vec<Vec<(usize, bool)>>,
    /// Watches whose loss ends the search.
    prunes: Vec<usize>,
    /// `true` if untested variables take all digits, not only 0.
    idle: bool,
}

impl Together {
    /// `prunes` tells for each watch if losing it ends the search.
    pub(crate) fn new(
        numeration: Numeration,
        (first, count): (u32, u32),
        watches: Vec<Watch>,
        prunes: impl Fn(usize) -> bool,
    ) -> Together {
        let of = |variable: u32| {
            let asking = watches.iter().enumerate().filter(|(_, watch)| watch.variables.contains(&variable));
            asking.map(|(index, _)| (index, prunes(index))).collect()
        };
        let asking = (first..first + count).map(of).collect();
        let prunes = (0..watches.len()).filter(|&index| prunes(index)).collect();
        Together { numeration, watches, first, count, asking, prunes, idle: true }
    }

    /// Gives untested variables the digit 0, for callers that need the states only.
    pub(crate) fn without_idle(self) -> Together {
        Together { idle: false, ..self }
    }

    /// Also tries the `before` variables that precede these.
    pub(crate) fn widened(&self, before: u32) -> Together {
        let variables = (self.first - before, self.count + before);
        Together::new(self.numeration, variables, self.watches.clone(), |_| true)
    }

    /// Bits in which the states of the words of so many variables are kept.
    pub(crate) fn width(&self, variables: u32) -> u32 {
        self.numeration.bits() * variables
    }

    /// States at the start.
    pub(crate) fn start(&self) -> Vec<Child> {
        vec![Child::state(0); self.watches.len()]
    }

    /// Opens a column in these states, and reads the digits of the first variables.
    pub(crate) fn open(&self, states: &[Child], digits: &[u8]) -> Vec<Child> {
        self.watches.iter().zip(states).map(|(watch, &state)| watch.open(state, digits)).collect()
    }

    /// Returns `true` if all literals hold.
    pub(crate) fn hold(&self, states: &[Child]) -> bool {
        self.watches.iter().zip(states).all(|(watch, &state)| watch.holds(state))
    }

    /// Returns `true` if some literal can never hold again.
    pub(crate) fn lost(&self, states: &[Child]) -> bool {
        self.watches.iter().zip(states).any(|(watch, &state)| watch.is_lost(state))
    }

    /// Calls `found` with the digits of the variables, the states after the column, and the set of full
    /// digits, for all digits that are valid after `full` and lose nothing.
    pub(crate) fn columns(
        &self,
        open: Vec<Child>,
        full: Full,
        meter: &Meter,
        found: &mut impl FnMut(&[u8], &[Child], Full) -> Result<(), Spent>,
    ) -> Result<(), Spent> {
        if self.prunes.iter().any(|&index| self.watches[index].is_lost(open[index])) {
            return Ok(());
        }
        let width = open.len();
        let mut states = open;
        states.resize(width * (self.count as usize + 1), Child::DEAD);
        let mut trial = Trial { digits: vec![0; self.count as usize], meter, found };
        self.below(0, full, &mut states, &mut trial)
    }

    fn below<F: FnMut(&[u8], &[Child], Full) -> Result<(), Spent>>(
        &self,
        read: usize,
        full: Full,
        states: &mut [Child],
        trial: &mut Trial<'_, F>,
    ) -> Result<(), Spent> {
        let width = self.watches.len();
        let Some(asking) = self.asking.get(read) else {
            return (trial.found)(&trial.digits, &states[..width], full);
        };
        let variable = self.first + read as u32;
        let asked = asking.iter().any(|&(index, _)| self.watches[index].asks(states[index], variable));
        let radix = if asked || self.idle { self.numeration.radix() } else { 1 };
        trial.meter.spend(radix.into())?;
        'digits: for digit in 0..radix {
            let Some(now_full) = follow(self.numeration, full, read, digit) else { continue };
            trial.digits[read] = digit;
            if !asked {
                self.below(read + 1, now_full, states, trial)?;
                continue;
            }
            let (here, below) = states.split_at_mut(width);
            below[..width].copy_from_slice(here);
            for &(index, prunes) in asking {
                let (watch, state) = (&self.watches[index], &mut below[index]);
                *state = watch.read(*state, variable, digit);
                if prunes && watch.is_lost(*state) {
                    continue 'digits;
                }
            }
            self.below(read + 1, now_full, below, trial)?;
        }
        Ok(())
    }
}
