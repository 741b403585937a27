//! Parsing of requests: JSON bodies with limits on size and time.

use crate::lang::preferred;
use crate::problem::Refused;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use bouton::Problem;
use bouton::ops::Received;
use rules::Lang;
use serde::de::DeserializeOwned;
use std::time::Duration;
use words::server;

/// Limit on the bytes of a body.
pub(crate) const MOST_BODY: usize = 1 << 20;
/// Time limit for the arrival of a body.
const PATIENCE: Duration = Duration::from_secs(10);

/// A JSON body that has not been read yet.
pub(crate) struct Json {
    pub(crate) received: Received,
    /// Language for complaints about it: its own, or the client's.
    pub(crate) lang: Lang,
}

impl<S: Send + Sync> FromRequest<S> for Json {
    type Rejection = Refused;

    async fn from_request(request: Request, _state: &S) -> Result<Json, Refused> {
        let lang = preferred(request.headers());
        if !is_json(request.headers()) {
            return Err(Refused::say(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", lang, server::NOT_JSON));
        }
        let received = Received::parse(&body(request, lang).await?);
        let lang = received.lang.unwrap_or(lang);
        Ok(Json { received, lang })
    }
}

/// A JSON body of a known shape that is no operation.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, _state: &S) -> Result<Body<T>, Refused> {
        let lang = preferred(request.headers());
        if !is_json(request.headers()) {
            return Err(Refused::say(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", lang, server::NOT_JSON));
        }
        let wrong = || Refused::say(StatusCode::BAD_REQUEST, "bad-body", lang, server::BAD_BODY);
        let read = serde_json::from_slice(&body(request, lang).await?).map_err(|_| wrong())?;
        Ok(Body(read))
    }
}

impl Json {
    /// Refusal for a problem of its form.
    pub(crate) fn refused(&self, problem: Problem) -> Refused {
        Refused::question(problem, self.lang).identified(self.received.id.clone())
    }
}

/// Name from an address.
pub(crate) struct Named(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named, Refused> {
        let lang = preferred(&parts.headers);
        let named = Path::<String>::from_request_parts(parts, state).await;
        named.map(|Path(name)| Named(name)).map_err(|_| Refused::missing(lang))
    }
}

/// Bytes of a body, unless they are too many or too slow.
async fn body(request: Request, lang: Lang) -> Result<Bytes, Refused> {
    let large = || Refused::say(StatusCode::PAYLOAD_TOO_LARGE, "large-request", lang, server::LARGE);
    let said: Option<u64> =
        request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if said.is_some_and(|length| length > MOST_BODY as u64) {
        return Err(large());
    }
    let body = request.into_body();
    match tokio::time::timeout(PATIENCE, axum::body::to_bytes(body, MOST_BODY)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(large()),
        Err(_) => Err(Refused::say(StatusCode::REQUEST_TIMEOUT, "slow-request", lang, server::SLOW)),
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let given = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    given.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}
