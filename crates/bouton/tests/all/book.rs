//! Every game in the book keeps what it claims and shows.

use bouton::words::Say;
use bouton::{Query, Workbench, check};
use solve::Limits;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect()
}

/// The games that stand in fences marked `game`.
fn games(page: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(page).expect("it stands in the repository");
    let fenced = text.split("\n```game\n").skip(1);
    fenced.map(|rest| rest.split("\n```").next().unwrap_or_default().to_owned() + "\n").collect()
}

/// Checks a game; how many examples and claims were looked at.
fn keeps_its_word(name: &str, text: &str) -> usize {
    let workbench = Workbench::new();
    workbench.add(name, text).unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
    let variant = workbench.variant(&Query::of_words(&[name]).expect("a name"), None);
    let variant = variant.unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
    let report = check(&variant, &[], 12, &Limits::none()).unwrap_or_else(|problems| panic!("{problems:?}"));
    for finding in &report.findings {
        let said = finding.verdict.text().en;
        assert_eq!(finding.verdict.name(), "agrees", "{name}: {}: {said}", finding.text);
    }
    report.findings.len()
}

#[test]
fn the_games_of_the_book_keep_their_word_in_both_languages() {
    for lang in ["en", "zh"] {
        let page = root().join("book").join(lang).join("language.md");
        let games = games(&page);
        assert!(games.len() >= 8, "{lang}: {}", games.len());
        for (number, text) in games.iter().enumerate() {
            assert!(keeps_its_word(&format!("{lang}-{number}.game"), text) >= 2, "{text}");
        }
    }
}
