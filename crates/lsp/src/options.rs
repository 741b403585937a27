//! Options that the server is started with.

use rules::Lang;
use std::time::Duration;

/// Options of the server.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Language of messages; that of the editor if absent.
    pub lang: Option<Lang>,
    /// Time limit of a check or a proof that was asked for; none if absent, since it can be cancelled.
    pub time: Option<Duration>,
    /// Memory limit in bytes.
    pub memory: Option<u64>,
}

impl Options {
    /// Default memory limit.
    pub(crate) const MEMORY: u64 = 1 << 30;
}
