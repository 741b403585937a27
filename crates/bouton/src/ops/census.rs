//! Operation `census`: octal and hexadecimal games, and their periods.

use super::{Asked, Bounds, Chinese, Context, Envelope, Failure, Operation, Response, Status, Work};
use crate::Problem;
use crate::heaps::{self, CensusWish, Games};
use crate::json::Speak;
use ::question::problem::MalformedRequest;
use ::solve::StopReason;
use rules::Lang;
use serde::Deserialize;
use serde_json::Value;
use std::path::PathBuf;
use std::time::Duration;

/// All octal or hexadecimal games with up to N digits, or the listed ones, and their periods.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Census {
    /// Fields of every request.
    #[serde(flatten)]
    pub envelope: Envelope,
    /// Codes of the games; if there are none, all games of up to `digits` digits.
    #[serde(default)]
    pub codes: Vec<String>,
    /// Digits after the point.
    #[serde(default = "digits")]
    #[cfg_attr(feature = "schema", schemars(range(min = Census::DIGITS.least, max = Census::DIGITS.most)))]
    pub digits: u64,
    /// Games that may leave three heaps, with up to three digits, in the place of octal ones.
    #[serde(default)]
    pub hexadecimal: bool,
    /// Maximum number of heaps of each game whose values are computed.
    #[serde(default = "to")]
    #[cfg_attr(feature = "schema", schemars(range(min = Census::TO.least, max = Census::TO.most)))]
    pub to: u64,
    /// Time limit for each game, in seconds.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(extend("exclusiveMinimum" = 0, "maximum" = Census::EACH)))]
    pub each: Option<f64>,
    /// File where games that are done are kept.
    #[serde(skip)]
    pub checkpoint: Option<PathBuf>,
}

impl Census {
    /// Digits after the point.
    pub const DIGITS: Bounds = Bounds::new(1..=heaps::MOST_DIGITS as u64, 3);
    /// Maximum number of heaps of each game whose values are computed.
    pub const TO: Bounds = Bounds::new(1..=4_000_000_000, 10_000);
    /// Longest time for each game, in seconds.
    pub const EACH: u64 = 1_000_000_000;
}

fn digits() -> u64 {
    Census::DIGITS.default()
}

fn to() -> u64 {
    Census::TO.default()
}

impl Default for Census {
    fn default() -> Census {
        Census {
            envelope: Envelope::default(),
            codes: Vec::new(),
            digits: digits(),
            hexadecimal: false,
            to: to(),
            each: None,
            checkpoint: None,
        }
    }
}

impl Operation for Census {
    const NAME: &'static str = "census";
    const CHINESE: Chinese = Chinese {
        operation: "若干位的全部八进制或十六进制博弈，或所列的博弈，及其周期",
        fields: &[
            ("codes", "博弈的代码；没有时为若干位的全部博弈。"),
            ("digits", "小数点后的位数。"),
            ("hexadecimal", "考察可留下三堆的博弈（至多三位），而不是八进制博弈。"),
            ("to", "每个博弈最多计算多少个堆的值。"),
            ("each", "每个博弈最多用时的秒数。"),
        ],
    };
    type Response = Counted;

    fn asked(&self) -> &dyn Asked {
        &self.envelope
    }

    fn open(self, context: &mut Context) -> Result<Work<Counted>, Failure> {
        Census::DIGITS.admit("digits", self.digits)?;
        Census::TO.admit("to", self.to)?;
        let each = self.each.map(|seconds| {
            let time = Duration::try_from_secs_f64(seconds).ok();
            let time = time.filter(|time| !time.is_zero() && *time <= Duration::from_secs(Census::EACH));
            let wrong = MalformedRequest::NotATime { field: "each".into(), most: Census::EACH };
            time.ok_or_else(|| Problem::new(wrong))
        });
        let each = each.transpose()?;
        let to = usize::try_from(self.to).unwrap_or(usize::MAX).min(context.caps.values);
        let games = Games::read(&self.codes, self.digits as usize, self.hexadecimal)?;
        let wish = CensusWish { games, to, each, checkpoint: self.checkpoint };
        Ok(Box::new(move |context| {
            let census = heaps::census(&wish, &context.limits)?;
            Ok(Counted { census })
        }))
    }
}

/// Answer to [`Census`].
///
/// ```
/// use bouton::ops::{Census, Context, Envelope, Operation};
/// let request: Census = serde_json::from_str(r#"{"codes": ["0.77", "0.137"], "to": 5000}"#).unwrap_or_else(|wrong| panic!("{wrong}"));
/// let counted = request.run(&mut Context::default())?;
/// assert_eq!(counted.census.rows.len(), 2);
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Counted {
    /// The games.
    pub census: heaps::Census,
}

impl Response for Counted {
    fn data(&self, lang: Lang) -> Value {
        serde_json::to_value(self.census.spoken(lang)).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<<heaps::Census as Speak>::Data<'_>>())
    }

    fn status(&self) -> Status {
        let is_open = self.census.rows.iter().any(|row| !row.ended.is_known());
        if is_open || self.census.limits_hit.is_some() { Status::Limit } else { Status::Answered }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        self.census.limits_hit
    }
}
