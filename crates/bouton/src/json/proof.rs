//! Proofs and refutations of claims, as data.

use super::report::CounterexampleData;
#[cfg(feature = "schema")]
use super::schema;
use super::{AutomatonData, Speak, Worded};
use answer::proof::{Attempt, Attempted, Method, Proofs, Proved};
use rules::Lang;
use serde::Serialize;
use solve::StopReason;
use words::Say;
use words::proof::purpose;

/// The answer to `prove`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Proofs"))]
pub struct ProofsData<'a> {
    game: &'a str,
    proved: bool,
    refuted: bool,
    pub(crate) attempts: Vec<AttemptData<'a>>,
    message: Option<String>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::limits_hit"))]
    limits_hit: Option<&'static str>,
    /// Claims and sizes that were not tried before a limit was reached.
    untried: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) program: Option<ProgramData<'a>>,
}

impl Speak for Proofs {
    type Data<'a> = ProofsData<'a>;

    fn spoken(&self, lang: Lang) -> ProofsData<'_> {
        ProofsData {
            game: &self.game,
            proved: self.is_proved(),
            refuted: self.is_refuted(),
            attempts: self.attempts.iter().map(|attempt| AttemptData::new(attempt, lang)).collect(),
            message: self.unclaimed.as_ref().map(|why| why.text().worded(lang)),
            limits_hit: self.limits_hit.map(StopReason::name),
            untried: self.untried,
            program: None,
        }
    }
}

/// Result of an attempt to prove a claim.
/// The elementary facts on which a proof rests, if it does.
pub(super) fn lemmas(proved: &Proved, lang: Lang) -> Option<Vec<String>> {
    let sentences = proved.lemmas.iter().map(|lemma| lemma.text().get(lang).to_owned());
    (!proved.lemmas.is_empty()).then(|| sentences.collect())
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Attempt"))]
pub(crate) struct AttemptData<'a> {
    game: &'a str,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::convention"))]
    convention: &'static str,
    claim: usize,
    text: &'a str,
    size: Option<usize>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::verdict"))]
    verdict: &'static str,
    message: String,
    milliseconds: f64,
    counterexample: Option<CounterexampleData<'a>>,
    /// The assumption that is refuted; the counterexample is of it.
    refuted_assumption: Option<&'a str>,
    assumptions: Option<&'a [String]>,
    /// Elementary facts about numbers on which the proof rests, a sentence each.
    #[serde(skip_serializing_if = "Option::is_none")]
    lemmas: Option<Vec<String>>,
    /// Parameters with their bounds, if it is proved for all their values.
    #[serde(skip_serializing_if = "Option::is_none")]
    parameters: Option<&'a [String]>,
    numeration: Option<String>,
    /// The numeration, in words that follow "numbers in".
    written: Option<String>,
    /// States that an automaton for the claim needs.
    states: Option<usize>,
    period: Option<Period>,
    ranks: Option<&'a [String]>,
    /// The measure that every move lowers, in a sentence without a full stop.
    falling: Option<String>,
    steps: Option<Vec<Step<'a>>>,
    relations: Option<usize>,
    certificate_bytes: Option<usize>,
    /// The claim as the checker reads it, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    statement: Option<String>,
    /// The same in words: a sentence each.
    #[serde(skip_serializing_if = "Option::is_none")]
    sentences: Option<Vec<String>>,
    /// In jobs, if the claim is proved and it is not too long.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) certificate: Option<&'a str>,
    /// In jobs, the automaton of the theorem, drawn, if it is small enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) svg: Option<String>,
    /// In jobs, the same drawing in TikZ, for LaTeX.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tikz: Option<String>,
    /// In jobs, the same automaton as data.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) automaton: Option<AutomatonData>,
}

/// A program, or why there is none.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Program"))]
pub(crate) struct ProgramData<'a> {
    #[cfg_attr(feature = "schema", schemars(with = "crate::ops::Language"))]
    pub(crate) language: &'static str,
    pub(crate) text: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) message: Option<String>,
}

