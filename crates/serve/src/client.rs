//! Clients: the machine of a request, and on it the page, program or connection.

use crate::lang::preferred;
use crate::problem::Refused;
use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use words::server;

/// Limit on the bytes of a client's name.
const MOST_NAME: usize = 64;

/// Address of the client.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// A machine, identified by its address: resources are shared among machines, so that more names bring no
/// advantage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Machine(IpAddr);

impl Machine {
    /// The machine at an address. An IPv6 network of 64 bits counts as one, since a machine may use all of
    /// it.
    pub(crate) fn at(address: IpAddr) -> Machine {
        Machine(match address.to_canonical() {
            IpAddr::V6(Ipv6Addr::LOCALHOST) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
            address => address,
        })
    }
}

/// A client.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Client {
    /// Machine of the client.
    pub(crate) machine: Machine,
    /// Name that a page or program has given itself, or else its connection.
    pub(crate) name: String,
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Client, Infallible> {
        let peer = parts.extensions.get::<Peer>().map(|Peer(address)| *address);
        let address = peer.map_or(Ipv4Addr::UNSPECIFIED.into(), |peer| peer.ip());
        let said = parts.headers.get("x-bouton-client").and_then(|name| name.to_str().ok());
        let name = match said.filter(|name| name.len() <= MOST_NAME) {
            Some(name) => name.to_owned(),
            None => peer.map_or_else(String::new, |peer| format!(":{}", peer.port())),
        };
        Ok(Client { machine: Machine::at(address), name })
    }
}

/// A client identified only by its name, or without one by its machine. For state that outlives connections.
pub(crate) struct Lasting(pub(crate) Client);

impl<S: Send + Sync> FromRequestParts<S> for Lasting {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Lasting, Refused> {
        let Ok(client) = Client::from_request_parts(parts, state).await;
        let Some(name) = parts.headers.get("x-bouton-client") else {
            return Ok(Lasting(Client { name: String::new(), ..client }));
        };
        if name.to_str().is_ok_and(|name| name.len() <= MOST_NAME) {
            return Ok(Lasting(client));
        }
        Err(Refused::say(
            StatusCode::BAD_REQUEST,
            "client-name",
            preferred(&parts.headers),
            server::CLIENT_NAME,
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_is_one_whichever_of_its_addresses_it_asks_from() {
        let at = |address: &str| Machine::at(address.parse().expect("an address"));
        for (one, other, same) in [
            ("127.0.0.1", "::1", true),
            ("127.0.0.1", "::ffff:127.0.0.1", true),
            ("127.0.0.1", "127.0.0.2", false),
            ("10.0.0.1", "::ffff:10.0.0.1", true),
            ("2001:db8:1:2::3", "2001:db8:1:2:4:5:6:7", true),
            ("2001:db8:1:2::3", "2001:db8:1:3::3", false),
        ] {
            assert_eq!(at(one) == at(other), same, "{one} {other}");
        }
    }
}
