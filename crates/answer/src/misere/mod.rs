//! Misère play of games on heaps, by their quotients.

pub(crate) mod elements;
pub(crate) mod cache;
mod report;

pub use report::{Limit, MisereReport, misere};
