//! A position to begin with, for whoever meets a game.
//!
//! In this order: the one that the game's text names; the first example of the game's text that can be
//! moved in; a small position of the game's form that can be.

use crate::{Component, Game, Origin, Query, Workbench};
use dashu_int::UBig;
use rules::{Argument, Body, Example, Form, Parameter, ParameterKind};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The most components that small positions have, and the numbers tried for them.
const SMALL: [u64; 6] = [5, 7, 4, 3, 2, 1];

impl Game {
    /// Words to type after the game's name: parameters that have to be given, and a position to begin with. Nothing if
    /// none is found that can be moved in.
    ///
    /// ```
    /// use question::Workbench;
    /// let workbench = Workbench::new();
    /// assert_eq!(workbench.game("nim").unwrap().begin().as_deref(), Some("3 5 7"));
    /// let game = workbench.add("mine.game", "game mine\n(a, b) -> (a - 1, b) where b >= 1\n").unwrap();
    /// assert_eq!(game.begin().as_deref(), Some("5,5"));
    /// ```
    pub fn begin(self: &Arc<Game>) -> Option<String> {
        if let Some(begin) = &self.ruleset.begin {
            return Some(self.typed(begin));
        }
        if is_stub(self) {
            return None;
        }
        let workbench = Workbench::new();
        workbench.hold(self.clone());
        self.by_example(&workbench).or_else(|| self.by_form(&workbench))
    }

    /// Returns `true` if it has positions at all.
    pub fn is_playable(self: &Arc<Game>) -> bool {
        !is_stub(self)
    }

    /// A position as one types it.
    fn typed(&self, position: &[Vec<UBig>]) -> String {
        let form = self.ruleset.form;
        let component = |naturals: &Vec<UBig>| Component { game: 0, naturals: naturals.clone() }.typed(form);
        position.iter().map(component).collect::<Vec<_>>().join(" ")
    }

    fn by_example(&self, workbench: &Workbench) -> Option<String> {
        self.ruleset
            .examples
            .iter()
            .map(|example| self.asked(example))
            .find(|words| self.begins(words, workbench))
    }

    /// The first position of an example as one types it after the game's name, with the parameters that are not the
    /// default ones.
    pub fn asked(&self, example: &Example) -> String {
        let given = example.arguments.iter().filter(|(name, argument)| {
            let own = self.ruleset.parameters.iter().find(|parameter| parameter.name == *name);
            own.is_none_or(|parameter| parameter.default.as_ref() != Some(argument))
        });
        let words = given.map(|(name, argument)| format!("{name}={}", quoted(argument)));
        words.chain([self.typed(&example.position())]).collect::<Vec<_>>().join(" ")
    }

    fn by_form(&self, workbench: &Workbench) -> Option<String> {
        let mut given = String::new();
        for parameter in self.ruleset.parameters.iter().filter(|parameter| parameter.default.is_none()) {
            given.push_str(&format!("{}={} ", parameter.name, guess(parameter)));
        }
        let tuple = |number: u64, arity: usize| vec![number.to_string(); arity].join(",");
        let tried: Vec<String> = match self.ruleset.form {
            Form::Tuple(arity) => {
                SMALL.iter().chain(&[10, 20, 0]).map(|&number| tuple(number, arity)).collect()
            }
            Form::Edges => vec!["0-1,1-2,0-3".into(), "0-1".into()],
            Form::Row => ["1,3,6", "3,1,4", "1,0,1,1", "2,2", "5", "1"].map(String::from).to_vec(),
        };
        // A parameter may want to be larger or smaller.
        tried.iter().map(|position| format!("{given}{position}")).find(|words| self.begins(words, workbench))
    }

    /// Returns `true` if these words are a position that can be moved in.
    fn begins(&self, words: &str, workbench: &Workbench) -> bool {
        let Ok(query) = Query::read(&format!("{} {words}", self.reference)) else { return false };
        let Ok(position) = workbench.ask(&query, None) else { return false };
        position.components().iter().any(|component| {
            let Some(variant) = position.variants().get(component.game) else { return false };
            let mut any = false;
            let each = &mut |_: usize, _: Vec<Vec<UBig>>| {
                any = true;
                ControlFlow::Break(())
            };
            variant.instance().big_options(&component.naturals, each).is_ok() && any
        })
    }
}

/// Returns `true` if a text of the catalogue stands for something that is asked for in another way.
fn is_stub(game: &Game) -> bool {
    game.origin == Origin::Catalogue
        && matches!(game.ruleset.body, Body::Native(_))
        && game.ruleset.begin.is_none()
}

/// A value for a parameter that has none of its own.
fn guess(parameter: &Parameter) -> String {
    match &parameter.kind {
        ParameterKind::Natural { .. } => "3".into(),
        ParameterKind::Set => "{1,3,4}".into(),
        ParameterKind::Choice(words) => words.first().cloned().unwrap_or_default(),
        ParameterKind::Octal | ParameterKind::Hexadecimal => "0.77".into(),
        ParameterKind::Graph => "0-1,0-2,1-2".into(),
        ParameterKind::Text => "1".into(),
    }
}

/// A parameter's value as one types it in a question.
fn quoted(argument: &Argument) -> String {
    match argument {
        Argument::Set(_) => format!("{{{}}}", argument.to_string().trim_matches(['{', '}'])),
        _ => argument.to_string(),
    }
}
