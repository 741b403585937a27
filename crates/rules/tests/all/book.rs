//! The games in the language's reference are games.

use rules::{Lang, Library, NoLibrary, Ruleset, format, parse};
use std::sync::Arc;

/// The games that the reference builds on.
struct Shelf;

impl Library for Shelf {
    fn ruleset(&self, name: &str) -> Option<Arc<Ruleset>> {
        let text = "game nim\n(n) -> (n - k) where k >= 1\n";
        if name == "nim" { parse(text, &NoLibrary).ruleset } else { None }
    }

    fn names(&self) -> Vec<String> {
        vec!["nim".into()]
    }
}

fn page(lang: &str) -> String {
    let path = format!("{}/../../book/{lang}/language.md", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("the reference is there")
}

/// The code blocks marked `game`.
fn games(page: &str) -> Vec<&str> {
    let blocks = page.split("```game\n").skip(1);
    blocks.map(|rest| rest.split("```").next().unwrap_or_default()).collect()
}

#[test]
fn every_game_in_the_reference_is_read_without_a_complaint() {
    for lang in ["en", "zh"] {
        let page = page(lang);
        assert!(games(&page).len() >= 10);
        for text in games(&page) {
            let parsed = parse(text, &Shelf);
            let said: Vec<String> = parsed.diagnostics.iter().map(|found| found.message(Lang::En)).collect();
            assert!(parsed.ruleset.is_some() && said.is_empty(), "{said:?} in {text}");
        }
    }
}

#[test]
fn every_game_in_the_reference_has_an_example_and_stands_in_canonical_form() {
    for lang in ["en", "zh"] {
        for text in games(&page(lang)) {
            assert!(text.contains("\nexample "), "{text}");
            assert_eq!(format(text).as_deref(), Ok(text));
        }
    }
}

#[test]
fn both_languages_show_the_same_games() {
    let meaning = |text: &str| {
        let mut ruleset = parse(text, &Shelf).ruleset.expect("checked above").without_spans();
        ruleset.title = Default::default();
        ruleset
    };
    let (en, zh) = (page("en"), page("zh"));
    let (en, zh) = (games(&en), games(&zh));
    assert_eq!(en.len(), zh.len());
    for (en, zh) in en.into_iter().zip(zh) {
        assert_eq!(meaning(en), meaning(zh));
    }
}

#[test]
fn both_languages_have_the_same_grammar() {
    let rules = |page: &str| -> Vec<String> {
        let grammar =
            page.split("```ebnf\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a grammar");
        grammar
            .lines()
            .map(|line| line.split("(*").next().unwrap_or_default().trim_end().to_string())
            .collect()
    };
    assert_eq!(rules(&page("en")), rules(&page("zh")));
}
