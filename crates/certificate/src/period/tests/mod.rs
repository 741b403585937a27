mod heaps;
mod taking;

use super::{PeriodCertificate, PeriodFlaw, Played, Subject, verify_period};
use crate::{Limits, Rejection};
use proptest::prelude::*;

fn verified(text: &str) -> Result<super::PeriodTheorem, Rejection> {
    verify_period(text, &Limits::none())
}

fn code(code: &str, start: usize, length: usize, mask: Option<(u32, bool)>) -> String {
    let subject = Subject::Code(code.into());
    PeriodCertificate { subject, mask, start, length, saltus: 0, after: None, values: vec![] }.to_string()
}

/// Guy and Smith 1956, Winning Ways ch. 4, Austin 1976, Kenyon 1967: code, first heap of the period, period.
const PUBLISHED: [(&str, usize, usize); 36] = [
    ("0.07", 53, 34),
    ("0.137", 52, 34),
    ("0.77", 71, 12),
    ("0.75", 1, 2),
    ("0.12", 1, 4),
    ("0.15", 1, 10),
    ("0.17", 33, 34),
    ("0.26", 1, 4),
    ("0.31", 3, 2),
    ("0.34", 7, 8),
    ("0.44", 143, 24),
    ("0.53", 11, 9),
    ("0.54", 3, 7),
    ("0.57", 1, 4),
    ("0.71", 3, 2),
    ("0.72", 1, 4),
    ("0.017", 15, 60),
    ("0.044", 214, 36),
    ("0.045", 189, 32),
    ("0.051", 48, 48),
    ("0.055", 259, 148),
    ("0.115", 1, 14),
    ("0.116", 139, 96),
    ("0.124", 122, 62),
    ("0.134", 60, 62),
    ("0.152", 2, 48),
    ("0.173", 21, 40),
    ("0.353", 4, 2),
    ("0.373", 2, 28),
    ("0.375", 37, 18),
    ("0.524", 1, 52),
    ("0.156", 3479, 349),
    ("4.005", 31, 79),
    ("4.304", 25, 21),
    ("4.766", 19, 20),
    ("0.45", 498, 20),
];

#[test]
fn published_periods_are_certified_and_nothing_beside_them() {
    for (game, start, length) in PUBLISHED {
        verified(&code(game, start, length, None)).unwrap_or_else(|flaw| panic!("{game}: {flaw:?}"));
        for (start, length) in [(start + 1, length), (start, 2 * length), (start, length + 1)] {
            assert!(verified(&code(game, start, length, None)).is_err(), "{game} {start} {length}");
        }
        if start > 1 {
            assert!(verified(&code(game, start - 1, length, None)).is_err(), "{game}");
        }
    }
}

#[test]
fn a_mask_makes_no_difference() {
    for (game, start, length) in PUBLISHED.into_iter().filter(|game| game.1 < 600) {
        for mask in [(0, false), (0, true), (1, true), (0b11110, false), (0b1011, true), (65535, false)] {
            let text = code(game, start, length, Some(mask));
            assert!(verified(&text).is_ok(), "{text}");
        }
    }
}

#[test]
fn a_long_period_with_its_mask() {
    let theorem =
        verified(&code("0.16", 105351, 149459, Some((0x1e, false)))).expect("Gangolli and Plambeck 1989");
    assert_eq!(theorem.computed, 509_622);
    let parity = verified(&code("0.127", 46578, 4, Some((1, true)))).expect("Gangolli and Plambeck 1989");
    assert_eq!(parity.computed, 93_167);
}

#[test]
fn values_are_certified_with_the_period() {
    let text = "bouton period 1\ncode 0.75\nstart 1\nperiod 2\nvalues 0 1 2\nend\n";
    assert!(verified(text).is_ok());
    let wrong = [
        ("values 0 1 2", "values 0 1 3", PeriodFlaw::Value(2)),
        ("values 0 1 2", "values 0 1", PeriodFlaw::ValueCount(3)),
        ("values 0 1 2", "values 0 1 2 1", PeriodFlaw::ValueCount(3)),
        ("period 2", "period 0", PeriodFlaw::NoLength),
        ("period 2", "period 4", PeriodFlaw::Shorter(2)),
        ("start 1", "start 0", PeriodFlaw::Differs(0)),
        ("start 1", "start 2", PeriodFlaw::Earlier),
        ("code 0.75", "code 0.750", PeriodFlaw::Spelling("0.75".into())),
        ("code 0.75", "code .75", PeriodFlaw::Spelling("0.75".into())),
        ("start 1", "start 900000000", PeriodFlaw::TooLong),
    ];
    for (old, new, flaw) in wrong {
        assert_eq!(verified(&text.replace(old, new)), Err(Rejection::Period(flaw)), "{new}");
    }
}

pub(super) const KAYLES: &str = "bouton period 1
| game kayles
| title en \"Kayles\"
| (n) -> (i) + (j) where i + j = n - 1
| (n) -> (i) + (j) where i + j = n - 2
| value(n) = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7] repeat [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]
claim 1
start 71
period 12
end
";

