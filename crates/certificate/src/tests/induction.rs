//! Words are shown to be the naturals where counting them one after the other says so, and only there.

use crate::check::check_by;
use crate::induction::{NumerationFlaw, certify};
use crate::places::Places;
use crate::scheme::{DigitRules, Scheme};
use crate::{Certificate, Limits, Numeration, Rejection, check};

/// All numerations that certificates may have.
fn numerations() -> impl Iterator<Item = Numeration> {
    (2..=10).map(Numeration::Base).chain((1..=9).map(Numeration::Quadratic))
}

/// All words of a length, in the order of the alphabet, in which nothing but a 0 follows one digit.
fn words(radix: u8, closing: Option<u8>, length: u32) -> Vec<Vec<u8>> {
    let all = u64::from(radix).pow(length);
    let digit =
        |code: u64, place: u32| (code / u64::from(radix).pow(length - 1 - place) % u64::from(radix)) as u8;
    let words = (0..all).map(|code| (0..length).map(|place| digit(code, place)).collect::<Vec<u8>>());
    words.filter(|word| word.windows(2).all(|pair| Some(pair[0]) != closing || pair[1] == 0)).collect()
}

#[test]
fn a_word_below_some_thousands_is_worth_its_rank() {
    for numeration in numerations() {
        let (radix, closing) = match numeration {
            Numeration::Base(base) => (base, None),
            Numeration::Quadratic(t) => (t + 1, Some(t)),
        };
        let words = (1..).map(|length| words(radix, closing, length)).find(|words| words.len() >= 4000);
        let words = words.expect("they become more");
        for (rank, word) in words.iter().enumerate() {
            assert_eq!(numeration.scheme().worth(word), Some(rank as i128), "{numeration} {word:?}");
            let plain: Vec<u8> = word.iter().copied().skip_while(|&digit| digit == 0).collect();
            assert_eq!(numeration.scheme().word(rank as i128), Some(plain), "{numeration} {rank}");
        }
    }
}

#[test]
fn all_numerations_are_shown() {
    for numeration in numerations() {
        assert_eq!(certify(&numeration.scheme()), Ok(()), "{numeration}");
    }
}

/// Returns `true` if each word is worth as much as there are words before it, and may have a 0 in front.
fn counts(scheme: &Scheme) -> bool {
    (1..=7).all(|length| {
        let words = words(scheme.radix, scheme.closing, length);
        let mut ranks = (0..).zip(&words);
        ranks.all(|(rank, word)| scheme.worth(word) == Some(rank)) && scheme.closing != Some(0)
    })
}

#[test]
fn what_is_shown_is_what_counts() {
    let (mut shown, mut refused) = (0, 0);
    for radix in 1..=4u8 {
        for closing in std::iter::once(None).chain((0..radix).map(Some)) {
            for times in 0..=5 {
                for before in 0..=3 {
                    let scheme = Scheme { radix, closing, places: Places { times, before } };
                    let right = radix > 1 && counts(&scheme);
                    assert_eq!(certify(&scheme).is_ok(), right, "{scheme:?}");
                    *if right { &mut shown } else { &mut refused } += 1;
                }
            }
        }
    }
    // Bases 2, 3, 4 and the quadratic numerations of 1, 2, 3; and one more is no mistake of theirs.
    assert_eq!((shown, refused), (6, 330));
}

/// Numerations that are wrong, and why.
fn wrong() -> Vec<(Scheme, NumerationFlaw)> {
    let binary = Numeration::Base(2).scheme();
    let zeckendorf = Numeration::Quadratic(1).scheme();
    let silver = Numeration::Quadratic(2).scheme();
    vec![
        // Place values 1, 3, 9, … of binary digits.
        (Scheme { places: Places { times: 3, before: 0 }, ..binary }, NumerationFlaw::Worth),
        // 1, 2, 5, 12, … of Zeckendorf digits, and 1, 2, 3, 5, … of three digits.
        (Scheme { places: Places { times: 2, before: 1 }, ..zeckendorf }, NumerationFlaw::Worth),
        (Scheme { places: Places { times: 1, before: 1 }, ..silver }, NumerationFlaw::Worth),
        // 1, 2, 4, 8, … of Zeckendorf digits.
        (Scheme { places: binary.places, ..zeckendorf }, NumerationFlaw::Worth),
        // Zeckendorf's numeration with 11, and binary digits without.
        (Scheme { closing: None, ..zeckendorf }, NumerationFlaw::Worth),
        (Scheme { closing: Some(1), ..binary }, NumerationFlaw::Worth),
        // After 1, and not 2, comes a 0.
        (Scheme { closing: Some(1), ..silver }, NumerationFlaw::Worth),
        // After 0 comes a 0; and there is no 1.
        (Scheme { closing: Some(0), ..binary }, NumerationFlaw::Zeros),
        (Scheme { radix: 1, ..binary }, NumerationFlaw::Successor),
    ]
}

#[test]
fn wrong_numerations_are_refused() {
    for (scheme, flaw) in wrong() {
        assert_eq!(certify(&scheme), Err(flaw), "{scheme:?}");
    }
}

#[test]
fn a_certificate_counts_only_if_its_numeration_is_shown() {
    let certificate = Certificate::parse(include_str!("../../tests/bash.cert")).expect("it is right");
    let limits = Limits::none();
    assert!(check(&certificate, &limits).is_ok());
    let numeration = certificate.numeration;
    assert_eq!(check_by(&certificate, numeration.scheme(), &limits), check(&certificate, &limits));
    for (scheme, flaw) in wrong() {
        let refused = check_by(&certificate, scheme, &limits);
        assert_eq!(refused, Err(Rejection::Numeration { numeration, flaw }), "{scheme:?}");
    }
}

#[test]
fn a_numeral_has_a_word_only_if_it_is_worth_it() {
    let binary = Numeration::Base(2).scheme();
    let large = 1 << 100;
    assert_eq!(binary.word(large).and_then(|word| binary.worth(&word)), Some(large));
    assert_eq!(binary.word(-1), None);
    // No 11; place values 1, 3, 9, … of two digits; and some that do not rise.
    assert_eq!(Scheme { closing: Some(1), ..binary }.word(3), None);
    assert_eq!(Scheme { places: Places { times: 3, before: 0 }, ..binary }.word(2), None);
    assert_eq!(Scheme { places: Places { times: 1, before: 0 }, ..binary }.word(2), None);
}
