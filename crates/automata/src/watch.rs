//! Literals that are read along.

use crate::Numeration;
use crate::budget::{Budget, Spent};
use crate::table::{Child, Kind, Table};
use std::sync::Arc;

/// The variables whose last digit was the largest one, a bit each.
pub(crate) type Full = u64;

/// No sentence or case has more variables than this.
pub(crate) const MOST_VARIABLES: u32 = Full::BITS;

/// A literal with its table, whose tracks are variables in rising order.
#[derive(Clone)]
pub(crate) struct Watch {
    pub(crate) table: Arc<Table>,
    pub(crate) positive: bool,
    /// The variable of each track.
    pub(crate) variables: Vec<u32>,
    /// Where it can never hold again.
    lost: Child,
}

impl Watch {
    /// A relation or its opposite, of these variables.
    pub(crate) fn new(
        positive: bool,
        arguments: Vec<u32>,
        table: &Arc<Table>,
        budget: &Budget,
    ) -> Result<Watch, Spent> {
        if arguments.is_sorted_by(|a, b| a < b) {
            return Ok(Watch::rising(positive, arguments, table.clone()));
        }
        let (table, variables) = table.arranged(&arguments, budget)?;
        Ok(Watch::rising(positive, variables, Arc::new(table)))
    }

    /// A relation or its opposite, of variables that rise.
    pub(crate) fn rising(positive: bool, variables: Vec<u32>, table: Arc<Table>) -> Watch {
        let lost = if positive { Child::DEAD } else { Child::NEVER };
        Watch { table, positive, variables, lost }
    }

    /// The same; an opposite is lost as well where the relation holds whatever follows.
    pub(crate) fn foreseeing(self) -> Watch {
        match self.table.sure() {
            Some(sure) if !self.positive => Watch { lost: sure, ..self },
            _ => self,
        }
    }

    /// Whether it holds of what was read.
    #[inline]
    pub(crate) fn holds(&self, state: Child) -> bool {
        self.table.accepts_at(state) == self.positive
    }

    /// Whether it can never hold again.
    #[inline]
    pub(crate) fn is_lost(&self, state: Child) -> bool {
        state == self.lost
    }

    /// Whether the digit of a variable is asked for.
    #[inline]
    fn asks(&self, at: Child, variable: u32) -> bool {
        match at.kind() {
            Kind::Node(node) => self.variables[self.table.asked(node)] == variable,
            _ => false,
        }
    }

    /// Reads the digit of a variable, if that is what is asked for.
    #[inline]
    fn read(&self, at: Child, variable: u32, digit: u8) -> Child {
        match at.kind() {
            Kind::Node(node) if self.variables[self.table.asked(node)] == variable => {
                self.table.child(node, digit)
            }
            _ => at,
        }
    }

    /// Opens a column, and reads the digits of the variables that come first.
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

/// The digits of a column that are tried, and who hears of those that do.
struct Trial<'a, F> {
    digits: Vec<u8>,
    budget: &'a Budget<'a>,
    found: &'a mut F,
}

/// Several literals read together.
pub(crate) struct Together {
    numeration: Numeration,
    pub(crate) watches: Vec<Watch>,
    /// The variables whose digits are tried: so many, from this one on.
    first: u32,
    pub(crate) count: u32,
    /// For each of them the watches that may ask for it, and whether nothing more is wanted once one is lost.
    asking: Vec<Vec<(usize, bool)>>,
    /// The watches of which one being lost means that nothing more is wanted.
    prunes: Vec<usize>,
    /// Whether all digits are tried of a number that nobody asks for, and not only 0.
    idle: bool,
}

impl Together {
    /// `prunes` says of a watch whether nothing more is wanted once it is lost.
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

    /// The same, for those to whom only the states matter: numbers that nobody asks for have the digit 0.
    pub(crate) fn without_idle(self) -> Together {
        Together { idle: false, ..self }
    }

    /// The same with the variables before these, so many, tried as well.
    pub(crate) fn widened(&self, before: u32) -> Together {
        let variables = (self.first - before, self.count + before);
        Together::new(self.numeration, variables, self.watches.clone(), |_| true)
    }

    /// The states at the start.
    pub(crate) fn start(&self) -> Vec<Child> {
        vec![Child::state(0); self.watches.len()]
    }

    /// Opens a column in these states, and reads the digits of the variables that come first.
    pub(crate) fn open(&self, states: &[Child], digits: &[u8]) -> Vec<Child> {
        self.watches.iter().zip(states).map(|(watch, &state)| watch.open(state, digits)).collect()
    }

    /// Whether all hold of what was read.
    pub(crate) fn hold(&self, states: &[Child]) -> bool {
        self.watches.iter().zip(states).all(|(watch, &state)| watch.holds(state))
    }

    /// Whether some can never hold again.
    pub(crate) fn lost(&self, states: &[Child]) -> bool {
        self.watches.iter().zip(states).any(|(watch, &state)| watch.is_lost(state))
    }

    /// Calls `found` with the digits of the variables, the states after the column, and which digits were full; for
    /// all digits that are valid after `full` and lose nothing.
    pub(crate) fn columns(
        &self,
        open: Vec<Child>,
        full: Full,
        budget: &Budget,
        found: &mut impl FnMut(&[u8], &[Child], Full) -> Result<(), Spent>,
    ) -> Result<(), Spent> {
        if self.prunes.iter().any(|&index| self.watches[index].is_lost(open[index])) {
            return Ok(());
        }
        let width = open.len();
        let mut states = open;
        states.resize(width * (self.count as usize + 1), Child::DEAD);
        let mut trial = Trial { digits: vec![0; self.count as usize], budget, found };
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
        trial.budget.steps(radix.into())?;
        'digits: for digit in 0..radix {
            let Some(now_full) = self.numeration.follow(full >> read & 1 == 1, digit) else { continue };
            let now_full = full & !(1 << read) | Full::from(now_full) << read;
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
