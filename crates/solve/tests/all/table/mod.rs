//! Tables against brute force, written here from the rules.

mod bounds;
mod files;
mod games;
mod made;
mod random;
mod ruled;
mod vectors;
mod windows;
