//! Operation `draw`: a position as a drawing.

use super::{Asked, Context, Failure, Operation, Question, Response, Status, Work};
use crate::{Answer, Position};
use ::solve::{Limits, StopReason};
use draw::ExportError;
use rules::Lang;
use serde::Deserialize;
use serde_json::{Value, json};
use words::Say;

/// A position of `hackenbush` or `dag` as a drawing, with the winning moves thick.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// The position.
    #[serde(flatten)]
    pub question: Question,
}

impl Operation for Draw {
    const NAME: &'static str = "draw";
    type Response = Drawn;

    fn asked(&self) -> &dyn Asked {
        &self.question
    }

    fn open(self, context: &mut Context) -> Result<Work<Drawn>, Failure> {
        let position = self.question.position(context)?;
        Ok(Box::new(move |context| {
            // A drawing shows all winning moves.
            let answer = crate::solve(&position, usize::MAX, &context.limits)?;
            Ok(Drawn { position, answer, limits: context.limits.clone() })
        }))
    }
}

/// Answer to [`Draw`].
pub struct Drawn {
    /// The position.
    pub position: Position,
    /// Who wins it, and all winning moves.
    pub answer: Answer,
    limits: Limits,
}

impl Drawn {
    /// The drawing, as SVG.
    pub fn svg(&self, lang: Lang) -> Result<String, ExportError> {
        crate::picture::of_position(&self.position, &self.answer, lang, &self.limits)
    }
}

impl Response for Drawn {
    fn data(&self, lang: Lang) -> Value {
        match self.svg(lang) {
            Ok(svg) => json!({ "svg": svg, "message": null }),
            Err(error) => json!({ "svg": null, "message": error.text().get(lang) }),
        }
    }

    fn status(&self) -> Status {
        if self.answer.limits_hit.is_some() { Status::Limit } else { Status::Answered }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        self.answer.limits_hit
    }
}
