//! Periods that grow, against values from the definition.

use heap::{Code, Period, growing, naive};
use oracle::Dice;

/// Start, length, saltus, and the least heap with which the proof can begin.
const KNOWN: [(&str, (usize, usize, u32), usize); 8] = [
    ("0.9C", (28, 36, 16), 103),
    ("0.28", (1, 53, 16), 107),
    ("0.11B", (11, 11, 4), 47),
    ("0.29B", (4, 6, 4), 16),
    ("0.7BB", (5, 1, 1), 18),
    ("0.F8D", (7, 6, 4), 31),
    ("0.FF", (0, 1, 1), 5),
    ("C.18", (6, 8, 4), 18),
];

fn values(code: &str, count: usize) -> Vec<u32> {
    naive::values(&code.parse::<Code>().expect(code).rules(), count)
}

#[test]
fn arithmetic_periods_are_proved_from_few_values() {
    for (code, (start, length, saltus), begins) in KNOWN {
        let rules = code.parse::<Code>().expect(code).rules();
        let (values, period) = (values(code, 2 * begins + length), Period { start, length, saltus });
        for count in begins..values.len() {
            assert_eq!(growing::begins(&rules, &period, &values[..count]), Some(begins), "{code} {count}");
        }
        assert_eq!(growing::begins(&rules, &period, &values[..begins - 1]), None, "{code}");
        let other = Period { length: 2 * length, saltus: 2 * saltus, ..period };
        assert!(growing::begins(&rules, &other, &values).is_some_and(|later| later >= begins), "{code}");
    }
}

/// Patterns at the end of few values: those that are proved hold of all that are known.
#[test]
fn no_pattern_is_proved_that_later_values_contradict() {
    let mut dice = Dice::seeded(37);
    let (mut proved, mut ended, mut open) = (0, 0, 0);
    for _ in 0..oracle::sweep(60, 600) {
        let digit = |number: u64| char::from_digit(number as u32, 16).expect("a digit").to_ascii_uppercase();
        let after: String = (0..3).map(|_| digit(dice.below(16) as u64)).collect();
        let code = format!("{}.{after}", digit([0, 0, 4, 8, 12][dice.below(5)]));
        let rules = code.parse::<Code>().expect("a code").rules();
        let values = naive::values(&rules, 240);
        for count in [10, 17, 26, 38, 55, 80, 110] {
            for length in 1..=count / 3 {
                let Some(saltus) = values[count - 1].checked_sub(values[count - 1 - length]) else {
                    continue;
                };
                let alike = |heap: &usize| values[*heap + length] == values[*heap] + saltus;
                let start = count - length - (0..count - length).rev().take_while(alike).count();
                if saltus == 0 || count - start < 2 * length {
                    continue;
                }
                let holds = (start..values.len() - length).all(|heap| alike(&heap));
                let period = Period { start, length, saltus };
                match growing::begins(&rules, &period, &values[..count]) {
                    Some(begins) => {
                        assert!(holds && begins <= count, "{code}: {period:?} from {count} values");
                        assert!(saltus.is_power_of_two(), "{code}");
                        proved += 1;
                    }
                    None if holds => open += 1,
                    None => ended += 1,
                }
            }
        }
    }
    assert!(proved > 100 && ended > 100 && open > 10, "{proved} {ended} {open}");
}

#[test]
fn a_pattern_that_ends_late_is_not_proved() {
    let code = "0.F6".parse::<Code>().expect("a code");
    let mut sequence = heap::Sequence::new(code.rules());
    sequence.extend(1929);
    let values: Vec<u32> = sequence.values().collect();
    let period = Period { start: 604, length: 43, saltus: 32 };
    assert!((604..1886).all(|heap| values[heap + 43] == values[heap] + 32));
    assert_eq!(growing::begins(&code.rules(), &period, &values), None);
}
