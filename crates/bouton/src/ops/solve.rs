//! Operation `solve`: who wins a position, by which moves, and why.

use super::{Asked, Bounds, Context, Failure, Operation, Question, Response, Status, Work};
use crate::Answer;
use crate::json::Speak;
use ::solve::StopReason;
use rules::Lang;
use serde::Deserialize;
use serde_json::Value;

/// Who wins a position, by which moves, and why.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Solve {
    /// The position.
    #[serde(flatten)]
    pub question: Question,
    /// Maximum number of winning moves to list.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(extend("default" = Solve::MOVES.default())))]
    pub moves: Option<u64>,
}

impl Solve {
    /// Bounds of that number.
    pub const MOVES: Bounds = Bounds::new(0..=u64::MAX, 10);

    /// With defaults.
    pub fn of(question: Question) -> Solve {
        Solve { question, moves: None }
    }
}

impl Operation for Solve {
    const NAME: &'static str = "solve";
    type Response = Answered;

    fn asked(&self) -> &dyn Asked {
        &self.question
    }

    fn open(self, context: &mut Context) -> Result<Work<Answered>, Failure> {
        let position = self.question.position(context)?;
        let most = usize::try_from(self.moves.unwrap_or(Solve::MOVES.default())).unwrap_or(usize::MAX);
        Ok(Box::new(move |context| {
            let answer = crate::solve(&position, most.min(context.caps.moves), &context.limits)?;
            Ok(Answered { answer })
        }))
    }
}

/// Answer to [`Solve`].
#[derive(Debug)]
pub struct Answered {
    /// The answer.
    pub answer: Answer,
}

impl Response for Answered {
    fn data(&self, lang: Lang) -> Value {
        serde_json::to_value(self.answer.spoken(lang)).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<<Answer as Speak>::Data<'_>>())
    }

    fn status(&self) -> Status {
        if self.answer.limits_hit.is_some() { Status::Limit } else { Status::Answered }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        self.answer.limits_hit
    }
}
