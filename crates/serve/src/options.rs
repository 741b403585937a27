//! What the server is started with.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

/// Options of the server.
#[derive(Clone, Debug)]
pub struct Options {
    /// Address to listen on; normally loopback.
    pub host: IpAddr,
    /// Port; 0 for any free one.
    pub port: u16,
    /// Folder to serve the pages from, instead of those in the binary.
    pub pages: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Options {
        Options { host: IpAddr::V4(Ipv4Addr::LOCALHOST), port: 7777, pages: None }
    }
}
