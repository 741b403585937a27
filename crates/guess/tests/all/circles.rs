//! Circles of which some go, turned coins as binary digits, products of nimbers, and bounds that are seen at the lost heaps alone.

use crate::brute::{At, Case, Sort::*, oblong, rule, take};
use guess::Point;

pub(crate) fn cases() -> Vec<Case> {
    let mut all = survivors();
    all.extend(digits());
    all.extend(lost());
    all
}

/// The last of n in a circle of whom every so many-th goes.
fn survivor(n: u64, step: u64) -> i64 {
    let mut circle: Vec<u64> = (1..=n).collect();
    let mut place = 0;
    while circle.len() > 1 {
        place = (place + step as usize - 1) % circle.len();
        circle.remove(place);
    }
    circle[0] as i64
}

/// The last of n cards, of which the top one is thrown away and the next one goes to the bottom.
fn last_card(n: u64) -> i64 {
    let mut cards: std::collections::VecDeque<u64> = (1..=n).collect();
    while cards.len() > 1 {
        cards.pop_front();
        cards.rotate_left(1);
    }
    cards[0] as i64
}

fn survivors() -> Vec<Case> {
    vec![
        rule("every second goes", 1, 80, 300, |n| survivor(n, 2)),
        rule("every third goes", 1, 80, 300, |n| survivor(n, 3)),
        rule("every fifth goes", 1, 80, 300, |n| survivor(n, 5)),
        rule("every second card goes", 1, 80, 300, last_card),
        rule("three times n less twice the power of three", 1, 120, 400, |n| {
            let power =
                std::iter::successors(Some(1), |power| Some(power * 3)).take_while(|&power| power <= n);
            (3 * n - 2 * power.last().expect("1")) as i64
        }),
        rule("n and what it exceeds a Fibonacci number by", 1, 120, 400, |n| {
            let (mut last, mut next) = (1, 2);
            while next <= n {
                (last, next) = (next, last + next);
            }
            (2 * n - last) as i64
        }),
    ]
}

/// Products of nimbers by the definition: the least number that is no a′b + ab′ + a′b′.
fn products(side: usize) -> Vec<Vec<i64>> {
    let mut product = vec![vec![0i64; side]; side];
    for a in 0..side {
        for b in 0..side {
            let mut used = vec![false; 4 * side * side];
            for x in 0..a {
                for y in 0..b {
                    used[(product[x][b] ^ product[a][y] ^ product[x][y]) as usize] = true;
                }
            }
            product[a][b] = used.iter().position(|used| !used).expect("finitely many") as i64;
        }
    }
    product
}

/// A table of which all points are known, and a part of it is shown.
fn shown(name: &'static str, beyond: Vec<Point>, is_shown: impl Fn(&At) -> bool) -> Case {
    Case { name, shown: beyond.iter().filter(|point| is_shown(&point.at)).cloned().collect(), beyond }
}

fn digits() -> Vec<Case> {
    let product = products(64);
    let squares = (0..64).map(|n| Point { at: vec![n], value: product[n as usize][n as usize] });
    let at = (0..16u64).flat_map(|a| (0..16u64).map(move |b| vec![a, b]));
    let table = at.map(|at| Point { value: product[at[0] as usize][at[1] as usize], at });
    // The highest of up to three turned coins goes from heads to tails; a coin of a row is a binary digit.
    let mut lost: Vec<u64> = Vec::new();
    for n in 0..256u64 {
        let turned = |to: &u64| (n ^ to).count_ones() <= 3 && to < &n;
        if !lost.iter().any(turned) {
            lost.push(n);
        }
    }
    let rows = (0..256u64).map(|n| Point { at: vec![n], value: i64::from(!lost.contains(&n)) });
    let interleaved = |a: u64, b: u64| {
        (0..6)
            .fold(0, |all, digit| all | (a >> digit & 1) << (2 * digit) | (b >> digit & 1) << (2 * digit + 1))
    };
    let at = (0..32u64).flat_map(|a| (0..32u64).map(move |b| vec![a, b]));
    let woven = at.map(|at| Point { value: interleaved(at[0], at[1]) as i64, at });
    vec![
        shown("squares of nimbers", squares.collect(), |at| at[0] < 50),
        shown("products of nimbers", table.collect(), |at| at[0] < 13 && at[1] < 13),
        shown("rows of coins, up to three turned, lost", rows.collect(), |_| true),
        shown("digits of two numbers in turn", woven.collect(), |at| at[0] < 20 && at[1] < 20),
    ]
}

fn lost() -> Vec<Case> {
    vec![
        take("up to the square root, lost", Lost, 0..=300, 900, |n, k| k * k <= n),
        take("up to the number of bits, lost", Lost, 0..=300, 900, |n, k| k <= u64::from(n.ilog2() + 1)),
        // Who has an even number at the end wins; an odd number 2n + 1 is shared out, up to an even k at a time.
        oblong("an even number of an odd heap, lost", Lost, [0..=40, 1..=6], [80, 8], |n, half| {
            let period = half + 1;
            (1..=n % period).map(|k| (n - k, half)).collect()
        }),
    ]
}
