//! Rules, ends, starts and claims with the parameters put in.

use crate::fix::{self, Arguments};
use crate::ruleset::{Content, End, Formula, Law, Part, RowPart, Rule, Start, Verdict};

pub(super) fn rule(fixed: &Arguments<'_>, rule: &Rule) -> Rule {
    let part = |part: &Part| match part {
        Part::Tuple(terms) => Part::Tuple(terms.iter().map(|term| fixed.term(term)).collect()),
        Part::Row(parts) => Part::Row(
            parts
                .iter()
                .map(|part| match part {
                    RowPart::Place(term) => RowPart::Place(fixed.term(term)),
                    RowPart::Gap(gap) => RowPart::Gap(*gap),
                })
                .collect(),
        ),
    };
    Rule {
        after: rule.after.iter().map(part).collect(),
        condition: fixed.formula(&rule.condition),
        ..rule.clone()
    }
}

pub(super) fn end(fixed: &Arguments<'_>, end: &End) -> End {
    End { condition: fixed.formula(&end.condition), ..end.clone() }
}

pub(super) fn law(fixed: &Arguments<'_>, law: &Law) -> Law {
    Law { matched: fixed.formula(&law.matched), condition: fixed.formula(&law.condition), ..law.clone() }
}

/// A law as what must not be: an end where its pattern matches and its condition fails.
pub(super) fn breach(fixed: &Arguments<'_>, law: &Law) -> End {
    let broken = Formula::Not(Box::new(fixed.formula(&law.condition)));
    End {
        scope: law.scope.clone(),
        pattern: law.pattern.clone(),
        condition: fix::and([fixed.formula(&law.matched), broken]),
        verdict: Verdict::Draw,
        span: law.span,
    }
}

pub(super) fn start(fixed: &Arguments<'_>, start: &Start) -> Start {
    Start { position: start.position.iter().map(|term| fixed.term(term)).collect(), ..start.clone() }
}

pub(super) fn content(fixed: &Arguments<'_>, content: &Content) -> Content {
    match content {
        Content::Outcome(outcome, formula) => Content::Outcome(*outcome, fixed.formula(formula)),
        Content::Value(pieces) => {
            let piece = |(term, condition)| (fixed.term(term), fixed.formula(condition));
            Content::Value(pieces.iter().map(|(term, condition)| piece((term, condition))).collect())
        }
        periodic @ Content::Periodic { .. } => periodic.clone(),
    }
}
