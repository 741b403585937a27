//! Examples.

use super::{Resolver, constant_bounds};
use crate::{Argument, Example, Fact, Form, ParameterKind, Span, Stated};
use dashu_int::UBig;
use language::ast::{
    Arithmetic, Component, ExampleSyntax, Expression, ExpressionKind, FactSyntax, Given, Item, ItemKind,
    Name, Place, Stretch,
};
use language::problem::{Construct, Input, Misuse, Naming, Problem};
use language::suggest;
use std::collections::HashMap;

/// Limit on the positions of one example.
const MOST: usize = 1_000_000;

impl Resolver<'_> {
    pub(super) fn example(&mut self, example: &ExampleSyntax, span: Span) {
        let arguments = self.example_arguments(&example.arguments, span);
        let ranges: Vec<Option<Vec<(UBig, UBig)>>> =
            example.positions.iter().map(|one| self.stretch(one)).collect();
        let ranges: Option<Vec<_>> = ranges.into_iter().collect();
        let stated = self.stated(&example.fact);
        if let (Some(arguments), Some(ranges), Some(stated)) = (arguments, ranges, stated) {
            let convention = example.convention.unwrap_or(self.ruleset.convention);
            let citation = example.citation.clone();
            let resolved = Example { arguments, convention, ranges, stated, citation, span };
            if self.fits(&resolved, &example.fact) {
                self.ruleset.examples.push(resolved);
            }
        }
    }

    fn example_arguments(
        &mut self,
        arguments: &[(Name, Given)],
        span: Span,
    ) -> Option<Vec<(String, Argument)>> {
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
        good.then_some(meant)
    }

    fn stated(&mut self, fact: &FactSyntax) -> Option<Stated> {
        Some(match fact {
            FactSyntax::Outcome(outcome) => Stated::Each(Fact::Outcome(*outcome)),
            FactSyntax::OnlyAt(outcome, listed) => Stated::OnlyAt(*outcome, self.listed(listed)?),
            FactSyntax::Value(value) => Stated::Each(Fact::Value(value.clone())),
            FactSyntax::Values(values) => Stated::Values(values.clone()),
            FactSyntax::MovesTo(position) => Stated::Each(Fact::MovesTo(self.position_of_numbers(position)?)),
            FactSyntax::WinsOnlyTo(listed) => Stated::Each(Fact::WinsOnlyTo(self.listed(listed)?)),
        })
    }

    fn listed(&mut self, positions: &[Vec<Component>]) -> Option<Vec<Vec<Vec<UBig>>>> {
        let positions: Vec<_> = positions.iter().map(|one| self.position_of_numbers(one)).collect();
        positions.into_iter().collect()
    }

    /// Returns `false` if the statement does not fit the number of positions, or lists another one.
    fn fits(&mut self, example: &Example, fact: &FactSyntax) -> bool {
        let Some(positions) = usize::try_from(&example.count()).ok().filter(|&count| count <= MOST) else {
            self.report(Input::LargeRange { limit: MOST }, example.span);
            return false;
        };
        match (&example.stated, fact) {
            (Stated::Values(values), _) if values.len() != positions => {
                self.report(Input::ValueCount { positions, values: values.len() }, example.span);
                false
            }
            (Stated::OnlyAt(_, listed), FactSyntax::OnlyAt(_, components)) => {
                let other = listed.iter().zip(components).find(|(position, _)| !example.covers(position));
                let place = other.map(|(_, components)| {
                    let places = components.iter().map(|component| component.span);
                    places.reduce(Span::to).unwrap_or(example.span)
                });
                place.inspect(|&place| self.report(Input::OutsideRange, place)).is_none()
            }
            _ => true,
        }
    }

    /// Ranges of the numbers of a component.
    fn stretch(&mut self, stretch: &Stretch) -> Option<Vec<(UBig, UBig)>> {
        let least = self.example_component(&stretch.component)?;
        // The edges of a graph are two numbers each
        if least.len() != stretch.ends.len() {
            let end = stretch.ends.iter().flatten().next();
            return match end {
                Some(end) => self.not_a_number(end.span),
                None => Some(least.into_iter().map(|number| (number.clone(), number)).collect()),
            };
        }
        least.into_iter().zip(&stretch.ends).map(|(from, end)| self.range(from, end.as_ref())).collect()
    }

    fn range(&mut self, from: UBig, end: Option<&Expression>) -> Option<(UBig, UBig)> {
        let Some(end) = end else { return Some((from.clone(), from)) };
        match &end.kind {
            ExpressionKind::Number(to) if *to >= from => Some((from, to.clone())),
            ExpressionKind::Number(_) => {
                self.report(Input::EmptyRange, end.span);
                None
            }
            _ => self.not_a_number(end.span),
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
                Place::Gap(span) | Place::Each(_, span) => return self.not_a_number(*span),
            }
        }
        checked.map(|()| numbers)
    }

    fn not_a_number<T>(&mut self, span: Span) -> Option<T> {
        self.not(Construct::Number, span)
    }

    /// Reports that something else was expected.
    pub(super) fn not<T>(&mut self, construct: Construct, span: Span) -> Option<T> {
        let source = self.ruleset.text.get(span.start as usize..span.end as usize).unwrap_or_default();
        let problem = Problem::expected(construct, source);
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
