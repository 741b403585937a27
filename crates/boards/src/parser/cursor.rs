//! A cursor over the tokens of one item, and the names that are known to it.

use super::names::Names;
use crate::syntax::{LetterSet, MOST_CELLS_NAMED};
use language::complete::Candidate;
use language::problem::{Board as Mistake, Construct, FoundToken, Naming, Problem, Syntax};
use language::symbols::Role;
use language::tokens::{Kind, Token, spelling, string_value};
use language::vocabulary::Word;
use language::{Diagnostic, Problems, Span, suggest};

/// A reported mistake, after which the rest of the item is skipped.
pub(super) struct Failed;

pub(super) type Parsed<T> = Result<T, Failed>;

/// Nesting of brackets at most: later passes recurse over the tree.
const DEEPEST: usize = 50;

/// Names of the whole text.
#[derive(Default)]
pub(super) struct Scope {
    pub(super) parameters: Vec<String>,
    pub(super) letters: Vec<String>,
    /// Items that a text has once, and their places.
    pub(super) once: Vec<(&'static str, Span)>,
    /// All names with their places.
    pub(super) names: Names,
    /// Words and names that could have stood where an item ended, if that is asked for; they may be repeated.
    pub(super) wanted: Option<Vec<Candidate>>,
}

pub(super) struct Cursor<'t, 's> {
    pub(super) text: &'t str,
    tokens: &'t [Token],
    at: usize,
    depth: usize,
    pub(super) scope: &'s mut Scope,
    /// Names of cells in this item.
    pub(super) cells: Vec<String>,
    problems: &'s mut Problems,
}

impl<'t, 's> Cursor<'t, 's> {
    pub(super) fn new(
        text: &'t str,
        tokens: &'t [Token],
        scope: &'s mut Scope,
        problems: &'s mut Problems,
    ) -> Cursor<'t, 's> {
        Cursor { text, tokens, at: 0, depth: 0, scope, cells: Vec::new(), problems }
    }

    pub(super) fn token(&self, ahead: usize) -> Option<Token> {
        self.tokens.get(self.at + ahead).copied()
    }

    pub(super) fn peek(&self) -> Option<Kind> {
        self.token(0).map(|token| token.kind)
    }

    /// The word `ahead` tokens from here: a name, or a reserved word.
    pub(super) fn word_at(&self, ahead: usize) -> Option<String> {
        let token = self.token(ahead)?;
        let word = spelling(self.text, token);
        word.starts_with(|first: char| first.is_alphabetic() || first == '_').then_some(word)
    }

    /// Notes something that could stand `ahead` tokens from here, where the item ends.
    fn want(&mut self, ahead: usize, candidate: impl FnOnce() -> Candidate) {
        if let Some(wanted) = self.scope.wanted.as_mut().filter(|_| self.at + ahead == self.tokens.len()) {
            wanted.push(candidate());
        }
    }

    /// Notes a word that could stand here.
    pub(super) fn want_word(&mut self, word: &'static str) {
        self.want(0, || Candidate::Keyword(word));
    }

    /// Notes names that could stand here.
    fn want_names(&mut self, names: fn(&Self) -> &[String]) {
        if self.scope.wanted.is_some() && self.peek().is_none() {
            let known: Vec<String> = names(self).iter().filter(|name| !name.is_empty()).cloned().collect();
            known.into_iter().for_each(|name| self.want(0, || Candidate::Name(name)));
        }
    }

    pub(super) fn word_is(&mut self, ahead: usize, word: &'static str) -> bool {
        self.want(ahead, || Candidate::Keyword(word));
        self.word_at(ahead).is_some_and(|there| there == word)
    }

    pub(super) fn at_word(&mut self, word: &'static str) -> bool {
        self.word_is(0, word)
    }

