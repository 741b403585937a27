//! Taking from a to b stones.
//!
//! * Problem: from a to b stones are taken from a heap; a heap of fewer than a has no moves.
//! * Theorem: the nim-value of n stones is ⌊r / a⌋ where r = n mod (a + b) (Winning Ways, ch. 4, on
//!   subtraction games). The options with a wanted value are consecutive sizes; see `arc`.
//! * Cost: two divisions per heap.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::Several;
use super::arc::Arc;
use super::heap::{Heap, none};
use crate::argument::{self, Equation, Statement};
use dashu_int::UBig;
use rules::Convention;

/// Taking from `least` to `most` stones.
pub(super) struct BashRange {
    least: UBig,
    most: UBig,
    period: UBig,
}

impl BashRange {
    /// The game with these bounds, `1 <= least <= most`.
    pub(super) fn new(least: UBig, most: UBig) -> BashRange {
        let period = &least + &most;
        BashRange { least, most, period }
    }
}

impl Heap for BashRange {
    fn citation(&self, convention: Convention) -> &str {
        match convention {
            Convention::Normal => "Winning Ways, ch. 4",
            Convention::Misere => "Ferguson 1974",
        }
    }

    fn value(&self, heap: &UBig) -> Option<UBig> {
        Some(heap % &self.period / &self.least)
    }

    fn reaching(&self, heap: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>> {
        let start = value * &self.least;
        if *heap < self.least || start >= self.period {
            return Some(none());
        }
        let lowest = if *heap > self.most { heap - &self.most } else { UBig::ZERO };
        let length = (&self.period - &start).min(self.least.clone());
        Some(Arc { period: &self.period, start, length }.run(&lowest, &(heap - &self.least), most))
    }

    fn rule(&self) -> Statement {
        let (least, most, period) = (self.least.clone(), self.most.clone(), self.period.clone());
        argument::BashRange::Rule { least, most, period }.into()
    }

    fn equation(&self, heap: &UBig) -> Option<Equation> {
        let (period, least) = (self.period.clone(), self.least.clone());
        Some(Equation::Floor { size: heap.clone(), period, least, value: self.value(heap)? })
    }

    fn mark(&self, heap: &UBig) -> Option<Equation> {
        Some(Equation::remainder(heap, &self.period))
    }

    fn lost(&self, heap: &UBig) -> Option<Statement> {
        let (equation, left) = (Equation::remainder(heap, &self.period), heap % &self.period);
        let (least, period) = (self.least.clone(), self.period.clone());
        Some(if *heap < self.least {
            argument::BashRange::Stuck { heap: heap.clone(), least }.into()
        } else {
            argument::BashRange::DownTo { equation, least, period, left }.into()
        })
    }

    fn alone(&self, heap: &UBig, value: &UBig) -> Vec<Statement> {
        let (equation, left) = (Equation::remainder(heap, &self.period), heap % &self.period);
        let (least, period) = (self.least.clone(), self.period.clone());
        vec![if !value.is_one() {
            // Those with nim-value 1.
            let last = &least + &least - UBig::ONE;
            argument::BashRange::Won { equation, least, last, period }.into()
        } else if *heap < self.period {
            argument::BashRange::LeavesStuck { stones: left, least }.into()
        } else {
            argument::BashRange::Lost { equation, least, period, left }.into()
        }]
    }
}
