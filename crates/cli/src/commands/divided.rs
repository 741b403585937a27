//! Tables filled by several processes: on this machine, supervised; or on several, each started by its user.

use crate::args::Fleet;
use crate::complaint::Complaint;
use crate::context::Context;
use crate::failure::{Exit, Failure};
use crate::speech::{say, tell};
use bouton::ops::{self, Table};
use fleet::{Crew, End, LOST, Left, Net, Worker};
use phrases::processes;
use rules::Text;
use solve::{Alone, Limits, Peers, StopReason};
use std::env;
use std::ffi::OsString;
use std::net::TcpListener;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;
use std::time::Duration;
use words::Say;

/// Number of this process in a crew; set by the supervisor.
const NUMBER: &str = "BOUTON_WORKER";
/// File of its table.
const KEPT: &str = "BOUTON_WORKER_FILE";
/// Number of threads of a process.
const THREADS: &str = "RAYON_NUM_THREADS";
/// Time to start the other processes by hand.
const PATIENCE: Duration = Duration::from_secs(600);

/// Processes that share a table, if any were asked for.
#[derive(Default)]
pub(super) struct Divided {
    /// Positions that a damaged file had lost.
    pub(super) lost: u64,
    net: Option<Arc<Net>>,
    /// File that nobody asked for.
    unasked: Option<Unasked>,
}

/// A file that is removed at the end.
struct Unasked(PathBuf);

impl Unasked {
    /// A name that only this process uses; a file that an earlier one of the same number has left is removed.
    fn new() -> Unasked {
        let path = env::temp_dir().join(format!("bouton-{}.checkpoint", std::process::id()));
        // Nearly always there is none.
        let _ = std::fs::remove_file(&path);
        Unasked(path)
    }
}

impl Drop for Unasked {
    fn drop(&mut self) {
        // A remaining file is harmless.
        let _ = std::fs::remove_file(&self.0);
    }
}

impl Divided {
    /// Returns `true` if this process has the answer for its user.
    pub(super) fn answers(&self) -> bool {
        self.net.as_ref().is_none_or(|net| net.index() == 0)
    }

    /// Says goodbye to the others when the table is filled.
    pub(super) fn filled(&self) {
        if let Some(net) = &self.net {
            net.close();
        }
    }

    /// Leaves the others after a failure, and tells them; returns the reason, which may be another process.
    pub(super) fn leave(&self, failure: Failure) -> Failure {
        let Some(net) = &self.net else { return failure };
        let own = |failure: &Failure| Left::Because {
            process: net.index(),
            is_limit: failure.exit() == Exit::Limit,
            reason: failure.brief(),
        };
        let (failure, left) = match net.left() {
            Some(left) => (interrupted(failure), Some(left)),
            None => (failure, None),
        };
        let left = left.filter(|_| is_interruption(&failure)).unwrap_or_else(|| own(&failure));
        net.leave(&left);
        match left {
            Left::Lost => limit("lost-process", &processes::GONE.text(), self.unasked.is_none()).into(),
            Left::Because { process, .. } if process == net.index() => failure,
            Left::Because { process, is_limit: true, reason } => {
                let text = processes::left(process, &reason);
                limit("left-process", &text, self.unasked.is_none()).into()
            }
            Left::Because { process, reason, .. } => {
                wrong("left-process", &processes::left(process, &reason)).into()
            }
        }
    }
}

/// Failure of work on which only an interruption puts an end, even of the reading of rules.
fn interrupted(failure: Failure) -> Failure {
    failure.by_limit(true)
}

fn is_interruption(failure: &Failure) -> bool {
    matches!(failure, Failure::Stopped { reason: StopReason::Interrupted, .. })
}

/// Refuses a question on stdin, which processes that are started cannot read.
pub(super) fn readable(fleet: &Fleet, question: &[String]) -> Result<(), Failure> {
    if fleet.processes.is_some() && question.iter().any(|word| word == "-") {
        return Err(wrong("stdin-shared", &processes::STDIN.text()).help(say(processes::NAME_IT)).into());
    }
    Ok(())
}

/// Runs this process as one of a crew, if a supervisor has started it.
pub(super) fn work(
    fleet: &Fleet,
    request: &mut Table,
    inner: &mut ops::Context,
    context: &mut Context,
) -> Option<Result<Exit, Failure>> {
    let count = fleet.processes?;
    let index = env::var(NUMBER).ok()?.parse().ok()?;
    request.checkpoint = Some(env::var_os(KEPT)?.into());
    inner.limits.memory = inner.limits.memory.map(|memory| memory / count);
    // Time and Ctrl-C are the supervisor's.
    inner.limits.deadline = None;
    inner.limits.interrupt = Arc::new(AtomicBool::new(false));
    Some(fill(index, request.clone(), inner, context))
}

fn fill(
    index: usize,
    request: Table,
    inner: &mut ops::Context,
    context: &mut Context,
) -> Result<Exit, Failure> {
    let worker = Worker::join(index, &inner.limits).map_err(|error| apart(error, true))?;
    inner.limits.progress = Some(worker.progress());
    let request = Table { peers: Some(worker.net().clone()), ..request };
    match context.run_in(request, inner) {
        Ok(filled) => {
            worker.close(filled.lost());
            Ok(Exit::Answered)
        }
        Err(failure) => {
            let failure = interrupted(failure.into());
            if is_interruption(&failure) {
                std::process::exit(LOST);
            }
            // The supervisor finds a failure of its own again, by doing the work alone.
            worker.net().leave(&Left::Lost);
            Err(failure)
        }
    }
}

