//! Games whose moves are written in Rust. Their text says the rest.

use crate::{Argument, Options, Text, Trouble};
use dashu_int::UBig;
use std::sync::Arc;

/// A game written in Rust, parameters still open.
pub trait Native: Send + Sync {
    /// The moves with these parameters, in the order in which the text declares them; or why there are none.
    fn with(&self, arguments: &[Argument]) -> Result<Arc<dyn NativeMoves>, Text>;
}

/// The moves of a game written in Rust.
pub trait NativeMoves: Send + Sync {
    /// A component as the moves want it, or why it is none.
    fn read(&self, at: Vec<UBig>) -> Result<Vec<UBig>, Text> {
        Ok(at)
    }

    /// The largest number that a component may have, if there is one.
    fn largest(&self) -> Option<u64> {
        None
    }

    /// Appends the options of a component, each a sum of components.
    fn options(&self, at: &[u64], options: &mut Options) -> Result<(), Trouble>;

    /// Whether every play ends, whatever the position.
    fn terminates(&self) -> bool;

    /// What a move does, for people of any language: `✂ 1-2`. Without it, the component before and after is shown.
    fn describe(&self, _before: &[UBig], _after: &[Vec<UBig>]) -> Option<String> {
        None
    }

    /// A drawing of a component for a terminal.
    fn draw(&self, _at: &[UBig]) -> Option<String> {
        None
    }
}

/// Where the moves of a rule set come from. Two are the same only if they are one.
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
