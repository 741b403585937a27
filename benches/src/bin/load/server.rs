//! The server, as a separate process.

use crate::http::{Line, Request};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

type Fallible<T> = Result<T, String>;

/// Interval between measurements of memory.
const OFTEN: Duration = Duration::from_millis(100);
/// Time limit for its end.
const FAREWELL: Duration = Duration::from_secs(15);

/// A server on this machine, which ends when it is dropped.
pub(crate) struct Server {
    child: Mutex<Child>,
    process: u32,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts this program, or the one beside this one.
    pub(crate) fn start(program: Option<&Path>) -> Fallible<Server> {
        let program = match program {
            Some(program) => program.to_owned(),
            None => beside()?,
        };
        let mut command = Command::new(&program);
        command.args(["serve", "--port", "0", "--json"]).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("{}: {error}", program.display()))?;
        let process = child.id();
        let mut said = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut said).map_err(|error| error.to_string())?;
        }
        let address = address(&said).filter(|address| address.ip().is_loopback());
        let server = |address| Server { child: Mutex::new(child), process, address };
        address.map(server).ok_or_else(|| format!("{} says {said:?}", program.display()))
    }

    /// Memory in use, in MB.
    pub(crate) fn memory(&self) -> Fallible<u64> {
        let path = format!("/proc/{}/status", self.process);
        let status = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
        let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let held = held.and_then(|held| held.split_whitespace().next()?.parse::<u64>().ok());
        held.map(|kilobytes| kilobytes / 1000).ok_or_else(|| "the system does not say how much".into())
    }

    /// Maximal memory in use until a time.
    pub(crate) fn peak(&self, until: Instant) -> u64 {
        let mut peak = 0;
        while Instant::now() < until {
            peak = peak.max(self.memory().unwrap_or(0));
            std::thread::sleep(OFTEN);
        }
        peak
    }

    /// Its health report.
    pub(crate) fn health(&self) -> Fallible<Value> {
        let request = Request { method: "GET", path: "/api/health", headers: &[], body: b"" };
        let answer = Line::new(self.address).ask(&request)?;
        let mut health = answer.json().ok_or("its health is no JSON")?;
        if let Some(health) = health.as_object_mut() {
            health.remove("limits");
        }
        Ok(health)
    }

    /// Asks it to end, and waits for that.
    pub(crate) fn stop(&self) -> Fallible<()> {
        let process = i32::try_from(self.process).ok().and_then(rustix::process::Pid::from_raw);
        let process = process.ok_or("no process")?;
        rustix::process::kill_process(process, rustix::process::Signal::TERM)
            .map_err(|error| error.to_string())?;
        let begun = Instant::now();
        while begun.elapsed() < FAREWELL {
            let mut child = self.child.lock().map_err(|_| "somebody gave up")?;
            if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
                println!("stopped in {:.2} s: {status}", begun.elapsed().as_secs_f64());
                return Ok(());
            }
            drop(child);
            std::thread::sleep(Duration::from_millis(10));
        }
        Err("the server does not end".into())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Ok(child) = self.child.get_mut() {
            // If it has ended already, nothing remains to be done.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn beside() -> Fallible<PathBuf> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let program = own.with_file_name("bouton");
    match program.exists() {
        true => Ok(program),
        false => Err(format!("build {} first, or name it with --server", program.display())),
    }
}

fn address(said: &str) -> Option<SocketAddr> {
    let said: Value = serde_json::from_str(said).ok()?;
    let url = said["url"].as_str().or(said["address"].as_str())?;
    url.trim_start_matches("http://").trim_end_matches('/').parse().ok()
}
