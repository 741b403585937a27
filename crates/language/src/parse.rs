//! Reading of files: their items, and mistakes in the number of these.

use crate::ast::ItemKind;
#[cfg(feature = "confusable")]
use crate::confusable;
use crate::diagnostic::{Diagnostic, Problems};
use crate::problem::{Misuse, Note, Syntax};
use crate::{File, Lang, Span, lexer, parser};
use std::collections::HashMap;

/// Reads a `.game` file as far as possible. Mistakes in its syntax are among the problems; names are not
/// looked up.
///
/// ```
/// let mut problems = language::Problems::default();
/// let file = language::parse("game nim\n(n) -> (n - k) where k >= 1\n(n) -> n\n", &mut problems);
/// assert_eq!((file.items.len(), problems.errors()), (2, 1));
/// assert_eq!(problems.into_sorted()[0].code(), "unexpected-token");
/// ```
pub fn parse(text: &str, problems: &mut Problems) -> File {
    if u32::try_from(text.len()).is_err() {
        problems.add(Diagnostic::at(Syntax::LongFile, Span::default()));
        return File::default();
    }
    let lexed = lexer::lex(text, problems);
    #[cfg(feature = "confusable")]
    confusable::check(text, &lexed.tokens, problems);
    let letters = parser::alphabet(text, &lexed.tokens);
    let mut file = parser::parse_items(text, &lexed.tokens, &letters, problems);
    file.comments = lexed.comments.iter().map(|comment| comment.span).collect();
    check(&file, problems);
    file
}

/// Reads the items of a text from the start of a line to its end, without checking for missing items.
pub fn parse_from(text: &str, start: usize, problems: &mut Problems) -> File {
    if u32::try_from(text.len()).is_err() {
        problems.add(Diagnostic::at(Syntax::LongFile, Span::default()));
        return File::default();
    }
    let lexed = lexer::lex_from(text, start, problems);
    // The letters are declared somewhere else in the text.
    let letters = match text.contains("letters") {
        true => parser::alphabet(text, &lexer::lex(text, &mut Problems::default()).tokens),
        false => Vec::new(),
    };
    parser::parse_items(text, &lexed.tokens, &letters, problems)
}

/// Reports items that are missing, repeated, or exclude each other.
fn check(file: &File, problems: &mut Problems) {
    let mut seen: HashMap<&'static str, Span> = HashMap::new();
    for item in &file.items {
        let Some(name) = single(&item.kind) else { continue };
        match seen.get(name) {
            Some(&first) => problems.add(
                Diagnostic::noted(Syntax::Duplicate { item: name }, item.span, Note::AgainHere)
                    .with(first, Note::FirstHere),
            ),
            None => {
                seen.insert(name, item.span);
            }
        }
    }
    let native = seen.get("native").copied();
    let compound = file.items.iter().find_map(|item| Some((compound(&item.kind)?, item.span)));
    let rule = file.items.iter().find(|item| matches!(item.kind, ItemKind::Rule { .. }));
    let rule = rule.map(|rule| rule.span);
    if let (Some(rule), Some(native)) = (rule.or(compound.map(|(_, span)| span)), native) {
        problems.add(Diagnostic::at(Misuse::RulesAndNative, native).with(rule, Note::RuleHere));
    }
    if let (Some(rule), Some((name, span))) = (rule, compound) {
        problems.add(Diagnostic::at(Syntax::RulesAndCompound { name }, span).with(rule, Note::RuleHere));
    }
    if let (Some(&upto), Some(&every)) = (seen.get("upto"), seen.get("every")) {
        let note = Note::CompoundHere { name: "upto …" };
        problems.add(Diagnostic::at(Syntax::TwoCompounds, every).with(upto, note));
    }
    let law = file.items.iter().find(|item| matches!(item.kind, ItemKind::Position { .. }));
    if let (Some(law), Some((name, span))) = (law, compound) {
        let problem = Syntax::LawAndCompound { name };
        problems.add(Diagnostic::at(problem, law.span).with(span, Note::CompoundHere { name }));
    }
    if file.broken.is_empty() && !problems.full() {
        let game = seen.get("game").copied();
        if game.is_none() {
            problems.add(Diagnostic::at(Syntax::MissingGame, Span::default()));
        }
        if rule.or(native).is_none() && compound.is_none() {
            problems.add(Diagnostic::at(Syntax::MissingRules, game.unwrap_or_default()));
        }
    }
}

/// A compound of another game, as messages name it.
fn compound(kind: &ItemKind) -> Option<&'static str> {
    match kind {
        ItemKind::Compound { most: Some(_), .. } => Some("upto … of …"),
        ItemKind::Compound { most: None, .. } => Some("every of …"),
        _ => None,
    }
}

/// Name of an item that a file may have only once.
fn single(kind: &ItemKind) -> Option<&'static str> {
    Some(match kind {
        ItemKind::Game { .. } => "game",
        ItemKind::Title(Lang::En, _) => "title en",
        ItemKind::Title(Lang::Zh, _) => "title zh",
        ItemKind::About(Lang::En, _) => "about en",
        ItemKind::About(Lang::Zh, _) => "about zh",
        ItemKind::Family(..) => "family",
        ItemKind::Board(_) => "board",
        ItemKind::Begin(_) => "begin",
        ItemKind::Misere => "misere",
        ItemKind::Unordered => "unordered",
        ItemKind::Letters(_) => "letters",
        ItemKind::EndlessDraw => "endless",
        ItemKind::Native(_) => "native",
        ItemKind::Otherwise(_) => "otherwise",
        ItemKind::Compound { most: Some(_), .. } | ItemKind::Together { most: Some(_) } => "upto",
        ItemKind::Compound { most: None, .. } | ItemKind::Together { most: None } => "every",
        ItemKind::Blocking(_) => "blocking",
        _ => return None,
    })
}
