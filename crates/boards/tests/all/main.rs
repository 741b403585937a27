//! Tests of games on boards.

mod certificates;
mod facts;
mod hostile;
mod mirror;
mod naive;
mod random;
mod sizes;
