//! Tables of pairs from which up to a bound that depends on the position is taken, against brute force.

use super::files::{Scratch, runs_of};
use super::vectors::instance;
use solve::{Limits, Outcome};
use tables::{Backing, Want, table};

/// Options of a position.
type Moves = fn(i64, i64, &mut dyn FnMut(i64, i64));

/// Rules, and their options.
const CASES: [(&str, Moves); 9] = [
    (
        "(a, b) -> (a - k, b) where k >= 1 and 2*k <= a\n(a, b) -> (a, b - k) where k >= 1 and 2*k <= b",
        |a, b, to| {
            (1..=a / 2).for_each(|k| to(a - k, b));
            (1..=b / 2).for_each(|k| to(a, b - k));
        },
    ),
    (
        "(a, b) -> (m, b) where m < a and 3*m >= 2*a\n(a, b) -> (a - k, b - k) where k >= 1 and 3*k <= a + b",
        |a, b, to| {
            (0..a).filter(|m| 3 * m >= 2 * a).for_each(|m| to(m, b));
            (1..=a.min(b)).filter(|k| 3 * k <= a + b).for_each(|k| to(a - k, b - k));
        },
    ),
    // One is bounded by the other number, and there are a ray, a bounded ray and a step.
    (
        "(a, b) -> (a - k, b) where 1 <= k <= b\n(a, b) -> (a, b - k) where k >= 1\n\
         (a, b) -> (a - k, b - k) where 1 <= k <= 3\n(a, b) -> (a - 2, b - 1)",
        |a, b, to| {
            (1..=a.min(b)).for_each(|k| to(a - k, b));
            (1..=b).for_each(|k| to(a, b - k));
            (1..=3).for_each(|k| to(a - k, b - k));
            to(a - 2, b - 1);
        },
    ),
    (
        "(a, b) -> (a - 2*k, b - 3*k) where k >= 1 and 4*k <= a + 1\n(a, b) -> (a, b - 2*k) where k >= 1 and 5*k <= b",
        |a, b, to| {
            (1..=a / 2).filter(|k| 4 * k <= a + 1).for_each(|k| to(a - 2 * k, b - 3 * k));
            (1..=b / 5).for_each(|k| to(a, b - 2 * k));
        },
    ),
    (
        "(a, b) -> (a - 3*k, b) where k >= 1 and 2*k <= b\n(a, b) -> (a, b - k) where k >= 1 and k <= 4",
        |a, b, to| {
            (1..=b / 2).for_each(|k| to(a - 3 * k, b));
            (1..=4).for_each(|k| to(a, b - k));
        },
    ),
    // Windows that begin earlier than those before, that do not begin at 1, and that have holes.
    (
        "(a, b) -> (a - k, b) where k >= 1 and k <= 2*a - 20\n(a, b) -> (a, b - k) where k >= 1 and 2*k <= b",
        |a, b, to| {
            (1..=2 * a - 20).for_each(|k| to(a - k, b));
            (1..=b / 2).for_each(|k| to(a, b - k));
        },
    ),
    (
        "(a, b) -> (a - k, b) where k >= 2 and 2*k <= a\n(a, b) -> (a, b - k) where 1 <= k and k <= a",
        |a, b, to| {
            (2..=a / 2).for_each(|k| to(a - k, b));
            (1..=a).for_each(|k| to(a, b - k));
        },
    ),
    (
        "(a, b) -> (a - k, b) where k >= 1 and k <= b and a >= 2*b\n(a, b) -> (a, b - k) where k >= 1 and 2*k <= b",
        |a, b, to| {
            if a >= 2 * b {
                (1..=b).for_each(|k| to(a - k, b));
            }
            (1..=b / 2).for_each(|k| to(a, b - k));
        },
    ),
    (
        "(a, b) -> (k, b - a + k) where k < a and 2*k >= a\n(a, b) -> (a, b - k) where k >= 1 and 3*k <= b",
        |a, b, to| {
            (0..a).filter(|k| 2 * k >= a).for_each(|k| to(k, b - a + k));
            (1..=b / 3).for_each(|k| to(a, b - k));
        },
    ),
];

/// Nim-values, row by row.
fn brute([rows, columns]: [i64; 2], moves: Moves) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    for a in 0..rows {
        for b in 0..columns {
            let mut options = vec![];
            moves(a, b, &mut |c, d| {
                if c >= 0 && d >= 0 {
                    options.push(values[(c * columns + d) as usize]);
                }
            });
            values.push((0..).find(|value| !options.contains(value)).expect("finitely many options"));
        }
    }
    values
}

