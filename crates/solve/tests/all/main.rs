//! The engines against theorems, published sequences and the definitions.

// One program for all of them: each one more takes seconds to link.

mod graph;
mod matching;
mod positions;
