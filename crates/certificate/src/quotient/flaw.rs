//! Errors in certificates of misère quotients.

use std::fmt;

/// Error in a certificate of a misère quotient.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuotientFlaw {
    /// The number of heaps in the map does not match the period.
    Map,
    /// There is no such element.
    NoElement(u32),
    /// This element is not the product of an earlier one and a generator.
    Unreached(usize),
    /// Two generators, by index, do not commute on an element.
    Commute(usize, usize, usize),
    /// This generator is not the element of its heap, or its heap is not in the map.
    Generator(usize),
    /// The identity is lost, or the lost elements do not ascend.
    Lost,
    /// These two elements are equivalent.
    Alike(usize, usize),
    /// This heap has no moves, but is not the identity.
    Dead(usize),
    /// Together with this element this heap is lost, and has a move to a lost one.
    Heap(usize, usize),
    /// This sum, counted from 1, has a heap that is dead or was not checked.
    Sum(usize),
    /// This sum is not lost, and has no move to a lost one.
    Stuck(usize),
    /// This heap is covered by no sum.
    UncoveredHeap(usize),
    /// This sum and this heap are covered by no sum.
    Uncovered(usize, usize),
    /// A number is too large.
    Large,
}

impl fmt::Display for QuotientFlaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QuotientFlaw::Map => out.write_str("map"),
            QuotientFlaw::NoElement(number) => write!(out, "no-element {number}"),
            QuotientFlaw::Unreached(element) => write!(out, "unreached {element}"),
            QuotientFlaw::Commute(element, one, other) => {
                write!(out, "commute {one} and {other} on {element}")
            }
            QuotientFlaw::Generator(place) => write!(out, "generator {place}"),
            QuotientFlaw::Lost => out.write_str("lost"),
            QuotientFlaw::Alike(one, other) => write!(out, "alike {one} and {other}"),
            QuotientFlaw::Dead(heap) => write!(out, "dead {heap}"),
            QuotientFlaw::Heap(heap, element) => write!(out, "heap {heap} beside {element}"),
            QuotientFlaw::Sum(sum) => write!(out, "sum {sum}"),
            QuotientFlaw::Stuck(sum) => write!(out, "stuck {sum}"),
            QuotientFlaw::UncoveredHeap(heap) => write!(out, "uncovered-heap {heap}"),
            QuotientFlaw::Uncovered(sum, heap) => write!(out, "uncovered {sum} and {heap}"),
            QuotientFlaw::Large => out.write_str("large"),
        }
    }
}
