//! Values that grow in games that leave up to three heaps, against values from the definition.

use crate::brute::Dice;
use crate::damaged::damaged;
use crate::periods::{GROWING, LARGER, check};
use kernel_heaps::{Heaps, PeriodCertificate, PeriodFlaw, PeriodMethod, Rejection};
use std::collections::BTreeSet;

/// Amounts of a code by the number of heaps left, from none to three.
fn amounts(code: &str) -> Vec<(usize, Vec<usize>)> {
    let digits: Vec<u32> = code.chars().filter_map(|digit| digit.to_digit(16)).collect();
    let among = |parts: usize| (0..digits.len()).filter(|&taken| digits[taken] >> parts & 1 == 1).collect();
    (0..4).map(|parts| (parts, among(parts))).collect()
}

/// Nim-values of a code by the definition.
fn values(code: &str, count: usize) -> Vec<u32> {
    let kinds = amounts(code);
    let (mut values, mut pairs): (Vec<u32>, Vec<BTreeSet<u32>>) = (vec![], vec![]);
    for heap in 0..count {
        pairs.push((1..heap).map(|part| values[part] ^ values[heap - part]).collect());
        let mut reached: Vec<u32> = vec![];
        for (parts, taken) in &kinds {
            for left in taken.iter().filter_map(|taken| heap.checked_sub(*taken)) {
                match parts {
                    0 if left == 0 && heap > 0 => reached.push(0),
                    1 if left > 0 && left < heap => reached.push(values[left]),
                    2 => reached.extend(&pairs[left]),
                    3 => (1..left).for_each(|part| {
                        reached.extend(pairs[left - part].iter().map(|value| value ^ values[part]));
                    }),
                    _ => {}
                }
            }
        }
        let reached: BTreeSet<u32> = reached.into_iter().collect();
        values.extend((0..).find(|value| !reached.contains(value)));
    }
    values
}

fn certificate(code: &str, (start, length, saltus): (usize, usize, u32), after: usize) -> PeriodCertificate {
    let heaps = Heaps::of_amounts(&amounts(code));
    let (least, values, offset, mask) = (false, vec![], 0, None);
    PeriodCertificate { heaps, start, length, saltus, least, values, offset, mask, after: Some(after) }
}

fn flaw(text: &str) -> PeriodFlaw {
    match check(text) {
        Err(Rejection::Period(flaw)) => flaw,
        other => panic!("{text}: {other:?}"),
    }
}

/// Start, length, saltus, and the least heap with which the proof can begin.
const KNOWN: [(&str, (usize, usize, u32), usize); 7] = [
    ("0.9C", (28, 36, 16), 103),
    ("0.28", (1, 53, 16), 107),
    ("0.11B", (11, 11, 4), 47),
    ("0.29B", (4, 6, 4), 16),
    ("0.7BB", (5, 1, 1), 18),
    ("0.F8D", (7, 6, 4), 31),
    ("0.FF", (0, 1, 1), 5),
];

#[test]
fn arithmetic_periods_of_codes() {
    for (code, (start, length, saltus), after) in KNOWN {
        let with = |after: usize| certificate(code, (start, length, saltus), after).to_string();
        for begun in [after, after + 1, after + length, 2 * after] {
            let theorem = check(&with(begun)).unwrap_or_else(|why| panic!("{code} {begun}: {why}"));
            assert_eq!(theorem.method, PeriodMethod::Growing, "{code}");
            assert_eq!((theorem.computed, theorem.moves.code().as_deref()), (begun, Some(code)));
        }
        assert!(check(&with(after - 1)).is_err(), "{code}");
        let values = values(code, 4 * after + 100);
        for heap in start..values.len() - length {
            assert_eq!(values[heap + length], values[heap] + saltus, "{code} {heap}");
        }
    }
}

