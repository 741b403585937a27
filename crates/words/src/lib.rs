//! Answers in words: every sentence about them, in English and Chinese side by side.
//!
//! Faces call this last, when somebody is going to read it; nothing here decides anything. What is wrong with a question is said by
//! [`Problem`](question::Problem) itself, since an error of a library has to.
#![forbid(unsafe_code)]

pub mod advice;
mod blocking;
#[cfg(feature = "prove")]
pub mod discovery;
pub mod drawing;
pub mod editor;
#[cfg(feature = "emit")]
pub mod emit;
mod entailing;
pub mod export;
pub mod failure;
pub mod game;
#[cfg(feature = "prove")]
pub mod guess;
pub mod heaps;
#[cfg(feature = "prove")]
pub mod identity;
#[cfg(feature = "judge")]
pub mod judge;
pub mod legend;
#[cfg(feature = "prove")]
mod lemma;
pub mod mcp;
pub mod payoff;
#[cfg(feature = "prove")]
pub mod proof;
pub mod server;
#[cfg(feature = "prove")]
pub mod statement;
mod suspense;

#[cfg(feature = "prove")]
mod certificate;
mod family;
mod finding;
pub mod mirror;
mod misere;
mod phrase;
mod reason;
mod theory;
#[cfg(feature = "emit")]
mod unwritten;

pub use family::family;
pub use phrase::{Phrase, phrase};
pub use question::problem::refusal::{halt, refusal, stop_reason};

use rules::Text;
use rules::speech::{both, list, short};

/// Data that can be said in a sentence or two.
///
/// ```
/// use question::{Query, Workbench};
/// use words::Say;
/// let position = Workbench::new().ask(&Query::read("nim 14 21 39")?, None)?;
/// let answer = answer::solve(&position, 1, &solve::Limits::none())?;
/// assert_eq!(answer.why[0].text().en, "The nim-values of `nim` follow from a theorem (Bouton 1901).");
/// # Ok::<(), question::Problems>(())
/// ```
pub trait Say {
    /// The sentence in both languages.
    fn text(&self) -> Text;
}

/// Chinese text with a blank before it if it begins with a number or a Latin word.
pub(crate) fn spaced(text: &str) -> String {
    let latin = text.starts_with(|letter: char| letter == '-' || letter.is_ascii_alphanumeric());
    if latin { format!(" {text}") } else { text.into() }
}
