//! Parser: tokens to syntax tree, item by item. A mistake affects only its own item.

mod assume;
mod claim;
mod declaration;
mod example;
mod expression;
mod item;
mod letters;
mod pattern;
mod split;

pub(crate) use letters::alphabet;
pub use split::item_length;

use crate::ast::{Item, Name};
use crate::diagnostic::{Diagnostic, Problems};
use crate::letters::{name_text, narrowed};
use crate::number::natural;
use crate::problem::{Construct, FoundToken, Note, Syntax};
use crate::speech::short;
use crate::suggest::suggest;
use crate::token::{Kind, Token};
use crate::{File, Span};
use dashu_int::UBig;

/// Limit on the nesting of brackets, quantifiers and operators: later passes recurse over the tree.
pub(crate) const DEPTH_LIMIT: usize = 200;

/// Marks a reported mistake, after which the rest of the item is skipped.
#[derive(Debug)]
pub(crate) struct Failed;

pub(crate) type Parsed<T> = Result<T, Failed>;

/// Parses all items of a file.
pub(crate) fn parse_items(text: &str, tokens: &[Token], letters: &[char], problems: &mut Problems) -> File {
    let mut file = File::default();
    let mut rest = tokens;
    while !rest.is_empty() && !problems.full() {
        let (current, after) = rest.split_at(split::item_length(text, rest));
        rest = after;
        let mut parser = Parser { text, tokens: current, letters, at: 0, depth: 0, problems };
        let first = parser.word().map_or(String::new(), |word| word.into_owned());
        match parser.item() {
            Ok(kind) => {
                let span = parser.span_since(0);
                let end = tokens.len() - rest.len();
                file.items.push(Item { kind, span, tokens: end - current.len()..end });
            }
            Err(Failed) => file.broken.push(first),
        }
    }
    file
}

/// A cursor over the tokens of one item.
pub(crate) struct Parser<'t, 'p> {
    text: &'t str,
    tokens: &'t [Token],
    /// Letters that stand for 1, 2, … in this file.
    letters: &'t [char],
    at: usize,
    depth: usize,
    problems: &'p mut Problems,
}

/// An open bracket.
#[derive(Clone, Copy)]
struct Opened {
    kind: Kind,
    span: Span,
}

impl Opened {
    fn closing(self) -> Kind {
        match self.kind {
            Kind::OpenParen => Kind::CloseParen,
            Kind::OpenBracket => Kind::CloseBracket,
            _ => Kind::CloseBrace,
        }
    }
}

