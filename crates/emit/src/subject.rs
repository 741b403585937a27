//! Subject of a format: a game, or data without rules.

use program::names::Ending;
use question::Variant;
use rules::{Automaton, Body, Form, Parameter, Start};

/// A game, or the names of the coordinates of data.
#[derive(Clone, Copy)]
pub(super) enum Subject<'a> {
    Game(&'a Variant),
    Data(&'a [String]),
}

impl<'a> Subject<'a> {
    pub(super) fn parameters(self) -> &'a [Parameter] {
        match self {
            Subject::Game(variant) => &variant.ruleset().parameters,
            Subject::Data(_) => &[],
        }
    }

    pub(super) fn form(self) -> Form {
        match self {
            Subject::Game(variant) => variant.form(),
            Subject::Data(coordinates) => Form::Tuple(coordinates.len()),
        }
    }

    /// Returns `true` for a game with rules in the language.
    pub(super) fn has_rules(self) -> bool {
        matches!(self, Subject::Game(variant) if matches!(variant.ruleset().body, Body::Rules(_)))
    }

    /// Its name.
    pub(super) fn name(self) -> String {
        match self {
            Subject::Game(variant) => variant.name().to_owned(),
            Subject::Data(_) => String::new(),
        }
    }

    /// Ending of its names, at a place of a sum counted from 1.
    pub(super) fn ending(self, place: usize) -> Ending {
        match self {
            Subject::Game(variant) => Ending::of(&variant.ruleset().name, place),
            Subject::Data(_) => Ending::default(),
        }
    }

    /// Names of the numbers of a position.
    pub(super) fn coordinates(self) -> Vec<String> {
        match self {
            Subject::Game(variant) => variant.coordinates(),
            Subject::Data(coordinates) => coordinates.to_vec(),
        }
    }

    pub(super) fn automata(self) -> &'a [Automaton] {
        match self {
            Subject::Game(variant) => &variant.ruleset().automata,
            Subject::Data(_) => &[],
        }
    }

    /// Short forms of positions.
    pub(super) fn starts(self) -> &'a [Start] {
        match self {
            Subject::Game(variant) => &variant.ruleset().starts,
            Subject::Data(_) => &[],
        }
    }
}
