//! Where a game is found: in the catalogue by its name, or in a file.

use crate::complaint::{Complaint, Source};
use crate::failure::Failure;
use crate::question;
use crate::speech::lang;
use crate::terminal::complain;
use catalog::Catalog;
use rules::{Lang, Ruleset};
use std::path::Path;

/// Whether a word names a file rather than a game of the catalogue.
pub(crate) fn is_file(name: &str) -> bool {
    name.ends_with(".game") || name.contains(['/', '\\']) || name == "-"
}

/// The game of that name or in that file. Warnings about the file are said on stderr.
pub(crate) fn load(name: &str) -> Result<Ruleset, Failure> {
    if !is_file(name) {
        return catalog::ruleset(name).ok_or_else(|| unknown(name));
    }
    let text = question::read(Path::new(name))?;
    let parsed = rules::parse(&text, &Catalog);
    let source = Source { name: Some(name.to_owned()), text: text.into() };
    let complaints: Vec<Complaint> = parsed.diagnostics.iter().map(|d| Complaint::of(d, &source)).collect();
    match parsed.ruleset {
        Some(ruleset) => {
            complaints.iter().for_each(|warning| complain(&(warning.render() + "\n")));
            Ok(ruleset)
        }
        None => Err(Failure::Wrong(complaints)),
    }
}

/// No game has this name.
fn unknown(name: &str) -> Failure {
    let near = rules::suggest(name, catalog::names());
    let (message, help) = match (lang(), near) {
        (Lang::En, Some(near)) => (format!("there is no game `{name}`"), format!("did you mean `{near}`?")),
        (Lang::En, None) => (
            format!("there is no game `{name}`"),
            "`bouton list` names the games; a game of your own is a file that ends in .game".into(),
        ),
        (Lang::Zh, Some(near)) => (format!("没有游戏 `{name}`"), format!("您是指 `{near}` 吗？")),
        (Lang::Zh, None) => (
            format!("没有游戏 `{name}`"),
            "`bouton list` 列出全部游戏；自编的游戏是以 .game 结尾的文件".into(),
        ),
    };
    Complaint::new("unknown-game", message).help(help).into()
}
