//! Counting up to a target.
//!
//! * Problem: the players add 1 to m to a running total, up to T.
//! * Theorem: the distance T - t is a heap of Bash's game, so the nim-value of the total t is (T - t) mod (m
//!   + 1) (C.-G. Bachet 1612, who counts to 100 in steps up to 10). No move leads beyond the target.
//! * Cost: a division.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::Several;
use super::bash::Bash;
use super::heap::Heap;
use crate::argument::{self, Equation, Statement};
use dashu_int::UBig;
use rules::Convention;

/// Steps of 1 to m, up to a target.
pub(super) struct CountUp {
    most: UBig,
    target: UBig,
    distance: Bash,
}

impl CountUp {
    /// The game with steps up to `most`.
    pub(super) fn new(most: UBig, target: UBig) -> CountUp {
        CountUp { distance: Bash::alone(most.clone()), most, target }
    }

    /// Distance to the target.
    fn left(&self, total: &UBig) -> UBig {
        if *total < self.target { &self.target - total } else { UBig::ZERO }
    }

    /// Remainder of the distance, which is the nim-value.
    fn remainder(&self, total: &UBig) -> Equation {
        let (target, total) = (self.target.clone(), total.clone());
        if total > target {
            return Equation::Past { total, target };
        }
        let period = self.distance.period().clone();
        let rest = self.left(&total) % &period;
        Equation::Distance { target, total, period, rest }
    }
}

impl Heap for CountUp {
    fn citation(&self, convention: Convention) -> &str {
        match convention {
            Convention::Normal => "Bachet 1612",
            Convention::Misere => "Bachet 1612; Ferguson 1974",
        }
    }

    fn value(&self, total: &UBig) -> Option<UBig> {
        self.distance.value(&self.left(total))
    }

    fn reaching(&self, total: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>> {
        let mut found = self.distance.reaching(&self.left(total), value, most)?;
        // The remaining distance is at most the target.
        found.first.iter_mut().for_each(|left| *left = &self.target - &*left);
        Some(found)
    }

    fn rule(&self) -> Statement {
        let (most, target) = (self.most.clone(), self.target.clone());
        argument::CountUp::Rule { most, target, period: self.distance.period().clone() }.into()
    }

    fn equation(&self, total: &UBig) -> Option<Equation> {
        Some(self.remainder(total))
    }

    fn lost(&self, total: &UBig) -> Option<Statement> {
        let (left, target, period) = (self.left(total), self.target.clone(), self.distance.period().clone());
        Some(if left.is_zero() {
            argument::CountUp::Reached { total: total.clone(), target }.into()
        } else {
            argument::CountUp::Multiple { left, target, period }.into()
        })
    }

    fn alone(&self, total: &UBig, value: &UBig) -> Vec<Statement> {
        let (equation, target, period) =
            (self.remainder(total), self.target.clone(), self.distance.period().clone());
        vec![if self.left(total).is_one() {
            argument::CountUp::LastStep { target }.into()
        } else if value.is_one() {
            argument::CountUp::Lost { equation, target, period }.into()
        } else {
            argument::CountUp::Won { equation, target, period }.into()
        }]
    }
}
