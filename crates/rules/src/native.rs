//! Games whose moves are written in Rust and whose text has everything else.

use crate::{Argument, Options, Text, Trouble};
use dashu_int::UBig;
use std::error::Error;
use std::sync::Arc;

/// A game written in Rust, with open parameters.
pub trait Native: Send + Sync {
    /// The moves for these parameters, given in the order of the text's declarations, or an objection to them.
    fn with(&self, arguments: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection>;
}

/// The moves of a game written in Rust.
pub trait NativeMoves: Send + Sync {
    /// Converts a component to the form the moves expect, or objects to it.
    fn read(&self, at: Vec<UBig>) -> Result<Vec<UBig>, Objection> {
        Ok(at)
    }

    /// Upper bound on the numbers of a component, if there is one.
    fn largest(&self) -> Option<u64> {
        None
    }

    /// Appends the options of a component, each a sum of components.
    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble>;

    /// Nim-value of a component, if a theorem gives it.
    fn value(&self, _at: &[u64]) -> Option<u64> {
        None
    }

    /// The games of turning coins, on single numbers, whose product this game on pairs is.
    fn factors(&self) -> Option<[Arc<dyn NativeMoves>; 2]> {
        None
    }

    /// Returns `true` if every play ends, from any position.
    fn terminates(&self) -> bool;

    /// Description of a move that does not depend on the language: `✂ 1-2`. Without it, the component before and after is shown.
    fn describe(&self, _before: &[UBig], _after: &[Vec<UBig>]) -> Option<String> {
        None
    }

    /// A drawing of a component for a terminal.
    fn draw(&self, _at: &[UBig]) -> Option<String> {
        None
    }
}

/// Reason why a game written in Rust does not accept its parameters or a component.
#[derive(Clone, Debug)]
pub enum Objection {
    /// The words of the game's author.
    Said(Text),
    /// An error, which says itself what is wrong unless a crate above knows its type.
    Error(Arc<dyn Error + Send + Sync>),
}

impl<E: Error + Send + Sync + 'static> From<E> for Objection {
    fn from(error: E) -> Objection {
        Objection::Error(Arc::new(error))
    }
}

/// Two are equal if their data are.
impl PartialEq for Objection {
    fn eq(&self, other: &Objection) -> bool {
        format!("{self:?}") == format!("{other:?}")
    }
}

impl Eq for Objection {}

/// Source of a rule set's moves. Two are equal only if they are identical.
#[derive(Clone)]
pub struct Origin(pub Arc<dyn Native>);

impl PartialEq for Origin {
    fn eq(&self, other: &Origin) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Origin {}

impl std::fmt::Debug for Origin {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("native")
    }
}
