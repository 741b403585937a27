//! Splits found by rows of planes, as many bits at once as the processor can read.

#[cfg(target_arch = "x86_64")]
use crate::rows::{LANES, READ, moved};
use crate::rows::{Lanes, Rows};

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

/// The same by vectors of four words, if the processor has them.
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

/// Returns `true` if all that is read are bytes of planes.
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
    // Several values together, so that less is left to loops.
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
        // Loads of half the width seldom touch two lines of the cache.
        let mut sums = [[_mm256_setzero_si256(); READ / 32]; N];
        for &(start, part) in &rows.parts[from..to] {
            for (sum, (value, _)) in sums.iter_mut().zip(values.iter()) {
                let start = start + (*value ^ part) * Rows::ROW;
                for (place, sum) in sum.iter_mut().enumerate() {
                    // SAFETY: `are_within` was asked.
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
        // SAFETY: eight words, and as many more as the mask has.
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

/// The first, and the words of the second moved down by fewer bits than one has.
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
                    // SAFETY: `are_within` was asked.
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
