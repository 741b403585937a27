//! Terms and formulas, by operator precedence (Pratt's method).
//!
//! From loose to tight: `iff`, `implies`, `or`, `and`, `not`, comparisons, `xor`, `+ -`, `* / div mod`.

use super::{DEPTH_LIMIT, Opened, Parsed, Parser};
use crate::ast::{Arithmetic, Expression, ExpressionKind, Name, Quantifier, SetExpression};
use crate::diagnostic::Diagnostic;
use crate::problem::{Construct, Syntax};
use crate::token::Kind;
use crate::{Relation, Span};

const NOT: u8 = 9;
const COMPARISON: u8 = 11;
/// Binding power of terms without comparisons.
pub(super) const TERM: u8 = 13;
/// Binding power of products.
pub(super) const PRODUCT: u8 = 17;

/// Binding powers of an operator on its left and right.
fn binding(kind: Kind) -> Option<(u8, u8)> {
    Some(match kind {
        Kind::Iff => (1, 2),
        Kind::Implies => (4, 3),
        Kind::Or => (5, 6),
        Kind::And => (7, 8),
        Kind::In | Kind::Divides => (COMPARISON, COMPARISON + 1),
        Kind::Xor => (TERM, TERM + 1),
        Kind::Plus | Kind::Minus => (15, 16),
        Kind::Star | Kind::Slash | Kind::Div | Kind::Mod => (PRODUCT, PRODUCT + 1),
        kind => {
            relation(kind)?;
            (COMPARISON, COMPARISON + 1)
        }
    })
}

pub(super) fn relation(kind: Kind) -> Option<Relation> {
    Some(match kind {
        Kind::Equal => Relation::Equal,
        Kind::NotEqual => Relation::NotEqual,
        Kind::Less => Relation::Less,
        Kind::LessEqual => Relation::LessEqual,
        Kind::Greater => Relation::Greater,
        Kind::GreaterEqual => Relation::GreaterEqual,
        _ => return None,
    })
}

fn arithmetic(kind: Kind) -> Option<Arithmetic> {
    Some(match kind {
        Kind::Plus => Arithmetic::Add,
        Kind::Minus => Arithmetic::Subtract,
        Kind::Star => Arithmetic::Multiply,
        Kind::Div => Arithmetic::Divide,
        Kind::Mod => Arithmetic::Modulo,
        Kind::Xor => Arithmetic::Xor,
        _ => return None,
    })
}

impl Parser<'_, '_> {
    /// Parses an expression whose operators bind at least as tightly as `least`.
    pub(super) fn expression(&mut self, least: u8) -> Parsed<Expression> {
        self.depth += 1;
        if self.depth > DEPTH_LIMIT {
            return self.too_deep(self.here());
        }
        let mut left = self.operand()?;
        while let Some((kind, (left_power, right_power))) =
            self.peek().and_then(|kind| Some((kind, binding(kind)?)))
        {
            if left_power < least {
                break;
            }
            let sign = self.bump();
            left = self.combine(left, (kind, sign), right_power)?;
        }
        self.depth -= 1;
        Ok(left)
    }

    fn too_deep<T>(&mut self, place: Span) -> Parsed<T> {
        self.fail(Diagnostic::at(Syntax::TooDeep { limit: DEPTH_LIMIT }, place))
    }

    /// Makes a node over `children`, unless it is too deep.
    fn node(&mut self, kind: ExpressionKind, span: Span, children: usize) -> Parsed<Expression> {
        if children >= DEPTH_LIMIT {
            return self.too_deep(Span { start: span.end, end: span.end });
        }
        Ok(Expression { kind, span, depth: children + 1 })
    }

