//! Tests of games on boards.

mod certificates;
mod facts;
mod hostile;
mod naive;
mod random;
