//! A game as data: as a list of the catalogue has it, as its own page has it, and what a board needs to know of it.

use super::Speak;
use crate::about;
use answer::proof::Proofs;
use question::{Game, Variant};
use rules::{Claim, Convention, Form, Lang, Parameter, ParameterKind, Ruleset, Text};
use serde_json::{Value, json};
use std::sync::Arc;

/// As the catalogue lists it: `game`, `title`, `about`, `family`, `parameters`.
pub fn listed(game: &Ruleset) -> Value {
    json!({
        "game": game.name,
        "title": both(&game.title),
        "about": both(&game.about),
        "family": game.family,
        "parameters": game.parameters.iter().map(|parameter| parameter.name.as_str()).collect::<Vec<_>>(),
    })
}

/// All that its text says and how each claim is known: `game`, `title`, `about`, `family`, `convention`, `parameters`, `rules`,
/// `closed_forms`, `claims`, `assumptions`, `proofs`, `remarks`, `sources`, `text`.
pub fn shown(game: &Game, proofs: &Proofs, lang: Lang) -> Value {
    let catalogue = game.origin == question::Origin::Catalogue;
    let game = &*game.ruleset;
    let theories = if catalogue { about::theories(game) } else { Vec::new() };
    let closed_form = |(play, citation): &(Convention, String)| json!({ "convention": super::convention(*play), "theorem": citation });
    let parameter =
        |parameter: &Parameter| json!({ "name": parameter.name, "text": game.said(parameter.span) });
    let claim = |claim: &Claim| {
        json!({
            "text": game.said(claim.span),
            "convention": super::convention(claim.convention),
            "theorem": claim.theorem,
        })
    };
    json!({
        "game": game.name,
        "title": both(&game.title),
        "about": both(&game.about),
        "family": game.family,
        "convention": super::convention(game.convention),
        "parameters": game.parameters.iter().map(parameter).collect::<Vec<_>>(),
        "rules": game.rules_said(lang),
        "closed_forms": theories.iter().map(closed_form).collect::<Vec<_>>(),
        "claims": game.claims.iter().map(claim).collect::<Vec<_>>(),
        "assumptions": about::assumptions(game),
        "proofs": serde_json::to_value(proofs.spoken(lang)).unwrap_or_default()["attempts"],
        "remarks": game.remarks.iter().map(both).collect::<Vec<_>>(),
        "sources": game.sources,
        "text": game.text,
    })
}

/// What a board needs to know of it: `board`, `form`, `arity`, `coordinates`, `parameters`, `begin`, `can_misere`.
pub fn described(game: &Arc<Game>) -> Value {
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
    })
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
