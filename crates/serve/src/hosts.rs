//! The names of this server, and who asks it by them.

use axum::extract::Request;
use axum::http::{HeaderMap, header};
use std::net::{IpAddr, SocketAddr};

/// Names of this server.
pub(crate) struct Hosts {
    names: Vec<String>,
    /// Port under which it also answers to every address of this machine: an address, unlike a name, cannot be
    /// made to lead here by another site.
    lan: Option<u16>,
}

impl Hosts {
    pub(crate) fn new(address: SocketAddr, lan: bool) -> Hosts {
        let port = address.port();
        let local = ["localhost", "127.0.0.1", "[::1]"].map(|name| format!("{name}:{port}"));
        let mut names = local.to_vec();
        names.push(address.to_string());
        if port == 80 {
            let bare: Vec<String> =
                names.iter().filter_map(|name| Some(name.strip_suffix(":80")?.into())).collect();
            names.extend(bare);
        }
        Hosts { names, lan: lan.then_some(port) }
    }

    /// Returns `true` if this is one of its names.
    fn is_ours(&self, name: &str) -> bool {
        let known = self.names.iter().any(|known| known.eq_ignore_ascii_case(name));
        known || self.lan.is_some_and(|port| is_address(name, port))
    }

    /// Returns `true` if a request is addressed to this server.
    pub(crate) fn is_addressed(&self, request: &Request) -> bool {
        let mut named = request.headers().get_all(header::HOST).iter();
        let (Some(host), None) = (named.next(), named.next()) else { return false };
        // A request in the form for proxies names the server twice.
        let authority = request.uri().authority();
        host.to_str().is_ok_and(|name| self.is_ours(name))
            && authority.is_none_or(|authority| self.is_ours(authority.as_str()))
    }

    /// Returns `true` if the request comes from a page of this server, or from a program other than a
    /// browser.
    pub(crate) fn is_same_origin(&self, headers: &HeaderMap) -> bool {
        let foreign =
            headers.get("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none");
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let mut origins = headers.get_all(header::ORIGIN).iter();
        let own = origins.all(|origin| {
            let name = origin.to_str().ok().and_then(|origin| origin.strip_prefix("http://"));
            // In a network the same name may be another machine, seen from there.
            name.is_some_and(|name| match self.lan {
                Some(_) => name.eq_ignore_ascii_case(host),
                None => self.is_ours(name),
            })
        });
        own && !foreign
    }
}

/// Returns `true` if a name is an address with this port, which may be left out if it is 80.
fn is_address(name: &str, port: u16) -> bool {
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    name.parse::<SocketAddr>().is_ok_and(|address| address.port() == port)
        || port == 80 && bare.parse::<IpAddr>().is_ok()
}
