//! Claims about the positions that short forms stand for: `P(a, b)` in a game with `start (a, b) = (a, b, 0)`.

use super::Resolver;
use super::formula::conjunction;
use super::variables::Variables;
use crate::{Content, Form, Formula, Relation, Slot, Start, Term};
use formulas::linear::Linear;
use formulas::substitute;
use language::ast::{Claimed, Head};
use language::problem::{Misplaced, Naming};
use std::collections::HashMap;

/// Conditions that a short form puts on the numbers of a position.
#[derive(Default)]
pub(super) struct Starting {
    /// Equations between them and the numbers of the short form.
    equations: Vec<Formula>,
    /// Numbers of the short form that are none of the position itself.
    others: Vec<Slot>,
}

impl Resolver<'_> {
    /// The short form that the head of a claim has, where it is not the form of a position.
    pub(super) fn short_form(&self, head: &Head) -> Option<Start> {
        let Head::Component(names) = head else { return None };
        if self.form.is_none_or(|(form, _)| form == Form::Tuple(names.len())) {
            return None;
        }
        self.ruleset.starts.iter().find(|start| start.arity == names.len()).cloned()
    }

    /// Binds the names of a head to the numbers of a short form: to those of the position where they are the same.
    pub(super) fn bind_short(
        &mut self,
        variables: &mut Variables,
        head: &Head,
        short: &Start,
    ) -> Option<Starting> {
        let Head::Component(names) = head else { return None };
        let places: Vec<Slot> = short.position.iter().map(|_| variables.nameless()).collect();
        let mut starting = Starting::default();
        let mut slots = HashMap::new();
        for (number, name) in (0..).zip(names) {
            let own = Term::Variable(Slot(number));
            let place = short.position.iter().position(|term| *term == own);
            let slot = place.map_or_else(|| variables.nameless(), |place| places[place]);
            if place.is_none() {
                starting.others.push(slot);
            }
            slots.insert(Slot(number), slot);
            if name.text == "_" {
                continue;
            }
            if let Some(first) = variables.visible.get(&name.text).map(|first| first.span) {
                self.report_again(Naming::RepeatedInHead { name: name.text.clone() }, name.span, first);
                return None;
            }
            if let Some(&index) = self.parameters.get(&name.text) {
                let first = self.ruleset.parameters[index].span;
                self.report_again(Naming::Shadowed { name: name.text.clone() }, name.span, first);
                return None;
            }
            variables.alias(&name.text, slot, name.span);
        }
        for (&place, term) in places.iter().zip(&short.position) {
            let term = renamed(term, &slots);
            if term != Term::Variable(place) {
                starting.equations.push(Formula::Compare(Relation::Equal, Term::Variable(place), term));
            }
        }
        Some(starting)
    }

    /// The content of a claim about short forms, and the positions that it is about.
    pub(super) fn of_starts(
        &mut self,
        starting: Starting,
        content: Content,
        within: Formula,
        claim: &Claimed,
    ) -> Option<(Content, Formula)> {
        let Starting { equations, others } = starting;
        let some = |formula: Formula| {
            let all = conjunction(equations.iter().cloned().chain([formula]).collect());
            if others.is_empty() { all } else { Formula::Exists(others.clone(), Box::new(all)) }
        };
        let content = match content {
            content if others.is_empty() => content,
            Content::Outcome(outcome, formula) => Content::Outcome(outcome, some(formula)),
            Content::Value(_) | Content::Periodic { .. } => {
                self.report(Misplaced::ValueOfStarts, claim.head_span);
                return None;
            }
        };
        Some((content, some(within)))
    }
}

/// The term with other variables, all at once.
fn renamed(term: &Term, slots: &HashMap<Slot, Slot>) -> Term {
    // First to slots that occur nowhere.
    const APART: u32 = 1 << 20;
    let to = |term: Term, from: u32, to: u32| {
        substitute::term(&term, Slot(from), &Linear::exact(&Term::Variable(Slot(to))).unwrap_or_default())
    };
    let apart = slots.keys().fold(term.clone(), |term, slot| to(term, slot.0, slot.0 + APART));
    slots.iter().fold(apart, |term, (slot, new)| to(term, slot.0 + APART, new.0))
}
