//! Processes that share a computation.

use crate::{Limits, StopReason};
use std::fmt::Debug;

/// Processes that share a computation, seen from one of them. They work in rounds: in each, everyone hands blocks of
/// bytes to others, and a round has ended when all have ended it and every block has arrived.
pub trait Peers: Debug + Send + Sync {
    /// Number of this process, from 0.
    fn index(&self) -> usize;

    /// Number of processes.
    fn count(&self) -> usize;

    /// Hands a block to another process, or to all others. It belongs to the round at hand.
    fn send(&self, to: Option<usize>, block: Vec<u8>);

    /// Ends the round: passes on the blocks of others, those of one process in their order, until all have ended it. The
    /// error is a limit, or an interruption where another process is gone; after an error there are no more rounds.
    fn end_round(&self, limits: &Limits, take: &mut dyn FnMut(usize, &[u8])) -> Result<(), StopReason>;
}

/// A process without others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Peers for Alone {
    fn index(&self) -> usize {
        0
    }

    fn count(&self) -> usize {
        1
    }

    fn send(&self, _: Option<usize>, _: Vec<u8>) {}

    fn end_round(&self, _: &Limits, _: &mut dyn FnMut(usize, &[u8])) -> Result<(), StopReason> {
        Ok(())
    }
}
