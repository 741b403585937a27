//! Answers, reports and problems as data, and questions from data.
//!
//! Field names are stable. What is said in words is said in the language that the caller chooses; naturals that
//! may be large are strings.

mod answer;
mod discovery;
mod game;
mod heaps;
mod line;
mod misere;
mod payoff;
mod play;
mod problem;
mod proof;
mod report;

pub use game::{described, listed, shown};
pub use line::{Id, Line, Question};
pub use play::{Record, Wanted, scene};

use crate::misere::MisereReport;
use crate::{Answer, Problem, check::Report, discover::Discoveries, heaps::HeapReport, proof::Proofs};
use rules::{Convention, Lang};

/// Something to be written as data, with its words in one language.
///
/// ```
/// let answer = bouton::ask("nim 14 21 39")?;
/// let object = serde_json::to_value(answer.spoken(rules::Lang::En)).unwrap();
/// assert_eq!(object["value"], "60");
/// assert_eq!(object["winning_moves"][0]["to"], "14 21 27");
/// assert_eq!(object["evidence"]["kind"], "proved");
/// # Ok::<(), Vec<bouton::Problem>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Spoken<'a, T> {
    said: &'a T,
    lang: Lang,
}

impl Answer {
    /// To be written as an object: `game`, `position`, `convention`, `outcome`, `value`, `winning_moves`,
    /// `winning_move_count`, `remoteness`, `why`, `evidence`, `engine`, `limits_hit`.
    pub fn spoken(&self, lang: Lang) -> Spoken<'_, Answer> {
        Spoken { said: self, lang }
    }
}

impl Problem {
    /// To be written as an object: `code`, `message`, `help`, `file`, `place`, `labels`.
    pub fn spoken(&self, lang: Lang) -> Spoken<'_, Problem> {
        Spoken { said: self, lang }
    }
}

impl Report {
    /// To be written as an object: `game`, `upto`, `refuted`, `findings`, `limits_hit`.
    pub fn spoken(&self, lang: Lang) -> Spoken<'_, Report> {
        Spoken { said: self, lang }
    }
}

impl MisereReport {
    /// To be written as an object: `game`, `convention`, `evidence`, `message`, `order`, `generators`, `generator_heaps`, `relations`,
    /// `lost`, `period`, `heaps`, `map`, `genera`, `limits_hit`.
    pub fn spoken(&self, lang: Lang) -> Spoken<'_, MisereReport> {
        Spoken { said: self, lang }
    }
}

impl HeapReport {
    /// To be written as an object: `game`, `evidence`, `period`, `conjecture`, `withheld`, `values`, `first`, `largest`, `largest_at`, `frequencies`,
    /// `first_heaps`, `space_mask`, `space_parity`, `rare`, `last_rare`, `theorem_covers`, `limits_hit`.
    pub fn spoken(&self, lang: Lang) -> Spoken<'_, HeapReport> {
        Spoken { said: self, lang }
    }
}

impl Discoveries {
    /// To be written as an object: `game`, `convention`, `size`, `proved`, `findings`, `limits_hit`.
    pub fn spoken(&self, lang: Lang) -> Spoken<'_, Discoveries> {
        Spoken { said: self, lang }
    }
}

impl Proofs {
    /// To be written as an object: `game`, `proved`, `refuted`, `attempts`, `message`, `limits_hit`, `untried`.
    pub fn spoken(&self, lang: Lang) -> Spoken<'_, Proofs> {
        Spoken { said: self, lang }
    }
}

fn convention(convention: Convention) -> &'static str {
    match convention {
        Convention::Normal => "normal",
        Convention::Misere => "misere",
    }
}
