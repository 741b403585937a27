//! Periods of nim-values: looked for, proved by theorems on heaps or by automata, and at work for heaps of any size.

mod automatic;
pub(crate) mod cache;
pub(crate) mod periodic;
mod report;
mod subsets;

pub use report::{Exceptions, Explored, HeapReport, HeapValues, Wish, explore, period};
