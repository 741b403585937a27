//! Problems of contests as data.

use judge::{Bound, DIGITS, Played, Problem, Written, problems};
use rules::Text;
use serde::Serialize;
use serde_json::Value;
use words::Say;

/// All problems, with the limits of each.
pub fn contest_problems() -> Value {
    serde_json::to_value(ContestsData::all()).unwrap_or_default()
}

/// Problems of contests.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Contests"))]
pub(crate) struct ContestsData {
    problems: Vec<ContestData>,
    /// Digits of a number, at most.
    digits: usize,
}

/// A problem of a contest.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Contest"))]
struct ContestData {
    id: &'static str,
    /// Names of the same problem elsewhere.
    aliases: &'static [&'static str],
    title: Both,
    /// Its game in the catalogue.
    game: Option<&'static str>,
    /// The rules of its game, which is not in the catalogue.
    rules: Option<&'static str>,
    limits: Vec<LimitData>,
    /// Sample of the statement.
    sample: Sample,
    /// The program that answers it, where one can be written by the operation `prove`.
    program: Option<ProgramAsked>,
}

/// Words in both languages.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Both {
    en: String,
    zh: String,
}

/// An input and its answer.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct Sample {
    input: &'static str,
    output: &'static str,
}

/// Question for a program.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct ProgramAsked {
    ask: &'static str,
    misere: bool,
    /// Format of its input and output.
    layout: &'static str,
}

/// A limit on a number of the input.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
struct LimitData {
    of: Both,
    /// The limit of the statement; null where it is unknown.
    limit: Option<u64>,
    /// The largest number that is answered; null where only time, memory and digits bound it.
    answered: Option<u64>,
}

impl ContestsData {
    /// All of them.
    pub(crate) fn all() -> ContestsData {
        ContestsData { problems: problems().iter().map(ContestData::from).collect(), digits: DIGITS }
    }
}

impl From<&Problem> for ContestData {
    fn from(problem: &Problem) -> ContestData {
        let (game, rules) = match problem.game {
            Played::Catalogue(name) => (Some(name), None),
            Played::Text(text) => (None, Some(text)),
        };
        let (input, output) = problem.sample;
        let asked = |Written { ask, misere, format }| ProgramAsked { ask, misere, layout: format };
        ContestData {
            id: problem.id,
            aliases: problem.aliases,
            title: Both { en: problem.title.en.into(), zh: problem.title.zh.into() },
            game,
            rules,
            limits: problem.bounds.iter().map(LimitData::from).collect(),
            sample: Sample { input, output },
            program: problem.written.map(asked),
        }
    }
}

impl From<&Bound> for LimitData {
    fn from(bound: &Bound) -> LimitData {
        let Text { en, zh } = bound.of.text();
        LimitData { of: Both { en, zh }, limit: bound.limit, answered: bound.answered }
    }
}
