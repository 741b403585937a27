//! Cells for nim-values: one byte while that suffices, then two.

use std::fmt::Debug;
use std::ops::BitXor;

/// A nim-value in few bits.
pub(crate) trait Cell:
    Copy + Eq + Ord + Debug + Default + BitXor<Output = Self> + Send + Sync + 'static
{
    /// Marks of values, one each.
    type Marks: Marks<Self>;

    /// Number of different values.
    const COUNT: usize;

    /// An empty set of marks.
    fn marks() -> Box<Self::Marks>;

    fn new(value: usize) -> Self;

    fn index(self) -> usize;

    /// Number of blocks of pairs before the first in which `a`, and `b` from its end, have this exclusive or.
    fn blocks_without(self, a: &[Self], b: &[Self]) -> usize;
}

/// Marks of nim-values, one byte for every value that a cell can hold.
pub(crate) trait Marks<V>: Send + Sync {
    fn mark(&mut self, value: V);

    fn bytes(&self) -> &[u8];

    fn bytes_mut(&mut self) -> &mut [u8];
}

macro_rules! marks {
    ($cell:ty, $count:expr) => {
        impl Marks<$cell> for [u8; $count] {
            #[inline(always)]
            fn mark(&mut self, value: $cell) {
                self[usize::from(value)] = 1;
            }

            #[inline(always)]
            fn bytes(&self) -> &[u8] {
                self
            }

            #[inline(always)]
            fn bytes_mut(&mut self) -> &mut [u8] {
                self
            }
        }
    };
}

marks!(u8, 1 << 8);
marks!(u16, 1 << 16);

impl Cell for u8 {
    type Marks = [u8; 1 << 8];

    const COUNT: usize = 1 << 8;

    fn marks() -> Box<Self::Marks> {
        Box::new([0; 1 << 8])
    }

    fn new(value: usize) -> u8 {
        value as u8
    }

    fn index(self) -> usize {
        self.into()
    }

    fn blocks_without(self, a: &[u8], b: &[u8]) -> usize {
        crate::vector::blocks_without_u8(a, b, self)
    }
}

impl Cell for u16 {
    type Marks = [u8; 1 << 16];

    const COUNT: usize = 1 << 16;

    fn marks() -> Box<Self::Marks> {
        Box::new([0; 1 << 16])
    }

    fn new(value: usize) -> u16 {
        value as u16
    }

    fn index(self) -> usize {
        self.into()
    }

    fn blocks_without(self, a: &[u16], b: &[u16]) -> usize {
        crate::vector::blocks_without_u16(a, b, self)
    }
}
