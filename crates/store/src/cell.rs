//! Cells: atomics that are always read and written relaxed, little-endian on every machine.

use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering::Relaxed};

mod sealed {
    pub trait Sealed {}
}

/// A cell of a store. Only the atomic integers of 8 to 64 bits are cells: every bit pattern is one, and none
/// has a destructor.
pub trait Cell: sealed::Sealed + Send + Sync + 'static {
    /// The largest natural it can hold.
    const MAX: u64;
    /// The value of the cell.
    fn get(&self) -> u64;
    /// Stores the low bits of `value`.
    fn set(&self, value: u64);
    /// Ors the bits of `value` into the cell, atomically.
    fn join(&self, value: u64);
}

macro_rules! cell {
    ($atomic:ty, $integer:ty) => {
        impl sealed::Sealed for $atomic {}
        impl Cell for $atomic {
            const MAX: u64 = <$integer>::MAX as u64;
            #[inline(always)]
            fn get(&self) -> u64 {
                <$integer>::from_le(self.load(Relaxed)) as u64
            }
            #[inline(always)]
            fn set(&self, value: u64) {
                self.store((value as $integer).to_le(), Relaxed);
            }
            #[inline(always)]
            fn join(&self, value: u64) {
                self.fetch_or((value as $integer).to_le(), Relaxed);
            }
        }
    };
}

cell!(AtomicU8, u8);
cell!(AtomicU16, u16);
cell!(AtomicU32, u32);
cell!(AtomicU64, u64);
