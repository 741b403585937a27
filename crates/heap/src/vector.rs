//! Loops that read many values at once. Each is compiled for several processor extensions, and the best one
//! available is chosen at run time; their results are the same everywhere.
#![allow(unsafe_code)] // A function compiled for a processor's extension may be called only where it is available.

use crate::behind::Behind;
use crate::cell::Cell;
use crate::engine::Engine;
use crate::planes::{LANES, Lanes, READ, Rows, moved};

/// Defines a function that is compiled for each extension.
macro_rules! chosen {
    ($(#[$doc:meta])* $name:ident($self:ident: $type:ty, $argument:ident: $of:ty) -> $result:ty, $body:expr) => {
        $(#[$doc])*
        pub(crate) fn $name<V: Cell>($self: $type, $argument: $of) -> $result {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx512f,avx512bw,avx512vl,popcnt,bmi1,bmi2")]
                fn widest<V: Cell>($self: $type, $argument: $of) -> $result {
                    $body
                }
                #[target_feature(enable = "avx2,popcnt,bmi1,bmi2")]
                fn wide<V: Cell>($self: $type, $argument: $of) -> $result {
                    $body
                }
                if is_x86_feature_detected!("avx512bw") && is_x86_feature_detected!("avx512vl") {
                    // SAFETY: the processor has this extension, and with it all older ones.
                    return unsafe { widest($self, $argument) };
                }
                if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi2") {
                    // SAFETY: the processor has this extension, and with it all older ones.
                    return unsafe { wide($self, $argument) };
                }
            }
            $body
        }
    };
}

chosen! {
    /// Computes values up to `count`; `false` if one does not fit its cell.
    run(engine: &mut Engine<V>, count: usize) -> bool, engine.run(count)
}

chosen! {
    /// Looks for the witnesses of a block; returns the first heap whose value is wrong.
    next_block(behind: &mut Behind<V>, block: &[V]) -> Option<usize>, behind.next(block)
}

/// Number of pairs compared between two checks of the result.
const BLOCK: usize = 256;

/// Number of blocks of pairs before the first with `a[i] ^ b[i] == wanted`, b counted from its end.
macro_rules! blocks_without {
    ($a:expr, $b:expr, $wanted:expr, $cell:ty) => {{
        let mut blocks = $a.chunks_exact(BLOCK).zip($b.rchunks_exact(BLOCK));
        let found = blocks.position(|(a, b)| {
            // As wide as the values compared, so that nothing is packed.
            let mut found: $cell = 0;
            for (&a, &b) in a.iter().zip(b.iter().rev()) {
                found |= <$cell>::from(a ^ b == $wanted);
            }
            found != 0
        });
        found.unwrap_or($a.len().min($b.len()) / BLOCK)
    }};
}

/// First position, from the start, at which `a` and `b` from its end have this exclusive or; `None` if there
/// is none.
pub(crate) fn find<V: Cell>(a: &[V], b: &[V], wanted: V) -> Option<usize> {
    let length = a.len().min(b.len());
    let (a, b) = (&a[..length], &b[b.len() - length..]);
    let start = BLOCK * wanted.blocks_without(a, b);
    let mut rest = a[start..].iter().zip(b[..length - start].iter().rev()).take(BLOCK);
    rest.position(|(&a, &b)| a ^ b == wanted).map(|place| start + place)
}

/// Returns `true` if `a` and `b` from its end have this exclusive or anywhere.
pub(crate) fn any<V: Cell>(a: &[V], b: &[V], wanted: V) -> bool {
    let length = a.len().min(b.len());
    let (a, b) = (&a[..length], &b[b.len() - length..]);
    let start = BLOCK * wanted.blocks_without(a, b);
    length - start >= BLOCK
        || a[start..].iter().zip(b[..length - start].iter().rev()).any(|(&a, &b)| a ^ b == wanted)
}

