//! Whole programs with large bounds: moves to a few of many numbers, and sums that 64 bits do not hold.

use super::submissions::{Asked, Part, Values, compare, context, line};
use bouton::Lang;
use bouton::emit::{Language as Target, Unwritten};
use bouton::ops::{Discover, Emitted, Language, Operation};
use std::fmt::Write as _;

/// Positions with heaps up to 20 000, of which trying every number takes 2·10^8 steps, more than some languages make in a second.
const UPTO: usize = 20_000;

/// Compares the nim-values of a game in which a number of a set is taken, whose positive members are `taken`.
fn set_is_stepped_through(rules: &str, taken: &[usize]) {
    let mut values: Vec<u64> = vec![];
    for n in 0..=UPTO {
        let after: Vec<u64> = taken.iter().filter(|&&k| k <= n).map(|k| values[n - k]).collect();
        values.push((0..).find(|value| !after.contains(value)).unwrap());
    }
    let asked = Asked::rules(rules, "T; n a1..an -> value").upto(UPTO as u64);
    let (mut input, mut expected) = ("200\n".to_owned(), String::new());
    for case in 0..200 {
        let heaps = [UPTO - case, case, 97 * case];
        writeln!(input, "3 {}", line(&heaps.map(|heap| heap as u64))).unwrap();
        writeln!(expected, "{}", heaps.iter().fold(0, |sum, &heap| sum ^ values[heap])).unwrap();
    }
    compare(|language| asked.proved(language).0, &input, &expected);
}

#[test]
fn squares_are_tried_by_their_roots() {
    let squares: Vec<usize> = (1..).map(|root| root * root).take_while(|&square| square <= UPTO).collect();
    set_is_stepped_through("game squares\n(n) -> (n - k) where k >= 1 and is_square(k)\n", &squares);
}

#[test]
fn fibonacci_numbers_are_added_up() {
    let mut numbers = vec![1, 2];
    while numbers[numbers.len() - 1] < UPTO {
        numbers.push(numbers[numbers.len() - 1] + numbers[numbers.len() - 2]);
    }
    set_is_stepped_through("game rabbits\n(n) -> (n - k) where k >= 1 and fibonacci(k)\n", &numbers);
}

/// From fewer than three stones nothing may be taken, not even 0; from more, 0 may.
fn nothing_is_below_a_bound_below_0(rules: &str, moved: fn(&Part) -> Vec<Vec<Part>>) {
    let asked = Asked::rules(rules, "T; n (a b).. -> value").upto(30);
    let mut values = Values::of(moved);
    let (mut input, mut expected) = ("961\n".to_owned(), String::new());
    for part in (0..=30).flat_map(|a| (0..=30).map(move |b| vec![a, b])) {
        writeln!(input, "1 {}", line(&part)).unwrap();
        writeln!(expected, "{}", values.sum(&[part])).unwrap();
    }
    compare(|language| asked.proved(language).0, &input, &expected);
}

/// Positions from which one of these numbers is taken and three stones stay.
fn without(part: &Part, numbers: &[u64]) -> Vec<Vec<Part>> {
    let taken = numbers.iter().filter(|&&k| part[1] > 0 && k + 3 <= part[0]);
    taken.map(|k| vec![vec![part[0] - k, part[1] - 1]]).collect()
}

#[test]
fn no_square_is_below_a_bound_below_0() {
    let rules = "game late\n(a, b) -> (a - k, b - 1) where is_square(k) and k + 3 <= a and b >= 1\n";
    nothing_is_below_a_bound_below_0(rules, |part| without(part, &[0, 1, 4, 9, 16, 25]));
}

#[test]
fn no_fibonacci_number_is_below_a_bound_below_0() {
    let rules = "game late\n(a, b) -> (a - k, b - 1) where fibonacci(k) and k + 3 <= a and b >= 1\n";
    nothing_is_below_a_bound_below_0(rules, |part| without(part, &[0, 1, 2, 3, 5, 8, 13, 21]));
}

/// A helper that is called in a loop takes time, so that fewer positions are computed in a second.
#[test]
fn costs_count_the_steps_of_helpers() {
    let plain = Asked::rules("game few\n(n) -> (n - k) where k >= 1\n", "n -> value");
    let divided = Asked::rules("game coprime\n(n) -> (n - k) where k >= 1 and gcd(n, k) = 1\n", "n -> value");
    let possible = |asked: Asked| {
        let emitted = asked.upto(1_000_000).proved(Target::Cpp).0;
        match emitted.text(Lang::En).unwrap_err() {
            Unwritten::Costs { possible, .. } => *possible,
            other => panic!("{other:?}"),
        }
    };
    let (plain, divided) = (possible(plain), possible(divided));
    assert!(plain > 2 * divided && divided > 1000, "{plain} {divided}");
}

/// Misère play with heaps from which 1, 2 or 3 are taken: as misère Nim with their remainders by 4.
#[test]
fn sums_of_ten_to_the_nineteen_are_reduced_on_the_way() {
    let text = "game plates\nmisere\n(n) -> (n - k) where 1 <= k <= 3\n";
    let mut cases = vec![vec![0; 9], vec![1_000_000_000_000_000_000; 30]];
    for more in 1..40u64 {
        let heap = |place: u64| 1_000_000_000_000_000_000 - 4 * place * more + (place * more % 3 % 2);
        cases.push((0..25 + more % 5).map(heap).collect());
        cases.push((0..25 + more % 5).map(|place| heap(place) + (place % (7 + more)) / (6 + more)).collect());
    }
    let (mut input, mut expected) = (format!("{}\n", cases.len()), String::new());
    for heaps in &cases {
        writeln!(input, "{} {}", heaps.len(), line(heaps)).unwrap();
        let rest = heaps.iter().map(|heap| heap % 4);
        let lost = match rest.clone().any(|heap| heap > 1) {
            true => rest.fold(0, |sum, heap| sum ^ heap) == 0,
            false => rest.sum::<u64>() % 2 == 1,
        };
        writeln!(expected, "{}", if lost { "No" } else { "Yes" }).unwrap();
    }
    assert!(expected.contains("No") && expected.contains("Yes"));
    let written = |language| -> Emitted {
        let asked = Asked::rules(text, "T; n a1..an -> Yes/No").misere();
        let (emit, format) = (Some(Language(language)), Some(asked.format.to_owned()));
        let request = Discover { emit, format, size: Some(3), ..Discover::of(asked.question()) };
        request.run(&mut context()).unwrap().program.unwrap()
    };
    compare(written, &input, &expected);
}