impl<'t> Parser<'t, '_> {
    fn token(&self) -> Option<Token> {
        self.tokens.get(self.at).copied()
    }

    fn peek(&self) -> Option<Kind> {
        self.peek_at(0)
    }

    fn peek_at(&self, ahead: usize) -> Option<Kind> {
        self.tokens.get(self.at + ahead).map(|token| token.kind)
    }

    fn source(&self, span: Span) -> &'t str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or_default()
    }

    /// The word at the cursor, if there is a name.
    fn word(&self) -> Option<std::borrow::Cow<'t, str>> {
        self.word_at(0)
    }

    fn word_at(&self, ahead: usize) -> Option<std::borrow::Cow<'t, str>> {
        let token = self.tokens.get(self.at + ahead).filter(|token| token.kind == Kind::Name)?;
        Some(name_text(self.source(token.span)))
    }

    fn at_word(&self, expected: &str) -> bool {
        self.word().is_some_and(|word| word == expected)
    }

    /// Span at the cursor: that of the token there, or the end of the item.
    fn here(&self) -> Span {
        match self.token() {
            Some(token) => token.span,
            None => self.tokens.last().map_or(Span::default(), |last| last.span.after()),
        }
    }

    fn span_since(&self, start: usize) -> Span {
        let first = self.tokens.get(start).map_or(self.here(), |token| token.span);
        match self.at.checked_sub(1).and_then(|last| self.tokens.get(last)) {
            Some(last) if self.at > start => first.to(last.span),
            _ => first,
        }
    }

    fn bump(&mut self) -> Span {
        let span = self.here();
        self.at += 1;
        span
    }

    fn eat(&mut self, kind: Kind) -> Option<Span> {
        (self.peek() == Some(kind)).then(|| self.bump())
    }

    fn eat_word(&mut self, word: &str) -> Option<Span> {
        self.at_word(word).then(|| self.bump())
    }

    fn found(&self) -> FoundToken {
        match self.token() {
            None => FoundToken::End,
            Some(token) => FoundToken::Token(short(self.source(token.span))),
        }
    }

    fn fail<T>(&mut self, diagnostic: Diagnostic) -> Parsed<T> {
        self.problems.add(diagnostic);
        Err(Failed)
    }

    /// Reports that something else was expected here.
    fn unexpected<T>(&mut self, construct: Construct) -> Parsed<T> {
        if let Some(close) = self.peek().filter(|kind| kind.closes() && self.at_unopened()) {
            let problem = Syntax::Unopened { close: close.spelling() };
            return self.fail(Diagnostic::at(problem, self.here()));
        }
        let suggestion = self.word().and_then(|word| suggest(&word, construct.words().iter().copied()));
        let suggestion = suggestion.map(str::to_string);
        let problem = Syntax::Expected { construct, found: self.found(), suggestion };
        self.fail(Diagnostic::at(problem, self.here()))
    }

    /// Returns `true` if the closing bracket at the cursor has no opening one in this item.
    fn at_unopened(&self) -> bool {
        let mut depth = 0usize;
        for token in &self.tokens[..self.at.min(self.tokens.len())] {
            if token.kind.opens() {
                depth += 1;
            } else if token.kind.closes() {
                depth = depth.saturating_sub(1);
            }
        }
        depth == 0
    }

    fn expect(&mut self, kind: Kind, words: &'static [&'static str]) -> Parsed<Span> {
        match self.eat(kind) {
            Some(span) => Ok(span),
            None => self.unexpected(Construct::Literally(words)),
        }
    }

    fn expect_word(&mut self, word: &str, words: &'static [&'static str]) -> Parsed<Span> {
        match self.eat_word(word) {
            Some(span) => Ok(span),
            None => self.unexpected(Construct::Literally(words)),
        }
    }

    fn name(&mut self) -> Parsed<Name> {
        match self.word() {
            Some(word) => {
                let text = word.into_owned();
                Ok(Name { text, span: self.bump() })
            }
            None => self.unexpected(Construct::Name),
        }
    }

    /// Parses a name of a game: words and numbers joined by hyphens without blanks.
    fn game_name(&mut self) -> Parsed<Name> {
        let Some(first) = self.token().filter(|token| self.is_word(*token)) else {
            return self.unexpected(Construct::GameName);
        };
        let (mut text, mut span) = (self.spelled(first), first.span);
        self.at += 1;
        // `nim-2d`: after a hyphen, a number directly followed by letters
        while let Some(next) = self.token().filter(|next| next.span.start == span.end) {
            let after = self.tokens.get(self.at + 1).filter(|after| after.span.start == next.span.end);
            let joins = next.kind == Kind::Minus && after.is_some_and(|after| self.is_part(*after));
            if !joins && !self.is_part(next) {
                break;
            }
            text.push_str(&self.spelled(next));
            span = span.to(next.span);
            self.at += 1;
        }
        Ok(Name { text, span })
    }

    /// Returns `true` if a token is a word, possibly a reserved one.
    fn is_word(&self, token: Token) -> bool {
        let letter = self.source(token.span).chars().next().is_some_and(char::is_alphabetic);
        letter && (token.kind == Kind::Name || Kind::of_word(token.kind.spelling()) != Kind::Name)
    }

    fn is_part(&self, token: Token) -> bool {
        token.kind == Kind::Number || self.is_word(token)
    }

    /// Canonical spelling of a token of a name.
    fn spelled(&self, token: Token) -> String {
        match token.kind {
            Kind::Name => name_text(self.source(token.span)).into_owned(),
            Kind::Number => narrowed(self.source(token.span)).into_owned(),
            kind => kind.spelling().to_string(),
        }
    }

    fn number(&mut self) -> Parsed<UBig> {
        let Some(token) = self.token().filter(|token| token.kind == Kind::Number) else {
            return self.unexpected(Construct::Number);
        };
        self.at += 1;
        match natural(self.source(token.span)) {
            Ok(number) => Ok(number),
            Err(problem) => self.fail(Diagnostic::at(problem, token.span)),
        }
    }

    fn string(&mut self) -> Parsed<String> {
        let Some(token) = self.token().filter(|token| token.kind == Kind::Text) else {
            return self.unexpected(Construct::Text);
        };
        self.at += 1;
        Ok(string_value(self.source(token.span)))
    }

    fn open(&mut self, kind: Kind, construct: Construct) -> Parsed<Opened> {
        match self.eat(kind) {
            Some(span) => Ok(Opened { kind, span }),
            None => self.unexpected(construct),
        }
    }

    /// Closes a bracket; if the closing bracket is missing, reports that with both places.
    fn close(&mut self, opened: Opened, words: &'static [&'static str]) -> Parsed<Span> {
        let closing = opened.closing();
        if let Some(span) = self.eat(closing) {
            return Ok(span);
        }
        let (open, close) = (opened.kind.spelling(), closing.spelling());
        match self.peek() {
            Some(kind) if kind.closes() => {
                let problem = Syntax::Mismatched { open, close };
                let diagnostic = Diagnostic::noted(problem, self.here(), Note::ClosesHere(close));
                self.fail(diagnostic.with(opened.span, Note::OpensHere))
            }
            Some(kind) if !kind.joins() && self.closes_later(closing) => {
                self.unexpected(Construct::Literally(words))
            }
            _ => {
                let before = self.at.checked_sub(1).and_then(|last| self.tokens.get(last));
                let place = before.map_or(self.here(), |token| token.span.after());
                let diagnostic =
                    Diagnostic::noted(Syntax::Unclosed { open, close }, opened.span, Note::OpensHere);
                self.fail(diagnostic.with(place, Note::ClosesHere(close)))
            }
        }
    }

    /// Returns `true` if an open bracket is closed later in the item.
    fn closes_later(&self, closing: Kind) -> bool {
        let mut depth = 0usize;
        for token in self.tokens.get(self.at..).unwrap_or_default() {
            if token.kind.opens() {
                depth += 1;
            } else if token.kind.closes() {
                match depth.checked_sub(1) {
                    Some(less) => depth = less,
                    None => return token.kind == closing,
                }
            }
        }
        false
    }

    /// Checks that the item ends here.
    fn finish(&mut self) -> Parsed<()> {
        if self.peek().is_none() { Ok(()) } else { self.unexpected(Construct::EndOfLine) }
    }

    /// Parses a list separated by commas, at least one element.
    fn list<T>(&mut self, mut one: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut all = vec![one(self)?];
        while self.eat(Kind::Comma).is_some() {
            all.push(one(self)?);
        }
        Ok(all)
    }
}

/// Content of a text in quotes.
pub fn string_value(source: &str) -> String {
    let mut value = String::with_capacity(source.len());
    let mut inside = source.chars();
    inside.next();
    let mut rest = inside.as_str();
    if rest.ends_with(['"', '\u{ff02}', '\u{201d}']) {
        let mut cut = rest.chars();
        cut.next_back();
        rest = cut.as_str();
    }
    if !rest.contains('\\') {
        value.push_str(rest);
        return value;
    }
    let mut letters = rest.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, letters.peek()) {
            ('\\', Some(&escaped @ ('"' | '\\'))) => {
                value.push(escaped);
                letters.next();
            }
            _ => value.push(letter),
        }
    }
    value
}