    /// Combines `left` with the operator just passed and the operand after it.
    fn combine(&mut self, left: Expression, (kind, sign): (Kind, Span), power: u8) -> Parsed<Expression> {
        if kind == Kind::In {
            let set = self.set()?;
            let span = self.span_since(self.at.saturating_sub(1)).to(left.span);
            let mut depth = left.depth;
            let deepest = match &set {
                SetExpression::Ranges(ranges) => {
                    ranges.iter().map(|(from, to)| from.depth.max(to.depth)).max()
                }
                SetExpression::Call { arguments, .. } => arguments.iter().map(|inner| inner.depth).max(),
                SetExpression::Tuples(members) => members.iter().flatten().map(|inner| inner.depth).max(),
                SetExpression::Name(_) | SetExpression::Places(..) => None,
            };
            depth = depth.max(deepest.unwrap_or(0));
            return self.node(ExpressionKind::In(Box::new(left), Box::new(set)), span, depth);
        }
        let right = match relation(kind) {
            Some(Relation::Equal | Relation::NotEqual) => self.compared(power)?,
            _ => self.expression(power)?,
        };
        let span = left.span.to(right.span);
        let deepest = left.depth.max(right.depth);
        if let Some(first) = relation(kind) {
            return self.chain(left, first, right);
        }
        // Long lists of `and` or `or` become one flat node, not a deep tree
        match (kind, left.kind) {
            (Kind::And, ExpressionKind::And(mut all)) => {
                let depth = left.depth.max(right.depth + 1);
                all.push(right);
                Ok(Expression { kind: ExpressionKind::And(all), span, depth })
            }
            (Kind::Or, ExpressionKind::Or(mut all)) => {
                let depth = left.depth.max(right.depth + 1);
                all.push(right);
                Ok(Expression { kind: ExpressionKind::Or(all), span, depth })
            }
            (_, left_kind) => {
                let left = Expression { kind: left_kind, span: left.span, depth: left.depth };
                let made = match kind {
                    Kind::And => ExpressionKind::And(vec![left, right]),
                    Kind::Or => ExpressionKind::Or(vec![left, right]),
                    Kind::Implies => ExpressionKind::Implies(Box::new(left), Box::new(right)),
                    Kind::Iff => ExpressionKind::Iff(Box::new(left), Box::new(right)),
                    Kind::Divides => ExpressionKind::Divides(Box::new(left), Box::new(right)),
                    Kind::Slash => ExpressionKind::Ratio(Box::new(left), Box::new(right), sign),
                    other => match arithmetic(other) {
                        Some(operator) => {
                            ExpressionKind::Arithmetic(operator, Box::new(left), Box::new(right))
                        }
                        None => return self.unexpected(Construct::Expression),
                    },
                };
                self.node(made, span, deepest)
            }
        }
    }

    /// Parses the right side of `=`: an expression, or the value of a parameter that is not a number.
    pub(super) fn compared(&mut self, power: u8) -> Parsed<Expression> {
        if !matches!(self.peek(), Some(Kind::OpenBrace | Kind::OpenBracket | Kind::Text)) {
            return self.expression(power);
        }
        let start = self.at;
        let given = self.given()?;
        Ok(Expression { kind: ExpressionKind::Given(given), span: self.span_since(start), depth: 1 })
    }

    /// Parses the rest of a chain: `1 <= k <= m`.
    fn chain(&mut self, left: Expression, first: Relation, right: Expression) -> Parsed<Expression> {
        let mut span = left.span.to(right.span);
        let mut depth = left.depth.max(right.depth);
        let mut rest = vec![(first, right)];
        while let Some(next) = self.peek().and_then(relation) {
            self.bump();
            let right = self.compared(COMPARISON + 1)?;
            span = span.to(right.span);
            depth = depth.max(right.depth);
            rest.push((next, right));
        }
        self.node(ExpressionKind::Compare(Box::new(left), rest), span, depth)
    }

    fn operand(&mut self) -> Parsed<Expression> {
        let start = self.at;
        let Some(token) = self.token() else { return self.unexpected(Construct::Expression) };
        let leaf = |kind, span| Ok(Expression { kind, span, depth: 1 });
        match token.kind {
            Kind::Number => {
                let number = self.number()?;
                self.factor_after(Expression {
                    kind: ExpressionKind::Number(number),
                    span: token.span,
                    depth: 1,
                })
            }
            Kind::Underscore => leaf(ExpressionKind::Wildcard, self.bump()),
            Kind::True | Kind::False => leaf(ExpressionKind::Constant(token.kind == Kind::True), self.bump()),
            Kind::Name if let Some((relation, words)) = self.counting() => {
                self.at += words;
                let number = self.expression(TERM)?;
                self.quantified(Quantifier::Count(relation, Box::new(number)), start)
            }
            Kind::Name if self.peek_at(1) == Some(Kind::OpenParen) => self.call(),
            Kind::Xor if self.peek_at(1) == Some(Kind::OpenParen) => self.call(),
            Kind::Name if self.peek_at(1) == Some(Kind::OpenBracket) => {
                let name = self.name()?;
                let opened = self.open(Kind::OpenBracket, Construct::Expression)?;
                let place = self.expression(TERM)?;
                self.close(opened, &["]"])?;
                let depth = place.depth;
                self.node(ExpressionKind::Entry(name, Box::new(place)), self.span_since(start), depth)
            }
            Kind::Name => {
                if let Some(number) = self.letter() {
                    return leaf(ExpressionKind::Number(number), self.bump());
                }
                let name = self.name()?;
                leaf(ExpressionKind::Name(name.text), name.span)
            }
            Kind::OpenParen => {
                let opened = Opened { kind: Kind::OpenParen, span: self.bump() };
                let inner = self.expression(0)?;
                if self.peek() == Some(Kind::Comma) && self.in_tuple() {
                    self.bump();
                    let mut all = vec![inner];
                    all.extend(self.list(|parser| parser.expression(TERM))?);
                    let close = self.close(opened, &[",", ")"])?;
                    let depth = all.iter().map(|inner| inner.depth).max().unwrap_or(0);
                    return self.node(ExpressionKind::Tuple(all), opened.span.to(close), depth);
                }
                let close = self.close(opened, &[")"])?;
                Ok(Expression { span: opened.span.to(close), ..inner })
            }
            Kind::Not => {
                self.bump();
                let inner = self.expression(NOT)?;
                let depth = inner.depth;
                self.node(ExpressionKind::Not(Box::new(inner)), self.span_since(start), depth)
            }
            Kind::Exists => self.quantified(Quantifier::Exists, start),
            Kind::Forall => self.quantified(Quantifier::Forall, start),
            _ => self.unexpected(Construct::Expression),
        }
    }

