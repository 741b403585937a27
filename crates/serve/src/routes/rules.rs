//! A game of the user's own: what its text says, and what is wrong with it.

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

/// A text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Text {
    text: String,
    lang: Option<LangName>,
}

/// Reads a text. What is wrong with it is the answer.
pub(super) async fn read(
    State(house): State<Arc<House>>,
    client: Client,
    Said(Text { text, lang }): Said<Text>,
) -> Result<Answer, Refused> {
    let lang = lang.unwrap_or_default().into();
    within(&text, MOST_TEXT, "large-text", lang)?;
    let read = house.desk.answer(&client, lang, move |limits| {
        // A text that is being written is another one with every letter: none of them is kept.
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

/// What a text says.
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

/// What a text says that means nothing.
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
