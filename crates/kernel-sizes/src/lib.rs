//! A small checker of theorems for any number of heaps, and for rows of any length.
#![forbid(unsafe_code)]

mod check;
mod counts;
mod flaw;
mod mended;
mod moves;
mod parts;
mod read;
mod scene;
mod sentences;
mod split;
mod statement;
mod write;

pub use check::{Certificate, Theorem, asked, check};
pub use flaw::{Flaw, Rejection};
pub use parts::Numbers;
pub use sentences::Purpose;
pub use statement::{Claim, Falls, Fold, Item, Law, Reasons, Shape, Statement, Step, Total};
