//! What the server is started with.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

/// What the server is started with.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen at; loopback unless one knows better.
    pub host: IpAddr,
    /// The port; 0 for any that is free.
    pub port: u16,
    /// A folder to serve the pages from, instead of those in the binary.
    pub pages: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Options {
        Options { host: IpAddr::V4(Ipv4Addr::LOCALHOST), port: 7777, pages: None }
    }
}
