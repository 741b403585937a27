//! Tests that need the crate alone.
#![cfg(feature = "prove")]

#[allow(dead_code)] // Statements are played here, but no values computed.
#[path = "../../../kernel-heaps/tests/all/brute.rs"]
mod brute;
mod elaborated;
