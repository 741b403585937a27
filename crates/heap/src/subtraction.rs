//! Games without splits: the value of a heap is the mex of the values of a few smaller heaps. Values of the
//! last heaps are kept as words with one bit, so that the mex is found without counting, for as many heaps at
//! once as the smallest amount allows.

use crate::cell::Cell;
use std::ops::{BitAnd, BitOr, Not};

/// Number of heaps between two conversions of words to values.
const CHUNK: usize = 1 << 13;

/// A set of few values.
trait Set:
    Copy + Default + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + Send + Sync + 'static
{
    fn only(value: usize) -> Self;

    /// The set that holds only the smallest value missing from this one.
    fn smallest_missing(self) -> Self;

    /// The value of a singleton.
    fn value(self) -> usize;
}

macro_rules! set {
    ($($word:ty),*) => {$(
        impl Set for $word {
            #[inline(always)]
            fn only(value: usize) -> $word {
                1 << value
            }

            #[inline(always)]
            fn smallest_missing(self) -> $word {
                !self & self.wrapping_add(1)
            }

            #[inline(always)]
            fn value(self) -> usize {
                // The same as trailing zeros, in steps available on vectors.
                let masks: [$word; 6] = [
                    0xaaaa_aaaa_aaaa_aaaa_u64 as $word,
                    0xcccc_cccc_cccc_cccc_u64 as $word,
                    0xf0f0_f0f0_f0f0_f0f0_u64 as $word,
                    0xff00_ff00_ff00_ff00_u64 as $word,
                    0xffff_0000_ffff_0000_u64 as $word,
                    0xffff_ffff_0000_0000_u64 as $word,
                ];
                let mut value: $word = 0;
                for (bit, mask) in masks.iter().enumerate().take(<$word>::BITS.trailing_zeros() as usize) {
                    value |= <$word>::from(self & mask != 0) << bit;
                }
                value as usize
            }
        }
    )*};
}

set!(u8, u16, u32, u64);

/// Extends values up to `count`, if the game is one of these; those of heaps below the largest amount have to
/// be there. Returns `true` if it is.
#[inline(always)]
pub(crate) fn extend<V: Cell>(amounts: &[usize], values: &mut Vec<V>, count: usize) -> bool {
    match amounts.len() {
        0..=7 => extend_by::<u8, V>(amounts, values, count),
        8..=15 => extend_by::<u16, V>(amounts, values, count),
        16..=31 => extend_by::<u32, V>(amounts, values, count),
        32..=63 => extend_by::<u64, V>(amounts, values, count),
        _ => return false,
    }
    true
}

#[inline(always)]
fn extend_by<S: Set, V: Cell>(amounts: &[usize], values: &mut Vec<V>, count: usize) {
    let back = amounts.last().copied().unwrap_or(0);
    let least = amounts.first().copied().unwrap_or(usize::MAX);
    let mut sets: Vec<S> = values[values.len() - back..].iter().map(|value| S::only(value.index())).collect();
    sets.resize(back + CHUNK, S::default());
    while values.len() < count {
        let wanted = CHUNK.min(count - values.len());
        let end = back + wanted;
        let mut place = back;
        if least >= 64 {
            place = together::<S, 64>(amounts, &mut sets, place, end);
        } else if least >= 16 {
            place = together::<S, 16>(amounts, &mut sets, place, end);
        } else if least >= 4 {
            place = together::<S, 4>(amounts, &mut sets, place, end);
        }
        together::<S, 1>(amounts, &mut sets, place, end);
        values.extend(sets[back..end].iter().map(|set| V::new(set.value())));
        sets.copy_within(wanted..end, 0);
    }
}

/// Computes `W` heaps at once, as long as there are that many; returns the first one left.
#[inline(always)]
fn together<S: Set, const W: usize>(
    amounts: &[usize],
    sets: &mut [S],
    mut place: usize,
    end: usize,
) -> usize {
    while place + W <= end {
        let mut taken = [S::default(); W];
        for &amount in amounts {
            for (set, &other) in taken.iter_mut().zip(&sets[place - amount..place - amount + W]) {
                *set = *set | other;
            }
        }
        for (set, taken) in sets[place..place + W].iter_mut().zip(taken) {
            *set = taken.smallest_missing();
        }
        place += W;
    }
    place
}
