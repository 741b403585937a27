//! Tables made by brute force from the rules of games of the kinds that contests ask, and tables without a pattern.

use guess::{Guesses, Point, Table, guess};
use std::collections::{BTreeSet, HashMap};

/// Least natural number that is not among some.
fn mex(values: impl IntoIterator<Item = i64>) -> i64 {
    let values: BTreeSet<i64> = values.into_iter().collect();
    (0..).find(|value| !values.contains(value)).expect("finitely many")
}

/// Nim-values of heaps by the amounts that may be left.
fn heaps(count: u64, options: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<i64> {
    let mut values: Vec<i64> = Vec::new();
    for n in 0..count {
        let of = |parts: Vec<u64>| parts.iter().fold(0, |sum, &part| sum ^ values[part as usize]);
        values.push(mex(options(n).into_iter().map(of)));
    }
    values
}

fn take(count: u64, may: impl Fn(u64, u64) -> bool) -> Vec<i64> {
    heaps(count, |n| (1..=n).filter(|&k| may(n, k)).map(|k| vec![n - k]).collect())
}

/// Nim-values of pairs.
fn pairs(side: u64, options: impl Fn(u64, u64) -> Vec<(u64, u64)>) -> HashMap<(u64, u64), i64> {
    let mut values = HashMap::new();
    for a in 0..side {
        for b in 0..side {
            let value = mex(options(a, b).into_iter().map(|to| values[&to]));
            values.insert((a, b), value);
        }
    }
    values
}

fn lost(values: &[i64]) -> Vec<i64> {
    values.iter().map(|&value| i64::from(value > 0)).collect()
}

/// Tables by name: the part that is shown, and all.
fn tables() -> Vec<(&'static str, Vec<Point>)> {
    let sequence = |values: Vec<i64>| -> Vec<Point> {
        (0..).zip(values).map(|(n, value)| Point { at: vec![n], value }).collect()
    };
    let square = |side: u64, values: HashMap<(u64, u64), i64>, outcomes: bool| -> Vec<Point> {
        let of = |value: i64| if outcomes { i64::from(value > 0) } else { value };
        let _ = side;
        values.into_iter().map(|((a, b), value)| Point { at: vec![a, b], value: of(value) }).collect()
    };
    let both = |a: u64, b: u64, least: u64, most: u64| -> Vec<(u64, u64)> {
        let mut all: Vec<_> = (least..=most.min(a)).map(|k| (a - k, b)).collect();
        all.extend((least..=most.min(b)).map(|k| (a, b - k)));
        all
    };
    let divides = |n: u64, k: u64| n % k == 0;
    let mut all = vec![
        ("bash 3", sequence(take(200, |_, k| k <= 3))),
        ("bash 7 lost", sequence(lost(&take(200, |_, k| k <= 7)))),
        ("subtract 1 3 4", sequence(take(200, |_, k| [1, 3, 4].contains(&k)))),
        ("subtract 2 5 7 lost", sequence(lost(&take(300, |_, k| [2, 5, 7].contains(&k))))),
        ("at most half", sequence(take(200, |n, k| 2 * k <= n))),
        ("at most half lost", sequence(lost(&take(300, |n, k| 2 * k <= n)))),
        ("at most a third lost", sequence(lost(&take(1000, |n, k| 3 * k <= n)))),
        ("powers of two", sequence(take(200, |_, k| k.is_power_of_two()))),
        ("proper divisors", sequence(take(300, |n, k| k < n && divides(n, k)))),
        ("divisors lost", sequence(lost(&take(300, |n, k| k < n && divides(n, k))))),
        ("odd amounts", sequence(take(100, |_, k| k % 2 == 1))),
        ("kayles", sequence(heaps(500, |n| {
            (1..=2).flat_map(|k| (0..=n.saturating_sub(k)).filter(move |_| k <= n).map(move |i| vec![i, n - k - i])).collect()
        }))),
        ("dawson", sequence(heaps(500, |n| {
            let mut all: Vec<Vec<u64>> = (1..n.saturating_sub(2)).map(|i| vec![i - 1 + 1 - 1, n - 2 - i]).collect();
            if n >= 2 { all.push(vec![n - 2]); }
            all
        }))),
        ("lasker", sequence(heaps(200, |n| {
            let mut all: Vec<Vec<u64>> = (0..n).map(|left| vec![left]).collect();
            all.extend((1..n).map(|i| vec![i, n - i]));
            all
        }))),
        ("fibonacci nim first", sequence((0..300u64).map(|n| {
            // Lost for the first player if and only if n is a Fibonacci number; by search.
            fn wins(n: u64, most: u64, known: &mut HashMap<(u64, u64), bool>) -> bool {
                if let Some(&known) = known.get(&(n, most)) { return known; }
                let found = (1..=most.min(n)).any(|k| !wins(n - k, 2 * k, known));
                known.insert((n, most), found);
                found
            }
            let mut known = HashMap::new();
            i64::from(n > 0 && wins(n, n.saturating_sub(1), &mut known))
        }).collect())),
        ("nim 2", square(20, pairs(20, |a, b| both(a, b, 1, 99)), false)),
        ("nim 2 lost", square(20, pairs(20, |a, b| both(a, b, 1, 99)), true)),
        ("two heaps to 3", square(24, pairs(24, |a, b| both(a, b, 1, 3)), false)),
        ("two heaps to 3 lost", square(24, pairs(24, |a, b| both(a, b, 1, 3)), true)),
        ("wythoff lost", square(40, pairs(40, |a, b| {
            let mut all = both(a, b, 1, 99);
            all.extend((1..=a.min(b)).map(|k| (a - k, b - k)));
            all
        }), true)),
        ("king", square(24, pairs(24, |a, b| {
            let mut all = both(a, b, 1, 1);
            if a > 0 && b > 0 { all.push((a - 1, b - 1)); }
            all
        }), false)),
        ("knight lost", square(24, pairs(24, |a, b| {
            let steps = [(1, 2), (2, 1)];
            steps.iter().filter(|(x, y)| *x <= a && *y <= b).map(|(x, y)| (a - x, b - y)).collect()
        }), true)),
        ("equal from both or one", square(24, pairs(24, |a, b| {
            let mut all = both(a, b, 1, 2);
            if a > 0 && b > 0 { all.push((a - 1, b - 1)); }
            all
        }), true)),
        ("euclid lost", square(60, pairs(60, |a, b| {
            let (small, large) = (a.min(b), a.max(b));
            if small == 0 { return vec![]; }
            (1..=large / small).map(|k| (small, large - k * small)).map(|(x, y)| (x.min(y), x.max(y))).map(|(x, y)| if (x, y) < (a, b) { (x, y) } else { (y, x) }).collect()
        }), true)),
    ];
    let chocolate = pairs(24, |a, b| {
        let mut all: Vec<_> = (0..a).map(|x| (x, b)).collect();
        all.extend((0..b).map(|y| (a, y)));
        all
    });
    all.push(("rook", square(24, chocolate, false)));
    let mut nim3 = Vec::new();
    for a in 0..9u64 {
        for b in 0..9u64 {
            for c in 0..9u64 {
                nim3.push(Point { at: vec![a, b, c], value: i64::from(a ^ b ^ c != 0) });
            }
        }
    }
    all.push(("nim 3 lost", nim3));
    all
}

/// Tables without a pattern.
fn chaos() -> Vec<(&'static str, Vec<i64>)> {
    let mut state = 88_172_645_463_325_252u64;
    let mut random = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    vec![
        ("subtract squares", take(400, |_, k| k.isqrt().pow(2) == k)),
        ("subtract squares lost", lost(&take(400, |_, k| k.isqrt().pow(2) == k))),
        ("coins", (0..300).map(|_| (random() >> 40) as i64 & 1).collect()),
        ("dice", (0..300).map(|_| (random() >> 40) as i64 % 6).collect()),
        ("primes", (0..400u64).map(|n| i64::from(n < 2 || (2..n).any(|k| n % k == 0))).collect()),
        ("0.007", heaps(400, |n| {
            (0..=n.saturating_sub(3)).filter(|_| n >= 3).map(|i| vec![i, n - 3 - i]).collect()
        })),
    ]
}

#[test]
fn patterns_of_games_predict_all_that_was_held_back() {
    let mut without = Vec::new();
    for (name, points) in tables() {
        let table = Table::new(points).expect("a table");
        let from = std::time::Instant::now();
        let Guesses::Of { conjectures, near } = guess(&table) else { panic!("{name}: too few") };
        eprintln!("{name}: {:.1} s, {} conjectures, {} near; {:?}", from.elapsed().as_secs_f64(), conjectures.len(), near.len(), conjectures.first().map(|guess| format!("{:.0} of {:.0} bits {:?}", guess.pattern.bits(), guess.surprise, guess.pattern).chars().take(300).collect::<String>()));
        if conjectures.is_empty() {
            without.push(name);
        }
    }
    assert_eq!(without, Vec::<&str>::new());
}

#[test]
fn chaos_has_no_pattern() {
    for (name, values) in chaos() {
        let Guesses::Of { conjectures, .. } = guess(&Table::of_sequence(0, &values)) else { panic!("{name}: too few") };
        assert!(conjectures.is_empty(), "{name}: {:?}", conjectures[0]);
    }
}
