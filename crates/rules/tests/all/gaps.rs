//! Gaps of rows that are cut off, carried elsewhere and mapped, against the moves written out from the rule.

use dashu_int::UBig;
use rules::{Instance, NoLibrary, Options};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

type Row = Vec<u64>;
type Sum = Vec<Row>;

fn game(rules: &str) -> Instance {
    let parsed = rules::parse(&format!("game g\n{rules}\n"), &NoLibrary);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{rules}: {:?}", parsed.diagnostics));
    ruleset.instantiate(&[], None).expect("there are no parameters")
}

/// The options, in machine words and in unbounded integers.
fn options(game: &Instance, at: &[u64]) -> BTreeSet<Sum> {
    let mut found = Options::new();
    game.options(at, &mut found).expect("the options can be listed");
    let words: BTreeSet<Sum> =
        found.iter().map(|option| option.components().map(<[u64]>::to_vec).collect()).collect();
    let mut big = BTreeSet::new();
    let naturals: Vec<UBig> = at.iter().map(|&word| word.into()).collect();
    game.big_options(&naturals, &mut |_, option| {
        let words = |row: Vec<UBig>| row.iter().map(|n| u64::try_from(n).expect("small")).collect();
        big.insert(option.into_iter().map(words).collect());
        ControlFlow::Continue(())
    })
    .expect("the options can be listed");
    assert_eq!(words, big, "{at:?}");
    words
}

/// All rows of up to `longest` numbers below `below`.
fn rows(longest: usize, below: u64) -> Vec<Row> {
    let mut all: Vec<Row> = vec![vec![]];
    let mut last = all.clone();
    for _ in 0..longest {
        last = last.iter().flat_map(|row| (0..below).map(move |next| [&row[..], &[next]].concat())).collect();
        all.extend(last.iter().cloned());
    }
    all
}

/// Compares the options of a game with those of a rule, on all small rows.
fn compare(rules: &str, rule: impl Fn(&[u64]) -> Vec<Sum>) {
    let game = game(rules);
    let mut moves = 0;
    for row in rows(4, 4) {
        let wanted: BTreeSet<Sum> = rule(&row).into_iter().collect();
        moves += wanted.len();
        assert_eq!(options(&game, &row), wanted, "{rules} at {row:?}");
    }
    assert!(moves > 100, "{rules} has only {moves} moves");
}

/// The places of a row, each with the number there.
fn places(row: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    row.iter().copied().enumerate()
}

/// The row with another number at a place.
fn with(row: &[u64], place: usize, number: u64) -> Row {
    let mut row = row.to_vec();
    row[place] = number;
    row
}

#[test]
fn a_row_is_cut_off_where_gaps_are_left_out() {
    let deletions = |row: &[u64]| {
        let lowered = places(row).flat_map(|(place, x)| (0..x).map(move |y| (place, y)));
        let lowered = lowered.map(|(place, y)| vec![with(row, place, y)]);
        let cut = places(row).filter(|(_, x)| *x == 0).map(|(place, _)| vec![row[..place].to_vec()]);
        lowered.chain(cut).collect()
    };
    compare("[.., x, ..] -> [.., y, ..] where y < x\n[.., 0, ..] -> [..]", deletions);
    // Gaps with names may say the same.
    compare("[a.., x, b..] -> [a.., y, b..] where y < x\n[a.., 0, b..] -> [a..]", deletions);
    compare("[.., x, ..] -> []", |row| places(row).map(|_| vec![vec![]]).collect());
    compare("[.., x, y, ..] -> [.., y]", |row| {
        (1..row.len()).map(|place| vec![[&row[..place - 1], &[row[place]]].concat()]).collect()
    });
}

#[test]
fn gaps_with_names_go_where_they_are_written() {
    compare("[a.., x, b..] -> [b..]", |row| {
        places(row).map(|(place, _)| vec![row[place + 1..].to_vec()]).collect()
    });
    compare("[a.., x, b..] -> [b.., a..] where x >= 1", |row| {
        let full = places(row).filter(|(_, x)| *x >= 1);
        full.map(|(place, _)| vec![[&row[place + 1..], &row[..place]].concat()]).collect()
    });
    compare("[a.., x, b..] -> [a..] + [b..]", |row| {
        let split = |(place, _)| vec![row[..place].to_vec(), row[place + 1..].to_vec()];
        places(row).map(split).collect()
    });
    compare("[a.., x] -> [a.., a..] + 2 of [a..] where x >= 1", |row| match row.split_last() {
        Some((1.., rest)) => vec![vec![[rest, rest].concat(), rest.to_vec(), rest.to_vec()]],
        _ => vec![],
    });
    // Gaps without names are counted among themselves.
    compare("[a.., x, ..] -> [.., a..]", |row| {
        places(row).map(|(place, _)| vec![[&row[place + 1..], &row[..place]].concat()]).collect()
    });
}

#[test]
fn every_number_of_a_gap_is_mapped() {
    compare("[.., x, w..] -> [.., y, min(w, y)..] where y < x", |row| {
        let bites = places(row).flat_map(|(place, x)| (0..x).map(move |y| (place, y)));
        let bitten = |(place, y): (usize, u64)| {
            places(row).map(|(at, w)| if at < place { w } else { w.min(y) }).collect()
        };
        bites.map(|bite| vec![bitten(bite)]).collect()
    });
    // Only if all that is left is natural.
    compare("[w.., x] -> [(w - 1).., x]", |row| {
        let Some((&last, rest)) = row.split_last().filter(|(_, rest)| rest.iter().all(|w| *w >= 1)) else {
            return vec![];
        };
        vec![vec![rest.iter().map(|w| w - 1).chain([last]).collect()]]
    });
    // A variable that nothing else binds runs through all its values.
    compare("[v.., x, w..] -> [v.., (w + k).., (v*v + x)..] where 1 <= k <= x", |row| {
        let ways = places(row).flat_map(|(place, x)| (1..=x).map(move |k| (place, x, k)));
        let after = |(place, x, k): (usize, u64, u64)| {
            let (v, w) = (&row[..place], &row[place + 1..]);
            v.iter().copied().chain(w.iter().map(|w| w + k)).chain(v.iter().map(|v| v * v + x)).collect()
        };
        ways.map(|way| vec![after(way)]).collect()
    });
}

#[test]
fn play_that_cuts_or_lowers_gaps_ends() {
    let ending = [
        "[.., x, ..] -> [.., y, ..] where y < x\n[.., 0, ..] -> [..]",
        "[.., x, w..] -> [.., y, min(w, y)..] where y < x",
        "[a.., x, b..] -> [a..] + [b..]",
        "[x, w..] -> [(w div 2)..]",
        "[x, w..] -> [x - 1, (w mod 3)..]",
        "[x, w..] -> [x - 1, (w - k)..]",
    ];
    for rules in ending {
        assert!(game(rules).terminates(), "{rules}");
    }
    for rules in ["[x, w..] -> [x, (w + 1)..]", "[w.., x] -> [x, w..]", "[w.., x] -> [w.., w.., x]"] {
        assert!(!game(rules).terminates(), "{rules}");
    }
    // With many numbers in the gap, 1 each outweighs x: this ends, but no sum shows it.
    assert!(!game("[x, w..] -> [x - 1, (w + 1)..]").terminates());
}
