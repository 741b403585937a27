//! Statements of games whose rows are put in order again after a move.

use crate::catalogue::Shelf;
use crate::compared::{Compared, compare};

#[test]
fn statements_of_rows_that_are_sorted_again_are_these_games() {
    let strict = "position [.., a, b, ..] where a < b\n";
    let loose = "position [.., a, b, ..] where a <= b\n";
    let rules = [
        (
            strict,
            "[.., x, ..] -> [.., y, ..] where y < x and (y = 0 and next_free(0) = 1 or y >= 1 and next_free(y - 1) = y)",
        ),
        (strict, "[.., x, ..] -> [.., next_free(x), ..] where next_free(x) <= 5"),
        (strict, "[.., x, ..] -> [.., next_free(x + 1), ..] where 2*next_free(x + 1) <= 9"),
        (strict, "[x, ..] -> [y, ..] where y < next_free(2*x) and y > 3"),
        (loose, "[.., x, ..] -> [.., y, ..] where y < x"),
        (loose, "[.., a, b, ..] -> [.., a + 2, b - 1, ..]"),
        (loose, "[a, .., b] -> [a + k, .., b - k] where 1 <= k <= 2"),
    ];
    let mut compared = Compared::default();
    for (law, rule) in rules {
        let text = format!("game g\nunordered\n{law}{rule}\nP[x at i, ..] iff xor(x) = 0\n");
        let parsed = rules::parse(&text, &Shelf);
        let ruleset = parsed.ruleset.unwrap_or_else(|| panic!("{text}: {:?}", parsed.diagnostics));
        let instance = ruleset.instantiate(&[], None).expect("a game without parameters");
        for size in 2..=4 {
            compare(&format!("{text} {size}"), &instance, Some(size), &mut compared);
        }
    }
    assert_eq!((compared.statements, compared.unknown), (3 * rules.len(), 0));
    assert!(compared.moves > 500, "{compared:?}");
}
