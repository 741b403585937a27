//! Parser of games on boards. A mistake affects only its own item.

mod condition;
mod cursor;
mod example;
mod item;

use crate::syntax::File;
use cursor::{Cursor, Scope};
use language::problem::Board as Mistake;
use language::tokens::{Kind, Lexed, item_length, lex};
use language::{Diagnostic, Problems, Span, problem};

/// Returns `true` if a text is that of a game on a board: one of its lines begins with `on`.
///
/// ```
/// assert!(boards::is_board("game cram\non grid(2, 2)\n"));
/// assert!(!boards::is_board("game nim\n(n) -> (n - k) where k >= 1\n"));
/// ```
pub fn is_board(text: &str) -> bool {
    text.lines().any(|line| {
        let mut words = line.split_whitespace();
        words.next() == Some("on") && words.next().is_some()
    })
}

/// Reads the text of a game as far as possible.
///
/// ```
/// let text = "game cram(r default 5, c default 7)\non grid(r, c)\ncells free \".\", taken \"#\"\n\
///             u is free, v is free -> u is taken, v is taken where u next to v\n";
/// let mut problems = language::Problems::default();
/// let file = boards::parse(text, &mut problems);
/// assert_eq!((file.rules.len(), problems.errors()), (1, 0));
/// ```
pub fn parse(text: &str, problems: &mut Problems) -> File {
    let mut file = File::default();
    if u32::try_from(text.len()).is_err() {
        problems.add(Diagnostic::at(problem::Syntax::LongFile, Span::default()));
        return file;
    }
    let Lexed { tokens, .. } = lex(text, problems);
    let mut items = Vec::new();
    let mut rest = &*tokens;
    while !rest.is_empty() {
        let (current, after) = rest.split_at(item_length(text, rest).max(1));
        items.push(current);
        rest = after;
    }
    // Names are declared anywhere in the text: declarations come first, then what uses them.
    let mut scope = Scope::default();
    for declared in [true, false] {
        for tokens in &items {
            if problems.full() {
                return file;
            }
            let mut cursor = Cursor::new(text, tokens, &mut scope, problems);
            if item::declares(&cursor) == declared {
                // What is wrong has been reported.
                let _ = item::read(&mut cursor, &mut file);
            }
        }
    }
    file.told.sort_by_key(|place| place.start);
    complete(&file, problems);
    file
}

/// Reports what is missing.
fn complete(file: &File, problems: &mut Problems) {
    if problems.errors() > 0 {
        return;
    }
    let start = Span::default();
    if file.name.is_empty() {
        problems.add(Diagnostic::at(problem::Syntax::MissingGame, start));
    }
    if file.board.is_none() {
        problems.add(Diagnostic::at(Mistake::NoBoard, start));
    }
    if file.letters.is_empty() {
        problems.add(Diagnostic::at(Mistake::NoLetters, start));
    }
    if file.rules.is_empty() {
        problems.add(Diagnostic::at(problem::Syntax::MissingRules, start));
    }
    // What falls stays where it is: so there is an end to falling.
    for fall in &file.falls {
        if file.falls.iter().any(|other| other.of >> fall.letter & 1 == 1) {
            let letter = file.letters[usize::from(fall.letter)].name.clone();
            problems.add(Diagnostic::at(Mistake::FallsAgain { letter }, fall.span));
        }
    }
}

/// Relation of a token.
fn relation(kind: Kind) -> Option<language::Relation> {
    use language::Relation;
    Some(match kind {
        Kind::Equal => Relation::Equal,
        Kind::NotEqual => Relation::NotEqual,
        Kind::Less => Relation::Less,
        Kind::LessEqual => Relation::LessEqual,
        Kind::Greater => Relation::Greater,
        Kind::GreaterEqual => Relation::GreaterEqual,
        _ => return None,
    })
}
