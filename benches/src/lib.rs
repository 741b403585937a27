//! Criterion benches of the engines; each stands in `benches/`.
#![forbid(unsafe_code)]
