//! Certificates checked.

use certificate::{Limits, Rejection, Shown, Theorem};
use rules::Text;

/// Checks the text of a certificate of any kind; what it proves, or why it is not accepted.
///
/// ```
/// let rejection = bouton::proof::verify("bouton certificate 1\n", &solve::Limits::none()).unwrap_err();
/// assert!(rejection.en.contains("line"), "{rejection:?}");
/// ```
pub fn verify(text: &str, limits: &solve::Limits) -> Result<Accepted, Text> {
    let accepted = |shown: Shown| Accepted {
        theorem: shown.message(),
        rules: shown.rules().to_vec(),
        assumptions: shown.assumed().to_vec(),
    };
    let checked = within(limits, |most| certificate::verify_any(text, most));
    checked.map(accepted).map_err(|rejection| rejection.message())
}

/// What an accepted certificate proves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// The theorem, with all that it builds on.
    pub theorem: Text,
    /// The rules that it is about, as the text of the game says them.
    pub rules: Vec<String>,
    /// What it builds on, as the text of the game says it.
    pub assumptions: Vec<String>,
}

pub(super) fn check(text: &str, limits: &solve::Limits) -> Result<Theorem, Rejection> {
    within(limits, |most| certificate::verify(text, most))
}

/// Checks something within limits.
pub(crate) fn within<T>(limits: &solve::Limits, check: impl FnOnce(&Limits) -> T) -> T {
    let stopped = || limits.stopped().is_some();
    let plenty = Limits::default();
    let memory = limits.memory.map_or(plenty.bytes, |bytes| usize::try_from(bytes).unwrap_or(usize::MAX));
    let most = Limits { stop: Some(&stopped), bytes: plenty.bytes.min(memory), ..plenty };
    limits.watching(|| check(&most))
}
