//! Products of nimbers beside their definition, published values, and the laws of a field.

use nimber::{Nimber64, Nimber128, mex};
use proptest::prelude::*;

/// The products of all numbers below `size`, by the definition.
fn by_definition(size: u64) -> Vec<Vec<u64>> {
    let mut products = vec![vec![0; size as usize]; size as usize];
    for a in 0..size as usize {
        for b in 0..size as usize {
            let smaller = (0..a).flat_map(|x| (0..b).map(move |y| (x, y)));
            products[a][b] = mex(smaller.map(|(x, y)| products[x][b] ^ products[a][y] ^ products[x][y]));
        }
    }
    products
}

#[test]
fn products_are_as_defined() {
    for (a, row) in (0..).zip(by_definition(80)) {
        for (b, product) in (0..).zip(row) {
            assert_eq!(Nimber64(a) * Nimber64(b), Nimber64(product), "{a} {b}");
            assert_eq!(Nimber128(a.into()) * Nimber128(b.into()), Nimber128(product.into()), "{a} {b}");
        }
    }
}

/// Conway, On Numbers and Games, ch. 6: the table of products below 16, its last row and its diagonal.
#[test]
fn products_in_print() {
    let last = [0, 15, 5, 10, 1, 14, 4, 11, 2, 13, 7, 8, 3, 12, 6, 9];
    let squares = [0, 1, 3, 2, 6, 7, 5, 4, 13, 12, 14, 15, 11, 10, 8, 9];
    for number in 0..16 {
        assert_eq!((Nimber64(15) * Nimber64(number)).0, last[number as usize], "15 {number}");
        assert_eq!(Nimber64(number).square().0, squares[number as usize], "{number}");
        assert_eq!(Nimber64(squares[number as usize]).sqrt().0, number);
    }
}

#[test]
fn fermat_powers_multiply_smaller_numbers_as_usual() {
    for bits in [1, 2, 4, 8, 16, 32, 64] {
        let fermat = Nimber128(1 << bits);
        assert_eq!(fermat * fermat, Nimber128(3 << (bits - 1)), "{bits}");
        for smaller in (0..bits).map(|bit| 1 << bit).chain([3, 5, 201, (1 << bits) - 1]) {
            if smaller < fermat.0 {
                assert_eq!(fermat * Nimber128(smaller), Nimber128(fermat.0 * smaller), "{bits} {smaller}");
            }
        }
    }
}

#[test]
fn nought_has_no_inverse() {
    assert_eq!(Nimber64(0).inverse(), None);
    assert_eq!(Nimber128(0).inverse(), None);
    assert_eq!(Nimber64(7).checked_div(Nimber64(0)), None);
    assert_eq!(Nimber128(7).checked_div(Nimber128(0)), None);
    assert_eq!(Nimber64(0).checked_div(Nimber64(7)), Some(Nimber64(0)));
}

#[test]
fn every_small_number_has_its_inverse() {
    for number in 1..=u64::from(u16::MAX) {
        let inverse = Nimber64(number).inverse().expect("not nought");
        assert_eq!(Nimber64(number) * inverse, Nimber64(1), "{number}");
        assert!(inverse.0 <= u16::MAX.into());
    }
}

#[test]
fn sums_products_and_words() {
    assert_eq!([3, 5, 9].map(Nimber64).into_iter().sum::<Nimber64>(), Nimber64(15));
    assert_eq!([2, 2, 4].map(Nimber64).into_iter().product::<Nimber64>(), Nimber64(12));
    assert_eq!(Nimber64(9).to_string(), "*9");
    assert_eq!(Nimber128(1 << 64).to_string(), "*18446744073709551616");
}

/// By the recursion on halves: four half-size products and one by half a Fermat power.
fn by_halves(a: u128, b: u128, bits: u32) -> u128 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let half = bits / 2;
    let low = |number: u128| number & ((1 << half) - 1);
    let times = |a, b| by_halves(a, b, half);
    let (a, b) = ([a >> half, low(a)], [b >> half, low(b)]);
    let high = times(a[0], b[0]);
    let mixed = times(a[0], b[1]) ^ times(a[1], b[0]);
    (high ^ mixed) << half | times(a[1], b[1]) ^ times(high, 1 << (half - 1))
}

