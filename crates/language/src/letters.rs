//! Letters that stand for others, and those that are words of the language.

use std::borrow::Cow;

/// ASCII equivalent of a full-width character; other characters are returned unchanged.
pub fn narrow(given: char) -> char {
    match given {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(given as u32 - 0xfee0).unwrap_or(given),
        '\u{3000}' | '\u{a0}' => ' ',
        other => other,
    }
}

/// `text` with full-width characters made narrow.
pub(crate) fn narrowed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() { Cow::Borrowed(text) } else { Cow::Owned(text.chars().map(narrow).collect()) }
}

/// Returns `true` for characters that change the direction of the text after them.
pub(crate) fn turns_reading(given: char) -> bool {
    matches!(given, '\u{200e}' | '\u{200f}' | '\u{061c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns `true` for the golden ratio, the only Greek letter that is a word of the language.
pub(crate) fn is_phi(given: char) -> bool {
    matches!(given, '\u{3c6}' | '\u{3d5}')
}

/// Canonical spelling of a name.
pub(crate) fn name_text(source: &str) -> Cow<'_, str> {
    match source.chars().next() {
        Some(first) if is_phi(first) => "phi".into(),
        _ => narrowed(source),
    }
}
