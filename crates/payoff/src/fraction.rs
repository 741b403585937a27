//! Rational reconstruction.

use dashu_int::ops::{BitTest, DivRem};
use dashu_int::{IBig, UBig};

/// A quotient with this many bits does not occur by chance.
const SURPRISE: usize = 48;

/// The fraction with a small numerator and denominator that has this residue, if there is an obvious one.
///
/// In Euclid's algorithm on modulus and residue every remainder is a numerator, whose denominator is the
/// cofactor; a pair that is small in comparison with the modulus is followed by a large quotient (Monagan
/// 2004). The caller has to check the fraction.
pub(super) fn reconstructed(residue: &UBig, modulus: &UBig) -> Option<(IBig, UBig)> {
    let (mut before, mut now) = (modulus.clone(), residue.clone());
    let (mut cofactor_before, mut cofactor) = (UBig::ZERO, UBig::ONE);
    // The signs of the cofactors alternate.
    let mut negative = false;
    while !now.is_zero() {
        let (quotient, rest) = (&before).div_rem(&now);
        if quotient.bit_len() > SURPRISE {
            let numerator = IBig::from(now);
            return Some((if negative { -numerator } else { numerator }, cofactor));
        }
        let next = cofactor_before + &cofactor * quotient;
        (cofactor_before, cofactor) = (cofactor, next);
        (before, now) = (now, rest);
        negative = !negative;
    }
    residue.is_zero().then_some((IBig::ZERO, UBig::ONE))
}

/// Number nearest to zero with this residue.
pub(super) fn nearest(residue: UBig, modulus: &UBig) -> IBig {
    if &residue + &residue > *modulus {
        IBig::from(residue) - IBig::from(modulus.clone())
    } else {
        residue.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dashu_int::ops::{Gcd, RemEuclid};

    #[test]
    fn a_fraction_comes_back_from_its_residue() {
        let modulus = UBig::from(2u8).pow(200) - UBig::from(75u8);
        for numerator in [-1_000_003_i64, -1, 0, 1, 7, 123_456_789_012] {
            for denominator in [1u64, 2, 3, 1_000_033, 987_654_321_987] {
                let common = (&UBig::from(denominator)).gcd(&UBig::from(numerator.unsigned_abs()));
                let (numerator, denominator) = (IBig::from(numerator), UBig::from(denominator));
                // The modulus behaves like a prime: Euclid's algorithm gives the inverse.
                let (one, inverse, _) = {
                    use dashu_int::ops::ExtendedGcd;
                    (&denominator).gcd_ext(&modulus)
                };
                assert!(one.is_one());
                let residue = (&numerator * inverse).rem_euclid(IBig::from(modulus.clone()));
                let found = reconstructed(&residue, &modulus).expect("it stands out");
                assert_eq!(found, (numerator / IBig::from(common.clone()), denominator / common));
            }
        }
        assert_eq!(nearest(UBig::from(9u8), &UBig::from(10u8)), IBig::from(-1));
    }

    #[test]
    fn a_residue_like_any_other_is_no_fraction() {
        let modulus = UBig::from(2u8).pow(200) - UBig::from(75u8);
        let residue = UBig::from(3u8).pow(120) % &modulus;
        assert_eq!(reconstructed(&residue, &modulus), None);
    }
}
