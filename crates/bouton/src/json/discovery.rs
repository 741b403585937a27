//! Discoveries about a game, as data.

use super::proof::lemmas;
#[cfg(feature = "schema")]
use super::schema;
use super::{GuessedData, IdentityData, ProgramData, Speak, Worded};
use answer::discover::{Conclusion, Discoveries, Extent, Failed, Family, Finding, Goal, Method, OtherSize};
use answer::proof::Proved;
use rules::Lang;
use serde::Serialize;
use solve::StopReason;
use words::Say;
use words::discovery::{conjecture, nearest};

/// The answer to `discover`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Discoveries"))]
pub struct DiscoveriesData<'a> {
    game: &'a str,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::convention"))]
    convention: &'static str,
    size: Option<usize>,
    proved: bool,
    pub(crate) findings: Vec<FindingData<'a>>,
    /// A pattern in the nim-values of small positions, or in who wins them, where no claim about these was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) pattern: Option<GuessedData<'a>>,
    /// Known games that the game turns out to be, or has the values of; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) identities: Vec<IdentityData<'a>>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::limits_hit"))]
    limits_hit: Option<&'static str>,
    /// The first drawing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) svg: Option<Option<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) program: Option<ProgramData<'a>>,
    /// The same about the other games of a sum for which a program is written; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) others: Vec<DiscoveriesData<'a>>,
}

impl Speak for Discoveries {
    type Data<'a> = DiscoveriesData<'a>;

    fn spoken(&self, lang: Lang) -> DiscoveriesData<'_> {
        DiscoveriesData {
            game: &self.game,
            convention: self.convention.name(),
            size: self.size,
            proved: self.is_proved(),
            findings: self.findings.iter().map(|finding| FindingData::new(finding, lang)).collect(),
            pattern: None,
            identities: Vec::new(),
            limits_hit: self.limits_hit.map(StopReason::name),
            svg: None,
            program: None,
            others: Vec::new(),
        }
    }
}

/// One finding in one language.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
pub(crate) struct FindingData<'a> {
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::goal"))]
    goal: &'static str,
    /// Components of sums, or the length of rows; null where positions have no size.
    size: Option<usize>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::found"))]
    evidence: Option<&'static str>,
    items: &'a [String],
    message: Option<String>,
    assumptions: Option<&'a [String]>,
    /// Elementary facts about numbers on which the proof rests, a sentence each.
    #[serde(skip_serializing_if = "Option::is_none")]
    lemmas: Option<Vec<String>>,
    numeration: Option<String>,
    states: Option<usize>,
    learned: bool,
    ranks: Option<&'a [String]>,
    certificate_bytes: Option<usize>,
    /// Other sizes that have positions, all of which agree.
    also: Vec<usize>,
    /// Comparisons with positions of other sizes.
    sizes: Vec<Other<'a>>,
    positions: u64,
    upto: u64,
    /// The largest box of data.
    looked_at: Option<Looked>,
    candidates: usize,
    /// Kinds of claims that were looked for where nothing was found: formulas, rotations, remainders, automata in a numeration.
    methods: Vec<String>,
    /// The wrong candidate that agreed with the most positions, where nothing was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    failed: Option<Wrong<'a>>,
    family: Option<General<'a>>,
    milliseconds: f64,
    /// The automaton, drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) svg: Option<String>,
    /// The same drawing in TikZ, for LaTeX.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tikz: Option<String>,
}

/// A candidate that is wrong.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Wrong<'a> {
    items: &'a [String],
    /// The smallest position at which it is wrong.
    at: &'a [u64],
    /// Outcome or value that follows from the rules there: `P`, `N`, `D`, or a number.
    truth: String,
    /// Number of smaller positions, with all of which it agrees.
    agreed: u64,
    message: Option<String>,
}

