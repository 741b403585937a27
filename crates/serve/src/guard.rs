//! Access control: pages of this server, and programs on this machine that address it directly.
//!
//! A page of another site must neither send questions nor read answers. The browser names the site of the
//! page in `Origin`, and no other site is allowed here; and since a name of another site can be made to
//! resolve to this server, requests under other names are rejected.

use crate::house::House;
use crate::lang::preferred;
use crate::problem::Refused;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use tower_http::set_header::SetResponseHeaderLayer;
use words::server;

/// Headers of every response. Scripts also set styles, so those inside a page are allowed.
const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
         font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
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
        next.run(request).await
    }
}
