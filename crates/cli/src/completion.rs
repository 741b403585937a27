//! Completion of words: games, files with games, parameters and their values, contest problems.

use crate::speech::lang;
use bouton::Workbench;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter};
use rules::{ParameterKind, Ruleset};
use std::env;
use std::ffi::OsStr;
use std::sync::Arc;

/// Variable with the number of the word in question, in some shells; elsewhere it is the last.
const INDEX: &str = "_CLAP_COMPLETE_INDEX";

/// Games of the catalogue and of files, then the parameters of the game before.
pub(crate) fn games() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let before = before();
        match game(&before) {
            Some(game) => parameters(&game, &before, &current.to_string_lossy()),
            None => names(current),
        }
    })
}

/// Contest problems.
pub(crate) fn problems() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let current = current.to_string_lossy();
        let ids = bouton::judge::problems().iter().flat_map(|problem| {
            let names = [problem.id].into_iter().chain(problem.aliases.iter().copied());
            names.map(|name| candidate(name.to_owned(), problem.title.get(lang())))
        });
        ids.filter(|one| one.get_value().to_string_lossy().starts_with(&*current)).collect()
    })
}

fn candidate(word: String, about: &str) -> CompletionCandidate {
    CompletionCandidate::new(word).help((!about.is_empty()).then(|| about.to_owned().into()))
}

/// Words before the one in question, the command first.
fn before() -> Vec<String> {
    let words = env::args_os().skip_while(|word| word != "--").skip(2);
    let words: Vec<String> = words.map(|word| word.to_string_lossy().into_owned()).collect();
    // The program itself is counted as well.
    let index = env::var(INDEX).ok().and_then(|index| index.parse::<usize>().ok());
    let last = index.map_or(words.len(), |index| index).saturating_sub(1);
    words.into_iter().take(last).collect()
}

/// The game to which the word belongs: the last one since the beginning, or since a `+`.
fn game(before: &[String]) -> Option<Arc<Ruleset>> {
    let part = before.rsplit(|word| word == "+").next()?;
    // The name of the command may be that of a game as well.
    let skipped = usize::from(part.len() == before.len());
    let workbench = Workbench::new();
    let named = part.iter().skip(skipped).find(|word| is_game(word))?;
    workbench.game(named).ok().map(|game| game.ruleset.clone())
}

fn is_game(word: &str) -> bool {
    word.ends_with(".game") || catalog::names().contains(&word)
}

/// Games of the catalogue, and paths that may be or lead to a game.
fn names(current: &OsStr) -> Vec<CompletionCandidate> {
    let typed = current.to_string_lossy();
    let named = catalog::names().into_iter().filter(|name| name.starts_with(&*typed));
    let named = named.map(|name| {
        let game = catalog::ruleset(name);
        candidate(name.to_owned(), game.as_ref().map_or("", |game| game.title.get(lang())))
    });
    let boards = catalog::board_names().into_iter().filter(|name| name.starts_with(&*typed));
    let named = named.chain(boards.map(|name| candidate(name.to_owned(), "")));
    let paths = PathCompleter::any()
        .filter(|path| path.is_dir() || path.extension().is_some_and(|extension| extension == "game"));
    named.chain(paths.complete(current)).collect()
}

/// Parameters of a game that are not given yet, or values of the one that is being typed.
fn parameters(game: &Ruleset, before: &[String], current: &str) -> Vec<CompletionCandidate> {
    // Some shells take `piece=king` for three words.
    let (name, typed, prefix) = match (before, current.split_once('=')) {
        (_, Some((name, typed))) => (Some(name), typed, format!("{name}=")),
        ([.., name, equals], None) if equals == "=" => (Some(name.as_str()), current, String::new()),
        _ if current == "=" => (before.last().map(String::as_str), "", "=".to_owned()),
        _ => (None, current, String::new()),
    };
    if let Some(name) = name {
        let parameter = game.parameters.iter().find(|parameter| parameter.name == name);
        let words: &[String] = match parameter.map(|parameter| &parameter.kind) {
            Some(ParameterKind::Choice(words)) => words,
            _ => &[],
        };
        let words = words.iter().filter(|word| word.starts_with(typed));
        return words.map(|word| candidate(format!("{prefix}{word}"), "")).collect();
    }
    let given = |name: &str| before.iter().any(|word| word == name || word.starts_with(&format!("{name}=")));
    let open = game
        .parameters
        .iter()
        .filter(|parameter| parameter.name.starts_with(typed) && !given(&parameter.name));
    open.map(|parameter| candidate(format!("{}=", parameter.name), parameter.span.of(&game.text))).collect()
}
