//! Tests of the checkers against definitions.

mod brute;
mod damaged;
mod growing;
mod moves;
mod periods;
mod quotients;
