//! A game on a board or graph as data, in the form of all games.

#[cfg(feature = "prove")]
use super::{Asked, ShownData};
use super::{Drawn, ListedData, ParameterData, Piece, RulesData, TextData, problematic};
use crate::Problem;
#[cfg(feature = "prove")]
use boards::syntax::Example;
use boards::syntax::Parameter;
use question::board::BoardGame;
#[cfg(feature = "prove")]
use rules::Convention;
use rules::{Lang, Span};

/// A game as the catalogue lists it.
pub(crate) fn listed_board(game: &BoardGame) -> ListedData<'_> {
    ListedData {
        game: &game.file.name,
        title: TextData::new(&game.file.title),
        about: TextData::new(&game.file.about),
        family: family(game),
        drawn: drawn(game),
    }
}

/// All that a game's text says. Nothing is claimed in it.
#[cfg(feature = "prove")]
pub(crate) fn shown_board(game: &BoardGame) -> ShownData<'_> {
    let file = &*game.file;
    ShownData {
        game: &file.name,
        title: TextData::new(&file.title),
        about: TextData::new(&file.about),
        family: family(game),
        convention: game.convention().name(),
        rules: file.told.iter().map(|&span| game.quote(span).to_owned()).collect(),
        closed_forms: Vec::new(),
        claims: Vec::new(),
        assumptions: Vec::new(),
        proofs: Vec::new(),
        remarks: Vec::new(),
        sources: &file.sources,
        examples: file.examples.iter().map(|one| asked(game, one)).collect(),
        text: &game.text,
        drawn: drawn(game),
    }
}

/// A game as its text says it, with all problems of the text.
pub(crate) fn understood_board<'a>(
    game: &'a BoardGame,
    problems: &'a [Problem],
    lang: Lang,
) -> RulesData<'a> {
    let file = &*game.file;
    let piece = |span: Span| Piece::new(&game.text, game.quote(span).to_owned(), span);
    let drawn = drawn(game);
    RulesData {
        name: Some(&file.name),
        title: Some(TextData::new(&file.title)),
        about: Some(TextData::new(&file.about)),
        family: family(game),
        board: drawn.board,
        form: Some(drawn.form),
        parameters: drawn.parameters,
        begin: drawn.begin,
        can_misere: Some(drawn.can_misere),
        together: Some(drawn.together),
        moves: file.rules.iter().map(|rule| piece(rule.span)).collect(),
        examples: file.examples.iter().map(|example| piece(example.span)).collect(),
        ..problematic(problems, lang)
    }
}

fn family(game: &BoardGame) -> Option<&str> {
    game.file.family.as_ref().map(|(family, _)| family.as_str())
}

fn drawn(game: &BoardGame) -> Drawn<'_> {
    Drawn {
        board: Some("cells"),
        form: "cells",
        arity: None,
        coordinates: Vec::new(),
        parameters: game.file.parameters.iter().map(parameter).collect(),
        begin: game.begin(),
        can_misere: true,
        together: false,
    }
}

fn parameter(own: &Parameter) -> ParameterData<'_> {
    ParameterData {
        name: &own.name,
        text: own.to_string(),
        kind: "natural",
        default: own.default.map(|value| value.to_string()),
        choices: None,
    }
}

/// An example as a question: about its only position, or about the largest of its boards.
#[cfg(feature = "prove")]
fn asked(game: &BoardGame, example: &Example) -> Asked {
    let text = game.quote(example.span);
    let sizes = || example.sizes.iter().map(|&(_, largest)| largest.to_string());
    let position = example.picture.clone().unwrap_or_else(|| sizes().collect::<Vec<_>>().join(" "));
    Asked {
        text: text.strip_prefix("example ").unwrap_or(text).to_owned(),
        ask: format!("{} {position}", game.file.name),
        convention: if example.misere { Convention::Misere } else { game.convention() }.name(),
    }
}
