//! Operation `rules`: the meaning of a game's text, or what is wrong with it.

use super::failure::Part;
use super::{Asked, Chinese, Context, Envelope, Failure, MINE, Operation, Response, Status, Work};
use crate::json::{problematic, understood};
use crate::{Game, Problem, Workbench};
use rules::Lang;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;

/// A game's text, read: what a board needs to know of it, its claims and examples, and all problems in it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Read {
    /// Fields of every request.
    #[serde(flatten)]
    pub envelope: Envelope,
    /// The text.
    pub text: String,
}

impl Operation for Read {
    const NAME: &'static str = "rules";
    const CHINESE: Chinese = Chinese {
        operation: "读入的游戏文本：棋盘所需的信息、断言与示例，以及其中的全部问题",
        fields: &[("text", "文本。")],
    };
    type Response = Understood;

    fn asked(&self) -> &dyn Asked {
        &self.envelope
    }

    fn open(self, context: &mut Context) -> Result<Work<Understood>, Failure> {
        if self.text.len() > context.caps.text {
            return Err(Failure::Long { part: Part::Text, most: context.caps.text });
        }
        Ok(Box::new(move |context| {
            // A text being edited changes with every letter: none of its versions is kept.
            let read = context.limits.watching(|| Workbench::closed().add_own(MINE, &self.text));
            let (game, problems) = match read {
                Ok(game) => {
                    let flaws = crate::claims::flaws(&game, &context.limits);
                    let problems = game.warnings.iter().cloned().chain(flaws).collect();
                    (Some(game), problems)
                }
                Err(problems) => (None, problems.into_iter().collect()),
            };
            Ok(Understood { game, problems })
        }))
    }
}

/// Answer to [`Read`].
#[non_exhaustive]
pub struct Understood {
    /// The game, if the text has a meaning.
    pub game: Option<Arc<Game>>,
    /// Errors and warnings.
    pub problems: Vec<Problem>,
}

impl Response for Understood {
    fn data(&self, lang: Lang) -> Value {
        let read = match &self.game {
            Some(game) => understood(game, &self.problems, lang),
            None => problematic(&self.problems, lang),
        };
        serde_json::to_value(read).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<crate::json::RulesData<'_>>())
    }

    fn status(&self) -> Status {
        if self.game.is_some() { Status::Answered } else { Status::Wrong }
    }
}
