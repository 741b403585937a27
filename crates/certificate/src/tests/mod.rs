//! Tests that look inside: what is derived from a text against the rules' own evaluation, and whole certificates made
//! by brute force.

mod certificates;
mod formulas;
mod induction;
mod keys;
mod maker;
mod moves;
mod oracle;
mod refused;
mod tables;
