//! Examples.

use super::{Resolver, constant_bounds};
use crate::{Argument, Convention, Example, Fact, Form, ParameterKind, Span};
use dashu_int::UBig;
use language::ast::{Arithmetic, Component, ExpressionKind, FactSyntax, Given, Item, ItemKind, Name, Place};
use language::problem::{Input, Misuse, Naming, Problem, Wanted};
use language::suggest;
use std::collections::HashMap;

impl Resolver<'_> {
    pub(super) fn example(
        &mut self,
        arguments: &[(Name, Given)],
        convention: Option<Convention>,
        position: &[Component],
        fact: &FactSyntax,
        span: Span,
    ) {
        let mut seen = HashMap::new();
        let mut good = true;
        let mut meant = Vec::with_capacity(arguments.len());
        for (name, given) in arguments {
            let declared = self.declare(&mut seen, name);
            match self.example_argument(name, given) {
                Some(argument) => meant.push((name.text.clone(), argument)),
                None => good = false,
            }
            good &= declared;
        }
        let needed = self.ruleset.parameters.iter().find(|parameter| {
            parameter.default.is_none() && !arguments.iter().any(|(name, _)| name.text == parameter.name)
        });
        // An unknown name may be a misspelling of a missing one
        if let Some(name) = needed.map(|parameter| parameter.name.clone()).filter(|_| good) {
            let game = self.ruleset.name.clone();
            self.report(Input::MissingArgument { game, name }, span);
            good = false;
        }
        let position = self.position_of_numbers(position);
        let fact = match fact {
            FactSyntax::Outcome(outcome) => Some(Fact::Outcome(*outcome)),
            FactSyntax::Value(value) => Some(Fact::Value(value.clone())),
            FactSyntax::MovesTo(position) => self.position_of_numbers(position).map(Fact::MovesTo),
        };
        if let (true, Some(position), Some(fact)) = (good, position, fact) {
            let convention = convention.unwrap_or(self.ruleset.convention);
            self.ruleset.examples.push(Example { arguments: meant, convention, position, fact, span });
        }
    }

    fn example_argument(&mut self, name: &Name, given: &Given) -> Option<Argument> {
        let Some(&index) = self.parameters.get(&name.text) else {
            if self.declarations_missing {
                return None;
            }
            let known: Vec<String> = self.ruleset.parameters.iter().map(|one| one.name.clone()).collect();
            let suggestion = suggest(&name.text, known.iter().map(|known| &**known)).map(str::to_string);
            let game = self.ruleset.name.clone();
            let problem = Naming::UnknownParameter { game, name: name.text.clone(), suggestion, known };
            self.report(problem, name.span);
            return None;
        };
        let kind = self.ruleset.parameters[index].kind.clone();
        let argument = self.meant(name, &kind, given, name.span)?;
        if let (ParameterKind::Natural { least, most }, Argument::Natural(value)) = (&kind, &argument) {
            let (least, most) = constant_bounds(least, most);
            if least.as_ref().is_some_and(|least| value < least)
                || most.as_ref().is_some_and(|most| value > most)
            {
                let problem = Input::ArgumentOutOfBounds { name: name.text.clone(), least, most };
                self.report(problem, name.span);
                return None;
            }
        }
        Some(argument)
    }

    /// A position made of numbers only.
    pub(super) fn position_of_numbers(&mut self, components: &[Component]) -> Option<Vec<Vec<UBig>>> {
        let position: Vec<Option<Vec<UBig>>> =
            components.iter().map(|one| self.example_component(one)).collect();
        position.into_iter().collect()
    }

    fn example_component(&mut self, component: &Component) -> Option<Vec<UBig>> {
        let given = component.places.len();
        let start = !component.row && self.start_arities.contains(&given);
        let checked = if start { Some(()) } else { self.check_component(component) };
        let mut numbers = Vec::with_capacity(given);
        for place in &component.places {
            match place {
                Place::Term(term) => match &term.kind {
                    // `[0-1, 1-2]`
                    ExpressionKind::Arithmetic(Arithmetic::Subtract, from, to)
                        if self.form.is_some_and(|(form, _)| form == Form::Edges) =>
                    {
                        match (&from.kind, &to.kind) {
                            (ExpressionKind::Number(from), ExpressionKind::Number(to)) => {
                                numbers.push(from.clone());
                                numbers.push(to.clone());
                            }
                            _ => self.report(Misuse::EdgeEnds, term.span),
                        }
                    }
                    ExpressionKind::Number(number) => numbers.push(number.clone()),
                    _ => return self.not_a_number(term.span),
                },
                Place::Gap(span) => return self.not_a_number(*span),
            }
        }
        checked.map(|()| numbers)
    }

    fn not_a_number<T>(&mut self, span: Span) -> Option<T> {
        let source = self.ruleset.text.get(span.start as usize..span.end as usize).unwrap_or_default();
        let problem = Problem::expected(Wanted::Number, source);
        self.report(problem, span);
        None
    }

    /// Records the short forms of positions, for examples that precede them.
    pub(super) fn find_starts(&mut self, items: &[Item]) {
        for item in items {
            if let ItemKind::Start { left, .. } = &item.kind {
                self.start_arities.insert(left.places.len());
            }
        }
    }
}