#[test]
fn rules_of_the_language_and_their_claim() {
    let theorem = verified(KAYLES).expect("the values of Kayles");
    assert_eq!((theorem.played.clone(), theorem.offset), (Played::Code("0.77".into()), 0));
    assert!(theorem.statement.is_some_and(|claim| claim.starts_with("value(n) = [0, 1, 2")));
    let flaw = |old: &str, new: &str| match verified(&KAYLES.replace(old, new)) {
        Err(Rejection::Period(flaw)) => flaw,
        other => panic!("{old} to {new}: {other:?}"),
    };
    assert_eq!(flaw("8, 6, 7] repeat", "8, 6, 6] repeat"), PeriodFlaw::Claim(71));
    assert_eq!(flaw("8, 2, 7]\nclaim", "8, 2, 1]\nclaim"), PeriodFlaw::Claim(83));
    assert_eq!(flaw("n - 2", "n - 4"), PeriodFlaw::Differs(72));
    assert_eq!(flaw("where i + j = n - 2", "where i + j = n - 2 and n >= 9"), PeriodFlaw::NotHeaps);
    assert_eq!(flaw("where i + j = n - 2", "where i + j = n - 2 and i != j"), PeriodFlaw::Unequal);
    assert_eq!(flaw("where i + j = n - 2", "where i + j <= n - 2"), PeriodFlaw::Endless);
    assert!(matches!(verified(&KAYLES.replace("claim 1", "claim 2")), Err(Rejection::NoClaim(2))));
}

#[test]
fn heaps_of_another_size() {
    let text = "bouton period 1
| game g
| (n) -> (i) + (j) where i + j = n - 3
| (n) -> (n - 2)
| (n) -> () where n = 1
start 52
period 34
end
";
    let theorem = verified(text).unwrap_or_else(|flaw| panic!("{flaw:?}"));
    assert_eq!(theorem.played, Played::Code("0.137".into()));
    let couples = "bouton period 1
| game g
| (n) -> (i) + (j) where i + j = n and 2 <= i <= j
start 0
period 1
end
";
    // 0.4 on n - 1 is Dawson's Kayles on n - 2.
    assert_eq!(verified(couples), Err(Rejection::Period(PeriodFlaw::Differs(2))));
    let theorem = verified(&couples.replace("start 0\nperiod 1", "start 54\nperiod 34"));
    let theorem = theorem.unwrap_or_else(|flaw| panic!("{flaw:?}"));
    assert_eq!((theorem.played, theorem.offset), (Played::Code("0.4".into()), 1));
}

#[test]
fn limits_are_honoured() {
    let text = code("0.16", 105351, 149459, None);
    let stopped = verify_period(&text, &Limits::none().with_time(std::time::Duration::ZERO));
    assert!(stopped.is_err_and(|flaw| flaw.is_undecided()));
    let bytes = verify_period(&text, &Limits::none().with_memory(1 << 20));
    assert!(bytes.is_err_and(|flaw| flaw.is_undecided()));
}

/// Nim-values from the definition, splits in three among them.
fn naive(digits: &[u8], count: usize) -> Vec<u32> {
    let mut values: Vec<u32> = vec![];
    for heap in 0..count {
        let mut options = vec![];
        for (taken, &digit) in digits.iter().enumerate() {
            let Some(left) = heap.checked_sub(taken) else { continue };
            if digit & 1 != 0 && left == 0 {
                options.push(0);
            }
            if digit & 2 != 0 && left > 0 {
                options.push(values[left]);
            }
            for a in 1..left {
                if digit & 4 != 0 {
                    options.push(values[a] ^ values[left - a]);
                }
                for b in 1..left - a {
                    if digit & 8 != 0 {
                        options.push(values[a] ^ values[b] ^ values[left - a - b]);
                    }
                }
            }
        }
        values.extend((0..).find(|value| !options.contains(value)));
    }
    values
}

proptest! {
    /// Values that come again after a few heaps are rare among random games, so the values themselves are compared.
    #[test]
    fn values_are_those_of_the_definition(
        first in prop::sample::select(vec![0u8, 4, 8, 12]),
        rest in prop::collection::vec(0u8..16, 1..4),
        mask in prop::option::of((0u32..64, any::<bool>())),
    ) {
        let digits = [&[first][..], &rest].concat();
        let count = if digits.iter().any(|digit| digit & 8 != 0) { 40 } else { 150 };
        let moves = crate::Moves::of_digits(&digits).expect("digits");
        let mut values = super::Values::new(&moves, mask);
        values.extend(count, &limits::Meter::new(&Limits::none())).expect("few values");
        let found: Vec<u32> = values.into_inner().into_iter().map(u32::from).collect();
        prop_assert_eq!(found, naive(&digits, count));
    }

    /// Whatever is changed in a certificate, it is rejected or says the same.
    #[test]
    fn no_edit_proves_another_theorem(at in 0usize..KAYLES.len(), byte in 32u8..127) {
        let mut text = KAYLES.as_bytes().to_vec();
        text[at] = byte;
        let text = String::from_utf8(text).expect("plain");
        if let Ok(theorem) = verified(&text) {
            let right = verified(KAYLES).expect("right");
            prop_assert_eq!((theorem.played, theorem.start, theorem.length), (right.played, right.start, right.length));
        }
    }
}
