//! The words for problems, in both languages. Nothing else in this crate speaks.

use crate::Lang;
use crate::problem::{Note, Problem};

pub(crate) fn message(problem: &Problem, _lang: Lang) -> String {
    format!("{problem:?}")
}

pub(crate) fn help(_problem: &Problem, _lang: Lang) -> Option<String> {
    None
}

pub(crate) fn note(note: &Note, _lang: Lang) -> String {
    format!("{note:?}")
}
