//! Misère play of games on heaps, by their quotients.

pub(crate) mod cache;
pub(crate) mod elements;
mod report;

pub use report::{Limit, MisereReport, misere};
