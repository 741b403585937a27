//! Games that the search was tried on after it was made.

use crate::brute::{Case, Sort::*, either, heap, oblong, pair, take};

pub(crate) fn cases() -> Vec<Case> {
    let mut all = amounts();
    all.extend(replaced());
    all.extend(split());
    all.extend(boards());
    all.extend(two());
    all
}

fn amounts() -> Vec<Case> {
    vec![
        take("1, 4 or 9", Values, 0..=150, 600, |_, k| [1, 4, 9].contains(&k)),
        take("2, 6 or 7", Values, 0..=150, 600, |_, k| [2, 6, 7].contains(&k)),
        take("odd amounts or 2", Values, 0..=80, 300, |_, k| k % 2 == 1 || k == 2),
        take("half at least", Values, 0..=100, 600, |n, k| 2 * k >= n),
        take("powers of four", Values, 0..=100, 500, |_, k| {
            k.is_power_of_two() && k.trailing_zeros() % 2 == 0
        }),
        take("factorials", Values, 0..=200, 900, |_, k| [1, 2, 6, 24, 120, 720].contains(&k)),
        take("10 to 20", Values, 0..=150, 700, |_, k| (10..=20).contains(&k)),
        take("3 to 11, lost", Lost, 0..=100, 700, |_, k| (3..=11).contains(&k)),
        take("1, 2 or 4, misere", Misere, 0..=100, 500, |_, k| [1, 2, 4].contains(&k)),
        take("up to the bits, lost", Lost, 0..=200, 1000, |n, k| k <= u64::from(n.ilog2() + 1)),
    ]
}

fn replaced() -> Vec<Case> {
    vec![
        heap("one or half, lost", Lost, 0..=100, 400, |n| {
            let one = n.checked_sub(1).map(|left| vec![left]);
            one.into_iter().chain((n > 1).then(|| vec![n / 2])).collect()
        }),
        heap("half or third", Values, 0..=200, 2000, |n| match n {
            0 => vec![],
            _ => vec![vec![n / 2], vec![n / 3]],
        }),
        heap("one or the lowest bit", Values, 0..=150, 1000, |n| match n {
            0 => vec![],
            _ => vec![vec![n - 1], vec![n & (n - 1)]],
        }),
        heap("a square that is less", Values, 0..=120, 1500, |n| {
            (0..).take_while(|k| k * k < n).map(|k| vec![k * k]).collect()
        }),
    ]
}

fn split() -> Vec<Case> {
    vec![
        heap("an even part", Values, 0..=80, 300, |n| {
            (2..n).step_by(2).map(|part| vec![part, n - part]).collect()
        }),
        heap("one, or split", Values, 0..=60, 250, |n| {
            let one = n.checked_sub(1).map(|left| vec![left]);
            one.into_iter().chain((1..=n / 2).map(|part| vec![part, n - part])).collect()
        }),
        heap("one or two, or halves", Values, 0..=120, 400, |n| {
            let taken = (1..=n.min(2)).map(|k| vec![n - k]);
            taken.chain((n > 0 && n.is_multiple_of(2)).then(|| vec![n / 2, n / 2])).collect()
        }),
        heap("equal parts", Values, 1..=200, 800, |n| {
            let parts = (2..=n).filter(|&parts| n.is_multiple_of(parts));
            parts.map(|parts| vec![n / parts; parts as usize]).collect()
        }),
        // Dawson's Kayles: period 34 from 53 on.
        heap("two neighbours, lost", Lost, 0..=200, 600, |n| (2..=n).map(|k| vec![k - 2, n - k]).collect()),
    ]
}

/// Steps down, on a board.
fn down(a: u64, b: u64, all: &[(u64, u64)]) -> Vec<(u64, u64)> {
    all.iter().filter_map(|&(x, y)| Some((a.checked_sub(x)?, b.checked_sub(y)?))).collect()
}

fn boards() -> Vec<Case> {
    vec![
        pair("king", Values, 0..=20, 60, |a, b| down(a, b, &[(0, 1), (1, 0), (1, 1)])),
        pair("bishop, or one step", Values, 0..=24, 60, |a, b| {
            let all = (1..=a.min(b)).map(|k| (a - k, b - k));
            all.chain(down(a, b, &[(1, 0)])).collect()
        }),
        pair("1 or 2, from one or both", Values, 0..=24, 60, |a, b| {
            down(a, b, &[(1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (2, 2)])
        }),
        pair("nim, or one of both", Values, 0..=20, 60, |a, b| {
            let mut all = either(a, b, |_, _| true);
            all.extend(down(a, b, &[(1, 1)]));
            all
        }),
        pair("up to 3, up to 5", Values, 0..=24, 60, |a, b| {
            let first = (1..=a.min(3)).map(|k| (a - k, b));
            first.chain((1..=b.min(5)).map(|k| (a, b - k))).collect()
        }),
        pair("an odd number of both", Values, 0..=16, 30, |a, b| {
            let all = (0..=a).flat_map(|x| (0..=b).map(move |y| (x, y)));
            all.filter(|(x, y)| (x + y) % 2 == 1).map(|(x, y)| (a - x, b - y)).collect()
        }),
    ]
}

fn two() -> Vec<Case> {
    vec![
        pair("multiples of the smaller, to a positive number", Values, 1..=25, 60, |a, b| {
            let (small, large) = (a.min(b), a.max(b));
            (1..=(large - 1) / small).map(|k| (small, large - k * small)).collect()
        }),
        oblong("the same amount or less, lost", Lost, [1..=40, 1..=40], [90, 90], |n, most| {
            (1..=n.min(most)).map(|k| (n - k, k)).collect()
        }),
        oblong("at most half of one, any of the other", Values, [0..=30, 0..=30], [60, 60], |a, b| {
            let first = (1..=a / 2).map(|k| (a - k, b));
            first.chain((1..=b).map(|k| (a, b - k))).collect()
        }),
        pair("primes of either", Values, 1..=30, 40, |a, b| {
            let quotients = |n: u64| -> Vec<u64> {
                let prime = |p: &u64| (2..*p).all(|d| !p.is_multiple_of(d));
                (2..=n).filter(|p| n.is_multiple_of(*p)).filter(prime).map(|p| n / p).collect()
            };
            let first = quotients(a).into_iter().map(|to| (to, b));
            first.chain(quotients(b).into_iter().map(|to| (a, to))).collect()
        }),
    ]
}
