//! The supervisor of processes on this machine.
//!
//! Each is a child whose stdin ends with the supervisor. It listens on a port of its own and says which; all hear of all
//! ports, and meet. If one ends before its work is done, all are ended and started again: they go on from what the work has
//! kept. Only the end of a process counts, never its silence: one that is halted or slow makes the others wait.

use crate::{Error, GRACE, LOST};
use limits::{Limits, StopReason};
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Time between two looks at the limits.
const LOOK: Duration = Duration::from_millis(50);
/// Number of starts without any progress before the supervisor gives up.
const FRUITLESS: u32 = 4;

/// Processes to be started.
pub struct Crew<'a> {
    /// Number of processes.
    pub count: usize,
    /// Command of the process with a number.
    pub command: &'a dyn Fn(usize) -> Command,
    /// Limits, and the receiver of progress.
    pub limits: &'a Limits,
}

/// End of a crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// All processes have done their work.
    Done {
        /// Positions that the first found damaged in its file.
        lost: u64,
    },
    /// A process ended with a status of its own.
    Status(i32),
    /// A limit was reached.
    Stopped {
        /// The limit.
        reason: StopReason,
        /// Positions done by then.
        done: u64,
    },
}

/// Something said by a process.
enum Said {
    Line(String),
    Ended,
}

/// End of one start.
enum Ended {
    All(End),
    Lost,
}

impl Crew<'_> {
    /// Starts the processes, again where one is lost, until their work is done.
    pub fn run(&self) -> Result<End, Error> {
        let (mut best, mut fruitless, mut starts) = (0, 0, 0);
        loop {
            starts += 1;
            let mut start = Start::new(self)?;
            let ended = start.watch(self);
            let done = start.done;
            drop(start);
            match ended? {
                Ended::All(end) => return Ok(end),
                Ended::Lost if done > best => (best, fruitless) = (done, 0),
                Ended::Lost if fruitless + 1 >= FRUITLESS => return Err(Error::Lost { starts }),
                Ended::Lost => fruitless += 1,
            }
        }
    }
}

/// Processes that were started together. Dropped, it ends them.
struct Start {
    members: Vec<Member>,
    said: Receiver<(usize, Said)>,
    done: u64,
    lost: u64,
}

struct Member {
    child: Child,
    stdin: Option<ChildStdin>,
    port: Option<String>,
    status: Option<ExitStatus>,
}

impl Start {
    fn new(crew: &Crew<'_>) -> Result<Start, Error> {
        let (sender, said) = channel();
        let mut start = Start { members: Vec::new(), said, done: 0, lost: 0 };
        for index in 0..crew.count {
            let mut command = (crew.command)(index);
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
            let mut child = command.spawn().map_err(Error::Start)?;
            let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
            start.members.push(Member { child, stdin, port: None, status: None });
            let sender = sender.clone();
            thread::spawn(move || listen(index, stdout, &sender));
        }
        Ok(start)
    }

    /// Waits until all have ended.
    fn watch(&mut self, crew: &Crew<'_>) -> Result<Ended, Error> {
        loop {
            if let Some(reason) = crew.limits.stopped() {
                self.end(GRACE);
                return Ok(Ended::All(End::Stopped { reason, done: self.done }));
            }
            match self.said.recv_timeout(LOOK) {
                Ok((index, said)) => {
                    if let Some(ended) = self.hear(index, said, crew)? {
                        return Ok(ended);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(Ended::Lost),
            }
        }
    }

    /// Hears something said.
    fn hear(&mut self, index: usize, said: Said, crew: &Crew<'_>) -> Result<Option<Ended>, Error> {
        let member = &mut self.members[index];
        let Said::Line(line) = said else {
            let status = member.child.wait().map_err(Error::Start)?;
            member.status = Some(status);
            return Ok(match status.code() {
                Some(0) if self.members.iter().all(|member| member.status.is_some()) => {
                    Some(Ended::All(End::Done { lost: self.lost }))
                }
                Some(0) => None,
                _ => Some(self.abandon()),
            });
        };
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["port", port] => {
                member.port = Some(port.to_owned());
                self.introduce();
            }
            ["done", done, total] if index == 0 => {
                let number = |word: &str| word.parse().unwrap_or(0);
                self.done = self.done.max(number(done));
                if let Some(progress) = &crew.limits.progress {
                    progress.tell(number(done), Some(number(total)).filter(|&total| total > 0));
                }
            }
            ["lost", lost] if index == 0 => self.lost = lost.parse().unwrap_or(0),
            _ => {}
        }
        Ok(None)
    }

    /// After the end of a process that was not done: lets all end, and finds one that did so by itself, if any.
    fn abandon(&mut self) -> Ended {
        self.end(GRACE);
        let statuses =
            self.members.iter().filter_map(|member| member.status.and_then(|status| status.code()));
        let own = statuses.filter(|&status| status != 0 && status != LOST).min();
        own.map_or(Ended::Lost, |status| Ended::All(End::Status(status)))
    }

    /// Tells all processes where all are, once that is known.
    fn introduce(&mut self) {
        let ports: Option<Vec<&str>> = self.members.iter().map(|member| member.port.as_deref()).collect();
        let Some(ports) = ports else { return };
        // Keys of hash tables are random, and differ for each.
        let random = || u128::from(RandomState::new().hash_one(0));
        let line = format!("{} {}\n", random() << 64 | random(), ports.join(" "));
        for member in &mut self.members {
            if let Some(stdin) = &mut member.stdin {
                // One that does not listen has ended, which is heard soon.
                let _ = stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush());
            }
        }
    }

    /// Lets go of all processes, waits for them, and kills those that do not end.
    fn end(&mut self, grace: Duration) {
        self.members.iter_mut().for_each(|member| member.stdin = None);
        let until = Instant::now() + grace;
        for member in &mut self.members {
            while member.status.is_none() {
                match member.child.try_wait() {
                    Ok(Some(status)) => member.status = Some(status),
                    Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(2)),
                    Ok(None) | Err(_) => {
                        // It may have ended in between.
                        let _ = member.child.kill();
                        member.status = member.child.wait().ok();
                        break;
                    }
                }
            }
        }
    }
}

impl Drop for Start {
    fn drop(&mut self) {
        self.end(Duration::ZERO);
    }
}

/// Passes on what a process says, and its end.
fn listen(index: usize, stdout: Option<std::process::ChildStdout>, sender: &Sender<(usize, Said)>) {
    for line in stdout.into_iter().flat_map(|stdout| BufReader::new(stdout).lines().map_while(Result::ok)) {
        if sender.send((index, Said::Line(line))).is_err() {
            return;
        }
    }
    let _ = sender.send((index, Said::Ended));
}
