//! Every game of the catalogue, with all settings of its examples.

use crate::compared::{Compared, compare};
use rules::Convention::{Misere, Normal};
use rules::{Library, Ruleset};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

/// The catalogue, and the games of the prover's tests.
pub(crate) struct Shelf;

fn folders() -> [PathBuf; 2] {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    [here.join("../catalog/games"), here.join("../prove/tests/games")]
}

fn text(name: &str) -> Option<String> {
    folders().iter().find_map(|folder| std::fs::read_to_string(folder.join(format!("{name}.game"))).ok())
}

impl Library for Shelf {
    fn ruleset(&self, name: &str) -> Option<Arc<Ruleset>> {
        rules::parse(&text(name)?, self).ruleset
    }

    fn names(&self) -> Vec<String> {
        vec![]
    }
}

fn names() -> Vec<String> {
    let files = folders().into_iter().flat_map(|folder| std::fs::read_dir(folder).expect("a folder"));
    let stem = |file: std::io::Result<std::fs::DirEntry>| {
        let path = file.expect("a file").path();
        (path.extension()? == "game").then(|| path.file_stem()?.to_str().map(str::to_owned))?
    };
    let mut names: Vec<String> = files.filter_map(stem).collect();
    names.sort();
    names
}

/// Settings of the parameters in examples: words like `m=3`.
fn settings(text: &str) -> BTreeSet<Vec<String>> {
    let mut found = BTreeSet::from([vec![]]);
    for line in text.lines().filter(|line| line.starts_with("example ")) {
        let words = line.split(' ').skip(1).take_while(|word| !word.starts_with(['(', '[']));
        found.insert(words.filter(|word| word.contains('=')).map(str::to_owned).collect());
    }
    found
}

#[test]
fn statements_of_the_catalogue_are_its_games() {
    let mut compared = Compared::default();
    let mut games = BTreeSet::new();
    for name in names() {
        let Some(ruleset) = Shelf.ruleset(&name) else { continue };
        for setting in settings(&text(&name).expect("a text")) {
            let argument = |word: &String| {
                let (name, value) = word.split_once('=')?;
                Some((name.to_owned(), ruleset.parse_argument(name, value).ok()?))
            };
            let Some(arguments) = setting.iter().map(argument).collect::<Option<Vec<_>>>() else { continue };
            for convention in [Normal, Misere] {
                let Ok(instance) = ruleset.instantiate(&arguments, Some(convention)) else { continue };
                for size in [None, Some(1), Some(2), Some(3), Some(4)] {
                    let before = compared.statements;
                    compare(&format!("{name} {setting:?}"), &instance, size, &mut compared);
                    if compared.statements > before {
                        games.insert(name.clone());
                    }
                }
            }
        }
    }
    eprintln!("{} games: {compared:?}", games.len());
    assert!(games.len() >= 20 && compared.unknown * 20 < compared.positions);
}
