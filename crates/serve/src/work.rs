//! Work of jobs: that of the commands with the same names.

use crate::binary;
use crate::house::House;
use crate::jobs::{Done, Task};
use crate::problem::Refused;
use crate::request::Question;
use axum::body::Bytes;
use axum::http::StatusCode;
use bouton::Speak;
use bouton::emit::{Language, Unwritten};
use bouton::heaps::{HeapGame, Uncertified, Wish, explore};
use bouton::proof;
use bouton::{Problem, Query, Variant, Workbench, discover, table};
use rules::{Convention, Lang};
use serde::Deserialize;
use serde_json::{Value, json};
use solve::{Limits, StopReason};
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;
use words::Say;

/// Default bound of a check, and default number of values of heaps.
const UPTO: u64 = 60;
const VALUES: u64 = 100_000;
/// Limit on such values.
const MOST_VALUES: u64 = 1 << 22;
/// Limit on the elements of a misère quotient.
const ELEMENTS: usize = 2000;
/// Limit on the bytes of a certificate that is sent.
const MOST_CERTIFICATE: usize = 4 << 20;
/// Limit on the positions of a table.
const MOST_CELLS: u64 = 1 << 24;
/// Time limit of a search for claims.
const PATIENCE: Duration = Duration::from_secs(60);

/// Kind of a job.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    Check,
    Prove,
    Discover,
    Period,
    Table,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Check => "check",
            Kind::Prove => "prove",
            Kind::Discover => "discover",
            Kind::Period => "period",
            Kind::Table => "table",
        }
    }
}

/// A programming language.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Emit {
    Cpp,
    Python,
    Rust,
}

/// A size of sums or rows: `3`, `"3"` or `"2..4"`.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Size {
    One(u64),
    Several(String),
}

/// A request for a job.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    pub(crate) kind: Kind,
    #[serde(flatten)]
    pub(crate) question: Question,
    upto: Option<u64>,
    size: Option<Size>,
    emit: Option<Emit>,
    to: Option<u64>,
    /// Shape of a table; its claim is also the one to be proved.
    #[serde(flatten)]
    shape: binary::Shape,
}

/// Name of the kind, and the task; errors in the question are reported at once.
pub(crate) fn prepare(house: &Arc<House>, asked: Asked) -> Result<(&'static str, Task), Refused> {
    let (workbench, query) = asked.question.open(house)?;
    let kind = asked.kind;
    let opened = Opened { lang: asked.question.lang(), workbench, query, asked };
    let task = match kind {
        Kind::Check => opened.check(),
        Kind::Prove => opened.prove(),
        Kind::Discover => opened.discover(),
        Kind::Period => opened.period(),
        Kind::Table => opened.table(),
    };
    Ok((kind.name(), task?))
}

/// A job that is asked for, with the workbench that it is about.
struct Opened {
    lang: Lang,
    workbench: Arc<Workbench>,
    query: Query,
    asked: Asked,
}

impl Opened {
    fn wrong(&self, problems: &[Problem]) -> Refused {
        Refused::question(problems, self.lang)
    }

    /// The game in question, without a position.
    fn variant(&self, convention: Option<Convention>) -> Result<Variant, Refused> {
        table::without_position(&self.query).map_err(|problem| self.wrong(&[problem]))?;
        self.workbench.variant(&self.query, convention).map_err(|problems| self.wrong(&problems))
    }

    fn sizes(&self) -> Result<Option<RangeInclusive<usize>>, Refused> {
        self.asked.size.as_ref().map(|size| size.range(self.lang)).transpose()
    }

    fn check(self) -> Result<Task, Refused> {
        let variant = self.variant(None)?;
        let Opened { lang, query, asked, .. } = self;
        let upto = asked.upto.unwrap_or(UPTO);
        Ok(Box::new(move |limits| {
            let report = bouton::check(&variant, &query.given(), upto, limits);
            let report = report.map_err(|problems| Refused::question(&problems, lang))?;
            Ok(done(serde_json::to_value(report.spoken(lang)).unwrap_or_default(), report.limits_hit))
        }))
    }

