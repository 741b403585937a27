//! The machines of a local network: they need a token, and may play in rooms.

use crate::rooms::Rooms;
use crate::token::Token;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, Uri, header};
use std::io;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// Header in which programs send the token.
const HEADER: &str = "x-bouton-token";
/// Parameter of an address with the token.
const PARAMETER: &str = "token=";

/// Settings for a class.
pub(crate) struct Class {
    token: Token,
    origin: String,
    cookie: String,
    pub(crate) rooms: Rooms,
}

/// Answer to a request at the door.
pub(crate) enum Door {
    /// It has the token.
    Open,
    /// It has the token in its address: the same without it, and a cookie.
    Enter { to: String, cookie: String },
    /// It has none, or a wrong one.
    Closed,
}

impl Class {
    pub(crate) fn new(port: u16) -> io::Result<Class> {
        let address = own_address().unwrap_or(Ipv4Addr::LOCALHOST.into());
        Ok(Class {
            token: Token::random()?,
            origin: format!("http://{}", std::net::SocketAddr::new(address, port)),
            // Cookies of a machine are common to all its ports.
            cookie: format!("bouton-{port}"),
            rooms: Rooms::default(),
        })
    }

    /// Origin under which other machines reach this one.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    pub(crate) fn token(&self) -> &Token {
        &self.token
    }

    /// Address that lets a browser in.
    pub(crate) fn url(&self) -> String {
        format!("{}/?{PARAMETER}{}", self.origin, self.token.text())
    }

    /// Looks for the token: in the cookie, in the header, or in the address of a page.
    pub(crate) fn door(&self, request: &Request) -> Door {
        let header = request.headers().get(HEADER).and_then(|given| given.to_str().ok());
        let reads = matches!(*request.method(), Method::GET | Method::HEAD);
        let page = reads && !request.uri().path().starts_with("/api/");
        if page && given(request.uri()).is_some_and(|token| self.token.is(token)) {
            let cookie = format!("{}={}; Path=/; HttpOnly; SameSite=Lax", self.cookie, self.token.text());
            return Door::Enter { to: without(request.uri()), cookie };
        }
        let known = header.is_some_and(|given| self.token.is(given)) || self.remembered(request.headers());
        if known { Door::Open } else { Door::Closed }
    }

    fn remembered(&self, headers: &HeaderMap) -> bool {
        let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
        lines.flat_map(|line| line.split(';')).any(|pair| {
            pair.trim()
                .split_once('=')
                .is_some_and(|(name, value)| name == self.cookie && self.token.is(value))
        })
    }
}

/// Token in an address.
fn given(uri: &Uri) -> Option<&str> {
    uri.query()?.split('&').find_map(|pair| pair.strip_prefix(PARAMETER))
}

/// Path and query without the token. A path that a browser would take for another host is the first page.
fn without(uri: &Uri) -> String {
    let path = if uri.path().starts_with("//") || uri.path().contains('\\') { "/" } else { uri.path() };
    let rest: Vec<&str> = uri
        .query()
        .unwrap_or_default()
        .split('&')
        .filter(|pair| !pair.is_empty() && !pair.starts_with(PARAMETER))
        .collect();
    if rest.is_empty() { path.to_owned() } else { format!("{path}?{}", rest.join("&")) }
}

/// Address of this machine in its network: that from which it would send to others. Nothing is sent.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation, which is nobody's.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|address| !address.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_after_the_door_is_the_same_without_the_token() {
        for (given, left) in [
            ("/?token=abc", "/"),
            ("/play?ask=nim+3&token=abc&hints=0", "/play?ask=nim+3&hints=0"),
            ("/play?token=a&token=b", "/play"),
            ("/play?ask=token=a", "/play?ask=token=a"),
            ("//evil.example/?token=abc", "/"),
        ] {
            assert_eq!(without(&given.parse().expect("an address")), left, "{given}");
        }
    }
}
