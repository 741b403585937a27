//! Tests of games on boards.

mod certificates;
mod completion;
mod facts;
mod groups;
mod hostile;
mod mirror;
mod naive;
mod random;
mod sizes;
mod words;
