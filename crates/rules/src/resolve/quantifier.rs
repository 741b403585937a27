//! Quantifiers and counts.

use super::Resolver;
use super::variables::{Free, MOST_QUANTIFIED, Variables};
use crate::{Counted, Formula, Relation, Slot};
use language::Diagnostic;
use language::ast::{Expression, ExpressionKind, Name, Quantifier};
use language::problem::{Misplaced, Naming, Note, Syntax};

/// Returns `true` for `count(j: f)`.
pub(super) fn is_count(expression: &Expression) -> bool {
    matches!(expression.kind, ExpressionKind::Count { .. })
}

impl Resolver<'_> {
    /// `forall j: f`, `exists j: f`, `at most 2 j: f`
    pub(super) fn quantified(
        &mut self,
        variables: &mut Variables,
        quantifier: &Quantifier,
        names: &[Name],
        body: &Expression,
    ) -> Option<Formula> {
        if let Quantifier::Count(relation, number) = quantifier {
            return self.counted(variables, (names, body), *relation, number);
        }
        let (slots, body) = self.quantify(variables, names, body)?;
        let body = Box::new(body);
        Some(match quantifier {
            Quantifier::Forall => Formula::Forall(slots, body),
            _ => Formula::Exists(slots, body),
        })
    }

    /// A chain of comparisons one side of which is a count; each is compared with its neighbours.
    pub(super) fn counted_in_chain(
        &mut self,
        variables: &mut Variables,
        left: &Expression,
        rest: &[(Relation, Expression)],
    ) -> Option<Formula> {
        let mut all = Vec::with_capacity(rest.len());
        let mut left = left;
        for (relation, right) in rest {
            all.push(match (&left.kind, &right.kind) {
                (ExpressionKind::Count { names, body }, _) => {
                    self.counted(variables, (names, body), *relation, right)?
                }
                (_, ExpressionKind::Count { names, body }) => {
                    self.counted(variables, (names, body), relation.mirrored(), left)?
                }
                _ => {
                    let (a, b) = (self.term(variables, left)?, self.term(variables, right)?);
                    Formula::Compare(*relation, a, b)
                }
            });
            left = right;
        }
        Some(super::formula::conjunction(all))
    }

    /// The number of solutions, compared with a number.
    fn counted(
        &mut self,
        variables: &mut Variables,
        (names, body): (&[Name], &Expression),
        relation: Relation,
        number: &Expression,
    ) -> Option<Formula> {
        let bound = self.quantify(variables, names, body);
        let number = self.term(&mut Variables::new(Free::Count), number);
        let ((slots, body), number) = (bound?, number?);
        Some(Formula::Counted(Box::new(Counted { slots, body, relation, number })))
    }

    /// Slots for the variables, and their scope.
    fn quantify(
        &mut self,
        variables: &mut Variables,
        names: &[Name],
        body: &Expression,
    ) -> Option<(Vec<Slot>, Formula)> {
        let mut slots = Vec::with_capacity(names.len());
        let mut bound = Vec::with_capacity(names.len());
        let mut too_many = false;
        for name in names {
            let problem = Naming::Shadowed { name: name.text.clone() };
            if variables.free == Free::Parameter {
                self.report(Misplaced::OpenCondition { name: name.text.clone() }, name.span);
                return None;
            }
            if let Some(first) = variables.visible.get(&name.text).map(|variable| variable.span) {
                self.report_again(problem, name.span, first);
            } else if let Some(&index) = self.parameters.get(&name.text) {
                let first = self.ruleset.parameters[index].span;
                let diagnostic = Diagnostic::noted(problem, name.span, Note::AgainHere);
                self.problems.add(diagnostic.with(first, Note::FirstHere));
            } else if !variables.can_quantify() {
                self.report(Syntax::TooManyVariables { limit: MOST_QUANTIFIED }, name.span);
                too_many = true;
            } else {
                slots.push(variables.bind_quantified(&name.text, name.span));
                bound.push(&name.text);
            }
        }
        // Names of variables for which there is no room would seem unknown.
        let body = if too_many { None } else { self.formula(variables, body) };
        for name in bound {
            variables.visible.remove(name);
        }
        let body = body?;
        (slots.len() == names.len()).then_some((slots, body))
    }
}
