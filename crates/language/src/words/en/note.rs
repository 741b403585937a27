//! Notes at places of a text, in English.

use super::phrases::{count, numbers};
use crate::problem::Note;
use crate::words::quote::code;

pub(in crate::words) fn note(note: &Note) -> String {
    match note {
        Note::Here => String::new(),
        Note::OpensHere => "opened here".into(),
        Note::ClosesHere(close) => format!("{} belongs here", code(close)),
        Note::CompoundHere { name } => format!("{} stands here", code(name)),
        Note::RuleHere => "a rule stands here".into(),
        Note::Numbers(given) => format!("{} here", numbers(*given)),
        Note::Gaps(given) => format!("{} here", count(*given, "gap", "gaps")),
        Note::FirstHere => "first here".into(),
        Note::AgainHere => "again here".into(),
        Note::FormFromHere => "this says what positions look like".into(),
    }
}
