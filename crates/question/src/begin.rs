//! A position to begin with, for newcomers to a game.
//!
//! In this order: the position named in the game's text; the first position of its examples with
//! a move; a small position with a move.

use crate::memory::Memory;
use crate::{Component, Game, Origin, Variant, laws};
use dashu_int::UBig;
use rules::{Argument, Body, Example, Form, Parameter, ParameterKind, Ruleset};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Numbers tried in small positions.
const SMALL: [u64; 6] = [5, 7, 4, 3, 2, 1];

impl Game {
    /// Words to type after the game's name: required parameters, and a position to begin with. `None` if no
    /// position with a move is found.
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
        let memory = Arc::default();
        self.by_example(&memory).or_else(|| self.by_form(&memory))
    }

    /// Returns `true` if the game has positions.
    pub fn is_playable(self: &Arc<Game>) -> bool {
        !is_stub(self)
    }

    /// A position as typed.
    fn typed(&self, position: &[Vec<UBig>]) -> String {
        let Ruleset { form, letters, .. } = &*self.ruleset;
        let component =
            |naturals: &Vec<UBig>| Component { game: 0, naturals: naturals.clone() }.typed(*form, letters);
        position.iter().map(component).collect::<Vec<_>>().join(" ")
    }

    fn by_example(self: &Arc<Game>, memory: &Arc<Memory>) -> Option<String> {
        let begins = |example: &&Example| {
            let variant = self.with(example.arguments.clone(), memory);
            variant.is_some_and(|variant| begins(&variant, &example.position()))
        };
        self.ruleset.examples.iter().find(begins).map(|example| self.asked(example))
    }

    /// First position of an example as typed after the game's name, with parameters other than the
    /// defaults.
    pub fn asked(&self, example: &Example) -> String {
        let given = example.arguments.iter().filter(|(name, argument)| {
            let own = self.ruleset.parameters.iter().find(|parameter| parameter.name == *name);
            own.is_none_or(|parameter| parameter.default.as_ref() != Some(argument))
        });
        self.words(given, &example.position())
    }

    /// Parameters and a position as typed.
    fn words<'a>(
        &self,
        given: impl Iterator<Item = &'a (String, Argument)>,
        position: &[Vec<UBig>],
    ) -> String {
        let given = given.map(|(name, argument)| format!("{name}={}", quoted(argument)));
        given.chain([self.typed(position)]).collect::<Vec<_>>().join(" ")
    }

    fn by_form(self: &Arc<Game>, memory: &Arc<Memory>) -> Option<String> {
        let open = self.ruleset.parameters.iter().filter(|parameter| parameter.default.is_none());
        let given: Vec<_> = open.map(|parameter| (parameter.name.clone(), guess(parameter))).collect();
        let variant = self.with(given.clone(), memory)?;
        let tried: Vec<Vec<u64>> = match self.ruleset.form {
            Form::Tuple(arity) => {
                SMALL.iter().chain(&[10, 20, 0]).map(|&number| vec![number; arity]).collect()
            }
            Form::Edges => vec![vec![0, 1, 1, 2, 0, 3], vec![0, 1]],
            Form::Row => {
                vec![vec![1, 3, 6], vec![3, 1, 4], vec![1, 0, 1, 1], vec![2, 2], vec![5], vec![1]]
            }
        };
        // A parameter may want to be larger or smaller.
        let position = |numbers: Vec<u64>| vec![numbers.into_iter().map(UBig::from).collect::<Vec<_>>()];
        let mut positions = tried.into_iter().map(position);
        positions
            .find(|position| begins(&variant, position))
            .map(|position| self.words(given.iter(), &position))
    }

    /// The game with these parameters, if they fit and its rules keep its laws.
    fn with(self: &Arc<Game>, arguments: Vec<(String, Argument)>, memory: &Arc<Memory>) -> Option<Variant> {
        let variant = Variant::new(self, arguments, None).ok()?.remembering(memory.clone());
        laws::sound(&variant).is_ok().then_some(variant)
    }
}

/// Returns `true` if these components are a position with a move.
fn begins(variant: &Variant, position: &[Vec<UBig>]) -> bool {
    let fit = |naturals: &Vec<UBig>| variant.fit(naturals.clone());
    let Ok(components) = position.iter().map(fit).collect::<Result<Vec<_>, _>>() else { return false };
    components.iter().any(|naturals| {
        let mut any = false;
        let each = &mut |_: usize, _: Vec<Vec<UBig>>| {
            any = true;
            ControlFlow::Break(())
        };
        variant.instance().big_options(naturals, each).is_ok() && any
    })
}

/// Returns `true` if a text of the catalogue only refers to another command.
fn is_stub(game: &Game) -> bool {
    game.origin == Origin::Catalogue
        && matches!(game.ruleset.body, Body::Native(_))
        && game.ruleset.begin.is_none()
}

/// A value for a parameter without a default.
fn guess(parameter: &Parameter) -> Argument {
    let numbers = |numbers: &[u64]| numbers.iter().copied().map(UBig::from).collect();
    let edge = |(from, to): (u8, u8)| (UBig::from(from), UBig::from(to));
    match &parameter.kind {
        ParameterKind::Natural { .. } => Argument::Natural(3u8.into()),
        ParameterKind::Set => Argument::Set(numbers(&[1, 3, 4])),
        ParameterKind::Choice(words) => Argument::Choice(words.first().cloned().unwrap_or_default()),
        ParameterKind::Octal | ParameterKind::Hexadecimal => Argument::Octal(vec![0, 7, 7]),
        ParameterKind::Graph => Argument::Graph([(0, 1), (0, 2), (1, 2)].map(edge).to_vec().into()),
        ParameterKind::Text => Argument::of_text("1"),
        ParameterKind::List => Argument::List([3u8, 1, 2].map(UBig::from).into()),
        ParameterKind::Tuples(length) => {
            Argument::Tuples(vec![numbers(&[1, 2, 3][..usize::from(*length).min(3)])])
        }
    }
}

/// A parameter's value as typed in a question.
fn quoted(argument: &Argument) -> String {
    match argument {
        Argument::Set(_) => format!("{{{}}}", argument.to_string().trim_matches(['{', '}'])),
        _ => argument.to_string(),
    }
}
