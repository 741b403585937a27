//! Names in expressions and sets.

use crate::Span;
use crate::ast::{Expression, ExpressionKind, Quantifier, SetExpression, SetKind, SetSyntax};

impl Expression {
    /// Visits every name in the expression that stands for a number or a set, including bound ones.
    pub fn names<'e>(&'e self, visit: &mut dyn FnMut(&'e str, Span)) {
        use ExpressionKind::*;
        match &self.kind {
            Number(_) | Wildcard | Constant(_) | Given(_) => {}
            Name(name) => visit(name, self.span),
            Entry(name, place) => {
                visit(&name.text, name.span);
                place.names(visit);
            }
            Arithmetic(_, left, right)
            | Ratio(left, right, _)
            | Divides(left, right)
            | Implies(left, right)
            | Iff(left, right) => {
                left.names(visit);
                right.names(visit);
            }
            Compare(left, rest) => {
                left.names(visit);
                rest.iter().for_each(|(_, right)| right.names(visit));
            }
            In(left, set) => {
                left.names(visit);
                match &**set {
                    SetExpression::Name(name) | SetExpression::Places(name, ..) => {
                        visit(&name.text, name.span);
                    }
                    SetExpression::Ranges(ranges) => range_names(ranges, visit),
                    SetExpression::Call { arguments, .. } => {
                        arguments.iter().for_each(|inner| inner.names(visit));
                    }
                    SetExpression::Tuples(members) => {
                        members.iter().flatten().for_each(|inner| inner.names(visit));
                    }
                }
            }
            Quantified { quantifier, body, .. } => {
                if let Quantifier::Count(_, number) = quantifier {
                    number.names(visit);
                }
                body.names(visit);
            }
            Not(inner) | Count { body: inner, .. } => inner.names(visit),
            And(all) | Or(all) | Tuple(all) => all.iter().for_each(|inner| inner.names(visit)),
            Call { arguments, filter, .. } => {
                arguments.iter().chain(filter.as_deref()).for_each(|inner| inner.names(visit));
            }
        }
    }
}

impl SetSyntax {
    /// Visits the names in the set.
    pub fn names<'e>(&'e self, visit: &mut dyn FnMut(&'e str, Span)) {
        match &self.kind {
            SetKind::Ranges(ranges) => range_names(ranges, visit),
            SetKind::Such(_, condition) => condition.names(visit),
            SetKind::Name(name) => visit(&name.text, name.span),
        }
    }
}

fn range_names<'e>(ranges: &'e [(Expression, Expression)], visit: &mut dyn FnMut(&'e str, Span)) {
    for (from, to) in ranges {
        from.names(visit);
        to.names(visit);
    }
}
