//! Operation `show`: a game's rules and claims, and how each claim is known.

use super::question::unused;
use super::{Asked, Chinese, Context, Failure, Operation, Question, Response, Subject, Work};
use crate::json::{shown, shown_board};
use crate::{Game, Variant, Workbench, proof};
use ::question::board::BoardGame;
use answer::proof::Proofs;
use rules::Lang;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;

/// A game's rules and claims, and how each claim is known.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Show {
    /// The game.
    #[serde(flatten)]
    pub question: Question,
}

impl Show {
    /// Time limit of the proofs, unless another is asked for.
    pub const PATIENCE: Duration = Duration::from_secs(2);
}

impl Operation for Show {
    const NAME: &'static str = "show";
    const CHINESE: Chinese =
        Chinese { operation: "游戏的规则与断言，以及每个断言如何得知", fields: &[] };
    type Response = Shown;

    fn asked(&self) -> &dyn Asked {
        &self.question
    }

    fn open(self, context: &mut Context) -> Result<Work<Shown>, Failure> {
        let (workbench, game) = match named(&self.question, context)? {
            Found::Rules(workbench, game) => (workbench, game),
            Found::Board(game) => {
                let game = Subject::Board(game);
                return Ok(Box::new(move |_| Ok(Shown { game, proofs: Proofs::default() })));
            }
        };
        Ok(Box::new(move |context| {
            let limits = context.patient(Show::PATIENCE);
            let wanted = proof::Task::default();
            let proved = |variant: Variant| proof::prove(&variant, &[], &wanted, &limits).ok();
            let proofs = workbench.plain(&game).and_then(proved).unwrap_or_default();
            Ok(Shown { game: Subject::Rules(game), proofs })
        }))
    }
}

/// A game that was found.
enum Found {
    /// In a workbench.
    Rules(Arc<Workbench>, Arc<Game>),
    Board(BoardGame),
}

/// The game in question, without parameters, and where it was found.
fn named(question: &Question, context: &mut Context) -> Result<Found, Failure> {
    let board = question.board(context)?.map(|(game, _)| game);
    let name = match (&question.words, &question.ask, &question.game) {
        (Some(words), ..) => words.first(),
        _ => {
            question.without_convention()?;
            let query = question.query()?;
            query.without_position()?;
            if !query.given().is_empty() {
                // The rules are shown for all parameters.
                return Err(unused("params", None).into());
            }
            question.ask.as_ref().or(question.game.as_ref())
        }
    };
    if let Some(game) = board {
        return Ok(Found::Board(game));
    }
    let workbench = question.workbench(context)?;
    let name = name.map(|name| name.trim()).unwrap_or_default();
    let game = context.limits.watching(|| workbench.game(name))?;
    context.warn(&game);
    Ok(Found::Rules(workbench, game))
}

/// Answer to [`Show`].
///
/// ```
/// use bouton::ops::{Context, Operation, Question, Response, Show};
/// let shown = Show { question: Question::ask("wythoff") }.run(&mut Context::default())?;
/// assert_eq!(shown.data(bouton::Lang::En)["game"], "wythoff");
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[non_exhaustive]
pub struct Shown {
    /// The game.
    pub game: Subject,
    /// Proofs of its claims, as far as they are quick.
    pub proofs: Proofs,
}

impl Response for Shown {
    fn data(&self, lang: Lang) -> Value {
        let data = match &self.game {
            Subject::Rules(game) => shown(game, &self.proofs, lang),
            Subject::Board(game) => shown_board(game),
        };
        serde_json::to_value(data).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<crate::json::ShownData<'_>>())
    }
}
