//! Parser of games on boards. A mistake affects only its own item.

mod condition;
mod cursor;
mod example;
mod item;
mod names;

use crate::syntax::File;
use cursor::{Cursor, Failed, Scope};
use language::complete::Candidate;
use language::problem::Board as Mistake;
use language::symbols::Symbol;
use language::tokens::{Kind, Token, item_length, lex};
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
    let mut scope = Scope::default();
    let mut file = File::default();
    if u32::try_from(text.len()).is_err() {
        problems.add(Diagnostic::at(problem::Syntax::LongFile, Span::default()));
        return file;
    }
    if read(text, &mut scope, &mut file, problems) {
        file.told.sort_by_key(|place| place.start);
        complete(&file, problems);
    }
    file
}

/// Reads all items; returns `false` if it gave up because of the number of mistakes.
fn read(text: &str, scope: &mut Scope, file: &mut File, problems: &mut Problems) -> bool {
    let tokens = lex(text, problems).tokens;
    let items = split(text, &tokens);
    // Names are declared anywhere in the text: declarations come first, then what uses them.
    for declared in [true, false] {
        for tokens in &items {
            if problems.full() {
                return false;
            }
            let mut cursor = Cursor::new(text, tokens, scope, problems);
            // What is wrong has been reported.
            if item::declares(&cursor) == declared && item::read(&mut cursor, file).is_err() {
                cursor.mark_rest();
            }
        }
    }
    true
}

/// Tokens of each item.
fn split<'t>(text: &str, tokens: &'t [Token]) -> Vec<&'t [Token]> {
    let mut items = Vec::new();
    let mut rest = tokens;
    while !rest.is_empty() {
        let (current, after) = rest.split_at(item_length(text, rest).max(1));
        items.push(current);
        rest = after;
    }
    items
}

/// Names in a text with their places: the game, parameters, letters, and the cells of each item. None are told of a text with
/// so many mistakes that the rest of it is not read.
///
/// ```
/// use language::symbols::Role;
/// let text = "game mine(n)\non path(n)\ncells free \".\", taken \"#\"\nu is free -> u is taken\n";
/// let names = boards::symbols(text);
/// let letter = names.iter().find(|symbol| symbol.name == "taken").unwrap();
/// assert_eq!((letter.role, letter.places().len()), (Role::CellLetter, 2));
/// ```
pub fn symbols(text: &str) -> Vec<Symbol> {
    let mut scope = Scope::default();
    let fits = u32::try_from(text.len()).is_ok();
    if !fits || !read(text, &mut scope, &mut File::default(), &mut Problems::default()) {
        return Vec::new();
    }
    scope.names.into_symbols()
}

/// An item of a text: a line with what continues it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// Word that begins it; a rule has none.
    pub opening: Option<&'static str>,
    /// Place in the text.
    pub span: Span,
}

/// Items of a text, read or not.
///
/// ```
/// let items = boards::items("game mine\non graph\nu is free ->\n  u is taken\n");
/// let openings: Vec<_> = items.iter().map(|item| item.opening).collect();
/// assert_eq!(openings, [Some("game"), Some("on"), None]);
/// ```
pub fn items(text: &str) -> Vec<Item> {
    if u32::try_from(text.len()).is_err() {
        return Vec::new();
    }
    let mut problems = Problems::default();
    let tokens = lex(text, &mut problems).tokens;
    let mut scope = Scope::default();
    let item = |tokens: &[Token]| {
        let cursor = Cursor::new(text, tokens, &mut scope, &mut problems);
        Item { opening: item::opening(&cursor), span: cursor.span() }
    };
    split(text, &tokens).into_iter().map(item).collect()
}

/// Words and names that may follow a part of an item.
#[derive(Default)]
pub(crate) struct Wanted {
    /// `true` if the item cannot end there.
    pub(crate) more: bool,
    pub(crate) all: Vec<Candidate>,
}

/// Words and names that may follow the last item before a byte; nothing if there is a mistake in it.
pub(crate) fn wanted(text: &str, end: usize) -> Option<Wanted> {
    u32::try_from(text.len()).ok()?;
    let mut problems = Problems::default();
    let tokens = lex(text, &mut problems).tokens;
    let before = tokens.partition_point(|token| token.span.end as usize <= end);
    let last = split(text, &tokens[..before]).pop()?;
    let more = last.last().is_some_and(|token| token.kind.needs_more());
    let mut scope = Scope::default();
    for tokens in split(text, &tokens) {
        let mut cursor = Cursor::new(text, tokens, &mut scope, &mut problems);
        if item::declares(&cursor) && tokens[0].span != last[0].span {
            let _ = item::read(&mut cursor, &mut File::default());
        }
    }
    scope.once.clear();
    scope.wanted = Some(Vec::new());
    let mut cursor = Cursor::new(text, last, &mut scope, &mut problems);
    let read = item::read(&mut cursor, &mut File::default());
    let early = matches!(read, Err(Failed)) && cursor.peek().is_some();
    scope.wanted.filter(|_| !early).map(|all| Wanted { more, all })
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
