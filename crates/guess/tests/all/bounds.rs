//! Games with bounds that depend on the heap or on a second number, and games of few steps.

use crate::brute::{Case, Sort::*, oblong, pair, part, rule, take, triple};

pub(crate) fn cases() -> Vec<Case> {
    let mut all = caps();
    all.extend(with_a_number());
    all.extend(steps());
    all.extend(others());
    all
}

fn caps() -> Vec<Case> {
    vec![
        take("up to the square root", Values, 0..=200, 800, |n, k| k * k <= n),
        take("up to the square root, from 1", Values, 1..=200, 800, |n, k| k * k <= n),
        take("up to the number of bits", Values, 0..=200, 800, |n, k| k <= u64::from(n.ilog2() + 1)),
        take("up to the number of bits and two", Values, 1..=150, 600, |n, k| k <= u64::from(n.ilog2() + 3)),
        take("up to three fifths", Values, 1..=200, 800, |n, k| 5 * k <= 3 * n),
    ]
}

/// One heap, and a number that stays.
fn with(n: u64, k: u64, all: impl IntoIterator<Item = u64>) -> Vec<(u64, u64)> {
    all.into_iter().filter(|&by| 0 < by && by <= n).map(|by| (n - by, k)).collect()
}

fn with_a_number() -> Vec<Case> {
    vec![
        oblong("1 or k", Values, [0..=60, 2..=20], [150, 20], |n, k| with(n, k, [1, k])),
        oblong("1 or k, lost", Lost, [0..=60, 2..=20], [150, 20], |n, k| with(n, k, [1, k])),
        oblong("1, 2 or k, lost", Lost, [0..=60, 3..=20], [150, 20], |n, k| with(n, k, [1, 2, k])),
        oblong("3 to 3 + k, lost", Lost, [0..=80, 1..=12], [200, 14], |n, k| with(n, k, 3..=3 + k)),
        oblong("k to 2 k", Values, [0..=70, 1..=14], [200, 16], |n, k| with(n, k, k..=2 * k)),
    ]
}

/// Down by few steps, on a board without end to the right.
fn down(a: u64, b: u64, all: &[(i64, i64)]) -> Vec<(u64, u64)> {
    all.iter().filter_map(|&(x, y)| Some((a.checked_add_signed(-x)?, b.checked_add_signed(-y)?))).collect()
}

fn steps() -> Vec<Case> {
    vec![
        pair("knight", Values, 0..=39, 80, |a, b| down(a, b, &[(2, 1), (1, 2), (2, -1), (-1, 2)])),
        pair("steps of 1 0, 0 2 and 1 1", Values, 0..=40, 80, |a, b| down(a, b, &[(1, 0), (0, 2), (1, 1)])),
        pair("steps of 2 0, 0 3 and 1 1", Values, 0..=40, 80, |a, b| down(a, b, &[(2, 0), (0, 3), (1, 1)])),
        pair("steps of 3 1, 1 2 and 0 1", Values, 0..=40, 80, |a, b| down(a, b, &[(3, 1), (1, 2), (0, 1)])),
    ]
}

/// The number of steps up to a bound, by the larger of two factors first.
fn first_wins(from: u64, bound: u64) -> bool {
    from < bound && [2, 3].iter().any(|by| !first_wins(from * by, bound))
}

fn others() -> Vec<Case> {
    let mock = |count: usize| -> Vec<i64> {
        // Three coins are turned, the last of them from heads.
        let mut values: Vec<i64> = Vec::new();
        for n in 0..count {
            let mut options = Vec::new();
            for i in 0..n {
                options.extend((0..i).map(|j| values[i] ^ values[j]));
            }
            options.sort_unstable();
            values.push((0..).find(|value| options.binary_search(value).is_err()).expect("finitely many"));
        }
        values
    };
    let triplets = mock(101);
    vec![
        pair("a multiple of the other, to a positive number", Values, 1..=50, 90, |a, b| {
            let (small, large) = (a.min(b), a.max(b));
            let left = (1..=large / small).map(|times| large - times * small).filter(|&left| left > 0);
            left.map(|left| if a > b { (left, b) } else { (a, left) }).collect()
        }),
        pair("rook, and one step along the diagonal", Values, 0..=40, 80, |a, b| {
            let mut all: Vec<_> = (0..a).map(|x| (x, b)).collect();
            all.extend((0..b).map(|y| (a, y)));
            all.extend((a > 0 && b > 0).then(|| (a - 1, b - 1)));
            all
        }),
        rule("triplets", 0, 50, 100, move |n| triplets[n as usize]),
        rule("times 2 or 3, lost", 1, 3000, 9000, |n| i64::from(first_wins(1, n))),
        part(
            "the smaller may not exceed a half, lost",
            Lost,
            ([0..=14, 0..=30], [28, 60]),
            |at| 2 * at[0] <= at[1],
            |a, b| {
                let mut all: Vec<_> = (0..a).map(|x| (x, b)).collect();
                all.extend((0..b).map(|y| (a.min(y / 2), y)));
                all
            },
        ),
        triple("first two together, third alone, lost", Lost, 0..=12, 18, |[a, b, c]| {
            let mut all = Vec::new();
            for k in 1..=3 {
                all.extend((k <= a).then(|| [a - k.min(a), b, c]));
                all.extend((k <= b).then(|| [a, b - k.min(b), c]));
            }
            all.extend((0..c).map(|z| [a, b, z]));
            all
        }),
    ]
}
