//! Programs that an answer is written as.

use crate::json::ProgramData;
use crate::{Variant, discover, proof};
use answer::discover::Discoveries;
use answer::proof::Proofs;
use rules::Lang;
use serde::Deserialize;
use words::Say;

/// A programming language, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Language(pub emit::Language);

impl TryFrom<String> for Language {
    type Error = String;

    fn try_from(name: String) -> Result<Language, String> {
        emit::Language::named(&name).map(Language).ok_or_else(|| {
            let known: Vec<&str> = emit::Language::ALL.iter().map(|language| language.name()).collect();
            format!("unknown variant `{name}`, expected one of {}", known.join(", "))
        })
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Language {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Language".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let names: Vec<&str> = emit::Language::ALL.iter().map(|language| language.name()).collect();
        schemars::json_schema!({ "enum": names })
    }
}

/// A program that was asked for, in both languages of its comments, or why there is none.
#[derive(Debug)]
pub struct Emitted {
    /// The language.
    pub language: Language,
    text: [Result<String, emit::Unwritten>; 2],
}

impl Emitted {
    /// Writes a claim of the text.
    pub(super) fn of_proofs(
        language: Language,
        variant: &Variant,
        given: &[&str],
        proofs: &Proofs,
    ) -> Emitted {
        Emitted::new(language, |language, lang| proof::program(variant, given, proofs, language, lang))
    }

    /// Writes a finding.
    pub(super) fn of_found(language: Language, variant: &Variant, found: &Discoveries) -> Emitted {
        Emitted::new(language, |language, lang| discover::program(variant, found, language, lang))
    }

    fn new(
        language: Language,
        write: impl Fn(emit::Language, Lang) -> Result<String, emit::Unwritten>,
    ) -> Emitted {
        Emitted { language, text: [Lang::En, Lang::Zh].map(|lang| write(language.0, lang)) }
    }

    /// The program, with comments in this language.
    pub fn text(&self, lang: Lang) -> Result<&str, &emit::Unwritten> {
        let [en, zh] = &self.text;
        let text = match lang {
            Lang::En => en,
            Lang::Zh => zh,
        };
        text.as_ref().map(String::as_str)
    }

    /// As data: `language`, `text`, and `message` where there is no text.
    pub(super) fn data(&self, lang: Lang) -> ProgramData<'_> {
        let (text, message) = match self.text(lang) {
            Ok(text) => (Some(text), None),
            Err(unwritten) => (None, Some(unwritten.text().get(lang).to_owned())),
        };
        ProgramData { language: self.language.0.name(), text, message }
    }
}
