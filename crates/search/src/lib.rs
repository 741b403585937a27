//! Nimber search of games whose positions fall into parts.
//!
//! The game is only known by [`Game`]: a part is a few words, and has options, each of them several parts. Equal words mean
//! equal values.
//!
//! * [`Search`] finds nim-values, and keeps those that it finds. A pair of a part and a value is searched rather than a value (J. Lemoine,
//!   S. Viennot, *Nimbers are inevitable*, 2012): whether part + heap is lost needs one winning reply and no value.
//! * [`Search::evidence`] chooses those values on which a value rests: what a certificate has to list.
//! * [`Misere`] finds who wins when the player without a move wins.
//!
//! Nothing recurses: stacks are their own.
#![forbid(unsafe_code)]

mod evidence;
mod forms;
mod frame;
mod hash;
mod labels;
mod latest;
mod misere;
mod nimbers;
mod options;
mod question;
mod replies;
mod shared;
mod table;
#[cfg(test)]
mod tests;
mod worker;

pub use evidence::Evidence;
pub use forms::{Classes, Forms};
pub use labels::{CODE, Graph, MOST_VERTICES};
pub use misere::Misere;
pub use nimbers::Search;
pub use options::{Game, Options, Pairs};
pub use table::Table;
