//! Certificates checked.

use certificate::{Kind, Limits, Rejection, Theorem};
use rules::Text;

/// Checks the text of a certificate; what it proves, or why it is not accepted.
///
/// ```
/// let rejection = bouton::proof::verify("bouton certificate 1\n", &solve::Limits::none()).unwrap_err();
/// assert!(rejection.en.contains("line"), "{rejection:?}");
/// ```
pub fn verify(text: &str, limits: &solve::Limits) -> Result<Accepted, Text> {
    if Kind::of(text) == Kind::Period {
        let stopped = || limits.stopped().is_some();
        let most = Limits { stop: Some(&stopped), ..Limits::default() };
        let theorem = certificate::verify_period(text, &most).map_err(|rejection| rejection.message())?;
        return Ok(Accepted { theorem: theorem.message(), assumptions: vec![] });
    }
    let accepted = |theorem: Theorem| Accepted { theorem: theorem.message(), assumptions: theorem.assumed };
    check(text, limits).map(accepted).map_err(|rejection| rejection.message())
}

/// What an accepted certificate proves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// The theorem, with all that it builds on.
    pub theorem: Text,
    /// What it builds on, as the text of the game says it.
    pub assumptions: Vec<String>,
}

pub(super) fn check(text: &str, limits: &solve::Limits) -> Result<Theorem, Rejection> {
    let stopped = || limits.stopped().is_some();
    certificate::verify(text, &Limits { stop: Some(&stopped), ..Limits::default() })
}
