//! Certificates in words: the theorems that they show, and the reasons for rejecting them.

mod boards;
mod flaw;
mod heaps;
mod numeration;
mod period;
mod quotient;
mod rejection;
mod residues;
mod theorem;

#[cfg(feature = "prove")]
pub(crate) use numeration::places;
