//! Answers as text for people.

mod answer;
mod columns;
mod fields;

pub(crate) use answer::answer;
pub(crate) use columns::columns;
pub(crate) use fields::{Fields, width};
