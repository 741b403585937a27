//! Tables of pairs from which any vector of a large set is taken, against brute force.

use super::files::{Scratch, runs_of};
use rules::{Instance, NoLibrary};
use solve::{Limits, Outcome};
use tables::{Backing, Table, Want, table};

pub(super) fn instance(rules: &str) -> Instance {
    let text = format!("game one\n{rules}\n");
    rules::parse(&text, &NoLibrary).ruleset.expect(&text).instantiate(&[], None).expect("no parameters")
}

/// Lost positions, row by row, where the vectors for which `takes` holds may be taken.
fn brute([rows, columns]: [u64; 2], takes: fn(u64, u64) -> bool) -> Vec<bool> {
    let mut lost: Vec<bool> = vec![];
    for a in 0..rows {
        for b in 0..columns {
            let mut options = (0..=a).flat_map(|k| (0..=b).map(move |l| (k, l)));
            let found = options
                .any(|(k, l)| (k, l) != (0, 0) && takes(k, l) && lost[((a - k) * columns + b - l) as usize]);
            lost.push(!found);
        }
    }
    lost
}

fn agrees(table: &Table, lost: &[bool], columns: u64, told: &str) {
    for (at, &lost) in (0..).zip(lost) {
        let expected = if lost { Outcome::P } else { Outcome::N };
        assert_eq!(table.outcome(&[at / columns, at % columns]), Some(expected), "{told} {at}");
    }
}

/// Rules, the vectors that the first of them takes, and those that all take.
type Case = (&'static str, fn(u64, u64) -> bool, fn(u64, u64) -> bool);

const CASES: [Case; 5] = [
    ("(a, b) -> (a - k, b - l) where k >= 1 and l <= k", |k, l| k >= 1 && l <= k, |k, l| k >= 1 && l <= k),
    (
        // At first the rule that is not a ray, of two lines with an offset.
        "(a, b) -> (a - k, b - l) where k >= 1 and l >= 1 and k < l + 30 and l < k + 30\n\
         (a, b) -> (a - k, b) where k >= 1\n(a, b) -> (a, b - k) where k >= 1",
        |k, l| k >= 1 && l >= 1 && k.abs_diff(l) < 30,
        |k, l| k == 0 || l == 0 || k.abs_diff(l) < 30,
    ),
    (
        "(a, b) -> (a - k, b - l) where k + l >= 3 and (k + l) mod 3 != 1\n(a, b) -> (a - 2, b - 5)",
        |k, l| k + l >= 3 && (k + l) % 3 != 1,
        |k, l| k + l >= 3 && (k + l) % 3 != 1 || (k, l) == (2, 5),
    ),
    (
        "(a, b) -> (c, d) where c <= a and d <= b and a - c >= 2*(b - d) and a > c\n\
         (a, b) -> (a, b - k) where 1 <= k <= 2",
        |k, l| k >= 1 && k >= 2 * l,
        |k, l| k >= 1 && k >= 2 * l || k == 0 && l <= 2,
    ),
    (
        "(a, b) -> (a - k, b - l) where l >= 1 and square(k + l)",
        |k, l| l >= 1 && (1..30).any(|root| root * root == k + l),
        |k, l| l >= 1 && (1..30).any(|root| root * root == k + l),
    ),
];

#[test]
fn vectors_of_a_set_are_taken_from_everywhere() {
    for (rules, first, takes) in CASES {
        let game = instance(rules);
        for extents in [[100, 99], [64, 130], [131, 70]] {
            let [rows, columns] = extents;
            // It is a matrix where the vectors are too many for a list.
            let count = |takes: fn(u64, u64) -> bool| {
                (0..rows)
                    .flat_map(|k| (0..columns).map(move |l| (k, l)))
                    .filter(|&(k, l)| takes(k, l))
                    .count()
            };
            let matrix = forms::vectors(&game, 0, extents).expect(rules);
            let bits: u32 = matrix.iter().map(|word| word.count_ones()).sum();
            assert_eq!(bits as usize, count(first), "{rules}");
            let found = table(&game, &extents, Want::Outcomes, Backing::Memory, &Limits::none());
            agrees(&found.expect(rules), &brute(extents, takes), columns, rules);
        }
    }
}

#[test]
fn vectors_that_depend_on_the_position_are_no_set() {
    for rules in [
        "(a, b) -> (a - k, b - l) where k >= 1 and l <= k and a > b",
        "(a, b) -> (a - k, b - l) where k >= 1 and l <= k and k <= b + 1",
        "(a, b) -> (a - k, b + l) where k >= 1 and l <= k and l >= 1",
    ] {
        assert_eq!(forms::vectors(&instance(rules), 0, [130, 130]), None, "{rules}");
    }
}

#[test]
fn a_table_of_vectors_goes_on_where_it_was_interrupted() {
    let (rules, _, takes) = CASES[0];
    let (game, extents) = (instance(rules), [400, 390]);
    let scratch = Scratch::new("vectors");
    let fill = |limits: &Limits| table(&game, &extents, Want::Outcomes, scratch.backing("vectors"), limits);
    let (done, runs) = runs_of(&fill, 20_000);
    assert!(runs > 1, "it was interrupted");
    let free = table(&game, &extents, Want::Outcomes, Backing::Memory, &Limits::none()).expect(rules);
    for prefix in done.prefixes() {
        assert!(done.outcomes(&prefix).eq(free.outcomes(&prefix)), "{prefix:?}");
    }
    agrees(&done, &brute([40, 390], takes), 390, rules);
}