#[test]
fn windows_agree_with_brute_force() {
    for (rules, moves) in CASES {
        let game = instance(rules);
        for [rows, columns] in [[70, 45], [41, 90], [1, 30], [30, 1]] {
            let values = brute([rows, columns], moves);
            let extents = [rows as u64, columns as u64];
            let filled = |want| table(&game, &extents, want, Backing::Memory, &Limits::none()).expect(rules);
            let (outcomes, found) = (filled(Want::Outcomes), filled(Want::Values));
            for (index, &value) in (0..).zip(&values) {
                let at = [index / extents[1], index % extents[1]];
                assert_eq!(found.value(&at), Some(value), "{rules} {at:?}");
                let expected = if value == 0 { Outcome::P } else { Outcome::N };
                assert_eq!(outcomes.outcome(&at), Some(expected), "{rules} {at:?}");
            }
        }
    }
}

/// Returns `true` if a position is a declared end, and lost.
type Ended = fn(i64, i64) -> Option<bool>;

/// Losses, row by row, where being stuck is one, or is not.
fn lost([rows, columns]: [i64; 2], moves: Moves, stuck: bool, end: Ended) -> Vec<bool> {
    let mut lost: Vec<bool> = vec![];
    for a in 0..rows {
        for b in 0..columns {
            let mut options = vec![];
            moves(a, b, &mut |c, d| {
                if c >= 0 && d >= 0 {
                    options.push(lost[(c * columns + d) as usize]);
                }
            });
            let by_play = if options.is_empty() { stuck } else { !options.contains(&true) };
            lost.push(end(a, b).unwrap_or(by_play));
        }
    }
    lost
}

/// Rules with a test, and their options.
const TESTED: (&str, Moves) = (
    "(a, b) -> (a - k, b) where k >= 1 and square(k + b)\n(a, b) -> (a, m) where m < b and m xor a >= b",
    |a, b, to| {
        (1..=a).filter(|k| (0..=k + b).any(|root| root * root == k + b)).for_each(|k| to(a - k, b));
        (0..b).filter(|m| m ^ a >= b).for_each(|m| to(a, m));
    },
);

#[test]
fn misere_play_and_declared_ends_agree_with_brute_force() {
    let ends: [(&str, Ended); 3] = [
        ("", |_, _| None),
        ("end (a, b) lost where a = b and a mod 3 = 1", |a, b| (a == b && a % 3 == 1).then_some(true)),
        ("end (a, b) won where a > 2*b + 3\nend (0, 1) lost", |a, b| match (a, b) {
            (0, 1) => Some(true),
            _ => (a > 2 * b + 3).then_some(false),
        }),
    ];
    for (rules, moves) in CASES.into_iter().chain([TESTED]) {
        for (end, ended) in ends {
            let extents = [37u64, 50];
            let normal = lost([37, 50], moves, true, ended);
            // Misère play swaps the verdicts of declared ends too: told here so that they stay what they are.
            let swapped = end.replace("lost", "WON").replace("won", "lost").replace("WON", "won");
            let misere = lost([37, 50], moves, false, ended);
            for (text, expected) in
                [(format!("{rules}\n{end}"), normal), (format!("{rules}\n{swapped}\nmisere"), misere)]
            {
                let game = instance(&text);
                let filled = table(&game, &extents, Want::Outcomes, Backing::Memory, &Limits::none());
                let filled = filled.expect(&text);
                for (index, &is_lost) in (0..).zip(&expected) {
                    let at = [index / extents[1], index % extents[1]];
                    assert_eq!(filled.outcome(&at) == Some(Outcome::P), is_lost, "{text} {at:?}");
                }
            }
        }
    }
}

#[test]
fn draws_at_declared_ends_are_left_to_lists() {
    let text = "(a, b) -> (a - k, b) where k >= 1 and 2*k <= a + 1\n(a, b) -> (a, b - k) where k >= 1 and 2*k <= b\n\
                end (a, b) draw where a + b = 1";
    let filled = table(&instance(text), &[3, 3], Want::Outcomes, Backing::Memory, &Limits::none());
    let filled = filled.expect(text);
    // Drawn: (0, 1) and (1, 0); (0, 2) and (1, 1) lead to them alone; (2, 0) leads to (1, 0).
    for (at, expected) in [([0, 0], Outcome::P), ([0, 1], Outcome::D), ([1, 0], Outcome::D)] {
        assert_eq!(filled.outcome(&at), Some(expected), "{at:?}");
    }
    assert_eq!(filled.outcome(&[0, 2]), Some(Outcome::D));
    assert_eq!(filled.outcome(&[1, 1]), Some(Outcome::D));
    let scratch = Scratch::new("windows-draws");
    let in_file = table(&instance(text), &[3, 3], Want::Outcomes, scratch.backing(text), &Limits::none());
    assert_eq!(in_file.expect(text).outcome(&[1, 1]), Some(Outcome::D));
}

