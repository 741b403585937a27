//! Heaps, against exhaustive search.

use super::brute::{Dice, Input, Search, each_lowered};
use super::printed;
use std::fmt::Write;

fn nim(at: &[u64]) -> Vec<Vec<u64>> {
    each_lowered(at, |heap| (0..heap).collect())
}

#[test]
fn luogu_p2197_is_as_the_rules_say() {
    let (mut dice, mut input, mut expected) = (Dice(1), Input::new(), String::new());
    let mut search = Search::new(|at: &Vec<u64>| nim(at));
    input.put([400]);
    for _ in 0..400 {
        let count = dice.roll(0, 4);
        let heaps = dice.rolls(count, 0, 6);
        input.put_all(&heaps);
        expected += if search.wins(&heaps) { "Yes\n" } else { "No\n" };
    }
    assert_eq!(printed("luogu-p2197", &input.text), expected);
}

#[test]
fn hdu1850_and_poj2975_count_the_winning_moves() {
    let (mut dice, mut input, mut expected) = (Dice(2), Input::new(), String::new());
    let mut search = Search::new(|at: &Vec<u64>| nim(at));
    for _ in 0..400 {
        let count = dice.roll(1, 4);
        let heaps = dice.rolls(count, 0, 6);
        input.put_all(&heaps);
        writeln!(expected, "{}", search.winning(&heaps).len()).expect("a string takes it");
    }
    input.put([0]);
    assert_eq!(printed("hdu1850", &input.text), expected);
    assert_eq!(printed("poj2975", &input.text), expected);
}

#[test]
fn hdu2176_names_the_winning_moves_in_the_order_of_the_heaps() {
    let (mut dice, mut input, mut expected) = (Dice(3), Input::new(), String::new());
    let mut search = Search::new(|at: &Vec<u64>| nim(at));
    for _ in 0..400 {
        let count = dice.roll(1, 4);
        let heaps = dice.rolls(count, 0, 6);
        input.put_all(&heaps);
        let wins = search.winning(&heaps);
        expected += if wins.is_empty() { "No\n" } else { "Yes\n" };
        for after in wins {
            let place = (0..heaps.len()).find(|&place| heaps[place] != after[place]).expect("a heap changed");
            writeln!(expected, "{} {}", heaps[place], after[place]).expect("a string takes it");
        }
    }
    input.put([0]);
    assert_eq!(printed("hdu2176", &input.text), expected);
}

#[test]
fn hdu1907_is_as_the_rules_say_where_the_last_move_loses() {
    let (mut dice, mut input, mut expected) = (Dice(4), Input::new(), String::new());
    let mut search = Search::misere(|at: &Vec<u64>| nim(at));
    input.put([400]);
    for _ in 0..400 {
        let (count, most) = (dice.roll(1, 4), dice.roll(0, 6));
        let heaps = dice.rolls(count, 0, most);
        input.put_all(&heaps);
        expected += if search.wins(&heaps) { "John\n" } else { "Brother\n" };
    }
    assert_eq!(printed("hdu1907", &input.text), expected);
}

#[test]
fn hdu1846_is_as_the_rules_say() {
    let (mut input, mut expected) = (Input::new(), String::new());
    input.put([41 * 12]);
    for most in 1..=12 {
        let mut search = Search::new(|at: &u64| (1..=most.min(*at)).map(|taken| at - taken).collect());
        for heap in 0..=40 {
            input.put([heap, most]);
            expected += if search.wins(&heap) { "first\n" } else { "second\n" };
        }
    }
    assert_eq!(printed("hdu1846", &input.text), expected);
}

#[test]
fn hdu2516_is_as_the_rules_say() {
    let (mut input, mut expected) = (Input::new(), String::new());
    // The stones, and the most that may be taken now.
    let mut search = Search::new(|&(heap, cap): &(u64, u64)| {
        (1..=cap.min(heap)).map(|taken| (heap - taken, 2 * taken)).collect()
    });
    for heap in 1..=150 {
        input.put([heap]);
        expected += if search.wins(&(heap, heap - 1)) { "First win\n" } else { "Second win\n" };
    }
    input.put([0]);
    assert_eq!(printed("hdu2516", &input.text), expected);
}

