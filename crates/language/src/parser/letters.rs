//! Letters in place of numbers: `letters A, B`, and words such as `ABBA` for rows.

use super::{Parsed, Parser};
use crate::Span;
use crate::ast::{Component, Expression, ExpressionKind, ItemKind, Name, Place};
use crate::diagnostic::Diagnostic;
use crate::letters::name_text;
use crate::problem::{Misuse, Naming, Note};
use crate::token::{Kind, Token};
use dashu_int::UBig;

/// The letters that a file declares, in order.
pub(crate) fn alphabet(text: &str, tokens: &[Token]) -> Vec<char> {
    let source = |token: &Token| {
        text.get(token.span.start as usize..token.span.end as usize).map(name_text).unwrap_or_default()
    };
    let declares = |pair: &[Token]| {
        pair[0].starts_line
            && pair[1].kind == Kind::Name
            && !pair[1].starts_line
            && source(&pair[0]) == "letters"
    };
    let Some(at) = tokens.windows(2).position(declares) else { return Vec::new() };
    let mut letters = Vec::new();
    let mut rest = tokens.get(at + 1..).unwrap_or_default().iter();
    while let Some(token) = rest.next().filter(|token| token.kind == Kind::Name) {
        letters.extend(source(token).chars().next());
        if !rest.next().is_some_and(|token| token.kind == Kind::Comma) {
            break;
        }
    }
    letters
}

impl Parser<'_, '_> {
    /// `A, B, C`, after the word `letters`.
    pub(super) fn letters(&mut self) -> Parsed<ItemKind> {
        let names = self.list(Parser::name)?;
        for (index, name) in names.iter().enumerate() {
            if name.text.chars().count() != 1 {
                self.problems.add(Diagnostic::at(Misuse::LongLetter { name: name.text.clone() }, name.span));
            }
            if let Some(first) = names[..index].iter().find(|first| first.text == name.text) {
                let problem = Naming::DuplicateName { name: name.text.clone() };
                let again = Diagnostic::noted(problem, name.span, Note::AgainHere);
                self.problems.add(again.with(first.span, Note::FirstHere));
            }
        }
        Ok(ItemKind::Letters(names))
    }

    /// The number of the letter at the cursor, if there is one.
    pub(super) fn letter(&self) -> Option<UBig> {
        if self.letters.is_empty() {
            return None;
        }
        self.number_of(&self.word()?)
    }

    fn number_of(&self, name: &str) -> Option<UBig> {
        let mut characters = name.chars();
        let letter = characters.next().filter(|_| characters.next().is_none())?;
        let place = self.letters.iter().position(|&known| known == letter)?;
        Some(UBig::from(place + 1))
    }

    /// Reports a letter that names a variable or a parameter.
    pub(super) fn no_letter(&mut self, name: &Name) {
        if self.number_of(&name.text).is_some() {
            self.problems.add(Diagnostic::at(Naming::LetterAsName { name: name.text.clone() }, name.span));
        }
    }

    /// Reports a place that looks like a letter and is none.
    pub(super) fn declared(&mut self, place: Expression) -> Parsed<Expression> {
        let mut characters = match &place.kind {
            ExpressionKind::Name(name) if !self.letters.is_empty() => name.chars(),
            _ => return Ok(place),
        };
        match (characters.next(), characters.next()) {
            (Some(given), None) if !given.is_lowercase() => self.undeclared(given, place.span),
            _ => Ok(place),
        }
    }

    fn undeclared<T>(&mut self, given: char, span: Span) -> Parsed<T> {
        let letters = self.letters.to_vec();
        self.fail(Diagnostic::at(Naming::UndeclaredLetter { given, letters }, span))
    }

    /// A row written as a word: `ABBA`.
    pub(super) fn word_row(&mut self) -> Parsed<Component> {
        let span = self.bump();
        let mut places = Vec::new();
        let mut start = span.start;
        for given in self.source(span).chars() {
            let end = start + given.len_utf8() as u32;
            let place = Span { start, end };
            let Some(number) = self.number_of(given.encode_utf8(&mut [0; 4])) else {
                return self.undeclared(given, place);
            };
            places.push(Place::Term(Expression {
                kind: ExpressionKind::Number(number),
                span: place,
                depth: 1,
            }));
            start = end;
        }
        Ok(Component { row: true, places, copies: None, span })
    }
}
