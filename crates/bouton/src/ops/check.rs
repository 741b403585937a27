//! Operation `check`: what a game's text says, compared with the consequences of its rules.

use super::{Asked, Bounds, Chinese, Context, Failure, Operation, Question, Response, Status, Work};
use crate::json::Speak;
use ::solve::StopReason;
use answer::check::Report;
use rules::Lang;
use serde::Deserialize;
use serde_json::Value;

/// Statements of a game's text, compared with the consequences of its rules on every position of a box.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// The game.
    #[serde(flatten)]
    pub question: Question,
    /// Largest number in the positions examined.
    #[serde(default = "upto")]
    #[cfg_attr(feature = "schema", schemars(range(min = Check::UPTO.least, max = Check::UPTO.most)))]
    pub upto: u64,
}

impl Check {
    /// Largest number in the positions examined.
    pub const UPTO: Bounds = Bounds::new(0..=1_000_000_000, 40);

    /// With defaults.
    pub fn of(question: Question) -> Check {
        Check { question, upto: upto() }
    }
}

fn upto() -> u64 {
    Check::UPTO.default()
}

impl Operation for Check {
    const NAME: &'static str = "check";
    const CHINESE: Chinese = Chinese {
        operation: "在一个范围内的每个局面上，把游戏文本中的断言与按规则算出的结果对照",
        fields: &[("upto", "所考察局面中最大的数。")],
    };
    type Response = Checked;

    fn asked(&self) -> &dyn Asked {
        &self.question
    }

    fn open(self, context: &mut Context) -> Result<Work<Checked>, Failure> {
        // Each claim is about a convention of its own.
        self.question.without_convention()?;
        Check::UPTO.admit("upto", self.upto)?;
        if let Some(board) = self.question.board_position(context)? {
            return Ok(Box::new(move |context| {
                Ok(Checked { report: ::answer::check::check_board(&board, self.upto, &context.limits) })
            }));
        }
        let (query, variant) = self.question.whole(context, None)?;
        Ok(Box::new(move |context| {
            let report = crate::check(&variant, &query.given(), self.upto, &context.limits)?;
            Ok(Checked { report })
        }))
    }
}

/// Answer to [`Check`].
///
/// ```
/// use bouton::ops::{Check, Context, Operation, Question, Response, Status};
/// let text = "game half\n(n) -> (n - k) where 1 <= k and 2*k <= n\nP(n) iff is_power_of_two(n + 1)\n";
/// let question = Question::ask("mine.game").with_rules(text);
/// let checked = Check { upto: 200, ..Check::of(question) }.run(&mut Context::default())?;
/// assert_eq!(checked.status(), Status::Answered);
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Checked {
    /// The findings.
    pub report: Report,
}

impl Response for Checked {
    fn data(&self, lang: Lang) -> Value {
        serde_json::to_value(self.report.spoken(lang)).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<<Report as Speak>::Data<'_>>())
    }

    fn status(&self) -> Status {
        if self.report.is_wrong() {
            Status::Wrong
        } else if self.report.is_refuted() {
            Status::No
        } else if self.report.limits_hit.is_some() || self.report.is_undecided() {
            Status::Limit
        } else {
            Status::Answered
        }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        self.report.limits_hit
    }
}
