//! Theories on pairs of numbers, against exhaustive search from the rules.

mod euclid;
#[path = "../exhaustive/mod.rs"]
mod exhaustive;
mod fibonacci;
mod race;
mod wythoff;
