//! Statements with moduli, and what they become, by brute force.

mod parted;
mod refused;
