//! Operations, answered at once; which they are, the library knows.

use super::answer::{Answer, in_bytes, with_type};
use crate::client::Client;
use crate::house::House;
use crate::lang::InLang;
use crate::problem::Refused;
use crate::request::{Json, Named};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bouton::ops::{self, Catalogue, Entry, Operation, Question, Show, identify};
use rules::Lang;
use serde_json::Value;
use solve::Limits;
use std::sync::Arc;

/// Answers a request for an operation.
pub(super) async fn answer(
    entry: &'static Entry,
    house: Arc<House>,
    client: Client,
    json: Json,
) -> Result<Response, Refused> {
    let request = (entry.read)(&json.received).map_err(|problem| json.refused(problem))?;
    let lang = request.asked().lang().unwrap_or_default();
    let id = json.received.id;
    let given = id.clone();
    let shared = house.clone();
    let answered = house.questions.answer(&client, lang, move |limits| {
        let mut context = shared.context(limits);
        let failed = |failure| Refused::failed(failure, lang);
        let work = request.open(&mut context).map_err(failed)?;
        let response = work(&mut context).map_err(failed)?;
        shared.session.tidy();
        if response.is_bytes() {
            let binary = response.binary(lang).map_err(failed)?;
            return Ok(in_bytes(binary.map(|binary| binary.bytes).unwrap_or_default().into()));
        }
        let mut data = response.data(lang);
        identify(&mut data, given.as_ref());
        Ok(Answer(data).into_response())
    });
    answered.await.map_err(|refused| refused.identified(id))
}

/// Runs an operation that needs no body.
fn plain<O: Operation>(house: &House, operation: O, limits: &Limits, lang: Lang) -> Result<Value, Refused> {
    let response =
        operation.run(&mut house.context(limits)).map_err(|failure| Refused::failed(failure, lang))?;
    house.session.tidy();
    Ok(ops::Response::data(&response, lang))
}

/// Lists all games.
pub(super) async fn list(State(house): State<Arc<House>>, client: Client) -> Result<Response, Refused> {
    if let Some(known) = house.catalogue.get() {
        return Ok(with_type(known.clone()));
    }
    let shared = house.clone();
    let text = house.questions.answer(&client, Lang::En, move |limits| {
        Ok(plain(&shared, Catalogue::default(), limits, Lang::En)?.to_string())
    });
    let text = text.await?;
    Ok(with_type(house.catalogue.get_or_init(|| text).clone()))
}

/// Shows one game.
pub(super) async fn show(
    State(house): State<Arc<House>>,
    client: Client,
    Named(name): Named,
    InLang(lang): InLang,
) -> Result<Answer, Refused> {
    let shared = house.clone();
    let shown = house.questions.answer(&client, lang, move |limits| {
        let show = Show { question: Question::ask(name) };
        plain(&shared, show, limits, lang).map_err(|refused| refused.or_else(StatusCode::NOT_FOUND))
    });
    shown.await.map(Answer)
}