macro_rules! compiled {
    ($name:ident, $cell:ty) => {
        pub(crate) fn $name(a: &[$cell], b: &[$cell], wanted: $cell) -> usize {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
                fn widest(a: &[$cell], b: &[$cell], wanted: $cell) -> usize {
                    blocks_without!(a, b, wanted, $cell)
                }
                #[target_feature(enable = "avx2")]
                fn wide(a: &[$cell], b: &[$cell], wanted: $cell) -> usize {
                    blocks_without!(a, b, wanted, $cell)
                }
                if is_x86_feature_detected!("avx512bw") && is_x86_feature_detected!("avx512vbmi") {
                    // SAFETY: the processor has it.
                    return unsafe { widest(a, b, wanted) };
                }
                if is_x86_feature_detected!("avx2") {
                    // SAFETY: the processor has it.
                    return unsafe { wide(a, b, wanted) };
                }
            }
            blocks_without!(a, b, wanted, $cell)
        }
    };
}

compiled!(blocks_without_u8, u8);
compiled!(blocks_without_u16, u16);

/// Adds to each value the heaps that have a split with it.
pub(crate) fn find_splits(rows: &Rows, values: &mut [(usize, Lanes)]) {
    #[cfg(target_arch = "x86_64")]
    {
        assert!(are_within(rows, values));
        if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl") {
            // SAFETY: the processor has it.
            return unsafe { find_splits_widest(rows, values) };
        }
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has it.
            return unsafe { find_splits_wide(rows, values) };
        }
    }
    rows.find_splits(values);
}

/// The same with vectors of four words, if the processor has them.
#[cfg(test)]
pub(crate) fn find_splits_by_fours(rows: &Rows, values: &mut [(usize, Lanes)]) -> bool {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") {
        assert!(are_within(rows, values));
        // SAFETY: the processor has it.
        unsafe { find_splits_wide(rows, values) };
        return true;
    }
    let _ = (rows, values);
    false
}

