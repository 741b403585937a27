//! A matrix of payoffs.

use super::answer::Answer;
use crate::client::Client;
use crate::house::House;
use crate::lang::LangName;
use crate::problem::Refused;
use crate::request::{MOST_TEXT, Said, within};
use axum::extract::State;
use bouton::Speak;
use bouton::{Source, payoff};
use serde::Deserialize;
use std::sync::Arc;

/// Name of the matrix's text in problems.
const NAME: &str = "matrix.csv";

/// Text of a matrix.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Text {
    text: String,
    lang: Option<LangName>,
}

/// Solves a matrix.
pub(super) async fn matrix(
    State(house): State<Arc<House>>,
    client: Client,
    Said(Text { text, lang }): Said<Text>,
) -> Result<Answer, Refused> {
    let lang = lang.unwrap_or_default().into();
    within(&text, MOST_TEXT, "large-text", lang)?;
    let answer = house.desk.answer(&client, lang, move |limits| {
        let source = Source { name: Some(NAME.into()), text: text.into() };
        let matrix = payoff::read_source(&source).map_err(|found| Refused::question(&found, lang))?;
        let answer =
            payoff::solve_within(&matrix, limits).map_err(|found| Refused::question(&[found], lang))?;
        Ok(serde_json::to_value(answer.spoken(lang)).unwrap_or_default())
    });
    answer.await.map(Answer)
}
