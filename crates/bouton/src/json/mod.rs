//! Answers, reports and problems as data, and questions from data.
//!
//! Field names are stable. What is said in words is said in the language that the caller chooses; naturals that
//! may be large are strings.

mod answer;
#[cfg(feature = "prove")]
mod discovery;
mod game;
#[cfg(feature = "prove")]
mod heaps;
#[cfg(feature = "prove")]
mod misere;
mod payoff;
mod play;
mod problem;
#[cfg(feature = "prove")]
mod proof;
mod report;

pub(crate) use game::listed;
#[cfg(feature = "prove")]
pub(crate) use game::shown;
pub use play::Record;
pub(crate) use play::scene;
pub(crate) use problem::units;

use ::answer::Answer;
use ::answer::check::Report;
#[cfg(feature = "prove")]
use ::answer::discover::Discoveries;
#[cfg(feature = "prove")]
use ::answer::misere::MisereReport;
#[cfg(feature = "prove")]
use ::answer::period::HeapReport;
#[cfg(feature = "prove")]
use ::answer::proof::Proofs;
use question::Problem;
use rules::Lang;

/// Something to be written as data, with its words in one language.
///
/// ```
/// use bouton::json::Speak;
/// let answer = bouton::ask("nim 14 21 39")?;
/// let object = serde_json::to_value(answer.spoken(rules::Lang::En)).unwrap();
/// assert_eq!(object["value"], "60");
/// assert_eq!(object["winning_moves"][0]["to"], "14 21 27");
/// assert_eq!(object["evidence"]["kind"], "proved");
/// # Ok::<(), bouton::Problems>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Spoken<'a, T> {
    said: &'a T,
    lang: Lang,
}

/// Data with words in one language.
pub trait Speak: Sized {
    /// The same to be written as data, with its words in this language.
    fn spoken(&self, lang: Lang) -> Spoken<'_, Self> {
        Spoken { said: self, lang }
    }
}

/// An object: `game`, `position`, `convention`, `outcome`, `value`, `winning_moves`,
/// `winning_move_count`, `remoteness`, `why`, `evidence`, `engine`, `limits_hit`.
impl Speak for Answer {}

/// An object: `code`, `message`, `help`, `file`, `place`, `labels`.
impl Speak for Problem {}

/// An object: `game`, `upto`, `refuted`, `findings`, `limits_hit`.
impl Speak for Report {}

/// An object: `game`, `convention`, `evidence`, `message`, `order`, `generators`, `generator_heaps`, `relations`,
/// `lost`, `period`, `heaps`, `map`, `genera`, `limits_hit`.
#[cfg(feature = "prove")]
impl Speak for MisereReport {}

/// An object: `game`, `evidence`, `period`, `conjecture`, `withheld`, `values`, `first`, `largest`, `largest_at`, `frequencies`,
/// `first_heaps`, `space_mask`, `space_parity`, `rare`, `last_rare`, `theorem_covers`, `limits_hit`.
#[cfg(feature = "prove")]
impl Speak for HeapReport {}

/// An object: `game`, `convention`, `size`, `proved`, `findings`, `limits_hit`.
#[cfg(feature = "prove")]
impl Speak for Discoveries {}

/// An object: `game`, `proved`, `refuted`, `attempts`, `message`, `limits_hit`, `untried`.
#[cfg(feature = "prove")]
impl Speak for Proofs {}