/// Returns `true` if all reads are within the planes.
#[cfg(target_arch = "x86_64")]
fn are_within(rows: &Rows, values: &[(usize, Lanes)]) -> bool {
    // An exclusive or has no more bits than the larger number.
    let low = |value: usize| rows.values.is_power_of_two() && value < rows.values;
    let end = |start: usize| start + (rows.values - 1) * Rows::ROW + READ;
    values.iter().all(|&(value, _)| low(value))
        && rows.parts.iter().all(|&(start, part)| low(part) && end(start) <= rows.bits.len())
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vl")]
fn find_splits_widest(rows: &Rows, values: &mut [(usize, Lanes)]) {
    // Several values together, to reduce loop overhead.
    let mut several = values.chunks_exact_mut(4);
    for values in several.by_ref() {
        if let Ok(values) = values.try_into() {
            find_splits_of::<4>(rows, values);
        }
    }
    for value in several.into_remainder() {
        find_splits_of(rows, std::array::from_mut(value));
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vl")]
#[inline]
fn find_splits_of<const N: usize>(rows: &Rows, values: &mut [(usize, Lanes); N]) {
    use std::arch::x86_64::*;
    const WORDS: u8 = (1 << (LANES / 64 - 8)) - 1;
    let mut all = [[_mm512_setzero_si512(); 2]; N];
    let mut from = 0;
    for (by, &to) in rows.ends.iter().enumerate() {
        // Loads of half the width seldom straddle two cache lines.
        let mut sums = [[_mm256_setzero_si256(); READ / 32]; N];
        for &(start, part) in &rows.parts[from..to] {
            for (sum, (value, _)) in sums.iter_mut().zip(values.iter()) {
                let start = start + (*value ^ part) * Rows::ROW;
                for (place, sum) in sum.iter_mut().enumerate() {
                    // SAFETY: `are_within` has been checked.
                    let words =
                        unsafe { _mm256_loadu_si256(rows.bits.as_ptr().add(start + 32 * place).cast()) };
                    *sum = _mm256_or_si256(*sum, words);
                }
            }
        }
        for (all, sum) in all.iter_mut().zip(sums) {
            let low = _mm512_inserti64x4::<1>(_mm512_castsi256_si512(sum[0]), sum[1]);
            let high = _mm512_inserti64x4::<1>(_mm512_castsi256_si512(sum[2]), sum[3]);
            *all = or_moved(*all, [low, high], by as u32);
        }
        from = to;
    }
    for ((_, lanes), all) in values.iter_mut().zip(all) {
        let none = [_mm512_setzero_si512(); 2];
        let found = rows.less.iter().fold(none, |found, &less| or_moved(found, all, less));
        // SAFETY: eight words, and one more for each bit of the mask.
        unsafe {
            let (low, high) = (lanes.as_mut_ptr(), lanes.as_mut_ptr().add(8));
            let before = _mm512_loadu_epi64(low.cast());
            _mm512_storeu_epi64(low.cast(), _mm512_or_si512(before, found[0]));
            let before = _mm512_maskz_loadu_epi64(WORDS, high.cast());
            _mm512_mask_storeu_epi64(high.cast(), WORDS, _mm512_or_si512(before, found[1]));
        }
    }
}

#[cfg(target_arch = "x86_64")]
const _: () = assert!(READ == 128 && LANES / 64 > 8);

/// Ors the first with the words of the second shifted down by fewer bits than one has.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vl")]
#[inline]
fn or_moved(all: [Words; 2], words: [Words; 2], by: u32) -> [Words; 2] {
    use std::arch::x86_64::*;
    let moved = |words, above| {
        let low = _mm512_srl_epi64(words, _mm_cvtsi32_si128(by as i32));
        let high = _mm512_sll_epi64(above, _mm_cvtsi32_si128(64 - by as i32));
        (low, high)
    };
    let (low, high) = moved(words[0], _mm512_alignr_epi64::<1>(words[1], words[0]));
    let first = _mm512_ternarylogic_epi64::<0xfe>(all[0], low, high);
    let (low, high) = moved(words[1], _mm512_alignr_epi64::<1>(_mm512_setzero_si512(), words[1]));
    [first, _mm512_ternarylogic_epi64::<0xfe>(all[1], low, high)]
}

#[cfg(target_arch = "x86_64")]
type Words = std::arch::x86_64::__m512i;

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn find_splits_wide(rows: &Rows, values: &mut [(usize, Lanes)]) {
    use std::arch::x86_64::*;
    for (value, lanes) in values {
        let (mut all, mut from) = ([0u64; READ / 8], 0);
        for (by, &to) in rows.ends.iter().enumerate() {
            let mut sum = [_mm256_setzero_si256(); READ / 32];
            for &(start, part) in &rows.parts[from..to] {
                let start = start + (*value ^ part) * Rows::ROW;
                for (place, sum) in sum.iter_mut().enumerate() {
                    // SAFETY: `are_within` has been checked.
                    let words =
                        unsafe { _mm256_loadu_si256(rows.bits.as_ptr().add(start + 32 * place).cast()) };
                    *sum = _mm256_or_si256(*sum, words);
                }
            }
            let mut words = [0u64; READ / 8];
            for (place, sum) in sum.into_iter().enumerate() {
                // SAFETY: the words have room for all.
                unsafe { _mm256_storeu_si256(words.as_mut_ptr().add(4 * place).cast(), sum) };
            }
            all.iter_mut().zip(moved(&words, by as u32)).for_each(|(word, sum)| *word |= sum);
            from = to;
        }
        for &less in rows.less {
            lanes.iter_mut().zip(moved(&all, less)).for_each(|(lane, word)| *lane |= word);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_all_is_found_wherever_it_is() {
        for length in [0, 1, 255, 256, 257, 1000] {
            for place in 0..length {
                let a: Vec<u8> = (0..length).map(|index| (index % 100) as u8).collect();
                let mut b: Vec<u8> = a.clone();
                b[place] ^= 5;
                if place + 3 < length {
                    b[place + 3] ^= 5;
                }
                b.reverse();
                assert_eq!(find(&a, &b, 5), Some(place));
                assert_eq!(find(&a, &b, 6), None);
                let wide = |bytes: &[u8]| bytes.iter().map(|&byte| u16::from(byte) << 4).collect::<Vec<_>>();
                assert_eq!(find(&wide(&a), &wide(&b), 5 << 4), Some(place));
                assert_eq!(find(&wide(&a), &wide(&b), 5), None);
            }
        }
    }
}
