//! Certificates checked.

use certificate::ClaimTheorem;
use solve::Limits;

pub use certificate::{Rejection, Theorem};

/// Checks the text of a certificate of any kind.
///
/// ```
/// let rejection = answer::verify::verify("bouton certificate 1\n", &solve::Limits::none()).unwrap_err();
/// assert!(matches!(rejection, answer::verify::Rejection::Flaw(_)), "{rejection}");
/// ```
pub fn verify(text: &str, limits: &Limits) -> Result<Theorem, Rejection> {
    within(limits, |most| certificate::verify_any(text, most))
}

/// Checks every certificate in a text: the parts of a bundle, or the text itself. An error in the bundle itself leaves
/// all parts unchecked.
///
/// ```
/// let text = "bouton bundle 1\nparts 1\npart 1\nbouton period 1\ncode 0.7\nstart 0\nperiod 2\nvalues 0 1\nend\nend\n";
/// assert_eq!(answer::verify::verify_all(text, &solve::Limits::none()).unwrap().len(), 1);
/// ```
pub fn verify_all(text: &str, limits: &Limits) -> Result<Vec<Result<Theorem, Rejection>>, Rejection> {
    let parts = certificate::parts(text).map_err(Rejection::Flaw)?;
    Ok(parts.into_iter().map(|part| verify(part, limits)).collect())
}

/// Checks a certificate of a claim.
pub(crate) fn check(text: &str, limits: &Limits) -> Result<ClaimTheorem, Rejection> {
    within(limits, |most| certificate::verify(text, most))
}

/// Checks something within limits.
pub(crate) fn within<T>(limits: &Limits, check: impl FnOnce(&Limits) -> T) -> T {
    let quiet = Limits { progress: None, ..limits.clone() };
    limits.watching(|| check(&quiet))
}
