//! Certificates that are written, and accepted by the checker.

use super::result::{Attempted, ByAutomata, Method, Proved, Ranks};
use super::told::{Open, Statement};
use ::prove::{Lemma, Theorem};
use limits::{Instant, Meter};
use question::Variant;
use solve::Limits;
use std::time::Duration;

/// A certificate that the checker has accepted.
pub(super) struct Checked {
    text: String,
    /// Assumptions of its statement, as the text of the rules says them.
    pub(super) assuming: Vec<String>,
    /// Elementary facts of its statement.
    lemmas: Vec<Lemma>,
    method: Method,
    /// Time that the check took.
    time: Duration,
}

impl Checked {
    /// Writes the certificate of a theorem, and has the text checked as an outsider would read it.
    pub(super) fn of(
        variant: &Variant,
        theorem: &Theorem,
        meter: &Meter,
        limits: &Limits,
    ) -> Result<Checked, Attempted> {
        let undecided = |why| Attempted::Undecided(Box::new(why));
        let certificate = theorem.certificate(meter).map_err(|why| undecided(Open::of(variant, &why)))?;
        let text = match &theorem.family {
            None => elaborate::text::certificate(&certificate),
            Some(family) => elaborate::text::residues(family, &certificate),
        };
        let begun = Instant::now();
        let accepted = match &theorem.family {
            None => verify::check(&text, limits),
            Some(_) => verify::check_residues(&text, limits).map(|(_, theorem)| theorem),
        };
        let accepted = accepted.map_err(|rejection| match rejection.is_undecided() {
            true => undecided(Open::Unchecked(Box::new(rejection))),
            false => Attempted::Rejected(Box::new(rejection)),
        })?;
        let time = begun.elapsed();
        let method = Method::Automata(ByAutomata {
            numeration: theorem.numeration,
            phases: theorem.phases.clone(),
            divided: theorem.family.is_some(),
            heap: theorem.heap,
            steps: theorem.steps.len(),
            relations: certificate.definitions.len(),
        });
        let premises = accepted.statement.assuming;
        let lemmas = premises.iter().filter_map(|premise| Lemma::named(premise)).collect();
        let assuming = premises.into_iter().filter(|premise| Lemma::named(premise).is_none()).collect();
        Ok(Checked { text, assuming, lemmas, method, time })
    }

    /// The proof of what the certificate states, with ranks as terms of the language.
    pub(super) fn proves(self, theorem: Statement, phases: Vec<Ranks>) -> Attempted {
        let Checked { text: certificate, assuming: assumptions, lemmas, method, time: checked } = self;
        let found = Proved { theorem, assumptions, lemmas, phases, method, certificate, checked };
        Attempted::Proved(Box::new(found))
    }
}
