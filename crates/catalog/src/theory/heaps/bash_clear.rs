//! Taking from a to b stones, or a small heap as a whole.
//!
//! * Problem: from a to b stones are taken from a heap; a heap of fewer than a may be taken as a whole.
//! * Theorem: with r = n mod (a + b) the nim-value of n stones is ⌈r / a⌉ if r <= b, and 0 otherwise. By
//!   induction: the options of a heap of a or more are b - a + 1 consecutive sizes, whose remainders miss
//!   exactly the sizes with its own value and higher ones (Winning Ways, ch. 4, on subtraction games; this
//!   variant is ours).
//! * Cost: two divisions per heap.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::Several;
use super::arc::Arc;
use super::heap::{Heap, none, one};
use crate::argument::{self, Equation, Statement};
use dashu_int::UBig;
use rules::Convention;

/// Taking from `least` to `most` stones, or a whole heap of fewer than `least`.
pub(super) struct BashClear {
    least: UBig,
    most: UBig,
    period: UBig,
}

impl BashClear {
    /// The game with these bounds, `1 <= least <= most`.
    pub(super) fn new(least: UBig, most: UBig) -> BashClear {
        let period = &least + &most;
        BashClear { least, most, period }
    }

    /// Remainders of the heaps with a nim-value.
    fn arc(&self, value: &UBig) -> Option<Arc<'_>> {
        if value.is_zero() {
            let start = (&self.most + UBig::ONE) % &self.period;
            return Some(Arc { period: &self.period, start, length: self.least.clone() });
        }
        let start = (value - UBig::ONE) * &self.least + UBig::ONE;
        if start > self.most {
            return None;
        }
        let length = (&self.most - &start + UBig::ONE).min(self.least.clone());
        Some(Arc { period: &self.period, start, length })
    }
}

impl Heap for BashClear {
    fn citation(&self, convention: Convention) -> &str {
        match convention {
            Convention::Normal => "Winning Ways, ch. 4",
            Convention::Misere => "Ferguson 1974",
        }
    }

    fn value(&self, heap: &UBig) -> Option<UBig> {
        let left = heap % &self.period;
        Some(if left > self.most { UBig::ZERO } else { (left + &self.least - UBig::ONE) / &self.least })
    }

    fn reaching(&self, heap: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>> {
        if *heap < self.least {
            let clears = !heap.is_zero() && value.is_zero();
            return Some(if clears { one(UBig::ZERO, most) } else { none() });
        }
        let Some(arc) = self.arc(value) else { return Some(none()) };
        let lowest = if *heap > self.most { heap - &self.most } else { UBig::ZERO };
        Some(arc.run(&lowest, &(heap - &self.least), most))
    }

    fn rule(&self) -> Statement {
        let (least, most, period) = (self.least.clone(), self.most.clone(), self.period.clone());
        argument::BashClear::Rule { least, most, period }.into()
    }

    fn equation(&self, heap: &UBig) -> Option<Equation> {
        let (size, period, rest) = (heap.clone(), self.period.clone(), heap % &self.period);
        Some(if rest > self.most {
            Equation::Above { size, period, rest, most: self.most.clone() }
        } else {
            Equation::Ceiling { size, period, least: self.least.clone(), value: self.value(heap)? }
        })
    }

    fn mark(&self, heap: &UBig) -> Option<Equation> {
        Some(Equation::remainder(heap, &self.period))
    }

    fn lost(&self, heap: &UBig) -> Option<Statement> {
        if heap.is_zero() {
            return Some(argument::Heap::Empty.into());
        }
        let (equation, left) = (Equation::remainder(heap, &self.period), heap % &self.period);
        let (most, period) = (self.most.clone(), self.period.clone());
        Some(if left.is_zero() {
            argument::BashClear::Multiple { equation, period }.into()
        } else if *heap < self.period {
            argument::BashClear::TooMany { stones: left }.into()
        } else {
            argument::BashClear::DownTo { equation, most, period, left }.into()
        })
    }

    fn alone(&self, heap: &UBig, value: &UBig) -> Vec<Statement> {
        let (equation, left) = (Equation::remainder(heap, &self.period), heap % &self.period);
        let (least, period) = (self.least.clone(), self.period.clone());
        vec![if !value.is_one() {
            argument::BashClear::Won { equation, least, period }.into()
        } else if *heap < self.period {
            argument::BashClear::TakesAll { stones: left }.into()
        } else {
            argument::BashClear::Lost { equation, least, period, left }.into()
        }]
    }
}
