//! Green Hackenbush against its rule, against theorems, and as text.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

mod dots;
mod explanations;
mod families;
mod graph6;
mod large;
mod lists;
mod rule;
mod values;
mod wins;
