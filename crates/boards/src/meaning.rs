//! The meaning of the word at a place.

use crate::parser::items;
use crate::vocabulary::{BOARDS, FUNCTIONS, OPENINGS, WORDS};
use language::tokens::{Kind, Token, lex, spelling};
use language::vocabulary::Word;
use language::{Problems, Span};

/// The word at a byte with its place, which may be longer than a word: that of `next to` in `u next to v`. Names are not
/// looked up.
///
/// ```
/// let text = "game mine\non graph\n";
/// let (word, place) = boards::meaning(text, text.find("graph").unwrap()).unwrap();
/// assert_eq!((word.name, place.of(text)), ("graph", "graph"));
/// ```
pub fn meaning(text: &str, byte: usize) -> Option<(&'static Word, Span)> {
    let item = items(text).into_iter().find(|item| holds(item.span, byte))?;
    let start = item.span.start as usize;
    let tokens = lex(text, &mut Problems::default()).tokens;
    let tokens = &tokens[tokens.partition_point(|token| (token.span.start as usize) < start)..];
    let at = tokens.iter().position(|token| holds(token.span, byte) && is_word(text, *token))?;
    let first = tokens[at];
    if let Some(word) = item.opening.filter(|_| at == 0).and_then(|name| entry(OPENINGS, name)) {
        return Some((word, first.span));
    }
    if tokens.get(at + 1).is_some_and(|next| next.kind == Kind::OpenParen)
        && let Some(word) = entry(FUNCTIONS, &spelling(text, first))
    {
        return Some((word, first.span));
    }
    let boards = if item.opening == Some("on") { BOARDS } else { &[] };
    let found = WORDS.iter().chain(boards).filter_map(|word| Some((word, around(text, tokens, at, word)?)));
    let longest = found.max_by_key(|(_, place)| place.end - place.start);
    longest.or_else(|| entry(OPENINGS, &spelling(text, first)).map(|word| (word, first.span)))
}

fn holds(span: Span, byte: usize) -> bool {
    (span.start as usize..=span.end as usize).contains(&byte)
}

fn is_word(text: &str, token: Token) -> bool {
    spelling(text, token).starts_with(char::is_alphabetic)
}

fn entry(words: &'static [Word], name: &str) -> Option<&'static Word> {
    words.iter().find(|word| word.name == name)
}

/// Place of a word whose tokens stand around one of these.
fn around(text: &str, tokens: &[Token], at: usize, word: &Word) -> Option<Span> {
    let parts = lex(word.name, &mut Problems::default()).tokens;
    let parts: Vec<String> = parts.iter().map(|part| spelling(word.name, *part)).collect();
    let begins = at.saturating_sub(parts.len() - 1)..=at;
    begins.filter_map(|first| tokens.get(first..first + parts.len())).find_map(|there| {
        let same = there.iter().zip(&parts).all(|(token, part)| spelling(text, *token) == **part);
        same.then(|| there[0].span.to(there[there.len() - 1].span))
    })
}
