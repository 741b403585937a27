//! Text of period certificates.

use crate::format::Flaw;
use crate::format::lines::{Lines, game, natural};
use std::fmt;

/// Limit on the values that a certificate lists.
pub(super) const MOST_LISTED: usize = 1 << 16;

/// Contents of a period certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodCertificate {
    /// Game of the certificate.
    pub subject: Subject,
    /// Classification of values used in their computation, which affects only the time: by the parity of the
    /// ones under this mask, and `true` if combined with the parity of the heap.
    pub mask: Option<(u32, bool)>,
    /// The heap from which on values repeat.
    pub start: usize,
    /// Length of the period.
    pub length: usize,
    /// Increase in each period.
    pub saltus: u32,
    /// The heap with which the proof begins, if infinitely many amounts may be taken.
    pub after: Option<usize>,
    /// Values before the start, and of one period; or empty.
    pub values: Vec<u32>,
}

/// Game of a period certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Code in the notation of the literature.
    Code(String),
    /// Rules of a game.
    Rules {
        /// Text of the game.
        text: String,
        /// Parameters that differ from their defaults.
        arguments: Vec<(String, String)>,
        /// Claim shown along with the period, from 1.
        claim: Option<usize>,
    },
}

impl PeriodCertificate {
    /// Parses the text of a certificate. The statements are not checked, but their form is: there is only one
    /// text for each certificate, up to a line feed at the end.
    pub fn parse(text: &str) -> Result<PeriodCertificate, Flaw> {
        let mut lines = Lines::new(text);
        lines.header("bouton period 1")?;
        let subject = match lines.take("code ") {
            Some(code) => Subject::Code(code.to_string()),
            None => {
                let text = lines.game()?;
                let arguments = lines.arguments()?;
                let claim = match lines.take("claim ") {
                    Some(rest) => Some(natural(rest).ok_or_else(|| lines.flaw_before("claim 1"))? as usize),
                    None => None,
                };
                Subject::Rules { text, arguments, claim }
            }
        };
        let mask = match lines.take("mask ") {
            Some(rest) => Some(mask(rest).ok_or_else(|| lines.flaw_before("mask 14"))?),
            None => None,
        };
        let start = lines.line("start ", "start 71", natural)? as usize;
        let length = lines.line("period ", "period 12", natural)? as usize;
        let saltus = match lines.take("plus ") {
            Some(rest) => {
                natural(rest).filter(|&saltus| saltus > 0).ok_or_else(|| lines.flaw_before("plus 2"))?
            }
            None => 0,
        };
        let after = match lines.take("after ") {
            Some(rest) => Some(natural(rest).ok_or_else(|| lines.flaw_before("after 40"))? as usize),
            None => None,
        };
        let values = match lines.take("values ") {
            Some(rest) => {
                let values = rest.split(' ').take(MOST_LISTED + 1).map(natural).collect();
                let values: Option<Vec<u32>> = values;
                let listed = values.filter(|values| values.len() <= MOST_LISTED);
                listed.ok_or_else(|| lines.flaw_before("values 0 1 2"))?
            }
            None => vec![],
        };
        lines.end()?;
        Ok(PeriodCertificate { subject, mask, start, length, saltus, after, values })
    }
}

/// `14`, `14 parity`.
fn mask(text: &str) -> Option<(u32, bool)> {
    match text.strip_suffix(" parity") {
        Some(mask) => Some((natural(mask)?, true)),
        None => Some((natural(text)?, false)),
    }
}

impl fmt::Display for PeriodCertificate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "bouton period 1")?;
        write!(out, "{}", self.subject)?;
        if let Some((mask, parity)) = self.mask {
            writeln!(out, "mask {mask}{}", if parity { " parity" } else { "" })?;
        }
        writeln!(out, "start {}\nperiod {}", self.start, self.length)?;
        if self.saltus > 0 {
            writeln!(out, "plus {}", self.saltus)?;
        }
        self.after.iter().try_for_each(|after| writeln!(out, "after {after}"))?;
        if !self.values.is_empty() {
            write!(out, "values")?;
            self.values.iter().try_for_each(|value| write!(out, " {value}"))?;
            writeln!(out)?;
        }
        writeln!(out, "end")
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Code(code) => writeln!(out, "code {code}"),
            Subject::Rules { text, arguments, claim } => {
                game(out, text)?;
                for (name, value) in arguments {
                    writeln!(out, "with {name}={value}")?;
                }
                claim.iter().try_for_each(|claim| writeln!(out, "claim {claim}"))
            }
        }
    }
}
