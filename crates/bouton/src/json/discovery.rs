//! What was found of a game, as data.

use super::Spoken;
use answer::discover::{Discoveries, Extent, Family, Finding, Found, Goal, OtherSize};
use rules::Lang;
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use solve::StopReason;
use std::borrow::Cow;
use words::Say;
use words::discovery::conjecture;

impl Serialize for Spoken<'_, Discoveries> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Spoken { said, lang } = *self;
        let findings: Vec<One<'_>> = said.findings.iter().map(|finding| One::new(finding, lang)).collect();
        let mut object = serializer.serialize_struct("Discoveries", 6)?;
        object.serialize_field("game", &said.game)?;
        object.serialize_field("convention", said.convention.name())?;
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
    size: Option<usize>,
    evidence: Option<&'static str>,
    items: &'a [String],
    message: Option<Cow<'a, str>>,
    assumptions: Option<&'a [String]>,
    numeration: Option<&'a str>,
    states: Option<usize>,
    learned: bool,
    ranks: Option<&'a [String]>,
    certificate_bytes: Option<usize>,
    also: Vec<usize>,
    sizes: Vec<Other<'a>>,
    positions: u64,
    upto: u64,
    looked_at: Option<Looked>,
    candidates: usize,
    family: Option<General<'a>>,
    milliseconds: f64,
}

/// A comparison with positions of another size.
#[derive(Serialize)]
struct Other<'a> {
    size: usize,
    agrees: bool,
    positions: u64,
    upto: u64,
    differs_at: Option<&'a [u64]>,
}

/// The largest box of data.
#[derive(Serialize)]
struct Looked {
    positions: u64,
    upto: u64,
}

/// A claim for several parameters.
#[derive(Serialize)]
struct General<'a> {
    items: &'a [String],
    proved: Vec<String>,
    agreeing: Vec<String>,
    compared: Vec<Setting>,
}

/// Parameters for which a claim was compared with positions.
#[derive(Serialize)]
struct Setting {
    parameters: String,
    positions: u64,
    upto: u64,
}

impl<'a> General<'a> {
    fn new(family: &'a Family) -> General<'a> {
        let compared = family.agreeing.iter().map(|(setting, extent)| Setting {
            parameters: set(setting),
            positions: extent.positions,
            upto: extent.upto,
        });
        General {
            items: &family.items,
            proved: family.proved.iter().map(|setting| set(setting)).collect(),
            agreeing: family.agreeing.iter().map(|(setting, _)| set(setting)).collect(),
            compared: compared.collect(),
        }
    }
}

/// `a=2 b=5`
fn set(setting: &[(String, u64)]) -> String {
    setting.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}

impl<'a> Other<'a> {
    fn new(other: &'a OtherSize) -> Other<'a> {
        let OtherSize { size, extent: Extent { positions, upto }, differs } = other;
        let (agrees, differs_at) = (differs.is_none(), differs.as_deref());
        Other { size: *size, agrees, positions: *positions, upto: *upto, differs_at }
    }
}

impl<'a> One<'a> {
    fn new(finding: &'a Finding, lang: Lang) -> One<'a> {
        let proved = match &finding.result {
            Found::Proved(proved) => Some(proved),
            Found::Conjecture(_) | Found::Nothing => None,
        };
        let agreeing = finding.sizes.iter().filter(|other| other.differs.is_none());
        One {
            size: finding.size,
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
                Found::Proved(proved) => Some(proved.theorem.text().get(lang).to_owned().into()),
                Found::Conjecture(why) => Some(
                    conjecture(finding, &words::proof::open(why).unwrap_or_default())
                        .get(lang)
                        .to_owned()
                        .into(),
                ),
                Found::Nothing => None,
            },
            assumptions: proved.map(|proved| &*proved.assumptions),
            numeration: proved.and_then(|proved| proved.numeration()),
            states: finding.states,
            learned: !finding.learned.is_empty(),
            ranks: proved.map(|proved| &*proved.ranks),
            certificate_bytes: proved.map(|proved| proved.certificate.len()),
            also: agreeing.map(|other| other.size).collect(),
            sizes: finding.sizes.iter().map(Other::new).collect(),
            positions: finding.compared.map_or(0, |extent| extent.positions),
            upto: finding.compared.map_or(0, |extent| extent.upto),
            looked_at: finding.data.map(|Extent { positions, upto }| Looked { positions, upto }),
            candidates: finding.tried,
            family: finding.family.as_ref().map(General::new),
            milliseconds: (finding.time.as_secs_f64() * 1e6).round() / 1e3,
        }
    }
}
