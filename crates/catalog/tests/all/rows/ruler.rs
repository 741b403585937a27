use crate::exhaustive::{Exhausted, Words, big, rows, theory};
use dashu_int::UBig;
use rules::{Convention, Outcome};

/// Turn the coins from one place to another, where there is a head.
fn options(at: &[u64]) -> Vec<Words> {
    let mut all = Vec::new();
    for last in (0..at.len()).filter(|&last| at[last] == 1) {
        for first in 0..=last {
            let turned = |place| (first..=last).contains(&place);
            all.push(at.iter().enumerate().map(|(place, &coin)| coin ^ u64::from(turned(place))).collect());
        }
    }
    all
}

#[test]
fn play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options, |_: &[u64]| Outcome::P);
    let positions = (0..12).flat_map(|length| rows(length, 1));
    rules.valued_rightly_by(&*theory("ruler", &[], Convention::Normal), positions);
}

#[test]
fn long_rows() {
    let theory = theory("ruler", &[], Convention::Normal);
    let mut at = vec![UBig::ZERO; 4096];
    at[4095] = UBig::ONE;
    at[3070] = UBig::ONE;
    assert_eq!(theory.value(&at), Some(UBig::from(4097u32)));
    let found = theory.reaching(&at, &UBig::ZERO, 9).expect("options by value");
    let [after] = &found.first.concat()[..] else { panic!("one run") };
    assert_eq!(theory.value(after), Some(UBig::ZERO));
    assert_eq!(after[4095], UBig::ZERO);
}

#[test]
fn what_is_no_coin_is_left_to_others() {
    let theory = theory("ruler", &[], Convention::Normal);
    assert_eq!(theory.value(&big(&[1, 2, 0])), None);
    assert_eq!(theory.reaching(&big(&[1, 2, 0]), &UBig::ZERO, 9), None);
    let none = theory.reaching(&big(&[1, 1, 0]), &(UBig::ONE << 64), 9).expect("options by value");
    assert_eq!((none.first.len(), none.count), (0, Some(UBig::ZERO)));
    assert!(catalog::theory::theory("ruler", &[], Convention::Misere).is_none());
}
