//! Parsing of requests: JSON bodies with limits on size and time.

use crate::benches::MINE;
use crate::house::House;
use crate::lang::{LangName, preferred};
use crate::problem::Refused;
use axum::body::Body;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use bouton::{Query, Workbench};
use rules::Lang;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::time::Duration;

/// Limit on the bytes of a body.
pub(crate) const MOST_BODY: usize = 256 << 10;
/// Limit on the bytes of a game's text.
pub(crate) const MOST_TEXT: usize = 64 << 10;
/// Limit on the bytes of a question.
pub(crate) const MOST_ASK: usize = 8 << 10;
/// Time limit for the arrival of a body.
const PATIENCE: Duration = Duration::from_secs(10);

/// The convention of play.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ConventionName {
    Normal,
    Misere,
}

/// Fields common to all requests about a game.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Question {
    pub(crate) ask: String,
    pub(crate) text: Option<String>,
    pub(crate) convention: Option<ConventionName>,
    pub(crate) lang: Option<LangName>,
}

impl Question {
    pub(crate) fn lang(&self) -> Lang {
        self.lang.unwrap_or_default().into()
    }

    pub(crate) fn convention(&self) -> Option<rules::Convention> {
        self.convention.map(|name| match name {
            ConventionName::Normal => rules::Convention::Normal,
            ConventionName::Misere => rules::Convention::Misere,
        })
    }

    /// The workbench with the text, and the parsed question.
    pub(crate) fn open(&self, house: &House) -> Result<(Arc<Workbench>, Query), Refused> {
        let lang = self.lang();
        within(&self.ask, MOST_ASK, "large-ask", lang)?;
        let workbench = bench(house, self.text.as_deref(), lang)?;
        let query = Query::read(&self.ask).map_err(|problem| Refused::question(&[problem], lang))?;
        Ok((workbench, query))
    }

    /// The position in question.
    pub(crate) fn position(&self, house: &House) -> Result<bouton::Position, Refused> {
        let (workbench, query) = self.open(house)?;
        let found = workbench.ask(&query, self.convention());
        found.map_err(|problems| Refused::question(&problems, self.lang()))
    }
}

/// The workbench for a text.
pub(crate) fn bench(house: &House, text: Option<&str>, lang: Lang) -> Result<Arc<Workbench>, Refused> {
    if let Some(text) = text {
        within(text, MOST_TEXT, "large-text", lang)?;
    }
    house.benches.open(text).map_err(|problems| Refused::question(&problems, lang))
}

/// Checks the length of a part of the request.
pub(crate) fn within(text: &str, most: usize, code: &str, lang: Lang) -> Result<(), Refused> {
    if text.len() <= most {
        return Ok(());
    }
    let message = match (code, lang) {
        ("large-ask", Lang::En) => format!("the question is longer than {most} bytes"),
        ("large-ask", Lang::Zh) => format!("问题超过 {most} 字节"),
        (_, Lang::En) => format!("the text is longer than {most} bytes"),
        (_, Lang::Zh) => format!("文本超过 {most} 字节"),
    };
    Err(Refused::new(
        StatusCode::PAYLOAD_TOO_LARGE,
        code,
        message,
        Some(format!("{MINE} ≤ {MOST_TEXT}, ask ≤ {MOST_ASK}")),
    ))
}

/// A JSON body.
pub(crate) struct Said<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Said<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, _state: &S) -> Result<Said<T>, Refused> {
        let lang = preferred(request.headers());
        if !is_json(request.headers()) {
            let (en, zh) = ("the body has to be application/json", "请求体须为 application/json");
            return Err(Refused::say(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", lang, en, zh));
        }
        let bytes = body(request, lang).await?;
        serde_json::from_slice(&bytes).map(Said).map_err(|error| {
            let message = match lang {
                Lang::En => format!("the request is not as it should be: {error}"),
                Lang::Zh => format!("请求格式有误：{error}"),
            };
            Refused::new(StatusCode::BAD_REQUEST, "malformed-request", message, None)
        })
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
async fn body(request: Request, lang: Lang) -> Result<axum::body::Bytes, Refused> {
    let large = || {
        let (en, zh) = ("the request is longer than 256 KiB", "请求超过 256 KiB");
        Refused::say(StatusCode::PAYLOAD_TOO_LARGE, "large-request", lang, en, zh)
    };
    let said: Option<u64> =
        request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if said.is_some_and(|length| length > MOST_BODY as u64) {
        return Err(large());
    }
    let body: Body = request.into_body();
    match tokio::time::timeout(PATIENCE, axum::body::to_bytes(body, MOST_BODY)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(large()),
        Err(_) => {
            let (en, zh) = ("the request took too long to arrive", "请求发送超时");
            Err(Refused::say(StatusCode::REQUEST_TIMEOUT, "slow-request", lang, en, zh))
        }
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let given = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    given.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}
