//! Completion of a word that is being typed.

use crate::letters::name_text;
use crate::token::Kind;
use crate::vocabulary::{self, COUNTING, FOLLOWING, MEANINGS, OPENINGS, OUTCOMES, Word};
use crate::{Board, Problems, lexer};

/// A word that may be meant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Candidate {
    /// A word that begins an item.
    Opening(&'static Word),
    /// Another word of the language.
    Keyword(&'static str),
    /// Another word, with its meaning.
    Word(&'static Word),
    /// A function or a predicate.
    Function(&'static Word),
    /// A board of the pages.
    Board(&'static str),
    /// The place of a game's name.
    Game,
    /// A name that stands elsewhere in the text.
    Name(String),
}

/// Words that may stand at a byte, and the byte at which the one that is being typed begins. In comments and texts there are none.
///
/// ```
/// use language::complete::{Candidate, candidates};
/// let text = "game stones(limit default 3)\n(n) -> (n - taken) where taken <= li";
/// let (from, all) = candidates(text, text.len()).unwrap();
/// assert_eq!(&text[from..], "li");
/// assert!(all.contains(&Candidate::Name("limit".into())) && !all.contains(&Candidate::Name("li".into())));
/// assert_eq!(candidates("# no", 4), None);
/// ```
pub fn candidates(text: &str, at: usize) -> Option<(usize, Vec<Candidate>)> {
    let Typed { from, before } = Typed::at(text, at)?;
    let mut words = before.split_whitespace();
    let opened = words.next().map(|word| &word[..prefix(word)]).filter(|word| !word.is_empty());
    if before.trim().is_empty() {
        let all = OPENINGS.iter().chain(OUTCOMES).map(Candidate::Opening);
        return Some((from, all.collect()));
    }
    let last = words.next_back();
    if opened == Some("board") {
        let boards = Board::ALL.map(|board| Candidate::Board(board.name()));
        return Some((from, boards.into()));
    }
    if matches!(opened, Some("upto" | "every")) && last == Some("of") {
        return Some((from, vec![Candidate::Game]));
    }
    let following =
        FOLLOWING.iter().find(|(first, _)| Some(*first) == opened).map_or(&[][..], |(_, all)| all);
    let mut all: Vec<Candidate> = Vec::new();
    for word in following.iter().copied().chain(vocabulary::reserved()).chain(COUNTING).chain(["phi"]) {
        if !all.contains(&Candidate::Keyword(word)) {
            all.push(Candidate::Keyword(word));
        }
    }
    all.extend(MEANINGS.iter().map(Candidate::Function));
    all.extend(names(text, from).into_iter().map(Candidate::Name));
    Some((from, all))
}

/// A word that is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Typed<'t> {
    /// Its first byte.
    pub from: usize,
    /// The line before it.
    pub before: &'t str,
}

impl Typed<'_> {
    /// The word that ends at a byte, which may be empty; nothing in comments and texts.
    pub fn at(text: &str, at: usize) -> Option<Typed<'_>> {
        let start = text.get(..at)?.rfind('\n').map_or(0, |end| end + 1);
        let from = start + typed(&text[start..at]);
        let before = &text[start..from];
        (!is_in_text(before)).then_some(Typed { from, before })
    }
}

/// Start of the word at the end of a line.
fn typed(line: &str) -> usize {
    let word = |letter: char| letter == '_' || letter.is_alphanumeric();
    let start = line.trim_end_matches(word).len();
    // A name does not begin with a digit.
    start
        + line[start..]
            .find(|letter: char| letter == '_' || letter.is_alphabetic())
            .unwrap_or(line.len() - start)
}

/// Length of the word at the beginning of a text.
fn prefix(text: &str) -> usize {
    text.find(|letter: char| letter != '_' && !letter.is_alphanumeric()).unwrap_or(text.len())
}

/// Returns `true` if a comment or a text in quotes is open at the end of a line.
fn is_in_text(line: &str) -> bool {
    let mut close = None;
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        match (close, letter) {
            (None, '#') => return true,
            (None, '"') => close = Some('"'),
            (None, '“') => close = Some('”'),
            (Some('"'), '\\') => drop(letters.next()),
            (Some(end), letter) if letter == end => close = None,
            _ => {}
        }
    }
    close.is_some()
}

/// Names in a text, but for the one at `typing`.
fn names(text: &str, typing: usize) -> Vec<String> {
    let mut all = Vec::new();
    for token in lexer::lex(text, &mut Problems::default()).tokens {
        if token.kind != Kind::Name || token.span.start as usize == typing {
            continue;
        }
        let name = name_text(token.span.of(text)).into_owned();
        if !vocabulary::is_built_in(&name) && !all.contains(&name) {
            all.push(name);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Vec<Candidate> {
        candidates(text, text.len()).map_or(Vec::new(), |(_, all)| all)
    }

    #[test]
    fn lines_begin_with_words_that_open_an_item() {
        let opening = |name: &str| vocabulary::meaning(name).map(Candidate::Opening).expect("a word");
        let all = at("game g\n(n) -> (n - 1)\nex");
        assert!(all.contains(&opening("example")) && all.contains(&opening("P")));
        assert!(all.iter().all(|candidate| matches!(candidate, Candidate::Opening(_))));
    }

    #[test]
    fn texts_and_comments_are_left_alone() {
        for text in ["title en \"no", "title zh “不", "(n) -> (n - 1) # no", "title en \"a \\\" b"] {
            assert_eq!(candidates(text, text.len()), None, "{text}");
        }
        assert!(!at("title en \"yes\" e").is_empty());
    }

    #[test]
    fn boards_and_games_stand_where_they_are_meant() {
        assert!(at("game g\nboard h").iter().all(|candidate| matches!(candidate, Candidate::Board(_))));
        assert_eq!(at("game g\nupto 2 of b"), [Candidate::Game]);
    }

    #[test]
    fn places_within_letters_are_no_places() {
        assert_eq!(candidates("é", 1), None);
        assert_eq!(candidates("game g", 99), None);
    }
}
