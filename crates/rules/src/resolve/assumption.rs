//! Assumptions on predicates.

use super::Resolver;
use super::formula::{PREDICATES, predicate};
use super::variables::{Free, Variables};
use crate::ast::{Name, SetSyntax};
use crate::problem::Problem;
use crate::suggest::suggest;
use crate::{Assumption, Formula, Set, Slot, Span, Term};

impl Resolver<'_> {
    pub(super) fn assumption(
        &mut self,
        lower: Option<&SetSyntax>,
        name: &Name,
        upper: Option<&SetSyntax>,
        span: Span,
    ) {
        let found = predicate(&name.text);
        if found.is_none() {
            let suggestion = suggest(&name.text, PREDICATES).map(str::to_string);
            self.report(Problem::UnknownPredicate { name: name.text.clone(), suggestion }, name.span);
        }
        let mut variables = Variables::new(Free::Unknown);
        let member = variables.nameless();
        let lower = lower.map(|set| self.assumed(&mut variables, member, set));
        let upper = upper.map(|set| self.assumed(&mut variables, member, set));
        let (Some(predicate), false, false) = (found, lower == Some(None), upper == Some(None)) else {
            return;
        };
        let (lower, upper, scope) = (lower.flatten(), upper.flatten(), variables.scope());
        self.ruleset.assumptions.push(Assumption { scope, predicate, lower, upper, span });
    }

    fn assumed(&mut self, variables: &mut Variables, member: Slot, set: &SetSyntax) -> Option<Formula> {
        match set {
            SetSyntax::Ranges(ranges) => {
                let ranges = self.ranges(variables, ranges)?;
                Some(Formula::In(Term::Variable(member), Set::Ranges(ranges)))
            }
            SetSyntax::Such(name, condition) => {
                if let Some(&index) = self.parameters.get(&name.text) {
                    let first = self.ruleset.parameters[index].span;
                    self.report_again(Problem::Shadowed { name: name.text.clone() }, name.span, first);
                    return None;
                }
                variables.alias(&name.text, member, name.span);
                let formula = self.formula(variables, condition);
                variables.visible.remove(&name.text);
                formula
            }
        }
    }
}