/// The powers of primes up to a bound, 1 among them, each with the least exponent.
fn prime_powers(bound: u64) -> Vec<(u64, u32)> {
    let is_prime = |number: u64| number > 1 && (2..number).all(|divisor| !number.is_multiple_of(divisor));
    let mut all = vec![(1, 0)];
    for prime in (2..=bound).filter(|&number| is_prime(number)) {
        all.extend(
            (1..10).map(|exponent| (prime.pow(exponent), exponent)).take_while(|(power, _)| *power <= bound),
        );
    }
    all
}

#[test]
fn luogu_p4018_and_p4860_are_as_the_rules_say() {
    let powers = prime_powers(300);
    for (id, most) in [("luogu-p4018", u32::MAX), ("luogu-p4860", 1)] {
        let taken: Vec<u64> = powers.iter().filter(|(_, k)| *k <= most).map(|(power, _)| *power).collect();
        let mut search =
            Search::new(|at: &u64| taken.iter().filter_map(|taken| at.checked_sub(*taken)).collect());
        let (mut input, mut expected) = (Input::new(), String::new());
        input.put([301]);
        for heap in 0..=300 {
            input.put([heap]);
            expected += if search.wins(&heap) { "October wins!\n" } else { "Roy wins!\n" };
        }
        assert_eq!(printed(id, &input.text), expected, "{id}");
    }
}

#[test]
fn hdu1536_is_as_the_rules_say() {
    let (mut dice, mut input, mut expected) = (Dice(5), Input::new(), String::new());
    for _ in 0..60 {
        let size = dice.roll(1, 5);
        // Members may come twice, in any order.
        let set = dice.rolls(size, 1, 9);
        input.put_all(&set);
        let mut search = Search::new(|at: &Vec<u64>| {
            each_lowered(at, |heap| set.iter().filter_map(|taken| heap.checked_sub(*taken)).collect())
        });
        input.put([10]);
        for _ in 0..10 {
            let count = dice.roll(0, 3);
            let heaps = dice.rolls(count, 0, 14);
            input.put_all(&heaps);
            expected.push(if search.wins(&heaps) { 'W' } else { 'L' });
        }
        expected.push('\n');
    }
    input.put([0]);
    assert_eq!(printed("hdu1536", &input.text), expected);
}

#[test]
fn hdu1848_is_as_the_rules_say() {
    let (mut input, mut expected) = (Input::new(), String::new());
    let mut search = Search::new(|at: &Vec<u64>| {
        each_lowered(at, |heap| {
            [1, 2, 3, 5, 8, 13].iter().filter_map(|taken| heap.checked_sub(*taken)).collect()
        })
    });
    for heaps in (0..9).flat_map(|a| (0..9).flat_map(move |b| (0..16).map(move |c| vec![a, b, c]))) {
        if heaps != [0, 0, 0] {
            input.put(heaps.iter().copied());
            expected += if search.wins(&heaps) { "Fibo\n" } else { "Nacci\n" };
        }
    }
    input.put([0, 0, 0]);
    assert_eq!(printed("hdu1848", &input.text), expected);
}

/// Lasker's Nim: heaps in rising order, those of no stones left out.
fn lasker(at: &[u64]) -> Vec<Vec<u64>> {
    let mut options = each_lowered(at, |heap| (0..heap).collect());
    for place in 0..at.len() {
        for part in 1..at[place] {
            let mut after = at.to_vec();
            after[place] = part;
            after.push(at[place] - part);
            options.push(after);
        }
    }
    for option in &mut options {
        option.retain(|heap| *heap > 0);
        option.sort_unstable();
    }
    options
}

#[test]
fn hdu3032_is_as_the_rules_say() {
    let (mut dice, mut input, mut expected) = (Dice(6), Input::new(), String::new());
    let mut search = Search::new(|at: &Vec<u64>| lasker(at));
    input.put([300]);
    for _ in 0..300 {
        let count = dice.roll(0, 3);
        let mut heaps = dice.rolls(count, 0, 6);
        input.put_all(&heaps);
        heaps.retain(|heap| *heap > 0);
        heaps.sort_unstable();
        expected += if search.wins(&heaps) { "Alice\n" } else { "Bob\n" };
    }
    assert_eq!(printed("hdu3032", &input.text), expected);
}
