//! Operation `rules`: the meaning of a game's text, or what is wrong with it.

use super::failure::Part;
use super::{Asked, Chinese, Context, Envelope, Failure, MINE, Operation, Response, Status, Subject, Work};
use crate::json::{problematic, understood, understood_board};
use crate::{Problem, Problems, Workbench};
use ::question::board::BoardGame;
use rules::Lang;
use serde::Deserialize;
use serde_json::Value;

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
            let (game, problems) = match context.limits.watching(|| Read::game(&self.text)) {
                Ok(game) => {
                    let problems = match &game {
                        Subject::Rules(game) => {
                            let flaws = crate::claims::flaws(game, &context.limits);
                            game.warnings.iter().cloned().chain(flaws).collect()
                        }
                        Subject::Board(game) => game.flaws(),
                    };
                    (Some(game), problems)
                }
                Err(problems) => (None, problems.into_iter().collect()),
            };
            Ok(Understood { game, problems })
        }))
    }
}

impl Read {
    fn game(text: &str) -> Result<Subject, Problems> {
        if boards::is_board(text) {
            return BoardGame::read(MINE, text, false).map(Subject::Board);
        }
        Workbench::closed().add_own(MINE, text).map(Subject::Rules)
    }
}

/// Answer to [`Read`].
///
/// ```
/// use bouton::ops::{Context, Envelope, Operation, Read};
/// let request: Read = serde_json::from_str(r#"{"text": "game mine\n(n -> (n - 1)\n"}"#).unwrap_or_else(|wrong| panic!("{wrong}"));
/// let understood = request.run(&mut Context::default())?;
/// assert!(understood.game.is_none() && !understood.problems.is_empty());
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[non_exhaustive]
pub struct Understood {
    /// The game, if the text has a meaning.
    pub game: Option<Subject>,
    /// Errors and warnings.
    pub problems: Vec<Problem>,
}

impl Response for Understood {
    fn data(&self, lang: Lang) -> Value {
        let read = match &self.game {
            Some(Subject::Rules(game)) => understood(game, &self.problems, lang),
            Some(Subject::Board(game)) => understood_board(game, &self.problems, lang),
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
