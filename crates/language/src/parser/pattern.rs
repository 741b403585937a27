//! Components: `(a, b - k)` and `[.., a, x, ..]`, and sums of them.

use super::{Opened, Parsed, Parser};
use crate::ast::{Component, Place};
use crate::diagnostic::Diagnostic;
use crate::problem::{Syntax, Wanted};
use crate::token::Kind;

impl Parser<'_, '_> {
    /// Parses one component.
    pub(super) fn component(&mut self) -> Parsed<Component> {
        let kind = match self.peek() {
            Some(kind @ (Kind::OpenParen | Kind::OpenBracket)) => kind,
            _ => return self.unexpected(Wanted::Component),
        };
        let opened = Opened { kind, span: self.bump() };
        let mut places = Vec::new();
        if self.peek() != Some(opened.closing()) {
            places = self.list(|parser| match parser.eat(Kind::Dots) {
                Some(span) => Ok(Place::Gap(span)),
                None => parser.expression(0).map(Place::Term),
            })?;
        }
        let row = kind == Kind::OpenBracket;
        let last = self.close(opened, if row { &[",", "]"] } else { &[",", ")"] })?;
        Ok(Component { row, places, span: opened.span.to(last) })
    }

    /// Parses components separated by `+`; none for `()` on its own.
    pub(super) fn sum(&mut self) -> Parsed<Vec<Component>> {
        let first = self.component()?;
        if !first.row && first.places.is_empty() && self.peek() != Some(Kind::Plus) {
            return Ok(Vec::new());
        }
        let mut parts = vec![first];
        while self.eat(Kind::Plus).is_some() {
            parts.push(self.component()?);
        }
        if let Some(empty) = parts.iter().find(|part| !part.row && part.places.is_empty()) {
            return self.fail(Diagnostic::at(Syntax::EmptySumPart, empty.span));
        }
        Ok(parts)
    }
}
