//! Divisors, common factors and digits, in claims and in the moves that they allow.

use dashu_int::UBig;
use limits::Limits;
use rules::{Argument, Instance, NoLibrary, Options, Trouble, Untold};
use std::ops::ControlFlow;

fn game(text: &str) -> Instance {
    let parsed = rules::parse(text, &NoLibrary);
    parsed
        .ruleset
        .unwrap_or_else(|| panic!("{text}: {:?}", parsed.diagnostics))
        .instantiate(&[], None)
        .expect("no parameters")
}

/// Heaps that a rule leaves, in order and each once.
fn left(rule: &str, heap: u64) -> Vec<u64> {
    let mut options = Options::new();
    game(&format!("game g\n{rule}\n")).options(&[heap], &mut options).expect("options");
    let mut left: Vec<u64> =
        options.iter().flat_map(|option| option.components()).map(|part| part[0]).collect();
    left.sort_unstable();
    left.dedup();
    left
}

/// Value of a term in a and b, by a claim.
fn value(term: &str, at: [&UBig; 2]) -> Result<Option<UBig>, Untold> {
    let game = game(&format!("game g\n(a, b) -> (a - 1, b)\nvalue(a, b) = {term}\n"));
    game.claims()[0].value(&[&at.map(UBig::clone)])
}

fn word(term: &str, at: [u64; 2]) -> Option<u64> {
    let [a, b] = at.map(UBig::from);
    value(term, [&a, &b]).expect("small").map(|value| u64::try_from(value).expect("small"))
}

fn common(a: u64, b: u64) -> u64 {
    (1..=a.max(b)).rev().find(|d| a.is_multiple_of(*d) && b.is_multiple_of(*d)).unwrap_or(0)
}

#[test]
fn small_values_are_those_of_the_definitions() {
    for (a, b) in (0..40u64).flat_map(|a| (0..40).map(move |b| (a, b))) {
        assert_eq!(word("gcd(a, b)", [a, b]), Some(common(a, b)), "{a} {b}");
        assert_eq!(word("gcd(a, b, 6, a)", [a, b]), Some(common(common(a, b), 6)), "{a} {b}");
        let digit = (b >= 2).then(|| (0..a % 7).fold(a * 31, |rest, _| rest / b) % b);
        assert_eq!(word("digit(31*a, a mod 7, b)", [a, b]), digit, "{a} {b}");
        let times = |p: u64, n: u64| (1..9).take_while(|&k| n.is_multiple_of(p.pow(k))).count() as u64;
        assert_eq!(word("v2(a)", [a, b]), (a > 0).then(|| times(2, a)), "{a}");
        assert_eq!(word("v(b, a)", [a, b]), (a > 0 && b > 1).then(|| times(b, a)), "{a} {b}");
        assert_eq!(word("odd_part(a)", [a, b]), (a > 0).then(|| a / (1 << times(2, a))), "{a}");
        let digits = if a == 0 { 0 } else { format!("{a:b}").len() as u64 };
        assert_eq!(word("bits(a)", [a, b]), Some(digits), "{a}");
        assert_eq!(word("smallest_factor(a)", [a, b]), (2..=a).find(|p| a % p == 0), "{a}");
    }
    let shown = "90071992547409930";
    for (place, digit) in (0..20).zip(shown.bytes().rev().chain(std::iter::repeat(b'0'))) {
        assert_eq!(word("digit(a, b)", [90_071_992_547_409_930, place]), Some(u64::from(digit - b'0')));
    }
}

#[test]
fn numbers_have_any_size_where_no_prime_is_looked_for() {
    let power = |base: u8, exponent: usize| UBig::from(base).pow(exponent);
    let (a, b) = (power(6, 400), power(10, 300));
    assert_eq!(value("gcd(a, b)", [&a, &b]), Ok(Some(power(2, 300))));
    assert_eq!(value("gcd(a, 0)", [&a, &b]), Ok(Some(a.clone())));
    assert_eq!(value("digit(b, 300)", [&a, &b]), Ok(Some(UBig::ONE)));
    assert_eq!(value("digit(b, a)", [&a, &b]), Ok(Some(UBig::ZERO)));
    assert_eq!(value("digit(a, 0, b)", [&a, &b]), Ok(Some(&a % &b)));
    assert_eq!(value("digit(a, 1, b)", [&a, &b]), Ok(Some(&a / &b % &b)));
    // 2^61 - 1 is prime, and so are 1 000 000 007 and 998 244 353.
    assert_eq!(word("smallest_factor(a)", [(1 << 61) - 1, 0]), Some((1 << 61) - 1));
    assert_eq!(word("smallest_factor(a)", [1_000_000_007 * 998_244_353, 0]), Some(998_244_353));
    assert_eq!(word("smallest_factor(a)", [1_000_000_000_000_000_000, 0]), Some(2));
    assert_eq!(value("smallest_factor(a)", [&power(2, 64), &b]), Err(Untold));
}

