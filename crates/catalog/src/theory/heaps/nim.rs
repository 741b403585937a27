//! Nim.
//!
//! * Problem: heaps; any number of stones may be taken from one of them.
//! * Theorem: the nim-value of a heap is its size (C. L. Bouton 1901).
//! * Cost: one comparison per heap.
//! * Evidence: the theorem; the tests compare it with exhaustive search.

use super::super::Several;
use super::columns;
use super::heap::{Heap, none, one, some};
use crate::argument::{self, Equation, Statement};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use rules::Convention;

/// Nim.
pub(super) struct Nim;

impl Heap for Nim {
    fn citation(&self, _convention: Convention) -> &str {
        "Bouton 1901"
    }

    fn value(&self, heap: &UBig) -> Option<UBig> {
        Some(heap.clone())
    }

    fn reaching(&self, heap: &UBig, value: &UBig, most: usize) -> Option<Several<UBig>> {
        Some(if value < heap { one(value.clone(), most) } else { none() })
    }

    fn rule(&self) -> Statement {
        argument::Nim::Rule.into()
    }

    fn equation(&self, heap: &UBig) -> Option<Equation> {
        Some(Equation::Size(heap.clone()))
    }

    fn lost(&self, _heap: &UBig) -> Option<Statement> {
        None
    }

    fn alone(&self, _heap: &UBig, _value: &UBig) -> Vec<Statement> {
        Vec::new()
    }

    fn account(&self, heaps: &[&UBig]) -> Vec<Statement> {
        let mut said = vec![self.rule()];
        let sum = heaps.iter().fold(UBig::ZERO, |sum, heap| sum ^ *heap);
        if heaps.len() < 2 || heaps.iter().all(|heap| heap.is_zero()) {
            return said;
        }
        if let Some(table) = columns::table(heaps) {
            said.push(argument::Nim::InBinary.into());
            let sum = table.row("⊕", &sum);
            said.extend(table.rows.into_iter().chain([sum]).map(|row| argument::Nim::Line(row).into()));
        }
        said.extend(odd_columns(heaps, &sum));
        said
    }

    fn is_nim(&self) -> bool {
        true
    }
}

/// Explains the columns with an odd number of ones, and the heaps in which that can be corrected.
fn odd_columns(heaps: &[&UBig], sum: &UBig) -> Vec<Statement> {
    let odd = columns::ones(sum);
    let Some(top) = odd.first().copied() else { return vec![argument::Nim::EvenColumns.into()] };
    let fitting: Vec<&UBig> = heaps.iter().filter(|heap| heap.bit(top)).copied().collect();
    let mut said = vec![
        argument::Nim::OddColumns(odd).into(),
        argument::Nim::Fitting { column: top, heaps: some(fitting.iter().copied()) }.into(),
    ];
    // The trap: working on the largest heap regardless of that column.
    if let Some(largest) = heaps.iter().max()
        && fitting.iter().all(|heap| heap < largest)
    {
        said.push(argument::Nim::LargestGrows { heap: (*largest).clone(), grown: *largest ^ sum }.into());
    }
    said
}
