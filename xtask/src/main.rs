//! The tasks of this repository.
#![forbid(unsafe_code)]
fn main() {}
