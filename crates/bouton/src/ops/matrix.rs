//! Operation `matrix`: the value of a matrix of payoffs, and optimal strategies.

use super::failure::Part;
use super::{Asked, Chinese, Context, Envelope, Failure, Operation, Response, Status, Work};
use crate::json::Speak;
use crate::payoff;
use crate::question::Source;
use ::solve::StopReason;
use rules::Lang;
use serde::Deserialize;
use serde_json::Value;

/// A matrix of payoffs: its value, and optimal strategies of both players.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Matrix {
    /// Fields of every request.
    #[serde(flatten)]
    pub envelope: Envelope,
    /// The matrix, a row a line: integers, fractions, decimals, between commas, semicolons, tabs or blanks.
    pub text: String,
    /// Name of the text in problems.
    #[serde(skip)]
    pub name: Option<String>,
}

/// Name of a matrix that came with the request.
const NAME: &str = "matrix.csv";

impl Operation for Matrix {
    const NAME: &'static str = "matrix";
    const CHINESE: Chinese = Chinese {
        operation: "收益矩阵：它的值与双方的最优策略",
        fields: &[("text", "矩阵，每行写矩阵的一行：整数、分数、小数，以逗号、分号、制表符或空格分隔。")],
    };
    type Response = Solved;

    fn asked(&self) -> &dyn Asked {
        &self.envelope
    }

    fn open(self, context: &mut Context) -> Result<Work<Solved>, Failure> {
        if self.text.len() > context.caps.text {
            return Err(Failure::Long { part: Part::Text, most: context.caps.text });
        }
        let name = self.name.unwrap_or_else(|| NAME.into());
        let matrix = payoff::read_source(&Source { name: Some(name), text: self.text.into() })?;
        Ok(Box::new(move |context| {
            let payoff::Answer { pure, solved, evidence, limits_hit, .. } =
                payoff::solve_within(&matrix, &context.limits)?;
            Ok(Solved { pure, solved, evidence, limits_hit, matrix })
        }))
    }
}

/// Answer to [`Matrix`].
///
/// ```
/// use bouton::ops::{Context, Matrix, Operation, Response};
/// let request: Matrix = serde_json::from_str(r#"{"text": "1,-1\n-1,1\n"}"#).unwrap_or_else(|wrong| panic!("{wrong}"));
/// let solved = request.run(&mut Context::default())?;
/// assert_eq!(solved.data(bouton::Lang::En)["value"], "0");
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Solved {
    matrix: payoff::Matrix,
    pure: payoff::Pure<dashu_ratio::RBig>,
    solved: Option<payoff::Solved>,
    evidence: Option<crate::Evidence>,
    limits_hit: Option<StopReason>,
}

impl Solved {
    /// The answer.
    pub fn answer(&self) -> payoff::Answer<'_> {
        payoff::Answer {
            matrix: &self.matrix,
            pure: self.pure.clone(),
            solved: self.solved.clone(),
            evidence: self.evidence.clone(),
            limits_hit: self.limits_hit,
        }
    }
}

impl Response for Solved {
    fn data(&self, lang: Lang) -> Value {
        serde_json::to_value(self.answer().spoken(lang)).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<<payoff::Answer<'_> as Speak>::Data<'_>>())
    }

    fn status(&self) -> Status {
        if self.limits_hit.is_some() { Status::Limit } else { Status::Answered }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        self.limits_hit
    }
}
