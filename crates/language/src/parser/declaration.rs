//! Parameters: `m >= 1 default 3`, `S: set`, `piece: king | queen`; and their values.

use super::{Parsed, Parser};
use crate::ast::{Declaration, DeclarationKind, Expression, ExpressionKind, Given, Name};
use crate::diagnostic::Diagnostic;
use crate::problem::{Construct, Input, Problem};
use crate::token::Kind;
use crate::{Argument, Sort};
use dashu_int::UBig;

impl Parser<'_, '_> {
    /// `game name(parameters)`, after the word `game`.
    pub(super) fn game(&mut self) -> Parsed<(Name, Vec<Declaration>)> {
        let name = self.game_name()?;
        let mut parameters = Vec::new();
        if self.peek() == Some(Kind::OpenParen) {
            let opened = self.open(Kind::OpenParen, Construct::Name)?;
            if self.peek() != Some(Kind::CloseParen) {
                parameters = self.list(Parser::declaration)?;
            }
            self.close(opened, &[",", "default", ")"])?;
        }
        Ok((name, parameters))
    }

    fn declaration(&mut self) -> Parsed<Declaration> {
        let start = self.at;
        let kind = if self.peek() == Some(Kind::Name) && self.peek_at(1) == Some(Kind::Colon) {
            let name = self.name()?;
            self.bump();
            let sort = self.word().and_then(|word| Sort::named(&word));
            if let Some(sort) = sort.filter(|_| self.peek_at(1) != Some(Kind::Bar)) {
                self.bump();
                DeclarationKind::Of(sort, name)
            } else {
                let mut words = vec![self.name()?];
                while self.eat(Kind::Bar).is_some() {
                    words.push(self.name()?);
                }
                DeclarationKind::Choice(name, words)
            }
        } else {
            DeclarationKind::Natural(self.expression(0)?)
        };
        if let DeclarationKind::Of(_, name) | DeclarationKind::Choice(name, _) = &kind {
            self.no_letter(name);
        }
        let mut default = None;
        if self.eat_word("default").is_some() {
            let start = self.at;
            let given = self.given()?;
            default = Some((given, self.span_since(start)));
        }
        Ok(Declaration { kind, default, span: self.span_since(start) })
    }

    /// Parses the value of a parameter: `3`, `{1, 3, 4}`, `king`, or a quoted one.
    pub(super) fn given(&mut self) -> Parsed<Given> {
        if self.peek() != Some(Kind::Text) {
            return self.argument().map(|argument| Given { argument, quoted: None });
        }
        let span = self.here();
        let text = self.string()?;
        let argument = match crate::argument::read_quoted(&text) {
            Ok(Some(argument)) => argument,
            Ok(None) => Argument::of_text(&text),
            Err(problem) => return self.fail(Diagnostic::at(problem, span)),
        };
        Ok(Given { argument, quoted: Some((text, span)) })
    }

    fn argument(&mut self) -> Parsed<Argument> {
        match self.peek() {
            Some(Kind::Number) => self.number().map(Argument::Natural),
            Some(Kind::Name) if self.at_word("any") => {
                self.bump();
                Ok(Argument::Any)
            }
            Some(Kind::Name) => self.name().map(|name| Argument::Choice(name.text)),
            Some(Kind::OpenBracket) => self.number_list(),
            Some(Kind::OpenBrace) if self.at_tuples() => {
                let (members, span) = self.tuples()?;
                let number = |inner: Expression| match inner.kind {
                    ExpressionKind::Number(number) => Some(number),
                    _ => None,
                };
                let members: Option<Vec<Vec<UBig>>> =
                    members.into_iter().map(|member| member.into_iter().map(number).collect()).collect();
                let Some(mut members) = members else {
                    let problem = Problem::expected(Construct::SetOfNumbers, self.source(span));
                    return self.fail(Diagnostic::at(problem, span));
                };
                members.sort();
                members.dedup();
                Ok(Argument::Tuples(members))
            }
            Some(Kind::OpenBrace) => {
                let (ranges, span) = self.ranges()?;
                let mut members = Vec::new();
                for (from, to) in ranges {
                    let (ExpressionKind::Number(from), ExpressionKind::Number(to)) = (from.kind, to.kind)
                    else {
                        let problem = Problem::expected(Construct::SetOfNumbers, self.source(span));
                        return self.fail(Diagnostic::at(problem, span));
                    };
                    if !crate::argument::push_range(&mut members, from, to) {
                        return self.fail(Diagnostic::at(crate::argument::too_many(), span));
                    }
                }
                members.sort();
                members.dedup();
                Ok(Argument::Set(members))
            }
            _ => self.unexpected(Construct::Argument),
        }
    }

    /// `[3, 1, 2]`, which may be empty.
    fn number_list(&mut self) -> Parsed<Argument> {
        let opened = self.open(Kind::OpenBracket, Construct::ListOfNumbers)?;
        let mut entries = Vec::new();
        if self.peek() != Some(Kind::CloseBracket) {
            entries = self.list(|parser| match parser.peek() {
                Some(Kind::Minus) => parser.fail(Diagnostic::at(Input::Negative, parser.here())),
                _ => parser.number(),
            })?;
        }
        let span = self.close(opened, &[",", "]"])?;
        if !crate::argument::is_listable(entries.len()) {
            return self.fail(Diagnostic::at(crate::argument::long_list(), span));
        }
        Ok(Argument::List(entries.into()))
    }
}
