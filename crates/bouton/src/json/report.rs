//! What a check has found, as data.

use super::Spoken;
use super::answer::Made;
use answer::check::{Counterexample, Finding, Report, Verdict};
use rules::Lang;
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use solve::StopReason;
use words::Say;

impl Serialize for Spoken<'_, Report> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Spoken { said, lang } = *self;
        let findings: Vec<Found<'_>> =
            said.findings.iter().map(|finding| Found::new(finding, lang)).collect();
        let mut object = serializer.serialize_struct("Report", 5)?;
        object.serialize_field("game", &said.game)?;
        object.serialize_field("upto", &said.upto)?;
        object.serialize_field("refuted", &said.is_refuted())?;
        object.serialize_field("findings", &findings)?;
        object.serialize_field("limits_hit", &said.limits_hit.map(StopReason::name))?;
        object.end()
    }
}

/// One finding in one language.
#[derive(Serialize)]
struct Found<'a> {
    subject: &'static str,
    game: &'a str,
    convention: &'static str,
    text: &'a str,
    verdict: &'static str,
    message: String,
    positions: Option<u64>,
    upto: Option<u64>,
    counterexample: Option<Counter<'a>>,
}

/// A counterexample in one language.
#[derive(Serialize)]
pub(super) struct Counter<'a> {
    position: &'a str,
    failure: &'static str,
    claimed: Option<&'a str>,
    truth: Option<&'a str>,
    #[serde(rename = "move")]
    breaking: Option<Made<'a>>,
}

impl<'a> Found<'a> {
    fn new(finding: &'a Finding, lang: Lang) -> Found<'a> {
        let (positions, upto) = match &finding.verdict {
            Verdict::Agrees { positions, upto, .. } => (Some(*positions), Some(*upto)),
            Verdict::Numbers { upto } => (None, Some(*upto)),
            _ => (None, None),
        };
        let counterexample = match &finding.verdict {
            Verdict::Refuted(found) => Some(Counter::new(found)),
            _ => None,
        };
        Found {
            subject: finding.subject.name(),
            game: &finding.game,
            convention: finding.convention.name(),
            text: &finding.text,
            verdict: finding.verdict_name(),
            message: finding.verdict.text().get(lang).to_owned(),
            positions,
            upto,
            counterexample,
        }
    }
}

impl<'a> Counter<'a> {
    pub(super) fn new(found: &'a Counterexample) -> Counter<'a> {
        Counter {
            position: &found.position,
            failure: found.failure.name(),
            claimed: found.claimed.as_deref(),
            truth: found.truth.as_deref(),
            breaking: found.breaking.as_ref().map(Made::from),
        }
    }
}
