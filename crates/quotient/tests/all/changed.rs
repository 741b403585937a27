//! Certificates that have been changed: they prove the same theorem, or nothing.
#![allow(clippy::unwrap_used)] // A test that cannot go on has failed.

use super::checked;
use heap::Code;
use kernel_heaps::{QuotientTheorem, check_quotient, most};
use proptest::prelude::*;
use proptest::sample::Index;
use quotient::{Limits, Sizes, outcomes, search};
use std::sync::LazyLock;

pub(super) static TEXTS: LazyLock<Vec<(String, QuotientTheorem)>> = LazyLock::new(|| {
    let texts = ["0.75", "0.53", "0.123", "0.77", "0.71", "0.34"].into_iter().map(|code| {
        let read: Code = code.parse().unwrap();
        let found = search(&read.rules(), &Sizes::default(), &Limits::none());
        let (text, theorem) = checked(&found.quotient, &read);
        (text, theorem)
    });
    texts.collect()
});

/// A change in a text.
#[derive(Clone, Debug)]
pub(super) enum Edit {
    /// A line is left out.
    Drop(Index),
    /// A line stands twice.
    Double(Index),
    /// A line changes places with another.
    Swap(Index, Index),
    /// A word on a line becomes another number.
    Number(Index, Index, u32),
    /// Two words on a line change places.
    Words(Index, Index, Index),
    /// A byte becomes another.
    Byte(Index, u8),
    /// In a move another amount is taken in the place of 1.
    Amount(Index, u8),
}

pub(super) fn edits() -> impl Strategy<Value = Edit> {
    let place = any::<Index>;
    prop_oneof![
        place().prop_map(Edit::Drop),
        place().prop_map(Edit::Double),
        (place(), place()).prop_map(|(one, other)| Edit::Swap(one, other)),
        (place(), place(), 0u32..45).prop_map(|(line, word, number)| Edit::Number(line, word, number)),
        (place(), place(), place()).prop_map(|(line, one, other)| Edit::Words(line, one, other)),
        (place(), 32u8..127).prop_map(|(byte, to)| Edit::Byte(byte, to)),
        (place(), 0u8..6).prop_map(|(line, to)| Edit::Amount(line, to)),
    ]
}

pub(super) fn changed(text: &str, edit: &Edit) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    let count = lines.len();
    match edit {
        Edit::Drop(line) => drop(lines.remove(line.index(count))),
        Edit::Double(line) => lines.insert(line.index(count), lines[line.index(count)].clone()),
        Edit::Swap(one, other) => lines.swap(one.index(count), other.index(count)),
        Edit::Number(line, word, number) => {
            let line = &mut lines[line.index(count)];
            let mut words: Vec<String> = line.split(' ').map(str::to_string).collect();
            let place = word.index(words.len());
            words[place] = number.to_string();
            *line = words.join(" ");
        }
        Edit::Words(line, one, other) => {
            let line = &mut lines[line.index(count)];
            let mut words: Vec<&str> = line.split(' ').collect();
            let (one, other) = (one.index(words.len()), other.index(words.len()));
            words.swap(one, other);
            *line = words.join(" ");
        }
        Edit::Byte(place, to) => {
            let mut bytes = text.as_bytes().to_vec();
            let place = place.index(bytes.len());
            bytes[place] = *to;
            return String::from_utf8(bytes).unwrap();
        }
        Edit::Amount(line, to) => {
            let moves: Vec<usize> = (0..count).filter(|&line| lines[line].contains("(move")).collect();
            let Some(&line) = moves.get(line.index(moves.len().max(1))) else { return text.to_string() };
            lines[line] = lines[line].replace(" 1))", &format!(" {to}))"));
        }
    }
    lines.join("\n") + "\n"
}

/// Another game may have the same quotient and map: then it is won and lost as the first is.
fn plays_alike(one: &str, other: &str) {
    let rules = |code: &str| code.parse::<Code>().unwrap().rules();
    let (mut first, mut second) = (outcomes(&rules(one)), outcomes(&rules(other)));
    for a in 0..12 {
        for b in 0..=a {
            for c in 0..=b {
                let lost = first.loses(&[a, b, c], usize::MAX);
                assert_eq!(lost, second.loses(&[a, b, c], usize::MAX), "{one} {other} {a} {b} {c}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_same_or_nothing(which in any::<Index>(), edits in prop::collection::vec(edits(), 1..3)) {
        let (text, theorem) = &TEXTS[which.index(TEXTS.len())];
        let other = edits.iter().fold(text.clone(), |text, edit| changed(&text, edit));
        if let Ok(found) = check_quotient(&other, most()) {
            if let (Some(one), Some(other)) = (found.moves.code(), theorem.moves.code())
                && one != other
            {
                plays_alike(&one, &other);
            }
            // More sums, or in another order, are as good. Without its period a theorem is about fewer heaps.
            let period = found.period.or(theorem.period);
            let found = QuotientTheorem { sums: theorem.sums, heaps: theorem.heaps.clone(), moves: theorem.moves.clone(), period, ..found };
            prop_assert_eq!(&found, theorem, "{:?}", edits);
        }
    }
}
