//! Sequences of nim-values of games on one heap: kept in files, with certificates of their periods, which the checker reads before
//! anyone else does ([`certificate`]), and a [`census()`] of whole families of codes.
#![forbid(unsafe_code)]

mod census;
pub mod certificate;
mod elaborate;
pub mod kept;

pub use ::heap::{Broken, Family, Growth, Period, Theorem};
pub use census::{Census, CensusWish, Ended, Games, MOST_DIGITS, Row, census, codes};
pub use certificate::{Ground, Uncertified};
pub use elaborate::elaborate;
