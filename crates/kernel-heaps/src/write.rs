//! Certificates as text, for those who find periods and quotients: no checker needs them.

use crate::{Heaps, PeriodCertificate, QuotientCertificate};
use kernel::{Certainty, Formula, Literal, Move, Sense, Variable};
use kernel_text::Build;
use std::fmt;

impl Heaps {
    /// The game in which a move takes one of these amounts and leaves this many heaps, none of them empty, for each of
    /// the kinds.
    pub fn of_amounts(kinds: &[(usize, Vec<usize>)]) -> Heaps {
        let moves = kinds.iter().map(|(parts, amounts)| {
            let bound: Vec<Variable> = (1..=*parts as Variable).collect();
            let positive = bound.iter().map(|&part| Literal::linear([(part, -1)], 0, Sense::Negative));
            let taken = amounts.iter().map(|&amount| {
                let parts = bound.iter().map(|&part| (part, -1));
                Formula::of(Literal::linear(parts.chain([(0, 1)]), -(amount as i64), Sense::Zero))
            });
            let when = positive.map(Formula::of).chain([Formula::any(taken)]).collect();
            let parts = bound.iter().map(|&part| vec![part]).collect();
            Move { certainty: Certainty::Exact, bound, when, parts }
        });
        Heaps { name: "n".into(), moves: moves.collect() }
    }

    /// The moves as text.
    pub fn lines(&self) -> Vec<String> {
        let places = [self.name.clone()];
        self.moves.iter().map(|step| kernel_text::step(step, &places)).collect()
    }
}

/// The item of a certificate.
impl fmt::Display for Heaps {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "(heaps {}", self.name)?;
        self.lines().iter().try_for_each(|line| write!(out, "\n  {line}"))?;
        out.write_str(")")
    }
}

/// The text of the certificate.
impl fmt::Display for PeriodCertificate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "(period 2)\n{}", self.heaps)?;
        let saltus = Some(self.saltus as usize).filter(|&saltus| saltus > 0);
        out.write_str(&written("repeats", [self.start, self.length].into_iter().chain(saltus)))?;
        if self.least {
            writeln!(out, "(least)")?;
        }
        if !self.values.is_empty() {
            out.write_str(&written("values", &self.values))?;
        }
        if self.offset > 0 {
            writeln!(out, "(offset {})", self.offset)?;
        }
        if let Some((mask, parity)) = self.mask {
            writeln!(out, "(mask {mask}{})", if parity { " parity" } else { "" })?;
        }
        self.after.iter().try_for_each(|after| writeln!(out, "(after {after})"))
    }
}

/// Lists in parentheses.
fn lists<T: fmt::Display>(of: &[Vec<T>]) -> impl Iterator<Item = String> {
    of.iter().map(|list| format!("({})", list.iter().map(T::to_string).collect::<Vec<_>>().join(" ")))
}

/// The text of the certificate.
impl fmt::Display for QuotientCertificate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "(quotient 2)\n{}", self.heaps)?;
        if let Some((start, length)) = self.period {
            out.write_str(&written("repeats", [start, length]))?;
        }
        out.write_str(&written("map", &self.map))?;
        out.write_str(&written("generators", &self.generators))?;
        out.write_str(&written("times", lists(&self.times)))?;
        out.write_str(&written("lost", &self.lost))?;
        out.write_str(&written("sums", lists(&self.sums)))?;
        if self.offset > 0 { writeln!(out, "(offset {})", self.offset) } else { Ok(()) }
    }
}

/// An item with numbers, as text.
fn written(name: &str, numbers: impl IntoIterator<Item = impl fmt::Display>) -> String {
    let numbers: String = numbers.into_iter().map(|number| format!(" {number}")).collect();
    format!("({name}{numbers})\n")
}
