//! Subtraction games.
//!
//! * Problem: s stones are taken from a heap, for some s of a finite set.
//! * Theorem: nim-values are eventually periodic, and `periodic` finds and proves the period (S. W. Golomb, A
//!   mathematical investigation of games of "take-away", J. Combin. Theory 1 (1966) 443-458).
//! * Cost: some nim-values once, then per heap a division and a look at each member of the set.
//! * Evidence: the theorem; the tests compare it with exhaustive search. If no period was found, there is no
//!   answer beyond the computed values.

use super::super::Several;
use super::heap::{Heap, some};
use super::periodic::{MOST_VALUES, Values};
use crate::argument::{self, Equation, Statement};
use dashu_int::UBig;
use heap::Period;
use rules::Convention;
use std::sync::OnceLock;

/// Limit on the values shown.
const MOST_SHOWN: usize = 24;

/// Taking the members of a set.
pub(super) struct Subtraction {
    /// Ascending, without 0.
    set: Vec<UBig>,
    /// Members within the range of computed values.
    small: Vec<usize>,
    values: OnceLock<Values>,
}

impl Subtraction {
    /// The game with this set, which must not contain 0.
    pub(super) fn new(mut set: Vec<UBig>) -> Subtraction {
        set.sort();
        set.dedup();
        let fits = |member: &UBig| usize::try_from(member).ok().filter(|&member| member < MOST_VALUES);
        let small = set.iter().map_while(fits).collect();
        Subtraction { set, small, values: OnceLock::new() }
    }

    fn values(&self) -> &Values {
        self.values.get_or_init(|| Values::of(&self.small, self.small.len() == self.set.len()))
    }

    /// A computed heap whose options have the same nim-values as the options of this one.
    fn place(&self, heap: &UBig) -> Option<usize> {
        let values = self.values();
        if let Ok(heap) = usize::try_from(heap)
            && heap < values.computed()
        {
            return Some(heap);
        }
        // Beyond the computed values, and so beyond the start and the largest member.
        let from = values.period()?.start + self.small.last().copied().unwrap_or(0);
        Some(from + (heap - UBig::from(from)) % values.period()?.length)
    }

    /// The smallest heap with the same nim-value because of the period.
    fn first_place(&self, heap: &UBig, period: Period) -> Option<usize> {
        let place = self.place(heap)?;
        let beyond = place.checked_sub(period.start);
        Some(beyond.map_or(place, |beyond| period.start + beyond % period.length))
    }
}

impl Heap for Subtraction {
    fn citation(&self, convention: Convention) -> &str {
        match convention {
            Convention::Normal => "Golomb 1966",
            Convention::Misere => "Golomb 1966; Ferguson 1974",
        }
    }

    fn value(&self, heap: &UBig) -> Option<UBig> {
        Some(self.values().value(self.place(heap)?)?.into())
    }

    fn reaching(&self, heap: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>> {
        let (place, values) = (self.place(heap)?, self.values());
        let wanted = u32::try_from(value).ok();
        let mut first = Vec::new();
        let mut count = 0u64;
        for &taken in self.small.iter().rev() {
            let Some(left) = place.checked_sub(taken) else { continue };
            if wanted.is_some() && values.value(left) == wanted {
                count += 1;
                if first.len() < most {
                    first.push(heap - UBig::from(taken));
                }
            }
        }
        Some(Several { first, count: Some(count.into()) })
    }

    fn rule(&self) -> Statement {
        let Some(largest) = self.set.last() else { return argument::Subtraction::Nothing.into() };
        let computed = self.values();
        let Some(Period { start, length, .. }) = computed.period() else {
            return argument::Subtraction::Definition.into();
        };
        let values = match start + length {
            end @ ..=MOST_SHOWN => (0..end).filter_map(|heap| computed.value(heap)).collect(),
            _ => Vec::new(),
        };
        argument::Subtraction::Period { values, start, length, largest: largest.clone() }.into()
    }

    fn equation(&self, heap: &UBig) -> Option<Equation> {
        if self.set.is_empty() {
            return None;
        }
        let (size, value) = (heap.clone(), self.value(heap)?);
        let same = self.values().period().and_then(|period| self.first_place(heap, period));
        Some(Equation::Periodic { size, same: same.filter(|&same| UBig::from(same) != *heap), value })
    }

    fn lost(&self, heap: &UBig) -> Option<Statement> {
        let least = self.set.first().filter(|least| heap < *least)?;
        Some(argument::Subtraction::Stuck { heap: heap.clone(), least: least.clone() }.into())
    }

    fn alone(&self, heap: &UBig, _value: &UBig) -> Vec<Statement> {
        let (set, equation) = (some(&self.set), self.equation(heap));
        vec![self.rule(), argument::Subtraction::LeaveOne { set, equation }.into()]
    }
}
