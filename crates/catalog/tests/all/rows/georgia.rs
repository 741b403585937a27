use crate::exhaustive::{Exhausted, Words, big, subsets, theory};
use dashu_int::UBig;
use rules::{Convention, Outcome};

/// One piece to the left, onto a cell between the piece before it and its own.
fn options(at: &[u64]) -> Vec<Words> {
    let mut all = Vec::new();
    for piece in 0..at.len() {
        let fence = if piece == 0 { 0 } else { at[piece - 1] };
        for cell in fence + 1..at[piece] {
            let mut after = at.to_vec();
            after[piece] = cell;
            all.push(after);
        }
    }
    all
}

#[test]
fn play_is_as_the_rules_say() {
    let mut rules = Exhausted::new(options, |_: &[u64]| Outcome::P);
    rules.valued_rightly_by(&*theory("georgia-bob", &[], Convention::Normal), subsets(12));
}

/// The samples of POJ 1704.
#[test]
fn the_contest_s_samples_are_answered() {
    let theory = theory("georgia-bob", &[], Convention::Normal);
    assert_eq!(theory.value(&big(&[1, 2, 3])), Some(UBig::ZERO));
    assert_ne!(theory.value(&big(&[1, 5, 6, 7, 9, 12, 14, 17])), Some(UBig::ZERO));
}

#[test]
fn rows_that_are_no_pieces_on_a_strip_are_left_to_others() {
    let theory = theory("georgia-bob", &[], Convention::Normal);
    for at in [&[0, 3][..], &[3, 3], &[4, 2]] {
        assert_eq!(theory.value(&big(at)), None);
        assert_eq!(theory.reaching(&big(at), &UBig::ZERO, 9), None);
    }
}

#[test]
fn cells_of_a_thousand_digits_are_answered() {
    let theory = theory("georgia-bob", &[], Convention::Normal);
    let huge = UBig::from(10u8).pow(1000);
    let at = [huge.clone(), &huge + UBig::from(4u8)];
    assert_eq!(theory.value(&at), Some(UBig::from(3u8)));
    // The left piece can widen the gap to anything up to where it stands.
    let widest = &huge + UBig::from(2u8);
    let found = theory.reaching(&at, &widest, 9).expect("options by value");
    assert_eq!(found.first, [[[UBig::ONE, &huge + UBig::from(4u8)]]]);
    assert_eq!(theory.reaching(&at, &(widest + UBig::ONE), 9).expect("options by value").first.len(), 0);
}
