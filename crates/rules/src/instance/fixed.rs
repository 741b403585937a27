//! Rules, ends, starts, claims and assumptions with parameters substituted.

use crate::Verdict;
use crate::fix::{self, Arguments};
use crate::ruleset::{Assumed, Assumption, Content, End, Formula, Law, Part, RowPart, Rule, Start, Term};

pub(super) fn rule(fixed: &Arguments<'_>, rule: &Rule) -> Rule {
    Rule { after: parts(fixed, &rule.after), condition: fixed.formula(&rule.condition), ..rule.clone() }
}

fn parts(fixed: &Arguments<'_>, parts: &[Part]) -> Vec<Part> {
    let row = |part: &RowPart| match part {
        RowPart::Place(term) => RowPart::Place(fixed.term(term)),
        RowPart::Gap(gap) => RowPart::Gap(*gap),
        RowPart::Each { gap, element, term } => {
            RowPart::Each { gap: *gap, element: *element, term: fixed.term(term) }
        }
    };
    let one = |part: &Part| match part {
        Part::Tuple(terms) => Part::Tuple(terms.iter().map(|term| fixed.term(term)).collect()),
        Part::Row(parts) => Part::Row(parts.iter().map(row).collect()),
        copies => copies.clone(),
    };
    let mut all = Vec::with_capacity(parts.len());
    for part in parts {
        let Part::Copies(count, part) = part else {
            all.push(one(part));
            continue;
        };
        let (count, part) = (fixed.term(count), one(part));
        match as_few(&count) {
            Some(few) => all.extend(std::iter::repeat_n(part, few)),
            None => all.push(Part::Copies(count, Box::new(part))),
        }
    }
    all
}

/// A constant number of copies, if they are few: each is a part then, as if it were written out. None is another matter:
/// a move that leaves no copy of `n - 5` is a move only where that is a natural number.
fn as_few(count: &Term) -> Option<usize> {
    const FEW: usize = 16;
    let Term::Number(number) = count else { return None };
    usize::try_from(number).ok().filter(|number| (1..=FEW).contains(number))
}

pub(super) fn assumption(fixed: &Arguments<'_>, assumption: &Assumption) -> Assumption {
    let assumed = match &assumption.assumed {
        Assumed::Sets(sets) => Assumed::Sets(sets.iter().map(|set| fixed.formula(set)).collect()),
        Assumed::Only { before, matched, after, condition } => Assumed::Only {
            before: before.clone(),
            matched: fixed.formula(matched),
            after: parts(fixed, after),
            condition: fixed.formula(condition),
        },
        Assumed::Moves { before, condition, chosen, choice, after } => Assumed::Moves {
            before: before.clone(),
            condition: fixed.formula(condition),
            chosen: chosen.clone(),
            choice: fixed.formula(choice),
            after: after.iter().map(|after| parts(fixed, after)).collect(),
        },
    };
    Assumption { assumed, when: fixed.formula(&assumption.when), ..assumption.clone() }
}

pub(super) fn end(fixed: &Arguments<'_>, end: &End) -> End {
    End { condition: fixed.formula(&end.condition), ..end.clone() }
}

pub(super) fn law(fixed: &Arguments<'_>, law: &Law) -> Law {
    Law { matched: fixed.formula(&law.matched), condition: fixed.formula(&law.condition), ..law.clone() }
}

/// A law as a prohibition: an end where its pattern matches and its condition fails.
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
