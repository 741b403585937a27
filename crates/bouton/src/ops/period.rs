//! Operation `period`: nim-values of a heap game and their period, or its misère quotient.

use super::question::unused;
use super::{Asked, Binary, Bounds, Chinese, Context, Failure, Operation, Question, Response, Status, Work};
#[cfg(feature = "schema")]
use crate::heaps::HeapReport;
use crate::heaps::{DEFAULT_VALUES, Explored, HeapGame, Uncertified, Wish, explore};
use crate::identify::{self, Identity};
use crate::json::{IdentityData, Speak};
use ::solve::StopReason;
use answer::misere::{MisereReport, misere as quotient};
use answer::verify::HeapsRejection;
use rules::{Convention, Lang};
use serde::Deserialize;
use serde_json::Value;
use std::path::PathBuf;
use std::time::Duration;

/// Nim-values of a game on heaps, and their period; under misère play its quotient.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Period {
    /// A code such as `0.77` or `{1,3,4}`, or a game with rules on heaps.
    #[serde(flatten)]
    pub question: Question,
    /// Maximum number of heaps whose values are computed.
    #[serde(default = "to")]
    #[cfg_attr(feature = "schema", schemars(range(min = Period::TO.least, max = Period::TO.most)))]
    pub to: u64,
    /// Number of first values to list.
    #[serde(default = "values")]
    #[cfg_attr(feature = "schema", schemars(range(min = Period::VALUES.least, max = Period::VALUES.most)))]
    pub values: u64,
    /// Maximum number of elements of a misère quotient.
    #[serde(default = "elements")]
    #[cfg_attr(feature = "schema", schemars(range(min = Period::ELEMENTS.least, max = Period::ELEMENTS.most)))]
    pub elements: u64,
    /// Send the certificate.
    #[serde(default)]
    pub certificate: bool,
    /// File where values are kept while they grow.
    #[serde(skip)]
    pub checkpoint: Option<PathBuf>,
    /// Time that the work has to last before that file is made.
    #[serde(skip)]
    pub patience: Duration,
}

impl Period {
    /// Maximum number of heaps whose values are computed.
    pub const TO: Bounds = Bounds::new(1..=4_000_000_000, DEFAULT_VALUES as u64);
    /// Number of first values to list.
    pub const VALUES: Bounds = Bounds::new(0..=1_000_000, 24);
    /// Maximum number of elements of a misère quotient.
    pub const ELEMENTS: Bounds = Bounds::new(1..=20_000, 2000);

    /// With defaults.
    pub fn of(question: Question) -> Period {
        Period {
            question,
            to: to(),
            values: values(),
            elements: elements(),
            certificate: false,
            checkpoint: None,
            patience: Duration::ZERO,
        }
    }
}

fn to() -> u64 {
    Period::TO.default()
}

fn values() -> u64 {
    Period::VALUES.default()
}

fn elements() -> u64 {
    Period::ELEMENTS.default()
}

impl Operation for Period {
    const NAME: &'static str = "period";
    const CHINESE: Chinese = Chinese {
        operation: "取石分堆博弈的 SG 值及其周期；反常规则下给出它的商",
        fields: &[
            ("certificate", "返回证书。"),
            ("to", "最多计算多少个堆的值。"),
            ("values", "列出的前若干个值。"),
            ("elements", "反常商最多的元素个数。"),
        ],
    };
    type Response = Sequenced;

    fn asked(&self) -> &dyn Asked {
        &self.question
    }

    fn open(self, context: &mut Context) -> Result<Work<Sequenced>, Failure> {
        Period::TO.admit("to", self.to)?;
        Period::VALUES.admit("values", self.values)?;
        Period::ELEMENTS.admit("elements", self.elements)?;
        let misere = self.question.convention == Some(Convention::Misere);
        if !misere && self.elements != elements() {
            return Err(unused("elements", Some("convention: misere")).into());
        }
        let game = heaps(&self.question, context)?;
        let count = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
        let to = count(self.to).min(context.caps.values);
        let shown = count(self.values);
        if misere {
            let elements = count(self.elements).min(context.caps.elements);
            return Ok(Box::new(move |context| {
                // The heap of no stones counts as one.
                let report = quotient(game, to.saturating_add(1), elements, shown, &context.limits);
                let most = if self.certificate { context.caps.certificate } else { 0 };
                Ok(Sequenced::Quotient {
                    report: Box::new(report),
                    most_certificate: most,
                    stopped: context.limits.stopped(),
                })
            }));
        }
        let wish = Wish { to, shown, checkpoint: self.checkpoint, patience: self.patience };
        Ok(Box::new(move |context| {
            let mut explored = explore(game, &wish, &context.limits)?;
            let certificate = self.certificate.then(|| {
                let certified = explored.certify(&context.limits);
                certified.and_then(|()| explored.certificate(&context.limits))
            });
            let identities = match &explored.report.game {
                HeapGame::Rules(recognised) => identify::of_own(recognised.variant(), &context.limits),
                HeapGame::Code(_) | HeapGame::Grundy => Vec::new(),
            };
            let (to, most) = (to.min(context.caps.values), context.caps.certificate);
            let explored = Box::new(explored);
            Ok(Sequenced::Values { explored, identities, certificate, to, most_certificate: most })
        }))
    }
}

