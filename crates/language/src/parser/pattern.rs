//! Components: `(a, b - k)` and `[.., a, x, ..]`, and sums of them.

use super::expression::PRODUCT;
use super::{Opened, Parsed, Parser};
use crate::ast::{Component, Place, Stretch};
use crate::diagnostic::Diagnostic;
use crate::problem::{Construct, Syntax};
use crate::token::Kind;

impl Parser<'_, '_> {
    /// Parses one component.
    pub(super) fn component(&mut self) -> Parsed<Component> {
        let (component, _) = self.bracketed(|parser| Ok((parser.place_or_gap()?, ())))?;
        Ok(component)
    }

    /// Parses a place, or a gap with a name: `w..`.
    fn place_or_gap(&mut self) -> Parsed<Place> {
        Ok(match self.place()? {
            Place::Term(each) => match self.eat(Kind::Dots) {
                Some(dots) => {
                    let span = each.span.to(dots);
                    Place::Each(each, span)
                }
                None => Place::Term(each),
            },
            gap => gap,
        })
    }

    /// Parses a component whose places may be ranges of numbers.
    fn stretch(&mut self) -> Parsed<Stretch> {
        let (component, ends) = self.bracketed(|parser| {
            let from = parser.place()?;
            let end = matches!(from, Place::Term(_)) && parser.eat(Kind::Dots).is_some();
            Ok((from, if end { Some(parser.expression(0)?) } else { None }))
        })?;
        Ok(Stretch { component, ends })
    }

    fn place(&mut self) -> Parsed<Place> {
        match self.eat(Kind::Dots) {
            Some(span) => Ok(Place::Gap(span)),
            None => {
                let place = self.expression(0)?;
                self.declared(place).map(Place::Term)
            }
        }
    }

    /// Parses places between brackets, each with something else.
    fn bracketed<T: Clone + Default>(
        &mut self,
        one: impl FnMut(&mut Self) -> Parsed<(Place, T)>,
    ) -> Parsed<(Component, Vec<T>)> {
        let kind = match self.peek() {
            Some(kind @ (Kind::OpenParen | Kind::OpenBracket)) => kind,
            Some(Kind::Name) if !self.letters.is_empty() => {
                let component = self.word_row()?;
                let others = vec![T::default(); component.places.len()];
                return Ok((component, others));
            }
            _ => return self.unexpected(Construct::Component),
        };
        let opened = Opened { kind, span: self.bump() };
        let (mut places, mut others) = (Vec::new(), Vec::new());
        if self.peek() != Some(opened.closing()) {
            (places, others) = self.list(one)?.into_iter().unzip();
        }
        let row = kind == Kind::OpenBracket;
        let last = self.close(opened, if row { &[",", "]"] } else { &[",", ")"] })?;
        Ok((Component { row, places, copies: None, span: opened.span.to(last) }, others))
    }

    /// Parses components separated by `+`; none for `()` on its own.
    pub(super) fn sum(&mut self) -> Parsed<Vec<Component>> {
        self.summands(Self::component, |component| component)
    }

    /// Parses the same with numbers of copies: `k of (m) + (n - k*m)`.
    pub(super) fn copies(&mut self) -> Parsed<Vec<Component>> {
        self.summands(Self::copied, |component| component)
    }

    fn copied(&mut self) -> Parsed<Component> {
        if !self.at_copies() {
            return self.component();
        }
        let copies = self.expression(PRODUCT)?;
        self.expect_word("of", &["of"])?;
        let component = self.component()?;
        Ok(Component { span: copies.span.to(component.span), copies: Some(copies), ..component })
    }

    /// Returns `true` if `of` follows before the next part of the sum.
    fn at_copies(&self) -> bool {
        let mut open = 0usize;
        for ahead in 0.. {
            match self.peek_at(ahead) {
                Some(Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace) => open += 1,
                Some(Kind::CloseParen | Kind::CloseBracket | Kind::CloseBrace) => {
                    open = open.saturating_sub(1);
                }
                None | Some(Kind::Where | Kind::When) => return false,
                Some(Kind::Plus) if open == 0 => return false,
                Some(Kind::Name) if open == 0 && self.word_at(ahead).as_deref() == Some("of") => {
                    return ahead > 0;
                }
                _ => {}
            }
        }
        false
    }

    /// Parses the same with ranges of numbers.
    pub(super) fn stretches(&mut self) -> Parsed<Vec<Stretch>> {
        self.summands(Self::stretch, |stretch| &stretch.component)
    }

    fn summands<T>(
        &mut self,
        one: fn(&mut Self) -> Parsed<T>,
        component: fn(&T) -> &Component,
    ) -> Parsed<Vec<T>> {
        let is_empty = |part: &T| !component(part).row && component(part).places.is_empty();
        let first = one(self)?;
        if is_empty(&first) && self.peek() != Some(Kind::Plus) {
            return Ok(Vec::new());
        }
        let mut parts = vec![first];
        while self.eat(Kind::Plus).is_some() {
            parts.push(one(self)?);
        }
        if let Some(empty) = parts.iter().find(|part| is_empty(part)) {
            return self.fail(Diagnostic::at(Syntax::EmptySumPart, component(empty).span));
        }
        Ok(parts)
    }
}