/// A proof by periodic values.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Period {
    start: usize,
    length: usize,
    computed: usize,
}

/// A step of a proof in one language.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Step<'a> {
    /// Purpose and number: `every option 2`.
    label: String,
    purpose: String,
    sentence: &'a str,
    states: usize,
    milliseconds: f64,
    holds: bool,
}

impl<'a> AttemptData<'a> {
    pub(super) fn new(attempt: &'a Attempt, lang: Lang) -> AttemptData<'a> {
        let proved = attempt.result.proved();
        let unfounded = match &attempt.result {
            Attempted::Unfounded(unfounded) => Some(unfounded),
            _ => None,
        };
        let (verdict, message, counterexample) = match &attempt.result {
            Attempted::Proved(proved) => ("proved", proved.theorem.text().get(lang).to_owned(), None),
            Attempted::Refuted(found) => {
                ("refuted", found.text().get(lang).to_owned(), Some(CounterexampleData::new(found)))
            }
            // Of the claim itself nothing is known.
            Attempted::Unfounded(found) => (
                "undecided",
                found.text().get(lang).to_owned(),
                Some(CounterexampleData::new(&found.counterexample)),
            ),
            Attempted::Undecided(why) => ("undecided", why.text().get(lang).to_owned(), None),
            Attempted::Rejected(_) => ("rejected", open(&attempt.result, lang), None),
        };
        let automata = proved.and_then(|proved| proved.automata());
        let milliseconds = |time: std::time::Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
        AttemptData {
            game: &attempt.game,
            convention: attempt.convention.name(),
            claim: attempt.claim,
            text: &attempt.text,
            size: attempt.size,
            verdict,
            message,
            milliseconds: milliseconds(attempt.time),
            counterexample,
            refuted_assumption: unfounded.map(|unfounded| &*unfounded.assumption),
            assumptions: proved.map(|proved| &*proved.assumptions),
            lemmas: proved.and_then(|proved| lemmas(proved, lang)),
            parameters: proved
                .map(|proved| &*proved.theorem.parameters)
                .filter(|parameters| !parameters.is_empty()),
            numeration: proved
                .and_then(|proved| proved.numeration())
                .map(|numeration| numeration.to_string()),
            written: automata.map(|automata| words::proof::written(automata).get(lang).to_owned()),
            states: attempt.states,
            period: proved.and_then(|proved| match proved.method {
                Method::Period { start, length, computed } => Some(Period { start, length, computed }),
                Method::Automata(_) | Method::Sizes { .. } => None,
            }),
            ranks: proved.and_then(|proved| proved.ranks()),
            falling: proved.map(|proved| words::proof::falling(proved).get(lang).to_owned()),
            steps: (automata.is_some() || !attempt.steps.is_empty()).then(|| {
                let shown = |step: &'a answer::proof::Step| Step {
                    label: words::proof::label(step.purpose, step.number),
                    purpose: purpose(step.purpose).get(lang).to_owned(),
                    sentence: &step.sentence,
                    states: step.states,
                    milliseconds: milliseconds(step.time),
                    holds: step.holds,
                };
                attempt.steps.iter().map(shown).collect()
            }),
            relations: automata.map(|automata| automata.relations),
            certificate_bytes: proved.map(|proved| proved.certificate.len()),
            statement: attempt.core.as_deref().map(words::statement::stated),
            sentences: attempt.core.as_deref().map(|core| sentences(core, lang)),
            certificate: None,
            svg: None,
            tikz: None,
            automaton: None,
        }
    }
}

/// A statement of the checker in words: a sentence each.
pub(crate) fn sentences(of: &answer::proof::Stated, lang: Lang) -> Vec<String> {
    let said = words::statement::said(of);
    said.iter().map(|sentence| sentence.get(lang).to_owned()).collect()
}

/// Why a claim is neither proved nor refuted.
fn open(result: &Attempted, lang: Lang) -> String {
    words::proof::open(result).unwrap_or_default().get(lang).to_owned()
}
