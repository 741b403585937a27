//! Products of polynomials over the field of two elements, whose coefficients are the bits of words.

/// The product of two polynomials.
#[inline]
pub(crate) fn product(a: u64, b: u64) -> u128 {
    processor::product(a, b).unwrap_or_else(|| portable(a, b))
}

/// The remainder of a polynomial by `x^64 + x^4 + x^3 + x + 1`, which is irreducible.
#[inline]
pub(crate) const fn reduce(polynomial: u128) -> u64 {
    let high = (polynomial >> 64) as u64;
    // Bits of `high` that overflow bit 63 come back at the bottom.
    let high = high ^ high >> 60 ^ high >> 61 ^ high >> 63;
    polynomial as u64 ^ high ^ high << 1 ^ high << 3 ^ high << 4
}

/// Every fourth bit.
const FOURTH: u64 = 0x1111_1111_1111_1111;

/// The product by whole-number multiplications with holes: of each word only every fourth bit is multiplied at a
/// time, so that the carries of at most fifteen ones stay in the holes.
#[inline]
pub(crate) const fn portable(a: u64, b: u64) -> u128 {
    // A sixteenth one would carry too far, so the top four bits of `a` are multiplied by hand.
    let top = bit_times(a, 60, b) ^ bit_times(a, 61, b) ^ bit_times(a, 62, b) ^ bit_times(a, 63, b);
    let a = a & (u64::MAX >> 4);
    let a = [a & FOURTH, a >> 1 & FOURTH, a >> 2 & FOURTH, a >> 3 & FOURTH];
    let b = [b & FOURTH, b >> 1 & FOURTH, b >> 2 & FOURTH, b >> 3 & FOURTH];
    // Karatsuba's way twice: nine multiplications for sixteen.
    let low = pairs([a[0], a[1]], [b[0], b[1]]);
    let high = pairs([a[2], a[3]], [b[2], b[3]]);
    let both = pairs([a[0] ^ a[2], a[1] ^ a[3]], [b[0] ^ b[2], b[1] ^ b[3]]);
    let middle = both ^ low ^ high;
    top ^ low ^ middle << 2 ^ high << 4
}

/// One bit of `a` in its place, times `b`.
const fn bit_times(a: u64, bit: u32, b: u64) -> u128 {
    ((b & (a >> bit & 1).wrapping_neg()) as u128) << bit
}

/// The product of two polynomials given by their even and their odd bits (within the bits considered).
#[inline]
const fn pairs(a: [u64; 2], b: [u64; 2]) -> u128 {
    let low = with_holes(a[0], b[0]);
    let high = with_holes(a[1], b[1]);
    let middle = with_holes(a[0] ^ a[1], b[0] ^ b[1]) ^ low ^ high;
    low ^ middle << 1 ^ high << 2
}

#[inline]
const fn with_holes(a: u64, b: u64) -> u128 {
    const HOLES: u128 = (FOURTH as u128) << 64 | FOURTH as u128;
    (a as u128 * b as u128) & HOLES
}

#[cfg(all(target_arch = "x86_64", any(feature = "std", target_feature = "pclmulqdq")))]
mod processor {
    //! The carry-less multiplication instruction of most processors.

    use core::arch::x86_64::{
        _mm_clmulepi64_si128, _mm_cvtsi64_si128, _mm_cvtsi128_si64, _mm_unpackhi_epi64,
    };

    /// The product, if the processor multiplies without carries.
    #[inline]
    #[allow(unsafe_code)]
    pub(super) fn product(a: u64, b: u64) -> Option<u128> {
        // SAFETY: the processor has the instruction.
        available().then(|| unsafe { multiply(a, b) })
    }

    #[cfg(feature = "std")]
    #[inline]
    fn available() -> bool {
        std::arch::is_x86_feature_detected!("pclmulqdq")
    }

    #[cfg(not(feature = "std"))]
    #[inline]
    fn available() -> bool {
        true // or this module would not be compiled
    }

    #[inline]
    #[target_feature(enable = "pclmulqdq")]
    fn multiply(a: u64, b: u64) -> u128 {
        let product = _mm_clmulepi64_si128::<0>(_mm_cvtsi64_si128(a as i64), _mm_cvtsi64_si128(b as i64));
        let high = _mm_cvtsi128_si64(_mm_unpackhi_epi64(product, product)) as u64;
        (high as u128) << 64 | _mm_cvtsi128_si64(product) as u64 as u128
    }
}

#[cfg(not(all(target_arch = "x86_64", any(feature = "std", target_feature = "pclmulqdq"))))]
mod processor {
    pub(super) fn product(_: u64, _: u64) -> Option<u128> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn by_bits(a: u64, b: u64) -> u128 {
        (0..64).filter(|bit| b >> bit & 1 == 1).fold(0, |sum, bit| sum ^ (a as u128) << bit)
    }

    #[test]
    fn products_of_full_words() {
        for a in [0, 1, u64::MAX, u64::MAX >> 4, FOURTH, FOURTH << 3] {
            for b in [0, 1, u64::MAX, 1 << 63, FOURTH, FOURTH << 3] {
                assert_eq!(portable(a, b), by_bits(a, b), "{a:x} {b:x}");
                assert_eq!(product(a, b), by_bits(a, b), "{a:x} {b:x}");
            }
        }
    }

    proptest! {
        #[test]
        fn products(a: u64, b: u64) {
            prop_assert_eq!(portable(a, b), by_bits(a, b));
            prop_assert_eq!(product(a, b), by_bits(a, b));
        }

        #[test]
        fn remainders(polynomial: u128) {
            let divisor = 1u128 << 64 | 0b11011;
            let by_division = (64..128).rev().fold(polynomial, |left, bit| {
                if left >> bit & 1 == 1 { left ^ divisor << (bit - 64) } else { left }
            });
            prop_assert_eq!(reduce(polynomial) as u128, by_division);
        }
    }
}
