//! A small checker of theorems for all parameters, in which numbers are divided by moduli that are sums of parameters.
//!
//! A certificate has a [`Family`]: a statement in which parameters are places that no move changes, and in which
//! `(NAME x q r)` says that x = q·M + r and r < M, for a modulus M. It is checked as a statement about quotients and
//! remainders ([`Family::parted`]), by the crate `kernel`.
//!
//! # What is trusted
//!
//! 1. *The statement says what is meant*, as for `kernel`: its formulas are read as they stand.
//! 2. *Each number is one pair of a quotient and a remainder*, since moduli are positive ([`Family::read`] demands it),
//!    and no move changes them, since parameters stay. So a position, and a number that a formula binds, may be given by
//!    its quotients and its last remainder: the game is the same, and so are the claim, and the end of play.
//! 3. *A sum of such numbers is a multiple of the modulus and a rest of few multiples of it* (`part.rs`): whether it is 0
//!    or negative depends on the quotients but for finitely many cases.
//! 4. The crate `kernel`, which checks what is then left, and this crate: read `family`, `depth`, `part`.
#![forbid(unsafe_code)]

mod depth;
mod family;
mod flaw;
mod part;

pub use family::{Certificate, Family, Modulus, check};
pub use flaw::{Flaw, Rejection};
