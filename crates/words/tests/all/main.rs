//! Data in words.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

mod certificate;
mod guess;
mod statement;
mod theory;
