//! Words that never change: labels, headings, help.

use super::{Say, both};
use rules::{Lang, Text};

/// A constant text in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrase {
    en: &'static str,
    zh: &'static str,
}

/// A phrase from its English and its Chinese text.
pub const fn phrase(en: &'static str, zh: &'static str) -> Phrase {
    Phrase { en, zh }
}

impl Phrase {
    /// Text in this language.
    pub const fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Zh => self.zh,
        }
    }
}

impl Say for Phrase {
    fn text(&self) -> Text {
        both(self.en, self.zh)
    }
}
