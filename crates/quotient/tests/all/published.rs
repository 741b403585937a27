//! Quotients that have been published: Plambeck, *Taming the wild in impartial combinatorial games* (2005); Plambeck and Siegel,
//! *Misère quotients for impartial games* (2008). Heaps are numbered by their size, from 0 on.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

use super::checked;
use heap::Code;
use kernel_heaps::{Heaps, PeriodCertificate};
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
        let theorem = checked(quotient, &read).1;
        let period = quotient.period().unwrap();
        assert_eq!(theorem.period, Some((period.start, period.length)), "{code}");
        assert_eq!((theorem.moves.code().as_deref(), theorem.order, theorem.lost), (Some(code), order, lost));
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
    let certified = |condition: &str| {
        let moves = format!("(move (i j) (= n (+ i j)) (<= 1 i) (<= i j) {condition} (to i) (to j))");
        let game = PeriodCertificate::parse(&format!("(period 2) (heaps n {moves}) (repeats 0 1)")).unwrap();
        let text = found.quotient.certificate(Heaps { ..game.heaps }, 1).to_string();
        kernel_heaps::check_quotient(&text, kernel_heaps::most())
    };
    let theorem = certified("(not (= n 2))").unwrap();
    let code = theorem.moves.code();
    assert_eq!((code.as_deref(), theorem.offset, theorem.period, theorem.mapped), (Some("0.6"), 1, None, 10));
    assert!(certified("(not (= n 3))").is_err());
}
