//! The extension for VS Code: its files are there, and its words are those of the language.

use language::vocabulary::{COUNTING, FOLLOWING, MEANINGS, OPENINGS, reserved};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn extension() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../editors/vscode")
}

fn json(file: &str) -> Value {
    let text =
        std::fs::read_to_string(extension().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[test]
fn the_files_that_the_manifest_names_are_there() {
    let manifest = json("package.json");
    let contributes = &manifest["contributes"];
    assert!(extension().join(manifest["main"].as_str().expect("a file")).exists());
    assert_eq!(manifest["version"], env!("CARGO_PKG_VERSION"));
    json(contributes["languages"][0]["configuration"].as_str().expect("a file"));
    for grammar in contributes["grammars"].as_array().expect("grammars") {
        let file = json(grammar["path"].as_str().expect("a file"));
        assert_eq!(file["scopeName"], grammar["scopeName"]);
    }
    for snippets in contributes["snippets"].as_array().expect("snippets") {
        json(snippets["path"].as_str().expect("a file"));
    }
}

#[test]
fn the_syntax_has_the_words_of_the_language() {
    let grammar = json("syntaxes/game.tmLanguage.json");
    let coloured = words(&grammar["patterns"]);
    let opening = OPENINGS.iter().chain(MEANINGS).map(|word| word.name);
    let following = FOLLOWING.iter().flat_map(|(_, words)| words.iter().copied());
    for word in opening.chain(following).chain(COUNTING).chain(reserved()) {
        assert!(coloured.contains(word), "{word}");
    }
}

#[test]
fn the_syntax_of_games_on_boards_has_their_words() {
    use boards::vocabulary::{BOARDS, FUNCTIONS, OPENINGS, WORDS};
    let grammar = json("syntaxes/game.tmLanguage.json");
    let coloured = words(&grammar["repository"]["board"]["patterns"]);
    for word in [OPENINGS, BOARDS, FUNCTIONS, WORDS].into_iter().flatten() {
        for part in word.name.split([' ', '-']) {
            assert!(coloured.contains(part), "{}", word.name);
        }
    }
}

/// Words in the patterns of a grammar.
fn words(patterns: &Value) -> BTreeSet<String> {
    let mut coloured = BTreeSet::new();
    for pattern in patterns.as_array().expect("patterns") {
        // A blank in a pattern is no word.
        let pattern = pattern["match"].as_str().unwrap_or_default().replace("\\s", " ");
        let words = pattern.split(|letter: char| letter != '_' && !letter.is_ascii_alphanumeric());
        coloured.extend(words.map(str::to_owned));
    }
    coloured
}

/// A snippet without its stops is a text that can be read.
#[test]
fn snippets_of_whole_games_are_games() {
    let plain = |line: &str| {
        let mut text = String::new();
        let mut first: Vec<(char, String)> = Vec::new();
        let mut letters = line.chars().peekable();
        while let Some(letter) = letters.next() {
            if letter != '$' {
                text.push(letter);
                continue;
            }
            match letters.next() {
                Some('{') => {
                    let number = letters.next().expect("a number");
                    let inner: String = letters.by_ref().take_while(|&letter| letter != '}').collect();
                    let inner = inner.trim_start_matches(':').replace("$2", "n").replace("$1", "n");
                    first.push((number, inner.clone()));
                    text.push_str(&inner);
                }
                Some(number) => {
                    let known = first.iter().find(|(known, _)| *known == number);
                    text.push_str(known.map_or("", |(_, inner)| inner));
                }
                None => {}
            }
        }
        text
    };
    let snippets = json("snippets/game.json");
    let mut games = 0;
    for (name, snippet) in snippets.as_object().expect("snippets") {
        let Some(lines) = snippet["body"].as_array() else { continue };
        let lines: Vec<&str> = lines.iter().filter_map(Value::as_str).collect();
        if !lines[0].starts_with("game") {
            continue;
        }
        let text = plain(&lines.join("\n")) + "\n";
        let wrong = match boards::is_board(&text) {
            true => boards::read(&text).err().unwrap_or_default(),
            false => rules::parse(&text, &catalog::Catalog).diagnostics,
        };
        assert!(wrong.is_empty(), "{name}: {wrong:?}\n{text}");
        games += 1;
    }
    assert_eq!(games, 5);
}
