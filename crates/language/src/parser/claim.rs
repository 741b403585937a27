//! Claims: `P(a, b) iff …`, `value(n) = …`.

use super::{Opened, Parsed, Parser};
use crate::ast::{Claimed, Expression, ExpressionKind, Head, Name, Piece, RowHead, Statement};
use crate::diagnostic::Diagnostic;
use crate::problem::{Construct, Misplaced, Syntax};
use crate::token::Kind;
use crate::{Convention, Outcome};
use dashu_int::UBig;

/// The outcome denoted by a letter.
pub(super) fn outcome(letter: &str) -> Option<Outcome> {
    Some(match letter {
        "P" => Outcome::P,
        "N" => Outcome::N,
        "D" => Outcome::D,
        _ => return None,
    })
}

impl Parser<'_, '_> {
    /// Returns `true` if the head of a claim is at the cursor.
    pub(super) fn at_claim(&self, ahead: usize) -> bool {
        let Some(token) = self.tokens.get(self.at + ahead).filter(|token| token.kind == Kind::Name) else {
            return false;
        };
        let word = crate::letters::name_text(self.source(token.span));
        let bracket = matches!(self.peek_at(ahead + 1), Some(Kind::OpenParen | Kind::OpenBracket));
        bracket && (word == "value" || outcome(&word).is_some())
    }

    /// Parses a whole claim, after `misere` or `normal`.
    pub(super) fn claim(&mut self, convention: Option<Convention>) -> Parsed<Claimed> {
        let start = self.at;
        let letter = outcome(&self.name()?.text);
        let head = self.head(letter.is_none())?;
        let head_span = self.span_since(start);
        let statement = match letter {
            Some(outcome) => {
                if self.eat(Kind::Iff).is_none() {
                    match self.peek() {
                        Some(
                            Kind::Equal | Kind::If | Kind::Colon | Kind::Implies | Kind::Arrow | Kind::When,
                        ) => {
                            let given = self.source(self.here()).to_string();
                            let problem = Syntax::MissingIff { given };
                            self.problems.add(Diagnostic::at(problem, self.here()));
                            self.bump();
                        }
                        _ => return self.unexpected(Construct::Literally(&["iff"])),
                    }
                }
                Statement::Outcome(outcome, self.expression(0)?)
            }
            None => {
                if self.eat(Kind::Equal).is_none() {
                    match self.peek() {
                        Some(Kind::Iff | Kind::Colon | Kind::Arrow) => {
                            let given = self.source(self.here()).to_string();
                            let problem = Syntax::MissingEquals { given };
                            self.problems.add(Diagnostic::at(problem, self.here()));
                            self.bump();
                        }
                        _ => return self.unexpected(Construct::Literally(&["="])),
                    }
                }
                self.value()?
            }
        };
        let mut claim =
            Claimed { convention, head, head_span, statement, within: None, when: None, theorem: None };
        loop {
            if claim.within.is_none() && self.eat(Kind::Where).is_some() {
                claim.within = Some(self.expression(0)?);
            } else if claim.when.is_none() && self.eat(Kind::When).is_some() {
                claim.when = Some(self.expression(0)?);
            } else if claim.theorem.is_none() && self.eat(Kind::By).is_some() {
                claim.theorem = Some(self.string()?);
            } else {
                return Ok(claim);
            }
        }
    }

    /// Parses the head of a claim, of one on values if digits may stand in it.
    fn head(&mut self, digits: bool) -> Parsed<Head> {
        if self.peek() == Some(Kind::OpenBracket) {
            return self.row_head();
        }
        let opened = self.open(Kind::OpenParen, Construct::Component)?;
        let sum = self.peek() == Some(Kind::OpenParen);
        let inner = if sum { self.open(Kind::OpenParen, Construct::Component)? } else { opened };
        let places = self.list(Parser::head_place)?;
        if digits && !sum && places.iter().any(|(name, _)| name.is_none()) {
            self.close(opened, &[",", ")"])?;
            return Ok(Head::Digits(places.into_iter().map(|(_, place)| place).collect()));
        }
        let names = places.into_iter().map(|(name, place)| match name {
            Some(name) => Ok(name),
            None => self.fail(Diagnostic::at(Misplaced::ClaimPlace, place.span)),
        });
        let names = names.collect::<Parsed<Vec<Name>>>()?;
        let head = if sum {
            self.close(inner, &[",", ")"])?;
            self.expect(Kind::Plus, &["+ .."])?;
            self.expect(Kind::Dots, &[".."])?;
            Head::Sum(names)
        } else {
            Head::Component(names)
        };
        self.close(opened, &[",", ")"])?;
        Ok(head)
    }

