//! Tables read and compared, against reading them digit by digit.

use super::maker::columns;
use crate::format::{Child, Node, Table};
use crate::key::{LinearKey, Side};
use crate::linear::Sense;
use crate::rows::Rows;
use crate::scheme::DigitRules;
use crate::sum::Sum;
use crate::table::{DEAD, Reader};
use crate::transitions::Transitions;
use limits::{Limits, Meter, StopReason};
use numeration::Numeration;
use std::collections::BTreeSet;

/// The table of numbers whose sum of digits so far leaves this remainder: a state for each, 0 accepts.
fn digits_mod(tracks: u32, of: u32, numeration: Numeration) -> Table {
    let radix = u32::from(numeration.radix());
    let (mut nodes, mut rows) = (vec![], vec![]);
    for state in 0..of {
        // Made from the last track on: what is left to be added.
        let mut after: Vec<Child> = (0..of).map(Child::State).collect();
        for track in (0..tracks).rev() {
            let next = (0..of).map(|sum| {
                let children = (0..radix).map(|digit| after[((sum + digit) % of) as usize]).collect();
                nodes.push(Node { track, children });
                Child::Node(nodes.len() as u32 - 1)
            });
            after = next.collect();
        }
        rows.push(after[state as usize]);
    }
    Table { tracks, nodes, rows, accepting: vec![0] }
}

/// All ways from a state that agree with what is known, as columns and what they lead to.
fn brute(
    reader: &Reader,
    state: u32,
    arguments: &[u32],
    known: &[Option<u8>],
    numeration: Numeration,
) -> BTreeSet<(Vec<u8>, u32)> {
    let all = columns(known.len(), numeration);
    let fits = |column: &&Vec<u8>| {
        known.iter().zip(*column).all(|(known, digit)| known.is_none_or(|one| one == *digit))
    };
    let lead = |column: &Vec<u8>| {
        let mut place = reader.row(state);
        while let Some(track) = reader.asks(place) {
            place = reader.child(place, column[arguments[track as usize] as usize]);
        }
        (place != DEAD).then(|| (column.clone(), place))
    };
    all.iter().filter(fits).filter_map(lead).collect()
}

#[test]
fn ways_are_all_that_agree_with_what_is_known() {
    // The last has more lists than are found by their place, and the first asks for one number twice.
    let cases: [(Numeration, u32, &[u32], usize); 3] = [
        (Numeration::Base(2), 3, &[2, 0, 2], 1),
        (Numeration::Base(3), 4, &[0, 1, 2, 3], 2),
        (Numeration::Base(10), 17, &[3, 1, 0, 2], 3),
    ];
    for (numeration, of, arguments, known) in cases {
        let table = digits_mod(arguments.len() as u32, of, numeration);
        let reader = Reader::new(&table, arguments.len() as u32, numeration).expect("a table");
        let limits = Limits::none();
        let meter = Meter::new(&limits);
        let variables = arguments.iter().max().map_or(0, |most| *most as usize + 1);
        let mut transitions =
            Transitions::new(&reader, arguments, numeration, |variable| (variable as usize) < known);
        let radix = usize::from(numeration.radix());
        for round in 0..2 {
            for (code, state) in (0..20).zip((0..of).cycle()) {
                let digit = |place: usize| ((code * 7 + place * 3) % radix) as u8;
                let mut column: Vec<u8> = (0..variables).map(digit).collect();
                let seen: Vec<Option<u8>> = column
                    .iter()
                    .enumerate()
                    .map(|(place, &digit)| (place < known).then_some(digit))
                    .collect();
                let list =
                    transitions.list(state, &mut column, &|place| (place != DEAD).then_some(place), &meter);
                let mut found = BTreeSet::new();
                for way in list.expect("there is room") {
                    // A number that is not read has no digit.
                    let mut column: Vec<u8> = (0..variables).map(digit).collect();
                    assert!(transitions.write(way, &mut column, &vec![false; variables]));
                    assert!(found.insert((column, transitions.next(way))), "twice");
                }
                let spoken = |place: usize| arguments.contains(&(place as u32));
                let wanted: BTreeSet<(Vec<u8>, u32)> = brute(&reader, state, arguments, &seen, numeration)
                    .into_iter()
                    .map(|(mut column, next)| {
                        (0..variables)
                            .filter(|&place| !spoken(place))
                            .for_each(|place| column[place] = digit(place));
                        (column, next)
                    })
                    .collect();
                assert_eq!(found, wanted, "{round} {code} {state}");
            }
        }
    }
}

#[test]
fn ways_with_many_new_digits_are_counted_as_what_they_hold() {
    let arguments: Vec<u32> = (0..10).collect();
    let table = digits_mod(10, 2, Numeration::Base(2));
    let reader = Reader::new(&table, 10, Numeration::Base(2)).expect("a table");
    let listed = |bytes: usize| {
        let limits = Limits::none().with_memory(bytes as u64);
        let meter = Meter::new(&limits);
        let mut transitions = Transitions::new(&reader, &arguments, Numeration::Base(2), |_| false);
        transitions
            .list(0, &mut [0; 10], &|place| (place != DEAD).then_some(place), &meter)
            .map(|range| range.len())
    };
    assert_eq!(listed(1 << 20), Ok(1024));
    // Each has ten digits.
    assert_eq!(listed(10 * 1024), Err(StopReason::Memory));
}

