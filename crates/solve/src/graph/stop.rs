//! Limits, looked at between the passes over a graph.

use crate::{Halt, Limits, Meter};

/// Whether the next pass may begin, with so many bytes in use beside the graph.
pub(super) fn check(limits: &Limits, bytes: usize) -> Result<(), Halt> {
    Meter::new(limits).look(|| bytes as u64).map_err(|reason| Halt::Stopped { reason, positions: 0 })
}
