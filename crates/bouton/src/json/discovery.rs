//! What was found of a game, as data.

use super::Spoken;
use crate::discover::{Discoveries, Family, Finding, Found, Goal};
use rules::Lang;
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use solve::StopReason;

impl Serialize for Spoken<'_, Discoveries> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Spoken { said, lang } = *self;
        let findings: Vec<One<'_>> = said.findings.iter().map(|finding| One::new(finding, lang)).collect();
        let mut object = serializer.serialize_struct("Discoveries", 6)?;
        object.serialize_field("game", &said.game)?;
        object.serialize_field("convention", super::convention(said.convention))?;
        object.serialize_field("size", &said.size)?;
        object.serialize_field("proved", &said.is_proved())?;
        object.serialize_field("findings", &findings)?;
        object.serialize_field("limits_hit", &said.limits_hit.map(StopReason::name))?;
        object.end()
    }
}

/// One finding in one language.
#[derive(Serialize)]
struct One<'a> {
    goal: &'static str,
    evidence: Option<&'static str>,
    items: &'a [String],
    message: Option<&'a str>,
    assumptions: Option<&'a [String]>,
    numeration: Option<&'a str>,
    states: Option<usize>,
    learned: bool,
    ranks: Option<&'a [String]>,
    certificate_bytes: Option<usize>,
    also: &'a [usize],
    positions: u64,
    upto: u64,
    candidates: usize,
    family: Option<General<'a>>,
    milliseconds: f64,
}

/// A claim for several parameters.
#[derive(Serialize)]
struct General<'a> {
    items: &'a [String],
    proved: Vec<String>,
    agreeing: Vec<String>,
}

impl<'a> General<'a> {
    fn new(family: &'a Family) -> General<'a> {
        let all = |settings: &[Vec<(String, u64)>]| settings.iter().map(|setting| set(setting)).collect();
        General { items: &family.items, proved: all(&family.proved), agreeing: all(&family.agreeing) }
    }
}

/// `a=2 b=5`
fn set(setting: &[(String, u64)]) -> String {
    setting.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}

impl<'a> One<'a> {
    fn new(finding: &'a Finding, lang: Lang) -> One<'a> {
        let proved = match &finding.result {
            Found::Proved(proved) => Some(proved),
            Found::Conjecture(_) | Found::Nothing => None,
        };
        One {
            goal: match finding.goal {
                Goal::Outcomes => "outcomes",
                Goal::Values => "values",
            },
            evidence: match &finding.result {
                Found::Proved(_) => Some("proved"),
                Found::Conjecture(_) => Some("checked"),
                Found::Nothing => None,
            },
            items: &finding.items,
            message: match &finding.result {
                Found::Proved(proved) => Some(proved.theorem.get(lang)),
                Found::Conjecture(why) => Some(why.get(lang)),
                Found::Nothing => None,
            },
            assumptions: proved.map(|proved| &*proved.assumptions),
            numeration: proved.and_then(|proved| proved.numeration()),
            states: finding.states,
            learned: !finding.learned.is_empty(),
            ranks: proved.map(|proved| &*proved.ranks),
            certificate_bytes: proved.map(|proved| proved.certificate.len()),
            also: &finding.also,
            positions: finding.positions,
            upto: finding.upto,
            candidates: finding.tried,
            family: finding.family.as_ref().map(General::new),
            milliseconds: (finding.time.as_secs_f64() * 1e6).round() / 1e3,
        }
    }
}
