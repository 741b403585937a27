//! Misère play of games on heaps, by their quotients.

pub(crate) mod at_work;
pub(crate) mod known;
mod report;

pub use report::{Limit, MisereReport, misere};
