//! Messages for problems, in both languages. No other part of this crate has any.

mod en;
mod quote;
mod zh;

use crate::Lang;
use crate::problem::{Note, Problem};

/// Statement of a problem, a sentence without a full stop.
pub(crate) fn message(problem: &Problem, lang: Lang) -> String {
    match lang {
        Lang::En => en::message(problem),
        Lang::Zh => zh::message(problem),
    }
}

/// Suggested remedy.
pub(crate) fn help(problem: &Problem, lang: Lang) -> Option<String> {
    let help = match lang {
        Lang::En => en::help(problem),
        Lang::Zh => zh::help(problem),
    };
    (!help.is_empty()).then_some(help)
}

/// Note at a place.
pub(crate) fn note(note: &Note, lang: Lang) -> String {
    match lang {
        Lang::En => en::note(note),
        Lang::Zh => zh::note(note),
    }
}
