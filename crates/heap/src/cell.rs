//! What a nim-value is kept in: a byte while that is enough, and then two.

use std::fmt::Debug;
use std::ops::BitXor;

/// A nim-value in few bits.
pub(crate) trait Cell:
    Copy + Eq + Ord + Debug + Default + BitXor<Output = Self> + Send + Sync + 'static
{
    /// How many different ones there are.
    const COUNT: usize;

    fn new(value: usize) -> Self;

    fn index(self) -> usize;

    /// Where, from the start, `a[i] ^ b[i]` first is this; or nowhere.
    fn find(self, a: &[Self], b: &[Self]) -> Option<usize>;
}

impl Cell for u8 {
    const COUNT: usize = 1 << 8;

    fn new(value: usize) -> u8 {
        value as u8
    }

    fn index(self) -> usize {
        self.into()
    }

    fn find(self, a: &[u8], b: &[u8]) -> Option<usize> {
        crate::vector::find_u8(a, b, self)
    }
}

impl Cell for u16 {
    const COUNT: usize = 1 << 16;

    fn new(value: usize) -> u16 {
        value as u16
    }

    fn index(self) -> usize {
        self.into()
    }

    fn find(self, a: &[u16], b: &[u16]) -> Option<usize> {
        crate::vector::find_u16(a, b, self)
    }
}
