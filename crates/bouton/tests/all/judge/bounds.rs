//! The limits of the problems, and inputs beyond them.

use super::brute::Dice;
use super::samples::samples;
use super::{judged, printed};
use bouton::judge::{DIGITS, problem, problems, run_within};
use bouton::words::{self, Say};
use rules::Lang;
use solve::{Limits, StopReason};
use std::io::Read;
use std::time::Duration;

#[test]
fn every_problem_says_how_large_its_input_may_be() {
    for problem in problems() {
        assert!(!problem.bounds.is_empty(), "{}", problem.id);
        for bound in problem.bounds {
            let (limit, answered) = (bound.limit.unwrap_or(0), bound.answered.unwrap_or(u64::MAX));
            assert!(limit <= answered, "{}: within its limits everything is answered", problem.id);
            let same = problem.bounds.iter().filter(|other| other.of == bound.of);
            assert_eq!(same.count(), 1, "{}: {}", problem.id, bound.of.text().en);
        }
    }
}

/// The limits as the statements have them; 0 where they name none.
const STATED: &[(&str, &str, u64)] = &[
    ("hdu1846", "the size of a heap", 1000),
    ("luogu-p4018", "the number of cases", 100_000),
    ("luogu-p4860", "the number of cases", 1_000_000),
    ("luogu-p2197", "the number of heaps", 10_000),
    ("hdu1850", "the number of heaps", 100),
    ("poj2975", "the size of a heap", 1_000_000_000),
    ("hdu2176", "the number of heaps", 200_000),
    ("hdu2176", "the size of a heap", 0),
    ("hdu2516", "the size of a heap", 2_147_483_647),
    ("hdu5754", "the width of a board", 1000),
    ("hdu3032", "the number of heaps", 1_000_000),
    ("poj2311", "a side of a sheet", 200),
    ("hnoi2007-split", "the number of cases", 10),
    ("hnoi2007-split", "the number of bottles", 21),
    ("hnoi2007-split", "the number of beans in a bottle", 10_000),
    ("poj1740", "the number of heaps", 10),
    ("spoj2021", "the number of heaps", 100_000),
    ("poj1704", "the number of pieces", 1000),
    ("poi-gra", "the number of fields", 1_000_000_000),
    ("poj3710", "the number of trees", 99),
    ("ipsc2003-g", "the number of vertices", 0),
    ("poj2425", "the number of vertices", 1000),
];

#[test]
fn the_limits_are_those_of_the_statements() {
    for (id, of, limit) in STATED {
        let found = problem(id).expect("a problem").bounds.iter().find(|bound| bound.of.text().en == *of);
        let found = found.unwrap_or_else(|| panic!("{id}: {of}"));
        assert_eq!(found.limit, Some(*limit).filter(|limit| *limit > 0), "{id}: {of}");
    }
}

#[test]
fn what_is_beyond_the_limits_is_found_at_its_place() {
    for (id, input, line, column, limit) in [
        ("hnoi2007-split", "1\n1000000 1", 2, 1, "21"),
        ("hdu1848", "1 2 3\n4 99999999 5", 2, 3, "1000"),
        ("poj2311", "2 2\n2 257", 2, 3, "200"),
        ("poj1740", "1 1\n1000001", 2, 1, "10"),
        ("spoj2021", "1000001", 1, 1, "100000"),
        ("hdu1850", "1000001", 1, 1, "100"),
        ("poj2975", "1000001", 1, 1, "1000"),
        ("hdu2176", "1000001", 1, 1, "200000"),
        ("hdu1907", "1 1000001", 1, 3, "50"),
        ("hdu1536", "1001", 1, 1, "100"),
        ("poj1704", "1\n1000001", 2, 1, "1000"),
        ("poi-gra", "9999999999999999999999", 1, 1, "1000000000"),
        ("poi-gra", "1000000000 1000001", 1, 12, "1000000"),
        ("poj2425", "2000001", 1, 1, "1000"),
    ] {
        let (_, complaint) = judged(id, input.as_bytes());
        let complaint = complaint.unwrap_or_else(|| panic!("{id} takes {input}"));
        let spot = complaint.spot().expect("a place");
        assert_eq!((complaint.code(), spot.line, spot.column), ("too-large", line, column), "{id}");
        for lang in [Lang::En, Lang::Zh] {
            assert!(complaint.text().get(lang).contains(limit), "{id}: {}", complaint.text().get(lang));
            assert!(words::judge::help(&complaint).expect("help").get(lang).contains("--list --json"));
        }
    }
}

