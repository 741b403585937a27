//! The games in the language's reference are games.

use rules::{Form, Instance, Lang, Library, NoLibrary, Options, Ruleset, format, parse};
use std::collections::BTreeSet;
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

/// Lines of the language in the table of phrases at the end of the chapter on contests: those in backticks that are
/// whole items, which conditions alone and formats are not.
fn lines_for_phrases(lang: &str) -> Vec<String> {
    let path = format!("{}/../../book/{lang}/contest.md", env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(path).expect("the chapter is there");
    let table = page.rsplit("|---|---|\n").next().unwrap_or_default();
    let quoted = table.lines().flat_map(|row| row.split('`').skip(1).step_by(2));
    let item = |text: &&str| ["->", "misere", "otherwise", "upto "].iter().any(|sign| text.contains(sign));
    quoted.filter(item).map(str::to_string).collect()
}

#[test]
fn every_line_in_the_table_of_phrases_is_read_and_its_play_ends() {
    let (en, zh) = (lines_for_phrases("en"), lines_for_phrases("zh"));
    assert!(en.len() >= 20, "{en:?}");
    assert_eq!(en, zh);
    for lines in en {
        // What ends play, and how, needs some rule beside it.
        let rule = if lines.contains("->") || lines.contains("upto ") { "" } else { "\n(n) -> (n - 1)" };
        let given = match &*lines {
            _ if lines.contains("<= m") => "(m >= 1 default 3)",
            _ if lines.contains("a[") => "(a: list default [3, 1, 2])",
            _ => "",
        };
        let parsed = parse(&format!("game mine{given}\n{lines}{rule}\n"), &Shelf);
        let said: Vec<String> = parsed.diagnostics.iter().map(|found| found.message(Lang::En)).collect();
        let Some(ruleset) = parsed.ruleset.filter(|_| said.is_empty()) else { panic!("{said:?} in {lines}") };
        let game = ruleset.instantiate(&[], None).expect("parameters have defaults");
        let Form::Tuple(arity) = game.form() else { continue };
        let mut known = BTreeSet::new();
        for index in 0..9usize.pow(arity as u32) {
            let at: Vec<u64> =
                (0..arity).map(|place| (index / 9usize.pow(place as u32) % 9) as u64).collect();
            ends(&game, &at, &mut Vec::new(), &mut known)
                .unwrap_or_else(|at| panic!("{lines} returns to {at:?}"));
        }
    }
}

/// Follows all play from a component; the error is a component to which it returns.
fn ends(
    game: &Instance,
    at: &[u64],
    path: &mut Vec<Vec<u64>>,
    known: &mut BTreeSet<Vec<u64>>,
) -> Result<(), Vec<u64>> {
    if path.iter().any(|before| before == at) {
        return Err(at.to_vec());
    }
    if known.contains(at) {
        return Ok(());
    }
    let mut options = Options::new();
    game.options(at, &mut options).expect("moves can be listed");
    path.push(at.to_vec());
    for option in options.iter() {
        option.components().try_for_each(|component| ends(game, component, path, known))?;
    }
    path.pop();
    known.insert(at.to_vec());
    Ok(())
}
