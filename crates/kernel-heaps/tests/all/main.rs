//! Tests of the checkers against definitions.

mod brute;
mod moves;
