//! Options that the server is started with.

use crate::origin::Origin;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;

/// Time limit of a question, unless the operator sets another.
const TIME: Duration = Duration::from_secs(2);

/// Options of the server.
#[derive(Clone, Debug)]
pub struct Options {
    /// Address to listen on; normally loopback.
    pub host: IpAddr,
    /// Port; 0 for any free one.
    pub port: u16,
    /// Folder to serve the pages from, instead of those in the binary.
    pub pages: Option<PathBuf>,
    /// Listen on all interfaces of this machine, in place of `host`, and ask for a token.
    pub lan: bool,
    /// Sites whose pages may show a board of this server in a frame.
    pub frames: Vec<Origin>,
    /// Time limit of a question; of a job it is a longer one.
    pub time: Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 7777,
            pages: None,
            lan: false,
            frames: Vec::new(),
            time: TIME,
        }
    }
}
