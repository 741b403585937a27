//! Limits, checked between passes over a graph.

use crate::{Halt, Limits, Meter};

/// Checks that the next pass may begin, with this many bytes in use besides the graph.
pub(super) fn check(limits: &Limits, bytes: usize) -> Result<(), Halt> {
    Meter::new(limits).look_with(|| bytes as u64).map_err(|reason| Halt::Stopped { reason, positions: 0 })
}
