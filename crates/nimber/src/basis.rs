//! Two representations of the elements of the field of 2^64 elements: as nimbers, and as polynomials modulo
//! `x^64 + x^4 + x^3 + x + 1`. Products are fast for polynomials, and two changes of basis are cheap.

use crate::carryless::{portable, reduce};
use crate::linear::{Linear, inverse};

/// The polynomials that stand for the Fermat powers 2, 4, 16, 256, 2^16 and 2^32. A Fermat power `F` solves
/// `F² = F + F/2`, and `F/2` is the product of the smaller ones. Either of its two solutions will do.
const FERMAT: [u64; 6] = [
    0x19c9_369f_278a_dc02,
    0xa181_e7d6_6f5f_f794,
    0x013b_052f_bd1c_fb5c,
    0xf56a_0fcd_d619_1e26,
    0x4f6f_64c7_147f_c9a2,
    0xf2f9_2872_b79c_2ec2,
];

/// The polynomials that stand for powers of two: the power `2^i` is the product of the Fermat powers `2^2^k` for
/// the ones of `i`.
const POWERS: [u64; 64] = {
    let mut powers = [1; 64];
    let mut exponent = 1usize;
    while exponent < 64 {
        let lowest = exponent.trailing_zeros() as usize;
        powers[exponent] = reduce(portable(powers[exponent & (exponent - 1)], FERMAT[lowest]));
        exponent += 1;
    }
    powers
};

const NIMBERS: [u64; 64] = inverse(&POWERS);

/// From nimbers to polynomials.
pub(crate) static POLYNOMIAL: Linear = Linear::new(&POWERS);

/// From polynomials to nimbers.
pub(crate) static NIMBER: Linear = Linear::new(&NIMBERS);

/// The polynomial that stands for 2^63.
pub(crate) const HALF: u64 = POWERS[63];

/// The squares of the powers of two. Squaring is linear, since `1 + 1 = 0`.
const SQUARES: [u64; 64] = {
    let mut squares = [0; 64];
    let mut bit = 0;
    while bit < 64 {
        squares[bit] = NIMBER.apply(reduce(portable(POWERS[bit], POWERS[bit])));
        bit += 1;
    }
    squares
};

/// From nimbers to their squares.
pub(crate) static SQUARE: Linear = Linear::new(&SQUARES);

/// From nimbers to their square roots.
pub(crate) static ROOT: Linear = Linear::new(&inverse(&SQUARES));

/// The inverses of the nimbers below 256; nought for nought.
pub(crate) static INVERSES: [u8; 256] = {
    let mut inverses = [0; 256];
    let mut nimber = 1;
    while nimber < 256 {
        // The inverse is the 254th power, 254 = 2 + 4 + … + 128.
        let mut square = POLYNOMIAL.apply(nimber);
        let mut power = 1;
        let mut step = 0;
        while step < 7 {
            square = reduce(portable(square, square));
            power = reduce(portable(power, square));
            step += 1;
        }
        inverses[nimber as usize] = NIMBER.apply(power) as u8;
        nimber += 1;
    }
    inverses
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fermat_powers_solve_their_equations() {
        let mut product_before = 1;
        for fermat in FERMAT {
            assert_eq!(reduce(portable(fermat, fermat)) ^ fermat, product_before);
            product_before = reduce(portable(product_before, fermat));
        }
        assert_eq!(product_before, HALF);
    }
}
