//! Access control: pages of this server, and programs on this machine that address it directly.
//!
//! A page of another site must neither send questions nor read answers. The browser names the site of the
//! page in `Origin`, and no other site is allowed here; and since a name of another site can be made to
//! resolve to this server, requests under other names are rejected.

use crate::house::House;
use crate::problem::Refused;
use crate::request::preferred;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;

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

/// Names of this server.
pub(crate) struct Hosts(Vec<String>);

impl Hosts {
    pub(crate) fn new(address: SocketAddr) -> Hosts {
        let port = address.port();
        let local = ["localhost", "127.0.0.1", "[::1]"].map(|name| format!("{name}:{port}"));
        let mut names = local.to_vec();
        names.push(address.to_string());
        if port == 80 {
            let bare: Vec<String> =
                names.iter().filter_map(|name| Some(name.strip_suffix(":80")?.into())).collect();
            names.extend(bare);
        }
        Hosts(names)
    }

    /// Returns `true` if this is one of its names.
    fn is_ours(&self, name: &str) -> bool {
        self.0.iter().any(|known| known.eq_ignore_ascii_case(name))
    }

    /// Returns `true` if a request is addressed to this server.
    fn is_addressed(&self, request: &Request) -> bool {
        let mut named = request.headers().get_all(header::HOST).iter();
        let (Some(host), None) = (named.next(), named.next()) else { return false };
        // A request in the form for proxies names the server twice.
        let authority = request.uri().authority();
        host.to_str().is_ok_and(|name| self.is_ours(name))
            && authority.is_none_or(|authority| self.is_ours(authority.as_str()))
    }

    /// Returns `true` if the request comes from a page of this server, or from a program other than a
    /// browser.
    fn is_same_origin(&self, headers: &HeaderMap) -> bool {
        let foreign =
            headers.get("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none");
        let mut origins = headers.get_all(header::ORIGIN).iter();
        let own = origins.all(|origin| {
            let name = origin.to_str().ok().and_then(|origin| origin.strip_prefix("http://"));
            name.is_some_and(|name| self.is_ours(name))
        });
        own && !foreign
    }
}

/// Rejects requests that are not allowed, and adds headers for browsers to the response.
pub(crate) async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let lang = preferred(request.headers());
    let refuse = |code, en, zh| Refused::say(StatusCode::FORBIDDEN, code, lang, en, zh).into_response();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let mut response = if !house.hosts.is_addressed(&request) {
        refuse("host", "this server has another name", "这不是本服务器的名称")
    } else if !reads && !house.hosts.is_same_origin(request.headers()) {
        refuse("origin", "only pages of this server may ask", "只有本服务器的页面可以提问")
    } else {
        next.run(request).await
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}
