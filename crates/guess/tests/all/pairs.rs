//! Games on two and three heaps, and on boards.

use crate::brute::Sort::{Lost, Misere, Values};
use crate::brute::{Case, any, either, oblong, pair, part, triple};

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub(crate) fn cases() -> Vec<Case> {
    let mut all = heaps();
    all.extend(wythoff());
    all.extend(boards());
    all.extend(arithmetic());
    all.extend(limits());
    all.extend(triples());
    all
}

fn heaps() -> Vec<Case> {
    vec![
        pair("nim", Values, 0..=10, 40, |a, b| either(a, b, |_, _| true)),
        pair("nim from 1", Values, 1..=16, 40, |a, b| either(a, b, |_, _| true)),
        pair("nim, lost", Lost, 0..=15, 40, |a, b| either(a, b, |_, _| true)),
        pair("nim, misere", Misere, 0..=15, 40, |a, b| either(a, b, |_, _| true)),
        pair("two heaps, 1 to 3", Values, 0..=15, 50, |a, b| either(a, b, |_, k| k <= 3)),
        pair("two heaps, 1 to 3, lost", Lost, 1..=20, 50, |a, b| either(a, b, |_, k| k <= 3)),
        pair("two heaps, powers of two", Values, 0..=15, 50, |a, b| either(a, b, |_, k| k.is_power_of_two())),
        pair("two heaps, powers of two, lost", Lost, 0..=15, 50, |a, b| {
            either(a, b, |_, k| k.is_power_of_two())
        }),
        pair("two heaps, at most half", Values, 0..=24, 60, |a, b| either(a, b, |n, k| 2 * k <= n)),
        pair("two heaps, at most half, lost", Lost, 1..=24, 60, |a, b| either(a, b, |n, k| 2 * k <= n)),
        pair("to 3 from one and to 5 from the other", Values, 0..=20, 50, |a, b| {
            let mut all: Vec<_> = (1..=a.min(3)).map(|k| (a - k, b)).collect();
            all.extend((1..=b.min(5)).map(|k| (a, b - k)));
            all
        }),
        pair("to 3 from one and to 5 from the other, lost", Lost, 0..=20, 50, |a, b| {
            let mut all: Vec<_> = (1..=a.min(3)).map(|k| (a - k, b)).collect();
            all.extend((1..=b.min(5)).map(|k| (a, b - k)));
            all
        }),
        pair("to 2 from one or equal", Lost, 0..=20, 50, |a, b| {
            let mut all = either(a, b, |_, k| k <= 2);
            if a > 0 && b > 0 {
                all.push((a - 1, b - 1));
            }
            all
        }),
        pair("1, 3 or 4 from either, lost", Lost, 0..=25, 60, |a, b| {
            either(a, b, |_, k| [1, 3, 4].contains(&k))
        }),
    ]
}

fn by_steps(a: u64, b: u64, most: u64) -> Vec<(u64, u64)> {
    let mut all = either(a, b, |_, _| true);
    for k in 1..=a {
        all.extend((1..=b).filter(|l| k.abs_diff(*l) <= most).map(|l| (a - k, b - l)));
    }
    all
}

fn wythoff() -> Vec<Case> {
    vec![
        pair("wythoff, lost", Lost, 0..=30, 80, |a, b| by_steps(a, b, 0)),
        part(
            "wythoff, lost, a <= b",
            Lost,
            ([0..=30, 0..=30], [80, 80]),
            |at| at[0] <= at[1],
            |a, b| by_steps(a, b, 0),
        ),
        pair("wythoff by 2, lost", Lost, 0..=40, 80, |a, b| by_steps(a, b, 1)),
        pair("wythoff by 3, lost", Lost, 0..=40, 80, |a, b| by_steps(a, b, 2)),
        pair("queen from 1, lost", Lost, 1..=30, 80, |a, b| {
            by_steps(a - 1, b - 1, 0).into_iter().map(|(a, b)| (a + 1, b + 1)).collect()
        }),
        pair("wythoff, misere", Misere, 0..=30, 80, |a, b| by_steps(a, b, 0)),
        pair("bounded wythoff, lost", Lost, 0..=30, 80, |a, b| {
            let mut all = either(a, b, |_, k| k <= 3);
            all.extend((1..=a.min(b).min(3)).map(|k| (a - k, b - k)));
            all
        }),
    ]
}

