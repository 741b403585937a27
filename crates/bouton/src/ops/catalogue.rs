//! Operation `list`: the games of the catalogue.

use super::{Asked, Chinese, Context, Envelope, Failure, Operation, Response, Work};
use crate::Game;
use crate::json::{ListedData, listed, listed_board};
use ::question::board::BoardGame;
use rules::Lang;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// The games of the catalogue, in teaching order.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    /// Fields of every request.
    #[serde(flatten)]
    pub envelope: Envelope,
}

impl Operation for Catalogue {
    const NAME: &'static str = "list";
    const CHINESE: Chinese =
        Chinese { operation: "目录中的游戏，按由浅入深的次序", fields: &[] };
    type Response = Listed;

    fn asked(&self) -> &dyn Asked {
        &self.envelope
    }

    fn open(self, context: &mut Context) -> Result<Work<Listed>, Failure> {
        let workbench = context.session.workbench(None)?;
        Ok(Box::new(move |context| {
            let games = context.limits.watching(|| {
                crate::names().into_iter().filter_map(|name| workbench.game(name).ok()).collect()
            });
            let board = |name: &&str| BoardGame::read(name, catalog::board_text(name)?, true).ok();
            let boards = catalog::board_names().iter().filter_map(board).collect();
            Ok(Listed { games, boards })
        }))
    }
}

/// Answer to [`Catalogue`].
///
/// ```
/// use bouton::ops::{Catalogue, Context, Operation};
/// let listed = Catalogue::default().run(&mut Context::default())?;
/// assert!(listed.games.iter().any(|game| game.name == "wythoff"));
/// # Ok::<(), bouton::ops::Failure>(())
/// ```
#[non_exhaustive]
pub struct Listed {
    /// The games.
    pub games: Vec<Arc<Game>>,
    /// The games on boards and graphs.
    pub boards: Vec<BoardGame>,
}

/// The catalogue as data.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "Catalogue"))]
struct ListData<'a> {
    games: Vec<ListedData<'a>>,
    /// Games on boards and graphs, which have a language of their own.
    boards: Vec<ListedData<'a>>,
}

impl Response for Listed {
    fn data(&self, _lang: Lang) -> Value {
        let games = self.games.iter().map(listed).collect();
        let boards = self.boards.iter().map(listed_board).collect();
        serde_json::to_value(ListData { games, boards }).unwrap_or_default()
    }

    #[cfg(feature = "schema")]
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<schemars::Schema> {
        Some(generator.subschema_for::<ListData<'_>>())
    }
}
