//! The workbench in the browser: a server on this machine.
//!
//! ```text
//! connection ─► guard ─► route ─► questions ─► library        a question is answered at once, within limits
//!  (listen)      host,    │        in turns, on threads
//!                origin   │        of their own
//!                         ├─► jobs ─► library            long work waits its turn, tells progress, can be cancelled
//!                         ├─► rooms                      two players, with `--lan`
//!                         └─► pages                      what the browser shows
//! ```
//!
//! Only jobs and rooms outlive a request. No request makes the server read a file.
#![forbid(unsafe_code)]

mod caught;
mod class;
mod client;
mod guard;
mod hosts;
mod house;
mod jobs;
mod lang;
mod listen;
mod options;
mod origin;
mod pages;
mod patient;
mod places;
mod problem;
mod questions;
mod request;
mod rooms;
mod routes;
mod token;
mod urgency;

use house::House;
use std::future::Future;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;
use urgency::STACK;

pub use options::Options;
pub use origin::{NoOrigin, Origin};

/// Time to wait for work that has been told to stop.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(2);

/// A server that has its address but is not running yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    house: Arc<House>,
}

impl Server {
    /// Binds the address.
    pub fn bind(options: &Options) -> io::Result<Server> {
        let host = if options.lan { Ipv4Addr::UNSPECIFIED.into() } else { options.host };
        let listener = TcpListener::bind((host, options.port))?;
        let address = listener.local_addr()?;
        let house = Arc::new(House::new(options, address)?);
        Ok(Server { listener, address, house })
    }

    /// Address, with the actual port if any free one was requested.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// URL for browsers; with the token, where one is asked for.
    pub fn url(&self) -> String {
        match &self.house.class {
            Some(class) => class.url(),
            None => format!("http://{}/", self.address),
        }
    }

    /// Answers requests until `stop` completes; then running requests are finished, and jobs cancelled.
    pub fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().enable_all().thread_stack_size(STACK).build()?;
        let Server { listener, house, .. } = self;
        let turns = house.jobs.open(house.turns)?;
        let jobs = house.jobs.clone();
        let ended = runtime.block_on(async move {
            listener.set_nonblocking(true)?;
            let listener = tokio::net::TcpListener::from_std(listener)?;
            listen::listen(listener, house, stop).await;
            Ok(())
        });
        jobs.close();
        // Work that does not notice that it is to stop is not waited for.
        runtime.shutdown_timeout(PATIENCE);
        let begun = std::time::Instant::now();
        while begun.elapsed() < PATIENCE && !turns.is_finished() {
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        ended
    }

    /// Answers requests until Ctrl-C, or until the system asks the program to end.
    pub fn run_until_asked(self) -> io::Result<()> {
        self.run(asked())
    }
}

/// Completes when the program is asked to end.
async fn asked() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
