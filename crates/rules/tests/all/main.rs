//! The meaning of rules: rule sets, refusals, and the moves that rules allow.

// One program for all of them: each one more takes seconds to link.

mod arithmetic;
mod assumptions;
mod book;
mod diagnostics;
mod games;
mod gaps;
mod limits;
mod moves;
mod order;
mod partial;
mod properties;
mod reach;
mod recursion;
#[path = "../../../language/tests/all/render/mod.rs"]
mod render;
