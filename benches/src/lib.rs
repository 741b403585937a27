//! Criterion benches of the engines, in `benches/`.
#![forbid(unsafe_code)]
