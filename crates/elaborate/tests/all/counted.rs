//! Statements of games that count.

use crate::catalogue::Shelf;
use crate::compared::{Compared, compare};

#[test]
fn statements_of_games_that_count_are_these_games() {
    let rules = [
        "(n) -> (m) where m < n and at most 1 d: d >= 2 and d < m and m < 2*d",
        "(n) -> (m) where m < n and at least 2 d: d < m and (d mod 2 = 0 or d = 1)",
        "(n) -> (m) where m < n and exactly 2 d, e: d + e = m and d < e",
        "(n) -> (m) where m < n and count(d: d < m and (exists e: e < 3 and d = 2*e)) != 1",
    ];
    let claims = [
        "P(n) iff exactly 1 j: j < n",
        "P(n) iff at most 2 j, i: j + i = n and j <= i",
        "P(n) iff 3 > count(j: j < n and (forall i: i < j implies 2*i != j)) > 1",
        "N(n) iff exactly 0 j: 2*j = n and at least 2 i: i < j",
        "P(n) iff count(j: j < n) >= 1 - 2 and not count(j: j < n) <= 1 - 2",
    ];
    let mut compared = Compared::default();
    for rule in rules {
        for claim in claims {
            let text = format!("game g\n{rule}\n{claim}\n");
            let parsed = rules::parse(&text, &Shelf);
            let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}: {:?}", parsed.diagnostics));
            let instance = ruleset.instantiate(&[], None).expect("a game without parameters");
            compare(&text, &instance, None, &mut compared);
        }
    }
    assert_eq!((compared.statements, compared.unknown), (rules.len() * claims.len(), 0));
}