#[test]
fn what_is_undefined_makes_a_condition_false() {
    let text = "game g\n(a, b) -> (a - 1, b)\nP(a, b) iff smallest_factor(a) >= 0\nP(a, b) iff not (smallest_factor(a) >= 0)\n\
                P(a, b) iff digit(a, 0, b) >= 0\nP(a, b) iff gcd(a - b, 2) >= 0\nP(a, b) iff a in divisors(b)\nP(a, b) iff a in divisors(b - 5)\n";
    let game = game(text);
    let holds = |claim: usize, a: u64, b: u64| game.claims()[claim].holds(&[&[a.into(), b.into()]]);
    for (a, b) in (0..30u64).flat_map(|a| (0..30).map(move |b| (a, b))) {
        let divides = |b: u64| (1..=b).any(|d| d == a && b.is_multiple_of(d));
        let expected = [a >= 2, a < 2, b >= 2, a >= b, divides(b), divides(b.saturating_sub(5))];
        for (claim, expected) in expected.into_iter().enumerate() {
            assert_eq!(holds(claim, a, b), Some(expected), "{claim}: {a} {b}");
        }
    }
}

#[test]
fn sieves_find_what_trying_finds() {
    type Allowed = fn(u64, u64) -> bool;
    let prime = |p: u64| p > 1 && (2..p).all(|d| !p.is_multiple_of(d));
    let rules: [(&str, Allowed); 17] = [
        ("(n) -> (n - k) where 1 <= k <= n and gcd(k, n) = 1", |n, k| k >= 1 && common(k, n) == 1),
        ("(n) -> (n - k) where k >= 1 and gcd(n, k) != 1", |n, k| k >= 1 && common(k, n) != 1),
        ("(n) -> (n - k) where 1 < gcd(n + 6, k)", |n, k| common(k, n + 6) > 1),
        ("(n) -> (m) where m < n and gcd(n - m, 30) = 1", |_, k| k >= 1 && common(k, 30) == 1),
        ("(n) -> (n - k) where k in divisors(n)", |n, k| k >= 1 && n % k == 0),
        ("(n) -> (n - k) where k divides n and k < n", |n, k| k >= 1 && k < n && n % k == 0),
        ("(n) -> (n - k) where n mod k = 0", |n, k| k >= 1 && n % k == 0),
        ("(n) -> (n - k) where k + 2 in divisors(n)", |n, k| n > 0 && n % (k + 2) == 0),
        ("(n) -> (m) where n - m in divisors(n)", |n, k| k >= 1 && n % k == 0),
        ("(n) -> (n - k) where not (k in divisors(n)) and k >= 1", |n, k| k >= 1 && n % k != 0),
        ("(n) -> (n - k) where square(k + 1) and k >= 1", |_, k| k >= 1 && (k + 1).isqrt().pow(2) == k + 1),
        ("(n) -> (m) where m < n and square(m)", |n, k| k >= 1 && (n - k).isqrt().pow(2) == n - k),
        ("(n) -> (n - k) where k mod 7 = n mod 5 and k >= 1", |n, k| k >= 1 && k % 7 == n % 5),
        ("(n) -> (n - k) where 9 divides n - k and k >= 1", |n, k| k >= 1 && (n - k) % 9 == 0),
        ("(n) -> (n - k) where power_of_two(k) and odd(n)", |n, k| k.is_power_of_two() && n % 2 == 1),
        ("(n) -> (n - k) where k >= 1 and is_square(k) and is_even(n)", |n, k| {
            k >= 1 && k.isqrt().pow(2) == k && n % 2 == 0
        }),
        ("(n) -> (n - k) where k >= 1 and digit(n, 0) = digit(k, 0)", |n, k| k >= 1 && n % 10 == k % 10),
    ];
    for (rule, allowed) in rules {
        for heap in (0..130).chain([360, 361, 1009]) {
            let tried: Vec<u64> = (0..=heap).rev().filter(|&k| allowed(heap, k)).map(|k| heap - k).collect();
            assert_eq!(left(rule, heap), tried, "{rule} in {heap}");
        }
    }
    for heap in [0, 1, 2, 3, 100, 300] {
        let tried: Vec<u64> = (0..=heap).rev().filter(|&k| prime(k + 1)).map(|k| heap - k).collect();
        assert_eq!(left("(n) -> (n - k) where prime(k + 1)", heap), tried);
    }
}

