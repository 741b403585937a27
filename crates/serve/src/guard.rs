//! Access control: pages of this server, and programs on this machine that address it directly.
//!
//! A page of another site must neither send questions nor read answers. The browser names the site of the
//! page in `Origin`, and no other site is allowed here; and since a name of another site can be made to
//! resolve to this server, requests under other names are rejected. Where a local network may ask, every
//! request needs a token.

use crate::class::Door;
use crate::house::House;
use crate::lang::preferred;
use crate::problem::Refused;
use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use rules::Lang;
use std::sync::Arc;
use tower_http::set_header::SetResponseHeaderLayer;
use words::server;

/// Content security policy of every page. Scripts also set styles, so those inside a page are allowed.
macro_rules! policy {
    ($framed:literal) => {
        concat!(
            "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; ",
            "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; ",
            "frame-ancestors ",
            $framed
        )
    };
}

/// Path of the page that shows a board alone.
const EMBEDDED: &str = "/embed";

/// Headers of every response.
const HEADERS: [(&str, &str); 7] = [
    ("content-security-policy", policy!("'none'")),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
];

/// The router with headers for browsers in every response.
pub(crate) fn with_headers<S: Clone + Send + Sync + 'static>(router: Router<S>) -> Router<S> {
    HEADERS.into_iter().fold(router, |router, (name, value)| {
        let (name, value) = (HeaderName::from_static(name), HeaderValue::from_static(value));
        router.layer(SetResponseHeaderLayer::overriding(name, value))
    })
}

/// Rejects requests that are not allowed.
pub(crate) async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let lang = preferred(request.headers());
    let refuse = |code, phrase| Refused::say(StatusCode::FORBIDDEN, code, lang, phrase).into_response();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !house.hosts.is_addressed(&request) {
        refuse("host", server::HOST)
    } else if !reads && !house.hosts.is_same_origin(request.headers()) {
        refuse("origin", server::ORIGIN)
    } else {
        match house.class.as_ref().map_or(Door::Open, |class| class.door(&request)) {
            Door::Open => next.run(request).await,
            Door::Enter { to, cookie } => enter(&to, &cookie),
            Door::Closed if wants_page(request.headers()) => closed(lang),
            Door::Closed => refuse("token", server::TOKEN),
        }
    }
}

/// Lets the named sites show the board alone in a frame; nobody else, and no other page.
pub(crate) async fn frame(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let embedded = request.uri().path() == EMBEDDED;
    let mut response = next.run(request).await;
    if embedded && !house.frames.is_empty() {
        let origins: Vec<String> = house.frames.iter().map(ToString::to_string).collect();
        let policy = format!("{}{}", policy!(""), origins.join(" "));
        if let Ok(policy) = HeaderValue::from_str(&policy) {
            response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
            response.headers_mut().remove(header::X_FRAME_OPTIONS);
        }
    }
    response
}

/// The same address without the token, which a cookie remembers.
fn enter(to: &str, cookie: &str) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    let fields = [(header::LOCATION, to), (header::SET_COOKIE, cookie), (header::CACHE_CONTROL, "no-store")];
    for (name, value) in fields {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

/// Returns `true` if somebody opens a page in a browser.
fn wants_page(headers: &HeaderMap) -> bool {
    let accepts = headers.get(header::ACCEPT).and_then(|accepts| accepts.to_str().ok());
    accepts.is_some_and(|accepts| accepts.contains("text/html"))
}

/// The refusal of a request without the token, as a page.
fn closed(lang: Lang) -> Response {
    let (name, said) = (if lang == Lang::Zh { "zh-CN" } else { "en" }, server::TOKEN.get(lang));
    let page = format!(
        "<!doctype html><html lang=\"{name}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Bouton</title>\
         <main style=\"font: 1.2rem/1.5 sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem\">\
         <h1>403</h1><p>{said}</p></main></html>"
    );
    let mut response = (StatusCode::FORBIDDEN, Body::from(page)).into_response();
    let fields = response.headers_mut();
    fields.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    fields.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
