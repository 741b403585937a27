//! Bash's game, on one heap and on several.
//!
//! * Problem: from 1 to m stones are taken from a heap.
//! * Theorem: the nim-value of n stones is n mod (m + 1): among any m + 1 consecutive sizes each value
//!   appears once, so the options have all other values, or all smaller ones near the end (C.-G. Bachet 1612
//!   for the winner; Winning Ways, ch. 4). At most one option has a wanted value.
//! * Cost: one division per heap.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::Several;
use super::heap::{Heap, none, one};
use crate::argument::{self, Equation, Statement};
use dashu_int::UBig;
use rules::Convention;

/// Taking from 1 to `most` stones.
pub(super) struct Bash {
    most: UBig,
    period: UBig,
    citations: [&'static str; 2],
}

impl Bash {
    /// Bachet's game.
    pub(super) fn alone(most: UBig) -> Bash {
        Bash::cited(most, ["Bachet 1612; Winning Ways, ch. 4", "Bachet 1612; Ferguson 1974"])
    }

    /// Bounded Nim, the same game.
    pub(super) fn bounded(most: UBig) -> Bash {
        Bash::cited(most, ["Winning Ways, ch. 4", "Ferguson 1974"])
    }

    fn cited(most: UBig, citations: [&'static str; 2]) -> Bash {
        let period = &most + UBig::ONE;
        Bash { most, period, citations }
    }

    /// `m + 1`
    pub(super) fn period(&self) -> &UBig {
        &self.period
    }
}

impl Heap for Bash {
    fn citation(&self, convention: Convention) -> &str {
        self.citations[usize::from(convention == Convention::Misere)]
    }

    fn value(&self, heap: &UBig) -> Option<UBig> {
        Some(heap % &self.period)
    }

    fn reaching(&self, heap: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>> {
        let own = heap % &self.period;
        if *value > self.most || *value == own {
            return Some(none());
        }
        let taken = if own > *value { own - value } else { own + &self.period - value };
        Some(if taken <= *heap { one(heap - taken, most) } else { none() })
    }

    fn rule(&self) -> Statement {
        if self.most.is_zero() {
            return argument::Bash::Nothing.into();
        }
        argument::Bash::Rule { most: self.most.clone(), period: self.period.clone() }.into()
    }

    fn equation(&self, heap: &UBig) -> Option<Equation> {
        (!self.most.is_zero()).then(|| Equation::remainder(heap, &self.period))
    }

    fn lost(&self, heap: &UBig) -> Option<Statement> {
        if self.most.is_zero() {
            return None;
        }
        let heap = heap.clone();
        Some(if heap.is_zero() {
            argument::Heap::Empty.into()
        } else if self.most.is_one() {
            argument::Heap::OneByOne { stones: heap }.into()
        } else {
            argument::Bash::Multiple { heap, period: self.period.clone() }.into()
        })
    }

    fn alone(&self, heap: &UBig, value: &UBig) -> Vec<Statement> {
        let (equation, period) = (Equation::remainder(heap, &self.period), self.period.clone());
        vec![if heap.is_one() {
            argument::Heap::LastStone.into()
        } else if self.most.is_one() {
            argument::Heap::LastLoses { stones: heap.clone(), odd: value.is_one() }.into()
        } else if value.is_one() {
            argument::Bash::Lost { equation, period }.into()
        } else {
            argument::Bash::Won { equation, period }.into()
        }]
    }
}
