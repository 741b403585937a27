//! Processes that are to fill a table together agree on what it is, and how to begin.

use super::attempt::Attempt;
use super::grid::Grid;
use super::moves;
use limits::Peers;
use solve::{Halt, Limits, Refusal, Shape};

/// Attempt of the first process, which all follow. The table has to be the same for all, by its fingerprint.
pub(super) fn agreed(
    (peers, fingerprint): (&dyn Peers, u128),
    attempt: &Attempt,
    grid: &Grid,
    shapes: &[Shape],
    limits: &Limits,
) -> Result<Attempt, Halt> {
    let mut first = attempt.notes(grid);
    let notes = first.iter().flat_map(|note| note.to_le_bytes());
    peers.send(None, fingerprint.to_le_bytes().into_iter().chain(notes).collect());
    let mut same = true;
    let mut take = |from: usize, block: &[u8]| {
        let Some((print, notes)) = block.split_first_chunk() else { return };
        same &= u128::from_le_bytes(*print) == fingerprint;
        if from == 0 {
            first = notes.as_chunks().0.iter().map(|note| u64::from_le_bytes(*note)).collect();
        }
    };
    peers.end_round(limits, &mut take).map_err(|reason| Halt::Stopped { reason, positions: 0 })?;
    let mut attempt = Attempt::decode(&first, grid.arity()).filter(|_| same).ok_or(Refusal::Apart)?;
    moves::tell_order(shapes, grid.arity(), &mut attempt.order)?;
    Ok(attempt)
}
