//! The engines for single positions against theorems, published sequences and the definitions.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

mod endless;
mod entailing;
mod games;
mod loopy;
mod outcomes;
mod suspense;
mod tame;
mod values;