proptest! {
    #[test]
    fn recursion_64(a: u64, b: u64) {
        let product = by_halves(a.into(), b.into(), 64);
        prop_assert_eq!(u128::from((Nimber64(a) * Nimber64(b)).0), product);
    }

    #[test]
    fn small_fields_are_closed(a: u64, b: u64, bits in prop::sample::select(vec![1, 2, 4, 8, 16, 32])) {
        let [a, b] = [a, b].map(|number| Nimber64(number & ((1 << bits) - 1)));
        let inside = |number: Nimber64| number.0 >> bits == 0;
        prop_assert!(inside(a * b) && inside(a.square()) && inside(a.sqrt()) && inside(a.pow(b.0)));
        prop_assert!(a.inverse().is_none_or(inside));
    }

    #[test]
    fn the_larger_field_holds_the_smaller(a: u64, b: u64) {
        let (a, b) = (Nimber64(a), Nimber64(b));
        prop_assert_eq!(Nimber128::from(a * b), Nimber128::from(a) * Nimber128::from(b));
        prop_assert_eq!(Nimber128::from(a.sqrt()), Nimber128::from(a).sqrt());
        prop_assert_eq!(a.inverse().map(Nimber128::from), Nimber128::from(a).inverse());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn recursion_128(a: u128, b: u128) {
        prop_assert_eq!((Nimber128(a) * Nimber128(b)).0, by_halves(a, b, 128));
    }
}

macro_rules! laws {
    ($field:ident, $nimber:ident, $word:ident) => {
        mod $field {
            use super::*;

            fn number() -> impl Strategy<Value = $nimber> {
                // Few bits as often as many.
                (any::<$word>(), 0..$word::BITS).prop_map(|(word, shift)| $nimber(word >> shift))
            }

            proptest! {
                #[test]
                fn sums_and_products(a in number(), b in number(), c in number()) {
                    prop_assert_eq!(a * b, b * a);
                    prop_assert_eq!((a * b) * c, a * (b * c));
                    prop_assert_eq!(a * (b + c), a * b + a * c);
                    prop_assert_eq!(a * $nimber(1), a);
                    prop_assert_eq!(a * $nimber(0), $nimber(0));
                    prop_assert_eq!(a + b - b, a);
                    prop_assert_eq!(a + -a, $nimber(0));
                }

                #[test]
                fn quotients(a in number(), b in number()) {
                    prop_assume!(b.0 != 0);
                    let inverse = b.inverse().expect("not nought");
                    prop_assert_eq!(b * inverse, $nimber(1));
                    prop_assert_eq!(a.checked_div(b).expect("not nought") * b, a);
                }

                #[test]
                fn squares_and_roots(a in number(), b in number()) {
                    prop_assert_eq!(a.square(), a * a);
                    prop_assert_eq!(a.sqrt() * a.sqrt(), a);
                    prop_assert_eq!(a.sqrt(), a.pow(1 << ($word::BITS - 1)));
                    prop_assert_eq!((a + b).sqrt(), a.sqrt() + b.sqrt());
                }

                #[test]
                fn powers(a in number(), b in number(), m: $word, n: $word) {
                    let (m, n) = (m >> 1, n >> 1);
                    prop_assert_eq!(a.pow(m) * a.pow(n), a.pow(m + n));
                    prop_assert_eq!(a.pow(m) * b.pow(m), (a * b).pow(m));
                    prop_assert_eq!(a.pow(m).pow(2), a.pow(2 * m));
                    prop_assert_eq!(a.pow(3), a * a * a);
                    prop_assert_eq!(a.pow(0), $nimber(1));
                    prop_assert_eq!(a.pow($word::MAX), $nimber((a.0 != 0).into()));
                }
            }
        }
    };
}

laws!(in_64_bits, Nimber64, u64);
laws!(in_128_bits, Nimber128, u128);
