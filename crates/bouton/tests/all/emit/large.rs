//! Whole programs with large bounds: moves to a few of many numbers, and sums that 64 bits do not hold.

use super::submissions::{Asked, Part, Values, compare, context, line};
use bouton::ops::{Discover, Emitted, Language, Operation};
use std::fmt::Write as _;

/// Moves take a square: trying every number up to 20 000 takes 2·10^8 steps, trying roots 2·10^6, of which each language makes enough in a second.
#[test]
fn squares_are_tried_by_their_roots() {
    const UPTO: usize = 20_000;
    let mut values: Vec<u64> = vec![];
    for n in 0..=UPTO {
        let roots = (1..).take_while(|root| root * root <= n);
        let after: Vec<u64> = roots.map(|root| values[n - root * root]).collect();
        values.push((0..).find(|value| !after.contains(value)).unwrap());
    }
    let asked =
        Asked::rules("game squares\n(n) -> (n - k) where k >= 1 and is_square(k)\n", "T; n a1..an -> value");
    let asked = asked.upto(UPTO as u64);
    let (mut input, mut expected) = ("200\n".to_owned(), String::new());
    for case in 0..200 {
        let heaps = [UPTO - case, case, 97 * case];
        writeln!(input, "3 {}", line(&heaps.map(|heap| heap as u64))).unwrap();
        writeln!(expected, "{}", heaps.iter().fold(0, |sum, &heap| sum ^ values[heap])).unwrap();
    }
    compare(|language| asked.proved(language).0, &input, &expected);
}

/// From fewer than three stones no square may be taken, not even 0.
#[test]
fn no_square_is_below_a_bound_below_0() {
    fn moved(part: &Part) -> Vec<Vec<Part>> {
        let squares = [0, 1, 4, 9, 16, 25, 36];
        let taken = squares.into_iter().filter(|k| part[1] > 0 && k + 3 <= part[0]);
        taken.map(|k| vec![vec![part[0] - k, part[1] - 1]]).collect()
    }
    let rules = "game late\n(a, b) -> (a - k, b - 1) where is_square(k) and k + 3 <= a and b >= 1\n";
    let asked = Asked::rules(rules, "T; n (a b).. -> value").upto(30);
    let mut values = Values::of(moved);
    let (mut input, mut expected) = ("961\n".to_owned(), String::new());
    for part in (0..=30).flat_map(|a| (0..=30).map(move |b| vec![a, b])) {
        writeln!(input, "1 {}", line(&part)).unwrap();
        writeln!(expected, "{}", values.sum(&[part])).unwrap();
    }
    compare(|language| asked.proved(language).0, &input, &expected);
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
