//! All sentences of this crate, in English and Chinese side by side. Nothing else here speaks.

pub(crate) mod advice;
pub(crate) mod finding;
pub(crate) mod misfit;
pub(crate) mod mistake;
pub(crate) mod payoff;
pub(crate) mod reason;
pub(crate) mod refusal;

pub use refusal::{halt, refusal, stop_reason};

use rules::Text;

/// The same in both languages.
pub(crate) fn both(en: impl Into<String>, zh: impl Into<String>) -> Text {
    Text { en: en.into(), zh: zh.into() }
}

/// A text shortened to what fits a sentence.
pub(crate) fn short(text: &str) -> String {
    const LONGEST: usize = 120;
    let mut shown: String = text.chars().take(LONGEST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

/// Several things in a row, the last joined by `last`; of many only the first are named.
pub(crate) fn list(all: &[String], comma: &str, last: &str) -> String {
    const MOST: usize = 12;
    if all.len() > MOST {
        return all.iter().take(MOST).map(|one| short(one)).collect::<Vec<_>>().join(comma) + comma + "…";
    }
    match all.split_last() {
        Some((end, [])) => short(end),
        Some((end, start)) => {
            let start: Vec<String> = start.iter().map(|one| short(one)).collect();
            start.join(comma) + last + &short(end)
        }
        None => String::new(),
    }
}
