//! The text of a certificate of a period.

use crate::format::Flaw;
use crate::format::lines::{Lines, game, natural};
use std::fmt;

/// The most values that a certificate lists.
pub(super) const MOST_LISTED: usize = 1 << 16;

/// What a certificate of a period says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodCertificate {
    /// The game.
    pub subject: Subject,
    /// How values are sorted while they are computed, which makes no difference but to the time: by the parity of the ones
    /// under this mask, and perhaps that of the heap.
    pub mask: Option<(u32, bool)>,
    /// From which heap on values come again.
    pub start: usize,
    /// After how many heaps.
    pub length: usize,
    /// How much is added to them then.
    pub saltus: u32,
    /// Where amounts are taken without end, the heap with which the proof begins.
    pub after: Option<usize>,
    /// The values before the start, and of one period; or none.
    pub values: Vec<u32>,
}

/// The game that a certificate of a period is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Its code in the literature.
    Code(String),
    /// Its rules.
    Rules {
        /// The text of the game.
        text: String,
        /// The parameters that do not have their default.
        arguments: Vec<(String, String)>,
        /// The claim that is shown with it, counted from 1.
        claim: Option<usize>,
    },
}

impl PeriodCertificate {
    /// Reads the text of a certificate. Nothing of what it says is checked, but how it is written is: there is one
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
