//! An independent evaluator of the game language, for tests to compare with.
//!
//! Written from `book/en/language.md` alone; it depends on nothing, least of all on the product. Everything
//! is done by brute force: moves by loops over all numbers, outcomes by retrograde analysis of all reachable
//! positions, nim-values by their definition. It is meant for small positions.
//!
//! ```text
//! Dice ──make──► Game ──text──► the language        Play ──► outcomes, values, options
//!                  └────────────────────────────────► ▲
//! a claim's text ──read──► Claim ── what it says of a position
//! ```
//!
//! ```
//! use oracle::{Dice, Game, Play};
//! let game = Game::read("game g\n(n) -> (n - k) where 1 <= k <= 2\nP(n) iff n mod 3 = 0\n").unwrap();
//! let play = Play::new(&game, false, &[vec![vec![7]]], 1000);
//! assert_eq!(play.outcome(&[vec![7]]), Some('N'));
//! assert_eq!(play.value(&[7]), Some(1));
//! assert!(!oracle::make(&mut Dice::seeded(1)).claims.is_empty());
//! ```
#![forbid(unsafe_code)]

mod automaton;
mod boxes;
mod claim;
mod dice;
mod formula;
mod game;
mod make;
mod mine;
mod play;
mod read;
mod second;
mod shrink;
mod stated;
mod sweep;
mod term;
mod text;

pub use automaton::{Automaton, Edges, Numeration};
pub use boxes::{multisets, rows, tuples};
pub use claim::{Claim, Content, Head, Says};
pub use dice::Dice;
pub use formula::{Formula, Predicate, Relation};
pub use game::{Body, End, Game, Law, Part, Pattern, Place, Rule, Sum, Verdict};
pub use make::{make, make_game};
pub use play::Play;
pub use read::read_claims;
pub use second::{is_one_certificate, second_verdicts};
pub use shrink::{shrunk, smaller};
pub use stated::{Defined, Digits, Proof, Stated, Tried};
pub use sweep::{sampled, sweep};
pub use term::{Env, Fold, Function, Term};