    pub(super) fn at_any(&mut self, words: &[&'static str]) -> bool {
        words.iter().any(|word| self.at_word(word))
    }

    /// The function whose name stands here.
    pub(super) fn function(&mut self, functions: &'static [Word]) -> Option<&'static str> {
        functions.iter().for_each(|word| self.want(0, || Candidate::Function(word)));
        let there = self.word_at(0)?;
        functions.iter().map(|word| word.name).find(|name| *name == there)
    }

    /// Number of the parameter whose name stands here.
    pub(super) fn parameter(&mut self) -> Option<usize> {
        self.want_names(|cursor| &cursor.scope.parameters);
        let there = self.word_at(0)?;
        self.scope.parameters.iter().position(|name| *name == there)
    }

    /// Returns `true` if the name of a cell stands here.
    pub(super) fn at_cell(&mut self) -> bool {
        self.want_names(|cursor| &cursor.cells);
        self.word_at(0).is_some_and(|there| self.cells.contains(&there))
    }

    pub(super) fn here(&self) -> Span {
        match (self.token(0), self.tokens.last()) {
            (Some(token), _) => token.span,
            (None, Some(last)) => Span { start: last.span.end, end: last.span.end },
            (None, None) => Span::default(),
        }
    }

    /// Place of the whole item.
    pub(super) fn span(&self) -> Span {
        match (self.tokens.first(), self.tokens.last()) {
            (Some(first), Some(last)) => first.span.to(last.span),
            _ => Span::default(),
        }
    }

    pub(super) fn bump(&mut self) -> Span {
        let span = self.here();
        self.at += 1;
        span
    }

    pub(super) fn eat(&mut self, kind: Kind) -> bool {
        let word = kind.spelling();
        if word.starts_with(|first: char| first.is_alphabetic()) {
            self.want_word(word);
        }
        let there = self.peek() == Some(kind);
        self.at += usize::from(there);
        there
    }

    pub(super) fn eat_word(&mut self, word: &'static str) -> bool {
        let there = self.at_word(word);
        self.at += usize::from(there);
        there
    }

    pub(super) fn report(&mut self, problem: impl Into<Problem>, span: Span) {
        self.problems.add(Diagnostic::at(problem, span));
    }

    pub(super) fn fail<T>(&mut self, problem: impl Into<Problem>, span: Span) -> Parsed<T> {
        self.report(problem, span);
        Err(Failed)
    }

    pub(super) fn expected<T>(&mut self, construct: Construct) -> Parsed<T> {
        let given = self.token(0).map(|token| token.span.of(self.text));
        let suggestion = given.and_then(|given| suggest(given, construct.words().iter().copied()));
        let suggestion = suggestion.map(str::to_owned);
        let found = match given {
            Some(given) => FoundToken::Token(language::speech::short(given)),
            None => FoundToken::End,
        };
        self.fail(Syntax::Expected { construct, found, suggestion }, self.here())
    }

    pub(super) fn expect(&mut self, kind: Kind, words: &'static [&'static str]) -> Parsed<()> {
        if self.eat(kind) { Ok(()) } else { self.expected(Construct::Literally(words)) }
    }

    pub(super) fn expect_word(&mut self, words: &'static [&'static str]) -> Parsed<()> {
        match words.first() {
            Some(word) if self.eat_word(word) => Ok(()),
            _ => self.expected(Construct::Literally(words)),
        }
    }

    pub(super) fn end(&mut self) -> Parsed<()> {
        if self.peek().is_none() { Ok(()) } else { self.expected(Construct::EndOfLine) }
    }

    pub(super) fn name(&mut self) -> Parsed<(String, Span)> {
        match self.token(0) {
            Some(token) if token.kind == Kind::Name => {
                self.at += 1;
                Ok((spelling(self.text, token), token.span))
            }
            _ => self.expected(Construct::Name),
        }
    }

    /// A name whose parts may be joined by hyphens without blanks: `node-kayles`.
    pub(super) fn joined_name(&mut self, construct: Construct) -> Parsed<(String, Span)> {
        let Some(first) = self.token(0).filter(|token| matches!(token.kind, Kind::Name | Kind::Number))
        else {
            return self.expected(construct);
        };
        let (mut text, mut span) = (spelling(self.text, first), first.span);
        self.at += 1;
        while let Some(next) = self.token(0).filter(|next| next.span.start == span.end) {
            if !matches!(next.kind, Kind::Name | Kind::Number | Kind::Minus) {
                break;
            }
            text += next.span.of(self.text);
            span = span.to(next.span);
            self.at += 1;
        }
        Ok((text, span))
    }

    pub(super) fn number(&mut self) -> Parsed<i64> {
        let Some(token) = self.token(0).filter(|token| token.kind == Kind::Number) else {
            return self.expected(Construct::Number);
        };
        self.at += 1;
        let digits = spelling(self.text, token);
        // Numbers of a board are small; what is larger overflows later as well.
        match digits.parse::<i64>().ok().filter(|&number| number <= 1 << 40) {
            Some(number) => Ok(number),
            None => self.fail(Syntax::LongNumber { digits: digits.len(), limit: 12 }, token.span),
        }
    }

