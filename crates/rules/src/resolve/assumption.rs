//! Assumptions on sets of naturals and on moves.

use super::Resolver;
use super::formula::conjunction;
use super::variables::{Free, Variables};
use crate::eval::{Compiler, Env};
use crate::{
    Assumed, Assumption, Form, Formula, ParameterKind, Part, Predicate, Scope, Set, Slot, Span, Term,
};
use dashu_int::IBig;
use language::Diagnostic;
use language::ast::{AssumeSyntax, Component, Expression, Name, Place, SetKind, SetSyntax};
use language::problem::{Definition, Misuse, Naming, Note};
use language::suggest;
use language::vocabulary::PREDICATES;

/// Sets are compared on the numbers below this when they are read,
const LOOKED_AT: u64 = 256;
/// if they have at most this length,
const SHORT: u32 = 2000;
/// and only those of this many assumptions, since reading must not take long.
const FEW: usize = 100;

type Resolved = Option<(Scope, Assumed)>;

impl Resolver<'_> {
    pub(super) fn assumption(&mut self, assumed: &AssumeSyntax, when: Option<&Expression>, span: Span) {
        let resolved = match assumed {
            AssumeSyntax::Sets(sets) => {
                let few = self.ruleset.assumptions.len() < FEW && span.end - span.start <= SHORT;
                self.assumed_sets(sets, few && when.is_none())
            }
            AssumeSyntax::Only { before, after, condition } => {
                self.assumed_only(before, after, condition, span)
            }
            AssumeSyntax::Moves { before, after, chosen, choice, condition } => {
                let good = chosen.is_empty() || self.ordered("for some", span).is_some();
                let moves = self.assumed_moves(before, after, (chosen, choice.as_ref()), condition.as_ref());
                moves.filter(|_| good)
            }
        };
        let when = self.open_condition(when);
        if let (Some((scope, assumed)), Some(when)) = (resolved, when) {
            self.ruleset.assumptions.push(Assumption { scope, assumed, when, span });
        }
    }

    fn assumed_sets(&mut self, sets: &[SetSyntax], compared: bool) -> Resolved {
        let mut variables = Variables::new(Free::Unknown);
        let member = variables.nameless();
        let formulas: Vec<Option<Formula>> =
            sets.iter().map(|set| self.assumed_set(&mut variables, member, set)).collect();
        let formulas = formulas.into_iter().collect::<Option<Vec<_>>>()?;
        let beyond: Vec<Option<Span>> = sets.iter().map(|set| self.set_beyond(set)).collect();
        for pair in beyond.windows(2) {
            if let &[Some(first), Some(second)] = pair {
                let diagnostic = Diagnostic::at(Definition::UndecidableSets, second);
                self.problems.add(diagnostic.with(first, Note::Here));
                return None;
            }
        }
        if compared && let Some((number, inner, outer)) = self.contradiction(sets, &formulas, &beyond) {
            let diagnostic = Diagnostic::at(Definition::Contradiction { number }, sets[inner].span);
            self.problems.add(diagnostic.with(sets[outer].span, Note::Here));
            return None;
        }
        Some((variables.scope(), Assumed::Sets(formulas)))
    }

    /// Membership in a set.
    fn assumed_set(&mut self, variables: &mut Variables, member: Slot, set: &SetSyntax) -> Option<Formula> {
        let member_term = Term::Variable(member);
        match &set.kind {
            SetKind::Ranges(ranges) => {
                let ranges = self.ranges(variables, ranges)?;
                Some(Formula::In(member_term, Set::Ranges(ranges)))
            }
            SetKind::Such(name, condition) => {
                if let Some(&index) = self.parameters.get(&name.text) {
                    let first = self.ruleset.parameters[index].span;
                    self.report_again(Naming::Shadowed { name: name.text.clone() }, name.span, first);
                    return None;
                }
                variables.alias(&name.text, member, name.span);
                let formula = self.formula(variables, condition);
                variables.visible.remove(&name.text);
                formula
            }
            SetKind::Name(name) => self.named_set(name, member_term),
        }
    }

    /// A predicate, an automaton that reads one number, or a set parameter.
    fn named_set(&mut self, name: &Name, member: Term) -> Option<Formula> {
        if let Some(predicate) = Predicate::named(&name.text) {
            return Some(Formula::Is(predicate, member));
        }
        if let Some(&index) = self.automata.get(&name.text) {
            let given = self.ruleset.automata[index].arity;
            self.call_arity(name, given, 1, name.span)?;
            return Some(Formula::Accepts(index, vec![member]));
        }
        if let Some(&index) = self.parameters.get(&name.text) {
            self.used[index] = true;
            if self.ruleset.parameters[index].kind == ParameterKind::Set {
                return Some(Formula::In(member, Set::Parameter(index)));
            }
            self.report(Misuse::NotASet { name: name.text.clone() }, name.span);
        } else if !self.declarations_missing {
            let mut known: Vec<&str> = self.automata.keys().map(|name| &**name).collect();
            known.sort_unstable();
            let suggestion = suggest(&name.text, PREDICATES.into_iter().chain(known)).map(str::to_string);
            self.report(Naming::UnknownPredicate { name: name.text.clone(), suggestion }, name.span);
        }
        None
    }

    /// A small number that is in one of the sets and not in a later one, with the places of the two. Only sets within reach of
    /// automata are compared, excluding those that depend on parameters or have quantifiers.
    fn contradiction(
        &self,
        sets: &[SetSyntax],
        formulas: &[Formula],
        beyond: &[Option<Span>],
    ) -> Option<(u64, usize, usize)> {
        let compiler = Compiler::new(&self.ruleset.automata);
        let members = |index: usize| -> Option<Vec<bool>> {
            let mut open = beyond[index].is_some() || has_quantifier(&formulas[index]);
            sets[index].names(&mut |name, _| open |= self.parameters.contains_key(name));
            let holds = compiler.formula::<IBig>(&formulas[index]).filter(|_| !open)?;
            let holds = |number: u64| holds(&mut Env::new(&mut [IBig::from(number)], &[])).ok();
            (0..LOOKED_AT).map(holds).collect()
        };
        let members: Vec<Option<Vec<bool>>> = (0..sets.len()).map(members).collect();
        let known = || members.iter().enumerate().filter_map(|(index, set)| Some((index, set.as_ref()?)));
        known().find_map(|(inner, smaller)| {
            known().filter(|(outer, _)| *outer > inner).find_map(|(outer, larger)| {
                let outside = smaller.iter().zip(larger).position(|(&inside, &within)| inside && !within);
                outside.map(|number| (number as u64, inner, outer))
            })
        })
    }

    fn assumed_only(
        &mut self,
        before: &Component,
        after: &[Component],
        condition: &Expression,
        span: Span,
    ) -> Resolved {
        let mut variables = Variables::new(Free::Quantified);
        let pattern = self.pattern(&mut variables, before);
        self.ordered("only where", span)?;
        let known: Vec<String> = variables.visible.keys().cloned().collect();
        variables.wildcards = true;
        let parts = self.assumed_parts(&mut variables, before, after);
        variables.wildcards = false;
        let condition = self.decidable(&mut variables, Some(condition));
        self.used_once(&variables, &known);
        let (before, equations) = pattern?;
        let matched = conjunction(equations);
        let (after, condition) = (parts?, condition?);
        Some((variables.scope(), Assumed::Only { before, matched, after, condition }))
    }

    fn assumed_moves(
        &mut self,
        before: &Component,
        after: &[Vec<Component>],
        (chosen, choice): (&[Name], Option<&Expression>),
        condition: Option<&Expression>,
    ) -> Resolved {
        let mut variables = Variables::new(Free::Quantified);
        let pattern = self.pattern(&mut variables, before);
        let chosen_slots = self.bind_new(&mut variables, chosen);
        let known: Vec<String> = variables.visible.keys().cloned().collect();
        let moves: Vec<Option<Vec<Part>>> =
            after.iter().map(|after| self.assumed_parts(&mut variables, before, after)).collect();
        let choice = self.decidable(&mut variables, choice);
        if let (Some(condition), Some(_)) = (condition, &chosen_slots) {
            self.without_chosen(chosen, condition)?;
        }
        let condition = self.decidable(&mut variables, condition);
        self.used_once(&variables, &known);
        let (before, mut conditions) = pattern?;
        conditions.push(condition?);
        let assumed = Assumed::Moves {
            before,
            condition: conjunction(conditions),
            chosen: chosen_slots?,
            choice: choice?,
            after: moves.into_iter().collect::<Option<Vec<_>>>()?,
        };
        Some((variables.scope(), assumed))
    }

    /// Checks that rows have an order, without which moves are not matched against assumptions.
    fn ordered(&mut self, words: &'static str, span: Span) -> Option<()> {
        if self.ruleset.unordered && self.form.is_some_and(|(form, _)| form == Form::Row) {
            self.report(Definition::UnorderedRow { words }, span);
            return None;
        }
        Some(())
    }

    /// Components left by a move. Unbound names stand for any naturals.
    fn assumed_parts(
        &mut self,
        variables: &mut Variables,
        before: &Component,
        after: &[Component],
    ) -> Option<Vec<Part>> {
        variables.free = Free::Quantified;
        let count = after.len();
        let parts: Vec<Option<Part>> =
            after.iter().map(|part| self.part(variables, part, before, count)).collect();
        variables.free = Free::Unknown;
        let terms = after.iter().flat_map(|part| &part.places).filter_map(|place| match place {
            Place::Term(term) | Place::Each(term, _) => Some(term),
            Place::Gap(_) => None,
        });
        let beyond: Vec<Span> = terms.filter_map(|term| self.beyond(term)).collect();
        beyond.iter().for_each(|&span| self.report(Definition::BeyondReach, span));
        parts.into_iter().collect::<Option<Vec<_>>>().filter(|_| beyond.is_empty())
    }

    /// A condition within the reach of automata; always true if there is none.
    fn decidable(&mut self, variables: &mut Variables, condition: Option<&Expression>) -> Option<Formula> {
        let Some(condition) = condition else { return Some(Formula::True) };
        let formula = self.formula(variables, condition)?;
        match self.beyond(condition) {
            None => Some(formula),
            Some(span) => {
                self.report(Definition::BeyondReach, span);
                None
            }
        }
    }

    /// Slots for names that must be new.
    fn bind_new(&mut self, variables: &mut Variables, new: &[Name]) -> Option<Vec<Slot>> {
        let bind = |name: &Name| {
            let parameter = self.parameters.get(&name.text).map(|&index| self.ruleset.parameters[index].span);
            let first = variables.visible.get(&name.text).map(|variable| variable.span).or(parameter);
            match first {
                Some(first) => {
                    self.report_again(Naming::Shadowed { name: name.text.clone() }, name.span, first);
                    None
                }
                None => Some(variables.bind(&name.text, name.span)),
            }
        };
        // Every name is examined, so that all mistakes are found
        let slots: Vec<Option<Slot>> = new.iter().map(bind).collect();
        slots.into_iter().collect()
    }

    /// Checks that a condition on the position does not contain variables chosen afterwards.
    fn without_chosen(&mut self, chosen: &[Name], condition: &Expression) -> Option<()> {
        let mut found = Vec::new();
        condition.names(&mut |name, span| {
            if chosen.iter().any(|chosen| chosen.text == name) {
                found.push((name.to_string(), span));
            }
        });
        let good = found.is_empty().then_some(());
        for (name, span) in found {
            self.report(Definition::ChosenInCondition { name }, span);
        }
        good
    }
}

fn has_quantifier(formula: &Formula) -> bool {
    match formula {
        Formula::Exists(..) | Formula::Forall(..) | Formula::Counted(_) => true,
        Formula::Not(inner) => has_quantifier(inner),
        Formula::And(all) | Formula::Or(all) => all.iter().any(has_quantifier),
        Formula::Implies(a, b) | Formula::Iff(a, b) => has_quantifier(a) || has_quantifier(b),
        _ => false,
    }
}
