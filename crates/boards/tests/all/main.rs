//! Tests of games on boards.

mod certificates;
mod completion;
mod facts;
mod hostile;
mod mirror;
mod naive;
mod random;
mod sizes;
mod words;
