//! Tests that look inside: what is derived from a text against the rules' own evaluation, and whole certificates made
//! by brute force.

mod assumed;
mod certificates;
mod formulas;
mod induction;
mod keys;
mod limits;
mod maker;
mod moves;
mod oracle;
mod read_tables;
mod refused;
mod tables;
mod terms;
