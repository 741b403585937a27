//! The assumptions of a file about named predicates, number by number.

use super::report::{Counterexample, Failure, Finding, Report, Subject, Verdict};
use crate::Variant;
use crate::words::finding;
use dashu_int::UBig;
use rules::{Argument, Body, Claim, Content, Convention, Form, Formula, Instance, Outcome, Slot, Term};

/// Checks all assumptions on the numbers up to `upto`.
pub(super) fn check(variant: &Variant, upto: u64, report: &mut Report) {
    let ruleset = variant.ruleset();
    for assumption in &ruleset.assumptions {
        let predicate = || Formula::Is(assumption.predicate, Term::Variable(Slot(0)));
        let implies = |left: Formula, right: Formula| Formula::Implies(Box::new(left), Box::new(right));
        let lower = assumption.lower.clone().map(|lower| implies(lower, predicate()));
        let upper = assumption.upper.clone().map(|upper| implies(predicate(), upper));
        let formula = Formula::And(lower.into_iter().chain(upper).collect());
        let Some(instance) = speaking(variant, assumption.scope.clone(), formula) else { continue };
        let Some(claim) = instance.claims().first() else { continue };
        let holds = |number: u64| claim.holds(&[&[UBig::from(number)]]);
        let first = (0..=upto).map(|number| (number, holds(number))).find(|(_, holds)| *holds != Some(true));
        let verdict = match first {
            None => Verdict::Agrees { positions: upto.saturating_add(1), upto, components: None },
            Some((number, None)) => Verdict::Unknown(finding::untold(&number.to_string())),
            Some((number, Some(_))) => Verdict::Refuted(Box::new(Counterexample {
                position: number.to_string(),
                failure: Failure::Assumption,
                claimed: None,
                truth: None,
                breaking: None,
            })),
        };
        report.findings.push(Finding {
            subject: Subject::Assumption,
            game: variant.name().into(),
            convention: variant.instance().convention(),
            text: variant.said(assumption.span),
            verdict,
        });
    }
}

/// A game that says nothing but this formula, so that it can be asked of numbers.
fn speaking(variant: &Variant, scope: rules::Scope, formula: Formula) -> Option<Instance> {
    let mut ruleset = variant.ruleset().clone();
    ruleset.form = Form::Tuple(1);
    ruleset.body = Body::Rules(Vec::new());
    (ruleset.ends, ruleset.starts, ruleset.examples) = (Vec::new(), Vec::new(), Vec::new());
    ruleset.claims = vec![Claim {
        scope,
        subject: rules::Subject::Component(1),
        content: Content::Outcome(Outcome::P, formula),
        convention: Convention::Normal,
        when: Formula::True,
        theorem: None,
        span: rules::Span::default(),
    }];
    let names = ruleset.parameters.iter().map(|parameter| parameter.name.clone());
    let arguments: Vec<(String, Argument)> =
        names.zip(variant.instance().arguments().iter().cloned()).collect();
    ruleset.instantiate(&arguments, Some(Convention::Normal)).ok()
}
