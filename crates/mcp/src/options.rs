//! Options that the server is started with.

use rules::Lang;
use std::path::PathBuf;
use std::time::Duration;

/// Options of the server.
#[derive(Clone, Debug)]
pub struct Options {
    /// Folder of the files that questions may name.
    pub folder: PathBuf,
    /// Language of descriptions, and of answers to requests that ask for none.
    pub lang: Lang,
    /// Time limit of a call.
    pub time: Duration,
    /// Memory limit of a call in bytes.
    pub memory: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { folder: ".".into(), lang: Lang::En, time: Options::TIME, memory: Options::MEMORY }
    }
}

impl Options {
    /// Default time limit of a call.
    pub const TIME: Duration = Duration::from_secs(60);
    /// Default memory limit of a call.
    pub const MEMORY: u64 = 1 << 30;
}
