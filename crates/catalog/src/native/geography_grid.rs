//! Undirected vertex geography on a grid with walls: move the token by one step to a square not visited yet.

use super::geography::Geography;
use rules::{Argument, NativeMoves, Objection};
use std::sync::Arc;

/// Moves on the grid of these rows, columns, steps and walls.
pub(super) fn moves(arguments: &[Argument]) -> Result<Arc<dyn NativeMoves>, Objection> {
    Ok(Arc::new(Geography::new(arguments)?))
}
