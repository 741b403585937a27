//! All sentences of this crate, in English and Chinese side by side. Nothing else here speaks.

pub(crate) mod advice;
pub(crate) mod contest;
pub(crate) mod discovery;
pub(crate) mod drawing;
pub(crate) mod emit;
pub(crate) mod finding;
pub mod heaps;
pub(crate) mod misere;
pub mod payoff;
pub mod proof;
pub(crate) mod reason;

pub use question::problem::refusal::{halt, refusal, stop_reason};

pub(crate) use rules::speech::{both, list, short};
