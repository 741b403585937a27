//! The words of the language for the editor of the pages, in TypeScript.

use boards::vocabulary as boards;
use language::vocabulary::{COUNTING, FOLLOWING, MEANINGS, OPENINGS, Word, reserved};
use serde_json::json;

/// Lists of words with their meanings: what each is, its name, and the words.
const LISTS: [(&str, &str, &[Word]); 6] = [
    ("Words that may begin a line.", "OPENINGS", OPENINGS),
    ("Functions and predicates.", "FUNCTIONS", MEANINGS),
    ("Words that may begin a line of a game on a board.", "BOARD_OPENINGS", boards::OPENINGS),
    ("Kinds of boards.", "BOARD_KINDS", boards::BOARDS),
    ("Functions of games on boards.", "BOARD_FUNCTIONS", boards::FUNCTIONS),
    ("Other words of games on boards.", "BOARD_WORDS", boards::WORDS),
];

/// Words of the language, as `language::vocabulary` and `boards::vocabulary` have them.
pub fn vocabulary() -> String {
    let word = |Word { name, en, zh }: &Word| {
        format!("  {{ name: {}, en: {}, zh: {} }},\n", json!(name), json!(en), json!(zh))
    };
    let following = FOLLOWING.iter().map(|(first, words)| format!("  {first}: {},\n", json!(words)));
    let lists = LISTS.iter().map(|(about, name, words)| {
        let words: String = words.iter().map(word).collect();
        format!("\n/** {about} */\nexport const {name}: Word[] = [\n{words}];\n")
    });
    format!(
        "/* Made by `cargo xtask describe` from the words of the language. */\n\n\
         /** A word, and what it says. */\nexport interface Word {{\n  name: string;\n  en: string;\n  zh: string;\n}}\n\n\
         /** Words that can never be names. */\nexport const RESERVED: string[] = {};\n\n\
         /** Words of the quantifiers that count: `at most 2 j: f`. */\nexport const COUNTING: string[] = {};\n\n\
         /** Words that go on in lines that begin in such a way. */\nexport const FOLLOWING: Record<string, string[]> = {{\n{}}};\n{}",
        json!(reserved().collect::<Vec<_>>()),
        json!(COUNTING),
        following.collect::<String>(),
        lists.collect::<String>(),
    )
}
