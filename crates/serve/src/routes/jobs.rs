//! Long work.

use super::answer::{Answer, in_bytes};
use crate::client::Lasting;
use crate::house::House;
use crate::jobs::{Done, Job, Task};
use crate::lang::InLang;
use crate::problem::Refused;
use crate::request::{Json, Named};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use bouton::Problem;
use bouton::ops::{self, Id, Work, identify};
use bouton::question::{Kind, MalformedRequest};
use futures_util::stream::{Stream, unfold};
use rules::Lang;
use serde::Deserialize;
use solve::StopReason;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use words::server;

/// Minimal interval between two events, and interval of keep-alive messages.
const OFTEN: Duration = Duration::from_millis(250);
const ALIVE: Duration = Duration::from_secs(15);

/// Submits a job; its field `kind` names the operation. Errors in the question are reported at once.
pub(super) async fn begin(
    State(house): State<Arc<House>>,
    Lasting(client): Lasting,
    json: Json,
) -> Result<Response, Refused> {
    let (entry, request) = ops::read_any(&json.received).map_err(|problem| json.refused(problem))?;
    let id = json.received.id;
    let given = id.clone();
    let lang = request.asked().lang().unwrap_or_default();
    let shared = house.clone();
    let task = house.questions.answer(&client, lang, move |limits| {
        let mut context = shared.lasting(limits);
        let work = request.open(&mut context).map_err(|failure| Refused::failed(failure, lang))?;
        Ok(task(shared, work, lang, given))
    });
    let refused = |refused: Refused| refused.identified(id.clone());
    let task = task.await.map_err(refused)?;
    let job = house.jobs.submit(&client, entry.name, lang, task).map_err(refused)?;
    let mut response = (StatusCode::ACCEPTED, Answer(job.data())).into_response();
    if let Ok(place) = HeaderValue::from_str(&format!("/api/jobs/{}", job.id())) {
        response.headers_mut().insert(header::LOCATION, place);
    }
    Ok(response)
}

/// The work of an operation as the task of a job.
fn task(house: Arc<House>, work: Work<Box<dyn ops::Response>>, lang: Lang, id: Option<Id>) -> Task {
    Box::new(move |limits| {
        let mut context = house.lasting(limits);
        let failed = |failure| Refused::failed(failure, lang);
        let response = work(&mut context).map_err(failed)?;
        let interrupted = response.limits_hit() == Some(StopReason::Interrupted);
        let (mut result, values) = match response.binary(lang).map_err(failed)? {
            Some(binary) => (binary.header, Some(binary.bytes.into())),
            None => (response.data(lang), None),
        };
        identify(&mut result, id.as_ref());
        Ok(Done { result, values, interrupted })
    })
}

fn find(house: &House, id: &str, lang: Lang) -> Result<Arc<Job>, Refused> {
    house
        .jobs
        .find(id)
        .ok_or_else(|| Refused::say(StatusCode::NOT_FOUND, "no-such-job", lang, server::NO_JOB))
}

/// State of a job.
pub(super) async fn look(
    State(house): State<Arc<House>>,
    Named(id): Named,
    InLang(lang): InLang,
) -> Result<Answer, Refused> {
    Ok(Answer(find(&house, &id, lang)?.data()))
}

/// Cancels a job.
pub(super) async fn cancel(
    State(house): State<Arc<House>>,
    Named(id): Named,
    InLang(lang): InLang,
) -> Result<Answer, Refused> {
    let job = find(&house, &id, lang)?;
    house.jobs.cancel(&job);
    Ok(Answer(job.data()))
}

/// Offset into the result.
#[derive(Deserialize)]
pub(super) struct From {
    /// First byte.
    from: Option<usize>,
}

/// Refusal of a part of the address that is not a natural number.
fn not_natural(field: &str, lang: Lang) -> Refused {
    let wrong = MalformedRequest::WrongKind { field: field.to_owned(), kind: Kind::Natural };
    Refused::question(Problem::new(wrong), lang)
}

/// Result of a job in bytes; from a place on, also what it has found so far.
pub(super) async fn values(
    State(house): State<Arc<House>>,
    Named(id): Named,
    InLang(lang): InLang,
    asked: Result<Query<From>, QueryRejection>,
) -> Result<Response, Refused> {
    let Query(From { from }) = asked.map_err(|_| not_natural("from", lang))?;
    let job = find(&house, &id, lang)?;
    from.map_or_else(|| job.values(), |from| Some(job.values_from(from)))
        .map(in_bytes)
        .ok_or_else(|| Refused::say(StatusCode::NOT_FOUND, "no-values", lang, server::NO_VALUES))
}

/// Progress of a job, as events.
pub(super) async fn events(
    State(house): State<Arc<House>>,
    Named(id): Named,
    InLang(lang): InLang,
) -> Result<impl IntoResponse, Refused> {
    let job = find(&house, &id, lang)?;
    Ok(Sse::new(told(job)).keep_alive(KeepAlive::new().interval(ALIVE)))
}

/// The job now and after every change, until it is over.
fn told(job: Arc<Job>) -> impl Stream<Item = Result<Event, Infallible>> {
    enum Next {
        First(watch::Receiver<u64>),
        Later(watch::Receiver<u64>),
        Over,
    }
    let first = Next::First(job.changes());
    unfold((job, first), |(job, next)| async move {
        let changes = match next {
            Next::First(changes) => changes,
            Next::Later(mut changes) => {
                tokio::time::sleep(OFTEN).await;
                // The sender of changes lives as long as the job, which is held here.
                changes.changed().await.ok()?;
                changes
            }
            Next::Over => return None,
        };
        let over = job.is_over();
        let event = Event::default().event("job").data(job.data().to_string());
        let next = if over { Next::Over } else { Next::Later(changes) };
        Some((Ok(event), (job, next)))
    })
}