    fn prove(self) -> Result<Task, Refused> {
        let variant = self.variant(None)?;
        let wanted = proof::Wanted {
            claim: self.asked.shape.claim.map(|claim| usize::try_from(claim).unwrap_or(usize::MAX)),
            sizes: self.sizes()?,
            convention: self.asked.question.convention(),
            ..proof::Wanted::default()
        };
        let Opened { lang, query, asked, .. } = self;
        Ok(Box::new(move |limits| {
            let given = query.given();
            let proofs = proof::prove(&variant, &given, &wanted, limits);
            let proofs = proofs.map_err(|problems| Refused::question(&problems, lang))?;
            let mut data = serde_json::to_value(proofs.spoken(lang)).unwrap_or_default();
            certified(&mut data, &proofs, lang);
            if let Some(emit) = asked.emit {
                let write = |language| proof::program(&variant, &given, &proofs, language, lang);
                data["program"] = program(emit, write, lang);
            }
            Ok(done(data, proofs.limits_hit))
        }))
    }

    fn discover(self) -> Result<Task, Refused> {
        let variant = self.variant(self.asked.question.convention())?;
        let wanted = discover::Wanted {
            size: self.sizes()?.map(|size| *size.start()),
            goal: None,
            upto: self.asked.upto,
            free: discover::free(&variant, &self.query.given()),
        };
        let Opened { lang, asked, .. } = self;
        Ok(Box::new(move |limits| {
            let limits = limits.clone().with_time(PATIENCE);
            let found = discover::discover(&variant, &wanted, &limits);
            let found = found.map_err(|problems| Refused::question(&problems, lang))?;
            let mut data = serde_json::to_value(found.spoken(lang)).unwrap_or_default();
            drawn(&mut data, &found, lang);
            if let Some(emit) = asked.emit {
                let write = |language| discover::program(&variant, &found, language, lang);
                data["program"] = program(emit, write, lang);
            }
            Ok(done(data, found.limits_hit))
        }))
    }

    fn period(self) -> Result<Task, Refused> {
        let Opened { lang, workbench, asked, .. } = self;
        let game = HeapGame::find(&asked.question.ask, &workbench);
        let game = game.map_err(|problems| Refused::question(&problems, lang))?;
        let to = asked.to.unwrap_or(VALUES).min(MOST_VALUES) as usize;
        let misere = matches!(asked.question.convention(), Some(Convention::Misere));
        Ok(Box::new(
            move |limits| {
                if misere { quotient(game, to, lang, limits) } else { period(game, to, lang, limits) }
            },
        ))
    }

    fn table(self) -> Result<Task, Refused> {
        let Opened { lang, workbench, asked, .. } = self;
        let wanted = binary::Wanted::read(&workbench, &asked.question, &asked.shape, MOST_CELLS)?;
        Ok(Box::new(move |limits| {
            let (header, bytes) = binary::table(&wanted, lang, limits)?;
            Ok(Done { result: header, values: Some(bytes), interrupted: false })
        }))
    }
}

fn done(result: Value, limits_hit: Option<StopReason>) -> Done {
    Done { result, values: None, interrupted: limits_hit == Some(StopReason::Interrupted) }
}

impl Size {
    fn range(&self, lang: Lang) -> Result<RangeInclusive<usize>, Refused> {
        let number = |text: &str| text.trim().parse::<usize>().ok();
        let range = match self {
            Size::One(size) => usize::try_from(*size).ok().map(|size| size..=size),
            Size::Several(text) => match text.split_once("..") {
                None => number(text).map(|size| size..=size),
                Some((first, last)) => number(first).zip(number(last)).map(|(first, last)| first..=last),
            },
        };
        range.filter(|range| *range.start() >= 1 && *range.end() <= 1000 && !range.is_empty()).ok_or_else(
            || {
                let (en, zh) = (
                    "a size is a number from 1 to 1000, or two of them: `2..4`",
                    "大小须为 1 到 1000 的数，或写成 `2..4`",
                );
                Refused::say(StatusCode::BAD_REQUEST, "not-a-size", lang, en, zh)
            },
        )
    }
}

