//! Variables of few values: one rule for each.

use crate::catalogue::Shelf;
use crate::compared::{Compared, compare};
use elaborate::{Obstacle, Subject, Unfit, elaborate, places};
use rules::Instance;

fn game(lines: &str) -> (String, Instance) {
    let text = format!("game g\n{lines}\n");
    let parsed = rules::parse(&text, &Shelf);
    let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}: {:?}", parsed.diagnostics));
    (text, ruleset.instantiate(&[], None).expect("no parameters"))
}

/// Kinds of moves in the statement of the only claim.
fn kinds(instance: &Instance) -> Result<usize, Unfit> {
    let subject = Subject { instance, claim: 0, size: None };
    Ok(elaborate(subject, &places(instance), &automata::Meter::ample())?.statement.moves.len())
}

#[test]
fn statements_with_a_rule_for_each_value_are_these_games() {
    for (rule, count) in [
        ("(n) -> (n div k) where 2 <= k <= 9 and n >= 1", 8),
        ("(n) -> (n - n mod k) where k in {2, 3..4} and n mod k >= 1", 3),
        ("(n) -> (k*m) where 1 < k < 4 and k*m < n and m < n", 2),
        ("(n) -> (n - k) where 4 >= k and k >= 1 and k divides n", 4),
        ("(n) -> (n - k*k) where k = 3", 1),
        ("(n) -> (n - d*e) where 1 <= d <= 3 and 2 <= e <= 3", 3),
        ("(n) -> (n div d - e*e) where 1 <= d <= 3 and e < 2 and n > 5", 6),
        // Nothing varies here that needs a rule for each.
        ("(n) -> (n - k) where 1 <= k <= 5", 1),
    ] {
        let (text, instance) = game(&format!("{rule}\nP(n) iff n mod 5 < 2"));
        let mut compared = Compared::default();
        compare(&text, &instance, None, &mut compared);
        assert_eq!((compared.statements, compared.unknown), (1, 0), "{text}");
        assert_eq!(kinds(&instance), Ok(count), "{text}");
    }
}

#[test]
fn what_takes_many_values_stays_an_obstacle() {
    for (rule, obstacle) in [
        ("(n) -> (n div k) where 2 <= k <= 80 and n >= 1", Obstacle::Divisor),
        ("(n) -> (n div k) where 2 <= k and k <= n", Obstacle::Divisor),
        ("(n) -> (n - d*e) where 1 <= d <= n and 1 <= e <= n", Obstacle::Product),
        ("(n) -> (n div d div e) where 2 <= d <= 20 and 2 <= e <= 20", Obstacle::Divisor),
    ] {
        let (text, instance) = game(&format!("{rule}\nP(n) iff n = 0"));
        assert!(matches!(kinds(&instance), Err(Unfit::Obstacle(found, _)) if found == obstacle), "{text}");
    }
}