/// Conditions that are computed for many values at a time, at heaps of all sizes up to those beyond machine words.
#[test]
fn conditions_on_many_values_are_those_on_each() {
    type Allowed = fn(i128, i128) -> bool;
    let rules: [(&str, Allowed); 9] = [
        ("n mod k = 1", |n, k| k > 0 && n % k == 1),
        ("not (n mod k <= 2) and n div k != 3", |n, k| k > 0 && n % k > 2 && n / k != 3),
        ("m xor n >= n", |n, k| (n - k) ^ n >= n),
        ("(m - 5) xor 3 <= m - 4", |n, k| n - k >= 5 && (n - k - 5) ^ 3 <= n - k - 4),
        ("k mod 3 = 1 or odd(k) and not even(m div 7)", |n, k| {
            k % 3 == 1 || k % 2 == 1 && (n - k) / 7 % 2 == 1
        }),
        ("(k - 9) mod 7 >= (5 - m) mod 4", |n, k| (k - 9).rem_euclid(7) >= (5 - n + k).rem_euclid(4)),
        ("(k - 9) div 4 + 3 divides m", |n, k| {
            let by = (k - 9).div_euclid(4) + 3;
            by == 0 && n == k || by > 0 && (n - k) % by == 0
        }),
        ("min(k, 20) * max(m, 3) mod (k + 2) = 1", |n, k| k.min(20) * (n - k).max(3) % (k + 2) == 1),
        ("k*k*m >= m implies 5 divides m", |n, k| k * k * (n - k) < n - k || (n - k) % 5 == 0),
    ];
    let edges = [31, 32, 33, 59, 60, 61, 62, 63].map(|bits| 1i128 << bits);
    let far = edges.into_iter().flat_map(|edge| [edge - 70, edge - 1, edge, edge + 70]);
    for (condition, allowed) in rules {
        for heap in (0..200).chain([1000, 1001]).chain(far.clone()).chain([i128::from(u64::MAX)]) {
            let condition = condition.replace('k', "(n - m)");
            let rule = format!("(n) -> (m) where m < n and m + 300 >= n and ({condition})");
            let tried = ((heap - 300).max(0)..heap).filter(|&m| allowed(heap, heap - m));
            let tried: Vec<u64> = tried.map(|m| m as u64).collect();
            assert_eq!(left(&rule, heap as u64), tried, "{condition} in {heap}");
        }
    }
}

#[test]
fn large_heaps_have_the_moves_that_their_factors_tell() {
    let divisors = |heap: u64| left("(n) -> (n - d) where d in divisors(n) and d < n", heap).len();
    // 10^18 = 2^18 · 5^18; the product of two primes; the largest prime below 2^63.
    assert_eq!(divisors(1_000_000_000_000_000_000), 19 * 19 - 1);
    assert_eq!(divisors(1_000_000_007 * 998_244_353), 3);
    assert_eq!(divisors(9_223_372_036_854_775_783), 1);
    // Beyond machine words nothing is factored: there are too many numbers to be tried.
    let game = game("game g\n(n) -> (n - d) where d in divisors(n) and d < n\n");
    let listed = Limits { candidates: Some(1000), ..Limits::none() }
        .watching(|| game.big_options(&[UBig::from(10u8).pow(30)], &mut |_, _| ControlFlow::Continue(())));
    assert_eq!(listed, Err(Trouble::TooMany));
    let roots =
        left("(n) -> (n - k) where square(k) and k >= 1 and k + 400000000000 >= n", 1_000_000_000_000);
    assert_eq!(roots.len(), 1_000_000 - 774_597 + 1);
}

#[test]
fn parameters_are_arguments() {
    let text =
        "game g(m default 12, b default 10)\n(n) -> (n - d) where d in divisors(m) and digit(n, 0, b) != d\n";
    let ruleset = rules::parse(text, &NoLibrary).ruleset.expect("no mistake");
    let options = |m: u64, b: u64| {
        let arguments =
            [("m", m), ("b", b)].map(|(name, value)| (name.to_owned(), Argument::Natural(value.into())));
        let game = ruleset.instantiate(&arguments, None).expect("parameters fit");
        let mut options = Options::new();
        game.options(&[23], &mut options).expect("options");
        let left: Vec<u64> =
            options.iter().flat_map(|option| option.components()).map(|part| 23 - part[0]).collect();
        left
    };
    assert_eq!(options(12, 10), [1, 2, 4, 6, 12]);
    assert_eq!(options(12, 19), [1, 2, 3, 6, 12]);
    // In base 1 there are no digits, so that the condition is false.
    assert_eq!((options(12, 1), options(0, 10)), (vec![], vec![]));
}
