//! Errors in period certificates.

use crate::heaps::CodeFlaw;
use std::fmt;

/// Reason why a period certificate is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeriodFlaw {
    /// The code cannot be read.
    Code(CodeFlaw),
    /// The code is not in canonical form, which is given.
    Spelling(String),
    /// The rules are not those of a game on one heap.
    NotHeaps,
    /// Some parts have to be different, or equal: the theorem does not apply to such rules.
    Unequal,
    /// The set of amounts is infinite and heaps are split, or there are too many parts.
    Endless,
    /// A saltus, where heaps may be split or the set of amounts is finite.
    Growing,
    /// The heap at which the proof begins is given needlessly, or missing.
    After,
    /// The proof begins with too small a heap.
    Begun,
    /// The contribution of far smaller heaps to heaps with this remainder does not repeat.
    Collected(usize),
    /// Too many or too large values would be needed.
    TooLong,
    /// The period is 0.
    NoLength,
    /// The value of this heap does not repeat.
    Differs(usize),
    /// The period begins earlier than stated.
    Earlier,
    /// There is a shorter period.
    Shorter(usize),
    /// The value of this heap is different.
    Value(usize),
    /// This many values should be listed.
    ValueCount(usize),
    /// The claim is not about periodic nim-values.
    NotPeriodic,
    /// The claim is wrong for this heap.
    Claim(usize),
}

impl fmt::Display for PeriodFlaw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PeriodFlaw::Code(flaw) => write!(out, "code: {flaw}"),
            PeriodFlaw::Spelling(code) => write!(out, "spelling: {code}"),
            PeriodFlaw::NotHeaps => out.write_str("not-heaps"),
            PeriodFlaw::Unequal => out.write_str("unequal"),
            PeriodFlaw::Endless => out.write_str("endless"),
            PeriodFlaw::Growing => out.write_str("growing"),
            PeriodFlaw::After => out.write_str("after"),
            PeriodFlaw::Begun => out.write_str("begun"),
            PeriodFlaw::Collected(residue) => write!(out, "collected {residue}"),
            PeriodFlaw::TooLong => out.write_str("too-long"),
            PeriodFlaw::NoLength => out.write_str("no-length"),
            PeriodFlaw::Differs(heap) => write!(out, "differs at {heap}"),
            PeriodFlaw::Earlier => out.write_str("earlier"),
            PeriodFlaw::Shorter(length) => write!(out, "shorter {length}"),
            PeriodFlaw::Value(heap) => write!(out, "value {heap}"),
            PeriodFlaw::ValueCount(count) => write!(out, "value-count {count}"),
            PeriodFlaw::NotPeriodic => out.write_str("not-periodic"),
            PeriodFlaw::Claim(heap) => write!(out, "claim at {heap}"),
        }
    }
}
