//! Assumptions: `assume {1..5} <= prime_power <= {q: q mod 6 != 0}`, `assume (a, b) -> (a, c) only where c < b`.

use super::{Parsed, Parser};
use crate::ast::{AssumeSyntax, ItemKind, SetKind, SetSyntax};
use crate::diagnostic::Diagnostic;
use crate::problem::{Construct, Definition};
use crate::token::Kind;

impl Parser<'_, '_> {
    /// Parses the rest of an item after the word `assume`.
    pub(super) fn assume(&mut self) -> Parsed<ItemKind> {
        let moves = matches!(self.peek(), Some(Kind::OpenParen | Kind::OpenBracket));
        let assumed = Box::new(if moves { self.assumed_moves()? } else { self.assumed_sets()? });
        let when = match self.eat(Kind::When) {
            Some(_) => Some(self.expression(0)?),
            None => None,
        };
        Ok(ItemKind::Assume { assumed, when })
    }

    /// Parses at least two sets with `<=` between them.
    fn assumed_sets(&mut self) -> Parsed<AssumeSyntax> {
        let mut sets = vec![self.assumed_set()?];
        self.expect(Kind::LessEqual, &["<="])?;
        sets.push(self.assumed_set()?);
        while self.eat(Kind::LessEqual).is_some() {
            sets.push(self.assumed_set()?);
        }
        Ok(AssumeSyntax::Sets(sets))
    }

    fn assumed_set(&mut self) -> Parsed<SetSyntax> {
        let start = self.at;
        let such = self.peek_at(1) == Some(Kind::Name) && self.peek_at(2) == Some(Kind::Colon);
        let kind = match self.peek() {
            Some(Kind::Name) => SetKind::Name(self.name()?),
            Some(Kind::OpenBrace) if such => {
                let opened = self.open(Kind::OpenBrace, Construct::AssumedSet)?;
                let name = self.name()?;
                self.bump();
                let condition = self.expression(0)?;
                self.close(opened, &["}"])?;
                SetKind::Such(name, condition)
            }
            Some(Kind::OpenBrace) => SetKind::Ranges(self.ranges()?.0),
            _ => return self.unexpected(Construct::AssumedSet),
        };
        Ok(SetSyntax { kind, span: self.span_since(start) })
    }

    fn assumed_moves(&mut self) -> Parsed<AssumeSyntax> {
        let before = self.component()?;
        self.arrow(&before)?;
        let mut after = vec![self.sum()?];
        if self.eat_word("only").is_some() {
            self.expect(Kind::Where, &["where"])?;
            let condition = self.expression(0)?;
            return Ok(AssumeSyntax::Only { before, after: after.remove(0), condition });
        }
        while self.eat(Kind::And).is_some() {
            let start = self.at;
            after.push(self.sum()?);
            if self.peek() == Some(Kind::Arrow) {
                let place = self.span_since(start).to(self.here());
                return self.fail(Diagnostic::at(Definition::RepeatedBefore, place));
            }
        }
        let (mut chosen, mut choice, mut condition) = (Vec::new(), None, None);
        if self.eat_word("for").is_some() {
            self.expect_word("some", &["some"])?;
            chosen = self.list(Parser::name)?;
            if self.eat(Kind::Colon).is_some() {
                choice = Some(self.expression(0)?);
            } else if !matches!(self.peek(), None | Some(Kind::Where | Kind::When)) {
                return self.unexpected(Construct::Literally(&[":", "where"]));
            }
        }
        if self.eat(Kind::Where).is_some() {
            condition = Some(self.expression(0)?);
        } else if chosen.is_empty() {
            let words: &[&str] = match after.len() {
                1 => &["where", "only where", "for some", "and"],
                _ => &["where", "for some", "and"],
            };
            return self.unexpected(Construct::Literally(words));
        }
        Ok(AssumeSyntax::Moves { before, after, chosen, choice, condition })
    }
}