/// Has the table filled by the processes that were asked for, if any were.
pub(super) fn divide(
    fleet: &Fleet,
    request: &mut Table,
    inner: &mut ops::Context,
) -> Result<Divided, Failure> {
    if fleet.processes.is_none() && fleet.hosts.is_none() {
        return Ok(Divided::default());
    }
    // Mistakes are told before anything is started.
    request.axes(inner)?;
    let unasked = request.checkpoint.is_none().then(Unasked::new);
    let asked = request.checkpoint.as_deref().or(unasked.as_ref().map(|unasked| &*unasked.0));
    let kept = std::path::absolute(asked.unwrap_or(Path::new("")))?;
    let (lost, net) = match (fleet.processes, &fleet.hosts) {
        (Some(count), _) => (supervised(count as usize, &kept, &inner.limits, request)?, None),
        (None, Some(hosts)) => {
            (0, Some(meet(hosts, fleet.process.unwrap_or(0), &inner.limits, unasked.is_none())?))
        }
        (None, None) => (0, None),
    };
    request.checkpoint = Some(kept);
    request.peers = match &net {
        Some(net) => Some(net.clone()),
        None => Some(Arc::new(Alone)),
    };
    Ok(Divided { lost, net, unasked })
}

/// Runs a crew; returns the number of positions that were damaged in the file. What a process ended with by itself is found
/// again by this one.
fn supervised(count: usize, kept: &Path, limits: &Limits, request: &Table) -> Result<u64, Failure> {
    let program = env::current_exe()?;
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let threads = available_parallelism().map_or(1, NonZeroUsize::get).div_ceil(count);
    let command = |index: usize| {
        let mut command = Command::new(&program);
        command.args(&arguments).env(NUMBER, index.to_string()).env(KEPT, kept);
        if env::var_os(THREADS).is_none() {
            command.env(THREADS, threads.to_string());
        }
        command
    };
    match (Crew { count, command: &command, limits }).run() {
        Ok(End::Done { lost }) => Ok(lost),
        Ok(End::Status(_)) => Ok(0),
        Ok(End::Stopped { reason, done }) => {
            let path = request.checkpoint.as_deref().map(Path::to_string_lossy);
            let done = phrases::table::halted(done, reason, path.as_deref());
            Err(Failure::Stopped { reason, done })
        }
        Err(error) => Err(apart(error, request.checkpoint.is_some())),
    }
}

/// Meets the processes of other machines.
fn meet(hosts: &Path, process: u64, limits: &Limits, is_kept: bool) -> Result<Arc<Net>, Failure> {
    let name = hosts.to_string_lossy();
    let text = std::fs::read_to_string(hosts)
        .map_err(|error| wrong("unreadable", &processes::unreadable(&name, &error)))?;
    let mut addresses: Vec<String> = Vec::new();
    let mut lines = Vec::new();
    for (number, line) in text.lines().map(str::trim).enumerate().filter(|(_, line)| !line.is_empty()) {
        let port = line.rsplit_once(':').and_then(|(host, port)| Some((host, port.parse::<u16>().ok()?)));
        if port.is_none_or(|(host, _)| host.is_empty()) {
            return Err(wrong("no-address", &processes::no_address(&name, number + 1)).into());
        }
        if let Some(place) = addresses.iter().position(|address| address == line) {
            return Err(wrong("no-address", &processes::same_address(&name, lines[place], number + 1)).into());
        }
        lines.push(number + 1);
        addresses.push(line.to_owned());
    }
    let index = process as usize;
    if index >= addresses.len() || addresses.len() > fleet::MOST {
        let text = processes::no_line(&name, addresses.len(), process, fleet::MOST);
        return Err(wrong("no-address", &text).into());
    }
    let address = &addresses[index];
    let listener = TcpListener::bind(address)
        .map_err(|reason| apart(fleet::Error::Listen { address: address.clone(), reason }, is_kept))?;
    Net::meet((index, listener), &addresses, version(), Some(PATIENCE), limits)
        .map(Arc::new)
        .map_err(|error| apart(error, is_kept))
}

/// Number of this version: all processes have to be of one.
fn version() -> u128 {
    let bytes = env!("CARGO_PKG_VERSION").bytes();
    bytes.fold(0x626f_7574_6f6e, |number: u128, byte| number << 8 ^ number >> 120 ^ u128::from(byte))
}

/// Failure of processes that do not come together.
fn apart(error: fleet::Error, is_kept: bool) -> Failure {
    use fleet::Error;
    match error {
        Error::Listen { address, reason } => wrong("listen", &processes::listen(&address, &reason)).into(),
        Error::Absent { process, address } => {
            limit("absent-process", &processes::absent(process, address.as_deref()), is_kept).into()
        }
        Error::Stranger { process } => wrong("other-process", &processes::stranger(process)).into(),
        Error::Start(reason) => wrong("no-process", &processes::start(&reason)).into(),
        Error::Lost { starts } => limit("lost-process", &processes::lost(starts), is_kept).into(),
        Error::Stopped(reason) => Failure::Stopped { reason, done: phrases::table::halted(0, reason, None) },
    }
}

fn wrong(code: &'static str, text: &Text) -> Complaint {
    Complaint::new(code, tell(text))
}

/// A complaint about processes that are gone, with the way on if anything is kept.
fn limit(code: &'static str, text: &Text, is_kept: bool) -> Complaint {
    let help = if is_kept { processes::AGAIN } else { processes::KEEP };
    Complaint { limit: true, ..wrong(code, text) }.help(say(help))
}
