//! Claims proved, refuted and left open, against the rules.

// One program for all of them: each one more takes seconds to link.

mod addable;
mod agree;
mod assumed;
mod blocked;
mod common;
mod damage;
mod damaged;
mod divided;
mod ends;
mod exponents;
mod family;
mod faults;
mod floors;
mod forged;
mod held;
mod logic;
mod proved;
mod refuted;
mod second;
mod sizes;
mod strategy;
mod windows;
