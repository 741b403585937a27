//! Examples, and automata given as tables.

use super::claim::outcome;
use super::{Parsed, Parser};
use crate::Convention;
use crate::Span;
use crate::ast::{AutomatonLine, ExampleSyntax, FactSyntax, ItemKind, NumerationSyntax, Transition};
use crate::letters::narrowed;
use crate::problem::Construct;
use crate::token::Kind;
use dashu_int::{IBig, UBig};

impl Parser<'_, '_> {
    /// Parses the rest of an item after the word `example`.
    pub(super) fn example(&mut self) -> Parsed<ItemKind> {
        let mut arguments = Vec::new();
        let mut convention = None;
        loop {
            if self.peek() == Some(Kind::Name) && self.peek_at(1) == Some(Kind::Equal) {
                let name = self.name()?;
                self.bump();
                arguments.push((name, self.given()?));
            } else if self.eat_word("misere").is_some() {
                convention = Some(Convention::Misere);
            } else if self.eat_word("normal").is_some() {
                convention = Some(Convention::Normal);
            } else {
                break;
            }
        }
        let positions = self.stretches()?;
        let fact = self.fact()?;
        let citation = if self.eat(Kind::By).is_some() { Some(self.string()?) } else { None };
        Ok(ItemKind::Example(Box::new(ExampleSyntax { arguments, convention, positions, fact, citation })))
    }

    fn fact(&mut self) -> Parsed<FactSyntax> {
        if self.eat_word("is").is_some() {
            let Some(outcome) = self.word().and_then(|word| outcome(&word)) else {
                return self.unexpected(Construct::Outcome);
            };
            self.bump();
            if self.eat_word("only").is_none() {
                return Ok(FactSyntax::Outcome(outcome));
            }
            self.expect_word("at", &["at"])?;
            let positions = self.list(Parser::sum)?;
            Ok(FactSyntax::OnlyAt(outcome, positions))
        } else if self.eat_word("has").is_some() {
            if self.eat_word("values").is_some() {
                return self.list(Parser::number).map(FactSyntax::Values);
            }
            self.expect_word("value", &["value", "values"])?;
            self.number().map(FactSyntax::Value)
        } else if self.eat_word("moves").is_some() {
            self.expect_word("to", &["to"])?;
            self.sum().map(FactSyntax::MovesTo)
        } else if self.eat_word("wins").is_some() {
            self.expect_word("only", &["only to"])?;
            self.expect_word("to", &["to"])?;
            self.list(Parser::sum).map(FactSyntax::WinsOnlyTo)
        } else {
            self.unexpected(Construct::Literally(&[
                "is",
                "has value",
                "has values",
                "moves to",
                "wins only to",
            ]))
        }
    }

    /// Parses the rest of an item after the word `automaton`.
    pub(super) fn automaton(&mut self) -> Parsed<ItemKind> {
        let name = self.name()?;
        let opened = self.open(Kind::OpenParen, Construct::Literally(&["("]))?;
        let tracks = self.list(Parser::name)?;
        self.close(opened, &[",", ")"])?;
        let numeration = if self.eat_word("base").is_some() {
            let place = self.here();
            NumerationSyntax::Base(self.number()?, place)
        } else if self.eat(Kind::In).is_some() {
            let place = self.here();
            if self.eat_word("zeckendorf").is_some() {
                NumerationSyntax::Quadratic(UBig::ONE, place)
            } else if self.eat_word("recurrence").is_some() {
                let mut place = self.here();
                let mut coefficients = vec![IBig::from(self.number()?)];
                while let Some(token) = self.token() {
                    let sign = match token.kind {
                        Kind::Number => IBig::ONE,
                        Kind::Minus => {
                            _ = self.eat(Kind::Minus);
                            IBig::NEG_ONE
                        }
                        _ => break,
                    };
                    place = place.to(self.here());
                    coefficients.push(sign * self.number()?);
                }
                NumerationSyntax::Recurrence(coefficients, place)
            } else {
                self.expect_word("quadratic", &["zeckendorf", "quadratic", "recurrence"])?;
                let place = self.here();
                NumerationSyntax::Quadratic(self.number()?, place)
            }
        } else {
            return self.unexpected(Construct::Literally(&[
                "base",
                "in zeckendorf",
                "in quadratic",
                "in recurrence",
            ]));
        };
        Ok(ItemKind::Automaton { name, tracks, numeration })
    }

    /// Parses the rest of an item after the word `state`.
    pub(super) fn state(&mut self) -> Parsed<ItemKind> {
        let name = self.name()?;
        let mut transitions = Vec::new();
        if self.eat(Kind::Colon).is_some() && self.peek().is_some() {
            transitions = self.list(Parser::transition)?;
        }
        Ok(ItemKind::AutomatonLine(AutomatonLine::State { name, transitions }))
    }

    fn transition(&mut self) -> Parsed<Transition> {
        let (digits, span) = self.column()?;
        self.expect(Kind::Arrow, &["->"])?;
        let target = self.name()?;
        Ok(Transition { digits, span, target })
    }

    /// A digit of each number: `01`, or `(0, 11)` where digits may be larger than 9.
    fn column(&mut self) -> Parsed<(Vec<u8>, Span)> {
        let span = self.here();
        if self.peek() == Some(Kind::OpenParen) {
            let opened = self.open(Kind::OpenParen, Construct::Transition)?;
            let digits = self.list(Parser::number)?;
            let digits = digits.iter().map(|digit| u8::try_from(digit).unwrap_or(u8::MAX)).collect();
            let to = self.here();
            self.close(opened, &[",", ")"])?;
            return Ok((digits, span.to(to)));
        }
        let Some(token) = self.token().filter(|token| token.kind == Kind::Number) else {
            return self.unexpected(Construct::Transition);
        };
        self.bump();
        let text = narrowed(self.source(token.span));
        Ok((text.bytes().map(|digit| digit.saturating_sub(b'0')).collect(), token.span))
    }

    /// Parses the rest of an item after the word `accept`.
    pub(super) fn accept(&mut self) -> Parsed<ItemKind> {
        let names = if self.peek().is_none() { Vec::new() } else { self.list(Parser::name)? };
        Ok(ItemKind::AutomatonLine(AutomatonLine::Accept(names)))
    }
}
