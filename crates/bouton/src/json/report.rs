//! Reports of a check, as data.

use super::answer::MoveData;
#[cfg(feature = "schema")]
use super::schema;
use super::{Speak, Worded};
use answer::check::{Counterexample, Finding, Report, Tried, Verdict, letter};
use rules::Lang;
use serde::Serialize;
use solve::StopReason;
use words::Say;

/// The answer to `check`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Report"))]
pub struct ReportData<'a> {
    game: &'a str,
    upto: u64,
    refuted: bool,
    findings: Vec<Compared<'a>>,
    /// Small boards that were solved, of a game on boards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<TriedData<'a>>>"))]
    tried: Vec<TriedData<'a>>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::limits_hit"))]
    limits_hit: Option<&'static str>,
}

/// A small board that was solved.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Tried"))]
struct TriedData<'a> {
    sizes: &'a [i64],
    cells: usize,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::outcome"))]
    outcome: &'static str,
    value: Option<u16>,
}

/// A statement of the text, compared with the rules.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Compared<'a> {
    subject: &'static str,
    game: &'a str,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::convention"))]
    convention: &'static str,
    text: &'a str,
    verdict: &'static str,
    message: String,
    positions: Option<u64>,
    upto: Option<u64>,
    counterexample: Option<CounterexampleData<'a>>,
}

/// The smallest position at which a claim is wrong.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Counterexample"))]
pub(super) struct CounterexampleData<'a> {
    position: &'a str,
    failure: &'static str,
    claimed: Option<&'a str>,
    truth: Option<&'a str>,
    #[serde(rename = "move")]
    breaking: Option<MoveData<'a>>,
}

impl Speak for Report {
    type Data<'a> = ReportData<'a>;

    fn spoken(&self, lang: Lang) -> ReportData<'_> {
        ReportData {
            game: &self.game,
            upto: self.upto,
            refuted: self.is_refuted(),
            findings: self.findings.iter().map(|finding| Compared::new(finding, lang)).collect(),
            tried: self.tried.iter().map(TriedData::new).collect(),
            limits_hit: self.limits_hit.map(StopReason::name),
        }
    }
}

impl<'a> TriedData<'a> {
    fn new(tried: &'a Tried) -> TriedData<'a> {
        TriedData {
            sizes: &tried.sizes,
            cells: tried.cells,
            outcome: letter(tried.outcome),
            value: tried.value,
        }
    }
}

impl<'a> Compared<'a> {
    fn new(finding: &'a Finding, lang: Lang) -> Compared<'a> {
        let (positions, upto) = match &finding.verdict {
            Verdict::Agrees { positions, upto, .. } => (Some(*positions), Some(*upto)),
            Verdict::Numbers { upto } => (None, Some(*upto)),
            _ => (None, None),
        };
        let counterexample = match &finding.verdict {
            Verdict::Refuted(found) => Some(CounterexampleData::new(found)),
            _ => None,
        };
        Compared {
            subject: finding.subject.name(),
            game: &finding.game,
            convention: finding.convention.name(),
            text: &finding.text,
            verdict: finding.verdict_name(),
            message: finding.text().worded(lang),
            positions,
            upto,
            counterexample,
        }
    }
}

impl<'a> CounterexampleData<'a> {
    pub(super) fn new(found: &'a Counterexample) -> CounterexampleData<'a> {
        CounterexampleData {
            position: &found.position,
            failure: found.failure.name(),
            claimed: found.claimed.as_deref(),
            truth: found.truth.as_deref(),
            breaking: found.breaking.as_ref().map(MoveData::from),
        }
    }
}
