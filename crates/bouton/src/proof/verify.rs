//! Certificates checked.

use certificate::{Limits, Rejection, Theorem};
use rules::Text;

/// Checks the text of a certificate; what it proves, or why it is not accepted.
///
/// ```
/// let rejection = bouton::proof::verify("bouton certificate 1\n", &solve::Limits::none()).unwrap_err();
/// assert!(rejection.en.contains("line"), "{rejection:?}");
/// ```
pub fn verify(text: &str, limits: &solve::Limits) -> Result<Text, Text> {
    check(text, limits).map(|theorem| theorem.message()).map_err(|rejection| rejection.message())
}

pub(super) fn check(text: &str, limits: &solve::Limits) -> Result<Theorem, Rejection> {
    let stopped = || limits.stopped().is_some();
    certificate::verify(text, &Limits { stop: Some(&stopped), ..Limits::default() })
}
