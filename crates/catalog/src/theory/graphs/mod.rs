//! Games on graphs.

mod account;
mod geography;
mod hackenbush;
mod tree;

use super::Theory;
use rules::{Argument, Convention};

pub(super) use account::account;

/// Theory of a game in this module.
pub(super) fn theory(game: &str, parameters: &[Argument], convention: Convention) -> Option<Box<dyn Theory>> {
    match (game, convention) {
        ("hackenbush", Convention::Normal) => Some(Box::new(hackenbush::Hackenbush)),
        ("hackenbush-tree", Convention::Normal) => Some(Box::new(tree::Tree)),
        ("geography" | "geography-grid", Convention::Normal) => {
            Some(Box::new(geography::Geography::new(parameters)?))
        }
        _ => None,
    }
}
