//! Refusals of requests, in the common shape of problems.

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bouton::Problem;
use bouton::ops::{Failure, Id, identify};
use rules::Lang;
use serde_json::{Value, json};
use solve::StopReason;
use words::{Phrase, server};

/// A refused request.
#[derive(Debug)]
pub(crate) struct Refused {
    status: StatusCode,
    problems: Vec<Value>,
    limits_hit: Option<&'static str>,
    /// Identifier of the request.
    id: Option<Id>,
}

impl Refused {
    /// A refusal by the server itself.
    pub(crate) fn new(
        status: StatusCode,
        code: &str,
        message: impl Into<String>,
        help: Option<String>,
    ) -> Refused {
        let problem = json!({
            "code": code,
            "message": message.into(),
            "help": help,
            "file": null,
            "place": null,
            "labels": [],
            "severity": "error",
        });
        Refused { status, problems: vec![problem], limits_hit: None, id: None }
    }

    /// A refusal with a message that never changes.
    pub(crate) fn say(status: StatusCode, code: &str, lang: Lang, phrase: Phrase) -> Refused {
        Refused::new(status, code, phrase.get(lang), None)
    }

    /// The question is wrong.
    pub(crate) fn question(problem: Problem, lang: Lang) -> Refused {
        Refused::failed(problem.into(), lang)
    }

    /// An operation failed.
    pub(crate) fn failed(failure: Failure, lang: Lang) -> Refused {
        let status = StatusCode::from_u16(failure.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let limits_hit = match failure {
            Failure::Stopped { reason, .. } => Some(reason.name()),
            _ => None,
        };
        let problems = match failure.data(lang)["problems"].take() {
            Value::Array(problems) => problems,
            _ => Vec::new(),
        };
        Refused { status, problems, limits_hit, id: None }
    }

    /// Adds the identifier of the request.
    pub(crate) fn identified(self, id: Option<Id>) -> Refused {
        Refused { id, ..self }
    }

    /// Replaces the status of a wrong question.
    pub(crate) fn or_else(self, status: StatusCode) -> Refused {
        if self.status == StatusCode::BAD_REQUEST { Refused { status, ..self } } else { self }
    }

    /// Too many concurrent requests.
    pub(crate) fn busy(lang: Lang) -> Refused {
        Refused::say(StatusCode::TOO_MANY_REQUESTS, "busy", lang, server::BUSY)
    }

    /// The server is shutting down.
    pub(crate) fn stopping(lang: Lang) -> Refused {
        Refused::say(StatusCode::SERVICE_UNAVAILABLE, "stopping", lang, server::STOPPING)
    }

    /// A bug in the program.
    pub(crate) fn panicked(lang: Lang) -> Refused {
        Refused::say(StatusCode::INTERNAL_SERVER_ERROR, "internal", lang, server::PANICKED)
    }

    /// A limit was reached before there was an answer.
    pub(crate) fn stopped(reason: StopReason, lang: Lang) -> Refused {
        Refused::failed(Failure::Stopped { reason, positions: 0 }, lang)
    }

    /// There is nothing at this address.
    pub(crate) fn missing(lang: Lang) -> Refused {
        Refused::say(StatusCode::NOT_FOUND, "not-found", lang, server::MISSING)
    }

    /// Body of the response.
    pub(crate) fn into_text(self) -> String {
        let mut body = json!({ "problems": self.problems });
        if let Some(limit) = self.limits_hit {
            body["limits_hit"] = json!(limit);
        }
        identify(&mut body, self.id.as_ref());
        body.to_string()
    }

    /// The problems, as data.
    pub(crate) fn into_problems(self) -> Vec<Value> {
        self.problems
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = self.status;
        let mut response = Response::new(Body::from(self.into_text()));
        *response.status_mut() = status;
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if status == StatusCode::TOO_MANY_REQUESTS {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}
