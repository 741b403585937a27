//! Answers as text for people.

mod answer;
mod fields;

pub(crate) use answer::answer;
pub(crate) use fields::{Fields, width};
