//! Certificates checked.

use certificate::{Limits, Rejection, Shown, Theorem};
use rules::Text;

/// Checks the text of a certificate of any kind; what it proves, or why it is not accepted.
///
/// ```
/// let rejection = answer::verify::verify("bouton certificate 1\n", &solve::Limits::none()).unwrap_err();
/// assert!(rejection.en.contains("line"), "{rejection:?}");
/// ```
pub fn verify(text: &str, limits: &solve::Limits) -> Result<Accepted, Text> {
    one(text, limits).map_err(|rejected| rejected.why)
}

/// Checks every certificate in a text: the parts of a bundle, or the text itself. If the bundle is none, no part is looked at.
///
/// ```
/// let text = "bouton bundle 1\nparts 1\npart 1\nbouton period 1\ncode 0.7\nstart 0\nperiod 2\nvalues 0 1\nend\nend\n";
/// assert_eq!(answer::verify::verify_all(text, &solve::Limits::none()).unwrap().len(), 1);
/// ```
pub fn verify_all(text: &str, limits: &solve::Limits) -> Result<Vec<Result<Accepted, Rejected>>, Rejected> {
    let parts = certificate::parts(text).map_err(|flaw| Rejected::of(&Rejection::Flaw(flaw)))?;
    Ok(parts.into_iter().map(|part| one(part, limits)).collect())
}

fn one(text: &str, limits: &solve::Limits) -> Result<Accepted, Rejected> {
    let accepted = |shown: Shown| Accepted {
        theorem: shown.message(),
        rules: shown.rules().to_vec(),
        definitions: shown.definitions().to_vec(),
        assumptions: shown.assumed().to_vec(),
    };
    let checked = within(limits, |most| certificate::verify_any(text, most));
    checked.map(accepted).map_err(|rejection| Rejected::of(&rejection))
}

/// Why a certificate is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// In a sentence without a full stop.
    pub why: Text,
    /// `true` if a limit was reached before it could be told.
    pub limit: bool,
}

/// In English, for programs.
impl std::fmt::Display for Rejected {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.why.en)
    }
}

impl std::error::Error for Rejected {}

impl Rejected {
    fn of(rejection: &Rejection) -> Rejected {
        Rejected { why: rejection.message(), limit: matches!(rejection, Rejection::Undecided(_)) }
    }
}

/// Theorem of an accepted certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// The theorem, with all that it builds on.
    pub theorem: Text,
    /// The rules that it is about, as the text of the game says them.
    pub rules: Vec<String>,
    /// Definitions of the names in the theorem and the rules, from the text of the game.
    pub definitions: Vec<String>,
    /// Assumptions that it builds on, from the text of the game.
    pub assumptions: Vec<String>,
}

pub(crate) fn check(text: &str, limits: &solve::Limits) -> Result<Theorem, Rejection> {
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
