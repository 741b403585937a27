//! Games of the catalogue whose moves the language cannot express, one per file. Everything else about them
//! is in `games/`, as for all others.

mod dag;
mod drawing;
mod elsewhere;
mod hackenbush;
mod new_stone;
mod ruler;
mod tartan;
mod tree;
mod turning;

pub(crate) use tree::cut_above;

use rules::{Argument, Native, NativeMoves, Origin, Text};
use std::sync::{Arc, LazyLock};

/// Moves of the game with that name, if they are written here. The same game always has the same origin.
pub(crate) fn native(name: &str) -> Option<Origin> {
    static ALL: LazyLock<[(&str, Origin); 9]> = LazyLock::new(|| {
        [
            ("new-stone", origin(|_| Ok(Arc::new(new_stone::NewStone)))),
            ("hackenbush", origin(|_| Ok(Arc::new(hackenbush::Hackenbush)))),
            ("hackenbush-tree", origin(|_| Ok(Arc::new(tree::Tree)))),
            ("dag", origin(dag::with)),
            ("ruler", origin(|_| Ok(Arc::new(ruler::Ruler)))),
            ("turning", origin(turning::with)),
            ("tartan", origin(tartan::with)),
            ("matrix", origin(|_| Err(elsewhere::matrix()))),
            ("sum", origin(|_| Err(elsewhere::sum()))),
        ]
    });
    ALL.iter().find(|(known, _)| *known == name).map(|(_, origin)| origin.clone())
}

type With = fn(&[Argument]) -> Result<Arc<dyn NativeMoves>, Text>;

struct Game(With);

impl Native for Game {
    fn with(&self, arguments: &[Argument]) -> Result<Arc<dyn NativeMoves>, Text> {
        (self.0)(arguments)
    }
}

fn origin(with: With) -> Origin {
    Origin(Arc::new(Game(with)))
}
