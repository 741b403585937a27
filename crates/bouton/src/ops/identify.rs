//! Operation `identify`: known games with some values, or with the rules of a game.

use super::failure::Part;
use super::period::heaps;
use super::question::exclusive;
use super::{Asked, Chinese, Context, Failure, Operation, Question, Response, Status, Work};
use crate::Problem;
use crate::identify;
use crate::json::Speak;
use crate::question::Source;
use ::guess::read::{self, Reading};
use ::solve::StopReason;
pub use answer::identity::Known;
use question::problem::Mistake;
use rules::{Form, Lang};
use serde::Deserialize;
use serde_json::Value;
use std::time::Duration;

/// Values, or a game: the known games that have the same values or the same moves.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Identify {
    /// The game, unless there are values.
    #[serde(flatten)]
    pub question: Question,
    /// Nim-values of 0, 1, 2, …, or nim-values or outcomes of pairs or triples of numbers, in the forms that `guess` reads.
    #[serde(default)]
    pub values: Option<String>,
    /// Name of the values in problems.
    #[serde(skip)]
    pub name: Option<String>,
}

/// Name of values that came with the request.
const NAME: &str = "values";
/// Time for the comparison, unless the caller sets another.
const TIME: Duration = Duration::from_secs(30);

impl Identify {
    /// A question about a game.
    pub fn of(question: Question) -> Identify {
        Identify { question, values: None, name: None }
    }
}

impl Operation for Identify {
    const NAME: &'static str = "identify";
    const CHINESE: Chinese = Chinese {
        operation: "值或游戏：具有相同的值或相同着法的已知游戏",
        fields: &[("values", "0、1、2……处的 SG 值，写法与 `guess` 所读的相同。")],
    };
    type Response = Known;

    fn asked(&self) -> &dyn Asked {
        &self.question
    }

    fn open(self, context: &mut Context) -> Result<Work<Known>, Failure> {
        self.question.without_convention()?;
        if let Some(text) = self.values {
            if !self.question.is_empty() {
                return Err(exclusive("values", &["ask", "game", "params", "position", "text"]).into());
            }
            if text.len() > context.caps.data {
                return Err(Failure::Long { part: Part::Text, most: context.caps.data });
            }
            let source = Source { name: Some(self.name.unwrap_or_else(|| NAME.into())), text: text.into() };
            let data = read::read(&source.text, &Reading::default());
            let data = data.map_err(|mistake| Problem::of_data(mistake, &source))?;
            let outcomes = data.outcomes.is_some();
            if !matches!(data.table.arity(), 2 | 3) && (outcomes || data.table.sequence().is_none()) {
                return Err(Problem::new(Mistake::NoSequence).into());
            }
            return Ok(Box::new(move |context| {
                let limits = context.patient(TIME);
                let identified = identify::of_data(&data.table, outcomes, &limits).unwrap_or_default();
                Ok(Known { game: None, identified, limits_hit: limits.stopped() })
            }));
        }
        let game = match heaps(&self.question, context) {
            Ok(game) => game,
            Err(failure) if is_of_heaps(&failure) => {
                let (_, variant) = self.question.whole(context, None)?;
                if !matches!(variant.form(), Form::Tuple(1..=3)) {
                    return Err(failure);
                }
                return Ok(Box::new(move |context| {
                    let limits = context.patient(TIME);
                    let identified = identify::of_variant(&variant, &limits);
                    Ok(Known { game: Some(variant.name().into()), identified, limits_hit: limits.stopped() })
                }));
            }
            Err(failure) => return Err(failure),
        };
        Ok(Box::new(move |context| {
            let limits = context.patient(TIME);
            let identified = identify::of_heaps(&game, &limits);
            Ok(Known { game: Some(game.code()), identified, limits_hit: limits.stopped() })
        }))
    }
}

/// Returns `true` if a game is refused for not being one of those on heaps that are known by code.
fn is_of_heaps(failure: &Failure) -> bool {
    let Failure::Wrong(problems) = failure else { return false };
    problems.first().is_some_and(|problem| matches!(problem.mistake(), Mistake::NoHeaps { .. }))
}

impl Response for Known {
    fn data(&self, lang: Lang) -> Value {
        serde_json::to_value(self.spoken(lang)).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<<Known as Speak>::Data<'_>>())
    }

    /// Without a game the question is open.
    fn status(&self) -> Status {
        if self.identified.identities.is_empty() { Status::Limit } else { Status::Answered }
    }

    fn limits_hit(&self) -> Option<StopReason> {
        self.limits_hit
    }
}
