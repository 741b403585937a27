//! Certificates for all sizes: read, and checked.

use crate::flaw::Rejection;
use crate::sentences::{Purpose, Sentence, sentences};
use crate::statement::{Reasons, Statement};
use kernel::text::{Text, flaw};
use kernel::{Certainty, Claim, Limits, Meter, Move, Numeration, TextFlaw, Verdict};

/// A statement with what is needed to check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The statement that is proved.
    pub statement: Statement,
    /// Why it holds.
    pub reasons: Reasons,
    /// The sentences, as the kernel is asked: each is a move that no position has. With their definitions.
    pub tables: kernel::Certificate,
}

/// A statement that has been proved, and how much that took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theorem {
    /// The statement, proved for all sizes.
    pub statement: Statement,
    /// Number of definitions.
    pub definitions: usize,
    /// Number of states of the tables of the certificate.
    pub states: usize,
    /// Number of sentences.
    pub sentences: usize,
}

/// The sentences of a statement as a game in which each would be a move, and their purposes: without ranks the kernel
/// demands that there be none of them.
pub fn asked(
    statement: &Statement,
    reasons: &Reasons,
    meter: &Meter,
) -> Result<(kernel::Statement, Vec<Purpose>), Rejection> {
    let sentences = sentences(statement, reasons, meter)?;
    let purposes = sentences.iter().map(|sentence| sentence.purpose).collect();
    let step = |Sentence { never, .. }| Move {
        certainty: Certainty::Exact,
        bound: vec![],
        when: never,
        parts: vec![vec![]],
    };
    let game = kernel::Statement {
        numeration: Numeration::Base(2),
        automata: vec![],
        assuming: vec![],
        places: vec![],
        sorted: false,
        laws: vec![],
        ends: vec![],
        stuck: Verdict::Lost,
        moves: sentences.into_iter().map(step).collect(),
        choices: vec![],
        claim: Claim::Outcomes([None, None, None]),
    };
    Ok((game, purposes))
}

impl Certificate {
    /// Reads a certificate; returns the purposes of its sentences too.
    pub fn parse(text: &str, meter: &Meter) -> Result<(Certificate, Vec<Purpose>), Rejection> {
        let text = &Text::read(text)?;
        let [head, statement, rest @ ..] = &*text.top else {
            return Ok(flaw(0, TextFlaw::Expected("sizes"))?);
        };
        let [version] = text.parts(*head, "sizes")?;
        if text.number(version, 2)? != 2 {
            return Ok(text.expected(version, "sizes")?);
        }
        let statement = Statement::read(text, *statement)?;
        let (reasons, rest) = Reasons::read(&statement, text, rest)?;
        let (game, purposes) = asked(&statement, &reasons, meter)?;
        let tables = kernel::Certificate::tables(game, text, rest)?;
        Ok((Certificate { statement, reasons, tables }, purposes))
    }
}

/// Checks the text of a certificate.
pub fn check(text: &str, limits: Limits) -> Result<Theorem, Rejection> {
    let meter = Meter::new(limits);
    meter.steps(text.len())?;
    let (Certificate { statement, tables, .. }, purposes) = Certificate::parse(text, &meter)?;
    let proved = kernel::checked(tables, &meter).map_err(|why| Rejection::of(why, &purposes))?;
    let kernel::Theorem { definitions, states, demands, .. } = proved;
    Ok(Theorem { statement, definitions, states, sentences: demands })
}
