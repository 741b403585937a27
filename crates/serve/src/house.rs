//! State shared by all requests.

use crate::class::Class;
use crate::hosts::Hosts;
use crate::jobs::Jobs;
use crate::options::Options;
use crate::origin::Origin;
use crate::pages::Pages;
use crate::questions::Questions;
use bouton::ops::{Caps, Context, Session};
use solve::Limits;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};

/// State shared by all requests.
pub(crate) struct House {
    pub(crate) hosts: Hosts,
    pub(crate) session: Arc<Session>,
    pub(crate) questions: Questions,
    pub(crate) jobs: Arc<Jobs>,
    /// Number of concurrent jobs: fewer than processors, so that light questions go on.
    pub(crate) turns: usize,
    pub(crate) pages: Pages,
    /// Token and rooms for the machines of a local network, if they may ask.
    pub(crate) class: Option<Class>,
    /// Sites whose pages may show a board in a frame.
    pub(crate) frames: Vec<Origin>,
    /// The catalogue as data, once it has been requested.
    pub(crate) catalogue: OnceLock<String>,
}

impl House {
    pub(crate) fn new(options: &Options, address: SocketAddr) -> io::Result<House> {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Ok(House {
            hosts: Hosts::new(address, options.lan),
            session: Arc::new(Session::closed()),
            questions: Questions::new(cores, options.time),
            jobs: Arc::new(Jobs::new()),
            turns: if cores >= 4 { 2 } else { 1 },
            pages: Pages::new(options.pages.clone()),
            class: options.lan.then(|| Class::new(address.port())).transpose()?,
            frames: options.frames.clone(),
            catalogue: OnceLock::new(),
        })
    }

    /// Surroundings of an operation that is answered at once.
    pub(crate) fn context(&self, limits: &Limits) -> Context {
        // The operator's time limit stands in place of those of operations.
        Context { caps: Caps::PAGES, timed: true, ..Context::new(self.session.clone(), limits.clone()) }
    }

    /// Surroundings of an operation that may last.
    pub(crate) fn lasting(&self, limits: &Limits) -> Context {
        Context { caps: Caps::JOBS, ..Context::new(self.session.clone(), limits.clone()) }
    }
}
