//! Winners of misère games on heaps, in which the player who makes the last move loses.
//!
//! Nim-values do not decide misère sums. Their place is taken by the *misère quotient* of Plambeck and
//! Siegel: two sums are equivalent if, whatever is added to both, the same player wins. The equivalence
//! classes form a commutative monoid, often finite; some of its elements are lost, and a map from heaps to
//! elements describes the game completely. A period of the map is a period of the game.
//!
//! | module | contents |
//! |---|---|
//! | [`outcome`](outcomes) | outcomes computed from the rules alone, for reference |
//! | [`genus`](Genera) | Conway's symbols, from the values of sums with heaps of two |
//! | `construct` | guesses a monoid heap after heap; every guess is proved before it is used |
//! | `sums` | that proof: finitely many sums stand for all sums of any number of heaps |
//! | [`Quotient`] | the result: elements, lost ones, the map, its period, a presentation, the text of a certificate |
#![forbid(unsafe_code)]

mod bits;
mod bounds;
mod certificate;
mod construct;
mod genus;
mod heaps;
mod monoid;
mod moves;
mod outcome;
mod period;
mod portion;
mod presentation;
mod quotient;
mod reduce;
mod sums;

pub use bounds::{SearchEnd, Sizes};
pub use construct::{Report, search};
pub use genus::{Genera, Genus};
pub use limits::Limits;
pub use outcome::{Outcomes, outcomes};
pub use presentation::{Presentation, Relation};
pub use quotient::Quotient;