#[test]
fn a_number_has_so_many_digits() {
    let most = "7".repeat(DIGITS);
    assert_eq!(printed("poj1067", &format!("{most} {most}")), "1\n");
    assert_eq!(printed("hdu2516", &format!("{most} 0")).lines().count(), 1);
    let (_, complaint) = judged("poj1067", format!("1 2\n{most}7 1").as_bytes());
    let complaint = complaint.expect("it is too long");
    let spot = complaint.spot().expect("a place");
    assert_eq!((complaint.code(), spot.line, spot.column), ("too-large", 2, 1));
}

#[test]
fn a_number_without_an_end_is_not_read_to_its_end() {
    for problem in problems() {
        // More than any memory.
        let mut input = std::io::repeat(b'7').take(1 << 50);
        let ended = run_within(problem.id, &mut input, Vec::new(), &Limits::none());
        assert_eq!(ended.expect_err("it is too long").code(), "too-large", "{}", problem.id);
        let read = (1 << 50) - input.limit();
        assert!(read < 1 << 23, "{}: {read} bytes", problem.id);
    }
}

#[test]
fn every_problem_keeps_to_time_and_memory() {
    for (id, input, _) in samples() {
        let stopped = |limits: &Limits| {
            let complaint = run_within(id, input.as_bytes(), Vec::new(), limits).expect_err("it is stopped");
            complaint.stopped()
        };
        assert_eq!(stopped(&Limits::none().with_time(Duration::ZERO)), Some(StopReason::Time), "{id}");
        assert_eq!(stopped(&Limits::none().with_memory(1)), Some(StopReason::Memory), "{id}");
    }
}

/// Beans are games of their own; the value of one is the least that no move from it has.
#[test]
fn more_bottles_than_the_problem_allows_are_answered_while_that_is_cheap() {
    const BOTTLES: usize = 120;
    let mut values: Vec<u64> = Vec::new();
    for distance in 0..BOTTLES {
        let options: Vec<u64> = (0..distance)
            .flat_map(|near| (0..=near).map(move |far| (near, far)))
            .map(|(near, far)| values[near] ^ values[far])
            .collect();
        values.push((0..).find(|value| !options.contains(value)).expect("there is one"));
    }
    let at = |bottle: usize, count: usize| values[count - 1 - bottle];
    let mut dice = Dice(77);
    for count in [22, 40, BOTTLES] {
        let row = dice.rolls(count as u64, 0, 3);
        let odd = (0..count).filter(|&bottle| row[bottle] % 2 == 1);
        let sum = odd.fold(0, |sum, bottle| sum ^ at(bottle, count));
        let mut wins = Vec::new();
        for from in (0..count).filter(|&bottle| row[bottle] > 0) {
            for near in from + 1..count {
                let left = sum ^ at(from, count) ^ at(near, count);
                wins.extend((near..count).filter(|&far| left == at(far, count)).map(|far| (from, near, far)));
            }
        }
        let words: Vec<String> = row.iter().map(u64::to_string).collect();
        let first = wins.first().map_or("-1 -1 -1".into(), |(a, b, c)| format!("{a} {b} {c}"));
        let expected = format!("{first}\n{}\n", wins.len());
        assert_eq!(printed("hnoi2007-split", &format!("1 {count} {}", words.join(" "))), expected);
    }
}
