//! Reasons why processes do not come together.

use std::fmt;
use std::io;

/// Reason why processes do not come together.
#[derive(Debug)]
pub enum Error {
    /// An address cannot be listened on.
    Listen {
        /// The address.
        address: String,
        /// The system's reason.
        reason: io::Error,
    },
    /// A process was not there in time.
    Absent {
        /// Its number, from 0.
        process: usize,
        /// Its address, if it was to be called.
        address: Option<String>,
    },
    /// A process is at other work, or of another version.
    Stranger {
        /// Its number.
        process: usize,
    },
    /// A process cannot be started or heard.
    Start(io::Error),
    /// Processes ended again and again without getting any further.
    Lost {
        /// Number of starts.
        starts: u32,
    },
    /// The work was interrupted before they came together.
    Stopped(limits::StopReason),
}

/// In English, for programs.
impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Listen { address, reason } => write!(out, "cannot listen on {address}: {reason}"),
            Error::Absent { process, .. } => write!(out, "process {process} is not there"),
            Error::Stranger { process } => write!(out, "process {process} is at other work"),
            Error::Start(reason) => write!(out, "a process cannot be started: {reason}"),
            Error::Lost { starts } => write!(out, "processes were started {starts} times and ended"),
            Error::Stopped(reason) => reason.fmt(out),
        }
    }
}

impl std::error::Error for Error {}
