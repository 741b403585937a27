//! Answers as text for people.

mod answer;
mod census;
mod columns;
mod discovery;
mod fields;
mod guess;
mod identity;
mod misere;
mod payoff;
mod period;
mod proof;
mod report;

pub(crate) use answer::answer;
pub(crate) use census::census;
pub(crate) use columns::columns;
pub(crate) use discovery::discoveries;
pub(crate) use fields::{Fields, left, right, width};
pub(crate) use guess::guess;
pub(crate) use identity::identity;
pub(crate) use misere::misere;
pub(crate) use payoff::payoff;
pub(crate) use period::period;
pub(crate) use proof::{accepted, addable, all_sizes, proofs, proved};
pub(crate) use report::report;
