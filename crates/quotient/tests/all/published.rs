//! Quotients that have been published: Plambeck, *Taming the wild in impartial combinatorial games* (2005); Plambeck and Siegel,
//! *Misère quotients for impartial games* (2008). Heaps are numbered by their size, from 0 on.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

use certificate::verify_quotient;
use heap::Code;
use quotient::{Limits, SearchEnd, Sizes, search};

/// The code, the order of its quotient, how many elements are lost, and the heaps of its generators.
const KNOWN: [(&str, usize, usize, &[usize]); 9] = [
    ("0.3", 2, 1, &[1]),
    ("0.33", 6, 2, &[1, 2]),
    ("0.31", 6, 2, &[1, 2]),
    ("0.75", 8, 2, &[1, 2, 5]),
    ("0.153", 16, 3, &[1, 4, 13, 16, 21]),
    ("0.123", 20, 5, &[1, 3, 8, 9]),
    ("0.152", 34, 6, &[1, 4, 10, 21, 24]),
    ("0.77", 40, 9, &[1, 2, 5, 9, 12, 25, 27]),
    ("0.15", 42, 12, &[1, 6, 14, 18, 20, 23, 27, 29, 30]),
];

#[test]
fn orders() {
    for (code, order, lost, generators) in KNOWN {
        let read: Code = code.parse().unwrap();
        let found = search(&read.rules(), &Sizes::default(), &Limits::none());
        let quotient = &found.quotient;
        assert_eq!(found.ended, SearchEnd::Period, "{code}");
        assert_eq!((quotient.order(), quotient.lost().count()), (order, lost), "{code}");
        assert_eq!(quotient.generators(), generators, "{code}");
        let text = quotient.certificate(&format!("code {code}"));
        let theorem = verify_quotient(&text, &Limits::none());
        let theorem = theorem.unwrap_or_else(|wrong| panic!("{code}: {wrong}"));
        let period = quotient.period().unwrap();
        assert_eq!(theorem.period, Some((period.start, period.length)), "{code}");
        assert_eq!((&*theorem.game, theorem.order, theorem.lost), (code, order, lost));
    }
}

/// The P-portion of misère Kayles, and its map's period of 12 from 71 on (Plambeck and Siegel, section 6).
#[test]
fn kayles() {
    let read: Code = "0.77".parse().unwrap();
    let quotient = search(&read.rules(), &Sizes::default(), &Limits::none()).quotient;
    let period = quotient.period().unwrap();
    assert_eq!((period.start, period.length), (71, 12));
    let mut lost = quotient.presentation().lost;
    lost.sort();
    let mut published = ["a", "b²", "ac", "ac²", "d", "ad²", "e", "ade", "adf"];
    published.sort();
    assert_eq!(lost, published);
}

/// Couples Are Forever: 0.6 with a stone more in every heap.
#[test]
fn a_game_of_the_language() {
    let officers: Code = "0.6".parse().unwrap();
    let found = search(&officers.rules(), &Sizes { heaps: 9, ..Sizes::default() }, &Limits::none());
    assert_eq!((found.ended, found.quotient.map().len()), (SearchEnd::Heaps, 9));
    let text = found
        .quotient
        .certificate("| game couples\n| (n) -> (i) + (j) where i + j = n and 1 <= i <= j and n != 2");
    let theorem = verify_quotient(&text, &Limits::none()).unwrap();
    assert_eq!((&*theorem.code, theorem.offset, theorem.period, theorem.heaps), ("0.6", 1, None, 9));
    let other = text.replace("n != 2", "n != 3");
    assert!(verify_quotient(&other, &Limits::none()).is_err());
}
