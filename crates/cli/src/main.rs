//! The bouton command.
#![forbid(unsafe_code)]
fn main() {}
