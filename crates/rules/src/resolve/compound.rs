//! Compounds: `upto k of nim`, `every of nim`, `upto k components move`, `every component moves`.

use super::Resolver;
use super::variables::{Free, Variables};
use crate::{Argument, Body, Content, Fact, ParameterKind, Ruleset, Setting, Span, Stated, Term};
use language::ast::{Expression, ExpressionKind, Item, ItemKind, Name};
use language::problem::{Construct, Input, Misuse, Naming};
use language::suggest;
use std::collections::HashMap;
use std::sync::Arc;

/// A game in which several components move by the rules of the file: up to a number of them, or every one.
pub(super) fn together(ruleset: Ruleset, most: Option<Term>, span: Span) -> Ruleset {
    let mut base = ruleset.clone();
    base.claims.clear();
    base.assumptions.clear();
    base.examples.clear();
    Ruleset { body: Body::Compound { most, base: Arc::new(base), arguments: None, span }, ..ruleset }
}

impl Resolver<'_> {
    /// The limit on the components that move together by the rules of the file, and the place of the item.
    pub(super) fn together(&mut self, items: &[Item]) -> Option<(Option<Term>, Span)> {
        let (most, span) = items.iter().find_map(|item| match &item.kind {
            ItemKind::Together { most } => Some((most, item.span)),
            _ => None,
        })?;
        let Some(most) = most else { return Some((None, span)) };
        let most = self.term(&mut Variables::new(Free::Undeclared), most)?;
        Some((Some(most), span))
    }

    /// Reports claims of nim-values where every component moves: there the nim-sum of the components does not decide.
    pub(super) fn report_values(&mut self) {
        let claims = self.ruleset.claims.iter();
        let claims =
            claims.filter(|claim| matches!(claim.content, Content::Value(_) | Content::Periodic { .. }));
        let examples = self.ruleset.examples.iter();
        let examples = examples
            .filter(|example| matches!(example.stated, Stated::Values(_) | Stated::Each(Fact::Value(_))));
        let places: Vec<Span> =
            claims.map(|claim| claim.span).chain(examples.map(|example| example.span)).collect();
        places.into_iter().for_each(|span| self.report(Misuse::ValueOfEvery, span));
    }

    pub(super) fn compound(
        &mut self,
        most: Option<&Expression>,
        base: &Name,
        arguments: &[(Name, Expression)],
        span: Span,
    ) {
        let most = match most {
            Some(most) => self.term(&mut Variables::new(Free::Undeclared), most).map(Some),
            None => Some(None),
        };
        let Some(game) = self.base(base) else { return };
        let mut seen = HashMap::new();
        let mut resolved = Vec::new();
        for (name, value) in arguments {
            let kind = self.base_parameter(&game, name);
            let setting = match &kind {
                Some(kind) => self.setting(name, kind, value),
                None => self.term(&mut Variables::new(Free::Undeclared), value).and(None),
            };
            let is_new = kind.is_some() && self.declare(&mut seen, name);
            resolved.push(setting.filter(|_| is_new).map(|setting| (name.text.clone(), setting)));
        }
        // An unknown name may be a misspelling of a missing one
        let named = arguments.len() == seen.len();
        for parameter in game.parameters.iter().filter(|_| named) {
            if parameter.default.is_none() && !seen.contains_key(&parameter.name) {
                let (game, name) = (game.name.clone(), parameter.name.clone());
                self.report(Input::MissingArgument { game, name }, span);
            }
        }
        if let (Some(most), Some(arguments)) = (most, resolved.into_iter().collect::<Option<Vec<_>>>()) {
            self.ruleset.body = Body::Compound { most, base: game, arguments: Some(arguments), span };
        }
    }

    fn base(&mut self, base: &Name) -> Option<Arc<Ruleset>> {
        let Some(game) = self.library.ruleset(&base.text) else {
            let names = self.library.names();
            let suggestion = suggest(&base.text, names.iter().map(|name| &**name)).map(str::to_string);
            self.report(Naming::UnknownGame { name: base.text.clone(), suggestion, known: names }, base.span);
            return None;
        };
        if matches!(game.body, Body::Compound { .. }) {
            self.report(Input::NestedCompound { name: base.text.clone() }, base.span);
            return None;
        }
        Some(game)
    }

    /// Kind of a parameter of the base game.
    fn base_parameter(&mut self, game: &Ruleset, name: &Name) -> Option<ParameterKind> {
        let Some(parameter) = game.parameters.iter().find(|parameter| parameter.name == name.text) else {
            let known: Vec<String> = game.parameters.iter().map(|parameter| parameter.name.clone()).collect();
            let suggestion = suggest(&name.text, known.iter().map(|known| &**known)).map(str::to_string);
            let (game, name, span) = (game.name.clone(), name.text.clone(), name.span);
            self.report(Naming::UnknownParameter { game, name, suggestion, known }, span);
            return None;
        };
        Some(parameter.kind.clone())
    }

    /// A number, a value of another kind, or a parameter of the compound that has one.
    fn setting(&mut self, name: &Name, kind: &ParameterKind, value: &Expression) -> Option<Setting> {
        if let ParameterKind::Natural { .. } = kind {
            return self.term(&mut Variables::new(Free::Undeclared), value).map(Setting::Number);
        }
        match &value.kind {
            ExpressionKind::Given(given) => self.meant(name, kind, given, value.span).map(Setting::Fixed),
            ExpressionKind::Name(word) => {
                let own = self.parameters.get(word).copied();
                if let Some(place) = own.filter(|&place| self.ruleset.parameters[place].kind == *kind) {
                    self.used[place] = true;
                    return Some(Setting::Parameter(place));
                }
                if own.is_none() && !matches!(kind, ParameterKind::Choice(_)) {
                    if !self.declarations_missing {
                        let suggestion = self.nearest(&Variables::new(Free::Undeclared), word);
                        let problem =
                            Naming::Undeclared { name: word.clone(), sort: kind.sort(), suggestion };
                        self.report(problem, value.span);
                    }
                    return None;
                }
                let argument = Argument::Choice(word.clone());
                self.check_argument(name, kind, &argument, value.span)?;
                Some(Setting::Fixed(argument))
            }
            ExpressionKind::Number(number) => {
                self.check_argument(name, kind, &Argument::Natural(number.clone()), value.span).and(None)
            }
            _ => self.not(Construct::Argument, value.span),
        }
    }
}