#[test]
fn rows_of_like_hashes_are_told_apart() {
    // Their hashes agree in the upper half and in the place among the first rows.
    let alike = [[[404_292, 1_002_593], [528_741, 196_125]], [[83_466, 626_786], [363_200, 658_680]]];
    for [one, other] in alike {
        let mut rows = Rows::new(2);
        assert_eq!(rows.insert(&one), (0, true));
        assert_eq!(rows.find(&other), None);
        assert_eq!(rows.insert(&other), (1, true));
        assert_eq!((rows.find(&one), rows.find(&other)), (Some(0), Some(1)));
        assert_eq!(rows.row(1), other);
    }
}

#[test]
fn rows_count_as_what_they_hold() {
    for width in [1, 3, 64] {
        let mut rows = Rows::new(width);
        for number in 0..1000u32 {
            rows.insert(&vec![number; width]);
        }
        // The numbers, and for each row two places of eight bytes at least.
        assert!(rows.bytes() >= 1000 * (4 * width + 16), "{width}: {}", rows.bytes());
        assert!(rows.bytes() <= 1000 * (16 * width + 128), "{width}: {}", rows.bytes());
    }
}

fn key(sense: Sense, left: &[i128], constant: i128) -> LinearKey {
    let side = |sign: i128| {
        let terms = (0..).zip(left).filter(|(_, factor)| **factor * sign > 0);
        Side {
            terms: terms.map(|(track, factor)| (track, factor * sign)).collect(),
            constant: (constant * sign).max(0),
        }
    };
    LinearKey { sense, left: side(1), right: side(-1) }
}

#[test]
fn words_that_a_table_and_a_sum_differ_on_are_told() {
    let numeration = Numeration::Base(2);
    let table = digits_mod(2, 3, numeration);
    let reader = Reader::new(&table, 2, numeration).expect("a table");
    let limits = Limits::none();
    let meter = Meter::new(&limits);
    for (sense, factors, constant) in [
        (Sense::Zero, [1, -1], 0),
        (Sense::Negative, [1, -1], 0),
        (Sense::Negative, [2, -3], 1),
        (Sense::Multiple(5), [1, 2], 0),
        (Sense::Multiple(3), [1, 1], 0),
        (Sense::Zero, [3, -2], -6),
    ] {
        let sum = Sum::new(&key(sense, &factors, constant), &numeration.scheme()).expect("of two numbers");
        let differ = sum.compare(&reader, &meter).expect("there is room").expect_err("it is another");
        assert_eq!(differ.len(), 2);
        let number =
            |word: &Vec<u8>| word.iter().fold(0, |number: i128, &digit| 2 * number + i128::from(digit));
        let numbers: Vec<i128> = differ.iter().map(number).collect();
        let value = factors[0] * numbers[0] + factors[1] * numbers[1] + constant;
        let holds = match sense {
            Sense::Zero => value == 0,
            Sense::Negative => value < 0,
            Sense::Multiple(of) => value % of == 0,
        };
        let ones: u32 = differ.iter().flatten().map(|&digit| u32::from(digit)).sum();
        assert_ne!(holds, ones.is_multiple_of(3), "{differ:?}");
    }
}

/// The table of sums of numbers that leave no remainder: in base 2 twice what was, and the new digits.
fn sums_mod(tracks: u32, of: u32) -> Table {
    let (mut nodes, mut rows) = (vec![], vec![]);
    let mut after: Vec<Child> = (0..of).map(Child::State).collect();
    for track in (0..tracks).rev() {
        let next = (0..of).map(|sum| {
            let children = (0..2).map(|digit| after[((sum + digit) % of) as usize]).collect();
            nodes.push(Node { track, children });
            Child::Node(nodes.len() as u32 - 1)
        });
        after = next.collect();
    }
    rows.extend((0..of).map(|state| after[(2 * state % of) as usize]));
    Table { tracks, nodes, rows, accepting: vec![0] }
}

#[test]
fn sums_of_many_numbers_are_followed_without_trying_all_columns() {
    let (tracks, of) = (40, 300);
    let reader = Reader::new(&sums_mod(tracks, of), tracks, Numeration::Base(2)).expect("a table");
    let key = key(Sense::Multiple(of.into()), &vec![1; tracks as usize], 0);
    let sum = Sum::new(&key, &Numeration::Base(2).scheme()).expect("of few numbers");
    let compared = |steps: u64, bytes: usize| {
        let limits = Limits::none().with_steps(steps).with_memory(bytes as u64);
        sum.compare(&reader, &Meter::new(&limits))
    };
    // A pair of each remainder, and columns of at most 41 sums.
    assert_eq!(compared(300 * 40 * 2 * 42, 1 << 20), Ok(Ok(())));
    // The columns that lead to the pairs alone are more than this.
    assert_eq!(compared(u64::MAX, 300 * (40 + 64)), Err(StopReason::Memory));
}
