//! Games whose values have no short pattern of their own, and are known by their moves; and games that follow Euclid's algorithm.

use crate::brute::{Case, Sort::*, either, heap, oblong, pair, rule, take, triple};
use crate::contests::wrong;
use guess::{Guesses, Table, guess};

/// One heap that becomes one of these, if they are smaller.
fn to(name: &'static str, shown: u64, beyond: u64, to: impl Fn(u64) -> Vec<u64> + 'static) -> Case {
    heap(name, Values, 0..=shown, beyond, move |n| {
        to(n).into_iter().filter(|&to| to < n).map(|to| vec![to]).collect()
    })
}

fn numbers() -> Vec<Case> {
    let digit_sum = |n: u64| n.to_string().bytes().map(|digit| u64::from(digit - b'0')).sum::<u64>();
    vec![
        to("one, or a third", 200, 1500, |n| vec![n.saturating_sub(1), n / 3]),
        to("two, or half", 150, 1500, |n| if n < 2 { vec![n / 2] } else { vec![n - 2, n / 2] }),
        to("half, rounded down or up", 200, 1500, |n| vec![n / 2, n.div_ceil(2)]),
        to("a half, a third or a fifth, rounded up", 400, 3000, |n| {
            [2, 3, 5].map(|by| n.div_ceil(by)).to_vec()
        }),
        to("one, or to the root", 300, 1500, |n| if n < 2 { vec![] } else { vec![n - 1, n.isqrt()] }),
        to("half, or the root", 300, 4000, |n| if n < 2 { vec![] } else { vec![n / 2, n.isqrt()] }),
        heap("one, or the sum of the digits, lost", Lost, 0..=300, 2000, move |n| {
            let all = [n.saturating_sub(1), n - digit_sum(n)];
            all.into_iter().filter(|&to| to < n).map(|to| vec![to]).collect()
        }),
        heap("one, half or a third, lost", Lost, 1..=200, 1500, |n| {
            let parts = [2, 3].into_iter().filter(|by| n.is_multiple_of(*by)).map(|by| n / by);
            (n > 1).then(|| n - 1).into_iter().chain(parts).map(|to| vec![to]).collect()
        }),
        take("a period of 406 from 83 on that is not seen", Values, 0..=120, 900, |_, k| {
            [6, 9, 16, 22].contains(&k)
        }),
        rule("a third at least", 0, 150, 900, |n| {
            // Each largest number with a value is half as large again as the one before.
            let rounds = std::iter::successors(Some(n), |n| (*n > 0).then(|| 2 * n / 3));
            rounds.count() as i64 - 1
        }),
    ]
}

fn queens() -> Vec<Case> {
    let queen = |a: u64, b: u64, step: u64| {
        let mut all = either(a, b, |_, _| true);
        all.extend((1..=a.min(b) / step).map(|k| (a - step * k, b - step * k)));
        all
    };
    vec![
        pair("queen or knight, lost", Lost, 0..=40, 120, move |a, b| {
            let mut all = queen(a, b, 1);
            let knight = [(1, 2), (2, 1)].into_iter().filter(|(x, y)| *x <= a && *y <= b);
            all.extend(knight.map(|(x, y)| (a - x, b - y)));
            all
        }),
        pair("any of one, or an even number of both, lost", Lost, 0..=40, 100, move |a, b| queen(a, b, 2)),
        pair("queen of three steps", Values, 0..=40, 70, |a, b| {
            let mut all = either(a, b, |_, k| k <= 3);
            all.extend((1..=a.min(b).min(3)).map(|k| (a - k, b - k)));
            all
        }),
        triple("one each from two of three", Values, 0..=8, 12, |at| {
            let less = |[x, y]: [usize; 2]| {
                let mut to = at;
                to[x] = to[x].checked_sub(1)?;
                to[y] = to[y].checked_sub(1)?;
                Some(to)
            };
            [[0, 1], [0, 2], [1, 2]].into_iter().filter_map(less).collect()
        }),
        triple("up to the root of one of three, lost", Lost, 0..=11, 16, |at| {
            let mut all = Vec::new();
            for place in 0..3 {
                for by in 1..=at[place].isqrt() {
                    let mut to = at;
                    to[place] -= by;
                    all.push(to);
                }
            }
            all
        }),
        oblong("up to a third of a number and one, lost", Lost, [1..=40, 1..=40], [90, 90], |n, k| {
            (1..=n.min((k + 1) / 3)).map(|by| (n - by, k)).collect()
        }),
        pair("up to the root of either", Values, 0..=40, 70, |a, b| either(a, b, |n, k| k * k <= n)),
    ]
}

