//! Quoted labels, as in DOT.

use super::reading::Failure;
use crate::graph::Mistake;
use std::borrow::Cow;

/// Label of a quotation that opens at `start`, and offset after it. `\"` is a quote, a line may be continued
/// after `\`, and any other `\` is kept, along with the next character.
pub(super) fn quotation(text: &str, start: usize) -> Result<(Cow<'_, str>, usize), Failure> {
    let inside = start + 1;
    let bytes = text.as_bytes();
    let mut label = String::new();
    let (mut kept, mut at) = (inside, inside);
    loop {
        match bytes.get(at) {
            None => return Err((start, Mistake::OpenQuote)),
            Some(b'"') if label.is_empty() && kept == inside => return Ok((text[inside..at].into(), at + 1)),
            Some(b'"') => {
                label.push_str(&text[kept..at]);
                return Ok((label.into(), at + 1));
            }
            Some(b'\\') => match bytes.get(at + 1) {
                Some(b'"') => {
                    label.push_str(&text[kept..at]);
                    (kept, at) = (at + 1, at + 2);
                }
                Some(b'\n') => {
                    label.push_str(&text[kept..at]);
                    (kept, at) = (at + 2, at + 2);
                }
                Some(b'\\') => at += 2,
                _ => at += 1,
            },
            Some(_) => at += 1,
        }
    }
}

/// Returns `true` if a label needs no quotes: a number, or letters, digits and `_`.
pub(in crate::graph) fn is_bare(label: &str) -> bool {
    !label.is_empty() && label.chars().all(is_label)
}

/// Returns `true` if a label may have this character without quotes.
pub(super) fn is_label(char: char) -> bool {
    char.is_alphanumeric() || char == '_'
}

/// The label in quotes.
pub(in crate::graph) fn quoted(label: &str) -> String {
    format!("\"{}\"", label.replace('"', "\\\""))
}
