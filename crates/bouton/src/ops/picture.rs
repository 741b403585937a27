//! Operation `draw`: a position as a drawing.

use super::{Asked, Chinese, Context, Failure, Operation, Question, Response, Status, Work};
use crate::{Answer, Position};
use ::question::board::BoardPosition;
use ::solve::{Limits, StopReason};
use draw::ExportError;
use rules::Lang;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use words::Say;

/// A position of `hackenbush` or `dag`, or one on a board, as a drawing with the winning moves marked.
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
    const CHINESE: Chinese = Chinese {
        operation: "`hackenbush`、`dag` 或棋盘上的局面图，标出制胜着法",
        fields: &[],
    };
    type Response = Drawn;

    fn asked(&self) -> &dyn Asked {
        &self.question
    }

    fn open(self, context: &mut Context) -> Result<Work<Drawn>, Failure> {
        if let Some(board) = self.question.board_position(context)? {
            return Ok(Box::new(move |context| {
                let answer = ::answer::board::solve(&board, usize::MAX, &context.limits);
                Ok(Drawn { position: Subject::Board(board), answer, limits: context.limits.clone() })
            }));
        }
        let position = self.question.position(context)?;
        Ok(Box::new(move |context| {
            // A drawing shows all winning moves.
            let answer = crate::solve(&position, usize::MAX, &context.limits)?;
            Ok(Drawn { position: Subject::Sum(position), answer, limits: context.limits.clone() })
        }))
    }
}

/// Answer to [`Draw`].
///
/// ```
/// use bouton::ops::{Context, Draw, Operation, Question};
/// let request = Draw { question: Question::ask("hackenbush 0-1,1-2") };
/// let drawn = request.run(&mut Context::default())?;
/// assert!(drawn.svg(bouton::Lang::En).is_ok_and(|svg| svg.contains("<svg")));
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[non_exhaustive]
pub struct Drawn {
    position: Subject,
    /// Outcome and all winning moves.
    pub answer: Answer,
    limits: Limits,
}

/// What is drawn.
enum Subject {
    Sum(Position),
    Board(BoardPosition),
}

impl Drawn {
    /// The drawing, as SVG.
    pub fn svg(&self, lang: Lang) -> Result<String, ExportError> {
        match &self.position {
            Subject::Sum(position) => crate::picture::of_position(position, &self.answer, lang, &self.limits),
            Subject::Board(board) => crate::picture::of_board(board, &self.answer, lang),
        }
    }
}

/// A drawing, or why there is none.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Drawn"))]
struct DrawnData {
    svg: Option<String>,
    /// The same drawing in TikZ, for LaTeX.
    tikz: Option<String>,
    message: Option<String>,
}

impl Response for Drawn {
    fn data(&self, lang: Lang) -> Value {
        let data = match self.svg(lang) {
            Ok(svg) => DrawnData { tikz: Some(draw::tikz(&svg)), svg: Some(svg), message: None },
            Err(error) => {
                DrawnData { svg: None, tikz: None, message: Some(error.text().get(lang).to_owned()) }
            }
        };
        serde_json::to_value(data).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<DrawnData>())
    }

    fn status(&self) -> Status {
        if self.answer.limits_hit.is_some() { Status::Limit } else { Status::Answered }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        self.answer.limits_hit
    }
}
