//! The two languages that Bouton speaks.

/// A language for words shown to people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Chinese.
    Zh,
}

/// The same words in both languages; an empty one falls back on the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// English.
    pub en: String,
    /// Chinese.
    pub zh: String,
}

impl Text {
    /// The words in `lang`, or in the other language if there are none.
    pub fn get(&self, lang: Lang) -> &str {
        let (first, second) = match lang {
            Lang::En => (&self.en, &self.zh),
            Lang::Zh => (&self.zh, &self.en),
        };
        if first.is_empty() { second } else { first }
    }

    /// Whether there are no words in either language.
    pub fn is_empty(&self) -> bool {
        self.en.is_empty() && self.zh.is_empty()
    }
}
