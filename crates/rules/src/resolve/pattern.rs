//! Resolution of patterns: names become slots; constants, parameters and repeated names become equations.

use super::Resolver;
use super::variables::{Free, Variables};
use crate::{Form, Formula, Pattern, Relation, RowItem, Span, Term};
use language::Diagnostic;
use language::ast::{Arithmetic, Component, Expression, ExpressionKind, Head, Item, ItemKind, Place};
use language::problem::{Misplaced, Misuse, Naming, Note, Problem, Syntax};

fn form_of(component: &Component) -> Form {
    if component.row { Form::Row } else { Form::Tuple(component.places.len()) }
}

/// The form after `native`: `[a-b, ..]` are edges.
fn native_form(component: &Component) -> Form {
    match component.places.first() {
        Some(Place::Term(Expression {
            kind: ExpressionKind::Arithmetic(Arithmetic::Subtract, ..), ..
        })) => Form::Edges,
        _ => form_of(component),
    }
}

impl Resolver<'_> {
    /// Finds the form of the file's positions: that of the base game, the first rule, or the first claim.
    pub(super) fn find_form(&mut self, items: &[Item]) {
        for item in items {
            if let ItemKind::Compound { base, .. } = &item.kind
                && let Some(base) = self.library.ruleset(&base.text)
            {
                self.form = Some((base.form, item.span));
                return;
            }
        }
        let tuple = |places: usize, span: Span| (places > 0).then_some((Form::Tuple(places), span));
        let of_rule = items.iter().find_map(|item| match &item.kind {
            ItemKind::Rule { before, .. } if before.row => Some((Form::Row, before.span)),
            ItemKind::Rule { before, .. } => tuple(before.places.len(), before.span),
            ItemKind::Native(form) => Some((native_form(form), form.span)),
            _ => None,
        });
        self.form = of_rule.or_else(|| {
            items.iter().find_map(|item| match &item.kind {
                ItemKind::Claim(claim) => match &claim.head {
                    Head::Component(names) | Head::Sum(names) => tuple(names.len(), claim.head_span),
                    Head::Digits(places) => tuple(places.len(), claim.head_span),
                    Head::Row(..) => Some((Form::Row, claim.head_span)),
                },
                _ => None,
            })
        });
    }

    /// Checks that something has the form of a component.
    pub(super) fn check_form(&mut self, given: Form, span: Span) -> Option<()> {
        if given == Form::Tuple(0) {
            self.report(Syntax::EmptyTuple, span);
            return None;
        }
        let Some((expected, first)) = self.form else {
            self.form = Some((given, span));
            return Some(());
        };
        let (problem, here, there) = match (expected, given) {
            _ if expected == given => return Some(()),
            (Form::Edges, Form::Row) => return Some(()),
            (Form::Tuple(expected), Form::Tuple(given)) => (
                Problem::Misuse(Misuse::Arity { expected, given }),
                Note::Numbers(given),
                Note::Numbers(expected),
            ),
            _ => (Problem::Misuse(Misuse::WrongForm { expected }), Note::Here, Note::FormFromHere),
        };
        self.problems.add(Diagnostic::noted(problem, span, here).with(first, there));
        None
    }

    pub(super) fn check_component(&mut self, component: &Component) -> Option<()> {
        self.check_form(form_of(component), component.span)
    }

    /// Resolves a component to a pattern and the equations it implies.
    pub(super) fn pattern(
        &mut self,
        variables: &mut Variables,
        component: &Component,
    ) -> Option<(Pattern, Vec<Formula>)> {
        let checked = self.check_component(component);
        let mut equations = Vec::new();
        let (mut row, mut gaps, mut named) = (Vec::new(), 0, Vec::new());
        let mut good = true;
        for place in &component.places {
            match place {
                Place::Gap(span) | Place::Each(_, span) if !component.row => {
                    self.report(Misplaced::GapInTuple, *span);
                    good = false;
                }
                Place::Gap(_) | Place::Each(..) => {
                    if let Place::Each(name, _) = place {
                        named.push((name, gaps));
                    }
                    row.push(RowItem::Gap);
                    gaps += 1;
                }
                Place::Term(term) => match self.pattern_place(variables, term, &mut equations) {
                    Some(slot) => row.push(RowItem::Place(slot)),
                    None => good = false,
                },
            }
        }
        for (name, gap) in named {
            good &= self.gap_name(variables, name, gap).is_some();
        }
        checked?;
        let pattern = if component.row { Pattern::Row(row) } else { Pattern::Tuple(component.places.len()) };
        good.then_some((pattern, equations))
    }

    /// Binds the name of a gap, after those of the places.
    fn gap_name(&mut self, variables: &mut Variables, name: &Expression, gap: usize) -> Option<()> {
        let text = match &name.kind {
            ExpressionKind::Name(text) if !self.parameters.contains_key(text) && text != "phi" => text,
            _ => {
                self.report(Misplaced::NoGapName, name.span);
                return None;
            }
        };
        if let Some(first) = variables.visible.get(text).map(|variable| variable.span) {
            self.report_again(Naming::Shadowed { name: text.clone() }, name.span, first);
            return None;
        }
        variables.bind_gap(text, name.span, gap);
        Some(())
    }

    fn pattern_place(
        &mut self,
        variables: &mut Variables,
        place: &Expression,
        equations: &mut Vec<Formula>,
    ) -> Option<crate::Slot> {
        let equal = |slot, term| Formula::Compare(Relation::Equal, Term::Variable(slot), term);
        match &place.kind {
            ExpressionKind::Wildcard => Some(variables.nameless()),
            ExpressionKind::Name(name) if !self.parameters.contains_key(name) && name != "phi" => {
                match variables.visible.get_mut(name) {
                    Some(first) => {
                        first.uses += 1;
                        let first = first.slot;
                        let slot = variables.nameless();
                        equations.push(equal(slot, Term::Variable(first)));
                        Some(slot)
                    }
                    None => Some(variables.bind(name, place.span)),
                }
            }
            _ => {
                // A constant, possibly made from parameters
                let slot = variables.nameless();
                if self.speaks_of_places(place) {
                    self.report(Misplaced::PatternTerm, place.span);
                    return None;
                }
                let term = self.term(&mut Variables::new(Free::Undeclared), place)?;
                equations.push(equal(slot, term));
                Some(slot)
            }
        }
    }

    /// Returns `true` if a term contains a name that is not a parameter.
    fn speaks_of_places(&self, term: &Expression) -> bool {
        match &term.kind {
            ExpressionKind::Name(name) => !self.parameters.contains_key(name) && name != "phi",
            ExpressionKind::Arithmetic(_, left, right) | ExpressionKind::Ratio(left, right, _) => {
                self.speaks_of_places(left) || self.speaks_of_places(right)
            }
            ExpressionKind::Entry(_, place) => self.speaks_of_places(place),
            ExpressionKind::Call { arguments, .. } => arguments.iter().any(|one| self.speaks_of_places(one)),
            _ => false,
        }
    }
}
