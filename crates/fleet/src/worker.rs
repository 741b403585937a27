//! One process of a crew: told by its supervisor where the others are, telling it how far the work is, ended with it.

use crate::{Error, GRACE, Net};
use limits::{Limits, Progress};
use std::io::{self, BufRead, Write};
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

/// Exit status of a process that has lost another: the supervisor starts all of them again.
pub const LOST: i32 = 75;

/// Time between two reports.
const BEAT: Duration = Duration::from_millis(500);

/// One process of a crew.
pub struct Worker {
    net: Arc<Net>,
    told: Arc<Told>,
}

/// Positions done, and their total.
#[derive(Default)]
struct Told(AtomicU64, AtomicU64);

impl Progress for Told {
    fn tell(&self, done: u64, total: Option<u64>) {
        self.1.store(total.unwrap_or(0), Ordering::Relaxed);
        self.0.store(done, Ordering::Relaxed);
    }
}

impl Worker {
    /// Joins the crew of the supervisor on stdin and stdout. From now on `limits` are interrupted when it has gone.
    pub fn join(index: usize, limits: &Limits) -> Result<Worker, Error> {
        let address = || "127.0.0.1:0".to_owned();
        let listener =
            TcpListener::bind(address()).map_err(|reason| Error::Listen { address: address(), reason })?;
        let port = listener.local_addr().map_err(Error::Start)?.port();
        say(&format!("port {port}"));
        let mut line = String::new();
        io::stdin().lock().read_line(&mut line).map_err(Error::Start)?;
        let mut words = line.split_whitespace();
        let work = words.next().and_then(|work| work.parse().ok());
        let work: u128 = work.ok_or_else(|| Error::Start(io::ErrorKind::UnexpectedEof.into()))?;
        let addresses: Vec<String> = words.map(|port| format!("127.0.0.1:{port}")).collect();
        let told = Arc::new(Told::default());
        let beats = Arc::clone(&told);
        thread::spawn(move || {
            loop {
                say(&format!("done {} {}", beats.0.load(Ordering::Relaxed), beats.1.load(Ordering::Relaxed)));
                thread::sleep(BEAT);
            }
        });
        let interrupt = Arc::clone(&limits.interrupt);
        thread::spawn(move || {
            // The supervisor says nothing more: the line ends when it lets go of it, or has ended itself.
            let _ = io::stdin().lock().read_line(&mut String::new());
            interrupt.store(true, Ordering::Relaxed);
            thread::sleep(GRACE);
            std::process::exit(LOST);
        });
        // The supervisor ends all where one does not come.
        let net = Arc::new(Net::meet((index, listener), &addresses, work, None, limits)?);
        Ok(Worker { net, told })
    }

    /// The other processes.
    pub fn net(&self) -> &Arc<Net> {
        &self.net
    }

    /// Receiver of the progress that the supervisor is to hear of.
    pub fn progress(&self) -> Arc<dyn Progress> {
        self.told.clone()
    }

    /// Ends after work that is done, for which so many positions of a damaged file were computed again.
    pub fn close(&self, lost: u64) {
        say(&format!("lost {lost}"));
        self.net.close();
    }
}

/// Says a line to the supervisor; if it has gone, stdin has ended as well.
fn say(line: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}
