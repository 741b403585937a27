//! The theories of the catalogue against brute force and published facts.

// One program for all of them: each one more takes seconds to link.

mod exhaustive;
mod graphs;
mod heaps;
mod pairs;
mod rows;