fn steps(at: (u64, u64), size: u64, all: &[(i64, i64)]) -> Vec<(u64, u64)> {
    let moved = |&(x, y): &(i64, i64)| Some((at.0.checked_add_signed(x)?, at.1.checked_add_signed(y)?));
    all.iter().filter_map(moved).filter(|&(x, y)| x >= 1 && y >= 1 && x <= size && y <= size).collect()
}

fn boards() -> Vec<Case> {
    vec![
        pair("king", Values, 0..=15, 50, |a, b| {
            let mut all = either(a, b, |_, k| k == 1);
            if a > 0 && b > 0 {
                all.push((a - 1, b - 1));
            }
            all
        }),
        pair("king, lost", Lost, 1..=12, 50, |a, b| {
            let mut all = either(a - 1, b - 1, |_, k| k == 1);
            if a > 1 && b > 1 {
                all.push((a - 2, b - 2));
            }
            all.into_iter().map(|(a, b)| (a + 1, b + 1)).collect()
        }),
        pair("knight down, lost", Lost, 0..=24, 50, |a, b| {
            [(1, 2), (2, 1)].iter().filter(|(x, y)| *x <= a && *y <= b).map(|(x, y)| (a - x, b - y)).collect()
        }),
        pair("knight, lost", Lost, 1..=20, 40, |a, b| {
            steps((a, b), 60, &[(-2, 1), (-2, -1), (1, -2), (-1, -2)])
        }),
        pair("pawn, lost", Lost, 1..=10, 40, |a, b| steps((a, b), 60, &[(-1, 0), (0, -1)])),
        pair("chocolate", Values, 1..=12, 40, |a, b| {
            let mut all: Vec<_> = (1..a).map(|x| (x, b)).collect();
            all.extend((1..b).map(|y| (a, y)));
            all
        }),
        pair("diagonal steps of two, lost", Lost, 0..=20, 40, |a, b| {
            let mut all = either(a, b, |_, k| k == 1 || k == 2);
            if a > 1 && b > 1 {
                all.push((a - 2, b - 2));
            }
            all
        }),
        part(
            "two rows of chomp, lost",
            Lost,
            ([0..=20, 0..=20], [40, 40]),
            |at| at[0] <= at[1] && at[1] > 0,
            |a, b| {
                let mut all: Vec<_> = (1..b).map(|y| (a.min(y), y)).collect();
                all.extend((0..a).map(|x| (x, b)));
                all
            },
        ),
    ]
}

fn arithmetic() -> Vec<Case> {
    let euclid = |a: u64, b: u64| -> Vec<(u64, u64)> {
        let mut all = Vec::new();
        if a >= 1 {
            all.extend((1..=b / a).map(|k| (a, b - k * a)));
        }
        if b >= 1 {
            all.extend((1..=a / b).map(|k| (a - k * b, b)));
        }
        all
    };
    let discard = |a: u64, b: u64| -> Vec<(u64, u64)> {
        [a, b].iter().flat_map(|&n| (1..n).map(move |i| (i, n - i))).collect()
    };
    let formula = |name: &'static str, of: fn(u64, u64) -> i64, from: u64, shown: u64| {
        let point = |side: u64| {
            let all = (from..=side).flat_map(move |a| (from..=side).map(move |b| (a, b)));
            all.map(|(a, b)| guess::Point { at: vec![a, b], value: of(a, b) }).collect::<Vec<_>>()
        };
        Case { name, shown: point(shown), beyond: point(60) }
    };
    vec![
        pair("euclid, lost", Lost, 0..=30, 80, euclid),
        part("euclid from 1, lost", Lost, ([1..=30, 1..=30], [80, 80]), |at| at[0] <= at[1], euclid),
        // The larger number is divided by the smaller, and its rest remains; or a power of the smaller is taken from it.
        pair("rests and powers, lost", Lost, 1..=40, 80, |a, b| {
            let (a, b) = (a.min(b), a.max(b));
            let mut all: Vec<_> = if a > 0 { vec![(a, b % a)] } else { vec![] };
            let mut power = a;
            while a > 0 && power <= b {
                all.push((a, b - power));
                power *= if a == 1 { b + 1 } else { a };
            }
            all
        }),
        pair("discard and split, lost", Lost, 1..=15, 30, discard),
        pair("discard and split", Values, 1..=20, 50, discard),
        formula("differences of a set", |a, b| i64::from((a.max(b) / gcd(a, b)).is_multiple_of(2)), 1, 20),
        formula("paths mod 2", |a, b| i64::from(a & b == 0), 0, 15),
        formula("pieces of a bar, lost", |a, b| i64::from((a * b) % 2 == 0), 1, 10),
        formula("gcd", |a, b| gcd(a, b) as i64, 1, 12),
        formula("max", |a, b| a.max(b) as i64, 0, 12),
        formula("digits of both", |a, b| (a + 2 * b) as i64 % 7, 0, 14),
    ]
}

