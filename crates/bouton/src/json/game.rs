//! A game as data: as a list of the catalogue has it, as its own page has it, and what a board needs to know of it.

#[cfg(feature = "prove")]
use super::Speak;
#[cfg(feature = "prove")]
use crate::claims;
#[cfg(feature = "prove")]
use answer::proof::Proofs;
use question::{Game, Variant};
use rules::{Body, Form, Parameter, ParameterKind, Ruleset, Text};
#[cfg(feature = "prove")]
use rules::{Claim, Convention, Example, Fact, Lang, Stated};
use serde_json::{Value, json};
use std::sync::Arc;

/// As the catalogue lists it: `game`, `title`, `about`, `family`, and what a board needs to know of it.
pub(crate) fn listed(game: &Arc<Game>) -> Value {
    let ruleset = &*game.ruleset;
    let mut listed = json!({
        "game": ruleset.name,
        "title": both(&ruleset.title),
        "about": both(&ruleset.about),
        "family": ruleset.family,
    });
    extend(&mut listed, described(game));
    listed
}

/// Adds fields to an object.
fn extend(into: &mut Value, more: Value) {
    if let (Some(object), Value::Object(more)) = (into.as_object_mut(), more) {
        object.extend(more);
    }
}

/// All that its text says and how each claim is known: `game`, `title`, `about`, `family`, `convention`, `parameters`, `rules`,
/// `closed_forms`, `claims`, `assumptions`, `proofs`, `remarks`, `sources`, `examples`, `text`.
/// What a board needs to know of it is among this.
#[cfg(feature = "prove")]
pub(crate) fn shown(shown: &Arc<Game>, proofs: &Proofs, lang: Lang) -> Value {
    let catalogue = shown.origin == question::Origin::Catalogue;
    let examples: Vec<Value> = shown.ruleset.examples.iter().filter_map(|one| example(shown, one)).collect();
    let game = &shown.ruleset;
    let theories = if catalogue { claims::theories(game) } else { Vec::new() };
    let closed_form =
        |(play, citation): &(Convention, String)| json!({ "convention": play.name(), "theorem": citation });
    let claim = |claim: &Claim| {
        json!({
            "text": game.said(claim.span),
            "convention": claim.convention.name(),
            "theorem": claim.theorem,
        })
    };
    let mut data = json!({
        "game": game.name,
        "title": both(&game.title),
        "about": both(&game.about),
        "family": game.family,
        "convention": game.convention.name(),
        "rules": game.rules_said(lang),
        "closed_forms": theories.iter().map(closed_form).collect::<Vec<_>>(),
        "claims": game.claims.iter().map(claim).collect::<Vec<_>>(),
        "assumptions": claims::assumptions(game),
        "proofs": serde_json::to_value(proofs.spoken(lang)).unwrap_or_default()["attempts"],
        "remarks": game.remarks.iter().map(both).collect::<Vec<_>>(),
        "sources": game.sources,
        "examples": examples,
        "text": game.text,
    });
    extend(&mut data, described(shown));
    data
}

/// What a board needs to know of it: `board`, `form`, `arity`, `coordinates`, `parameters`, `begin`, `can_misere`,
/// `together`.
fn described(game: &Arc<Game>) -> Value {
    let ruleset = &*game.ruleset;
    let form = match ruleset.form {
        _ if !game.is_playable() => "none",
        Form::Tuple(_) => "tuple",
        Form::Row => "row",
        Form::Edges => "edges",
    };
    let arity = match ruleset.form {
        Form::Tuple(arity) => Some(arity),
        Form::Row | Form::Edges => None,
    };
    json!({
        "board": game.is_playable().then(|| ruleset.drawn().name()),
        "form": form,
        "arity": arity,
        "coordinates": Variant::plain(game).map(|variant| variant.coordinates()).unwrap_or_default(),
        "parameters": ruleset.parameters.iter().map(|own| parameter(ruleset, own)).collect::<Vec<_>>(),
        "begin": game.begin(),
        "can_misere": game.is_playable() && ruleset.otherwise.is_none(),
        "together": matches!(ruleset.body, Body::Upto { .. }),
    })
}

/// An example about one position, as a question: `text`, `ask`, `convention`.
#[cfg(feature = "prove")]
fn example(game: &Game, example: &Example) -> Option<Value> {
    let Stated::Each(fact) = &example.stated else { return None };
    if example.count() != 1u8.into() || matches!(fact, Fact::MovesTo(_)) {
        return None;
    }
    let text = game.ruleset.said(example.span);
    Some(json!({
        "text": text.strip_prefix("example ").unwrap_or(&text),
        "ask": format!("{} {}", game.ruleset.name, game.asked(example)),
        "convention": example.convention.name(),
    }))
}

fn parameter(ruleset: &Ruleset, parameter: &Parameter) -> Value {
    let choices = match &parameter.kind {
        ParameterKind::Choice(words) => Some(words),
        _ => None,
    };
    json!({
        "name": parameter.name,
        "text": ruleset.said(parameter.span),
        "kind": kind(&parameter.kind),
        "default": parameter.default.as_ref().map(ToString::to_string),
        "choices": choices,
    })
}

fn kind(kind: &ParameterKind) -> &'static str {
    match kind {
        ParameterKind::Natural { .. } => "natural",
        ParameterKind::Set => "set",
        ParameterKind::Choice(_) => "choice",
        ParameterKind::Octal => "octal",
        ParameterKind::Hexadecimal => "hexadecimal",
        ParameterKind::Graph => "graph",
        ParameterKind::Text => "text",
    }
}

fn both(text: &Text) -> Value {
    json!({ "en": text.en, "zh": text.zh })
}
