//! Operation `play`: a game in progress.

use super::failure::Part;
use super::{Asked, Chinese, Context, Failure, Operation, Question, Response, Work};
use crate::json::scene;
use crate::play::SceneOptions;
use crate::{Match, Problem};
use ::solve::Limits;
use rules::Lang;
use serde::Deserialize;
use serde_json::Value;

/// A game in progress: the position, the legal moves, and with hints who wins.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The starting position.
    #[serde(flatten)]
    pub question: Question,
    /// Moves so far: the text of a move, its number, or the position that it leaves.
    #[serde(default)]
    pub made: Vec<String>,
    /// Tell who wins now, and after each move.
    #[serde(default)]
    pub hints: bool,
    /// Advise a move.
    #[serde(default)]
    pub advise: bool,
}

impl Play {
    /// With defaults.
    pub fn of(question: Question) -> Play {
        Play { question, made: Vec::new(), hints: false, advise: false }
    }
}

impl Operation for Play {
    const NAME: &'static str = "play";
    const CHINESE: Chinese = Chinese {
        operation: "进行中的对局：局面、合法着法，以及提示中的胜负",
        fields: &[
            ("made", "已走的着法：着法的文字、编号，或走后的局面。"),
            ("hints", "说明现在以及每步之后谁胜。"),
            ("advise", "建议一步着法。"),
        ],
    };
    type Response = Played;

    fn asked(&self) -> &dyn Asked {
        &self.question
    }

    fn open(self, context: &mut Context) -> Result<Work<Played>, Failure> {
        if self.made.len() > context.caps.made {
            return Err(Failure::Long { part: Part::Made, most: context.caps.made });
        }
        let begin: Box<dyn FnOnce(Limits) -> Result<Match, Problem> + Send> =
            match self.question.board_position(context)? {
                Some(board) => Box::new(move |limits| Ok(Match::on_board(board, limits))),
                None => {
                    let position = self.question.position(context)?;
                    Box::new(move |limits| Match::new(position, limits))
                }
            };
        Ok(Box::new(move |context| {
            let limits = context.limits.clone();
            let mut game = begin(limits.clone())?;
            for said in &self.made {
                if let Some(reason) = limits.stopped() {
                    return Err(Failure::Stopped { reason, positions: 0 });
                }
                game.say(said)?;
            }
            let wanted = SceneOptions { hints: self.hints, advise: self.advise, most: context.caps.moves };
            Ok(Played { game, wanted, limits })
        }))
    }
}

/// Answer to [`Play`].
///
/// ```
/// use bouton::ops::{Context, Operation, Play, Question, Response};
/// let request = Play { made: vec!["3 5".into()], ..Play::of(Question::ask("nim 3 6")) };
/// let played = request.run(&mut Context::default())?;
/// assert_eq!(played.data(bouton::Lang::En)["position"], "3 5");
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[non_exhaustive]
pub struct Played {
    game: Match,
    wanted: SceneOptions,
    limits: Limits,
}

impl Played {
    /// The game as it stands.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The game, to be continued.
    pub fn into_game(self) -> Match {
        self.game
    }
}

impl Response for Played {
    fn data(&self, lang: Lang) -> Value {
        serde_json::to_value(scene(&self.game, self.wanted, lang, &self.limits)).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<crate::json::SceneData<'_>>())
    }
}
