//! State shared by all requests.

use crate::benches::Benches;
use crate::desk::Desk;
use crate::hosts::Hosts;
use crate::jobs::Jobs;
use crate::options::Options;
use crate::pages::Pages;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};

/// State shared by all requests.
pub(crate) struct House {
    pub(crate) hosts: Hosts,
    pub(crate) benches: Benches,
    pub(crate) desk: Desk,
    pub(crate) jobs: Arc<Jobs>,
    /// Number of concurrent jobs: fewer than processors, so that light questions go on.
    pub(crate) turns: usize,
    pub(crate) pages: Pages,
    /// The catalogue as data, once it has been requested.
    pub(crate) catalogue: OnceLock<String>,
}

impl House {
    pub(crate) fn new(options: &Options, address: SocketAddr) -> House {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        House {
            hosts: Hosts::new(address),
            benches: Benches::default(),
            desk: Desk::new(cores, options.time),
            jobs: Arc::new(Jobs::new()),
            turns: if cores >= 4 { 2 } else { 1 },
            pages: Pages::new(options.pages.clone()),
            catalogue: OnceLock::new(),
        }
    }
}