    /// The relation of `at most`, `at least` or `exactly` before a number, and the number of these words.
    fn counting(&self) -> Option<(Relation, usize)> {
        let word = |ahead: usize| {
            let token = self.tokens.get(self.at + ahead).filter(|token| token.kind == Kind::Name);
            token.map(|token| self.source(token.span))
        };
        match (word(0)?, word(1)) {
            ("at", Some("most")) => Some((Relation::LessEqual, 2)),
            ("at", Some("least")) => Some((Relation::GreaterEqual, 2)),
            ("exactly", Some(_)) => Some((Relation::Equal, 1)),
            ("exactly", None) if self.peek_at(1) == Some(Kind::Number) => Some((Relation::Equal, 1)),
            _ => None,
        }
    }

    /// Parses the variables and their scope after a quantifier that began with the token `start`.
    fn quantified(&mut self, quantifier: Quantifier, start: usize) -> Parsed<Expression> {
        if matches!(quantifier, Quantifier::Exists | Quantifier::Forall) {
            self.bump();
        }
        let (names, body) = self.bound()?;
        let above = match &quantifier {
            Quantifier::Count(_, number) => number.depth,
            Quantifier::Exists | Quantifier::Forall => 0,
        };
        let depth = body.depth.max(above);
        let made = ExpressionKind::Quantified { quantifier, names, body: Box::new(body) };
        self.node(made, self.span_since(start), depth)
    }

    /// `j, k: f`
    fn bound(&mut self) -> Parsed<(Vec<Name>, Expression)> {
        let names = self.list(Parser::name)?;
        names.iter().for_each(|name| self.no_letter(name));
        self.expect(Kind::Colon, &[":"])?;
        Ok((names, self.expression(0)?))
    }

    /// Returns `true` before names and a colon.
    fn at_bound(&self) -> bool {
        let mut kinds = self.tokens.iter().skip(self.at).map(|token| token.kind);
        while kinds.next() == Some(Kind::Name) {
            match kinds.next() {
                Some(Kind::Colon) => return true,
                Some(Kind::Comma) => {}
                _ => return false,
            }
        }
        false
    }

    /// Reports `2k` and reads it as `2*k`.
    fn factor_after(&mut self, number: Expression) -> Parsed<Expression> {
        let Some(next) = self.token().filter(|next| {
            next.span.start == number.span.end && matches!(next.kind, Kind::Name | Kind::OpenParen)
        }) else {
            return Ok(number);
        };
        let left = self.source(number.span).to_string();
        let right = self.source(next.span).to_string();
        let span = number.span.to(next.span);
        self.problems.add(Diagnostic::at(Syntax::ImplicitProduct { left, right }, span));
        let right = self.expression(PRODUCT + 1)?;
        let (span, depth) = (number.span.to(right.span), right.depth);
        let made = ExpressionKind::Arithmetic(Arithmetic::Multiply, Box::new(number), Box::new(right));
        self.node(made, span, depth)
    }

