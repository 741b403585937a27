//! A checker of theorems about all positions of an impartial game. It depends on nothing and believes nothing
//! that a prover says.
//!
//! # What is trusted
//!
//! A certificate has a [`Statement`]: a game (its positions, ends and moves) and a claim about it. If
//! [`check`] accepts, the claim holds at every position. That is worth as much as the following:
//!
//! 1. *The statement says what is meant.* Its formulas are read as they stand, over the natural numbers.
//!    Whether they are the rules of some game is not decided here: they can be read, and
//!    `bouton verify --game` makes them again.
//! 2. *Outcomes and values are what the demands say* ([`plan`]). Play ends, since a rank falls with every
//!    move; by induction on it each position has one outcome (E. Zermelo, 1913), or one nim-value, the least
//!    that none of its options has (R. Sprague, 1935; P. M. Grundy, 1939), where the value of several games
//!    together is the xor of theirs. A claim that satisfies the demands everywhere is therefore the outcome
//!    or the value.
//! 3. *Automata decide formulas* (J. R. Büchi, 1960; for numerations V. Bruyère, G. Hansel, 1997). A table
//!    reads all numbers at once, digit by digit, the first digits first. What a table has to accept is
//!    checked against its definition by walks through products of tables: nothing else is believed about it.
//! 4. *Words are the naturals*, which is shown by an induction over digits (`numeration.rs`) and not assumed.
//!    Only the table of `floor` is known by axioms, which have one solution (`check.rs`).
//! 5. This crate does what it says: under 3 000 lines, read in the order `text`, `statement`, `scope`,
//!    `read`, `plan`, `numeration`, `table`, `numbered`, `atoms`, `walk`, `cover`, `certificate`, `check`. It
//!    does not recurse on its input, and work and memory are bounded by [`Limits`], which [`Limits::of`]
//!    takes from the size of a certificate.

mod atoms;
mod certificate;
mod check;
mod cover;
mod limits;
mod numbered;
mod numeration;
mod plan;
mod read;
mod rejection;
mod scope;
mod statement;
mod table;
pub mod text;
mod walk;

pub use certificate::Certificate;
pub use check::{Theorem, check, checked};
pub use limits::{Limits, Meter};
pub use numeration::{MOST_DEGREE, Numeration};
pub use plan::{Demand, Plan, defined, plan, renamed};
pub use rejection::{Label, Rejection, TableFlaw, TextFlaw};
pub use scope::{Names, Scope, is_name, name};
pub use statement::{
    Automaton, Certainty, Choice, Claim, Definition, Formula, LARGEST, Literal, Move, Node, Phase, Rank,
    Relation, Sense, Statement, Variable, Verdict,
};
pub use table::{Child, Table};
