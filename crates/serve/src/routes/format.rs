//! Canonical form of a text.

use super::answer::Answer;
use crate::benches::MINE;
use crate::client::Client;
use crate::house::House;
use crate::lang::LangName;
use crate::problem::Refused;
use crate::request::{MOST_TEXT, Said, within};
use axum::extract::State;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// Text to format.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Text {
    text: String,
    lang: Option<LangName>,
}

/// Formats a text.
pub(super) async fn format(
    State(house): State<Arc<House>>,
    client: Client,
    Said(Text { text, lang }): Said<Text>,
) -> Result<Answer, Refused> {
    let lang = lang.unwrap_or_default().into();
    within(&text, MOST_TEXT, "large-text", lang)?;
    let formatted = house.desk.answer(&client, lang, move |_| {
        let formatted = bouton::read::formatted(MINE, &text);
        formatted.map_err(|found| Refused::question(&found, lang))
    });
    Ok(Answer(json!({ "text": formatted.await? })))
}