    /// `f(a, b)`, `xor(t where f)` or `count(j: f)`.
    fn call(&mut self) -> Parsed<Expression> {
        let start = self.at;
        let name = match self.eat(Kind::Xor) {
            Some(span) => Name { text: "xor".to_string(), span },
            None => self.name()?,
        };
        let opened = self.open(Kind::OpenParen, Construct::Expression)?;
        let mut arguments = Vec::new();
        let mut filter = None;
        if name.text == "count" && self.at_bound() {
            let (names, body) = self.bound()?;
            self.close(opened, &[")"])?;
            let depth = body.depth;
            let made = ExpressionKind::Count { names, body: Box::new(body) };
            return self.node(made, self.span_since(start), depth);
        }
        if self.peek() != Some(Kind::CloseParen) {
            arguments = self.list(|parser| parser.expression(0))?;
            if self.eat(Kind::Where).is_some() {
                filter = Some(Box::new(self.expression(0)?));
            }
        }
        self.close(opened, &[",", ")"])?;
        let depth = arguments.iter().chain(filter.as_deref()).map(|inner| inner.depth).max().unwrap_or(0);
        self.node(ExpressionKind::Call { name, arguments, filter }, self.span_since(start), depth)
    }

    /// Parses the set after `in`.
    fn set(&mut self) -> Parsed<SetExpression> {
        if self.at_tuples() {
            self.tuples().map(|(members, _)| SetExpression::Tuples(members))
        } else if self.peek() == Some(Kind::OpenBrace) {
            let (ranges, _) = self.ranges()?;
            Ok(SetExpression::Ranges(ranges))
        } else if self.peek() == Some(Kind::Name) {
            let start = self.at;
            let name = self.name()?;
            if self.peek() == Some(Kind::OpenParen) {
                let opened = self.open(Kind::OpenParen, Construct::Expression)?;
                let arguments = self.list(|parser| parser.expression(TERM))?;
                self.close(opened, &[",", ")"])?;
                return Ok(SetExpression::Call { name, arguments, span: self.span_since(start) });
            }
            // `code[2]`
            if self.eat(Kind::OpenBracket).is_some() {
                let place = self.here();
                let bit = self.number()?;
                self.expect(Kind::CloseBracket, &["]"])?;
                return Ok(SetExpression::Places(name, bit, place));
            }
            Ok(SetExpression::Name(name))
        } else {
            self.unexpected(Construct::SetOfNumbers)
        }
    }

    /// Returns `true` if `in` stands after the parentheses around the cursor.
    fn in_tuple(&self) -> bool {
        let mut depth = 0usize;
        for (index, token) in self.tokens.iter().enumerate().skip(self.at) {
            if token.kind.opens() {
                depth += 1;
            } else if token.kind.closes() {
                match depth.checked_sub(1) {
                    Some(less) => depth = less,
                    None => return self.tokens.get(index + 1).is_some_and(|next| next.kind == Kind::In),
                }
            }
        }
        false
    }

    /// Returns `true` before a set whose first member is a tuple.
    pub(super) fn at_tuples(&self) -> bool {
        if (self.peek(), self.peek_at(1)) != (Some(Kind::OpenBrace), Some(Kind::OpenParen)) {
            return false;
        }
        let mut depth = 0usize;
        for token in self.tokens.iter().skip(self.at + 2) {
            match token.kind {
                Kind::Comma if depth == 0 => return true,
                kind if kind.opens() => depth += 1,
                kind if kind.closes() => match depth.checked_sub(1) {
                    Some(less) => depth = less,
                    None => return false,
                },
                _ => {}
            }
        }
        false
    }

    /// `{(1, 2), (3, 3)}`
    pub(super) fn tuples(&mut self) -> Parsed<(Vec<Vec<Expression>>, Span)> {
        let opened = self.open(Kind::OpenBrace, Construct::SetOfNumbers)?;
        let members = self.list(|parser| {
            let opened = parser.open(Kind::OpenParen, Construct::Tuple)?;
            let member = parser.list(|parser| parser.expression(TERM))?;
            parser.close(opened, &[",", ")"])?;
            Ok(member)
        })?;
        let close = self.close(opened, &[",", "}"])?;
        Ok((members, opened.span.to(close)))
    }

    /// `{1, 3..5}`, which may be empty.
    pub(super) fn ranges(&mut self) -> Parsed<(Vec<(Expression, Expression)>, Span)> {
        let opened = self.open(Kind::OpenBrace, Construct::SetOfNumbers)?;
        let mut ranges = Vec::new();
        if self.peek() != Some(Kind::CloseBrace) {
            ranges = self.list(|parser| {
                let from = parser.expression(TERM)?;
                let to = match parser.eat(Kind::Dots) {
                    Some(_) => parser.expression(TERM)?,
                    None => from.clone(),
                };
                Ok((from, to))
            })?;
        }
        let close = self.close(opened, &[",", "..", "}"])?;
        Ok((ranges, opened.span.to(close)))
    }
}