/// Adds certificates and drawings to the attempts that have them.
fn certified(data: &mut Value, proofs: &proof::Proofs, lang: Lang) {
    let Some(attempts) = data["attempts"].as_array_mut() else { return };
    for (data, attempt) in attempts.iter_mut().zip(&proofs.attempts) {
        let Some(proved) = attempt.result.proved() else { continue };
        if proved.certificate.len() <= MOST_CERTIFICATE {
            data["certificate"] = json!(proved.certificate);
        }
        if let Some(svg) = attempt.automaton.as_ref().and_then(|automaton| svg(automaton, lang)) {
            data["svg"] = json!(svg);
        }
    }
}

/// Adds drawings to the findings that have an automaton.
fn drawn(data: &mut Value, found: &discover::Discoveries, lang: Lang) {
    let Some(findings) = data["findings"].as_array_mut() else { return };
    let mut first = Value::Null;
    for (data, finding) in findings.iter_mut().zip(&found.findings) {
        if let Some(svg) = finding.automaton.as_ref().and_then(|automaton| svg(automaton, lang)) {
            data["svg"] = json!(svg);
            if first.is_null() {
                first = data["svg"].clone();
            }
        }
    }
    data["svg"] = first;
}

/// Drawing of an automaton, if it is small enough.
fn svg(automaton: &proof::Automaton, lang: Lang) -> Option<String> {
    let proof::Automaton { table, title, names } = automaton;
    let mut svg = Vec::new();
    let drawn = bouton::draw::write_automaton(table, &title.text(), names, lang, &mut svg).ok()?;
    drawn.then(|| String::from_utf8(svg).ok()).flatten()
}

fn program(emit: Emit, write: impl FnOnce(Language) -> Result<String, Unwritten>, lang: Lang) -> Value {
    let (language, name) = match emit {
        Emit::Cpp => (Language::Cpp, "cpp"),
        Emit::Python => (Language::Python, "python"),
        Emit::Rust => (Language::Rust, "rust"),
    };
    match write(language) {
        Ok(text) => json!({ "language": name, "text": text }),
        Err(unwritten) => json!({ "language": name, "text": null, "message": unwritten.message().get(lang) }),
    }
}

/// Nim-values of a heap game, and their period.
fn period(game: HeapGame, to: usize, lang: Lang, limits: &Limits) -> Result<Done, Refused> {
    const SHOWN: usize = 100;
    let wish = Wish { to, shown: SHOWN, ..Wish::default() };
    let mut explored = explore(game, &wish, limits).map_err(|problem| Refused::question(&[problem], lang))?;
    let count = match explored.values.period() {
        Some(_) => to.max(explored.values.computed()).min(MOST_VALUES as usize),
        None => explored.values.computed(),
    };
    let mut bytes = Vec::with_capacity(4 * count);
    for heap in 0..count {
        let value = explored.values.value(heap).and_then(|value| u32::try_from(value).ok());
        bytes.extend(value.unwrap_or(u32::MAX).to_le_bytes());
    }
    let certificate = explored.certify(limits).and_then(|()| explored.certificate(limits));
    let report = &explored.report;
    let mut result = serde_json::to_value(report.spoken(lang)).unwrap_or_default();
    match certificate {
        Ok(text) if text.len() <= MOST_CERTIFICATE => result["certificate"] = json!(text),
        // Then the period is not proved either.
        Err(Uncertified::Refused(why)) => {
            let message = why.get(lang);
            return Err(Refused::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                "certificate-refused",
                message,
                None,
            ));
        }
        Ok(_) | Err(_) => {}
    }
    Ok(Done { values: Some(Bytes::from(bytes)), ..done(result, report.limits_hit) })
}

/// Misère quotient of a heap game.
fn quotient(game: HeapGame, to: usize, lang: Lang, limits: &Limits) -> Result<Done, Refused> {
    const SHOWN: usize = 100;
    let report = bouton::misere::misere(game, to.saturating_add(1), ELEMENTS, SHOWN, limits);
    let mut result = serde_json::to_value(report.spoken(lang)).unwrap_or_default();
    if let Some((text, _)) = report.certificate.as_ref().filter(|(text, _)| text.len() <= MOST_CERTIFICATE) {
        result["certificate"] = json!(text);
    }
    let stopped = limits.stopped();
    Ok(done(result, stopped))
}
