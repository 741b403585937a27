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
    let stopped = || limits.stopped().is_some();
    let checked = certificate::verify_any(text, &Limits { stop: Some(&stopped), ..Limits::default() });
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
    let stopped = || limits.stopped().is_some();
    certificate::verify(text, &Limits { stop: Some(&stopped), ..Limits::default() })
}
