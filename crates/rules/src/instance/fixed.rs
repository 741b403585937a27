//! Rules, ends and starts with the parameters put in.

use crate::fix::Arguments;
use crate::ruleset::{End, Part, RowPart, Rule, Start};

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

pub(super) fn start(fixed: &Arguments<'_>, start: &Start) -> Start {
    Start { position: start.position.iter().map(|term| fixed.term(term)).collect(), ..start.clone() }
}
