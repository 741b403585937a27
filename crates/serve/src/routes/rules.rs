//! A user's own game: content of its text, and problems in it.

use super::answer::{Answer, fields};
use crate::benches::MINE;
use crate::client::Client;
use crate::house::House;
use crate::lang::LangName;
use crate::problem::{Refused, before, told};
use crate::request::{MOST_TEXT, Said, within};
use axum::extract::State;
use bouton::{Game, Workbench};
use rules::{Lang, Span};
use serde::Deserialize;
use serde_json::{Value, json};
use solve::Limits;
use std::sync::Arc;

/// Text of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Text {
    text: String,
    lang: Option<LangName>,
}

/// Reads a text. Its problems are part of the answer.
pub(super) async fn read(
    State(house): State<Arc<House>>,
    client: Client,
    Said(Text { text, lang }): Said<Text>,
) -> Result<Answer, Refused> {
    let lang = lang.unwrap_or_default().into();
    within(&text, MOST_TEXT, "large-text", lang)?;
    let read = house.desk.answer(&client, lang, move |limits| {
        // A text being edited changes with every letter: none of its versions is kept.
        match Workbench::closed().add(MINE, &text) {
            Ok(game) => Ok(data(&game, lang, limits)),
            Err(found) => {
                let problems: Vec<Value> = found.iter().map(|problem| told(problem, lang)).collect();
                Ok(nothing(problems))
            }
        }
    });
    read.await.map(Answer)
}

/// Content of a text.
fn data(game: &Arc<Game>, lang: Lang, limits: &Limits) -> Value {
    let ruleset = &*game.ruleset;
    let piece = |span: Span| {
        let at = |byte: u32| before(&ruleset.text, byte as usize);
        json!({ "text": ruleset.said(span), "from": at(span.start), "to": at(span.end) })
    };
    let described = bouton::described(game);
    let listed = bouton::listed(ruleset);
    let mut data = json!({
        "name": ruleset.name,
        "title": listed["title"],
        "about": listed["about"],
        "family": ruleset.family,
    });
    fields(&mut data, described);
    data["claims"] = ruleset.claims.iter().map(|claim| piece(claim.span)).collect();
    data["examples"] = ruleset.examples.iter().map(|example| piece(example.span)).collect();
    let flaws = bouton::flaws(game, limits);
    data["problems"] = game.warnings.iter().chain(&flaws).map(|problem| told(problem, lang)).collect();
    data
}

/// Answer for a text without a meaning.
fn nothing(problems: Vec<Value>) -> Value {
    json!({
        "name": null,
        "title": null,
        "about": null,
        "family": null,
        "board": null,
        "form": null,
        "arity": null,
        "coordinates": [],
        "parameters": [],
        "begin": null,
        "can_misere": null,
        "claims": [],
        "examples": [],
        "problems": problems,
    })
}
