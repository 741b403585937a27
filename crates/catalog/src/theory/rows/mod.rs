//! Games on rows of any length.

mod coins;
mod georgia;
mod new_stone;
mod poi;
mod row;
mod ruler;
mod staircase;
mod take_break;
mod turning;

use super::Theory;
use rules::{Argument, Convention};

/// Theory of a game in this module.
///
/// There is none for `poi-discard`, in which a coin without a free field to its right is discarded: the
/// well-known reduction to a staircase fails for two coins on three fields, as the tests show.
pub(super) fn theory(game: &str, parameters: &[Argument], convention: Convention) -> Option<Box<dyn Theory>> {
    match (game, parameters, convention) {
        ("new-stone", [], _) => Some(Box::new(new_stone::NewStone(convention))),
        (_, _, Convention::Misere) => None,
        ("staircase", [], _) => Some(Box::new(staircase::Staircase)),
        ("georgia-bob", [], _) => Some(Box::new(georgia::GeorgiaBob)),
        ("coins", [], _) => Some(Box::new(coins::Coins)),
        ("ruler", [], _) => Some(Box::new(ruler::Ruler)),
        ("turning", parameters, _) => turning::theory(turning::code(parameters)?),
        ("take-break", [], _) => Some(Box::new(take_break::TakeBreak)),
        ("poi-game", [Argument::Natural(fields)], _) => Some(Box::new(poi::PoiGame::new(fields.clone()))),
        _ => None,
    }
}