impl<'a> Wrong<'a> {
    fn of(finding: &'a Finding, lang: Lang) -> Option<Wrong<'a>> {
        let Failed { items, at, agreed, .. } = finding.failed.as_ref()?;
        let message = nearest(finding).map(|text| text.worded(lang));
        Some(Wrong { items, at, truth: finding.truth()?, agreed: *agreed, message })
    }
}

/// The name of a kind of claims.
fn named(method: &Method) -> String {
    match method {
        Method::Formulas => "formulas".into(),
        Method::Rotations => "rotations".into(),
        Method::Remainders => "remainders".into(),
        Method::Recursions => "recursions".into(),
        Method::Automata(numeration) => format!("automata in {numeration}"),
    }
}

/// A comparison with positions of another size.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Other<'a> {
    size: usize,
    agrees: bool,
    positions: u64,
    upto: u64,
    differs_at: Option<&'a [u64]>,
}

/// The largest box of data.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Looked {
    positions: u64,
    upto: u64,
}

/// A claim for several parameters.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct General<'a> {
    items: &'a [String],
    /// The parameters with their bounds, if it is proved for all their values.
    #[serde(skip_serializing_if = "Option::is_none")]
    parameters: Option<&'a [String]>,
    /// The theorem, in words, if it is proved for all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
    proved: Vec<String>,
    agreeing: Vec<String>,
    compared: Vec<Setting>,
}

/// Parameters for which a claim was compared with positions.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Setting {
    parameters: String,
    positions: u64,
    upto: u64,
}

impl<'a> General<'a> {
    fn new(family: &'a Family, general: Option<&'a Proved>, lang: Lang) -> General<'a> {
        let compared = family.agreeing.iter().map(|(setting, extent)| Setting {
            parameters: set(setting),
            positions: extent.positions,
            upto: extent.upto,
        });
        General {
            items: &family.items,
            parameters: general.map(|proved| &*proved.theorem.parameters),
            message: general.map(|proved| proved.theorem.text().get(lang).to_owned()),
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

impl<'a> FindingData<'a> {
    fn new(finding: &'a Finding, lang: Lang) -> FindingData<'a> {
        let proved = match &finding.result {
            Conclusion::Proved(proved) => Some(proved),
            Conclusion::Conjecture(_) | Conclusion::Nothing => None,
        };
        let agreeing = finding.sizes.iter().filter(|other| other.differs.is_none());
        FindingData {
            size: finding.size,
            goal: match finding.goal {
                Goal::Outcomes => "outcomes",
                Goal::Values => "values",
            },
            evidence: match &finding.result {
                Conclusion::Proved(_) => Some("proved"),
                Conclusion::Conjecture(_) => Some("checked"),
                Conclusion::Nothing => None,
            },
            items: &finding.items,
            message: match &finding.result {
                Conclusion::Proved(proved) => Some(proved.theorem.text().worded(lang)),
                Conclusion::Conjecture(why) => {
                    Some(conjecture(finding, &words::proof::open(why).unwrap_or_default()).worded(lang))
                }
                Conclusion::Nothing => None,
            },
            assumptions: proved.map(|proved| &*proved.assumptions),
            lemmas: proved.and_then(|proved| lemmas(proved, lang)),
            numeration: proved
                .and_then(|proved| proved.numeration())
                .map(|numeration| numeration.to_string()),
            states: finding.states,
            learned: !finding.learned.is_empty(),
            ranks: proved.and_then(|proved| proved.ranks()),
            certificate_bytes: proved.map(|proved| proved.certificate.len()),
            also: agreeing.map(|other| other.size).collect(),
            sizes: finding.sizes.iter().map(Other::new).collect(),
            positions: finding.compared.map_or(0, |extent| extent.positions),
            upto: finding.compared.map_or(0, |extent| extent.upto),
            looked_at: finding.data.map(|Extent { positions, upto }| Looked { positions, upto }),
            candidates: finding.tried,
            methods: match finding.result {
                Conclusion::Nothing => finding.methods.iter().map(named).collect(),
                Conclusion::Proved(_) | Conclusion::Conjecture(_) => vec![],
            },
            failed: Wrong::of(finding, lang),
            family: finding
                .family
                .as_ref()
                .map(|family| General::new(family, finding.general.as_deref(), lang)),
            svg: None,
            tikz: None,
            milliseconds: (finding.time.as_secs_f64() * 1e6).round() / 1e3,
        }
    }
}