/// The game on heaps in question.
pub(super) fn heaps(question: &Question, context: &Context) -> Result<HeapGame, Failure> {
    question.asks_once()?;
    let workbench = question.workbench(context)?;
    let game = || match (&question.words, &question.ask) {
        (Some(words), _) => HeapGame::of_words(words, &workbench),
        (None, Some(ask)) => HeapGame::find(ask, &workbench),
        _ => HeapGame::find(question.query()?.text(), &workbench),
    };
    Ok(context.limits.watching(game)?)
}

/// Answer to [`Period`].
///
/// ```
/// use bouton::ops::{Context, Operation, Period, Question, Response};
/// // Kayles has period 12 from 71 on.
/// let found = Period::of(Question::ask("kayles")).run(&mut Context::default())?;
/// assert_eq!(found.data(bouton::Lang::En)["period"]["length"], 12);
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
pub enum Sequenced {
    /// Nim-values of normal play.
    Values {
        /// The values, and what was found of them.
        explored: Box<Explored>,
        /// Known games that the game turns out to be.
        identities: Vec<Identity>,
        /// The certificate of the period if it was asked for, or why there is none.
        certificate: Option<Result<String, Uncertified>>,
        /// Values asked for.
        to: usize,
        /// Bytes of a certificate that is sent.
        most_certificate: usize,
    },
    /// The quotient of misère play.
    Quotient {
        /// The quotient, and what was found of it.
        report: Box<MisereReport>,
        /// Bytes of a certificate that is sent.
        most_certificate: usize,
        /// The limit that was reached, if one was.
        stopped: Option<StopReason>,
    },
}

impl Sequenced {
    /// Rejection of the period by the checker: then a value is wrong, or the program.
    pub fn rejection(&self) -> Option<&HeapsRejection> {
        let Sequenced::Values { explored, certificate, .. } = self else { return None };
        match certificate {
            Some(Err(Uncertified::Rejected(rejection))) => Some(rejection),
            _ => explored.report.rejected.as_ref(),
        }
    }
}

impl Response for Sequenced {
    fn data(&self, lang: Lang) -> Value {
        let data = match self {
            Sequenced::Values { explored, identities, certificate, most_certificate, .. } => {
                let certificate = certificate.as_ref().and_then(|text| text.as_deref().ok());
                let mut data = explored.report.spoken(lang);
                data.identities = IdentityData::all(identities, lang);
                data.certificate = certificate.filter(|text| text.len() <= *most_certificate);
                serde_json::to_value(data)
            }
            Sequenced::Quotient { report, most_certificate, .. } => {
                let certificate = report.certificate.as_ref().map(|(text, _)| &**text);
                let mut data = report.spoken(lang);
                data.certificate = certificate.filter(|text| text.len() <= *most_certificate);
                serde_json::to_value(data)
            }
        };
        data.unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        let kinds = [
            generator.subschema_for::<<HeapReport as Speak>::Data<'_>>(),
            generator.subschema_for::<<MisereReport as Speak>::Data<'_>>(),
        ];
        Some(schemars::json_schema!({ "oneOf": kinds }))
    }

    /// The values as 32-bit numbers, the least significant byte first; with a proved period as many as were asked for.
    fn binary(&self, lang: Lang) -> Result<Option<Binary>, Failure> {
        let Sequenced::Values { explored, to, .. } = self else { return Ok(None) };
        if let Some(rejection) = self.rejection() {
            return Err(Failure::Uncertified(rejection.clone()));
        }
        let values = &explored.values;
        let computed = values.computed();
        let count = if values.period().is_some() { computed.max(*to) } else { computed };
        let mut bytes = Vec::with_capacity(4 * count);
        for heap in 0..count {
            let value = values.value(heap).and_then(|value| u32::try_from(value).ok());
            bytes.extend(value.unwrap_or(u32::MAX).to_le_bytes());
        }
        Ok(Some(Binary { header: self.data(lang), bytes }))
    }

    fn status(&self) -> Status {
        match self {
            Sequenced::Values { explored, .. } if explored.report.period.is_some() => Status::Answered,
            Sequenced::Quotient { report, .. } if report.limit.is_none() => Status::Answered,
            Sequenced::Values { .. } | Sequenced::Quotient { .. } => Status::Limit,
        }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        match self {
            Sequenced::Values { explored, .. } => explored.report.limits_hit,
            Sequenced::Quotient { stopped, .. } => *stopped,
        }
    }
}
