//! Statements, against the rules from which they are made.

// One program for all of them: each one more takes seconds to link.

mod arranged;
mod blocked;
mod catalogue;
mod compared;
mod counted;
mod each;
mod exponents;
mod generated;
mod refused;
mod tight;
