//! Several games at once: written with the names of the games.

use crate::Unplayable;
use rules::{Argument, NativeMoves, Objection};
use std::sync::Arc;

/// Message that a sum is written with the names of its games.
pub(super) fn moves(_: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
    Err(Unplayable::Sum.into())
}
