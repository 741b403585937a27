//! The words of the language for the editor of the pages, in TypeScript.

use language::vocabulary::{COUNTING, FOLLOWING, MEANINGS, OPENINGS, Word, reserved};
use serde_json::json;

/// Words of the language, as `language::vocabulary` has them.
pub fn vocabulary() -> String {
    let words = |words: &[Word]| -> String {
        words
            .iter()
            .map(|word| {
                format!(
                    "  {{ name: {}, en: {}, zh: {} }},\n",
                    json!(word.name),
                    json!(word.en),
                    json!(word.zh)
                )
            })
            .collect()
    };
    let list = |words: &mut dyn Iterator<Item = &'static str>| -> String {
        words.map(|word| json!(word).to_string()).collect::<Vec<_>>().join(", ")
    };
    let following: String = FOLLOWING
        .iter()
        .map(|(first, words)| format!("  {first}: [{}],\n", list(&mut words.iter().copied())))
        .collect();
    format!(
        "/* Made by `cargo xtask describe` from the words of the language. */\n\n\
         /** A word, and what it says. */\nexport interface Word {{\n  name: string;\n  en: string;\n  zh: string;\n}}\n\n\
         /** Words that can never be names. */\nexport const RESERVED: string[] = [{}];\n\n\
         /** Words of the quantifiers that count: `at most 2 j: f`. */\nexport const COUNTING: string[] = [{}];\n\n\
         /** Words that may begin a line. */\nexport const OPENINGS: Word[] = [\n{}];\n\n\
         /** Words that go on in lines that begin in such a way. */\nexport const FOLLOWING: Record<string, string[]> = {{\n{following}}};\n\n\
         /** Functions and predicates. */\nexport const FUNCTIONS: Word[] = [\n{}];\n",
        list(&mut reserved()),
        list(&mut COUNTING.into_iter()),
        words(OPENINGS),
        words(MEANINGS),
    )
}
