//! The language: what is read, refused and printed, and the moves that rules allow.

// One program for all of them: each one more takes seconds to link.

mod assumptions;
mod book;
mod diagnostics;
mod format;
mod games;
mod limits;
mod moves;
mod properties;
mod reach;
mod render;
