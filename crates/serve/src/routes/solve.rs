//! The winner of a position.

use super::answer::Answer;
use crate::client::Client;
use crate::house::House;
use crate::problem::Refused;
use crate::request::{Question, Said};
use axum::extract::State;
use bouton::Speak;
use serde::Deserialize;
use std::sync::Arc;

/// Limit on the winning moves listed, and their default number.
const MOST: usize = 4096;
const SOME: usize = 10;

/// A question about a position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    #[serde(flatten)]
    question: Question,
    moves: Option<usize>,
}

/// Solves a position.
pub(super) async fn solve(
    State(house): State<Arc<House>>,
    client: Client,
    Said(Asked { question, moves }): Said<Asked>,
) -> Result<Answer, Refused> {
    let lang = question.lang();
    let most = moves.unwrap_or(SOME).min(MOST);
    let at_work = house.clone();
    let answer = house.desk.answer(&client, lang, move |limits| {
        let position = question.position(&at_work)?;
        let answer = bouton::solve(&position, most, limits);
        at_work.benches.tidy();
        let answer = answer.map_err(|problem| Refused::question(&[problem], lang))?;
        Ok(serde_json::to_value(answer.spoken(lang)).unwrap_or_default())
    });
    answer.await.map(Answer)
}
