use crate::exhaustive::{Exhausted, Words, big, rows, theory};
use dashu_int::UBig;
use rules::{Convention, Outcome};

/// Turn a head, and any one coin to its left or none.
fn options(at: &[u64]) -> Vec<Words> {
    let mut all = Vec::new();
    for head in (0..at.len()).filter(|&head| at[head] == 1) {
        let mut turned = at.to_vec();
        turned[head] = 0;
        for other in 0..head {
            let mut both = turned.clone();
            both[other] = 1 - both[other];
            all.push(both);
        }
        all.push(turned);
    }
    all
}

#[test]
fn play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options, |_: &[u64]| Outcome::P);
    let positions = (0..12).flat_map(|length| rows(length, 1));
    rules.valued_rightly_by(&*theory("coins", &[], Convention::Normal), positions);
}

#[test]
fn what_is_no_coin_is_left_to_others() {
    let theory = theory("coins", &[], Convention::Normal);
    assert_eq!(theory.value(&big(&[1, 2, 0])), None);
    assert_eq!(theory.reaching(&big(&[1, 2, 0]), &UBig::ZERO, 9), None);
    let out_of_reach = UBig::ONE << 64;
    let none = theory.reaching(&big(&[1, 1, 0]), &out_of_reach, 9).expect("options by value");
    assert_eq!((none.first.len(), none.count), (0, Some(UBig::ZERO)));
}
