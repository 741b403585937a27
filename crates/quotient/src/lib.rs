//! Who wins misère games on heaps: whoever makes the last move loses.
//!
//! Nim-values do not decide misère sums. What takes their place is the *misère quotient* of Plambeck and Siegel: call two sums
//! alike if, whatever is added to both, the same player wins. The classes of sums that are alike form a commutative
//! monoid, often finite; some of its elements are lost, and a map from heaps to elements is all that there is to know of
//! the game. A period of the map is a period of the game.
//!
//! | module | what it does |
//! |---|---|
//! | [`outcome`](outcomes) | from the rules alone: the reference |
//! | [`genus`](Genera) | Conway's symbols, by the values of sums with heaps of two |
//! | `construct` | guesses a monoid heap after heap; every guess is proved before it is used |
//! | `sums` | that proof: all sums of any number of heaps, by finitely many of them |
//! | [`Quotient`] | the result: elements, lost ones, the map, its period, a presentation, the text of a certificate |
#![forbid(unsafe_code)]

mod bits;
mod construct;
mod genus;
mod heaps;
mod limits;
mod monoid;
mod moves;
mod outcome;
mod period;
mod portion;
mod presentation;
mod quotient;
mod reduce;
mod sums;
mod text;

pub use construct::{Report, search};
pub use genus::{Genera, Genus};
pub use limits::{Ended, Limits};
pub use outcome::{Outcomes, outcomes};
pub use presentation::{Presentation, Relation};
pub use quotient::Quotient;
