//! Claims with the parameters fixed.

use crate::{Convention, Outcome, Span, Subject};
use dashu_int::UBig;

/// A claim with the parameters fixed.
pub struct ClaimInstance {
    /// The convention it is about.
    pub convention: Convention,
    /// What it speaks of.
    pub subject: Subject,
    /// The theorem it is, with its citation.
    pub theorem: Option<String>,
    /// Where it stands.
    pub span: Span,
}

impl ClaimInstance {
    /// The outcome that it speaks of; `None` if it gives nim-values.
    pub fn outcome(&self) -> Option<Outcome> {
        todo!()
    }
    /// Whether the claim about who wins holds at a sum (of one component, unless it speaks of sums).
    ///
    /// `None`: that cannot be told for numbers so large, or the sum does not have the form.
    pub fn holds(&self, sum: &[&[UBig]]) -> Option<bool> {
        let _ = sum;
        todo!()
    }
    /// The nim-value claimed, if there is one.
    pub fn value(&self, sum: &[&[UBig]]) -> Option<UBig> {
        let _ = sum;
        todo!()
    }
    /// The nim-value claimed for a component, if it is a machine word.
    pub fn value_word(&self, at: &[u64]) -> Option<u64> {
        let _ = at;
        todo!()
    }
    /// Whether the claim holds at `(prefix.., start)`, `(prefix.., start + 1)`, …; `false` if that cannot be told.
    #[must_use]
    pub fn fill(&self, prefix: &[u64], start: u64, row: &mut [bool]) -> bool {
        let _ = (prefix, start, row);
        todo!()
    }
}