    /// Parses a place of a head: a name or `_`, or something else.
    fn head_place(&mut self) -> Parsed<(Option<Name>, Expression)> {
        let letter = self.letter().and_then(|_| self.word()).map(|word| word.into_owned());
        let place: Expression = self.expression(0)?;
        if let Some(text) = letter {
            let name = Name { text, span: place.span };
            self.no_letter(&name);
            return Ok((Some(name), place));
        }
        let name = match &place.kind {
            ExpressionKind::Name(text) => Some(text.clone()),
            ExpressionKind::Wildcard => Some("_".to_string()),
            _ => None,
        };
        Ok((name.map(|text| Name { text, span: place.span }), place))
    }

    /// `[x, ..]`, `[x at i, ..]`, `[x after w at i of n, ..]`
    fn row_head(&mut self) -> Parsed<Head> {
        let start = self.at;
        let opened = Opened { kind: Kind::OpenBracket, span: self.bump() };
        let head = (|| {
            let element = self.word().map(|word| word.into_owned())?;
            let element = Name { text: element, span: self.bump() };
            let mut head = RowHead { element, before: None, index: None, length: None };
            let name = |parser: &mut Self| {
                let text = parser.word().map(|word| word.into_owned())?;
                Some(Name { text, span: parser.bump() })
            };
            if self.eat_word("after").is_some() {
                head.before = Some(name(self)?);
            }
            if self.eat_word("at").is_some() {
                head.index = Some(name(self)?);
                if self.eat_word("of").is_some() {
                    head.length = Some(name(self)?);
                }
            }
            self.eat(Kind::Comma)?;
            self.eat(Kind::Dots)?;
            Some(Head::Row(head))
        })();
        if let Some(Head::Row(head)) = &head {
            let names =
                [Some(&head.element), head.before.as_ref(), head.index.as_ref(), head.length.as_ref()];
            names.into_iter().flatten().for_each(|name| self.no_letter(name));
        }
        let Some(head) = head else {
            let span = self.span_since(start).to(self.here());
            return self.fail(Diagnostic::at(Misplaced::ClaimRow, span));
        };
        self.close(opened, &["]"])?;
        Ok(head)
    }

    /// Parses the rest after `value(…) =`.
    fn value(&mut self) -> Parsed<Statement> {
        let start = self.at;
        if self.peek() == Some(Kind::OpenBracket) || self.at_word("repeat") {
            let values = if self.peek() == Some(Kind::OpenBracket) { self.numbers()? } else { Vec::new() };
            self.expect_word("repeat", &["repeat"])?;
            let period = self.numbers()?;
            let saltus = if self.eat_word("plus").is_some() { self.number()? } else { UBig::ZERO };
            return Ok(Statement::Periodic { start: values, period, saltus, place: self.span_since(start) });
        }
        let mut pieces = vec![self.piece()?];
        while self.eat(Kind::Bar).is_some() {
            pieces.push(self.piece()?);
        }
        if pieces.len() > 1 {
            let last = pieces.len() - 1;
            for (index, piece) in pieces.iter().enumerate() {
                if let (Piece { term, condition: None, otherwise }, true) = (piece, true) {
                    if !otherwise {
                        let place = term.span.after();
                        self.problems.add(Diagnostic::at(Misplaced::BareTermInPieces, place));
                    } else if index < last {
                        self.problems
                            .add(Diagnostic::at(Misplaced::PieceAfterOtherwise, pieces[index + 1].term.span));
                    }
                }
            }
        }
        Ok(Statement::Value(pieces))
    }

    fn piece(&mut self) -> Parsed<Piece> {
        let term = self.expression(0)?;
        let (mut condition, mut otherwise) = (None, false);
        if self.eat(Kind::If).is_some() {
            condition = Some(self.expression(0)?);
        } else {
            otherwise = self.eat_word("otherwise").is_some();
        }
        Ok(Piece { term, condition, otherwise })
    }

    /// `[0, 1, 2]`, which may be empty.
    fn numbers(&mut self) -> Parsed<Vec<UBig>> {
        let opened = self.open(Kind::OpenBracket, Construct::Literally(&["["]))?;
        let mut numbers = Vec::new();
        if self.peek() != Some(Kind::CloseBracket) {
            numbers = self.list(Parser::number)?;
        }
        self.close(opened, &[",", "]"])?;
        Ok(numbers)
    }
}
