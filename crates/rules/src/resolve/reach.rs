//! Expressions beyond the reach of automata, in any numeration.

use super::Resolver;
use super::floor::factors;
use crate::{Predicate, Span};
use language::ast::{Arithmetic, Expression, ExpressionKind, SetExpression, SetKind, SetSyntax};

/// Returns `true` if no automaton decides a predicate.
pub(super) fn is_beyond(predicate: Predicate) -> bool {
    matches!(predicate, Predicate::Prime | Predicate::PrimePower | Predicate::Square)
}

impl Resolver<'_> {
    /// Returns `true` if it contains a name that is not a parameter.
    fn varies(&self, expression: &Expression) -> bool {
        let mut varies = false;
        expression.names(&mut |name, _| varies |= name != "phi" && !self.parameters.contains_key(name));
        varies
    }

    /// The first place in an expression that is beyond the reach of automata.
    pub(super) fn beyond(&self, expression: &Expression) -> Option<Span> {
        use ExpressionKind::*;
        let all = |all: &[Expression]| all.iter().find_map(|inner| self.beyond(inner));
        let both = |left: &Expression, right: &Expression| self.beyond(left).or_else(|| self.beyond(right));
        let here = |beyond: bool| beyond.then_some(expression.span);
        match &expression.kind {
            Number(_) | Name(_) | Wildcard | Constant(_) | Given(_) => None,
            Arithmetic(operator, left, right) => both(left, right).or_else(|| {
                here(match operator {
                    self::Arithmetic::Multiply => self.varies(left) && self.varies(right),
                    self::Arithmetic::Divide | self::Arithmetic::Modulo => self.varies(right),
                    _ => false,
                })
            }),
            Ratio(left, right, _) | Implies(left, right) | Iff(left, right) => both(left, right),
            Divides(left, right) => both(left, right).or_else(|| here(self.varies(left))),
            Compare(left, rest) => {
                self.beyond(left).or_else(|| rest.iter().find_map(|(_, right)| self.beyond(right)))
            }
            In(left, set) => self.beyond(left).or_else(|| match &**set {
                SetExpression::Call { .. } => here(self.varies(expression)),
                SetExpression::Ranges(ranges) => ranges.iter().find_map(|(from, to)| both(from, to)),
                SetExpression::Tuples(members) => {
                    members.iter().flatten().find_map(|inner| self.beyond(inner))
                }
                SetExpression::Name(_) | SetExpression::Places(..) => None,
            }),
            Not(inner) | Quantified { body: inner, .. } | Count { body: inner, .. } | Entry(_, inner) => {
                self.beyond(inner)
            }
            And(inner) | Or(inner) | Tuple(inner) => all(inner),
            Call { name, arguments, .. } => {
                let predicate = Predicate::named(&name.text).is_some_and(is_beyond);
                let function = match &*name.text {
                    "fib" | "exponent" | "next_free" | "gcd" | "smallest_factor" | "digit" => {
                        arguments.iter().any(|inner| self.varies(inner))
                    }
                    "bit" => arguments.get(1).is_some_and(|place| self.varies(place)),
                    _ => false,
                };
                if name.text == "floor" {
                    let factors: Vec<&Expression> = arguments.iter().flat_map(factors).collect();
                    let varying = factors.iter().filter(|factor| self.varies(factor)).count();
                    return factors
                        .into_iter()
                        .find_map(|factor| self.beyond(factor))
                        .or_else(|| here(varying > 1));
                }
                all(arguments).or_else(|| here(predicate || function))
            }
        }
    }

    /// The first place in a set that is beyond the reach of automata.
    pub(super) fn set_beyond(&self, set: &SetSyntax) -> Option<Span> {
        match &set.kind {
            SetKind::Ranges(_) => None,
            SetKind::Such(_, condition) => self.beyond(condition),
            SetKind::Name(name) => Predicate::named(&name.text).is_some_and(is_beyond).then_some(set.span),
        }
    }
}
