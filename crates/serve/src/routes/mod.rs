//! Routes, one noun per file.

mod answer;
mod classroom;
mod jobs;
mod operations;
mod rooms;

use crate::guard::{frame, guard, with_headers};
use crate::house::House;
use crate::lang::preferred;
use crate::problem::Refused;
use answer::{Answer, with_type};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use bouton::ops::Caps;
use serde_json::json;
use std::sync::Arc;
use words::server;

/// OpenAPI description of the routes.
const DESCRIPTION: &str = include_str!("../../openapi.json");

/// Router of all requests.
pub(crate) fn router(house: Arc<House>) -> Router {
    let mut router = Router::new();
    for entry in bouton::ops::ALL {
        let answer =
            |State(house): State<Arc<House>>, client, body| operations::answer(entry, house, client, body);
        router = router.route(&format!("/api/{}", entry.name), post(answer));
    }
    let routes = router
        .route("/api/openapi.json", get(description))
        .route("/api/health", get(health))
        .route("/api/games", get(operations::list))
        .route("/api/games/{name}", get(operations::show))
        .route("/api/jobs", post(jobs::begin))
        .route("/api/jobs/{id}", get(jobs::look).delete(jobs::cancel))
        .route("/api/jobs/{id}/events", get(jobs::events))
        .route("/api/jobs/{id}/values", get(jobs::values))
        .route("/api/classroom", get(classroom::look))
        .route("/api/rooms", post(rooms::open))
        .route("/api/rooms/{id}", get(rooms::look).post(rooms::act))
        .route("/api/rooms/{id}/events", get(rooms::events))
        .fallback(elsewhere)
        .method_not_allowed_fallback(otherwise)
        .layer(from_fn_with_state(house.clone(), guard));
    with_headers(routes).layer(from_fn_with_state(house.clone(), frame)).with_state(house)
}

async fn description() -> Response {
    with_type(DESCRIPTION)
}

async fn health(State(house): State<Arc<House>>) -> Answer {
    let (running, waiting) = house.questions.busy();
    let (jobs, queued) = house.jobs.busy();
    Answer(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "running": running,
        "waiting": waiting,
        "jobs_running": jobs,
        "jobs_waiting": queued,
        "panics": house.questions.panics() + house.jobs.panics(),
        "limits": {
            "body": crate::request::MOST_BODY,
            "text": Caps::PAGES.text,
            "data": Caps::PAGES.data,
            "ask": Caps::PAGES.ask,
            "seconds": house.questions.time().as_secs(),
            "memory": crate::questions::MEMORY,
            "cells": Caps::PAGES.cells,
            "job_seconds": crate::jobs::TIME.as_secs(),
            "job_memory": crate::jobs::MEMORY,
            "jobs_of_client": crate::jobs::MOST_OF_CLIENT,
            "jobs": crate::jobs::MOST_WAITING,
        },
    }))
}

/// A page, if the path is one.
async fn elsewhere(State(house): State<Arc<House>>, request: Request) -> Response {
    let lang = preferred(request.headers());
    let path = request.uri().path();
    if path == "/api" || path.starts_with("/api/") {
        return Refused::missing(lang).into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return otherwise(request).await.into_response();
    }
    house.pages.answer(path, request.headers(), lang).await
}

/// The path exists, but not with this method.
async fn otherwise(request: Request) -> Refused {
    let lang = preferred(request.headers());
    Refused::say(StatusCode::METHOD_NOT_ALLOWED, "method", lang, server::METHOD)
}
