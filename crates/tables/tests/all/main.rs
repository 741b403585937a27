//! Tables against brute force, written here from the rules.

// One program for all of them: each one more takes seconds to link.

mod blocked;
mod bounds;
mod divided;
mod files;
mod games;
mod made;
mod random;
mod rounds;
mod ruled;
mod tested;
mod vectors;
mod windows;
