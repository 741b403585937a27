//! Patterns in values, as data.

use super::answer::EvidenceData;
use super::identify::IdentityData;
use super::proof::ProgramData;
#[cfg(feature = "schema")]
use super::schema;
use super::{Speak, Worded};
use ::guess::read::Data;
use ::guess::{Guess, Guesses};
use ::solve::StopReason;
use answer::guess::Guessed;
use rules::Lang;
use serde::Serialize;
use words::guess::Names;

/// The answer to `guess`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Guessed"))]
pub struct GuessedData<'a> {
    read_as: String,
    layout: Option<&'static str>,
    /// `true` if the data say who wins.
    outcomes: bool,
    points: usize,
    names: Vec<String>,
    conjectures: Vec<PatternData>,
    near_misses: Vec<PatternData>,
    identities: Vec<IdentityData<'a>>,
    predictions: Vec<Prediction>,
    why: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) program: Option<ProgramData<'a>>,
    #[cfg_attr(feature = "schema", schemars(schema_with = "schema::limits_hit"))]
    limits_hit: Option<&'static str>,
}

/// A pattern, and how it fared.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct PatternData {
    statement: String,
    /// What the rarer functions and signs in the statement mean.
    notation: Vec<String>,
    claim: Option<String>,
    fitted: usize,
    predicted: usize,
    data_bits: u64,
    pattern_bits: u64,
    exceptions: Vec<Exception>,
    doubt: Option<String>,
    evidence: EvidenceData,
}

/// A position at which a pattern is wrong.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Exception {
    position: Vec<String>,
    value: String,
    by_pattern: Option<String>,
}

/// A predicted value.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Prediction {
    position: Vec<String>,
    value: Option<String>,
}

impl Speak for Guessed {
    type Data<'a> = GuessedData<'a>;

    fn spoken(&self, lang: Lang) -> GuessedData<'_> {
        let conjectures = self.guesses.different();
        let near: Vec<&Guess> = match &self.guesses {
            Guesses::Of { near, .. } => near.iter().collect(),
            Guesses::TooFew { .. } => Vec::new(),
        };
        let names = Names::of(&self.data);
        let all = |guesses: &[&Guess]| -> Vec<PatternData> {
            guesses.iter().map(|guess| PatternData::new(guess, &self.data, &names, lang)).collect()
        };
        let predictions = self.predictions.iter().map(|(at, value)| Prediction {
            position: position(at),
            value: value.map(|value| self.data.written(value)),
        });
        let open = conjectures.is_empty().then(|| words::guess::nothing(&self.guesses).worded(lang));
        GuessedData {
            read_as: words::guess::read_as(&self.data).worded(lang),
            layout: self.data.layout.map(|layout| layout.name()),
            outcomes: self.data.outcomes.is_some(),
            points: self.data.table.points().len(),
            conjectures: all(&conjectures),
            near_misses: all(&near),
            identities: IdentityData::all(&self.identified.identities, lang),
            predictions: predictions.collect(),
            why: open,
            program: None,
            names: names.coordinates,
            limits_hit: self.limits_hit.map(StopReason::name),
        }
    }
}

/// Patterns in the small positions of a game, where the data were not read.
pub(crate) fn of_positions(guessed: &Guessed, lang: Lang) -> GuessedData<'_> {
    GuessedData { read_as: words::guess::of_positions(&guessed.data).worded(lang), ..guessed.spoken(lang) }
}

impl PatternData {
    fn new(guess: &Guess, data: &Data, names: &Names, lang: Lang) -> PatternData {
        let exception = |point: &::guess::Point| Exception {
            position: position(&point.at),
            value: data.written(point.value),
            by_pattern: guess.pattern.value(&point.at).map(|value| data.written(value)),
        };
        let said = words::guess::statement(guess, data, names);
        PatternData {
            notation: words::guess::notation(&said.text.en)
                .into_iter()
                .map(|line| line.worded(lang))
                .collect(),
            statement: said.text.worded(lang),
            claim: said.claim,
            fitted: guess.fitted,
            predicted: guess.predicted,
            data_bits: guess.surprise.max(0.0).round() as u64,
            pattern_bits: guess.stated.max(0.0).round() as u64,
            exceptions: guess.exceptions.iter().map(exception).collect(),
            doubt: guess.doubt.as_ref().map(|doubt| words::guess::doubt(doubt).worded(lang)),
            evidence: EvidenceData { kind: "checked", detail: words::guess::evidence(guess).worded(lang) },
        }
    }
}

fn position(at: &[u64]) -> Vec<String> {
    at.iter().map(u64::to_string).collect()
}
