//! The loops that read many values at once. Each is compiled for what the processor may have, and the best that it has
//! is chosen at run time; what they do is the same everywhere.
#![allow(unsafe_code)] // A function compiled for a processor's extension may only be called where it has it.

use crate::cell::Cell;
use crate::engine::Engine;

/// Computes values until there are so many; `false` if one does not fit its cell.
pub(crate) fn run<V: Cell>(engine: &mut Engine<V>, count: usize) -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        #[target_feature(enable = "avx512f,avx512bw,avx512vl,popcnt,bmi1,bmi2")]
        fn widest<V: Cell>(engine: &mut Engine<V>, count: usize) -> bool {
            steps(engine, count)
        }
        #[target_feature(enable = "avx2,popcnt,bmi1,bmi2")]
        fn wide<V: Cell>(engine: &mut Engine<V>, count: usize) -> bool {
            steps(engine, count)
        }
        if is_x86_feature_detected!("avx512bw") && is_x86_feature_detected!("avx512vl") {
            // SAFETY: the processor has it, and whatever has that has the older ones.
            return unsafe { widest(engine, count) };
        }
        if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi2") {
            // SAFETY: the processor has it, and whatever has that has the older ones.
            return unsafe { wide(engine, count) };
        }
    }
    steps(engine, count)
}

#[inline(always)]
fn steps<V: Cell>(engine: &mut Engine<V>, count: usize) -> bool {
    engine.run(count)
}

/// How many pairs are compared before it is looked whether one was found.
const BLOCK: usize = 256;

/// Where `a[i] ^ b[i]` first is `wanted`, b counted from its end.
macro_rules! find {
    ($a:expr, $b:expr, $wanted:expr, $cell:ty) => {{
        let length = $a.len().min($b.len());
        let (a, b) = (&$a[..length], &$b[$b.len() - length..]);
        let mut start = 0;
        for (a, b) in a.chunks_exact(BLOCK).zip(b.rchunks_exact(BLOCK)) {
            // As wide as what is compared, so that nothing is packed.
            let mut found: $cell = 0;
            for (&a, &b) in a.iter().zip(b.iter().rev()) {
                found |= <$cell>::from(a ^ b == $wanted);
            }
            if found != 0 {
                break;
            }
            start += BLOCK;
        }
        let mut rest = a[start..].iter().zip(b[..length - start].iter().rev()).take(BLOCK);
        rest.position(|(&a, &b)| a ^ b == $wanted).map(|place| start + place)
    }};
}

macro_rules! compiled {
    ($name:ident, $cell:ty) => {
        pub(crate) fn $name(a: &[$cell], b: &[$cell], wanted: $cell) -> Option<usize> {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx512f,avx512bw")]
                fn widest(a: &[$cell], b: &[$cell], wanted: $cell) -> Option<usize> {
                    find!(a, b, wanted, $cell)
                }
                #[target_feature(enable = "avx2")]
                fn wide(a: &[$cell], b: &[$cell], wanted: $cell) -> Option<usize> {
                    find!(a, b, wanted, $cell)
                }
                if is_x86_feature_detected!("avx512bw") {
                    // SAFETY: the processor has it.
                    return unsafe { widest(a, b, wanted) };
                }
                if is_x86_feature_detected!("avx2") {
                    // SAFETY: the processor has it.
                    return unsafe { wide(a, b, wanted) };
                }
            }
            find!(a, b, wanted, $cell)
        }
    };
}

compiled!(find_u8, u8);
compiled!(find_u16, u16);

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
                assert_eq!(find_u8(&a, &b, 5), Some(place));
                assert_eq!(find_u8(&a, &b, 6), None);
                let wide = |bytes: &[u8]| bytes.iter().map(|&byte| u16::from(byte) << 4).collect::<Vec<_>>();
                assert_eq!(find_u16(&wide(&a), &wide(&b), 5 << 4), Some(place));
                assert_eq!(find_u16(&wide(&a), &wide(&b), 5), None);
            }
        }
    }
}
