//! Certificates checked.

use certificate::ClaimTheorem;
use kernel_heaps::{PeriodTheorem, QuotientTheorem, check_period, check_quotient};

pub use kernel_heaps::Rejection as HeapsRejection;
use solve::Limits;

/// Theorem of a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Theorem {
    /// A claim.
    Claim(ClaimTheorem),
    /// A period of nim-values of heaps.
    Period(PeriodTheorem),
    /// A misère quotient of heaps.
    Quotient(QuotientTheorem),
}

impl Theorem {
    /// Rules of the game: as in its text, or as in the statement of the certificate.
    pub fn rules(&self) -> Vec<String> {
        match self {
            Theorem::Claim(theorem) => theorem.rules.clone(),
            Theorem::Period(theorem) => theorem.heaps.lines(),
            Theorem::Quotient(theorem) => theorem.heaps.lines(),
        }
    }

    /// Definitions of the names used, as in the text of the game; empty for heaps, where there are none.
    pub fn definitions(&self) -> &[String] {
        match self {
            Theorem::Claim(theorem) => &theorem.definitions,
            Theorem::Period(_) | Theorem::Quotient(_) => &[],
        }
    }

    /// Assumptions, as in the text of the game.
    pub fn assumed(&self) -> &[String] {
        match self {
            Theorem::Claim(theorem) => &theorem.assumed,
            Theorem::Period(_) | Theorem::Quotient(_) => &[],
        }
    }
}

/// Reason why a certificate is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// That of a claim.
    Claim(certificate::Rejection),
    /// That of a period or a quotient.
    Heaps(kernel_heaps::Rejection),
}

impl Rejection {
    /// Returns `true` if no error was found before a limit was reached.
    pub fn is_undecided(&self) -> bool {
        match self {
            Rejection::Claim(rejection) => rejection.is_undecided(),
            Rejection::Heaps(rejection) => rejection.is_undecided(),
        }
    }
}

/// A code with its fields, for logs; the crate `words` has the sentences.
impl std::fmt::Display for Rejection {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Rejection::Claim(rejection) => rejection.fmt(out),
            Rejection::Heaps(rejection) => rejection.fmt(out),
        }
    }
}

impl std::error::Error for Rejection {}

/// Checks the text of a certificate of any kind.
///
/// ```
/// let rejection = answer::verify::verify("bouton certificate 1\n", &solve::Limits::none()).unwrap_err();
/// assert!(matches!(rejection, answer::verify::Rejection::Claim(_)), "{rejection}");
/// ```
pub fn verify(text: &str, limits: &Limits) -> Result<Theorem, Rejection> {
    if let Some(theorem) = of_heaps(text, limits) {
        return theorem.map_err(Rejection::Heaps);
    }
    let theorem = within(limits, |most| certificate::verify(text, most));
    theorem.map(Theorem::Claim).map_err(Rejection::Claim)
}

/// Checks a period or a quotient; `None` if the text is about neither.
fn of_heaps(text: &str, limits: &Limits) -> Option<Result<Theorem, kernel_heaps::Rejection>> {
    let theorem = match text.split(')').next()?.split_whitespace().collect::<Vec<_>>()[..] {
        ["(period", ..] => small(limits, |most| check_period(text, most)).map(Theorem::Period),
        ["(quotient", ..] => small(limits, |most| check_quotient(text, most)).map(Theorem::Quotient),
        _ => return None,
    };
    Some(theorem)
}

/// Checks a period or a quotient within limits.
pub(crate) fn small<T>(limits: &Limits, check: impl FnOnce(kernel_heaps::Limits) -> T) -> T {
    within(limits, |limits| {
        let most = kernel_heaps::most();
        let bytes = limits.memory.and_then(|bytes| usize::try_from(bytes).ok());
        check(kernel_heaps::Limits {
            steps: limits.steps.unwrap_or(most.steps),
            bytes: bytes.map_or(most.bytes, |bytes| bytes.min(most.bytes)),
            stop: &|| limits.stopped().is_some(),
        })
    })
}

/// Checks every certificate in a text: the parts of a bundle, or the text itself. An error in the bundle itself leaves
/// all parts unchecked.
///
/// ```
/// let text = "bouton bundle 1\nparts 1\npart 1\n(period 2)\n(heaps n (move (m) (= n (+ m 1)) (to m)))\n(repeats 0 2)\nend\nend\n";
/// assert_eq!(answer::verify::verify_all(text, &solve::Limits::none()).unwrap().len(), 1);
/// ```
pub fn verify_all(text: &str, limits: &Limits) -> Result<Vec<Result<Theorem, Rejection>>, Rejection> {
    let parts =
        certificate::parts(text).map_err(|flaw| Rejection::Claim(certificate::Rejection::Flaw(flaw)))?;
    Ok(parts.into_iter().map(|part| verify(part, limits)).collect())
}

/// Checks a certificate of a claim.
pub(crate) fn check(text: &str, limits: &Limits) -> Result<ClaimTheorem, certificate::Rejection> {
    within(limits, |most| certificate::verify(text, most))
}

/// Checks something within limits.
pub(crate) fn within<T>(limits: &Limits, check: impl FnOnce(&Limits) -> T) -> T {
    let quiet = Limits { progress: None, ..limits.clone() };
    limits.watching(|| check(&quiet))
}
