//! Misère quotients against published ones and the definition.

// One program for all of them: each one more takes seconds to link.

mod changed;
mod published;
mod search;
