//! Shifted reads and writes in rows of bits.

use std::sync::atomic::AtomicU64;
use store::Cell;

/// Position of a bit, as a word and a bit in it.
#[inline(always)]
pub(super) fn split(place: i64) -> (i64, u32) {
    (place.div_euclid(64), place.rem_euclid(64) as u32)
}

/// Word `index`, zero outside.
#[inline(always)]
pub(super) fn word(row: &[AtomicU64], index: i64) -> u64 {
    usize::try_from(index).ok().and_then(|index| row.get(index)).map_or(0, Cell::get)
}

/// The 64 bits from bit `shift` of `low` on, continued in `high`.
#[inline(always)]
pub(super) fn funnel(low: u64, high: u64, shift: u32) -> u64 {
    if shift == 0 { low } else { low >> shift | high << (64 - shift) }
}

/// Calls `give` with `count` words of `row` from bit `start` on, and their numbers.
#[inline(always)]
pub(super) fn each_word(row: &[AtomicU64], start: i64, count: usize, mut give: impl FnMut(usize, u64)) {
    let (first, shift) = split(start);
    if let Some(words) = usize::try_from(first).ok().and_then(|first| row.get(first..first + count + 1)) {
        // Entirely inside: the common case, without a check per word.
        for (index, pair) in words.windows(2).enumerate() {
            give(index, funnel(pair[0].get(), pair[1].get(), shift));
        }
        return;
    }
    let mut low = word(row, first);
    for index in 0..count {
        let high = word(row, first + index as i64 + 1);
        give(index, funnel(low, high, shift));
        low = high;
    }
}

/// Ors 64 bits into the row from bit `start` on. Bits outside the row are dropped.
#[inline(always)]
pub(super) fn join(row: &[AtomicU64], start: i64, bits: u64) {
    let (first, shift) = split(start);
    let put = |index: i64, bits: u64| {
        if bits != 0
            && let Some(cell) = usize::try_from(index).ok().and_then(|index| row.get(index))
        {
            cell.join(bits);
        }
    };
    put(first, bits << shift);
    if shift > 0 {
        put(first + 1, bits >> (64 - shift));
    }
}
