//! Sentences about relations.

use crate::relation::{Case, Literal};
use std::fmt;

/// A sentence about all naturals.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sentence {
    /// No numbers satisfy all of this.
    Nothing {
        /// Number of variables.
        variables: u32,
        /// Literals that are not all satisfied.
        literals: Vec<Literal>,
    },
    /// All numbers that satisfy the given literals satisfy one of the cases.
    Every {
        /// Number of variables; the bound ones of each case follow.
        variables: u32,
        /// Literals assumed.
        given: Vec<Literal>,
        /// Cases, one of which follows.
        cases: Vec<Case>,
    },
}

impl Sentence {
    /// All of its literals.
    pub fn literals(&self) -> impl Iterator<Item = &Literal> {
        let (first, cases) = match self {
            Sentence::Nothing { literals, .. } => (literals, &[][..]),
            Sentence::Every { given, cases, .. } => (given, &cases[..]),
        };
        first.iter().chain(cases.iter().flat_map(|case| &case.literals))
    }

    /// Returns `true` if it has bound variables, so that a certificate has to prove it.
    pub fn needs_proof(&self) -> bool {
        matches!(self, Sentence::Every { cases, .. } if cases.iter().any(|case| case.bound > 0))
    }
}

/// Literals with their arguments, as certificates write them.
struct Spoken<'a>(&'a [Literal], u32);

impl fmt::Display for Spoken<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, literal) in self.0.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            let not = if literal.positive { "" } else { "not " };
            write!(f, "{comma}{not}{{{}}} @", literal.relation)?;
            for &variable in &literal.arguments {
                match variable.checked_sub(self.1) {
                    None => write!(f, " x{variable}")?,
                    Some(bound) => write!(f, " y{bound}")?,
                }
            }
        }
        Ok(())
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sentence::Nothing { variables, literals } => {
                write!(f, "no {variables}: {}", Spoken(literals, *variables))
            }
            Sentence::Every { variables, given, cases } => {
                write!(f, "for all {variables}")?;
                if !given.is_empty() {
                    write!(f, " if {}", Spoken(given, *variables))?;
                }
                write!(f, ":")?;
                for (index, case) in cases.iter().enumerate() {
                    let bar = if index == 0 { " " } else { " | " };
                    write!(f, "{bar}some {}: {}", case.bound, Spoken(&case.literals, *variables))?;
                }
                Ok(())
            }
        }
    }
}