/// Multiples of the smaller number, of which a condition allows some, are taken from the larger.
fn multiples(a: u64, b: u64, may: impl Fn(u64, u64) -> bool) -> Vec<(u64, u64)> {
    let (small, large) = (a.min(b), a.max(b));
    let most = large.checked_div(small).unwrap_or(0);
    let left = (1..=most).filter(|&times| may(times, large - times * small));
    left.map(|times| (small, large - times * small)).collect()
}

fn euclid() -> Vec<Case> {
    vec![
        pair("multiples, to 0", Values, 1..=40, 90, |a, b| multiples(a, b, |_, _| true)),
        pair("multiples, to 0, with 0", Values, 0..=40, 90, |a, b| multiples(a, b, |_, _| true)),
        pair("multiples to a positive number, misere", Misere, 1..=40, 90, |a, b| {
            multiples(a, b, |_, left| left > 0)
        }),
        pair("once or twice, lost", Lost, 1..=40, 90, |a, b| multiples(a, b, |times, _| times <= 2)),
        pair("once, or as often as possible, lost", Lost, 1..=40, 90, |a, b| {
            multiples(a, b, |times, left| times == 1 || left < a.min(b))
        }),
    ]
}

#[test]
fn values_without_a_short_pattern_follow_from_earlier_ones() {
    let all = [numbers(), queens(), euclid()].into_iter().flatten();
    for case in all.filter(|case| oracle::sampled(case.name, 4)) {
        let table = Table::new(case.shown.clone()).expect("a table");
        let Guesses::Of { conjectures, .. } = guess(&table) else { panic!("{}: too few", case.name) };
        let first = conjectures.first().unwrap_or_else(|| panic!("{}: none", case.name));
        assert_eq!(wrong(first, &case), None, "{}", case.name);
    }
}

#[test]
fn few_moves_come_before_a_longer_formula_of_a_small_table() {
    // On twelve rows min(b, floor(phi*a) - a) mod 3 has the same values, and no longer on thirteen.
    let steps = |a: u64, b: u64| {
        let fits = |(i, j): &(u64, u64)| *i <= a && *j <= b;
        [(2, 1), (2, 2), (3, 1)].into_iter().filter(fits).map(|(i, j)| (a - i, b - j)).collect()
    };
    let case = pair("2 and 1, 2 and 2, or 3 and 1", Values, 0..=11, 40, steps);
    let table = Table::new(case.shown.clone()).expect("a table");
    let Guesses::Of { conjectures, .. } = guess(&table) else { panic!("too few") };
    assert_eq!(wrong(&conjectures[0], &case), None);
}

#[test]
fn a_long_formula_may_be_needed_for_the_smallest_positions_alone() {
    // A bar of chocolate is cut, and one part is eaten: (a - 1) xor (b - 1), but 0 where there is no bar.
    let cuts = |a: u64, b: u64| {
        let bar = (a > 0 && b > 0).then(|| either(a, b, |n, k| k < n));
        bar.into_iter().flatten().collect()
    };
    let case = pair("chocolate", Values, 0..=23, 40, cuts);
    let table = Table::new(case.shown.clone()).expect("a table");
    let Guesses::Of { conjectures, .. } = guess(&table) else { panic!("too few") };
    assert_eq!(wrong(&conjectures[0], &case), None);
}
