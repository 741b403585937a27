//! Claims.

use super::Resolver;
use super::starting::Starting;
use super::variables::{Folding, Free, Variables};
use crate::{Claim, Content, Form, Formula, Span, Subject};
use language::Diagnostic;
use language::ast::{Claimed, Head, Name, Piece, RowHead, Statement};
use language::problem::{Doubt, Misplaced, Naming, Note};

impl Resolver<'_> {
    pub(super) fn claim(&mut self, claim: &Claimed, span: Span) {
        let short = self.short_form(&claim.head);
        let head = match &short {
            Some(short) => Some(Subject::Component(short.position.len())),
            None => self.head(claim),
        };
        let mut variables = Variables::new(Free::Unknown);
        let bound = match &short {
            Some(short) => self.bind_short(&mut variables, &claim.head, short),
            None => self.bind_head(&mut variables, &claim.head).map(|()| Starting::default()),
        };
        // An unknown name in the body may be one that the head failed to bind
        let (content, within) = match &bound {
            Some(_) => {
                let content = self.content(&mut variables, claim);
                (content, self.optional(&mut variables, claim.within.as_ref()))
            }
            None => (None, None),
        };
        let when = self.open_condition(claim.when.as_ref());
        let (Some(subject), Some(content), Some(within), Some(when)) = (head, content, within, when) else {
            return;
        };
        let Some((content, within)) = self.of_starts(bound.unwrap_or_default(), content, within, claim)
        else {
            return;
        };
        self.add_claim(Claim {
            scope: variables.scope(),
            subject,
            content,
            within,
            convention: claim.convention.unwrap_or(self.ruleset.convention),
            when,
            theorem: claim.theorem.clone(),
            span,
        });
    }

    /// Adds a claim, with a warning if the same one is there already.
    pub(super) fn add_claim(&mut self, claim: Claim) {
        let span = claim.span;
        let same = |other: &&Claim| {
            other.subject == claim.subject
                && other.content == claim.content
                && other.within == claim.within
                && other.convention == claim.convention
                && other.when == claim.when
        };
        // Only the latest claims are compared, which is where a copy is likely to be
        let first = self.ruleset.claims.iter().rev().take(64).find(same).map(|first| first.span);
        if let Some(first) = first {
            self.report_again(Doubt::DuplicateClaim, span, first);
        }
        self.ruleset.claims.push(claim);
    }

    pub(super) fn head(&mut self, claim: &Claimed) -> Option<Subject> {
        match &claim.head {
            Head::Component(names) => {
                self.check_form(Form::Tuple(names.len()), claim.head_span)?;
                Some(Subject::Component(names.len()))
            }
            Head::Sum(names) => {
                self.check_form(Form::Tuple(names.len()), claim.head_span)?;
                Some(Subject::Sum(names.len()))
            }
            Head::Digits(places) => {
                self.check_form(Form::Tuple(places.len()), claim.head_span)?;
                Some(Subject::Component(places.len()))
            }
            Head::Row(..) => {
                self.check_form(Form::Row, claim.head_span)?;
                Some(Subject::Row)
            }
        }
    }

    fn bind_head(&mut self, variables: &mut Variables, head: &Head) -> Option<()> {
        let (names, element): (Vec<Option<&Name>>, bool) = match head {
            Head::Component(names) => (names.iter().map(Some).collect(), false),
            // Those of a claim by digits are bound line by line.
            Head::Digits(_) => (Vec::new(), false),
            Head::Sum(names) => (names.iter().map(Some).collect(), true),
            // Unnamed parts have slots too.
            Head::Row(RowHead { element, before, index, length }) => {
                (vec![Some(element), index.as_ref(), length.as_ref(), before.as_ref()], true)
            }
        };
        if element {
            variables.folding = Folding::Allowed;
        }
        let mut good = true;
        for name in names {
            let Some(name) = name else {
                variables.nameless();
                continue;
            };
            if let Some(first) = variables.visible.get(&name.text).map(|first| first.span) {
                self.report_again(Naming::RepeatedInHead { name: name.text.clone() }, name.span, first);
                good = false;
            } else if let Some(&index) = self.parameters.get(&name.text) {
                let first = self.ruleset.parameters[index].span;
                let problem = Naming::Shadowed { name: name.text.clone() };
                let diagnostic = Diagnostic::noted(problem, name.span, Note::AgainHere);
                self.problems.add(diagnostic.with(first, Note::FirstHere));
                good = false;
            } else if element {
                variables.bind_element(&name.text, name.span);
            } else if name.text == "_" {
                variables.nameless();
            } else {
                variables.bind(&name.text, name.span);
            }
        }
        good.then_some(())
    }

    fn content(&mut self, variables: &mut Variables, claim: &Claimed) -> Option<Content> {
        match &claim.statement {
            Statement::Outcome(outcome, formula) => {
                Some(Content::Outcome(*outcome, self.formula(variables, formula)?))
            }
            Statement::Value(pieces) => {
                variables.recursive = match &claim.head {
                    Head::Component(names) => Some(names.len()),
                    _ => None,
                };
                self.pieces(variables, pieces).map(Content::Value)
            }
            Statement::Periodic { start, period, saltus, place } => {
                if !matches!(&claim.head, Head::Component(names) if names.len() == 1) {
                    self.report(Misplaced::PeriodicArity, claim.head_span);
                    return None;
                }
                if period.is_empty() {
                    self.report(Misplaced::EmptyPeriod, *place);
                    return None;
                }
                Some(Content::Periodic {
                    start: start.clone(),
                    period: period.clone(),
                    saltus: saltus.clone(),
                })
            }
        }
    }

    /// Pieces of a value, each with its condition.
    pub(super) fn pieces(
        &mut self,
        variables: &mut Variables,
        pieces: &[Piece],
    ) -> Option<Vec<(crate::Term, Formula)>> {
        let pieces: Vec<_> = pieces.iter().map(|piece| self.piece(variables, piece)).collect();
        pieces.into_iter().collect()
    }

    fn piece(&mut self, variables: &mut Variables, piece: &Piece) -> Option<(crate::Term, Formula)> {
        let term = self.term(variables, &piece.term);
        let condition = match &piece.condition {
            Some(condition) => self.formula(variables, condition),
            None => Some(Formula::True),
        };
        Some((term?, condition?))
    }
}
