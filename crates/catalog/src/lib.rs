//! The catalogue of known games.
#![forbid(unsafe_code)]
