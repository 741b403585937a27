//! Resolution of parameter declarations: kinds, bounds, defaults.

use super::Resolver;
use super::variables::{Free, Variables};
use crate::{Argument, Parameter, ParameterKind, Relation, Span, Term};
use dashu_int::UBig;
use language::ast::{Declaration, DeclarationKind, Expression, ExpressionKind, Given, Name};
use language::problem::{Construct, Doubt, Input, Misuse, Naming, Problem};
use language::{Sort, suggest};
use std::collections::HashMap;

/// Lower and upper bounds.
#[derive(Default)]
struct Bounds {
    least: Vec<Term>,
    most: Vec<Term>,
}

/// Kind of a parameter declared by a word; naturals and choices are declared otherwise.
fn kind_of(sort: Sort) -> Option<ParameterKind> {
    Some(match sort {
        Sort::Set => ParameterKind::Set,
        Sort::Octal => ParameterKind::Octal,
        Sort::Hexadecimal => ParameterKind::Hexadecimal,
        Sort::Graph => ParameterKind::Graph,
        Sort::Text => ParameterKind::Text,
        Sort::Tuples(length) => ParameterKind::Tuples(length),
        Sort::List => ParameterKind::List,
        Sort::Natural | Sort::Choice => return None,
    })
}

impl Resolver<'_> {
    pub(super) fn declarations(&mut self, declarations: &[Declaration]) {
        let mut seen = HashMap::new();
        for declaration in declarations {
            let resolved = match &declaration.kind {
                DeclarationKind::Natural(expression) => self.natural_declaration(expression),
                DeclarationKind::Of(sort, name) => kind_of(*sort).map(|kind| (name.clone(), kind)),
                DeclarationKind::Choice(name, words) => self.choice_declaration(name, words),
            };
            let Some((name, kind)) = resolved else {
                self.declarations_missing = true;
                continue;
            };
            if !self.declare(&mut seen, &name) {
                continue;
            }
            let default = declaration.default.as_ref();
            let default = default.and_then(|(given, span)| self.default(&name, &kind, given, *span));
            self.parameters.insert(name.text.clone(), self.ruleset.parameters.len());
            self.used.push(false);
            self.ruleset.parameters.push(Parameter {
                name: name.text,
                kind,
                default,
                span: declaration.span,
            });
        }
    }

    fn choice_declaration(&mut self, name: &Name, words: &[Name]) -> Option<(Name, ParameterKind)> {
        let mut seen = HashMap::new();
        let mut choices = Vec::new();
        for word in words {
            if self.declare(&mut seen, word) {
                choices.push(word.text.clone());
            }
        }
        Some((name.clone(), ParameterKind::Choice(choices)))
    }

    /// `m`, `m >= 1`, `1 <= m <= 20`, `a <= b and b < 10`: one new name, the rest known.
    fn natural_declaration(&mut self, expression: &Expression) -> Option<(Name, ParameterKind)> {
        let mut bounds = Bounds::default();
        let comparisons: Vec<&Expression> = match &expression.kind {
            ExpressionKind::Name(text) => {
                let name = Name { text: text.clone(), span: expression.span };
                return Some((name, ParameterKind::Natural { least: Vec::new(), most: Vec::new() }));
            }
            ExpressionKind::And(all) => all.iter().collect(),
            _ => vec![expression],
        };
        let mut name: Option<Name> = None;
        for comparison in comparisons {
            let ExpressionKind::Compare(left, rest) = &comparison.kind else {
                self.report(Input::Declaration, comparison.span);
                return None;
            };
            let sides: Vec<&Expression> =
                std::iter::once(&**left).chain(rest.iter().map(|(_, side)| side)).collect();
            let new = sides.iter().find_map(|side| match &side.kind {
                ExpressionKind::Name(text) if !self.parameters.contains_key(text) => {
                    Some(Name { text: text.clone(), span: side.span })
                }
                _ => None,
            });
            // Without a new name this is a second declaration of an old one
            let new = new.or_else(|| {
                sides.iter().find_map(|side| match &side.kind {
                    ExpressionKind::Name(text) => Some(Name { text: text.clone(), span: side.span }),
                    _ => None,
                })
            });
            let subject = match (name.take(), new) {
                (Some(old), _) => old,
                (None, Some(new)) => new,
                (None, None) => {
                    self.report(Input::Declaration, comparison.span);
                    return None;
                }
            };
            for (index, (relation, _)) in rest.iter().enumerate() {
                let (left, right) = (sides[index], sides[index + 1]);
                self.bound(&mut bounds, &subject.text, left, *relation, right)?;
            }
            name = Some(subject);
        }
        let Bounds { least, most } = bounds;
        name.map(|name| (name, ParameterKind::Natural { least, most }))
    }

    fn bound(
        &mut self,
        bounds: &mut Bounds,
        name: &str,
        left: &Expression,
        relation: Relation,
        right: &Expression,
    ) -> Option<()> {
        let is_name = |side: &Expression| matches!(&side.kind, ExpressionKind::Name(text) if text == name);
        let (other, relation) = match (is_name(left), is_name(right)) {
            (true, false) => (right, relation),
            (false, true) => (left, relation.mirrored()),
            _ => {
                let span = left.span.to(right.span);
                self.report(Input::BoundOfOther { name: name.to_string() }, span);
                return None;
            }
        };
        let bound = self.term(&mut Variables::new(Free::Undeclared), other)?;
        let one = || Box::new(Term::Number(UBig::ONE));
        match relation {
            Relation::GreaterEqual => bounds.least.push(bound),
            Relation::Greater => bounds.least.push(Term::Add(Box::new(bound), one())),
            Relation::LessEqual => bounds.most.push(bound),
            Relation::Less => bounds.most.push(Term::Subtract(Box::new(bound), one())),
            Relation::Equal | Relation::NotEqual => {
                self.report(Input::Declaration, left.span.to(right.span));
                return None;
            }
        }
        Some(())
    }

    fn default(&mut self, name: &Name, kind: &ParameterKind, given: &Given, span: Span) -> Option<Argument> {
        let argument = self.meant(name, kind, given, span)?;
        if let (ParameterKind::Natural { least, most }, Argument::Natural(value)) = (kind, &argument) {
            let (least, most) = constant_bounds(least, most);
            if least.as_ref().is_some_and(|least| value < least)
                || most.as_ref().is_some_and(|most| value > most)
            {
                self.report(Input::DefaultOutOfBounds { name: name.text.clone(), least, most }, span);
                return None;
            }
        }
        Some(argument)
    }

    /// Value of a parameter as written, if it is of the right kind.
    pub(super) fn meant(
        &mut self,
        name: &Name,
        kind: &ParameterKind,
        given: &Given,
        span: Span,
    ) -> Option<Argument> {
        match (kind, &given.argument, &given.quoted) {
            (ParameterKind::Text, _, Some((text, _))) => Some(Argument::of_text(text)),
            (ParameterKind::Tuples(_), Argument::Set(none), None) if none.is_empty() => {
                Some(Argument::Tuples(Vec::new()))
            }
            (_, Argument::Text(_), Some((text, span))) => {
                self.report(Problem::expected(Construct::Argument, text), *span);
                None
            }
            (_, argument, _) => {
                self.check_argument(name, kind, argument, span)?;
                Some(argument.clone())
            }
        }
    }

    /// Checks that a value is of the kind of its parameter.
    pub(super) fn check_argument(
        &mut self,
        name: &Name,
        kind: &ParameterKind,
        argument: &Argument,
        span: Span,
    ) -> Option<()> {
        match (kind, argument) {
            (ParameterKind::Natural { .. }, Argument::Natural(_) | Argument::Any) => Some(()),
            (ParameterKind::Octal | ParameterKind::Hexadecimal, Argument::Octal(digits)) => {
                let most = kind.sort().largest_digit().unwrap_or(0);
                let Some(&large) = digits.iter().find(|&&digit| digit > most) else { return Some(()) };
                let given = char::from_digit(large.into(), 16).unwrap_or('?').to_ascii_uppercase();
                self.report(Misuse::CodeDigit { given }, span);
                None
            }
            (ParameterKind::Graph, Argument::Graph(_)) => Some(()),
            (ParameterKind::Set, Argument::Set(_)) | (ParameterKind::List, Argument::List(_)) => Some(()),
            (ParameterKind::Tuples(length), Argument::Tuples(members))
                if members.iter().all(|member| member.len() == usize::from(*length)) =>
            {
                Some(())
            }
            (ParameterKind::Choice(words), Argument::Choice(word)) if words.contains(word) => Some(()),
            (ParameterKind::Choice(words), Argument::Choice(word)) => {
                let suggestion = suggest(word, words.iter().map(|word| &**word)).map(str::to_string);
                let problem = Naming::UnknownWord {
                    parameter: name.text.clone(),
                    word: word.clone(),
                    words: words.clone(),
                    suggestion,
                };
                self.report(problem, span);
                None
            }
            _ => {
                self.report(Input::WrongDefault { name: name.text.clone(), sort: kind.sort() }, span);
                None
            }
        }
    }

    pub(super) fn unused_parameters(&mut self) {
        if self.problems.errors() > 0 {
            return;
        }
        for index in 0..self.ruleset.parameters.len() {
            if !self.used[index] {
                let parameter = &self.ruleset.parameters[index];
                let (name, span) = (parameter.name.clone(), parameter.span);
                self.report(Doubt::UnusedParameter { name }, span);
            }
        }
    }
}

/// The strictest bounds that are plain numbers; the others need the values of other parameters.
pub(crate) fn constant_bounds(least: &[Term], most: &[Term]) -> (Option<UBig>, Option<UBig>) {
    let constant = |term: &Term| match term {
        Term::Number(number) => Some(number.clone()),
        Term::Add(left, right) => match (&**left, &**right) {
            (Term::Number(left), Term::Number(right)) => Some(left + right),
            _ => None,
        },
        Term::Subtract(left, right) => match (&**left, &**right) {
            (Term::Number(left), Term::Number(right)) if left >= right => Some(left - right),
            _ => None,
        },
        _ => None,
    };
    (least.iter().filter_map(constant).max(), most.iter().filter_map(constant).min())
}
