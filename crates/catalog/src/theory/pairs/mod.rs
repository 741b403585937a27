//! Games on pairs of numbers.

mod corners;
mod dynamic;
mod euclid;
mod golden;
mod race;
mod tartan;
mod wythoff;

use super::Theory;
use rules::{Argument, Convention};

/// Theory of a game in this module.
pub(super) fn theory(game: &str, parameters: &[Argument], convention: Convention) -> Option<Box<dyn Theory>> {
    match (game, parameters, convention) {
        ("wythoff", [], _) => Some(Box::new(wythoff::Wythoff::new(convention))),
        ("fibonacci-nim", [], Convention::Normal) => Some(Box::new(dynamic::DynamicNim::new(2u8.into()))),
        ("dynamic-nim", [Argument::Natural(k)], Convention::Normal) if !k.is_zero() => {
            Some(Box::new(dynamic::DynamicNim::new(k.clone())))
        }
        ("euclid", [], Convention::Normal) => Some(Box::new(euclid::Euclid)),
        ("turning-corners", [], Convention::Normal) => Some(Box::new(corners::TurningCorners)),
        ("tartan", parameters, Convention::Normal) => tartan::theory(parameters),
        ("race", [Argument::Choice(piece)], Convention::Normal) => race::theory(piece),
        _ => None,
    }
}
