//! A matrix of payoffs: no position, but solved by a command of its own.

use crate::Unplayable;
use rules::{Argument, NativeMoves, Objection};
use std::sync::Arc;

/// Message that a matrix is not a position.
pub(super) fn moves(_: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
    Err(Unplayable::Matrix.into())
}
