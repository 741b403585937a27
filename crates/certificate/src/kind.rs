//! Kinds of certificates, by their first lines.

use crate::period::{PeriodTheorem, verify_period};
use crate::quotient::{QuotientTheorem, verify_quotient};
use crate::rejection::Rejection;
use crate::theorem::ClaimTheorem;
use limits::Limits;

/// Subject of a certificate, which determines its checker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `bouton certificate 1`: a claim about the positions of a game.
    Claim,
    /// `bouton period 1`: periodic nim-values of heaps.
    Period,
    /// `bouton quotient 1`: winners of misère sums of heaps.
    Quotient,
}

impl Kind {
    /// Returns `true` if a line begins a certificate of some kind.
    pub(crate) fn is_header(line: &str) -> bool {
        matches!(line, "bouton certificate 1" | "bouton period 1" | "bouton quotient 1")
    }

    /// Kind by the first line. A text that begins with none of them is read as a claim, and rejected.
    pub fn of(text: &str) -> Kind {
        match text.lines().next() {
            Some("bouton period 1") => Kind::Period,
            Some("bouton quotient 1") => Kind::Quotient,
            _ => Kind::Claim,
        }
    }
}

/// Theorem shown by a certificate of any kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Theorem {
    /// A claim.
    Claim(ClaimTheorem),
    /// A period.
    Period(PeriodTheorem),
    /// A misère quotient.
    Quotient(QuotientTheorem),
}

impl Theorem {
    /// Rules of the game, as in its text; empty for heaps, where the theorem names the game.
    pub fn rules(&self) -> &[String] {
        match self {
            Theorem::Claim(theorem) => &theorem.rules,
            Theorem::Period(_) | Theorem::Quotient(_) => &[],
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

/// Checks the text of a certificate of any kind.
pub fn verify_any(text: &str, limits: &Limits) -> Result<Theorem, Rejection> {
    match Kind::of(text) {
        Kind::Claim => crate::check::verify(text, limits).map(Theorem::Claim),
        Kind::Period => verify_period(text, limits).map(Theorem::Period),
        Kind::Quotient => verify_quotient(text, limits).map(Theorem::Quotient),
    }
}
