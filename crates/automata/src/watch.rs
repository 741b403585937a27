//! Literals that are read along.

use crate::Numeration;
use crate::budget::{Budget, Spent};
use crate::relation::Literal;
use crate::table::{Child, Kind, Table};
use std::sync::Arc;

/// A literal with its table, whose tracks are variables in rising order.
#[derive(Clone)]
pub(crate) struct Watch {
    pub(crate) table: Arc<Table>,
    pub(crate) positive: bool,
    /// The variable of each track.
    pub(crate) variables: Vec<u32>,
}

impl Watch {
    pub(crate) fn new(literal: &Literal, table: &Arc<Table>, budget: &Budget) -> Result<Watch, Spent> {
        if literal.arguments.is_sorted_by(|a, b| a < b) {
            let variables = literal.arguments.clone();
            return Ok(Watch { table: table.clone(), positive: literal.positive, variables });
        }
        let (table, variables) = table.arranged(&literal.arguments, budget)?;
        Ok(Watch { table: Arc::new(table), positive: literal.positive, variables })
    }

    /// Whether it holds of what was read.
    #[inline]
    pub(crate) fn holds(&self, state: Child) -> bool {
        self.table.accepts_at(state) == self.positive
    }

    /// Whether it can never hold again.
    #[inline]
    pub(crate) fn is_lost(&self, state: Child) -> bool {
        self.positive && state.is_dead()
    }

    /// Reads the digit of a variable, if that is what is asked for.
    #[inline]
    pub(crate) fn read(&self, at: Child, variable: u32, digit: u8) -> Child {
        match at.kind() {
            Kind::Node(node) => {
                let track = self.table.asked(node);
                if self.variables[track] == variable { self.table.child(node, digit) } else { at }
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

/// Several literals read together over the variables from `first` on.
pub(crate) struct Together<'w> {
    pub(crate) numeration: Numeration,
    pub(crate) watches: &'w [Watch],
    /// Whether nothing more is wanted once a watch is lost.
    pub(crate) prunes: &'w [bool],
    pub(crate) first: u32,
    pub(crate) count: u32,
}

impl Together<'_> {
    /// Calls `found` with the digits of all variables, the states after the column, and which digits were full.
    pub(crate) fn columns(
        &self,
        open: &[Child],
        full: u32,
        digits: &mut Vec<u8>,
        found: &mut impl FnMut(&[u8], &[Child], u32) -> Result<(), Spent>,
    ) -> Result<(), Spent> {
        let read = digits.len() as u32 - self.first;
        if read == self.count {
            return found(digits, open, full);
        }
        let variable = self.first + read;
        let mut next = Vec::with_capacity(open.len());
        for digit in 0..self.numeration.radix() {
            let Some(now_full) = self.numeration.follow(full >> read & 1 == 1, digit) else { continue };
            next.clear();
            let mut lost = false;
            for ((watch, &at), &prunes) in self.watches.iter().zip(open).zip(self.prunes) {
                let at = watch.read(at, variable, digit);
                if prunes && watch.is_lost(at) {
                    lost = true;
                    break;
                }
                next.push(at);
            }
            if lost {
                continue;
            }
            digits.push(digit);
            self.columns(&next, full & !(1 << read) | u32::from(now_full) << read, digits, found)?;
            digits.pop();
        }
        Ok(())
    }
}
