//! What became of the claims of a game, as data.

use super::Spoken;
use super::report::Counter;
use answer::proof::{Attempt, Attempted, Method, Proofs};
use rules::Lang;
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use solve::StopReason;
use words::Say;
use words::proof::purpose;

impl Serialize for Spoken<'_, Proofs> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Spoken { said, lang } = *self;
        let attempts: Vec<Tried<'_>> =
            said.attempts.iter().map(|attempt| Tried::new(attempt, lang)).collect();
        let mut object = serializer.serialize_struct("Proofs", 7)?;
        object.serialize_field("game", &said.game)?;
        object.serialize_field("proved", &said.is_proved())?;
        object.serialize_field("refuted", &said.is_refuted())?;
        object.serialize_field("attempts", &attempts)?;
        object.serialize_field(
            "message",
            &said.unclaimed.as_ref().map(|why| why.text().get(lang).to_owned()),
        )?;
        object.serialize_field("limits_hit", &said.limits_hit.map(StopReason::name))?;
        object.serialize_field("untried", &said.untried)?;
        object.end()
    }
}

/// One attempt in one language.
#[derive(Serialize)]
struct Tried<'a> {
    game: &'a str,
    convention: &'static str,
    claim: usize,
    text: &'a str,
    size: Option<usize>,
    verdict: &'static str,
    message: String,
    milliseconds: f64,
    counterexample: Option<Counter<'a>>,
    refuted_assumption: Option<&'a str>,
    assumptions: Option<&'a [String]>,
    numeration: Option<&'a str>,
    written: Option<String>,
    states: Option<usize>,
    period: Option<Period>,
    ranks: Option<&'a [String]>,
    falling: Option<String>,
    steps: Option<Vec<Shown<'a>>>,
    relations: Option<usize>,
    certificate_bytes: Option<usize>,
}

/// A proof by values that come again.
#[derive(Serialize)]
struct Period {
    start: usize,
    length: usize,
    computed: usize,
}

/// A step of a proof in one language.
#[derive(Serialize)]
struct Shown<'a> {
    label: &'a str,
    purpose: String,
    sentence: &'a str,
    states: usize,
    nodes: usize,
    milliseconds: f64,
    holds: bool,
}

impl<'a> Tried<'a> {
    fn new(attempt: &'a Attempt, lang: Lang) -> Tried<'a> {
        let proved = attempt.result.proved();
        let unfounded = match &attempt.result {
            Attempted::Unfounded(unfounded) => Some(unfounded),
            _ => None,
        };
        let (verdict, message, counterexample) = match &attempt.result {
            Attempted::Proved(proved) => ("proved", proved.theorem.text().get(lang).to_owned(), None),
            Attempted::Refuted(found) => {
                ("refuted", found.text().get(lang).to_owned(), Some(Counter::new(found)))
            }
            // Of the claim itself nothing is known.
            Attempted::Unfounded(found) => {
                ("undecided", found.text().get(lang).to_owned(), Some(Counter::new(&found.counterexample)))
            }
            Attempted::Undecided(why) => ("undecided", why.text().get(lang).to_owned(), None),
            Attempted::Rejected(_) => ("rejected", open(&attempt.result, lang), None),
        };
        let automata = proved.and_then(|proved| proved.automata());
        let milliseconds = |time: std::time::Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
        Tried {
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
            numeration: proved.and_then(|proved| proved.numeration()),
            written: automata.map(|automata| words::proof::written(automata).get(lang).to_owned()),
            states: attempt.states,
            period: proved.and_then(|proved| match proved.method {
                Method::Period { start, length, computed } => Some(Period { start, length, computed }),
                Method::Automata(_) => None,
            }),
            ranks: proved.map(|proved| &*proved.ranks),
            falling: proved.map(|proved| words::proof::falling(proved).get(lang).to_owned()),
            steps: (automata.is_some() || !attempt.steps.is_empty()).then(|| {
                let shown = |step: &'a answer::proof::Step| Shown {
                    label: &step.label,
                    purpose: purpose(step.purpose).get(lang).to_owned(),
                    sentence: &step.sentence,
                    states: step.states,
                    nodes: step.nodes,
                    milliseconds: milliseconds(step.time),
                    holds: step.holds,
                };
                attempt.steps.iter().map(shown).collect()
            }),
            relations: automata.map(|automata| automata.relations),
            certificate_bytes: proved.map(|proved| proved.certificate.len()),
        }
    }
}

/// Why a claim is neither proved nor refuted.
fn open(result: &Attempted, lang: Lang) -> String {
    words::proof::open(result).unwrap_or_default().get(lang).to_owned()
}