    pub(super) fn string(&mut self) -> Parsed<String> {
        let Some(token) = self.token(0).filter(|token| token.kind == Kind::Text) else {
            return self.expected(Construct::Text);
        };
        self.at += 1;
        Ok(string_value(token.span.of(self.text)))
    }

    /// A letter, by its name.
    fn letter_number(&mut self) -> Parsed<u8> {
        self.want_names(|cursor| &cursor.scope.letters);
        let Some(token) = self.token(0).filter(|token| token.kind == Kind::Name) else {
            return self.expected(Construct::Letter);
        };
        let name = spelling(self.text, token);
        self.at += 1;
        match self.scope.letters.iter().position(|letter| *letter == name) {
            Some(number) => {
                self.scope.names.mark(&name, token.span);
                Ok(number as u8)
            }
            None => {
                let known = self.scope.letters.iter().map(String::as_str);
                let suggestion = suggest(&name, known).map(str::to_owned);
                self.fail(Mistake::UnknownLetter { name, suggestion }, token.span)
            }
        }
    }

    /// A letter that is written.
    pub(super) fn letter(&mut self) -> Parsed<u8> {
        self.letter_number()
    }

    /// Letters: `black`, `not black`, `{black, white}`.
    pub(super) fn letters(&mut self) -> Parsed<LetterSet> {
        let all = ((1u16 << self.scope.letters.len()) - 1) as LetterSet;
        let start = self.here();
        if self.eat(Kind::Not) {
            let set = all & !self.letters_plain()?;
            return if set == 0 { self.fail(Mistake::NoLetterLeft, start) } else { Ok(set) };
        }
        self.letters_plain()
    }

    fn letters_plain(&mut self) -> Parsed<LetterSet> {
        if !self.eat(Kind::OpenBrace) {
            return Ok(1 << self.letter_number()?);
        }
        let mut set = 1 << self.letter_number()?;
        while self.eat(Kind::Comma) {
            set |= 1 << self.letter_number()?;
        }
        self.expect(Kind::CloseBrace, &["}"])?;
        Ok(set)
    }

    /// A cell that has been named.
    pub(super) fn cell(&mut self) -> Parsed<usize> {
        self.at_cell();
        let Some(token) = self.token(0).filter(|token| token.kind == Kind::Name) else {
            return self.expected(Construct::Cell);
        };
        let name = spelling(self.text, token);
        self.at += 1;
        match self.cells.iter().rposition(|cell| *cell == name) {
            Some(cell) => {
                self.scope.names.mark(&name, token.span);
                Ok(cell)
            }
            None => {
                let suggestion = suggest(&name, self.cells.iter().map(String::as_str)).map(str::to_owned);
                self.fail(Mistake::UnknownCell { name, suggestion }, token.span)
            }
        }
    }

    /// A new name of a cell.
    pub(super) fn new_cell(&mut self, role: Role) -> Parsed<usize> {
        let (name, span) = self.name()?;
        let taken = self.cells.contains(&name)
            || self.scope.parameters.contains(&name)
            || self.scope.letters.contains(&name);
        if taken {
            return self.fail(Naming::DuplicateName { name }, span);
        }
        if self.cells.len() == MOST_CELLS_NAMED {
            return self.fail(Mistake::ManyCells { limit: MOST_CELLS_NAMED }, span);
        }
        let item = self.span();
        self.scope.names.define(&name, role, span, item);
        self.cells.push(name);
        Ok(self.cells.len() - 1)
    }

    /// Marks the names in the rest of an item that could not be read.
    pub(super) fn mark_rest(&mut self) {
        for token in self.tokens.iter().skip(self.at).filter(|token| token.kind == Kind::Name) {
            let name = spelling(self.text, *token);
            if [&self.cells, &self.scope.letters, &self.scope.parameters]
                .iter()
                .any(|all| all.contains(&name))
            {
                self.scope.names.mark(&name, token.span);
            }
        }
    }

    /// Runs a parser one level deeper.
    pub(super) fn deeper<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == DEEPEST {
            return self.fail(Syntax::TooDeep { limit: DEEPEST }, self.here());
        }
        self.depth += 1;
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }

    /// The token after the bracket that closes the one here.
    pub(super) fn after_bracket(&self) -> Option<Kind> {
        let mut depth = 0usize;
        for ahead in 0.. {
            let kind = self.token(ahead)?.kind;
            if kind.opens() {
                depth += 1;
            } else if kind.closes() {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return self.token(ahead + 1).map(|token| token.kind);
                }
            }
        }
        None
    }
}