/// Rules on three numbers, and their options.
type Leads = fn([i64; 3], &mut dyn FnMut([i64; 3]));
const THREE: [(&str, Leads); 3] = [
    (
        "(a, b, c) -> (a - k, b, c) where k >= 1 and 2*k <= a\n(a, b, c) -> (a, b - k, c) where k >= 1 and k <= c\n\
         (a, b, c) -> (a, b, c - k) where k >= 1 and 2*k <= c",
        |[a, b, c], to| {
            (1..=a / 2).for_each(|k| to([a - k, b, c]));
            (1..=c).for_each(|k| to([a, b - k, c]));
            (1..=c / 2).for_each(|k| to([a, b, c - k]));
        },
    ),
    (
        "(a, b, c) -> (a - k, b - 2*k, c - k) where k >= 1 and 3*k <= a + b\n\
         (a, b, c) -> (a, b - 2*k, c) where k >= 1\n(a, b, c) -> (a, b, c - 3*k) where k >= 1 and k <= a",
        |[a, b, c], to| {
            (1..=(a + b) / 3).for_each(|k| to([a - k, b - 2 * k, c - k]));
            (1..=b / 2).for_each(|k| to([a, b - 2 * k, c]));
            (1..=a).for_each(|k| to([a, b, c - 3 * k]));
        },
    ),
    (
        "(a, b, c) -> (m, b, c) where m < a and m xor b >= c\n(a, b, c) -> (a, b - k, c - k) where k >= 1 and 2*k <= b",
        |[a, b, c], to| {
            (0..a).filter(|m| m ^ b >= c).for_each(|m| to([m, b, c]));
            (1..=b / 2).for_each(|k| to([a, b - k, c - k]));
        },
    ),
];

#[test]
fn windows_on_three_numbers_agree_with_brute_force() {
    for (rules, moves) in THREE {
        for sides in [[13, 17, 11], [9, 8, 25]] {
            let index = |[a, b, c]: [i64; 3]| ((a * sides[1] + b) * sides[2] + c) as usize;
            let all = || (0..sides[0] * sides[1]).flat_map(|head| (0..sides[2]).map(move |c| (head, c)));
            let mut values: Vec<u64> = vec![];
            for (head, c) in all() {
                let mut options = vec![];
                moves([head / sides[1], head % sides[1], c], &mut |at| {
                    if at.iter().all(|&number| number >= 0) {
                        options.push(values[index(at)]);
                    }
                });
                values.push((0..).find(|value| !options.contains(value)).expect("finitely many options"));
            }
            let (game, extents) = (instance(rules), sides.map(|side| side as u64));
            let filled = |want| table(&game, &extents, want, Backing::Memory, &Limits::none()).expect(rules);
            let (outcomes, found) = (filled(Want::Outcomes), filled(Want::Values));
            for ((head, c), &value) in all().zip(&values) {
                let at = [head / sides[1], head % sides[1], c].map(|number| number as u64);
                assert_eq!(found.value(&at), Some(value), "{rules} {at:?}");
                let expected = if value == 0 { Outcome::P } else { Outcome::N };
                assert_eq!(outcomes.outcome(&at), Some(expected), "{rules} {at:?}");
            }
        }
    }
}

#[test]
fn an_interrupted_table_goes_on_where_it_was() {
    let (rules, moves) = CASES[1];
    let game = instance(rules);
    let values = brute([300, 300], moves);
    for want in [Want::Outcomes, Want::Values] {
        let scratch = Scratch::new("windows");
        let fill = |limits: &Limits| table(&game, &[300, 300], want, scratch.backing(rules), limits);
        let (filled, runs) = runs_of(&fill, 20_000);
        assert!(runs > 1, "it was interrupted");
        for (index, &value) in (0..).zip(&values) {
            let at = [index / 300, index % 300];
            match want {
                Want::Values => assert_eq!(filled.value(&at), Some(value), "{at:?}"),
                Want::Outcomes => assert_eq!(filled.outcome(&at) == Some(Outcome::P), value == 0, "{at:?}"),
            }
        }
    }
}

#[test]
fn boxes_of_any_size_are_filled_or_refused() {
    let (rules, _) = CASES[1];
    for extents in [[1 << 62, 1], [1, 1 << 62], [u64::MAX, 1], [1 << 40, 1 << 20]] {
        for want in [Want::Outcomes, Want::Values] {
            let limits = Limits { memory: Some(1 << 20), ..Limits::none() };
            assert!(
                table(&instance(rules), &extents, want, Backing::Memory, &limits).is_err(),
                "{extents:?}"
            );
        }
    }
}
