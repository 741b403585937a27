//! Tables against brute force, written here from the rules.

// One program for all of them: each one more takes seconds to link.

mod blocked;
mod bounds;
mod endless;
mod files;
mod games;
#[path = "../../../solve/tests/all/positions/games.rs"]
mod games_by_rule;
mod made;
mod random;
mod ruled;
mod vectors;
mod windows;
