//! Floors: `floor(phi*t)`, `floor((sqrt(13) - 1)/2*t)`.
//!
//! The argument of a floor is a product, possibly with a divisor. One of its factors is irrational; the divisor belongs to that
//! one, and all other factors to the multiplicand.

use super::Resolver;
use super::variables::{Free, Variables};
use crate::{NoSurd, Quadratic, Span, Term};
use language::ast::{Arithmetic, Expression, ExpressionKind};
use language::problem::{Misplaced, Problem};

/// A quotient of products.
#[derive(Default)]
struct Quotient<'e> {
    times: Vec<&'e Expression>,
    over: Vec<&'e Expression>,
}

impl<'e> Quotient<'e> {
    fn read(&mut self, expression: &'e Expression) {
        match &expression.kind {
            ExpressionKind::Arithmetic(Arithmetic::Multiply, left, right) => {
                self.read(left);
                self.read(right);
            }
            ExpressionKind::Ratio(left, right, _) => {
                self.read(left);
                self.over.push(right);
            }
            _ => self.times.push(expression),
        }
    }
}

/// A number (plus + √root) / over, or that number turned to its negative.
struct Factor {
    of: Quadratic,
    turned: bool,
}

/// Factors of the product in a floor, without its divisor.
pub(super) fn factors(product: &Expression) -> Vec<&Expression> {
    let mut quotient = Quotient::default();
    quotient.read(product);
    quotient.times
}

/// Returns `true` if it contains a golden ratio or a square root outside of other floors.
fn is_irrational(expression: &Expression) -> bool {
    match &expression.kind {
        ExpressionKind::Name(name) => name == "phi",
        ExpressionKind::Call { name, .. } => name.text == "sqrt",
        ExpressionKind::Arithmetic(_, left, right) | ExpressionKind::Ratio(left, right, _) => {
            is_irrational(left) || is_irrational(right)
        }
        _ => false,
    }
}

/// A function called in it.
fn called(expression: &Expression) -> Option<(&str, Span)> {
    match &expression.kind {
        ExpressionKind::Call { name, .. } => Some((&name.text, expression.span)),
        ExpressionKind::Arithmetic(_, left, right) | ExpressionKind::Ratio(left, right, _) => {
            called(left).or_else(|| called(right))
        }
        _ => None,
    }
}

fn number(number: u8) -> Term {
    Term::Number(number.into())
}

fn times(a: Term, b: Term) -> Term {
    match (a, b) {
        (Term::Number(one), other) | (other, Term::Number(one)) if one.is_one() => other,
        (a, b) => Term::Multiply(Box::new(a), Box::new(b)),
    }
}

fn plus(a: Term, b: Term) -> Term {
    match (a, b) {
        (Term::Number(zero), other) | (other, Term::Number(zero)) if zero.is_zero() => other,
        (a, b) => Term::Add(Box::new(a), Box::new(b)),
    }
}

impl Resolver<'_> {
    pub(super) fn floor(
        &mut self,
        variables: &mut Variables,
        product: &Expression,
        span: Span,
    ) -> Option<Term> {
        let mut quotient = Quotient::default();
        quotient.read(product);
        let (irrational, rest): (Vec<_>, Vec<_>) =
            quotient.times.into_iter().partition(|factor| is_irrational(factor));
        let below = quotient.over.iter().any(|over| is_irrational(over));
        let ([by], false) = (&*irrational, below) else {
            let none = irrational.is_empty() && !below;
            self.report(
                if none {
                    Problem::Misplaced(Misplaced::RationalFloor)
                } else {
                    Problem::Misplaced(Misplaced::Irrational)
                },
                span,
            );
            return None;
        };
        let factor = self.irrational(by);
        let over: Vec<Option<Term>> = quotient.over.into_iter().map(|over| self.fixed(over)).collect();
        let of: Vec<Option<Term>> = rest.into_iter().map(|factor| self.term(variables, factor)).collect();
        let Factor { of: mut factor, turned } = factor?;
        for over in over.into_iter().collect::<Option<Vec<Term>>>()? {
            factor.over = times(factor.over, over);
        }
        let of =
            of.into_iter().collect::<Option<Vec<Term>>>()?.into_iter().reduce(times).unwrap_or(number(1));
        match factor.floor(turned, of) {
            Ok(term) => return Some(term),
            Err(NoSurd::Open) => self.report(Misplaced::SubtractedRoot, by.span),
            Err(flaw) => self.report(Misplaced::Factor(flaw), by.span),
        }
        None
    }

    /// A term of numbers and parameters without functions, so that its value is computed quickly.
    fn fixed(&mut self, expression: &Expression) -> Option<Term> {
        if let Some((name, span)) = called(expression) {
            self.report(Misplaced::VaryingFactor { name: name.to_string() }, span);
            return None;
        }
        self.term(&mut Variables::new(Free::Factor), expression)
    }

    /// An irrational factor.
    fn irrational(&mut self, expression: &Expression) -> Option<Factor> {
        let added = |of: Quadratic| Some(Factor { of, turned: false });
        match &expression.kind {
            ExpressionKind::Name(_) => added(Quadratic { plus: number(1), root: number(5), over: number(2) }),
            ExpressionKind::Call { name, arguments, filter } => {
                self.no_filter(name, filter.as_deref())?;
                self.call_arity(name, 1, arguments.len(), expression.span)?;
                let root = self.fixed(arguments.first()?)?;
                added(Quadratic { plus: number(0), root, over: number(1) })
            }
            ExpressionKind::Ratio(left, right, _) if !is_irrational(right) => {
                let (left, over) = (self.irrational(left), self.fixed(right));
                let Factor { of, turned } = left?;
                Some(Factor { of: Quadratic { over: times(of.over, over?), ..of }, turned })
            }
            ExpressionKind::Arithmetic(operator, left, right) => {
                self.combined(*operator, left, right, expression.span)
            }
            _ => {
                self.report(Misplaced::Irrational, expression.span);
                None
            }
        }
    }

    /// Combines an irrational number and a rational one by addition, subtraction or multiplication.
    fn combined(
        &mut self,
        operator: Arithmetic,
        left: &Expression,
        right: &Expression,
        span: Span,
    ) -> Option<Factor> {
        let (irrational, rational) = match (is_irrational(left), is_irrational(right)) {
            (true, false) => (left, right),
            (false, true) => (right, left),
            _ => {
                self.report(Misplaced::Irrational, span);
                return None;
            }
        };
        let (factor, other) = (self.irrational(irrational), self.fixed(rational));
        let (factor, other) = (factor?, other?);
        let Factor { of: Quadratic { plus: beside, root, over }, turned } = factor;
        // A number added to what is turned is subtracted from what it is turned from, and the other way round.
        let (less, turned) = match operator {
            Arithmetic::Add => (turned, turned),
            Arithmetic::Subtract if is_irrational(left) => (!turned, turned),
            Arithmetic::Subtract => (!turned, !turned),
            // n·√d = √(n²d), where n is certainly a natural
            Arithmetic::Multiply if matches!(other, Term::Number(_) | Term::Parameter(_)) => {
                let square = times(other.clone(), other.clone());
                let of = Quadratic { plus: times(other, beside), root: times(square, root), over };
                return Some(Factor { of, turned });
            }
            _ => {
                self.report(Misplaced::Irrational, span);
                return None;
            }
        };
        let amount = times(other, over.clone());
        let plus = match less {
            true => Term::Subtract(Box::new(beside), Box::new(amount)),
            false => plus(beside, amount),
        };
        Some(Factor { of: Quadratic { plus, root, over }, turned })
    }
}
