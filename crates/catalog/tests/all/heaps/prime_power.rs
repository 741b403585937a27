use crate::heaps::brute::{agree_on_misere, agree_on_values};
use crate::heaps::{giant, natural, the};
use dashu_int::UBig;
use rules::{Argument, Convention};

/// Returns `true` if a number is p^e with p prime and e from 0 to `kmax`.
fn is_prime_power(number: u64, kmax: u32) -> bool {
    if number <= 1 {
        return number == 1;
    }
    let divisor = (2..).take_while(|divisor| divisor * divisor <= number).find(|d| number.is_multiple_of(*d));
    let prime = divisor.unwrap_or(number);
    (1..=kmax.min(64)).any(|exponent| prime.checked_pow(exponent) == Some(number))
}

fn options(kmax: u32) -> impl Fn(u64) -> Vec<u64> {
    move |heap| (1..=heap).filter(|&taken| is_prime_power(taken, kmax)).map(|taken| heap - taken).collect()
}

/// The bounds on exponents, as an argument and as a number.
fn bounds() -> impl Iterator<Item = (Argument, u32)> {
    let bounded = [0u32, 1, 2, 3, 5, 100].map(|kmax| (natural(kmax), kmax));
    bounded.into_iter().chain([(Argument::Choice("any".into()), u32::MAX)])
}

#[test]
fn nim_values_and_options_are_those_of_the_rule() {
    for (kmax, bound) in bounds() {
        agree_on_values(&*the("prime-power", &[kmax], Convention::Normal), options(bound), 300);
    }
}

#[test]
fn misere_judgements_are_those_of_the_rule() {
    for (kmax, bound) in bounds() {
        agree_on_misere(&*the("prime-power", &[kmax], Convention::Misere), options(bound), 14);
    }
}

#[test]
fn large_heaps_have_as_many_options_as_there_are_prime_powers() {
    // Past the first sieve, by trial division.
    let heap = 70_003u64;
    for (kmax, bound) in bounds() {
        let theory = the("prime-power", &[kmax], Convention::Normal);
        let options = options(bound)(heap);
        let modulus = [2, 4].get(bound as usize).copied().unwrap_or(6);
        for wanted in (0..modulus).filter(|wanted| *wanted != heap % modulus) {
            let expected: Vec<u64> =
                options.iter().copied().filter(|left| left % modulus == wanted).collect();
            let all = theory.reaching(&[heap.into()], &wanted.into(), usize::MAX).unwrap();
            let left: Vec<u64> =
                all.first.iter().map(|option| u64::try_from(&option[0][0]).unwrap()).collect();
            assert_eq!(
                (left, all.count),
                (expected.clone(), Some(expected.len().into())),
                "{bound} {wanted}"
            );
        }
    }
}

#[test]
fn the_options_of_ten_million_are_counted_by_published_counts_of_primes() {
    // Of the 664 579 primes up to 10^7 (OEIS A006880) 332 180 have remainder 1 by 4 and 332 398 remainder 3 (A091295).
    let theory = the("prime-power", &[natural(1u8)], Convention::Normal);
    let at = [UBig::from(10_000_000u64)];
    let count = |wanted: u8| theory.reaching(&at, &wanted.into(), 0).unwrap().count;
    assert_eq!(count(3), Some((332_180u64 + 1).into()));
    assert_eq!(count(1), Some(332_398u64.into()));
    assert_eq!(count(2), Some(UBig::ONE));
}

#[test]
fn giant_heaps_have_all_their_options_but_only_powers_of_2_and_3_are_counted() {
    let theory = the("prime-power", &[Argument::Choice("any".into())], Convention::Normal);
    // 10^1000 mod 6 = 4, as 10 mod 6 = 4 and 4 · 4 mod 6 = 4.
    let heap = giant(1000, 0);
    assert_eq!(theory.value(std::slice::from_ref(&heap)), Some(4u8.into()));
    for (wanted, prime, first, step) in [(2u8, 2u8, 1usize, 2usize), (0, 2, 2, 2), (1, 3, 1, 1)] {
        let all = theory.reaching(std::slice::from_ref(&heap), &wanted.into(), usize::MAX).unwrap();
        let taken = (first..).step_by(step).map(|exponent| UBig::from(prime).pow(exponent));
        let left: Vec<_> =
            taken.take_while(|taken| *taken <= heap).map(|taken| vec![vec![&heap - taken]]).collect();
        assert_eq!(all.count, Some(left.len().into()));
        assert_eq!(all.first, left);
    }
    // Taken: 1, 7, 13, 19, 25, 31, and 5, 11, 17, 23, 29.
    for (wanted, taken) in [(3u8, vec![1u8, 7, 13, 19, 25, 31]), (5, vec![5, 11, 17, 23, 29])] {
        let some = theory.reaching(std::slice::from_ref(&heap), &wanted.into(), taken.len()).unwrap();
        assert_eq!(some.count, None);
        assert_eq!(some.first, taken.iter().map(|taken| vec![vec![&heap - taken]]).collect::<Vec<_>>());
    }
}
