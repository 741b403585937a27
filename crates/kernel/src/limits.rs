//! Limits of a check.

use crate::rejection::{Rejection, Result};
use std::cell::Cell;

/// Limits of a check.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Most steps: columns read, and states met.
    pub steps: u64,
    /// Most bytes held at a time by a walk, about.
    pub bytes: usize,
    /// Called now and then; the check stops once this returns `true`.
    pub stop: &'a dyn Fn() -> bool,
}

impl Limits<'_> {
    /// Limits for a certificate of a number of bytes: a hundred million steps and 20 000 for each byte, and
    /// 64 MiB and 1 KiB for each byte. Certificates made by a prover need a small part of that.
    pub fn of(bytes: usize) -> Limits<'static> {
        let steps = (bytes as u64).saturating_mul(20_000).saturating_add(100_000_000);
        Limits { steps, bytes: bytes.saturating_mul(1 << 10).saturating_add(64 << 20), stop: &|| false }
    }
}

/// Limits, and the steps already taken.
pub struct Meter<'a> {
    pub(crate) limits: Limits<'a>,
    taken: Cell<u64>,
}

/// Steps between two questions whether to stop.
const BETWEEN: u64 = 1 << 14;

impl<'a> Meter<'a> {
    /// A meter at 0.
    pub fn new(limits: Limits<'a>) -> Meter<'a> {
        Meter { limits, taken: Cell::new(0) }
    }

    /// Counts some steps.
    pub fn steps(&self, count: usize) -> Result<()> {
        let before = self.taken.get();
        let taken = before.saturating_add(count as u64);
        self.taken.set(taken);
        if taken > self.limits.steps {
            return Err(Rejection::Steps);
        }
        if taken / BETWEEN > before / BETWEEN && (self.limits.stop)() {
            return Err(Rejection::Stopped);
        }
        Ok(())
    }

    /// Looks whether so many bytes may be held.
    pub fn holds(&self, bytes: usize) -> Result<()> {
        if bytes > self.limits.bytes { Err(Rejection::Memory) } else { Ok(()) }
    }
}
