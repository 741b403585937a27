//! Who wins on boards of all sizes, as JSON.

use answer::board::sizes::{AllSizes, Known, Unsized};
use answer::check::letter;
use answer::verify::boards::mirror::Sizes;
use rules::{Lang, Outcome, Text};
use serde::Serialize;
use serde_json::Value;

/// Who wins on boards of all sizes.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "AllSizes"))]
pub(crate) struct AllSizesData<'a> {
    game: &'a str,
    /// Proved results, each for boards of some sizes.
    sizes: Vec<SizesData<'a>>,
    /// Sizes without a known strategy, as sentences.
    open: Vec<String>,
    /// The evidence, or the reason why there are no results.
    message: String,
    /// A certificate, if it was asked for.
    certificate: Option<&'a str>,
}

/// Who wins on all boards of some sizes.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "SizesOfBoards"))]
struct SizesData<'a> {
    rows: RunData,
    columns: RunData,
    #[cfg_attr(feature = "schema", schemars(schema_with = "super::schema::outcome"))]
    outcome: &'static str,
    /// The smallest board, after the first move where that wins.
    picture: &'a str,
    /// Sizes, who wins, and the strategy.
    message: String,
}

/// Numbers: `first`, and all others at a distance of `step`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Run"))]
struct RunData {
    first: u32,
    /// Absent where there is no other.
    step: Option<u32>,
}

impl From<Sizes> for RunData {
    fn from(sizes: Sizes) -> RunData {
        RunData { first: sizes.least(), step: (!matches!(sizes, Sizes::Is(_))).then_some(2) }
    }
}

/// Results about boards of all sizes as JSON, with a certificate of at most `most_certificate` bytes.
pub(crate) fn all_sizes_data(
    game: &str,
    found: &Result<AllSizes, Unsized>,
    most_certificate: usize,
    lang: Lang,
) -> Value {
    let said = |text: Text| text.get(lang).to_owned();
    let data = match found {
        Err(why) => AllSizesData {
            game,
            sizes: Vec::new(),
            open: Vec::new(),
            message: said(words::mirror::why_none(why)),
            certificate: None,
        },
        Ok(found) => AllSizesData {
            game: &found.game,
            sizes: found.known.iter().map(|known| SizesData::new(known, lang)).collect(),
            open: found.open.iter().map(|sizes| said(words::mirror::open(*sizes))).collect(),
            message: said(words::mirror::evidence(found)),
            certificate: found.certificate.as_deref().filter(|text| text.len() <= most_certificate),
        },
    };
    serde_json::to_value(data).unwrap_or_default()
}

impl<'a> SizesData<'a> {
    fn new(known: &'a Known, lang: Lang) -> SizesData<'a> {
        let [rows, columns] = known.claim.sizes.map(RunData::from);
        let message = words::mirror::known(known).get(lang).to_owned();
        SizesData {
            rows,
            columns,
            outcome: letter(if known.is_won() { Outcome::N } else { Outcome::P }),
            picture: &known.picture,
            message,
        }
    }
}