fn limits() -> Vec<Case> {
    let bound = |rule: fn(u64, u64, u64) -> bool| {
        move |n: u64, k: u64| (1..=n).filter(|&x| rule(n, k, x)).map(|x| (n - x, k)).collect::<Vec<_>>()
    };
    let last =
        |times: u64| move |n: u64, cap: u64| (1..=cap.min(n)).map(|k| (n - k, times * k)).collect::<Vec<_>>();
    vec![
        oblong("up to k", Values, [0..=30, 1..=12], [80, 30], bound(|_, k, x| x <= k)),
        oblong("up to k, lost", Lost, [1..=30, 1..=12], [80, 30], bound(|_, k, x| x <= k)),
        oblong("1 or k, lost", Lost, [0..=40, 2..=14], [90, 30], bound(|_, k, x| x == 1 || x == k)),
        oblong("k to 2k", Lost, [0..=40, 1..=12], [90, 25], bound(|_, k, x| x >= k && x <= 2 * k)),
        oblong("at most as many again, lost", Lost, [1..=30, 1..=30], [60, 60], last(1)),
        oblong("at most twice as many, lost", Lost, [1..=40, 1..=40], [80, 80], last(2)),
        oblong("not the same again, lost", Lost, [0..=40, 0..=3], [100, 3], |n, last| {
            (1..=3.min(n)).filter(|&k| k != last).map(|k| (n - k, k)).collect()
        }),
        pair("take from the larger, lost", Lost, 0..=16, 40, |a, b| {
            let mut all = Vec::new();
            if a >= b {
                all.extend((1..=a).map(|k| (a - k, b)));
            }
            if b >= a {
                all.extend((1..=b).map(|k| (a, b - k)));
            }
            all
        }),
        pair("move or take, lost", Lost, 0..=16, 40, |a, b| {
            let mut all: Vec<_> = (1..=a).map(|k| (a - k, b)).collect();
            all.extend((1..=b).map(|k| (a + k, b - k)));
            all
        }),
    ]
}

fn triples() -> Vec<Case> {
    let moore = |at: [u64; 3]| {
        let mut all = any(at, |_| true);
        let mut more = Vec::new();
        for to in &all {
            more.extend(any(*to, |_| true));
        }
        more.retain(|to| at.iter().zip(to).filter(|(from, to)| from != to).count() == 2);
        all.extend(more);
        all
    };
    vec![
        triple("three heaps, lost", Lost, 0..=7, 14, |at| any(at, |_| true)),
        triple("three heaps", Values, 1..=7, 14, |at| any(at, |_| true)),
        triple("three heaps, misere", Misere, 0..=7, 14, |at| any(at, |_| true)),
        triple("three heaps, 1 or 2", Values, 0..=8, 16, |at| any(at, |k| k <= 2)),
        triple("three heaps, 1 or 2, lost", Lost, 0..=8, 16, |at| any(at, |k| k <= 2)),
        triple("moore, lost", Lost, 0..=7, 12, moore),
        triple("up to 2, 3 and 5 from three heaps", Values, 0..=7, 20, |at| {
            let place = |place: usize, most: u64| {
                (1..=at[place].min(most)).map(move |k| {
                    let mut to = at;
                    to[place] -= k;
                    to
                })
            };
            place(0, 2).chain(place(1, 3)).chain(place(2, 5)).collect()
        }),
        triple("staircase, lost", Lost, 0..=7, 10, |at| {
            let mut all: Vec<[u64; 3]> = (1..=at[0]).map(|k| [at[0] - k, at[1], at[2]]).collect();
            all.extend((1..=at[1]).map(|k| [at[0] + k, at[1] - k, at[2]]));
            all.extend((1..=at[2]).map(|k| [at[0], at[1] + k, at[2] - k]));
            all
        }),
        triple("one from any or from all, lost", Lost, 0..=7, 14, |at| {
            let mut all = any(at, |k| k == 1);
            if at.iter().all(|&n| n > 0) {
                all.push(at.map(|n| n - 1));
            }
            all
        }),
    ]
}
