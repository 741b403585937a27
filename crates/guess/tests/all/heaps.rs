//! Games on one heap.

use crate::brute::Sort::{Lost, Misere, Values};
use crate::brute::{Case, heap, rule, take};

fn is_prime(k: u64) -> bool {
    k > 1 && (2..=k.isqrt()).all(|d| !k.is_multiple_of(d))
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Two heaps or fewer that are left when k are taken, as an octal digit allows.
fn octal(n: u64, digits: &[u64]) -> Vec<Vec<u64>> {
    let mut all = Vec::new();
    for (k, digit) in (1..).zip(digits).filter(|(k, _)| *k <= n) {
        let left = n - k;
        if digit & 1 > 0 && left == 0 {
            all.push(vec![0]);
        }
        if digit & 2 > 0 && left > 0 {
            all.push(vec![left]);
        }
        if digit & 4 > 0 {
            all.extend((1..=left / 2).map(|i| vec![i, left - i]));
        }
    }
    all
}

pub(crate) fn cases() -> Vec<Case> {
    let mut all = sets();
    all.extend(arithmetic());
    all.extend(splitting());
    all.extend(dynamic());
    all
}

fn sets() -> Vec<Case> {
    vec![
        take("1 to 3", Values, 0..=50, 500, |_, k| k <= 3),
        take("1 to 7, lost", Lost, 0..=100, 500, |_, k| k <= 7),
        take("1 to 3, misere", Misere, 0..=60, 500, |_, k| k <= 3),
        take("1, 3 or 4", Values, 1..=100, 500, |_, k| [1, 3, 4].contains(&k)),
        take("2, 5 or 7, lost", Lost, 0..=100, 500, |_, k| [2, 5, 7].contains(&k)),
        take("2 or 3", Values, 0..=60, 500, |_, k| [2, 3].contains(&k)),
        take("3, 5 or 8 misere", Misere, 1..=150, 500, |_, k| [3, 5, 8].contains(&k)),
        take("powers of two", Values, 0..=100, 500, |_, k| k.is_power_of_two()),
        take("powers of three, lost", Lost, 1..=80, 500, |_, k| [1, 3, 9, 27, 81, 243].contains(&k)),
        take("1 or a prime, lost", Lost, 1..=100, 500, |_, k| k == 1 || is_prime(k)),
        take("powers of primes, lost", Lost, 1..=100, 500, |_, k| {
            k == 1
                || (2..=k).find(|d| k % d == 0).is_some_and(|p| (1..10).any(|e| p.checked_pow(e) == Some(k)))
        }),
        take("odd amounts", Values, 0..=50, 500, |_, k| k % 2 == 1),
        take("square-free amounts, lost", Lost, 0..=120, 500, |_, k| {
            (2..=k.isqrt()).all(|d| k % (d * d) > 0)
        }),
        take("4 to 9", Values, 0..=100, 500, |_, k| (4..=9).contains(&k)),
    ]
}

fn arithmetic() -> Vec<Case> {
    let digit = |n: u64, k: u64| {
        let mut rest = n;
        while rest > 0 {
            if rest % 10 == k {
                return true;
            }
            rest /= 10;
        }
        false
    };
    vec![
        take("at most half", Values, 1..=100, 1000, |n, k| 2 * k <= n),
        take("at most half, lost", Lost, 1..=200, 2000, |n, k| 2 * k <= n),
        take("at most a third, lost", Lost, 0..=600, 3000, |n, k| 3 * k <= n),
        take("at most a third", Values, 0..=300, 1500, |n, k| 3 * k <= n),
        take("at most two thirds, lost", Lost, 1..=1500, 4000, |n, k| 3 * k <= 2 * n),
        take("at most a root, lost", Lost, 0..=300, 1500, |n, k| k * k <= n),
        take("proper divisors", Values, 1..=150, 1000, |n, k| k < n && n % k == 0),
        take("divisors", Values, 1..=150, 1000, |n, k| n % k == 0),
        take("proper divisors, lost", Lost, 1..=80, 500, |n, k| k < n && n % k == 0),
        take("coprime amounts", Values, 1..=150, 600, |n, k| gcd(n, k) == 1),
        take("a digit, lost", Lost, 1..=200, 999, digit),
        take("a bit", Values, 0..=128, 1000, |n, k| k.is_power_of_two() && n & k > 0),
        heap("replace by a proper divisor", Values, 1..=200, 1000, |n| {
            (1..n).filter(|d| n % d == 0).map(|d| vec![d]).collect()
        }),
        heap("divide by a prime, lost", Lost, 1..=200, 1000, |n| {
            (2..=n).filter(|&p| is_prime(p) && n % p == 0).map(|p| vec![n / p]).collect()
        }),
        heap("one less or half", Values, 0..=200, 1500, |n| {
            if n == 0 { vec![] } else { vec![vec![n - 1], vec![n / 2]] }
        }),
        heap("half, up or down, lost", Lost, 1..=200, 1500, |n| {
            if n <= 1 { vec![] } else { vec![vec![n - 1], vec![n.div_ceil(2)]] }
        }),
    ]
}

fn splitting() -> Vec<Case> {
    vec![
        heap("lasker", Values, 0..=60, 400, |n| {
            let mut all: Vec<Vec<u64>> = (0..n).map(|left| vec![left]).collect();
            all.extend((1..n).map(|i| vec![i, n - i]));
            all
        }),
        heap("kayles", Values, 0..=300, 800, |n| octal(n, &[7, 7])),
        heap("dawson's kayles", Values, 0..=300, 800, |n| octal(n, &[0, 7])),
        heap("dawson's kayles, lost", Lost, 0..=300, 800, |n| octal(n, &[0, 7])),
        heap("dawson's chess", Values, 1..=300, 800, |n| octal(n, &[1, 3, 7])),
        heap("0.17", Values, 0..=300, 800, |n| octal(n, &[1, 7])),
        heap("0.34", Values, 0..=100, 800, |n| octal(n, &[3, 4])),
        heap("0.71", Values, 0..=60, 800, |n| octal(n, &[7, 1])),
        heap("0.15 with two left", Values, 0..=150, 800, |n| octal(n, &[1, 5])),
        heap("split in two", Values, 1..=60, 400, |n| (1..n).map(|i| vec![i, n - i]).collect()),
    ]
}

/// Lost numbers of the first player who may take at most all but one, and later `times` as many as were taken last.
fn first_player(count: u64, times: u64) -> Vec<i64> {
    let size = count as usize + 1;
    // The least amount that wins with n stones.
    let mut least = vec![u64::MAX; size];
    for n in 1..size as u64 {
        let wins = |&k: &u64| k == n || least[(n - k) as usize] > times * k;
        least[n as usize] = (1..=n).find(wins).expect("all of them");
    }
    (0..=count).map(|n| i64::from(n > 0 && least[n as usize] < n)).collect()
}

fn dynamic() -> Vec<Case> {
    let table = |times: u64| {
        let values = first_player(6000, times);
        move |n: u64| values[n as usize]
    };
    let turn = |n: u64| {
        let top = 1u64 << (63 - n.leading_zeros());
        (2 * (n - top) + 1) as i64
    };
    // Who brings p from 1 to n or more by factors 2 to 9.
    let mut wins = vec![false; 130_001];
    for n in 2..wins.len() {
        wins[n] = (2..=9).any(|k| !wins[n.div_ceil(k)]);
    }
    let multiply = move |n: u64| i64::from(wins[n as usize]);
    vec![
        rule("fibonacci nim", 1, 150, 6000, table(2)),
        rule("as many as before", 1, 150, 6000, table(1)),
        rule("three times as many", 1, 400, 6000, table(3)),
        rule("josephus", 1, 100, 5000, turn),
        rule("multiply by 2 to 9", 1, 120_000, 130_000, multiply),
        rule("mock turtles", 0, 80, 5000, |n| (2 * n + u64::from(n.count_ones() % 2 == 0)) as i64),
        rule("ruler", 1, 100, 5000, |n| 1 << n.trailing_zeros()),
        rule("digit sum", 0, 200, 5000, |n| n.to_string().bytes().map(|d| i64::from(d - b'0')).sum()),
        rule("digit sum mod 9", 1, 100, 5000, |n| ((n - 1) % 9 + 1) as i64),
        rule("one ones", 0, 100, 5000, |n| i64::from(n.count_ones() % 2)),
        rule("squares", 0, 50, 500, |n| (n * n + n) as i64),
        rule("lucas", 0, 40, 60, |n| (0..n).fold((2i64, 1i64), |(a, b), _| (b, a + b)).0),
        rule("root", 0, 150, 3000, |n| n.isqrt() as i64),
        rule("square, lost", 0, 150, 3000, |n| i64::from(n.isqrt().pow(2) != n)),
    ]
}
