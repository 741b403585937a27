//! Answers, reports and problems as data, and questions from data.
//!
//! Field names are stable. What is said in words is said in the language that the caller chooses; naturals that
//! may be large are strings.

mod answer;
#[cfg(feature = "prove")]
mod automaton;
mod cells;
#[cfg(feature = "prove")]
mod census;
#[cfg(feature = "prove")]
mod discovery;
mod game;
#[cfg(feature = "prove")]
mod guess;
#[cfg(feature = "prove")]
mod heaps;
#[cfg(feature = "prove")]
mod identify;
#[cfg(feature = "judge")]
mod judge;
#[cfg(feature = "prove")]
mod misere;
mod payoff;
mod play;
mod problem;
#[cfg(feature = "prove")]
mod proof;
mod report;
#[cfg(feature = "schema")]
pub(crate) mod schema;
#[cfg(feature = "prove")]
mod sizes;
mod table;

#[cfg(feature = "prove")]
pub(crate) use automaton::AutomatonData;
pub(crate) use game::{ListedData, listed, listed_board, problematic, understood, understood_board};
#[cfg(feature = "schema")]
pub(crate) use game::{RulesData, ShownData};
#[cfg(feature = "prove")]
pub(crate) use game::{shown, shown_board};
#[cfg(feature = "prove")]
pub(crate) use guess::{GuessedData, of_positions};
#[cfg(feature = "prove")]
pub(crate) use identify::IdentityData;
#[cfg(all(feature = "judge", feature = "schema"))]
pub(crate) use judge::ContestsData;
#[cfg(feature = "judge")]
pub use judge::contest_problems;
pub use play::Record;
#[cfg(feature = "schema")]
pub(crate) use play::SceneData;
pub(crate) use play::scene;
#[cfg(feature = "prove")]
pub(crate) use proof::{AttemptData, ProgramData, sentences};
#[cfg(all(feature = "prove", feature = "schema"))]
pub(crate) use sizes::AllSizesData;
#[cfg(feature = "prove")]
pub(crate) use sizes::all_sizes_data;
pub(crate) use table::{HeaderData, SummaryData, TableEvidenceData, plain, summary};

use rules::{Lang, Text};
use serde::Serialize;

/// Data with words in one language.
///
/// ```
/// use bouton::json::Speak;
/// let answer = bouton::ask("nim 14 21 39")?;
/// let object = serde_json::to_value(answer.spoken(bouton::Lang::En)).unwrap();
/// assert_eq!(object["value"], "60");
/// assert_eq!(object["winning_moves"][0]["to"], "14 21 27");
/// assert_eq!(object["evidence"]["kind"], "proved");
/// # Ok::<(), bouton::Problems>(())
/// ```
pub trait Speak {
    /// An object with stable field names.
    type Data<'a>: Serialize
    where
        Self: 'a;

    /// The same as data, with its words in this language.
    fn spoken(&self, lang: Lang) -> Self::Data<'_>;
}

/// A sentence in one language.
trait Worded {
    fn worded(&self, lang: Lang) -> String;
}

impl Worded for Text {
    fn worded(&self, lang: Lang) -> String {
        self.get(lang).to_owned()
    }
}