#[test]
fn what_can_be_wrong() {
    for (text, from, to, wanted) in [
        (GROWING, "(after 6)", "(after 1)", PeriodFlaw::Begun),
        (GROWING, "(after 6)", "(after 2)", PeriodFlaw::Begun),
        (GROWING, "(after 6)", "(after 3)", PeriodFlaw::Missed(0)),
        (GROWING, "(repeats 0 1 1)", "(repeats 0 2 2)", PeriodFlaw::Shorter(1)),
        (GROWING, "(repeats 0 1 1)", "(repeats 0 3 3)", PeriodFlaw::Splits),
        (GROWING, "(repeats 0 1 1)", "(repeats 0 1)", PeriodFlaw::Splits),
        (GROWING, "(repeats 0 1 1)", "(repeats 0 1 2)", PeriodFlaw::Differs(0)),
        (GROWING, "(after 6)", "", PeriodFlaw::Splits),
        (GROWING, "(values 0)", "(values 1)", PeriodFlaw::Value(0)),
        (GROWING, "(or (= n (+ i j k 1)) (= n (+ i j k 2)))", "(< (+ i j k) n)", PeriodFlaw::Endless),
        (LARGER, "(after 110)", "(after 102)", PeriodFlaw::Missed(0)),
        (LARGER, "(repeats 29 36 16)", "(repeats 28 36 16)", PeriodFlaw::Differs(28)),
    ] {
        assert!(text.contains(from), "{from}");
        let found = flaw(&text.replace(from, to));
        match (found, wanted) {
            (PeriodFlaw::Missed(_), PeriodFlaw::Missed(_)) => {}
            _ => assert_eq!(found, wanted, "{to}: {text}"),
        }
    }
}

/// 0.F6 follows G(n + 43) = G(n) + 32 from 604 to 1885.
#[test]
fn a_pattern_that_ends_late_is_not_proved() {
    let found = |after: usize| match check(&certificate("0.F6", (604, 43, 32), after).to_string()) {
        Err(Rejection::Period(flaw)) => flaw,
        other => panic!("{after}: {other:?}"),
    };
    assert_eq!(found(1500), PeriodFlaw::Begun);
    assert!(matches!(found(1900), PeriodFlaw::Hit(_) | PeriodFlaw::Missed(_)), "{:?}", found(1900));
    assert_eq!(found(1950), PeriodFlaw::Differs(1886));
}

/// Patterns at the end of the values of few heaps: those that are proved hold of all that are known.
#[test]
fn no_pattern_is_proved_that_later_values_contradict() {
    let mut dice = Dice(29);
    let (mut proved, mut ended, mut open) = (0, 0, 0);
    for _ in 0..oracle::sweep(150, 1500) {
        let code: String = (0..4)
            .map(|place| {
                let digit =
                    if place == 0 { [0, 0, 4, 8, 12][dice.throw(5) as usize] } else { dice.throw(16) };
                let digit = char::from_digit(digit as u32, 16).expect("a digit").to_ascii_uppercase();
                if place == 0 { format!("{digit}.") } else { digit.to_string() }
            })
            .collect();
        let values = values(&code, 260);
        for _ in 0..12 {
            let count = 6 + dice.throw(100) as usize;
            for length in 1..=count / 3 {
                let Some(saltus) = values[count - 1].checked_sub(values[count - 1 - length]) else {
                    continue;
                };
                let alike = |heap: &usize| values[*heap + length] == values[*heap] + saltus;
                let start = count - length - (0..count - length).rev().take_while(alike).count();
                if !saltus.is_power_of_two() || count - start < 2 * length {
                    continue;
                }
                let holds = (start..values.len() - length).all(|heap| alike(&heap));
                match check(&certificate(&code, (start, length, saltus), count).to_string()) {
                    Ok(_) => {
                        assert!(holds, "{code} from {start}: {length}, {saltus}; {count} values");
                        proved += 1;
                    }
                    Err(_) if holds => open += 1,
                    Err(_) => ended += 1,
                }
            }
        }
    }
    assert!(proved > 200 && ended > 200 && open > 20, "{proved} {ended} {open}");
}

/// Both checkers say the same of certificates with mistakes.
#[test]
fn the_second_checker_agrees_on_damaged_certificates() {
    let mut dice = Dice(31);
    let mut texts = vec![GROWING.to_owned(), LARGER.to_owned()];
    let known: Vec<String> = KNOWN[2..7]
        .iter()
        .map(|&(code, period, after)| {
            PeriodCertificate { least: true, ..certificate(code, period, after) }.to_string()
        })
        .collect();
    let all: Vec<&str> = known.iter().map(String::as_str).chain([GROWING, LARGER]).collect();
    while texts.len() < oracle::sweep(3000, 20_000) {
        let text = format!("(period 2){}", damaged(&dice.of(&all)["(period 2)".len()..], &mut dice));
        texts.push(text);
    }
    let folder = std::env::temp_dir().join(format!("bouton-growing-{}", std::process::id()));
    let second = oracle::second_verdicts(&texts, &folder);
    let mut accepted = 0;
    for (text, second) in texts.iter().zip(&second) {
        let first = match check(text) {
            Ok(_) => "accepted",
            Err(why) if why.is_undecided() => "undecided",
            Err(_) => "rejected",
        };
        assert_eq!(first, second, "{text}");
        accepted += usize::from(first == "accepted");
    }
    assert!(accepted > 50, "{accepted}");
}
